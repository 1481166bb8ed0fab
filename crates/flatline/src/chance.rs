//! The addresses of everything that chance decides.

use klaxon_core::Message;
use klaxon_core::chance::Address;

use crate::die::Colour;

const PATIENT: u8 = 1;
const CARD: u8 = 2;
const EMERGENCY: u8 = 3;
const MEDIC: u8 = 4;

/// The n-th patient of the game.
pub(crate) fn patient(nth: usize) -> Address {
    Address {
        what: PATIENT,
        turn: 0,
        which: nth as u16,
        times: 0,
    }
}

/// The n-th emergency card drawn in the game.
pub(crate) fn card(nth: u16) -> Address {
    Address {
        what: CARD,
        turn: 0,
        which: nth,
        times: 0,
    }
}

/// An emergency die, which was rolled so many times in this round.
pub(crate) fn emergency(round: u8, die: u8, times: u8) -> Address {
    Address {
        what: EMERGENCY,
        turn: round.into(),
        which: die.into(),
        times: times.into(),
    }
}

/// A die of a player, who has rolled so many dice in this round.
pub(crate) fn medic(round: u8, colour: Colour, times: u8) -> Address {
    Address {
        what: MEDIC,
        turn: round.into(),
        which: colour.0.into(),
        times: times.into(),
    }
}

/// What is drawn or rolled at an address.
pub(crate) fn asked(at: Address) -> Message {
    match at.what {
        PATIENT => Message::new("flatline-asked-patient").with("nth", u32::from(at.which) + 1),
        CARD => Message::new("flatline-asked-card").with("nth", u32::from(at.which) + 1),
        EMERGENCY => Message::new("flatline-asked-emergency").with("die", u32::from(at.which) + 1),
        _ => Message::new("flatline-asked-medic").with("colour", u32::from(at.which) + 1),
    }
}
