//! Where cards lie in front of the players, and all arithmetic about it. One arena holds them: first the bombs, those of a
//! seat side by side, then the sparks of all players. A player calls an own card by its letter: a to d are bombs, the
//! letters from e on are the slots of sparks, which all players share.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use klaxon_core::{Seat, Time};

use super::card_id::CardId;
use super::table::Table;
use crate::card::Filling;
use crate::deck::MAX_SPARKS;

/// The most players at a table (C-62).
pub const MAX_SEATS: usize = 9;
/// The letter of the first spark: d is the last bomb of a lone player.
const FIRST_SPARK: u8 = 4;
/// The last letter, behind z: J.
const LAST_LETTER: u8 = 35;

/// A place for a card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SlotId(pub u8);

impl SlotId {
    /// Its place in the arena.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a player calls an own card: a, b, c, ...
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letter(pub u8);

impl Letter {
    /// Returns whether it is one of a spark's.
    pub const fn is_sparks(self) -> bool {
        self.0 >= FIRST_SPARK
    }
}

impl Display for Letter {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let letter = match self.0 {
            0..=25 => b'a' + self.0,
            more => b'A'.wrapping_add(more - 26),
        };
        write!(f, "{}", char::from(letter))
    }
}

/// `a` to `z`, then `A` to `J`
impl FromStr for Letter {
    type Err = ();

    fn from_str(text: &str) -> Result<Letter, ()> {
        match text.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(Letter(letter - b'a')),
            [letter @ b'A'..=b'J'] => Ok(Letter(letter - b'A' + 26)),
            _ => Err(()),
        }
    }
}

/// A space of a card, counted from 0; people and the notation count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpaceId(pub u8);

impl SpaceId {
    /// Its place on the card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display for SpaceId {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// A card in front of a player, by the slot it lies in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At {
    /// Whose it is.
    pub seat: Seat,
    /// The slot.
    pub slot: SlotId,
}

/// What lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// The card.
    pub card: Held,
    /// The dice on the card.
    pub dice: Filling,
    /// The space of the die that sways, and since when (F-28).
    pub sways: Option<(SpaceId, Time)>,
}

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// Nothing, and nothing will come.
    Nothing,
    /// Its card was defused; the next one is to be chosen (F-40).
    Choice,
    /// A bomb card or a spark.
    Card(CardId),
}

impl Slot {
    /// Nothing there.
    pub const EMPTY: Slot = Slot {
        card: Held::Nothing,
        dice: Filling::EMPTY,
        sways: None,
    };

    /// The card, if one lies there.
    pub fn card(&self) -> Option<CardId> {
        match self.card {
            Held::Card(card) => Some(card),
            Held::Nothing | Held::Choice => None,
        }
    }
}

impl Table {
    /// How many slots hold bombs.
    pub fn bomb_slots(&self) -> usize {
        self.hand() * self.players()
    }

    /// The slots of all bombs.
    pub fn bombs_slots(&self) -> impl Iterator<Item = SlotId> {
        (0..self.bomb_slots() as u8).map(SlotId)
    }

    /// The slots of a seat's bombs.
    #[inline]
    pub fn slots_of(&self, seat: Seat) -> std::ops::Range<u8> {
        let start = seat.0 * self.hand() as u8;
        start..start + self.hand() as u8
    }

    /// The slot of a seat's bomb by its letter, if it has one.
    #[inline]
    pub fn bomb_slot(&self, seat: Seat, letter: Letter) -> Option<SlotId> {
        let own = usize::from(letter.0) < self.hand();
        own.then(|| SlotId(self.slots_of(seat).start + letter.0))
    }

    /// The slot of the n-th place for sparks.
    #[inline]
    pub fn spark_slot(&self, place: usize) -> SlotId {
        SlotId((self.bomb_slots() + place) as u8)
    }

    /// Which place for sparks a slot is, if it is one.
    #[inline]
    pub fn spark_place(&self, slot: SlotId) -> Option<usize> {
        slot.index().checked_sub(self.bomb_slots())
    }

    /// Which place for sparks a letter means, if it is one of a spark's.
    #[inline]
    pub fn place_of_letter(&self, letter: Letter) -> Option<usize> {
        let place = usize::from(letter.0.checked_sub(FIRST_SPARK)?);
        (place < MAX_SPARKS && letter.0 <= LAST_LETTER).then_some(place)
    }

    /// Whose bomb lies in a slot.
    pub fn owner(&self, slot: SlotId) -> Seat {
        Seat(slot.0 / self.hand() as u8)
    }

    /// How its owner calls a slot.
    #[inline]
    pub fn letter(&self, At { seat, slot }: At) -> Letter {
        match self.spark_place(slot) {
            None => Letter(slot.0.wrapping_sub(self.slots_of(seat).start)),
            Some(place) => Letter(FIRST_SPARK + place as u8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_print_and_parse() {
        for letter in (0..=LAST_LETTER).map(Letter) {
            assert_eq!(letter.to_string().parse(), Ok(letter));
        }
        assert_eq!("J".parse(), Ok(Letter(LAST_LETTER)));
        for wrong in ["", "K", "1", "ab", "ä"] {
            assert_eq!(wrong.parse::<Letter>(), Err(()), "{wrong}");
        }
    }
}
