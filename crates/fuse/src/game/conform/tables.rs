//! The set-ups that the conformance kit plays: every ruleset, every number of players, every difficulty, with all other
//! options mixed in.

use klaxon_core::chance::Seeded;
use klaxon_core::position::parse_position;
use klaxon_core::{Game, Seat, Seats, Time};

use crate::card::{Card, Filling};
use crate::deck::Deck;
use crate::face::Face;
use crate::game::card_id::CardId;
use crate::game::edition::Edition;
use crate::game::options::{Composition, Difficulty, Layout, Mistakes};
use crate::game::ruleset::{FuseCards, Ruleset, Source};
use crate::game::slot::Held;
use crate::game::state::{Cause, Phase, Returning};
use crate::game::{Engine, Options, Setup, State, Table};
use crate::role::Role;

/// A table for each ruleset of this size, each number of players and each difficulty; more of them for the two games as
/// they come in their boxes.
pub(super) fn tables<E: Edition>() -> Vec<Table> {
    let mut tables = Vec::new();
    for rules in Ruleset::all().filter(|rules| E::suits(*rules)) {
        for players in rules.players() {
            for (i, difficulty) in Difficulty::ALL.into_iter().enumerate() {
                let mixes = match rules {
                    Ruleset::FUSE => 3,
                    Ruleset::COUNTDOWN if difficulty.is_advanced() => 5,
                    _ => 1,
                };
                for j in 0..mixes {
                    let mix = players + 2 * i + 3 * j + rules.to_string().len();
                    tables.extend(table(mixed(rules, players, difficulty, mix)));
                }
                if rules == Ruleset::FUSE {
                    tables.extend(table(composed(players, difficulty, i)));
                }
            }
        }
    }
    tables
}

fn table(options: Options) -> Option<Table> {
    let table = Table::new(options);
    debug_assert!(table.is_ok(), "{table:?}");
    table.ok()
}

/// Options that differ from mix to mix.
fn mixed(rules: Ruleset, players: usize, difficulty: Difficulty, mix: usize) -> Options {
    let layouts = [
        Layout::Standard,
        Layout::SingleDeck(Composition::AfterTheDeal),
        Layout::Stacks(Composition::AfterTheDeal),
    ];
    let role = |seat: usize| Some(Role::ALL[(mix + seat) % 7]);
    let named = if rules.roles() { players - mix % 2 } else { 0 };
    let fuse_cards = match rules.fuse_cards() {
        FuseCards::Always => [Some(6), Some(0), None, Some(3)][mix % 4],
        FuseCards::FromExpert if difficulty.is_advanced() => Some(1 + mix % 10),
        FuseCards::FromExpert => None,
    };
    let mut options = Options {
        difficulty,
        layout: match rules.can_compose() {
            true => layouts[mix % 3],
            false => Layout::Standard,
        },
        sixes: rules.has_sixes_to_leave_out() && mix.is_multiple_of(2),
        fuse_cards,
        mistakes: [Mistakes::Refused, Mistakes::Penalised][mix / 2 % 2],
        steady_hands: mix.is_multiple_of(3),
        clock: (!mix.is_multiple_of(5)).then(|| Time::seconds(600)),
        first: Seat((mix % players) as u8),
        roles: (0..named).map(role).collect(),
        ..Options::of(rules, players)
    };
    if rules.sparks() && mix % 4 == 3 {
        let mut deck = options.deck_in_play();
        // They run out, and are turned over.
        deck.sparks.truncate(5);
        options.deck = Some(deck);
    } else if rules == Ruleset::FUSE && mix.is_multiple_of(2) {
        options.deck = Some(every_icon());
    } else if rules == Ruleset::FUSE && mix.is_multiple_of(7) {
        let mut deck = Deck::fuse();
        deck.fuse_cards.truncate(1);
        options.fuse_cards = Some(1);
        options.deck = Some(deck);
    }
    options
}

