//! What a text says, and what it can't say.

use klaxon_core::chance::Seeded;
use klaxon_core::position::{parse_position, position_text};
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::slot::{Held, SlotId, SpaceId};
use klaxon_fuse::game::{Options, State, Table};

use super::strange::check_rules;
use crate::by_hand::{flaws, said, try_changed};

/// A position of two players with the frozen deck.
const EXAMPLE: &str = "turn 12; holder 2; phase unused; tray R4 K2; returning die B3 owes 2; 1a 3g B5 K2 -; \
    1b choice; 2a 3b - B4 -; 2b 4d - - - -; sways 1a2 0:20.100; took 1 1, 2 2; passed 2; row 2c . 3a 1a 4b; refill 2; \
    deck 9; fuses 3; points 3; defused 2; gone 1b 2e; activated 2; gone-fuses R 4; began 0:05";

fn two(layout: Layout, steady_hands: bool) -> Table {
    let deck = include_str!("../../../../../decks/test/fuse.deck");
    let options = Options {
        layout,
        steady_hands,
        deck: Some(deck.parse().expect("the test deck")),
        ..Options::new(2)
    };
    Fuse::table(options).expect("good options")
}

#[test]
fn a_position_is_what_it_says() {
    let table = two(Layout::Standard, true);
    let state: State = said(&table, EXAMPLE);
    assert_eq!(position_text::<Fuse>(&table, &state), EXAMPLE);
    assert_eq!((state.turn, state.holder), (12, Seat(1)));
    assert_eq!(
        state.bag.len(),
        25 - 2 - 1 - 3,
        "tray, rolled again, on cards"
    );
    assert_eq!(state.rolled_again, "B3".parse().ok());
    assert_eq!(
        state.slot(SlotId(0)).sways,
        Some((SpaceId(1), Time(20_100)))
    );
    assert_eq!(state.took, [1, 2, 0, 0, 0, 0, 0, 0, 0]);
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
        ("defused 2; ", ""),
        ("defused 2; gone 1b 2e", "defused 9"),
        ("activated 2; gone-fuses R 4", "activated 2"),
        ("owes 2", "owes 2; rolled-again none"),
        ("owes 2", "owes 2; rolled-again B4"),
        ("deck 9", "deck 9 1 2 3 4 0 0"),
        ("tray R4 K2; ", ""),
        ("; 1b choice", ""),
        ("took 1 1, 2 2", "took 1 255"),
        ("0:05", "0:05; end won 60000:59.999"),
    ] {
        let text = with(from, to);
        let state: State = said(&table, &text);
        assert_eq!(position_text::<Fuse>(&table, &state), text);
        check_rules(&table, state, &mut Numbers::new(1));
    }
}

#[test]
fn the_deck_is_made_up_only_when_it_can_be() {
    let table = two(Layout::Stacks(Composition::AfterTheDeal), false);
    let composing = "turn 0; holder 1; phase composing; 1a 3b - - -; 2b 1a - - - -; fuses 11";
    assert_eq!(flaws::<Fuse>(&table, composing), None);
    let chosen = two(Layout::Standard, false);
    let wrong_phase = Some(vec!["position-phase"]);
    assert_eq!(flaws::<Fuse>(&chosen, composing), wrong_phase);
    for (from, to) in [
        ("composing;", "composing; tray R1;"),
        ("fuses", "row 1b; fuses"),
        ("fuses", "deck 1; fuses"),
        ("fuses", "deck 0 0 1 0 0 0; fuses"),
    ] {
        let text = composing.replace(from, to);
        assert_eq!(flaws::<Fuse>(&table, &text), wrong_phase, "{text}");
    }
}

/// Late in a game most cards are gone, and few are left to come.
#[test]
fn what_is_gone_is_said_by_name() {
    let table = two(Layout::Standard, true);
    let state: State = said(&table, EXAMPLE);
    let gone = state.unseen.iter().skip(2);
    let gone = gone.filter_map(|card| Some(table.card(card)?.id.as_str()));
    let gone: Vec<&str> = gone.collect();
    let gone = gone.join(" ");
    let late = with("deck 9", "deck 2").replace("gone 1b 2e", &format!("gone {gone}"));
    let late = late.replace("gone-fuses R 4", "gone-fuses R G Y K 1 2 3 4 5 6");
    let late = late.replace("fuses 3", "fuses 1");
    let state: State = said(&table, &late);
    assert_eq!((state.unseen.len(), state.unseen_fuses), (4, 0b10));
    for (from, to, flaw) in [
        ("deck 2", "deck 5", "position-deck"),
        ("fuses 1", "fuses 2", "position-fuses"),
        ("gone-fuses R", "gone-fuses R 7", "scenario-no-such-card"),
        ("gone ", "gone 9z ", "scenario-no-such-card"),
        ("gone ", "gone 3b ", "position-form"),
        ("gone ", "gone 6a ", "position-form"),
    ] {
        let text = late.replacen(from, to, 1);
        assert_eq!(flaws::<Fuse>(&table, &text), Some(vec![flaw]), "{text}");
    }
}

