//! A position.
//!
//! [`Parts`] is everything that can be said of a position. A [`State`] is parts that were checked: nobody outside can make
//! or change one, except through a [`Setup`](crate::setup::Setup).

use std::ops::Deref;

use klaxon_core::{Seat, Seats, Time};
use strum::EnumCount;

use crate::card::{Card, Cards};
use crate::choice::Choice;
use crate::die::{Colour, Die, MAX_COLOURS};
use crate::event::{Lock, Spot};
use crate::form::{EMPTY, Row};
use crate::icon::Icon;
use crate::patient::MAX_LINES;
use crate::place::{BAYS, Bay, LineId, SLOTS, SlotId, StationId, Target};
use crate::table::Table;

/// The most spaces of the re-roll track (L-35).
pub const TRACK: usize = 5;
/// How many triage cards there is room for (L-4).
pub const TRIAGE: usize = 4;
/// How many power cubes there are (L-4).
pub const CUBES: u8 = 10;

/// A position. What can be said of it is read as fields of [`Parts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) parts: Parts,
}

impl Deref for State {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.parts
    }
}

/// A patient of the table's deck, by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PatientId(pub u8);

impl PatientId {
    /// Its place in the deck.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the table waits for, or what comes next: a round goes through these from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The deal.
    Dealing,
    /// The chief says where the diamond of the dial starts (L-12).
    Connecting,
    /// A: a cube is about to leave (L-20).
    Power,
    /// B: so many emergency cards are about to come (L-21).
    Cards(u8),
    /// C: the emergency dice are about to be rolled (L-23).
    Dice,
    /// C: they were rolled.
    Rolled,
    /// D: planning (L-24).
    Planning,
    /// E: the countdown (L-30).
    Countdown,
    /// F: cards are about to be resolved (L-40).
    Ended,
    /// F: cards are being resolved.
    Stat {
        /// Whether a stat card was resolved already.
        started: bool,
    },
    /// G: patients are about to be resolved.
    CardsDone,
    /// G: patients are resolved (L-42).
    Patients {
        /// The bay with which it begins.
        first: Bay,
        /// The bays that had their turn, as bits.
        done: u8,
    },
    /// H: dice are about to return, and the dial to turn (L-46).
    Turning,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Returns whether the countdown of this round is over, so that effects count for the coming one (L-47).
    pub const fn is_after_countdown(self) -> bool {
        matches!(
            self,
            Phase::Ended
                | Phase::Stat { .. }
                | Phase::CardsDone
                | Phase::Patients { .. }
                | Phase::Turning
        )
    }

    /// Returns whether the emergency dice of this round are still to be rolled.
    pub const fn is_before_dice(self) -> bool {
        matches!(self, Phase::Power | Phase::Cards(_) | Phase::Dice)
    }
}

/// How a game ends (L-55).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// All patients are treated.
    Won,
    /// The last power cube is gone.
    Power,
    /// Too many stat cards failed.
    Failed,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 3] = [Ending::Won, Ending::Power, Ending::Failed];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Power => "lost-power",
            Ending::Failed => "lost-failed",
        }
    }
}

/// A patient space of the board, and what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The patient, if one is left.
    pub patient: Option<PatientId>,
    /// The lines with a cleared tile, as bits.
    pub tiles: u8,
    /// The dice on each line.
    pub dice: [Row; MAX_LINES],
}

impl Place {
    /// No patient.
    pub(crate) const EMPTY: Place = Place {
        patient: None,
        tiles: 0,
        dice: [EMPTY; MAX_LINES],
    };

    /// Returns whether a line has a cleared tile.
    pub const fn has_tile(&self, line: u8) -> bool {
        self.tiles >> line & 1 == 1
    }
}

