//! Everything that lies on the table: the referee's whole state, in plain lists.

use std::collections::{BTreeMap, BTreeSet};

use klaxon_flatline::{Card, Die};

use crate::agenda::Task;
use crate::choice::Choice;
use crate::lines::Filled;
use crate::script::Script;
use crate::setting::Setting;

/// The steps of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Dealing,
    Connecting,
    /// A is to come.
    Power,
    /// B is to come, with so many cards.
    Cards(usize),
    /// C's roll is to come.
    Dice,
    /// In C.
    Rolled,
    Planning,
    Countdown,
    /// F is to come.
    Ended,
    /// In F.
    Stat,
    /// In G.
    Patients,
    /// H is to come.
    Turning,
    Over,
}

impl Phase {
    /// Returns whether dice, re-rolls and locks now count for the coming round (L-47, L-50).
    pub(crate) fn is_after_countdown(self) -> bool {
        matches!(
            self,
            Phase::Ended | Phase::Stat | Phase::Patients | Phase::Turning
        )
    }
}

/// What the game waits for.
#[derive(Clone, Debug)]
pub(crate) enum Waiting {
    /// Nothing: the rules go on by themselves.
    Nobody,
    /// The chief's choice of the bay where the diamond starts (L-12).
    Connection,
    /// The chief's choice between these.
    Choice(Choice),
    /// A stop for triage cards (L-52).
    Stop,
    /// Cleared stat cards wait for room in the triage area (L-40).
    Room,
    /// Everyone's `ready`.
    Planning,
    /// Dice.
    Countdown,
}

/// A patient on the board.
#[derive(Clone, Debug)]
pub(crate) struct Bay {
    /// Its place in the deck's list.
    pub(crate) patient: usize,
    /// Which lines have a cleared tile.
    pub(crate) tiles: Vec<bool>,
    /// The dice on each line.
    pub(crate) lines: Vec<Filled>,
    /// From treatment on until it leaves (L-43).
    pub(crate) treated: bool,
}

impl Bay {
    pub(crate) fn all_cleared(&self) -> bool {
        self.tiles.iter().all(|tile| *tile)
    }
}

/// What lasts for one round and can be given for the coming one (L-47).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Effects {
    /// Dice of each colour.
    pub(crate) dice: Vec<usize>,
    /// Re-rolls of each colour.
    pub(crate) rerolls: Vec<usize>,
    /// Dice that each colour may set (Concentrated Effort).
    pub(crate) sets: Vec<usize>,
    /// No re-roll track.
    pub(crate) track_locked: bool,
    /// No emergency dice.
    pub(crate) skip: bool,
    /// One emergency die.
    pub(crate) single: bool,
}

impl Effects {
    /// A normal round.
    pub(crate) fn normal(setting: &Setting) -> Effects {
        let colours = setting.colours();
        Effects {
            dice: vec![setting.normal_dice(); colours],
            rerolls: vec![0; colours],
            sets: vec![0; colours],
            track_locked: false,
            skip: false,
            single: false,
        }
    }
}

/// The independent referee.
pub(crate) struct Referee {
    pub(crate) setting: Setting,
    pub(crate) script: Script,
    pub(crate) seen: BTreeMap<String, u64>,
    pub(crate) outcome: Option<&'static str>,

    pub(crate) now: u32,
    pub(crate) phase: Phase,
    pub(crate) waiting: Waiting,
    /// What is still to do; the last comes first.
    pub(crate) agenda: Vec<Task>,
    pub(crate) chief: usize,
    pub(crate) round: u32,
    /// The bay at the diamond.
    pub(crate) diamond: usize,

    pub(crate) bays: [Option<Bay>; 4],
    /// Patients that came into play, those that left included.
    pub(crate) patients_seen: BTreeSet<usize>,
    pub(crate) patients_gone: usize,
    /// How many are still in the deck of this game.
    pub(crate) patients_left: usize,

    /// Cubes on the meter, from the left.
    pub(crate) meter: [bool; 8],
    pub(crate) station_cubes: [usize; 2],
    pub(crate) cubes_removed: usize,
    pub(crate) stations: [Filled; 2],

