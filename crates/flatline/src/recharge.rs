//! G: the recharging stations, after all patients (L-45).

use klaxon_core::{Chance, Sink};

use crate::deck::METER;
use crate::event::Event;
use crate::place::StationId;
use crate::play::Play;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Each station that is filled gives one of its cubes to the meter, if that has an open space.
    pub(crate) fn recharge(&mut self) {
        for station in StationId::ALL {
            let form = self.table.station(station);
            let is_filled = form.is_complete(&self.state.on_stations[station.index()]);
            let has_cube = self.state.stations[station.index()] > 0;
            let has_space = usize::from(self.state.meter) < METER;
            if is_filled && has_cube && has_space {
                self.emit(Event::Recharged(station));
            }
        }
        self.emit(Event::Turning);
    }
}