/// What effects hold in a round (L-46, L-47).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effects {
    /// How many re-rolls each player has (L-36).
    pub rerolls: [u8; MAX_COLOURS],
    /// How many dice each player may set (Concentrated Effort).
    pub sets: [u8; MAX_COLOURS],
    /// What is locked, as bits in the order of [`Lock::ALL`].
    locks: u8,
    /// The dial stays.
    pub held: bool,
    /// Red triggers of treated patients are ignored.
    pub ignoring: bool,
    /// The emergency dice are not rolled.
    pub skip: bool,
    /// One emergency die is rolled.
    pub single: bool,
}

impl Effects {
    /// Returns whether this is locked.
    pub const fn is_locked(&self, lock: Lock) -> bool {
        self.locks >> lock as u8 & 1 == 1
    }

    pub(crate) fn unlock_all(&mut self) {
        self.locks = 0;
    }

    pub(crate) fn lock(&mut self, lock: Lock) {
        self.locks |= 1 << lock as u8;
    }
}

/// The emergency dice, and how far their roll is resolved (L-23, L-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Emergency {
    /// The slot that each die lies on, counted from 1; 0 if it lies on none.
    pub dice: [u8; 2],
    /// The dice of the last roll, as bits.
    pub live: u8,
    /// The last place that was activated, by its rank from 1; 0 if nothing was.
    pub passed: u8,
    /// The dice that are still to be rolled again by Escalation, as bits.
    pub again: u8,
    /// How many times each die was rolled this round.
    pub rolls: [u8; 2],
}

/// The patients that are treated and have not left yet, the last one on top (L-43, L-44).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Treating {
    bays: [u8; BAYS],
    len: u8,
    /// The trigger space, counted from 0, that the dial touched when the patient of a bay was treated.
    spaces: [u8; BAYS],
    /// The bays whose trigger has taken effect, or does nothing, as bits.
    pub(crate) fired: u8,
}

impl Treating {
    /// Returns whether nobody is being treated.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The bays, from the bottom.
    pub fn bays(&self) -> impl DoubleEndedIterator<Item = Bay> {
        self.bays[..usize::from(self.len)]
            .iter()
            .map(|&bay| Bay(bay))
    }

    /// The last one.
    pub fn top(&self) -> Option<Bay> {
        self.bays().next_back()
    }

    /// Returns whether the patient of this bay is treated.
    pub fn contains(&self, bay: Bay) -> bool {
        self.bays().any(|one| one == bay)
    }

    /// Returns whether the trigger of a bay is over.
    pub const fn has_fired(&self, bay: Bay) -> bool {
        self.fired >> bay.0 & 1 == 1
    }

    /// The trigger space, counted from 0, that takes effect for a bay.
    pub const fn space(&self, bay: Bay) -> u8 {
        self.spaces[bay.index()]
    }

    pub(crate) fn push(&mut self, bay: Bay, space: u8) {
        if !self.contains(bay) {
            self.bays[usize::from(self.len)] = bay.0;
            self.len += 1;
        }
        self.spaces[bay.index()] = space;
        self.fired &= !(1 << bay.0);
    }

    pub(crate) fn remove(&mut self, bay: Bay) {
        let rest = *self;
        *self = Treating::default();
        for one in rest.bays().filter(|one| *one != bay) {
            self.push(one, rest.space(one));
        }
        self.fired = rest.fired & !(1 << bay.0);
    }
}

