//! A position of a game: small, without heap, indices into the table.
//!
//! [`Parts`] is everything that can be said of a position. A [`State`] is parts that were checked: nobody outside the engine
//! can make or change one, except through a [`Setup`](super::position::Setup).

use std::ops::Deref;

use klaxon_core::{Seat, Seats, Time};

use super::bag::Bag;
use super::card_id::CardId;
use super::card_set::CardSet;
use super::edition::{Edition, Small};
use super::extras::{Extra, Extras};
use super::options::ByValue;
use super::returns;
use super::slot::{At, Held, Letter, MAX_SEATS, SlotId};
use super::table::Table;
use super::tray::Tray;
use crate::card::Relation;
use crate::face::{Face, Faces};
use crate::fuse_card::FuseCard;

/// The most cards face up in the middle: a row of five, or a stack for each value from 1 to 6.
pub const MAX_PLACES: usize = 6;

/// A position. What can be said of it is read as fields of [`Parts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<E: Edition = Small> {
    pub(super) parts: Parts<E>,
    /// For each slot, the faces that some space of its card takes now. It follows from card and dice, and is kept
    /// because every action asks whether somebody could still take a die.
    pub(super) takes: E::Takes,
}

impl<E: Edition> Deref for State<E> {
    type Target = Parts<E>;

    #[inline]
    fn deref(&self) -> &Parts<E> {
        &self.parts
    }
}

/// The parts of a position, checked or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts<E: Edition = Small> {
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
    /// The cards face up in the middle.
    pub row: [Option<CardId>; MAX_PLACES],
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
    /// How many of them each player lost by a mistake: they don't save from sparks (F-29, C-30).
    pub lost: [u8; MAX_SEATS],
    /// The players who passed.
    pub passed: Seats,
    /// The players who may not reveal another fuse card before choosing (F-62).
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

/// What every player who can must return (F-31, F-42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Returning {
    /// The reason.
    pub cause: Cause,
    /// The players who still have to choose.
    pub owing: Seats,
}

/// Why dice are returned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// An unused die came up like this: dice of its colour or its number (F-31).
    Die(Face),
    /// A fuse card: dice of what it shows (F-42).
    Fuse(FuseCard),
    /// No spark is left to draw: any dice (C-62). At the end of a turn, or else for a fuse card.
    NoSpark {
        /// For a fuse card.
        fuse: bool,
    },
}

