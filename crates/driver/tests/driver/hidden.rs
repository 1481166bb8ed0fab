//! Which words of the bomb-planter game name a card that a seat may not know (B-13).

use klaxon_core::Seat;
use klaxon_planter::Card;
use klaxon_proto::{Form, Reply, Told};

/// A text that a seat was told, and that names a card it may not know.
pub(crate) fn leak(reply: &Reply, seat: Seat) -> Option<String> {
    texts(reply).into_iter().find(|text| is_leak(text, seat))
}

/// Every text in which cards could be named: events, and parts of positions.
fn texts(reply: &Reply) -> Vec<String> {
    match reply {
        Reply::Change { events, .. } => events.values().flatten().cloned().collect(),
        Reply::Snapshot { facts, .. } => {
            let positions = facts.iter().filter(|fact| fact.starts_with("position "));
            let parts = positions.flat_map(|position| position.split("; "));
            parts.map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns whether an event or a part of a position names a card that a seat may not know.
pub(crate) fn is_leak(text: &str, seat: Seat) -> bool {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "mixed" | "deck" | "unused" => names_a_card(rest),
        "dealt" | "drew" | "hand" => {
            let (whose, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            whose != seat.to_string() && names_a_card(cards)
        }
        _ => false,
    }
}

fn names_a_card(cards: &str) -> bool {
    let mut kinds = cards.split(' ').map(|card| card.split('*').next());
    kinds.any(|kind| kind.is_some_and(|kind| kind.parse::<Card>().is_ok()))
}

/// Returns whether these bytes hold this text anywhere.
pub(crate) fn holds(bytes: &[u8], text: &str) -> bool {
    let mut places = bytes.windows(text.len());
    places.any(|part| part == text.as_bytes())
}

/// Whatever the message is: nowhere in it is a card named behind the words that tell another's card.
pub(crate) fn check_text(reply: &Reply, seat: Seat, players: usize) {
    let bytes = &Form::Json.write_reply(reply, &mut Told::default());
    let others = Seat::all(players).filter(|other| *other != seat);
    let words = others.flat_map(|other| [format!("dealt {other} "), format!("drew {other} ")]);
    for words in words.chain(["mixed ".to_owned()]) {
        for card in Card::ALL {
            let named = format!("{words}{card}");
            assert!(!holds(bytes, &named), "seat {seat} is told: {named}");
        }
    }
}
