//! A position of a game: small, without heap, indices into the table.

use klaxon_core::{Seat, Seats, Time};

use super::bag::Bag;
use super::card_set::CardSet;
use super::edition::{Edition, FuseBox};
use super::event::At;
use super::extras::{Extra, Extras};
use super::options::ByValue;
use super::returns;
use super::table::Table;
use super::tray::Tray;
use crate::card::{Filling, Relation};
use crate::deck::MAX_SPARKS;
use crate::face::{Face, Faces};
use crate::fuse_card::FuseCard;

/// The most players (F-10).
pub const MAX_SEATS: usize = 5;
/// The most bomb cards in front of all players: two each for five (F-12). Slots of sparks come behind them.
pub const BOMB_SLOTS: usize = 10;
/// The letter of the first spark slot, counted from a: d is the last bomb of a lone player.
pub const FIRST_SPARK: usize = 4;
/// The most cards face up in the middle: a row of five, or a stack for each value from 1 to 6.
pub const MAX_PLACES: usize = 6;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<E: Edition = FuseBox> {
    /// What the table waits for.
    pub phase: Phase,
    /// How many turns have begun.
    pub turn: u32,
    /// Who has the bag.
    pub holder: Seat,
    /// The dice in the bag.
    pub bag: Bag,
    /// The rolled dice that nobody took yet.
    pub tray: Tray,
    /// The unused die that was rolled again, until all returns are made (F-31).
    pub rolled_again: Option<Face>,
    /// The cards in front of the players: first the bombs, those of a seat side by side, then the sparks of all.
    pub slots: E::Slots,
    /// For each slot, the faces that some space of its card takes now. It follows from card and dice, and is kept
    /// because every action asks whether somebody could still take a die.
    pub takes: E::Takes,
    /// The cards face up in the middle.
    pub row: [Option<u8>; MAX_PLACES],
    /// The places of the middle that are still to be refilled, as bits.
    pub refills: u8,
    /// The bomb cards nobody has seen: those of the deck and those in the box.
    pub unseen: CardSet,
    /// The fuse cards nobody has seen.
    pub unseen_fuses: u32,
    /// The bomb cards left in the deck, where any value may come.
    pub deck: u8,
    /// The bomb cards left in the deck by value, where the team chose them (F-60).
    pub deck_by_value: ByValue,
    /// The fuse cards left in the deck.
    pub deck_fuses: u8,
    /// How many cards were drawn from the deck.
    pub draws: u16,
    /// How many dice each player took this turn.
    pub took: [u8; MAX_SEATS],
    /// Who passed.
    pub passed: Seats,
    /// Who may not reveal another fuse card before choosing (F-62).
    pub revealed: Seats,
    /// What must be returned, and by whom.
    pub returning: Option<Returning>,
    /// Points of the defused cards.
    pub points: u16,
    /// How many cards were defused.
    pub defused: u8,
    /// How many fuse cards were activated.
    pub activated: u8,
    /// Roles and sparks, where there are any.
    pub extra: E::Extra,
    /// When the clock began.
    pub began: Time,
    /// How it ended.
    pub end: Option<End>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The team chooses the deck (F-60).
    Composing,
    /// The bag holder rolls (F-20).
    Rolling,
    /// Dice are taken and placed (F-21 to F-30).
    Distributing,
    /// Unused dice are rolled again (F-31).
    Unused,
    /// Complete cards are defused (C-27).
    Defusing,
}

/// A place in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// What lies there.
    pub card: Held,
    /// The dice on the card.
    pub dice: Filling,
    /// The space of the die that sways, and since when (F-28).
    pub sways: Option<(u8, Time)>,
}

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// Nothing, and nothing will come.
    Nothing,
    /// Its card was defused; the next one is to be chosen (F-40).
    Choice,
    /// A bomb card, or a spark, counted on behind the bombs.
    Card(u8),
}

/// What every player who can must return (F-31, F-42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Returning {
    /// The reason.
    pub cause: Cause,
    /// Who still has to choose.
    pub owing: Seats,
}

/// Why dice are returned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// An unused die came up like this: dice of its colour or its number (F-31).
    Die(Face),
    /// A fuse card: dice of what it shows (F-42).
    Fuse(FuseCard),
}

