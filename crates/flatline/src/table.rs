//! A table: checked options and what is printed, compiled for this number of players.

use klaxon_core::Seat;

use crate::card::Card;
use crate::deck::{Deck, METER};
use crate::die::Colour;
use crate::form::Form;
use crate::line::Line;
use crate::options::{Cards, Difficulty, Options, Side};
use crate::patient::{MAX_LINES, TRIGGERS};
use crate::place::{LineId, StationId, Target};
use crate::problem::{PLANNING, Problem};
use crate::state::{Parts, PatientId};
use crate::trigger::Trigger;

/// Checked options, and compiled cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    options: Options,
    deck: Deck,
    patients: Vec<Compiled>,
    cards: Vec<Form>,
    stations: [Form; 2],
    meter: [u8; METER],
}

/// A patient for this number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Compiled {
    lines: [Form; MAX_LINES],
    len: u8,
    triggers: [Option<Trigger>; TRIGGERS],
}

impl Table {
    /// Checks options: a table, or everything that is wrong with them.
    pub fn new(options: Options) -> Result<Table, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut check = |right: bool, problem: Problem| {
            if !right {
                problems.push(problem);
            }
        };
        let players = options.players;
        check((1..=5).contains(&players), Problem::Players(players));
        check(
            options.chief.index() < players,
            Problem::Chief(options.chief),
        );
        let [least, most] = PLANNING;
        let planning = options.planning;
        let in_time = planning.is_none_or(|time| (least..=most).contains(&time));
        check(in_time, Problem::Planning);
        match problems.is_empty() {
            true => Ok(Table::compile(options)),
            false => Err(problems),
        }
    }

    fn compile(options: Options) -> Table {
        let deck = match &options.cards {
            Cards::Ours => Deck::flatline(),
            Cards::Own(deck) => Deck::clone(deck),
        };
        let players = options.players.max(2);
        let form = |line: &Line| Form::new(line, players);
        let nothing = form(&Line::default());
        let patients = deck.patients.iter().map(|patient| {
            let mut lines = [nothing; MAX_LINES];
            for (place, line) in lines.iter_mut().zip(&patient.lines) {
                *place = form(line);
            }
            Compiled {
                lines,
                len: patient.lines.len().min(MAX_LINES) as u8,
                triggers: patient.triggers,
            }
        });
        let stations = [0, 1].map(|i| {
            let station = &deck.stations[i];
            let bottom = station.bottom.iter().take(players - 2);
            form(&Line {
                spaces: station.top.iter().chain(bottom).copied().collect(),
                ..Line::default()
            })
        });
        let meter = &deck.meters[players - 2];
        Table {
            patients: patients.collect(),
            cards: deck.cards.iter().map(form).collect(),
            stations,
            meter: match options.meter {
                Side::Green => meter.green,
                Side::Red => meter.red,
            },
            deck,
            options,
        }
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What is printed.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many people play.
    pub const fn players(&self) -> usize {
        self.options.players
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    /// How many colours of dice are in play: for the rules, how many players (L-10).
    pub const fn colour_count(&self) -> usize {
        if self.options.players < 2 {
            2
        } else {
            self.options.players
        }
    }

    /// The colours in play.
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + Clone + use<> {
        Colour::all(self.colour_count())
    }

    /// The colours that a seat holds: two for a solo player (L-10).
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> + use<> {
        let is_solo = self.options.players == 1;
        let first = seat.0;
        let last = if is_solo { first + 1 } else { first };
        (first..=last).map(Colour)
    }

    /// The seat that holds a colour.
    pub const fn seat_of(&self, colour: Colour) -> Seat {
        match self.options.players {
            1 => Seat(0),
            _ => Seat(colour.0),
        }
    }

    /// How many patients there are to treat (L-11).
    pub const fn patients_to_treat(&self) -> u8 {
        let numbers = match self.options.players {
            1 | 2 => [6, 7, 8],
            3 => [9, 10, 11],
            4 => [11, 12, 14],
            _ => [13, 15, 17],
        };
        match self.options.difficulty {
            Difficulty::Training => numbers[0],
            Difficulty::Standard => numbers[1],
            Difficulty::Expert => numbers[2],
        }
    }

    /// How many dice a player usually has (L-14).
    pub const fn usual_dice(&self) -> u8 {
        if self.options.players <= 2 { 7 } else { 6 }
    }

    /// How many dice a player can have (L-62).
    pub const fn most_dice(&self) -> u8 {
        self.usual_dice() + 1
    }

    /// How many spaces the re-roll track has (L-35).
    pub const fn track(&self) -> usize {
        match self.options.players {
            1..=3 => 5,
            4 => 4,
            _ => 3,
        }
    }

    /// How many failed stat cards lose the game (L-55).
    pub const fn most_failed(&self) -> usize {
        if self.options.players <= 2 { 4 } else { 3 }
    }

    /// The power meter.
    pub const fn meter(&self) -> &[u8; METER] {
        &self.meter
    }

    /// The trigger space, counted from 0, that each connection of the dial touches.
    pub const fn dial(&self) -> &[u8; TRIGGERS] {
        &self.deck.dial
    }

    /// How many lines a patient has.
    pub fn lines(&self, patient: PatientId) -> u8 {
        self.patients.get(patient.index()).map_or(0, |one| one.len)
    }

    /// The lines of a patient.
    pub fn lines_of(&self, patient: PatientId) -> &[Form] {
        let found = self.patients.get(patient.index());
        found.map_or(&[], |one| &one.lines[..usize::from(one.len)])
    }

    /// A line of a patient.
    pub fn line(&self, patient: PatientId, line: u8) -> Option<&Form> {
        self.lines_of(patient).get(usize::from(line))
    }

    /// What clears a card.
    pub fn card(&self, card: Card) -> &Form {
        &self.cards[card.index()]
    }

    /// A station.
    pub const fn station(&self, station: StationId) -> &Form {
        &self.stations[station.0 as usize]
    }

    /// What is printed on a trigger space of a patient; nothing on a blank one.
    pub fn trigger(&self, patient: PatientId, space: u8) -> Option<Trigger> {
        let triggers = &self.patients.get(patient.index())?.triggers;
        *triggers.get(usize::from(space))?
    }

    /// The spaces of something that dice are placed on; none if there is no such line.
    pub fn form(&self, state: &Parts, target: Target) -> Option<&Form> {
        match target {
            Target::Line(LineId { bay, line }) => self.line(state.bays[bay.index()].patient?, line),
            Target::Card(card) => Some(self.card(card)),
            Target::Station(station) => Some(self.station(station)),
        }
    }

    /// How many patients the deck knows.
    pub fn patient_count(&self) -> usize {
        self.patients.len()
    }

    /// The name of a patient in the notation.
    pub fn patient_name(&self, patient: PatientId) -> &str {
        let patient = self.deck.patients.get(patient.index());
        patient.map_or("", |patient| &patient.id)
    }

    /// The patient of a name.
    pub fn patient(&self, name: &str) -> Option<PatientId> {
        let mut patients = self.deck.patients.iter();
        let index = patients.position(|patient| patient.id == name)?;
        Some(PatientId(index as u8))
    }
}
