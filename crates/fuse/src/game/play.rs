//! One action, or one tick of the clock, being carried out: facts are applied and told, and what follows by itself
//! follows (`due.rs`).

use klaxon_core::{Chance, Seat, Sink, Time};

use super::action::Action;
use super::apply::apply;
use super::edition::Edition;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Ending, State};
use super::table::Table;

/// What the rules need to carry something out.
pub(super) struct Play<'a, E: Edition, C, S> {
    pub(super) table: &'a Table,
    pub(super) state: &'a mut State<E>,
    pub(super) now: Time,
    pub(super) chance: &'a mut C,
    pub(super) sink: &'a mut S,
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_time(seat)?;
        match action {
            Action::Compose(counts) => self.compose(&counts)?,
            Action::Roll => self.roll(seat)?,
            Action::Place { die, card, space } => self.place(seat, die, None, card, space)?,
            Action::PlaceAs {
                die,
                card,
                space,
                given,
            } => self.place(seat, die, Some(given), card, space)?,
            Action::Name(named) => self.name(seat, named)?,
            Action::Paint { die, colour } => self.paint(seat, die, colour)?,
            Action::Turn { die, number } => self.turn(seat, die, number)?,
            Action::Flip(die) => self.flip(seat, die)?,
            Action::Again(picked) => self.again(seat, &picked)?,
            Action::Spare(die) => self.spare(seat, die)?,
            Action::Defuse { card } => self.defuse(seat, card)?,
            Action::Six => self.six(seat)?,
            Action::Steady { card } => self.steady(seat, card)?,
            Action::Pass => self.pass(seat)?,
            Action::Unpass => self.unpass(seat)?,
            Action::Reroll(die) => self.reroll(die)?,
            Action::Return { card, space } => self.give_back(seat, card, space)?,
            Action::Reveal => self.reveal(seat)?,
            Action::Choose(card) => self.choose(seat, card)?,
        }
        self.settle();
        Ok(())
    }

    /// Checks that it is a player, and that there is still time (F-54).
    fn check_time(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.table.players() {
            return Err(Refusal::NoSuchSeat);
        }
        match self.state.end {
            Some(end) => Err(Refusal::Over(end.why == Ending::Won)),
            None if self.clock_ran_out() => Err(Refusal::TooLate),
            None => Ok(()),
        }
    }

    /// Carries out a fact and passes it on.
    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        apply(self.table, self.state, &event);
        self.sink.push(event);
    }

    /// A player who does something has taken a pass back (F-34).
    pub(super) fn take_pass_back(&mut self, seat: Seat) {
        if self.state.passed.contains(seat) {
            self.emit(Event::Unpassed(seat));
        }
    }
}
