//! A: power is lost (L-20), and what else happens to the cubes of the meter (L-56).

use klaxon_core::{Chance, Sink};

use crate::deck::METER;
use crate::event::Event;
use crate::play::Play;
use crate::state::Parts;

impl Parts {
    /// Returns whether a removed cube can return to the meter.
    pub(crate) fn can_gain_cube(&self) -> bool {
        self.removed_cubes() > 0 && usize::from(self.meter) < METER
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The left-most cube leaves meter and board; the number under it says how many emergency cards come.
    pub(crate) fn lose_power(&mut self) {
        let space = METER.saturating_sub(usize::from(self.state.meter));
        let cards = self.table.meter().get(space).copied().unwrap_or(0);
        self.emit(Event::Power(cards));
    }

    /// A removed cube returns to the right-most open space of the meter, if there are such a cube and such a space.
    pub(crate) fn gain_cube(&mut self) {
        if self.state.can_gain_cube() {
            self.emit(Event::CubeGained);
        }
    }
}