/// The parts of a position, checked or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// Which round it is, from 1 on.
    pub round: u8,
    /// What comes next.
    pub phase: Phase,
    /// When planning or the countdown began, or the countdown ended.
    pub since: Time,
    /// The Chief Medical Officer (L-15).
    pub chief: Seat,
    /// Where the diamond of the dial is.
    pub diamond: Bay,
    /// The patient spaces.
    pub bays: [Place; BAYS],
    /// How many patients the deck has left. Which ones is chance: any that was not seen yet.
    pub left: u8,
    /// The patients that left the game, as bits.
    pub gone: u32,
    /// How many cubes the meter has.
    pub meter: u8,
    /// How many cubes each station has.
    pub stations: [u8; 2],
    /// The draw pile: a set, no order is kept.
    pub draw: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// The cards that left the game.
    pub out: Cards,
    /// The triage area.
    pub triage: Cards,
    /// The X area.
    pub failed: Cards,
    /// The stat area.
    pub stat: Cards,
    /// The emergency area: row 1 and row 2.
    pub slots: [[Option<Card>; SLOTS]; 2],
    /// The dice on each card.
    pub on_cards: [Row; Card::COUNT],
    /// The dice on the stations.
    pub on_stations: [Row; 2],
    /// The dice on the re-roll track, from the left.
    pub track: [Option<Die>; TRACK],
    /// The dice that were rolled and not placed yet: how many of each icon.
    pub hands: [[u8; Icon::COUNT]; MAX_COLOURS],
    /// How many dice of each player are out of use until the round ends (L-37).
    pub spent: [u8; MAX_COLOURS],
    /// How many dice each player has this round.
    pub dice: [u8; MAX_COLOURS],
    /// How many dice each player will have in the coming round.
    pub coming_dice: [u8; MAX_COLOURS],
    /// What holds in this round.
    pub effects: Effects,
    /// What will hold in the coming round.
    pub coming: Effects,
    /// The emergency dice.
    pub emergency: Emergency,
    /// What the chief has to choose.
    pub choice: Option<Choice>,
    /// The triggers that Bad Timing still fires, by bay: the space, counted from 1, or 0 for none.
    pub timing: [u8; BAYS],
    /// The patients that are treated and have not left yet.
    pub treating: Treating,
    /// The players who are ready for the countdown.
    pub ready: Seats,
    /// The players who are done with it.
    pub done: Seats,
    /// How many dice each player has rolled this round.
    pub rolls: [u8; MAX_COLOURS],
    /// How many emergency cards were drawn in this game.
    pub draws: u16,
    /// How the game ended.
    pub end: Option<(Ending, Time)>,
}

impl State {
    /// Before anything is dealt.
    pub(crate) fn before(table: &Table) -> State {
        State {
            parts: Parts::before(table),
        }
    }
}

impl Parts {
    /// Before anything is dealt: cubes on the meter and the stations, all cards in the draw pile (L-13).
    pub(crate) fn before(table: &Table) -> Parts {
        let mut dice = [0; MAX_COLOURS];
        for colour in table.colours() {
            dice[colour.index()] = table.usual_dice();
        }
        Parts {
            round: 0,
            phase: Phase::Dealing,
            since: Time::ZERO,
            chief: Seat(0),
            diamond: Bay(0),
            bays: [Place::EMPTY; BAYS],
            left: table.patients_to_treat(),
            gone: 0,
            meter: CUBES - 2,
            stations: [1; 2],
            draw: Cards::ALL,
            discard: Cards::NONE,
            out: Cards::NONE,
            triage: Cards::NONE,
            failed: Cards::NONE,
            stat: Cards::NONE,
            slots: [[None; SLOTS]; 2],
            on_cards: [EMPTY; Card::COUNT],
            on_stations: [EMPTY; 2],
            track: [None; TRACK],
            hands: [[0; Icon::COUNT]; MAX_COLOURS],
            spent: [0; MAX_COLOURS],
            dice,
            coming_dice: dice,
            effects: Effects::default(),
            coming: Effects::default(),
            emergency: Emergency::default(),
            choice: None,
            timing: [0; BAYS],
            treating: Treating::default(),
            ready: Seats::NONE,
            done: Seats::NONE,
            rolls: [0; MAX_COLOURS],
            draws: 0,
            end: None,
        }
    }

    /// How many cubes left the board (L-56).
    pub const fn removed_cubes(&self) -> u8 {
        let on_board = self.meter.saturating_add(self.stations[0]);
        CUBES.saturating_sub(on_board.saturating_add(self.stations[1]))
    }

