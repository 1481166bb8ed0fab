//! What a text says, and what it can't say.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::{Options, Table};

use crate::strange::check_rules;
use crate::text;

/// A position of two players with the frozen deck.
const EXAMPLE: &str = "turn 12; holder 2; phase unused; tray R4 K2; returning die B3; owes 2; 1a 3g B5 K2 -; \
    1b choice; 2a 3b - B4 -; 2b 4d - - - -; sways 1a2 0:20.100; took 1 1, 2 2; passed 2; row 2c . 3a 1a 4b; refill 2; \
    deck 9; fuses 3; points 3; defused 2: 1b 2e; activated 2: R 4; began 0:05";

fn two(layout: Layout, steady_hands: bool) -> Table {
    let deck = include_str!("../../../../decks/test/fuse.deck");
    let options = Options {
        layout,
        steady_hands,
        deck: deck.parse().expect("the test deck"),
        ..Options::new(2)
    };
    Fuse::table(options).expect("good options")
}

#[test]
fn a_position_is_what_it_says() {
    let table = two(Layout::Standard, true);
    let state = Fuse::parse_position(&table, EXAMPLE).expect("a position");
    assert_eq!(Fuse::position_text(&table, &state), EXAMPLE);
    assert_eq!((state.turn, state.holder), (12, Seat(1)));
    assert_eq!(
        state.bag.len(),
        25 - 2 - 1 - 3,
        "tray, rolled again, on cards"
    );
    assert_eq!(state.rolled_again, "B3".parse().ok());
    assert_eq!(state.slots[0].sways, Some((1, Time(20_100))));
    assert_eq!(state.took, [1, 2, 0, 0, 0]);
    assert_eq!((state.row[1], state.refills), (None, 0b10));
    assert_eq!((state.deck, state.deck_fuses), (9, 3));
    assert_eq!(
        state.unseen.len(),
        49 - 3 - 4 - 2,
        "held, row, defused; no sixes"
    );
    assert_eq!(state.unseen_fuses.count_ones(), 9);
    assert_eq!(
        state.draws,
        3 + 4 + 2 - 4 + 2,
        "held, row, defused, not dealt; fuse cards"
    );
    assert_eq!((state.points, state.defused, state.activated), (3, 2, 2));
}

/// With something of the example written differently.
fn with(from: &str, to: &str) -> String {
    assert!(EXAMPLE.contains(from), "{from}");
    EXAMPLE.replacen(from, to, 1)
}

#[test]
fn what_is_not_usual_can_be_said() {
    let table = two(Layout::Standard, true);
    for (from, to) in [
        ("row", "bag none; row"),
        ("row", "bag 4 R, 1 K; row"),
        ("points", "draws 0; points"),
        ("points", "draws 65535; points"),
        ("defused 2:", "defused 0:"),
        ("defused 2: 1b 2e", "defused 9"),
        ("activated 2: R 4", "activated 2"),
        ("deck 9", "deck 9; deck 1 2 3 4 0 0"),
        ("tray R4 K2; ", ""),
        ("; 1b choice", ""),
        ("- B4 -", "B4 B4 B4"),
        ("took 1 1, 2 2", "took 1 255"),
        ("0:05", "0:05; won 60000:59.999"),
    ] {
        let text = with(from, to);
        let state = Fuse::parse_position(&table, &text);
        let state = state.unwrap_or_else(|| panic!("{to}: no position"));
        assert_eq!(Fuse::position_text(&table, &state), text);
        check_rules(&table, state, &mut Numbers::new(1));
    }
}

#[test]
fn the_deck_is_made_up_only_when_it_can_be() {
    let table = two(Layout::Stacks(Composition::AfterTheDeal), false);
    let composing = "turn 0; holder 1; phase composing; 1a 3b - - -; 2b 1a - - - -; fuses 11";
    assert!(Fuse::parse_position(&table, composing).is_some());
    let chosen = two(Layout::Standard, false);
    assert_eq!(Fuse::parse_position(&chosen, composing), None);
    for (from, to) in [
        ("composing;", "composing; tray R1;"),
        ("fuses", "row 1b; fuses"),
        ("fuses", "deck 1; fuses"),
        ("fuses", "deck 0 0 1 0 0 0; fuses"),
    ] {
        let text = composing.replace(from, to);
        assert_eq!(Fuse::parse_position(&table, &text), None, "{text}");
    }
}

