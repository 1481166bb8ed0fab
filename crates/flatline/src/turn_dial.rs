//! H: the dial turns and the round ends (L-46).

use klaxon_core::{Chance, Sink};

use crate::event::Event;
use crate::play::Play;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// All dice return, the dial turns unless it is held, and the next round begins.
    pub(crate) fn turn_dial(&mut self) {
        self.emit(Event::Gathered);
        if !self.state.effects.held {
            self.turn_once();
        }
        self.emit(Event::Round(self.state.round.saturating_add(1)));
    }

    /// Every connection of the dial moves on to the next patient, clockwise.
    pub(crate) fn turn_once(&mut self) {
        self.emit(Event::Dial(self.state.diamond.clockwise(1)));
    }

    /// The dial will not turn at the end of this round.
    pub(crate) fn hold_dial(&mut self) {
        if !self.state.effects.held {
            self.emit(Event::Held);
        }
    }
}