impl Cause {
    /// The dice that it demands.
    pub fn faces(self) -> Faces {
        match self {
            Cause::Die(die) => Relation::SameEither.partners(die),
            Cause::Fuse(card) => card.faces(),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Why.
    pub why: Ending,
    /// When.
    pub at: Time,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// All bombs were dealt with (F-50, F-51).
    Won,
    /// The clock ran out (F-52).
    Clock,
    /// The bag was empty (F-22).
    Bag,
}

impl<E: Edition> State<E> {
    /// The position before anything is dealt.
    pub(super) fn before(table: &Table) -> State<E> {
        let mut bag = Bag::default();
        for &(colours, _) in &table.dice {
            bag.add(colours);
        }
        let fuse_cards = table.deck().fuse_cards.len();
        State {
            phase: Phase::Rolling,
            turn: 0,
            holder: table.options.first,
            bag,
            tray: Tray::default(),
            rolled_again: None,
            slots: E::NO_SLOTS,
            takes: E::NO_TAKES,
            row: [None; MAX_PLACES],
            refills: 0,
            unseen: table.allowed,
            unseen_fuses: ((1u64 << fuse_cards) - 1) as u32,
            deck: 0,
            deck_by_value: [0; 6],
            deck_fuses: table.fuse_count() as u8,
            draws: 0,
            took: [0; MAX_SEATS],
            passed: Seats::NONE,
            revealed: Seats::NONE,
            returning: None,
            points: 0,
            defused: 0,
            activated: 0,
            extra: E::Extra::before(table),
            began: Time::ZERO,
            end: None,
        }
    }

    /// Puts a card with dice on it in front of a player.
    pub fn put(&mut self, table: &Table, slot: usize, card: u8, dice: Filling) {
        self.slots[slot] = Slot {
            card: Held::Card(card),
            dice,
            ..Slot::EMPTY
        };
        self.refresh(table, slot);
    }

    /// The card or the dice of a slot have changed.
    pub(super) fn refresh(&mut self, table: &Table, slot: usize) {
        let held = &self.slots[slot];
        self.takes[slot] = match held.card {
            Held::Card(card) => table.mechanism(card).takes_somewhere(&held.dice),
            Held::Nothing | Held::Choice => Faces::NONE,
        };
    }

    /// Roles and sparks: those of a game without them if it has none.
    #[inline]
    pub fn extras(&self) -> &Extras {
        self.extra.get()
    }

    /// The slots of everything in front of a seat: its bombs, then its sparks.
    #[inline]
    pub fn cards_of(&self, table: &Table, seat: Seat) -> Cards {
        Cards {
            bombs: table.slots_of(seat),
            sparks: self.extra.sparks_of(seat),
        }
    }

    /// The slot of an own card by its letter, counted from a.
    #[inline]
    pub fn own_slot(&self, table: &Table, seat: Seat, card: u8) -> Option<usize> {
        let card = usize::from(card);
        if card < table.hand() {
            return Some(table.slots_of(seat).start + card);
        }
        let spark = card.checked_sub(FIRST_SPARK).filter(|s| *s < MAX_SPARKS)?;
        let own = self.extra.sparks_of(seat) >> spark & 1 == 1;
        own.then_some(BOMB_SLOTS + spark)
    }

    /// A slot as its owner calls it.
    #[inline]
    pub fn at(&self, table: &Table, slot: usize) -> At {
        let seat = match slot.checked_sub(BOMB_SLOTS) {
            None => table.owner(slot),
            Some(spark) => {
                let owns = |seat: &Seat| self.extra.sparks_of(*seat) >> spark & 1 == 1;
                table.seats().find(owns).unwrap_or(Seat(0))
            }
        };
        let slot = slot as u8;
        At { seat, slot }
    }

    /// Is every space of a card filled, and does its last die stand (F-33, F-28)?
    pub fn is_complete(&self, table: &Table, slot: usize) -> bool {
        let held = &self.slots[slot];
        let complete = |card| table.mechanism(card).is_complete(&held.dice);
        // Most cards still take something, which is quicker to see.
        self.takes[slot].is_empty() && held.sways.is_none() && held.card().is_some_and(complete)
    }

    /// Has no rolled die been left?
    #[inline]
    pub fn no_dice_left(&self) -> bool {
        self.tray.is_empty() && self.extras().painted.is_none()
    }

    /// Does anybody owe a return or a roll, so that all else waits (F-34)?
    #[inline]
    pub fn is_held_up(&self) -> bool {
        self.returning.is_some() || self.extras().sixes.is_some()
    }

    /// The slot for which a seat has to choose a card, if it does (F-34, F-40).
    pub fn choosing(&self, table: &Table, seat: Seat) -> Option<usize> {
        table
            .slots_of(seat)
            .find(|&slot| self.slots[slot].card == Held::Choice)
    }

    /// Has a seat a die that it could return (F-31, F-32, F-42)?
    pub fn could_return(&self, table: &Table, seat: Seat, cause: Cause) -> bool {
        returns::has_choice(table, self, seat, cause)
    }

    /// How many bomb cards are left in the deck.
    pub fn bombs_in_deck(&self) -> usize {
        let by_value: usize = self.deck_by_value.iter().map(|&n| usize::from(n)).sum();
        usize::from(self.deck) + by_value
    }

    /// Are row and deck empty of bombs (F-50)?
    pub fn middle_is_empty(&self) -> bool {
        self.row.iter().all(Option::is_none) && self.bombs_in_deck() == 0
    }

    /// Does any card sway (F-28)?
    pub fn anything_sways(&self, table: &Table) -> bool {
        table.options.steady_hands && self.slots.as_ref().iter().any(|slot| slot.sways.is_some())
    }
}

/// The slots of all cards of a seat.
#[derive(Clone, Debug)]
pub struct Cards {
    bombs: std::ops::Range<usize>,
    sparks: u32,
}

impl Iterator for Cards {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if let Some(slot) = self.bombs.next() {
            return Some(slot);
        }
        (self.sparks != 0).then(|| {
            let spark = self.sparks.trailing_zeros() as usize;
            self.sparks &= self.sparks - 1;
            BOMB_SLOTS + spark
        })
    }
}

impl Slot {
    /// Nothing there.
    pub const EMPTY: Slot = Slot {
        card: Held::Nothing,
        dice: Filling::EMPTY,
        sways: None,
    };

    /// The card, if one lies there.
    pub fn card(&self) -> Option<u8> {
        match self.card {
            Held::Card(card) => Some(card),
            Held::Nothing | Held::Choice => None,
        }
    }
}
