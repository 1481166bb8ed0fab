//! One action, or one tick of the clock, being carried out: facts are applied and told, and what follows by itself
//! follows.

use klaxon_core::{Chance, Seat, Sink, Time};

use super::action::Action;
use super::apply::apply;
use super::edition::Edition;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Ending, Phase, State};
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

    /// Is it a player, and is there still time (F-54)?
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

    /// Carries out a fact and tells it.
    pub(super) fn emit(&mut self, event: Event) {
        apply(self.table, self.state, &event);
        self.sink.push(event);
    }

    /// Whatever follows by itself, until somebody has to decide something or the game is over.
    pub(super) fn settle(&mut self) {
        while self.state.end.is_none() {
            let went_on = self.returns_go_on()
                || self.sixes_are_rolled()
                || self.refill_goes_on()
                || self.distribution_ends()
                || match E::modules(self.table).has_steps() {
                    true => self.defuse_step_goes_on(),
                    false => self.turn_ends(),
                };
            if !went_on {
                return;
            }
        }
    }

    /// All dice are dealt with, all cards chosen, all fuse cards resolved: the bag passes to the left (F-43).
    fn turn_ends(&mut self) -> bool {
        let state = &*self.state;
        let dice_left = !state.tray.is_empty();
        let rolled = matches!(state.phase, Phase::Distributing | Phase::Unused);
        let choosing = |seat| state.choosing(self.table, seat).is_some();
        let open = dice_left || state.returning.is_some() || state.anything_sways(self.table);
        if !rolled || open || self.table.seats().any(choosing) {
            return false;
        }
        self.begin_turn(state.holder.left(self.table.players()));
        true
    }

    /// A player gets the bag; an empty one loses the game (F-22, C-32).
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.emit(Event::Turn(seat));
        if self.state.bag.is_empty() {
            self.end(Ending::Bag);
        }
    }
}
