//! G: the recharging stations, after all patients (L-45).

use klaxon_core::{Chance, Sink};

use crate::choice::Choice;
use crate::deck::METER;
use crate::event::Event;
use crate::place::StationId;
use crate::play::Play;
use crate::state::Parts;
use crate::table::Table;

/// The stations that are filled for this number of players and have a cube.
pub(crate) fn filled_stations(table: &Table, state: &Parts) -> impl Iterator<Item = StationId> {
    StationId::ALL.into_iter().filter(|station| {
        let form = table.station(*station);
        let is_filled = form.is_complete(&state.on_stations[station.index()]);
        is_filled && state.stations[station.index()] > 0
    })
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Each station that is filled gives one of its cubes to the meter. If that has fewer open spaces, the chief chooses.
    pub(crate) fn recharge(&mut self) {
        let open = METER.saturating_sub(usize::from(self.state.meter));
        let is_filled = StationId::ALL
            .map(|station| filled_stations(self.table, self.state).any(|one| one == station));
        if is_filled == [true; 2] && open == 1 {
            return self.ask(Choice::Recharge);
        }
        for (station, is_filled) in StationId::ALL.into_iter().zip(is_filled) {
            if is_filled && open > 0 {
                self.emit(Event::Recharged(station));
            }
        }
        self.emit(Event::Turning);
    }

    /// One of two filled stations gives a cube, which fills the meter.
    pub(crate) fn recharge_from(&mut self, station: StationId) {
        self.emit(Event::Recharged(station));
        self.emit(Event::Turning);
    }
}
