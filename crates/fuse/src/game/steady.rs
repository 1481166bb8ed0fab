//! Steady hands (F-28): a die on level 2 or higher sways, and its player has to press at the right moment.

use klaxon_core::{Chance, Seat, Sink, Time};

use super::edition::Edition;
use super::event::Event;
use super::place::own_slot;
use super::play::Play;
use super::refusal::Refusal;
use super::slot::{Letter, SlotId};

/// How long a die sways before it falls.
pub const PATIENCE: Time = Time(1500);
/// The needle goes from one side to the other and back in this time.
const SWING: u32 = 600;
/// How far the needle goes to each side.
const REACH: i32 = 1000;
/// How near the middle it must be.
const WINDOW: i32 = 400;

/// Where the needle is, from -1000 to 1000, so long after the placement: a pure function, the same on every device.
pub fn needle(after: Time) -> i32 {
    let quarter = (SWING / 4) as i32;
    let phase = (after.0 % SWING) as i32;
    let way = |from: i32| REACH * (phase - from) / quarter;
    if phase < 2 * quarter {
        -way(quarter)
    } else {
        way(3 * quarter)
    }
}

/// Returns whether pressing so long after the placement steadies the die.
pub fn holds(after: Time) -> bool {
    after < PATIENCE && needle(after).abs() <= WINDOW
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn steady(&mut self, seat: Seat, card: Letter) -> Result<(), Refusal> {
        let slot = own_slot(self.table, self.state, seat, card)?;
        let Some((_, since)) = self.state.slot(slot).sways else {
            return Err(Refusal::NothingSways);
        };
        let at = self.state.at(self.table, slot);
        if holds(self.now.since(since)) {
            self.emit(Event::Stands { at });
            self.defuse_if_complete(at);
        } else {
            self.emit(Event::Toppled { at });
        }
        Ok(())
    }

    /// What swayed too long falls.
    pub(super) fn topple_late(&mut self) {
        let count = self.state.slots.as_ref().len() as u8;
        for slot in (0..count).map(SlotId) {
            let sways = self.state.slot(slot).sways;
            if sways.is_some_and(|(_, since)| self.now >= since.plus(PATIENCE)) {
                let at = self.state.at(self.table, slot);
                self.emit(Event::Toppled { at });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_needle_swings_from_side_to_side() {
        let at = |millis| needle(Time(millis));
        assert_eq!(
            [at(0), at(150), at(300), at(450), at(600)],
            [1000, 0, -1000, 0, 1000]
        );
        for millis in 0..1500 {
            assert!(at(millis).abs() <= 1000, "{millis}: {}", at(millis));
            assert!(
                (at(millis) - at(millis + 1)).abs() <= 8,
                "it does not jump at {millis}"
            );
        }
    }

    #[test]
    fn pressing_in_the_middle_holds_until_patience_ends() {
        assert!(!holds(Time(0)) && holds(Time(150)) && !holds(Time(300)) && holds(Time(450)));
        assert!(holds(Time(1350)) && !holds(Time(1500)) && !holds(Time(1650)));
    }
}
