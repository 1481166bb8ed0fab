//! The end of the game, and the score (F-50 to F-54, C-55 to C-59).

use klaxon_core::{Chance, Message, Outcome, Sink, Time};

use super::defuse_step::complete_cards;
use super::due::Step;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::score::Tally;
use super::state::{Ending, Phase, State};
use super::steady::PATIENCE;
use super::table::Table;

/// When the clock runs out (F-4, F-54).
fn clock_end<E: Edition>(table: &Table, state: &State<E>) -> Option<Time> {
    match state.phase {
        Phase::Composing => None,
        _ => table.options().clock.map(|clock| state.began.plus(clock)),
    }
}

/// The same, unless it has stopped (C-57).
fn running_clock_end<E: Edition>(table: &Table, state: &State<E>) -> Option<Time> {
    let runs = state.extras().stopped.is_none();
    clock_end(table, state).filter(|_| runs)
}

/// The bag is empty when a die must be drawn: the team loses (F-22, C-32).
pub(super) fn lost<E: Edition>(state: &State<E>) -> Option<Step> {
    state.bag.is_empty().then_some(Step::End(Ending::Bag))
}

/// Where the middle is empty: the team wins, if all is done (F-50, C-55).
pub(super) fn won<E: Edition>(table: &Table, state: &State<E>) -> Option<Step> {
    if matches!(state.phase, Phase::Composing | Phase::Rolling) || !is_done(table, state) {
        return None;
    }
    let complete = || complete_cards(table, state).next();
    match state.phase {
        _ if !table.defuse_step => Some(Step::End(Ending::Won)),
        // All bombs that are complete count (C-57).
        Phase::Defusing => Some(complete().map_or(Step::End(Ending::Won), Step::Defuse)),
        _ => state.extras().stopped.is_none().then_some(Step::StopClock),
    }
}

/// Returns whether all bombs are dealt with: the middle is empty, no spark is in play, and at Insane nothing lies in front
/// of anybody (F-50, F-51, C-55, C-56).
fn is_done<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let no_card = || {
        state
            .slots
            .as_ref()
            .iter()
            .all(|slot| slot.card().is_none())
    };
    state.middle_is_empty() && state.extras().all_sparks() == 0 && (!table.is_insane() || no_card())
}

/// When something is due: the clock, or a die that sways.
pub(super) fn deadline<E: Edition>(table: &Table, state: &State<E>) -> Option<Time> {
    if state.end.is_some() {
        return None;
    }
    let clock = running_clock_end(table, state);
    if !state.anything_sways(table) {
        return clock;
    }
    let sways = state.slots.as_ref().iter().filter_map(|slot| slot.sways);
    let falls = sways.map(|(_, since)| since.plus(PATIENCE));
    falls.chain(clock).min()
}

/// The result with its breakdown (F-53).
pub(super) fn outcome<E: Edition>(table: &Table, state: &State<E>) -> Option<Outcome> {
    let end = state.end?;
    let won = end.why == Ending::Won;
    let sparks = table.has_sparks;
    let reason = match end.why {
        Ending::Won if sparks && table.is_insane() => "countdown-won-heroic",
        Ending::Won if sparks => "countdown-won",
        Ending::Won if table.is_insane() => "fuse-won-insane",
        Ending::Won => "fuse-won",
        Ending::Clock => "fuse-lost-clock",
        Ending::Bag => "fuse-lost-bag",
    };
    let score = Tally {
        won,
        left: clock_end(table, state).map(|clock_end| clock_end.since(end.at)),
        bombs: state.defused.into(),
        points: state.points.into(),
        sparks: sparks.then(|| state.extras().sparks_defused.into()),
        fuse_cards: state.activated.into(),
    }
    .score();
    Some(Outcome {
        won,
        reason: Message::new(reason),
        at: end.at,
        score,
        standings: Vec::new(),
    })
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// Time has passed: dice that swayed too long fall, and the clock may have run out (F-52), each at its time.
    pub(super) fn tick(&mut self) {
        let now = self.now;
        while let Some(due) = deadline(self.table, self.state).filter(|due| *due <= now) {
            self.now = due;
            if self.clock_ran_out() {
                self.end(Ending::Clock);
            } else {
                self.topple_late();
                self.settle();
            }
        }
    }

    /// At 0:00.000 the clock has run out (F-54).
    pub(super) fn clock_ran_out(&self) -> bool {
        running_clock_end(self.table, self.state).is_some_and(|end| self.now >= end)
    }

    /// The game ends now; a win when the clock has stopped counts from then (C-57).
    pub(super) fn end(&mut self, why: Ending) {
        let at = self.state.extras().stopped.unwrap_or(self.now);
        self.emit(Event::Ended { why, at });
    }
}