/// FUSE with a deck that was chosen before the deal (F-60).
fn composed(players: usize, difficulty: Difficulty, i: usize) -> Options {
    let bombs = Ruleset::FUSE.deck_size(difficulty, players, 0) as u8;
    // What every deal leaves over: few cheap cards with many players, so more of the dear ones.
    let chosen = Composition::Chosen([2, 2, bombs / 2 - 3, bombs - bombs / 2 - 3, 0, 2]);
    Options {
        difficulty,
        layout: [Layout::SingleDeck(chosen), Layout::Stacks(chosen)][i % 2],
        sixes: true,
        deck: large_deck(),
        ..Options::new(players)
    }
}

/// The deck of FUSE and as many cards again, so that a choice of bombs can be supplied whatever is dealt.
fn large_deck() -> Option<Deck> {
    let mut text = Deck::fuse().to_string();
    for value in [1, 2, 3, 4, 6] {
        for i in 0..12 {
            text += &format!("{value}: stack {value}, {}, K, {}\n", i % 6 + 1, i / 6 + 1);
        }
    }
    text.parse().ok()
}

/// The deck of FUSE, with some cards exchanged for what only Countdown's cards ask for.
fn every_icon() -> Deck {
    let mut deck = Deck::fuse();
    let cards = [
        "1: first R, #, !G",
        "2: R, B, last #",
        "3: wall Y, K, B / R, -, G",
        "4: ziggurat B, 5, 6, Y / R",
        "1: [R3|K5], [2|3]",
    ];
    for (i, text) in cards.into_iter().enumerate() {
        let Ok(card) = text.parse::<Card>() else {
            continue;
        };
        let mut same = deck.bombs.iter_mut().rev();
        let mut same = same
            .by_ref()
            .filter(|bomb| bomb.card.value() == card.value());
        if let Some(bomb) = same.nth(i) {
            bomb.card = card;
        }
    }
    deck
}

/// Two cards, each with the dice on it.
type Cards = [(&'static str, &'static str); 2];

/// Positions that games rarely get to.
pub(super) fn rare<E: Edition>() -> Vec<(Table, State<E>)> {
    let chain = "1: c = c = c = c";
    let stack = "3: stack R, R, R, 5";
    let rare: [(Cards, Option<&str>, &str); 3] = [
        // The green die was placed as a red one. When it is returned, nothing can complete the rest (C-39).
        ([(chain, "R1 G2 G3"), (stack, "R1")], Some("2"), ""),
        ([(stack, "R1 R2"), ("1: R, R", "R3 R4")], Some("R|2"), ""),
        (
            [("2: # + # = #", "K1 K2"), (chain, "R1")],
            None,
            "R2 R5 B2 G1",
        ),
    ];
    let mut positions = Vec::new();
    positions.extend(E::suits(Ruleset::FUSE).then(topples_while_owing).flatten());
    positions.extend(E::suits(Ruleset::FUSE).then(no_fuse_card_left).flatten());
    for rules in [Ruleset::COUNTDOWN, Ruleset::EPIC] {
        if !E::suits(rules) {
            continue;
        }
        for (cards, returning, tray) in rare {
            let players = (*rules.players().start()).max(3);
            let roles = rules == Ruleset::COUNTDOWN;
            let with_roles = roles || returning.is_none();
            positions.extend(
                with_roles
                    .then(|| position(rules, players, cards, returning, tray))
                    .flatten(),
            );
        }
        if rules == Ruleset::EPIC {
            positions.extend(no_spark_left(rules));
        }
    }
    positions
}

