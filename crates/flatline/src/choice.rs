//! Choices of the team, which the chief makes (L-16): what is asked, what the options are, and what comes of each. With
//! one option it happens by itself; with none nothing happens (L-62).

use klaxon_core::{Chance, Seat, Sink};

use crate::action::Pick;
use crate::card::Card;
use crate::deck::METER;
use crate::event::Event;
use crate::place::{Bay, LineId, StationId};
use crate::play::Play;
use crate::recharge::filled_stations;
use crate::refusal::Refusal;
use crate::state::{Parts, Phase, State};
use crate::table::Table;

/// What the chief has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A triage card to discard.
    LoseTriage,
    /// A triage card that goes back to the stat area.
    Setback,
    /// A player who loses so many dice.
    LoseDie(u8),
    /// A cleared tile to remove.
    RemoveTile,
    /// A station that the left-most cube goes to.
    Station,
    /// A station that recharges the meter, which has one open space.
    Recharge,
    /// A player who gains a die.
    GainDie,
    /// A card of the emergency area to discard.
    DiscardEmergency,
    /// A player who has a free re-roll.
    Reroll,
    /// A line for a cleared tile.
    PlaceTile,
}

/// Lists the options of a choice.
pub(crate) fn options(table: &Table, state: &Parts, choice: Choice, each: &mut impl FnMut(Pick)) {
    match choice {
        Choice::LoseTriage | Choice::Setback => {
            state.triage.iter().map(Pick::Card).for_each(each);
        }
        Choice::LoseDie(_) => {
            let can = table.colours().filter(|&colour| state.can_lose(colour));
            can.map(Pick::Player).for_each(each);
        }
        Choice::GainDie => {
            let can = table
                .colours()
                .filter(|&colour| state.can_gain(table, colour));
            can.map(Pick::Player).for_each(each);
        }
        Choice::Reroll => table.colours().map(Pick::Player).for_each(each),
        Choice::RemoveTile => lines(table, state, true, each),
        Choice::PlaceTile => lines(table, state, false, each),
        // The last cube loses the game wherever it goes (L-56).
        Choice::Station if state.meter <= 1 => each(Pick::Station(StationId(0))),
        Choice::Station => StationId::ALL.into_iter().map(Pick::Station).for_each(each),
        Choice::Recharge if usize::from(state.meter) + 1 == METER => {
            let filled = filled_stations(table, state);
            filled.map(Pick::Station).for_each(each);
        }
        Choice::Recharge => {}
        Choice::DiscardEmergency => {
            let cards = state.emergencies();
            cards.iter().map(Pick::Card).for_each(each);
        }
    }
}

/// Lists the lines, of patients that are not treated yet, that have a cleared tile, or have none (L-43).
fn lines(table: &Table, state: &Parts, tiled: bool, each: &mut impl FnMut(Pick)) {
    for (bay, patient) in state.untreated() {
        for line in 0..table.lines(patient) {
            if state.bays[bay.index()].has_tile(line) == tiled {
                each(Pick::Line(LineId { bay, line }));
            }
        }
    }
}

/// Returns whether a choice has this option.
pub(crate) fn has_option(table: &Table, state: &Parts, choice: Choice, pick: Pick) -> bool {
    let mut found = false;
    options(table, state, choice, &mut |one| found |= one == pick);
    found
}

/// Checks whether a seat may choose this now.
pub(crate) fn check(table: &Table, state: &State, seat: Seat, pick: Pick) -> Result<(), Refusal> {
    crate::office::check(state, seat)?;
    if state.phase == Phase::Connecting {
        return match pick {
            Pick::Bay(_) => Ok(()),
            _ => Err(Refusal::NotAnOption),
        };
    }
    let choice = state.choice.ok_or(Refusal::NoChoice)?;
    match has_option(table, state, choice, pick) {
        true => Ok(()),
        false => Err(Refusal::NotAnOption),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The team has to choose: asks the chief, unless there is only one option, or none.
    pub(crate) fn ask(&mut self, choice: Choice) {
        let (mut first, mut count) = (None, 0);
        options(self.table, self.state, choice, &mut |pick| {
            first = first.or(Some(pick));
            count += 1;
        });
        match first {
            Some(only) if count == 1 => self.carry_out_choice(choice, only),
            Some(_) => self.emit(Event::Choice(choice)),
            None => {}
        }
    }

    /// The chief chose.
    pub(crate) fn choose(&mut self, pick: Pick) {
        if let (Phase::Connecting, Pick::Bay(bay)) = (self.state.phase, pick) {
            return self.connect(bay);
        }
        if let Some(choice) = self.state.choice {
            self.emit(Event::Chosen);
            self.carry_out_choice(choice, pick);
        }
    }

    /// The diamond starts at a bay, and the first round begins (L-12).
    fn connect(&mut self, bay: Bay) {
        self.emit(Event::Dial(bay));
        self.emit(Event::Round(1));
    }

    fn carry_out_choice(&mut self, choice: Choice, pick: Pick) {
        match (choice, pick) {
            (Choice::LoseTriage, Pick::Card(card)) => self.emit(Event::Discarded(card)),
            (Choice::Setback, Pick::Card(card)) => self.emit(Event::SetBack(card)),
            (Choice::LoseDie(count), Pick::Player(colour)) => self.lose_dice(colour, count),
            (Choice::GainDie, Pick::Player(colour)) => self.gain_die(colour),
            (Choice::Reroll, Pick::Player(colour)) => self.give_reroll(colour),
            (Choice::RemoveTile, Pick::Line(line)) => self.emit(Event::Reopened(line)),
            (Choice::PlaceTile, Pick::Line(line)) => self.place_tile(line),
            (Choice::Station, Pick::Station(station)) => self.emit(Event::CubeMoved(station)),
            (Choice::Recharge, Pick::Station(station)) => self.recharge_from(station),
            (Choice::DiscardEmergency, Pick::Card(card)) => self.discard_emergency(card),
            _ => {}
        }
    }

    /// A card of the emergency area is discarded, and the card above it slides down; in C only when the step is over
    /// (L-41).
    pub(crate) fn discard_emergency(&mut self, card: Card) {
        self.emit(Event::Discarded(card));
        if self.state.phase != Phase::Rolled {
            self.slide();
        }
    }
}
