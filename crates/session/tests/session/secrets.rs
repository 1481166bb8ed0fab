//! What a guest may not know is nowhere in what they hold: not in the events that they heard, and not in their idea of
//! the game, whoever's eyes it is looked at with.

use klaxon_core::{Seat, Viewer};
use klaxon_room::{Command, Phase};
use klaxon_session::News;

use crate::world::{FIRST, SECOND, World, act, legal, playing};

/// The words of cards in the notation of the bomb-planter game.
const CARDS: [&str; 9] = [
    "3",
    "7",
    "10",
    "15",
    "boot",
    "bucket",
    "scissors",
    "extinguisher",
    "guy",
];

/// Returns whether an event or a part of a position names a card that the first seat may not know.
fn is_leak(text: &str) -> bool {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let cards = match word {
        "mixed" | "deck" | "unused" => rest,
        "dealt" | "drew" | "hand" => match rest.split_once(' ') {
            Some((whose, cards)) if whose != FIRST.to_string() => cards,
            _ => return false,
        },
        _ => return false,
    };
    let mut kinds = cards.split(' ').filter_map(|card| card.split('*').next());
    kinds.any(|kind| CARDS.contains(&kind))
}

/// Everything that the guest holds of the game: events, and positions as each seat would see them in its place.
fn held(world: &mut World) -> Vec<String> {
    let heard = world.told().into_iter().flat_map(|news| match news {
        News::Change { events, .. } => events.into_iter().flat_map(|(_, texts)| texts).collect(),
        _ => Vec::new(),
    });
    let mut held: Vec<String> = heard.collect();
    let board = world.session.told(Viewer::Seat(FIRST)).expect("a game");
    for seat in [FIRST, SECOND] {
        let position = board.view(Viewer::Seat(seat));
        held.extend(position.split("; ").map(str::to_owned));
    }
    held
}

/// Moves for a seat, if it can: the `turn`th of what is legal.
fn choose(moves: &[String], turn: usize) -> Option<&String> {
    moves.get(turn.checked_rem(moves.len())?)
}

#[test]
fn a_guest_never_holds_what_another_seat_holds() {
    let (mut world, ben) = playing("planter", &["players 2", "extras yes"]);
    let mut own = 0;
    for turn in 0..400 {
        if let Some(action) = choose(&legal(&world), turn) {
            world.ask(act(FIRST, action));
        }
        world.settle();
        let moves = world.host.room.legal(SECOND);
        if let Some(action) = choose(&moves, turn) {
            let _ = world.host.ask(ben, act(SECOND, action));
        }
        world.wait(500);
        if world.session.room().phase() == Phase::Over {
            break;
        }
        let held = held(&mut world);
        let leak = held.iter().find(|text| is_leak(text));
        assert_eq!(leak, None);
        // Whoever comes back after a loss is not told more.
        if turn % 9 == 0 {
            world.cut();
            world.wait(3000);
        }
        own += held.iter().filter(|text| is_own(text)).count();
    }
    assert!(own > 10, "it is no test unless there was something to know");
    let happened = world.host.changes.iter().flat_map(|change| &change.events);
    assert!(happened.into_iter().any(|event| is_leak(event)));
    let _ = world.host.ask(ben, Command::Vote(true));
}

/// Returns whether an event tells the first seat a card of its own.
fn is_own(text: &str) -> bool {
    let other: Seat = SECOND;
    text.strip_prefix(&format!("drew {FIRST} "))
        .is_some_and(|card| is_leak(&format!("drew {other} {card}")))
}