/// A card that nobody has seen, and yet it lies there: no list of cards could tell it.
#[test]
fn an_impossible_position_is_none() {
    let table = two(Layout::Standard, true);
    let state: State = said(&table, EXAMPLE);
    let unseen = state.unseen.iter().next().expect("a card");
    let impossible = try_changed(&table, &state, |parts| {
        parts.slots[1].card = Held::Card(unseen);
    });
    let flaws = impossible.expect_err("no position");
    assert_eq!(flaws[0].key, "position-deck");
}

/// A card may have any name, also one that says something else of a position.
#[test]
fn a_card_may_be_called_none() {
    let mut options = two(Layout::Standard, false).options().clone();
    let deck = options.deck.as_ref().expect("the test deck");
    let deck = format!("{deck}choice 2: R, B, ?\nnothing 2: R, G, ?\nnone 2: R, Y, ?\n");
    options.deck = Some(deck.parse().expect("a deck"));
    let table = Fuse::table(options).expect("good options");
    for cards in [
        "1a choice - - -; 1b choice; 2a nothing R1 - -; 2b none - - -; row 3b",
        "1a choice; 2a nothing - - -; row none",
        "1a choice; row none choice 3b",
        "1a choice; row 3b; gone none",
        "1a choice; row 3b; gone choice nothing none",
    ] {
        let text = format!("turn 1; holder 1; phase rolling; {cards}");
        assert_eq!(flaws::<Fuse>(&table, &text), None, "{text}");
    }
}

/// Where cards are defused at once, none lies there complete (F-40), unless its last die sways.
#[test]
fn no_complete_card_lies_there() {
    let table = two(Layout::Standard, true);
    let text = with("- B4 -", "B4 B4 B4");
    let complete = Some(vec!["scenario-complete"]);
    assert_eq!(flaws::<Fuse>(&table, &text), complete);
    let swaying = with("1a 3g B5 K2 -", "1a 3g B5 K2 R1").replace("1a2", "1a3");
    assert_eq!(flaws::<Fuse>(&table, &swaying), None);
    let standing = swaying.replace("sways 1a3 0:20.100; ", "");
    assert_eq!(flaws::<Fuse>(&table, &standing), complete);
}

/// The die that must be last sways, and a fuse card takes one away that had to lie before it.
#[test]
fn order_counts_as_far_as_it_lasts() {
    let mut table = two(Layout::Standard, true).options().clone();
    let deck = table.deck.as_ref().expect("the test deck");
    let deck = format!("{deck}tower 2: wall R, B / last #, G\nfirst 2: first R, #, #\n");
    table.deck = Some(deck.parse().expect("a deck"));
    let table = Fuse::table(table).expect("good options");
    let text = "turn 3; holder 1; phase distributing; tray K1; 1a tower R1 B2 Y3 G4; 2a choice; \
        sways 1a3 0:01; row 3b 3c; fuses 1; activated 10; \
        gone-fuses R B Y K 1 2 3 4 5 6";
    let mut state: State = said(&table, text);
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
    let text = position_text::<Fuse>(&table, &state);
    assert!(text.contains("1a tower R1 B2 Y3 -"), "{text}");
    assert_eq!(parse_position::<Fuse>(&table, &text), Ok(state), "{text}");
    for (dice, flaw) in [
        ("R1 - -", None),
        ("R1 - B2", None),
        ("- - B2", Some(vec!["scenario-wrong-dice"])),
    ] {
        let text = format!("turn 1; holder 1; phase rolling; 1a first {dice}");
        assert_eq!(flaws::<Fuse>(&table, &text), flaw, "{dice}");
    }
}

