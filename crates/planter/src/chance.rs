//! The addresses of everything that chance decides.

use klaxon_core::chance::Address;
use klaxon_core::{Message, Seat};

const FIRST: u8 = 1;
const DEAL: u8 = 2;
const MIX: u8 = 3;
const TIME_BOMB: u8 = 4;
const DRAW: u8 = 5;
const RESAMPLE: u8 = 6;

fn at(what: u8, round: u8, which: usize, times: usize) -> Address {
    Address {
        what,
        turn: u32::from(round),
        which: which as u16,
        times: times as u16,
    }
}

/// Who starts (B-6).
pub(crate) fn first() -> Address {
    at(FIRST, 0, 0, 0)
}

/// The n-th card dealt to a seat (B-4).
pub(crate) fn deal(round: u8, seat: Seat, nth: usize) -> Address {
    at(DEAL, round, seat.index(), nth)
}

/// The n-th defuse card that goes into the deck (B-4).
pub(crate) fn mix(round: u8, nth: usize) -> Address {
    at(MIX, round, nth, 0)
}

/// Whether the top card is the time bomb, when the deck has so many (B-5).
pub(crate) fn time_bomb(round: u8, deck: usize) -> Address {
    at(TIME_BOMB, round, deck, 0)
}

/// Which card is drawn, when the deck has so many.
pub(crate) fn draw(round: u8, deck: usize) -> Address {
    at(DRAW, round, deck, 0)
}

/// Which card a back turns out to be: the n-th of a pile.
pub(crate) fn resample(pile: usize, nth: usize) -> Address {
    at(RESAMPLE, 0, pile, nth)
}

/// What is drawn at an address.
pub(crate) fn asked(at: Address) -> Message {
    let nth = usize::from(at.times) + 1;
    let cards = usize::from(at.which);
    match at.what {
        FIRST => Message::new("planter-asked-first"),
        DEAL => {
            let seat = Seat(at.which as u8).to_string();
            let message = Message::new("planter-asked-dealt");
            message.with("seat", seat).with("nth", nth)
        }
        MIX => Message::new("planter-asked-mixed").with("nth", cards + 1),
        TIME_BOMB => Message::new("planter-asked-time-bomb").with("cards", cards),
        _ => Message::new("planter-asked-card").with("cards", cards),
    }
}
