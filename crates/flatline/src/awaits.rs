//! What each player has to do before the table goes on: one answer for the choice made for a player who is away, the room
//! and the page.

use klaxon_core::{Seat, Seats, Time};

use crate::choice::Choice;
use crate::countdown;
use crate::state::{Phase, State};
use crate::stop;
use crate::table::Table;
use crate::triage;

/// How long a stop for triage cards lasts, if nobody does anything (L-52).
const STOP: Time = Time::seconds(10);
/// The same if no card would do more now than in planning, when there is time for it.
const SHORT_STOP: Time = Time(1500);

/// What the table waits for a player to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Say where the diamond of the dial starts (L-12).
    Connect,
    /// Choose for the team (L-16).
    Choose(Choice),
    /// Use triage cards, or go on (L-52).
    Stop,
    /// Make room for cleared stat cards, or give them up (L-40).
    MakeRoom,
    /// Be ready for the countdown (L-30).
    BeReady,
    /// Place dice, or be done (L-30).
    PlaceDice,
}

/// What the table waits for this seat to do, if it does.
pub fn duty(table: &Table, state: &State, seat: Seat) -> Option<Duty> {
    if seat.index() >= table.players() {
        return None;
    }
    match state.phase {
        Phase::Dealing | Phase::Over => None,
        Phase::Planning => (!state.ready.contains(seat)).then_some(Duty::BeReady),
        Phase::Countdown => {
            let is_done = countdown::is_done(table, state, seat);
            (!is_done).then_some(Duty::PlaceDice)
        }
        _ if seat != state.chief => None,
        Phase::Connecting => Some(Duty::Connect),
        _ => match state.choice {
            Some(choice) => Some(Duty::Choose(choice)),
            None if !state.waiting_for_room(table).is_empty() => Some(Duty::MakeRoom),
            None => stop::has_stopped(table, state).then_some(Duty::Stop),
        },
    }
}

/// How long the table waits for the chief: a stop ends by itself (L-52), all other choices are waited for.
pub(crate) fn patience(table: &Table, state: &State) -> Option<Time> {
    let stops = duty(table, state, state.chief)? == Duty::Stop;
    stops.then(|| match triage::is_timely(table, state) {
        true => STOP,
        false => SHORT_STOP,
    })
}

/// The seats that the table waits for.
pub(crate) fn awaited(table: &Table, state: &State) -> Seats {
    let seats = table.seats();
    seats
        .filter(|seat| duty(table, state, *seat).is_some())
        .collect()
}