/// Late in a game fewer cards are unseen than defused.
#[test]
fn the_shorter_list_of_cards_is_written() {
    let table = two(Layout::Standard, true);
    let late = with("defused 2: 1b 2e", "defused 38; unseen 1b 2e").replace("deck 9", "deck 2");
    let late = late.replace("activated 2: R 4", "activated 10; unseen-fuses B");
    let late = late.replace("fuses 3", "fuses 1");
    let state = Fuse::parse_position(&table, &late).expect("a position");
    assert_eq!((state.unseen.len(), state.unseen_fuses), (2, 0b10));
    for (from, to) in [
        ("unseen 1b", "unseen 3b"),
        ("unseen 1b 2e", "unseen 2e 6a"),
        ("unseen 1b", "unseen"),
        ("unseen-fuses B", "unseen-fuses"),
        ("unseen-fuses B", "unseen-fuses 7"),
    ] {
        let text = late.replace(from, to);
        assert_eq!(Fuse::parse_position(&table, &text), None, "{text}");
    }
}

/// A card that nobody has seen, and yet it lies there: no list of cards could tell it.
#[test]
fn an_impossible_position_is_not_read_as_another() {
    let table = two(Layout::Standard, true);
    let mut state = Fuse::parse_position(&table, EXAMPLE).expect("a position");
    let unseen = state.unseen.iter().next().expect("a card");
    state.put(&table, 1, unseen, Filling::EMPTY);
    let text = text(&table, &state);
    assert_eq!(Fuse::parse_position(&table, &text), None, "{text}");
}

/// The die that must be last sways, and a fuse card takes one away that had to lie before it.
#[test]
fn order_counts_as_far_as_it_lasts() {
    let mut table = two(Layout::Standard, true).options().clone();
    let deck = format!(
        "{}tower 2: wall R, B / last #, G\nfirst 2: first R, #, #\n",
        table.deck
    );
    table.deck = deck.parse().expect("a deck");
    let table = Fuse::table(table).expect("good options");
    let text = "turn 3; holder 1; phase distributing; tray K1; 1a tower R1 B2 Y3 G4; 2a choice; \
        sways 1a3 0:01; row 3b 3c; fuses 1; activated 10; unseen-fuses G";
    let mut state = Fuse::parse_position(&table, text).expect("a position");
    let action = Fuse::parse_action(&table, "choose 3b").expect("an action");
    let (now, mut chance) = (Time(1500), Seeded::from_number(1));
    let result = Fuse::act(
        &table,
        &mut state,
        Seat(1),
        action,
        now,
        &mut chance,
        &mut (),
    );
    assert_eq!(result, Ok(()));
    let text = Fuse::position_text(&table, &state);
    assert!(text.contains("1a tower R1 B2 Y3 -"), "{text}");
    assert_eq!(Fuse::parse_position(&table, &text), Some(state), "{text}");
    for (dice, could_be) in [("R1 - -", true), ("R1 - B2", true), ("- - B2", false)] {
        let text = format!("turn 1; holder 1; phase rolling; 1a first {dice}");
        assert_eq!(
            Fuse::parse_position(&table, &text).is_some(),
            could_be,
            "{dice}"
        );
    }
}