/// These cards and dice in front of the first player, who has to return a die, or else these dice to take.
fn position<E: Edition>(
    rules: Ruleset,
    players: usize,
    cards: Cards,
    returning: Option<&str>,
    tray: &str,
) -> Option<(Table, State<E>)> {
    let mut deck = rules.deck(players);
    for (bomb, (card, _)) in deck.bombs.iter_mut().zip(cards) {
        bomb.card = card.parse().ok()?;
    }
    let options = Options {
        deck: Some(deck),
        ..Options::of(rules, players)
    };
    let table = Table::new(options).ok()?;
    let mut setup = dealt::<E>(&table);
    for (slot, (_, dice)) in cards.into_iter().enumerate() {
        let mut filling = Filling::EMPTY;
        for (space, die) in dice.split_whitespace().enumerate() {
            filling.put(space, die.parse().ok()?);
        }
        let held = &mut setup.parts.slots[slot];
        let card = CardId(slot as u8);
        if let Some(old) = held.card() {
            setup.parts.unseen.insert(old);
        }
        held.card = Held::Card(card);
        held.dice = filling;
    }
    for slot in 0..cards.len() as u8 {
        let card = CardId(slot);
        setup.parts.unseen.remove(card);
        let row = setup.parts.row.iter().position(|laid| *laid == Some(card));
        if let Some(place) = row {
            setup.parts.row[place] = None;
        }
        let mut others = setup.parts.slots.as_ref()[cards.len()..].iter();
        if others.any(|held| held.card() == Some(card)) {
            return None;
        }
    }
    for die in tray.split_whitespace() {
        setup.parts.tray.add(die.parse::<Face>().ok()?);
    }
    setup.parts.phase = Phase::Distributing;
    let owing: Seats = [Seat(0)].into_iter().collect();
    setup.parts.returning = match returning {
        Some(fuse) => {
            let cause = Cause::Fuse(fuse.parse().ok()?);
            Some(Returning { cause, owing })
        }
        None => None,
    };
    let state = setup.position(&table);
    debug_assert!(state.is_ok(), "{state:?}");
    Some((table, state.ok()?))
}

/// A player owes one of two dice, and the card on which both lie sways: when it topples they owe none (F-28, F-31).
fn topples_while_owing<E: Edition>() -> Option<(Table, State<E>)> {
    let mut deck = Deck::fuse();
    deck.bombs[0].card = "4: wall R, R / R, R".parse().ok()?;
    let options = Options {
        deck: Some(deck),
        steady_hands: true,
        ..Options::new(3)
    };
    let table = Table::new(options).ok()?;
    let names: Vec<&str> = table
        .deck()
        .bombs
        .iter()
        .map(|bomb| bomb.id.as_str())
        .collect();
    let (id, row) = (names[0], names[1..6].join(" "));
    let text = format!(
        "turn 1; holder 1; phase distributing; tray B1; returning fuse R owes 1; 1a {id} R1 R2 R3 -; sways 1a3 0:00; \
         row {row}; deck 9"
    );
    let state = parse_position::<Engine<E>>(&table, &text);
    debug_assert!(state.is_ok(), "{state:?}");
    Some((table, state.ok()?))
}

/// A player chooses from stacks, and no fuse card is left to reveal (F-62).
fn no_fuse_card_left<E: Edition>() -> Option<(Table, State<E>)> {
    let options = Options {
        layout: Layout::Stacks(Composition::AfterTheDeal),
        ..Options::new(2)
    };
    let table = Table::new(options).ok()?;
    let of_value = |value| {
        let mut bombs = table.deck().bombs.iter();
        bombs.find(|bomb| bomb.card.value() == value)
    };
    let (one, two) = (&of_value(1)?.id, &of_value(2)?.id);
    let text = format!(
        "turn 1; holder 1; phase distributing; tray B1; 1a choice; row {one} {two}; deck 3 3 0 0 0 0"
    );
    let state = parse_position::<Engine<E>>(&table, &text);
    debug_assert!(state.is_ok(), "{state:?}");
    Some((table, state.ok()?))
}

/// A dealt game, of which the bag is what lies nowhere else.
fn dealt<E: Edition>(table: &Table) -> Setup<E> {
    let mut state = Engine::<E>::before(table);
    Engine::<E>::start(table, &mut state, &mut Seeded::from_number(1), &mut ());
    let mut setup = Setup::of(&state);
    setup.bag = None;
    setup.draws = None;
    setup
}

/// A table with two sparks for six players: soon somebody has to return a die instead (C-62).
fn no_spark_left<E: Edition>(rules: Ruleset) -> Option<(Table, State<E>)> {
    debug_assert!(rules.bombs() == Source::Both);
    let mut deck = rules.deck(6);
    deck.sparks.truncate(2);
    let options = Options {
        deck: Some(deck),
        ..Options::of(rules, 6)
    };
    let table = Table::new(options).ok()?;
    let state = dealt::<E>(&table).position(&table).ok()?;
    Some((table, state))
}
