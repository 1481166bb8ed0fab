//! Where things lie: bays and their lines, emergency slots, and the spaces that dice are placed on.

use crate::card::Card;

/// How many patients lie around the dial.
pub const BAYS: usize = 4;
/// How many slots a row of the emergency area has.
pub const SLOTS: usize = 6;

/// A patient space of the board, clockwise around the dial; counted from 0, in texts from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bay(pub u8);

impl Bay {
    /// Its place in a list of bays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All four.
    pub fn all() -> impl DoubleEndedIterator<Item = Bay> {
        (0..BAYS as u8).map(Bay)
    }

    /// The bay so many places further, clockwise.
    pub const fn clockwise(self, places: u8) -> Bay {
        Bay((self.0 + places) % BAYS as u8)
    }
}

impl std::fmt::Display for Bay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl std::str::FromStr for Bay {
    type Err = ();

    fn from_str(text: &str) -> Result<Bay, ()> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Bay(digit - b'1')),
            _ => Err(()),
        }
    }
}

/// A line of the patient in a bay: `2.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineId {
    /// The bay.
    pub bay: Bay,
    /// The line, counted from 0; in texts from 1.
    pub line: u8,
}

impl std::fmt::Display for LineId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.bay, self.line + 1)
    }
}

impl std::str::FromStr for LineId {
    type Err = ();

    fn from_str(text: &str) -> Result<LineId, ()> {
        let (bay, line) = text.split_once('.').ok_or(())?;
        let line = match line.as_bytes() {
            [digit @ b'1'..=b'5'] => digit - b'1',
            _ => return Err(()),
        };
        let bay = bay.parse()?;
        Ok(LineId { bay, line })
    }
}

/// A recharging station, 0 or 1; in texts 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StationId(pub u8);

impl StationId {
    /// Both.
    pub const ALL: [StationId; 2] = [StationId(0), StationId(1)];

    /// Its place in a list of stations.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for StationId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl std::str::FromStr for StationId {
    type Err = ();

    fn from_str(text: &str) -> Result<StationId, ()> {
        match text {
            "1" => Ok(StationId(0)),
            "2" => Ok(StationId(1)),
            _ => Err(()),
        }
    }
}

/// A place of the emergency area: `slot-4` in row 1, `above-4` in row 2. In the order in which they activate (L-23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SlotId {
    /// The number, counted from 0; in texts from 1.
    pub number: u8,
    /// Whether it is in row 2.
    pub above: bool,
}

impl SlotId {
    /// All twelve, in the order in which they activate.
    pub fn all() -> impl Iterator<Item = SlotId> {
        (0..SLOTS as u8).flat_map(|number| [false, true].map(|above| SlotId { number, above }))
    }

    /// Its number in the order in which they activate, from 1.
    pub(crate) const fn rank(self) -> u8 {
        self.number * 2 + self.above as u8 + 1
    }
}

impl std::fmt::Display for SlotId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let row = if self.above { "above" } else { "slot" };
        write!(f, "{row}-{}", self.number + 1)
    }
}

impl std::str::FromStr for SlotId {
    type Err = ();

    fn from_str(text: &str) -> Result<SlotId, ()> {
        SlotId::all()
            .find(|slot| slot.to_string() == text)
            .ok_or(())
    }
}

/// What dice are placed on: a line of a patient, a card or a station.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A line of a patient.
    Line(LineId),
    /// An emergency or stat card.
    Card(Card),
    /// A recharging station.
    Station(StationId),
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Target::Line(line) => line.fmt(f),
            Target::Card(card) => card.fmt(f),
            Target::Station(station) => write!(f, "station-{station}"),
        }
    }
}

impl std::str::FromStr for Target {
    type Err = ();

    fn from_str(text: &str) -> Result<Target, ()> {
        if let Ok(line) = text.parse() {
            return Ok(Target::Line(line));
        }
        match text.strip_prefix("station-") {
            Some(number) => Ok(Target::Station(number.parse()?)),
            None => Ok(Target::Card(text.parse()?)),
        }
    }
}

/// A space for a die: `2.1a`, `chaos.a`, `station-1.a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpaceId {
    /// What it belongs to.
    pub of: Target,
    /// Which of its spaces, counted from 0; in texts a letter from `a` on.
    pub space: u8,
}

impl std::fmt::Display for SpaceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = char::from(b'a' + self.space);
        match self.of {
            Target::Line(line) => write!(f, "{line}{letter}"),
            of => write!(f, "{of}.{letter}"),
        }
    }
}

impl std::str::FromStr for SpaceId {
    type Err = ();

    fn from_str(text: &str) -> Result<SpaceId, ()> {
        let (of, letter) = text
            .split_at_checked(text.len().saturating_sub(1))
            .ok_or(())?;
        let space = match letter.as_bytes() {
            [letter @ b'a'..=b'f'] => letter - b'a',
            _ => return Err(()),
        };
        if let Ok(line) = of.parse() {
            let of = Target::Line(line);
            return Ok(SpaceId { of, space });
        }
        match of.strip_suffix('.').ok_or(())?.parse()? {
            // A line has no dot before the letter.
            Target::Line(_) => Err(()),
            of => Ok(SpaceId { of, space }),
        }
    }
}
