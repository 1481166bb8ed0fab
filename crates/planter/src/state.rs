//! A position.
//!
//! [`Parts`] is everything that can be said of a position. A [`State`] is parts that were checked: nobody outside can make
//! or change one, except through a [`Setup`](crate::setup::Setup).

use std::ops::Deref;

use klaxon_core::{Seat, Seats, Time};

use crate::card::Card;
use crate::fuse::Fuse;
use crate::pile::Pile;
use crate::score::Score;
use crate::table::Table;

/// The most players.
pub const MAX_SEATS: usize = 6;
/// How many cards a hand has (B-10).
pub const HAND: usize = 7;
/// How many cards the time bomb is shuffled into (B-5).
pub const LAST_CARDS: usize = 30;

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

/// The parts of a position, checked or not. In a viewer's, the cards that they can't know show their backs; all else is
/// public (B-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// Whether it is a viewer's.
    pub blanked: bool,
    /// What each player holds.
    pub hands: [Pile; MAX_SEATS],
    /// What surely is in each hand, because the deal put it there (B-4) and it can't have been played yet.
    pub sure: [Sure; MAX_SEATS],
    /// Whose hands lie open, for scoring.
    pub shown: Seats,
    /// The deck, without the time bomb: a set, no order is kept.
    pub deck: Pile,
    /// Whether the time bomb is still in the deck.
    pub time_bomb: bool,
    /// The defuse cards that are not used (B-4).
    pub unused: Pile,
    /// The fuse.
    pub fuse: Fuse,
    /// The defuse cards beside the match.
    pub beside: Pile,
    /// What each player's bombs took.
    pub won: [Pile; MAX_SEATS],
    /// What left the game.
    pub removed: Pile,
    /// How many bombs each player has left.
    pub bombs: [u8; MAX_SEATS],
    /// Which round it is, from 1 on.
    pub round: u8,
    /// Who started the round.
    pub first: Seat,
    /// How many turns have begun, in all rounds.
    pub turn: u32,
    /// Whose turn it is, or was.
    pub mover: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// Since when.
    pub since: Time,
    /// Whether the move is slow.
    pub slow: bool,
    /// Whether it was called.
    pub called: bool,
    /// How many passed in a row.
    pub passes: u8,
    /// The players who are ready for the next round.
    pub ready: Seats,
    /// The points of the rounds that are over.
    pub scores: [Score; MAX_SEATS],
    /// How the last round ended.
    pub ended: Option<(Ending, Time)>,
}

/// Cards of a hand that everybody knows of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sure {
    /// So many fuse cards at least.
    pub fuses: u8,
    /// So many defuse cards at least.
    pub defuses: u8,
}

impl Sure {
    /// A card was played: nobody knows if it was one of those.
    pub(crate) fn played(&mut self, card: Card) {
        let sure = match card {
            card if card.is_fuse() => &mut self.fuses,
            Card::Guy => return,
            _ => &mut self.defuses,
        };
        *sure = sure.saturating_sub(1);
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The deal.
    Dealing,
    /// The mover's move.
    Moving,
    /// Somebody who relights the fuse, or the end of the window (B-31).
    Window {
        /// When it closes.
        closes: Time,
    },
    /// The next round (B-33).
    Between,
    /// Nothing: the match is over.
    Over,
}

impl Phase {
    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Dealing => "dealing",
            Phase::Moving => "moving",
            Phase::Window { .. } => "window",
            Phase::Between => "between",
            Phase::Over => "over",
        }
    }
}

/// Why a round ends (B-14, B-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The time bomb was drawn.
    TimeBomb,
    /// All bombs are used.
    Bombs,
    /// All players passed in a row.
    Passes,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 3] = [Ending::TimeBomb, Ending::Bombs, Ending::Passes];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::TimeBomb => "time-bomb",
            Ending::Bombs => "bombs",
            Ending::Passes => "passes",
        }
    }

    /// The one with this word.
    pub(crate) fn from_word(word: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|why| why.word() == word)
    }
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
    /// Before anything is dealt: the fuse cards and guys are the deck, the defuse cards lie apart, and nobody has bombs.
    pub(crate) fn before(table: &Table) -> Parts {
        let extras = table.options().extras;
        let mut parts = Parts {
            blanked: false,
            hands: [Pile::EMPTY; MAX_SEATS],
            sure: [Sure::default(); MAX_SEATS],
            shown: Seats::NONE,
            deck: Pile::EMPTY,
            time_bomb: true,
            unused: Pile::EMPTY,
            fuse: Fuse::default(),
            beside: Pile::EMPTY,
            won: [Pile::EMPTY; MAX_SEATS],
            removed: Pile::EMPTY,
            bombs: [0; MAX_SEATS],
            round: 0,
            first: Seat(0),
            turn: 0,
            mover: Seat(0),
            phase: Phase::Dealing,
            since: Time::ZERO,
            slow: false,
            called: false,
            passes: 0,
            ready: Seats::NONE,
            scores: [Score::default(); MAX_SEATS],
            ended: None,
        };
        for card in Card::ALL {
            let pile = match card.is_defuse() {
                true => &mut parts.unused,
                false => &mut parts.deck,
            };
            pile.add_many(Some(card), card.copies(extras));
        }
        parts
    }

    /// All cards on the table and in the hands, seen or from behind.
    pub fn all_cards(&self) -> Pile {
        let mut all: Pile = self.fuse.cards().collect();
        let piles = [&self.deck, &self.unused, &self.beside, &self.removed];
        for pile in piles.into_iter().chain(&self.hands).chain(&self.won) {
            all.add_all(pile);
        }
        all
    }

    /// What a seat holds.
    pub fn hand(&self, seat: Seat) -> &Pile {
        &self.hands[seat.index()]
    }

    /// How many bombs are left, of all players.
    pub fn bombs_left(&self) -> u8 {
        self.bombs.iter().sum()
    }

    /// The points that a bomb would take now.
    pub fn stake(&self) -> u16 {
        self.fuse.points() + self.beside.points(Card::DEFUSES)
    }

    /// Returns whether nobody has played anything in this round.
    pub fn is_first_move(&self) -> bool {
        let piles = [&self.beside, &self.removed];
        let on_table = piles.into_iter().chain(&self.won).all(Pile::is_empty);
        on_table && self.fuse.is_empty() && self.passes == 0
    }

    /// How many cards the deck has, the time bomb among them.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + usize::from(self.time_bomb)
    }
}
