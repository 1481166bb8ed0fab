//! The defuse step of Countdown, and what ends a turn there (C-27 to C-32, C-55 to C-57).

use klaxon_core::{Chance, Seat, Sink};

use super::due::Step;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::slot::{Letter, SlotId};
use super::state::{Phase, State};
use super::table::Table;

/// With so few players a complete card may be defused at once (C-27).
const EARLY: usize = 2;

/// Returns whether it is a time at which complete cards may be defused (C-27).
#[inline]
pub(super) fn is_time<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let early = state.phase == Phase::Distributing && table.players() <= EARLY;
    table.defuse_step && (state.phase == Phase::Defusing || early)
}

/// Checks that this seat may defuse this card now (C-27). Returns its slot.
pub(super) fn check<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: Letter,
) -> Result<SlotId, Refusal> {
    let slot = state
        .own_slot(table, seat, card)
        .filter(|slot| state.slot(*slot).card().is_some())
        .ok_or(Refusal::NoCard)?;
    if state.slot(slot).sways.is_some() {
        return Err(Refusal::StillSways);
    } else if !state.is_complete(table, slot) {
        return Err(Refusal::NotComplete);
    } else if state.returning.is_some() {
        return Err(Refusal::ReturnFirst);
    } else if state.extras().sixes.is_some() {
        return Err(Refusal::SixFirst);
    } else if !is_time(table, state) {
        return Err(Refusal::NotYetDefused);
    }
    match state.chooser(table) {
        Some(chooser) if chooser == seat => Err(Refusal::ChooseFirst),
        Some(chooser) => Err(Refusal::AnotherChooses(chooser)),
        None => Ok(slot),
    }
}

/// Returns whether this seat could defuse a card while dice are left, before the distribution ends (C-22, C-27).
#[inline]
pub(super) fn could_defuse_early<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    table.defuse_step
        && table.players() <= EARLY
        && !state.no_dice_left()
        && owns_complete(table, state, seat)
}

/// Returns whether a complete card lies in front of this seat.
pub(super) fn owns_complete<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    let mut cards = state.cards_of(table, seat);
    cards.any(|slot| state.is_complete(table, slot))
}

/// The slots of all complete cards.
pub(super) fn complete_cards<E: Edition>(
    table: &Table,
    state: &State<E>,
) -> impl Iterator<Item = SlotId> {
    let mut sparks = state.extras().all_sparks();
    let sparks = std::iter::from_fn(move || {
        let place = (sparks != 0).then(|| sparks.trailing_zeros() as usize)?;
        sparks &= sparks - 1;
        Some(table.spark_slot(place))
    });
    let cards = table.bombs_slots().chain(sparks);
    cards.filter(|slot| state.is_complete(table, *slot))
}

/// A lone complete card is defused; of several the owners say which comes first; with none the turn ends.
pub(super) fn due<E: Edition>(table: &Table, state: &State<E>) -> Option<Step> {
    let mut complete = complete_cards(table, state);
    match (complete.next(), complete.next()) {
        (None, _) => Some(Step::EndTurn),
        (Some(slot), None) => Some(Step::Defuse(slot)),
        (Some(_), Some(_)) => None,
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn defuse(&mut self, seat: Seat, card: Letter) -> Result<(), Refusal> {
        let slot = check(self.table, self.state, seat, card)?;
        self.take_pass_back(seat);
        self.defuse_slot(slot);
        Ok(())
    }

    /// The defuse step is over: perhaps the bombs are turned face down, sparks are drawn, the bag passes to the left
    /// (C-30, C-32, C-55).
    pub(super) fn end_turn(&mut self) {
        let played_on = self.state.extras().face_down;
        if self.state.middle_is_empty() && !self.table.is_insane() && !played_on {
            self.emit(Event::FaceDown);
        }
        let sparkless = self.draw_sparks(played_on);
        while let [die, ..] = *self.state.tray.dice() {
            self.emit(Event::LeftOver(die));
        }
        match sparkless.is_empty() {
            true => self.pass_bag(),
            false => self.emit(Event::Sparkless {
                fuse: false,
                owing: sparkless,
            }),
        }
    }
}