#[test]
fn anything_else_is_no_position() {
    let table = two(Layout::Standard, true);
    for (from, to, flaw) in [
        // Not as it would be printed.
        ("turn 12; ", "", "position-form"),
        ("turn 12", "turn 012", "scenario-number"),
        ("turn 12", "turn +12", "scenario-number"),
        ("turn 12", "turn  12", "scenario-number"),
        ("turn 12", " turn 12", "scenario-given"),
        ("turn 12", "Turn 12", "scenario-given"),
        ("turn 12;", "turn 12", "scenario-number"),
        ("turn 12;", "turn 12,", "scenario-number"),
        ("turn 12", "turn 12; turn 12", "position-twice"),
        ("turn 12", "turn 4294967296", "scenario-number"),
        ("turn 12; holder 2", "holder 2; turn 12", "position-form"),
        ("0:05", "0:05; ", "scenario-given"),
        ("0:05", "0:05\n", "position-value"),
        ("0:05", "0:05; hello", "scenario-given"),
        ("0:05", "0:05.0", "position-form"),
        ("0:05", "0:00", "position-form"),
        ("R4 K2", "K2 R4", "position-form"),
        ("1 1, 2 2", "2 2, 1 1", "position-form"),
        ("1 1, 2 2", "1 0, 2 2", "position-form"),
        ("passed 2", "passed", "position-form"),
        ("4b;", "4b .;", "position-row-full"),
        ("row", "bag 4 R, 2 B, 5 G, 5 Y, 3 K; row", "position-form"),
        ("points", "draws 7; points", "position-form"),
        ("points 3", "points 0", "position-form"),
        ("defused 2;", "defused 2: 1b 2e;", "scenario-number"),
        ("gone 1b 2e", "gone 2e 1b", "position-form"),
        ("gone 1b 2e", "gone", "position-form"),
        // Not at this table.
        ("holder 2", "holder 3", "scenario-seat"),
        ("holder 2", "holder 0", "scenario-seat"),
        ("owes 2", "owes 2 3", "scenario-seat"),
        ("1 1, 2 2", "1 1, 3 1", "scenario-seat"),
        ("passed 2", "passed 2 6", "scenario-seat"),
        ("1b choice", "1b nothing", "position-form"),
        ("1b choice", "1c choice", "scenario-given"),
        ("2b 4d", "3a 4d", "scenario-given"),
        ("2b 4d", "2b 9z", "scenario-no-such-card"),
        ("2c .", "2c 9z", "scenario-no-such-card"),
        ("refill 2", "refill 7", "position-value"),
        ("refill 2", "refill 0", "position-value"),
        ("4b;", "4b 4c 4e;", "position-row-full"),
        ("4b;", "4b 4c 4e 4f 4g;", "position-row-full"),
        ("R4 K2", "R4 Y/K2", "scenario-no-such-die"),
        ("R4 K2", "R4 K7", "scenario-die"),
        (
            "R4 K2",
            "R1 R1 R1 R1 R1 K1 K1 K1 K1 K1",
            "position-tray-full",
        ),
        ("gone-fuses R 4", "gone-fuses R 7", "scenario-no-such-card"),
        (
            "gone-fuses R 4",
            "gone-fuses R R.2",
            "scenario-no-such-card",
        ),
        ("took 1 1", "took 1 256", "scenario-number"),
        ("points 3", "points 65536", "scenario-number"),
        // What can't lie like this.
        ("phase unused", "phase sleeping", "position-phase"),
        ("phase unused", "phase rolling", "position-phase"),
        ("phase unused", "phase composing", "position-phase"),
        ("R4 K2", "B1 B1 B1", "scenario-no-such-die"),
        ("row", "bag 6 R; row", "position-dice"),
        ("row", "bag 1 Y/K; row", "position-dice"),
        ("row", "bag 255 R, 255 B; row", "position-dice"),
        ("die B3", "die B7", "scenario-die"),
        ("die B3", "card B3", "position-value"),
        ("returning die B3 owes 2", "owes 2", "scenario-given"),
        ("returning die B3", "returning fuse 7", "position-value"),
        ("owes 2", "owes 1 2", "position-owes-nothing"),
        ("1a 3g B5 K2 -", "1a 3g B5 R2 -", "scenario-wrong-dice"),
        ("1a 3g B5 K2 -", "1a 3g - K2 -", "scenario-wrong-dice"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2", "position-form"),
        ("1a 3g B5 K2 -", "1a 3g B5 K2 - -", "scenario-too-many-dice"),
        (
            "1a 3g B5 K2 -",
            "1a 3g B5 K2 - R1",
            "scenario-too-many-dice",
        ),
        (
            "1a 3g B5 K2 -",
            "1a 3g B5 K2 - - - - R1 - R1",
            "scenario-too-many-dice",
        ),
        ("- B4 -", "B3 B4 -", "scenario-wrong-dice"),
        ("2a 3b - B4 -", "2a 4d - B4 - -", "scenario-card-twice"),
        ("1a2", "1a1", "position-sways"),
        ("1a2", "1a3", "position-sways"),
        ("1a2", "1b1", "position-sways"),
        ("1a2", "2a2", "position-sways"),
        ("row 2c", "row 3b", "scenario-card-twice"),
        ("row 2c", "row 3a", "scenario-card-twice"),
        ("refill 2", "refill 1 2", "position-refill"),
        ("deck 9", "deck 41", "position-deck"),
        ("deck 9", "deck 255", "position-deck"),
        ("deck 9", "deck 0 0 0 0 0 1", "position-deck"),
        ("deck 9", "deck 11 0 0 0 0 0", "position-deck"),
        ("fuses 3", "fuses 10", "position-fuses"),
        ("1b 2e", "1b 3b", "position-form"),
        ("1b 2e", "1b 6a", "position-form"),
        ("gone 1b 2e", "gone 1b 2e; unseen 3b", "scenario-given"),
        ("owes 2", "owes 2; rolled-again B3", "position-form"),
        ("owes 2", "owes 2; rolled-again B7", "scenario-die"),
        ("0:05", "0:05; end won 99999:00", "position-value"),
        ("0:05", "0:05; turn 2", "position-form"),
    ] {
        let text = with(from, to);
        assert_eq!(
            flaws::<Fuse>(&table, &text),
            Some(vec![flaw]),
            "{from}: {to}"
        );
    }
    let still = two(Layout::Standard, false);
    let nothing_sways = Some(vec!["position-sways"]);
    assert_eq!(flaws::<Fuse>(&still, EXAMPLE), nothing_sways);
    let without = with("sways 1a2 0:20.100; ", "");
    assert_eq!(flaws::<Fuse>(&still, &without), None);
    let unknown = "scenario-given";
    for (text, expected) in [
        ("", vec![unknown]),
        (";", vec![unknown]),
        ("; ", vec![unknown, "position-twice", unknown]),
        ("turn", vec!["scenario-number"]),
        (" ", vec![unknown]),
        ("\n", vec![unknown]),
        ("hello", vec![unknown]),
        ("turn 1; holder 1", vec!["position-form"]),
        ("é; ü", vec![unknown, unknown]),
    ] {
        assert_eq!(flaws::<Fuse>(&table, text), Some(expected), "{text:?}");
    }
}

/// Everything that is wrong is told at once.
#[test]
fn all_flaws_are_told_together() {
    let table = two(Layout::Standard, true);
    let unread = with("turn 12", "turn x").replace("phase unused", "phase sleeping");
    let both = Some(vec!["scenario-number", "position-phase"]);
    assert_eq!(flaws::<Fuse>(&table, &unread), both);
    let wrong = with("deck 9", "deck 41").replace("fuses 3", "fuses 10");
    let wrong = wrong.replace("B5 K2 -", "B5 R2 -");
    let all = Some(vec![
        "scenario-wrong-dice",
        "position-deck",
        "position-fuses",
    ]);
    assert_eq!(flaws::<Fuse>(&table, &wrong), all);
}

/// The die that sways falls while its owner owes a die: there is none to return any more (F-42).
#[test]
fn who_has_nothing_left_to_return_is_excused() {
    let table = two(Layout::Standard, true);
    let text = "turn 3; holder 1; phase distributing; tray K1; returning fuse K owes 1 2; 1a 3g B5 K2 -; 2a 3b K4 K4 -; \
        2b 3c - - -; sways 1a2 0:01; deck 9";
    let mut state: State = said(&table, text);
    let mut events = Vec::new();
    let (now, mut chance) = (Time(2500), Seeded::from_number(1));
    Fuse::tick(&table, &mut state, now, &mut chance, &mut events);
    let told = events.iter().map(|event| Fuse::event_text(&table, event));
    assert_eq!(told.collect::<Vec<_>>(), ["toppled 1a", "excused 1"]);
    let text = position_text::<Fuse>(&table, &state);
    assert!(text.contains("returning fuse K owes 2; "), "{text}");
}
