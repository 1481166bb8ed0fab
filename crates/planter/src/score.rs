//! Points (B-21).

use klaxon_core::Seat;

use crate::card::Card;
use crate::state::Parts;
use crate::table::Table;

/// What a player's points are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// On fuse cards won.
    pub fuses: u16,
    /// On defuse cards won.
    pub defuses: u16,
    /// On fuse cards left in hand: these are taken off.
    pub hand: u16,
}

impl Score {
    /// All together; it may be below zero.
    pub fn total(&self) -> i32 {
        i32::from(self.fuses) + i32::from(self.defuses) - i32::from(self.hand)
    }

    /// Both together.
    pub fn plus(&self, other: &Score) -> Score {
        Score {
            fuses: self.fuses.saturating_add(other.fuses),
            defuses: self.defuses.saturating_add(other.defuses),
            hand: self.hand.saturating_add(other.hand),
        }
    }

    /// Best first: more points, then fewer of them on defuse cards (B-21).
    fn rank(&self) -> (std::cmp::Reverse<i32>, u16) {
        (std::cmp::Reverse(self.total()), self.defuses)
    }
}

/// On fuse cards, on defuse cards, in hand.
impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Score {
            fuses,
            defuses,
            hand,
        } = self;
        write!(f, "{fuses} {defuses} {hand}")
    }
}

/// What a seat has in this round, as far as its hand is seen.
pub(crate) fn of_round(state: &Parts, seat: Seat) -> Score {
    let won = &state.won[seat.index()];
    Score {
        fuses: won.points(Card::FUSES),
        defuses: won.points(Card::DEFUSES),
        hand: state.hands[seat.index()].points(Card::FUSES),
    }
}

/// The place of each seat by the match's points: 1 for the winner, or for all who share the victory.
pub fn places(table: &Table, state: &Parts) -> impl Iterator<Item = (Seat, u8)> {
    let scores = state.scores;
    let players = table.players();
    table.seats().map(move |seat| {
        let mine = scores[seat.index()].rank();
        let better = scores[..players].iter().filter(|one| one.rank() < mine);
        (seat, 1 + better.count() as u8)
    })
}
