//! What happens next by itself: asked in one place, carried out in one loop.

use klaxon_core::{Chance, Seat, Sink};

use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::returns::{self, Owed};
use super::slot::{Held, SlotId, SpaceId};
use super::state::{Cause, Ending, Phase, State};
use super::table::Table;
use super::{defuse_step, end, pass};

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The game ends (F-50 to F-52).
    End(Ending),
    /// The clock stops, and the distribution goes on (C-57).
    StopClock,
    /// A player returns the only die that they can return (F-31).
    Return(Seat, SlotId, SpaceId),
    /// A player has no die left to return.
    Excuse(Seat),
    /// All returns and rolls are made: their cause is dealt with (F-31, F-42, C-50).
    Resolve,
    /// A place of the middle gets its card (F-40).
    Refill(u8),
    /// The middle is empty: nothing comes to a place that a card was to be chosen for (F-44).
    NoChoice(SlotId),
    /// No more dice are taken (F-30, C-22).
    EndDistribution,
    /// A complete card is defused (C-27, C-57).
    Defuse(SlotId),
    /// Sparks are drawn, and the bag passes to the left (C-30, C-32).
    EndTurn,
    /// The bag passes to the left (F-43).
    PassBag,
}

/// The next thing to happen by itself, if there is one; else somebody has to decide something, or the game is over.
pub(super) fn due<E: Edition>(table: &Table, state: &State<E>) -> Option<Step> {
    if state.end.is_some() {
        return None;
    }
    if state.middle_is_empty() {
        let open = choice(table, state).filter(|_| state.phase != Phase::Composing);
        if let Some(step) = open.map(Step::NoChoice).or_else(|| end::won(table, state)) {
            return Some(step);
        }
    }
    if state.is_held_up() {
        // The next card of a stack lies face up at once (F-62).
        return held_up(table, state).or_else(|| refill(state).filter(|_| table.has_stacks()));
    }
    if let Some(step) = refill(state) {
        return Some(step);
    }
    match state.phase {
        Phase::Composing => None,
        Phase::Rolling => end::lost(state),
        Phase::Distributing => distribution(table, state),
        _ if choice(table, state).is_some() => None,
        Phase::Unused => state.tray.is_empty().then_some(Step::PassBag),
        Phase::Defusing => defuse_step::due(table, state),
    }
}

/// While dice are returned, or sixes rolled.
fn held_up<E: Edition>(table: &Table, state: &State<E>) -> Option<Step> {
    let Some(returning) = state.returning else {
        let owing = state.extras().sixes?;
        return owing.is_empty().then_some(Step::Resolve);
    };
    for seat in returning.owing.iter() {
        match returns::owed(table, state, seat, returning.cause) {
            Owed::Nothing => return Some(Step::Excuse(seat)),
            Owed::Only(slot, space) => return Some(Step::Return(seat, slot, space)),
            Owed::Choice => {}
        }
    }
    match returning.cause {
        _ if !returning.owing.is_empty() => None,
        Cause::NoSpark { fuse: false } => Some(Step::PassBag),
        _ => Some(Step::Resolve),
    }
}

fn refill<E: Edition>(state: &State<E>) -> Option<Step> {
    let place = state.refills.trailing_zeros() as u8;
    (state.refills != 0).then_some(Step::Refill(place))
}

/// The first place for which a card is to be chosen.
fn choice<E: Edition>(table: &Table, state: &State<E>) -> Option<SlotId> {
    let mut bombs = table.bombs_slots();
    bombs.find(|&slot| state.slot(slot).card == Held::Choice)
}

/// The distribution never ends while a card is to be chosen or a die sways (F-30).
fn distribution<E: Edition>(table: &Table, state: &State<E>) -> Option<Step> {
    if pass::goes_on(table, state) || state.anything_sways(table) || choice(table, state).is_some()
    {
        return None;
    }
    let ended = state.no_dice_left() && !table.rules().has_steps();
    Some(if ended {
        Step::PassBag
    } else {
        Step::EndDistribution
    })
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// Whatever follows by itself follows, until somebody has to decide something or the game is over.
    pub(super) fn settle(&mut self) {
        while let Some(step) = due(self.table, self.state) {
            self.carry_out(step);
        }
    }

    fn carry_out(&mut self, step: Step) {
        match step {
            Step::End(why) => self.end(why),
            Step::StopClock => self.emit(Event::Stopped(self.now)),
            Step::Return(seat, slot, space) => self.return_die(seat, slot, space),
            Step::Excuse(seat) => self.emit(Event::Excused(seat)),
            Step::Resolve => match self.state.rolled_again {
                Some(die) => self.emit(Event::Bagged(die)),
                None => self.emit(Event::Resolved),
            },
            Step::Refill(place) => self.draw_for(place),
            Step::NoChoice(slot) => {
                let at = self.state.at(self.table, slot);
                self.emit(Event::NoChoice { at });
            }
            Step::EndDistribution => self.end_distribution(),
            Step::Defuse(slot) => self.defuse_slot(slot),
            Step::EndTurn => self.end_turn(),
            Step::PassBag => self.pass_bag(),
        }
    }

    /// The bag passes to the left (F-43, C-32).
    pub(super) fn pass_bag(&mut self) {
        let next = self.state.holder.left(self.table.players());
        self.emit(Event::Turn(next));
    }
}