#[test]
fn anything_else_is_no_position() {
    let table = two(Layout::Standard, true);
    for (from, to) in [
        // Not as it would be printed.
        ("turn 12; ", ""),
        ("turn 12", "turn 012"),
        ("turn 12", "turn +12"),
        ("turn 12", "turn  12"),
        ("turn 12", " turn 12"),
        ("turn 12", "Turn 12"),
        ("turn 12;", "turn 12"),
        ("turn 12;", "turn 12,"),
        ("turn 12", "turn 12; turn 12"),
        ("turn 12", "turn 4294967296"),
        ("turn 12; holder 2", "holder 2; turn 12"),
        ("0:05", "0:05; "),
        ("0:05", "0:05\n"),
        ("0:05", "0:05; hello"),
        ("0:05", "0:05.0"),
        ("0:05", "0:00"),
        ("R4 K2", "K2 R4"),
        ("1 1, 2 2", "2 2, 1 1"),
        ("1 1, 2 2", "1 0, 2 2"),
        ("passed 2", "passed"),
        ("4b;", "4b .;"),
        ("row", "bag 4 R, 2 B, 5 G, 5 Y, 3 K; row"),
        ("points", "draws 7; points"),
        ("points 3", "points 0"),
        ("defused 2: 1b 2e", "defused 2 1b 2e"),
        ("defused 2: 1b 2e", "defused 2: 2e 1b"),
        ("defused 2: 1b 2e", "defused 2:"),
        // Not at this table.
        ("holder 2", "holder 3"),
        ("holder 2", "holder 0"),
        ("owes 2", "owes 2 3"),
        ("1 1, 2 2", "1 1, 3 1"),
        ("passed 2", "passed 2 6"),
        ("1b choice", "1b nothing"),
        ("1b choice", "1c choice"),
        ("2b 4d", "3a 4d"),
        ("2b 4d", "2b 9z"),
        ("2c .", "2c 9z"),
        ("refill 2", "refill 7"),
        ("refill 2", "refill 0"),
        ("4b;", "4b 4c 4e;"),
        ("4b;", "4b 4c 4e 4f 4g;"),
        ("R4 K2", "R4 Y/K2"),
        ("R4 K2", "R4 K7"),
        ("R4 K2", "R1 R2 R3 R4 R5 K2"),
        ("activated 2: R 4", "activated 2: R 7"),
        ("activated 2: R 4", "activated 2: R R.2"),
        ("took 1 1", "took 1 256"),
        ("points 3", "points 65536"),
        // What can't lie like this.
        ("phase unused", "phase sleeping"),
        ("phase unused", "phase rolling"),
        ("phase unused", "phase composing"),
        ("R4 K2", "B1 B1 B1"),
        ("row", "bag 6 R; row"),
        ("row", "bag 1 Y/K; row"),
        ("row", "bag 255 R, 255 B; row"),
        ("die B3", "die B7"),
        ("die B3", "card B3"),
        ("returning die B3; ", ""),
        ("returning die B3", "returning fuse 7"),
        ("owes 2", "owes 1 2"),
        ("1a 3g B5 K2 -", "1a 3g B5 R2 -"),
        ("1a 3g B5 K2 -", "1a 3g - K2 -"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2 - -"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2 - R1"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2 - - - - R1 - R1"),
        ("- B4 -", "B3 B4 -"),
        ("2a 3b - B4 -", "2a 4d - B4 - -"),
        ("1a2", "1a1"),
        ("1a2", "1a3"),
        ("1a2", "1b1"),
        ("1a2", "2a2"),
        ("row 2c", "row 3b"),
        ("row 2c", "row 3a"),
        ("refill 2", "refill 1 2"),
        ("deck 9", "deck 41"),
        ("deck 9", "deck 255"),
        ("deck 9", "deck 0 0 0 0 0 1"),
        ("deck 9", "deck 11 0 0 0 0 0"),
        ("fuses 3", "fuses 10"),
        ("1b 2e", "1b 3b"),
        ("1b 2e", "1b 6a"),
        ("defused 2: 1b 2e", "defused 2; unseen 1b 2e 3b"),
        ("defused 2: 1b 2e", "defused 2; unseen 1b 2e 6a"),
        ("defused 2: 1b 2e", "defused 2; unseen"),
        ("0:05", "0:05; won 99999:00"),
        ("0:05", "0:05; turn 2"),
    ] {
        let text = with(from, to);
        assert_eq!(Fuse::parse_position(&table, &text), None, "{from}: {to}");
    }
    let still = two(Layout::Standard, false);
    assert_eq!(Fuse::parse_position(&still, EXAMPLE), None, "nothing sways");
    let without = with("sways 1a2 0:20.100; ", "");
    assert!(Fuse::parse_position(&still, &without).is_some());
    for text in [
        "",
        ";",
        "; ",
        "turn",
        " ",
        "\n",
        "hello",
        "turn 1; holder 1",
        "é; ü",
    ] {
        assert_eq!(Fuse::parse_position(&table, text), None, "{text:?}");
    }
}