    /// The card at a place of the emergency area.
    pub fn slot(&self, at: SlotId) -> Option<Card> {
        self.slots[usize::from(at.above)][usize::from(at.number)]
    }

    /// Where a card of the emergency area lies.
    pub fn slot_of(&self, card: Card) -> Option<SlotId> {
        SlotId::all().find(|slot| self.slot(*slot) == Some(card))
    }

    /// The first place of the emergency area for a card: row 1, then row 2 (L-21).
    pub fn free_slot(&self) -> Option<SlotId> {
        for above in [false, true] {
            let row = &self.slots[usize::from(above)];
            if let Some(number) = row.iter().position(Option::is_none) {
                let number = number as u8;
                return Some(SlotId { number, above });
            }
        }
        None
    }

    /// The cards of the emergency area.
    pub fn emergencies(&self) -> Cards {
        self.slots.iter().flatten().flatten().copied().collect()
    }

    /// Where a card from the draw pile comes to (L-21).
    pub(crate) fn spot(&self, card: Card) -> Spot {
        match self.free_slot() {
            None => Spot::Out,
            Some(_) if card.is_stat() => Spot::Stat,
            Some(slot) => Spot::Slot(slot),
        }
    }

    /// The dice on something.
    pub fn row(&self, target: Target) -> &Row {
        match target {
            Target::Line(LineId { bay, line }) => {
                &self.bays[bay.index()].dice[usize::from(line).min(MAX_LINES - 1)]
            }
            Target::Card(card) => &self.on_cards[card.index()],
            Target::Station(StationId(station)) => &self.on_stations[usize::from(station)],
        }
    }

    pub(crate) fn row_mut(&mut self, target: Target) -> &mut Row {
        match target {
            Target::Line(LineId { bay, line }) => {
                &mut self.bays[bay.index()].dice[usize::from(line).min(MAX_LINES - 1)]
            }
            Target::Card(card) => &mut self.on_cards[card.index()],
            Target::Station(StationId(station)) => &mut self.on_stations[usize::from(station)],
        }
    }

    /// How many unplaced dice a player has.
    pub fn unplaced(&self, colour: Colour) -> u8 {
        let [a, b, c, d, e, f] = self.hands[colour.index()].map(u16::from);
        (a + b + c + d + e + f).min(u16::from(u8::MAX)) as u8
    }

    /// All dice on the board: on lines, cards, stations and the re-roll track.
    pub fn placed(&self) -> impl Iterator<Item = Die> {
        let lines = self.bays.iter().flat_map(|place| &place.dice);
        let rows = lines.chain(&self.on_cards).chain(&self.on_stations);
        rows.flatten().chain(&self.track).flatten().copied()
    }

    /// How many dice lie on the re-roll track.
    pub fn on_track(&self) -> usize {
        self.track.iter().flatten().count()
    }

    /// The trigger space, counted from 0, that the dial touches at a bay.
    pub fn touched(&self, table: &Table, bay: Bay) -> u8 {
        let connection = (bay.0 + BAYS as u8 - self.diamond.0) % BAYS as u8;
        table.dial()[usize::from(connection)]
    }

    /// Returns whether all lines of the patient in a bay have a cleared tile.
    pub fn is_finished(&self, table: &Table, bay: Bay) -> bool {
        let place = &self.bays[bay.index()];
        place.patient.is_some_and(|patient| {
            let all = (1 << table.lines(patient)) - 1;
            place.tiles & all == all
        })
    }

    /// The bays with a patient that is not treated yet, each with that patient.
    pub fn untreated(&self) -> impl Iterator<Item = (Bay, PatientId)> {
        let bays = Bay::all().zip(&self.bays);
        bays.filter_map(|(bay, place)| {
            let patient = place.patient.filter(|_| !self.treating.contains(bay));
            patient.map(|patient| (bay, patient))
        })
    }
}
