//! E: the countdown (L-30).

use klaxon_core::{Chance, Seat, Sink, Time};

use crate::chance;
use crate::die::{Colour, Die};
use crate::event::Event;
use crate::icon::Icon;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;

/// How long it lasts.
pub const LENGTH: Time = Time::seconds(60);

/// Returns whether a seat has nothing more to do: it has no unplaced die, or said that it is done.
pub(crate) fn is_done(table: &Table, state: &State, seat: Seat) -> bool {
    let mut colours = table.colours_of(seat);
    state.done.contains(seat) || colours.all(|colour| state.unplaced(colour) == 0)
}

/// Returns whether every die is placed, except those of players who are done.
pub(crate) fn is_over(table: &Table, state: &State) -> bool {
    table.seats().all(|seat| is_done(table, state, seat))
}

/// Checks that it is the countdown.
pub(crate) fn check(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Countdown => Ok(()),
        _ => Err(Refusal::NotCountdown),
    }
}

/// Checks that a seat holds a colour.
pub(crate) fn check_own(table: &Table, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    let is_in_play = colour.index() < table.colour_count();
    match is_in_play && table.seat_of(colour) == seat {
        true => Ok(()),
        false => Err(Refusal::NotYours),
    }
}

/// Checks that a player has this die unplaced.
pub(crate) fn check_die(state: &State, die: Die) -> Result<(), Refusal> {
    match state.hands[die.colour().index()][die.icon().index()] {
        0 => Err(Refusal::NoSuchDie),
        _ => Ok(()),
    }
}

/// Checks whether the seat may say that it is done.
pub(crate) fn check_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    check(state)?;
    match state.done.contains(seat) {
        true => Err(Refusal::DoneAlready),
        false => Ok(()),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The clock starts, and every player rolls all their dice.
    pub(crate) fn begin_countdown(&mut self) {
        self.emit(Event::Countdown(self.now));
        for colour in self.table.colours() {
            for _ in 0..self.state.dice[colour.index()] {
                self.roll_die(colour);
            }
        }
    }

    /// A player rolls a die.
    pub(crate) fn roll_die(&mut self, colour: Colour) {
        let icon = self.roll_icon(colour);
        self.emit(Event::Rolled(Die::new(colour, icon)));
    }

    /// What the next die of a player shows.
    pub(crate) fn roll_icon(&mut self, colour: Colour) -> Icon {
        let at = chance::medic(self.state.round, colour, self.state.rolls[colour.index()]);
        let number = self.chance.roll(at, Icon::COUNT as u32) as usize;
        Icon::ALL[number.min(Icon::COUNT - 1)]
    }

    /// A player who acts, or is given something, is not done after all.
    pub(crate) fn take_back_done(&mut self, colour: Colour) {
        let seat = self.table.seat_of(colour);
        if self.state.done.contains(seat) {
            self.emit(Event::Undone(seat));
        }
    }

    /// The countdown is over.
    pub(crate) fn end_countdown(&mut self) {
        self.emit(Event::Resolution(self.now));
    }
}
