//! The deal: four patients, and the chief (L-11 to L-15).

use klaxon_core::{Chance, Sink};

use crate::chance;
use crate::event::Event;
use crate::place::Bay;
use crate::play::Play;
use crate::state::PatientId;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Four patients are turned face up, and the first chief takes office.
    pub(crate) fn deal(&mut self) {
        for bay in Bay::all() {
            self.next_patient(bay);
        }
        self.emit(Event::Chief(self.table.options().chief));
        self.emit(Event::Connecting);
    }

    /// The next patient of the deck, if any is left, comes to a bay: any that nobody has seen yet.
    pub(crate) fn next_patient(&mut self, bay: Bay) {
        if self.state.left == 0 {
            return;
        }
        let here = self.state.bays.iter().filter_map(|place| place.patient);
        let seen = here.fold(self.state.gone, |seen, one| seen | 1 << one.0);
        let count = self.table.patient_count() as u32;
        let nth = seen.count_ones() as usize;
        let drawn = self
            .chance
            .draw(chance::patient(nth), count, |one| seen >> one & 1 == 0);
        self.emit(Event::Patient(bay, PatientId(drawn as u8)));
    }
}
