//! What the players of a record are called.

use klaxon_core::Seat;
use klaxon_core::record::{Header, Player};
use klaxon_words::{Arg, Language, text};

/// The name of whoever sits on a seat. Whoever is not named is called by the seat.
pub(super) fn name(header: &Header, seat: Seat, language: Language) -> String {
    let number = ("seat", Arg::from(seat.index() + 1));
    let mut players = header.players.iter();
    match players.find(|(one, _)| *one == seat) {
        Some((_, Player::Person(name))) => name.clone(),
        Some((_, Player::Bot(_))) => text(language, "story-bot", &[number]),
        None => text(language, "story-seat", &[number]),
    }
}

/// Everybody who played, in the order of seats, bots with how they play.
pub(super) fn all(header: &Header, seats: usize, language: Language) -> String {
    let players = Seat::all(seats).map(|seat| {
        let name = name(header, seat, language);
        let mut players = header.players.iter();
        match players.find(|(one, _)| *one == seat) {
            Some((_, Player::Bot(policy))) => format!("{name} ({policy})"),
            _ => name,
        }
    });
    players.collect::<Vec<_>>().join(", ")
}