impl Cause {
    /// The dice that it demands.
    pub fn faces(self) -> Faces {
        match self {
            Cause::Die(die) => Relation::SameEither.partners(die),
            Cause::Fuse(card) => card.faces(),
            Cause::NoSpark { .. } => Faces::ALL,
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

impl<E: Edition> Parts<E> {
    /// The position before anything is dealt.
    pub(super) fn before(table: &Table) -> Parts<E> {
        let mut bag = Bag::default();
        for &(colours, _) in &table.dice {
            bag.add(colours);
        }
        let fuse_cards = table.deck().fuse_cards.len();
        Parts {
            phase: Phase::Rolling,
            turn: 0,
            holder: table.options.first,
            bag,
            tray: Tray::default(),
            rolled_again: None,
            slots: E::NO_SLOTS,
            row: [None; MAX_PLACES],
            refills: 0,
            unseen: table.allowed,
            unseen_fuses: ((1u64 << fuse_cards) - 1) as u32,
            deck: 0,
            deck_by_value: [0; 6],
            deck_fuses: table.fuse_count() as u8,
            draws: 0,
            took: [0; MAX_SEATS],
            lost: [0; MAX_SEATS],
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

    /// Roles and sparks: those of a game without them if it has none.
    #[inline]
    pub fn extras(&self) -> &Extras {
        self.extra.get()
    }

    /// What lies in a slot.
    #[inline]
    pub fn slot(&self, slot: SlotId) -> &super::slot::Slot {
        &self.slots[slot.index()]
    }

    /// The slots of everything in front of a seat: its bombs, then its sparks.
    #[inline]
    pub fn cards_of(&self, table: &Table, seat: Seat) -> Cards {
        Cards {
            bombs: table.slots_of(seat),
            sparks: self.extra.sparks_of(seat),
            first_spark: table.bomb_slots() as u8,
        }
    }

    /// The slot of an own card by its letter.
    #[inline]
    pub fn own_slot(&self, table: &Table, seat: Seat, card: Letter) -> Option<SlotId> {
        if let Some(bomb) = table.bomb_slot(seat, card) {
            return Some(bomb);
        }
        let place = table.place_of_letter(card)?;
        let own = self.extra.sparks_of(seat) >> place & 1 == 1;
        own.then(|| table.spark_slot(place))
    }

    /// A slot with its owner.
    #[inline]
    pub fn at(&self, table: &Table, slot: SlotId) -> At {
        let seat = match table.spark_place(slot) {
            None => table.owner(slot),
            Some(place) => {
                let owns = |seat: &Seat| self.extra.sparks_of(*seat) >> place & 1 == 1;
                table.seats().find(owns).unwrap_or(Seat(0))
            }
        };
        At { seat, slot }
    }

    /// Returns whether no rolled die is left.
    #[inline]
    pub fn no_dice_left(&self) -> bool {
        self.tray.is_empty() && self.extras().painted.is_none()
    }

    /// Returns whether anybody owes a return or a roll, so that all else waits (F-34).
    #[inline]
    pub fn is_held_up(&self) -> bool {
        self.returning.is_some() || self.extras().sixes.is_some()
    }

    /// The slot for which a seat has to choose a card, if it does (F-34, F-40).
    #[inline]
    pub fn choosing(&self, table: &Table, seat: Seat) -> Option<SlotId> {
        let mut bombs = table.slots_of(seat).map(SlotId);
        bombs.find(|&slot| self.slot(slot).card == Held::Choice)
    }

    /// The first seat that has to choose a card, if one has.
    pub fn chooser(&self, table: &Table) -> Option<Seat> {
        let mut bombs = table.bombs_slots();
        let open = bombs.find(|&slot| self.slot(slot).card == Held::Choice);
        open.map(|slot| table.owner(slot))
    }

    /// How many bomb cards are left in the deck.
    pub fn bombs_in_deck(&self) -> usize {
        let by_value: usize = self.deck_by_value.iter().map(|&n| usize::from(n)).sum();
        usize::from(self.deck) + by_value
    }

    /// Returns whether row and deck are empty of bombs (F-50).
    #[inline]
    pub fn middle_is_empty(&self) -> bool {
        self.row.iter().all(Option::is_none) && self.bombs_in_deck() == 0
    }

    /// Returns whether any card sways (F-28).
    #[inline]
    pub fn anything_sways(&self, table: &Table) -> bool {
        table.options.steady_hands && self.slots.as_ref().iter().any(|slot| slot.sways.is_some())
    }
}

impl<E: Edition> State<E> {
    /// The position before anything is dealt.
    pub(super) fn before(table: &Table) -> State<E> {
        State::new(table, Parts::before(table))
    }

    /// Parts with what follows from them.
    pub(super) fn new(table: &Table, parts: Parts<E>) -> State<E> {
        let takes = E::NO_TAKES;
        let mut state = State { parts, takes };
        for slot in 0..state.slots.as_ref().len() {
            state.refresh(table, SlotId(slot as u8));
        }
        state
    }

    /// The card or the dice of a slot have changed.
    #[inline]
    pub(super) fn refresh(&mut self, table: &Table, slot: SlotId) {
        let held = self.slot(slot);
        self.takes[slot.index()] = match held.card {
            Held::Card(card) => table.mechanism(card).takes_somewhere(&held.dice),
            Held::Nothing | Held::Choice => Faces::NONE,
        };
    }

    /// The faces that some space of the card in a slot takes now.
    #[inline]
    pub fn takes(&self, slot: SlotId) -> Faces {
        self.takes[slot.index()]
    }

    /// Returns whether every space of a card is filled and its last die stands (F-33, F-28).
    #[inline]
    pub fn is_complete(&self, table: &Table, slot: SlotId) -> bool {
        let held = self.slot(slot);
        let complete = |card| table.mechanism(card).is_complete(&held.dice);
        // Most cards still take something, which is quicker to see.
        self.takes(slot).is_empty() && held.sways.is_none() && held.card().is_some_and(complete)
    }

    /// Returns whether a seat has a die that it could return (F-31, F-32, F-42).
    pub fn could_return(&self, table: &Table, seat: Seat, cause: Cause) -> bool {
        returns::has_choice(table, self, seat, cause)
    }
}

/// The slots of all cards of a seat.
#[derive(Clone, Debug)]
pub struct Cards {
    bombs: std::ops::Range<u8>,
    sparks: u32,
    first_spark: u8,
}

impl Iterator for Cards {
    type Item = SlotId;

    #[inline]
    fn next(&mut self) -> Option<SlotId> {
        if let Some(slot) = self.bombs.next() {
            return Some(SlotId(slot));
        }
        (self.sparks != 0).then(|| {
            let place = self.sparks.trailing_zeros() as u8;
            self.sparks &= self.sparks - 1;
            SlotId(self.first_spark + place)
        })
    }
}