    pub(crate) draw: BTreeSet<Card>,
    pub(crate) discard: BTreeSet<Card>,
    /// The X area.
    pub(crate) failed: Vec<Card>,
    /// Cards that left the game.
    pub(crate) out: Vec<Card>,
    pub(crate) triage: BTreeSet<Card>,
    pub(crate) stat: BTreeSet<Card>,
    /// The emergency area: two rows of six.
    pub(crate) rows: [[Option<Card>; 6]; 2],
    /// The dice on each card of the emergency and the stat area.
    pub(crate) on_cards: BTreeMap<Card, Filled>,

    /// The slot on which each emergency die lies.
    pub(crate) emergency_dice: [Option<usize>; 2],
    /// The dice of the roll in progress.
    pub(crate) roll: Vec<usize>,
    /// The dice that Escalation rolls again.
    pub(crate) escalating: BTreeSet<usize>,

    pub(crate) this: Effects,
    pub(crate) coming: Effects,
    pub(crate) stations_locked: bool,
    pub(crate) triage_locked: bool,
    pub(crate) green_locked: bool,
    pub(crate) held: bool,
    pub(crate) ignoring: bool,

    pub(crate) planning_since: u32,
    pub(crate) countdown_since: u32,
    pub(crate) ready: BTreeSet<usize>,
    pub(crate) done: BTreeSet<usize>,
    /// Dice that were rolled and not placed, of all colours.
    pub(crate) unplaced: Vec<Die>,
    pub(crate) track: Vec<Die>,
    /// Dice that are out until the round ends.
    pub(crate) spent: Vec<Die>,

    /// In F: uncleared stat cards that still have to go, and cleared ones that wait.
    pub(crate) to_fail: Vec<Card>,
    pub(crate) to_keep: Vec<Card>,
    /// In F: no stat card has gone yet.
    pub(crate) first_stat: bool,
}

impl Referee {
    pub(crate) fn new(setting: Setting) -> Referee {
        let this = Effects::normal(&setting);
        let stations = [0, 1].map(|station| Filled::station(&setting.station_spaces(station)));
        Referee {
            script: Script::Compare {
                events: Vec::new(),
                at: 0,
            },
            seen: BTreeMap::new(),
            outcome: None,
            now: 0,
            phase: Phase::Dealing,
            waiting: Waiting::Nobody,
            agenda: Vec::new(),
            chief: setting.chief,
            round: 0,
            diamond: 0,
            bays: [None, None, None, None],
            patients_seen: BTreeSet::new(),
            patients_gone: 0,
            patients_left: setting.patients(),
            meter: [true; 8],
            station_cubes: [1, 1],
            cubes_removed: 0,
            stations,
            draw: Card::ALL.iter().copied().collect(),
            discard: BTreeSet::new(),
            failed: Vec::new(),
            out: Vec::new(),
            triage: BTreeSet::new(),
            stat: BTreeSet::new(),
            rows: [[None; 6]; 2],
            on_cards: BTreeMap::new(),
            emergency_dice: [None, None],
            roll: Vec::new(),
            escalating: BTreeSet::new(),
            coming: this.clone(),
            this,
            stations_locked: false,
            triage_locked: false,
            green_locked: false,
            held: false,
            ignoring: false,
            planning_since: 0,
            countdown_since: 0,
            ready: BTreeSet::new(),
            done: BTreeSet::new(),
            unplaced: Vec::new(),
            track: Vec::new(),
            spent: Vec::new(),
            to_fail: Vec::new(),
            to_keep: Vec::new(),
            first_stat: true,
            setting,
        }
    }

    pub(crate) fn colours(&self) -> usize {
        self.setting.colours()
    }

    /// The unplaced dice of a colour.
    pub(crate) fn unplaced_of(&self, colour: usize) -> Vec<Die> {
        let own = |die: &&Die| die.colour().index() == colour;
        self.unplaced.iter().filter(own).copied().collect()
    }

    /// None while the game goes on; else `won`, `lost-power` or `lost-failed`.
    pub(crate) fn outcome(&self) -> Option<&'static str> {
        self.outcome
    }

    /// How often each rule and each effect mattered.
    pub(crate) fn seen(&self) -> &BTreeMap<String, u64> {
        &self.seen
    }
}
