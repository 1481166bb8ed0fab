//! Passing, and the end of the distribution (F-30, F-34, C-22).

use klaxon_core::{Chance, Seat, Sink};

use super::defuse_step::could_defuse_early;
use super::edition::Edition;
use super::event::Event;
use super::must_take::owes;
use super::place::could_take;
use super::play::Play;
use super::refusal::Refusal;
use super::role::could_use;
use super::state::{Phase, State};
use super::table::Table;

/// Checks that this seat may pass.
#[inline]
pub(super) fn check<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => Err(Refusal::ComposeFirst),
        Phase::Rolling => Err(Refusal::RollFirst),
        Phase::Unused => Err(Refusal::UnusedFirst),
        Phase::Defusing => Err(Refusal::DistributionIsOver),
        Phase::Distributing if state.passed.contains(seat) => Err(Refusal::PassedAlready),
        Phase::Distributing if must_choose(table, state, seat) => Err(Refusal::ChooseFirst),
        Phase::Distributing if owes(table, state, seat) => Err(Refusal::MustTake),
        Phase::Distributing if !could_act(table, state, seat) => Err(Refusal::NothingToPassOn),
        Phase::Distributing => Ok(()),
    }
}

/// Returns whether this seat could still take a die, use a role, or defuse a card before the distribution ends (F-30,
/// C-22, C-27).
#[inline]
pub(super) fn could_act<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    could_take(table, state, seat)
        || could_use(table, state, seat)
        || could_defuse_early(table, state, seat)
}

/// Returns whether the distribution goes on, because a player owes a die, or could still act and did not pass. Dice can
/// change after somebody passed: a player who owes one now can't have passed on it.
pub(super) fn goes_on<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let acts = |seat| match state.passed.contains(seat) {
        true => owes(table, state, seat),
        false => could_act(table, state, seat),
    };
    table.seats().any(acts)
}

/// Where dice must be taken, a player who has to choose a card can't pass: the card may take a die (C-22).
fn must_choose<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    table.must_take && state.choosing(table, seat).is_some()
}

/// Checks that this seat may take its pass back.
pub(super) fn check_unpass<E: Edition>(state: &State<E>, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Distributing if state.no_dice_left() => Err(Refusal::NotPassed),
        Phase::Distributing if state.passed.contains(seat) => Ok(()),
        _ => Err(Refusal::NotPassed),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        check(self.table, self.state, seat)?;
        self.emit(Event::Passed(seat));
        Ok(())
    }

    pub(super) fn unpass(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_unpass(self.state, seat)?;
        self.emit(Event::Unpassed(seat));
        Ok(())
    }

    /// Every die is taken, or all players who could still take one have passed. A die that nobody took is its own colour
    /// again (C-39); without steps to follow what is left is unused (F-30, F-31).
    pub(super) fn end_distribution(&mut self) {
        if self.state.extras().painted.is_some() {
            self.emit(Event::Unpainted);
        }
        self.emit(match self.table.rules().has_steps() {
            true => Event::Distributed,
            false => Event::Unused,
        });
    }
}
