//! Passing, and the end of the distribution (F-30, F-34, C-22).

use klaxon_core::{Chance, Seat, Sink};

use super::edition::Edition;
use super::event::Event;
use super::must_take::owes;
use super::place::could_take;
use super::play::Play;
use super::refusal::Refusal;
use super::role::could_use;
use super::state::{Phase, State};
use super::table::Table;

/// May this seat pass?
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

/// Could this seat still take a die, or use a role (F-30, C-22)?
fn could_act<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    could_take(table, state, seat) || could_use(table, state, seat)
}

/// Where dice must be taken, who has to choose a card can't pass: it may take one (C-22).
fn must_choose<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    E::modules(table).must_take && state.choosing(table, seat).is_some()
}

/// May this seat take its pass back?
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

    /// Every die is taken, or all who could still take one have passed (F-30, C-22). In FUSE what is left is unused.
    pub(super) fn distribution_ends(&mut self) -> bool {
        let (table, state) = (self.table, &*self.state);
        let waiting = state.is_held_up() || state.anything_sways(table);
        let steps = E::modules(table).has_steps();
        let nothing_left = !steps && state.no_dice_left();
        if state.phase != Phase::Distributing || nothing_left || waiting {
            return false;
        }
        // Dice can change after somebody passed: who owes one now can't have passed on it.
        let goes_on = |seat| {
            owes(table, state, seat)
                || !state.passed.contains(seat) && could_act(table, state, seat)
        };
        if table.seats().any(goes_on) {
            return false;
        }
        self.emit(if steps {
            Event::Distributed
        } else {
            Event::Unused
        });
        true
    }
}
