//! The addresses of everything that chance decides in FUSE and Countdown.

use klaxon_core::Message;
use klaxon_core::chance::Address;

const DEAL: u8 = 1;
const DECK_KIND: u8 = 2;
const DECK_CARD: u8 = 3;
const FUSE_CARD: u8 = 4;
const DRAW: u8 = 5;
const FACE: u8 = 6;
const REROLL: u8 = 7;
const STACK_CARD: u8 = 8;
const ROLE: u8 = 9;
const SPARK: u8 = 10;
const AGAIN: u8 = 11;
const SIX: u8 = 12;

fn at(what: u8, turn: u32, which: usize, times: usize) -> Address {
    Address {
        what,
        turn,
        which: which as u16,
        times: times as u16,
    }
}

/// Which card is dealt to a slot, at the n-th try of the n-th deal (F-13).
pub(super) fn deal(deal: u32, slot: usize, times: usize) -> Address {
    at(DEAL, deal, slot, times)
}

/// Whether the n-th card of the deck is a bomb of some value or a fuse card (F-15).
pub(super) fn deck_kind(draw: u16) -> Address {
    at(DECK_KIND, u32::from(draw), 0, 0)
}

/// Which bomb it is.
pub(super) fn deck_card(draw: u16) -> Address {
    at(DECK_CARD, u32::from(draw), 0, 0)
}

/// Which bomb lies under the top of a stack with so many left (F-62): whatever is taken from other stacks.
pub(super) fn stack_card(value: u8, left: u8) -> Address {
    at(STACK_CARD, u32::from(left), value.into(), 0)
}

/// Which fuse card is the n-th to activate.
pub(super) fn fuse_card(nth: u8) -> Address {
    at(FUSE_CARD, u32::from(nth), 0, 0)
}

/// Which die is drawn from the bag (F-20).
pub(super) fn draw(turn: u32, which: usize) -> Address {
    at(DRAW, turn, which, 0)
}

/// What the drawn die shows (F-20).
pub(super) fn face(turn: u32, which: usize) -> Address {
    at(FACE, turn, which, 0)
}

/// What an unused die shows when it is rolled again (F-31), when so many of its colours were left.
pub(super) fn reroll(turn: u32, colours: usize, same: usize) -> Address {
    at(REROLL, turn, colours, same)
}

/// Which role a seat is dealt (C-10).
pub(super) fn role(seat: usize) -> Address {
    at(ROLE, 0, seat, 0)
}

/// Which spark comes when so many have left the deck (C-30).
pub(super) fn spark(drawn: u32) -> Address {
    at(SPARK, drawn, 0, 0)
}

/// What a die shows when the leader rolls dice again, so many times before (C-38).
pub(super) fn again(turn: u32, which: usize, times: u8) -> Address {
    at(AGAIN, turn, which, times.into())
}

/// What a player rolls for the n-th fuse card to activate, so many times before (C-50).
pub(super) fn six(nth: u8, seat: usize, times: u8) -> Address {
    at(SIX, nth.into(), seat, times.into())
}

/// What is drawn or rolled at an address.
pub(super) fn asked(at: Address) -> Message {
    let what = match at.what {
        DEAL => "deal",
        DECK_KIND => "deck-kind",
        DECK_CARD | STACK_CARD => "deck-card",
        FUSE_CARD => "fuse-card",
        DRAW => "draw",
        FACE => "face",
        REROLL => "reroll",
        ROLE => "role",
        SPARK => "spark",
        AGAIN => "again",
        SIX => "six",
        _ => "other",
    };
    Message::new("fuse-asked").with("what", what)
}
