//! Facts carried out. Nothing else changes a state.
//!
//! Facts may come from a record that somebody wrote by hand, and from what a viewer was sent: backs are moved where
//! no face is seen, and counters stop at their limit.

use klaxon_core::Seat;

use crate::card::{Card, Glimpse};
use crate::event::Event;
use crate::fuse::Fuse;
use crate::pile::Pile;
use crate::state::{Parts, Phase};
use crate::table::Table;

/// Carries out one fact.
#[inline]
pub(crate) fn apply(table: &Table, state: &mut Parts, event: &Event) {
    match *event {
        Event::Round {
            number,
            first,
            bombs,
        } => {
            gather(table, state);
            state.round = number;
            state.first = first;
            state.mover = first;
            for seat in table.seats() {
                state.bombs[seat.index()] = bombs;
            }
        }
        Event::Dealt { seat, card } => dealt(state, seat, card),
        Event::Mixed(card) => {
            let card = face(card);
            state.unused.remove(card);
            state.deck.add(card.filter(|_| !state.blanked));
        }
        Event::Turn { seat, at } => {
            state.turn = state.turn.saturating_add(1);
            state.mover = seat;
            state.phase = Phase::Moving;
            state.since = at;
            state.slow = false;
            state.called = false;
        }
        Event::Played { seat, card } => {
            play(state, seat, card);
            state.fuse.lay(card);
            state.passes = 0;
        }
        Event::Drew { seat, card } => {
            let card = face(card);
            state.deck.remove(card);
            state.hands[seat.index()].add(card);
        }
        Event::TimeBomb(_) => state.time_bomb = false,
        Event::Exploded(seat) => exploded(state, seat),
        Event::Defused { seat, card } => {
            play(state, seat, card);
            state.beside.add(Some(card));
            state.passes = 0;
        }
        Event::Window(closes) => state.phase = Phase::Window { closes },
        Event::Cut => {
            for (card, many) in Card::FUSES.iter().zip(state.fuse.counts()) {
                state.removed.add_many(Some(*card), many);
            }
            state.fuse = Fuse::default();
        }
        Event::Relit(seat) => {
            play(state, seat, Card::Guy);
            state.removed.add(Some(Card::Guy));
        }
        Event::Passed(_) => state.passes = state.passes.saturating_add(1),
        Event::Slow(_) => state.slow = true,
        Event::Called(_) => state.called = true,
        Event::Penalty { seat, card } => {
            play(state, seat, card);
            state.beside.add(Some(card));
        }
        Event::Absent(_) => {}
        Event::Shown { seat, hand } => {
            state.hands[seat.index()] = hand;
            state.shown.insert(seat);
        }
        Event::Scored { seat, score } => {
            let total = &mut state.scores[seat.index()];
            *total = total.plus(&score);
        }
        Event::Ended { why, at } => {
            state.ended = Some((why, at));
            state.since = at;
            state.phase = Phase::Between;
        }
        Event::Over => state.phase = Phase::Over,
        Event::Ready(seat) => state.ready.insert(seat),
    }
}

/// The face, where it is seen.
fn face(card: Glimpse) -> Option<Card> {
    match card {
        Glimpse::Card(card) => Some(card),
        Glimpse::Fuse | Glimpse::Defuse | Glimpse::Back => None,
    }
}

/// All cards are where they were before the first deal; points, turns and the last ending stay.
fn gather(table: &Table, state: &mut Parts) {
    let mut fresh = Parts::before(table);
    if state.blanked {
        fresh.blanked = true;
        fresh.deck = Pile::face_down(fresh.deck.len());
        fresh.unused = Pile::face_down(fresh.unused.len());
    }
    *state = Parts {
        turn: state.turn,
        since: state.since,
        scores: state.scores,
        ended: state.ended,
        ..fresh
    };
}

fn dealt(state: &mut Parts, seat: Seat, card: Glimpse) {
    let sure = &mut state.sure[seat.index()];
    let pile = match card.dealt_back() {
        Glimpse::Defuse => {
            sure.defuses = sure.defuses.saturating_add(1);
            &mut state.unused
        }
        _ => {
            sure.fuses = sure.fuses.saturating_add(1);
            &mut state.deck
        }
    };
    pile.remove(face(card));
    state.hands[seat.index()].add(face(card));
}

/// A card leaves a hand.
fn play(state: &mut Parts, seat: Seat, card: Card) {
    state.hands[seat.index()].remove(Some(card));
    state.sure[seat.index()].played(card);
}

fn exploded(state: &mut Parts, seat: Seat) {
    let won = &mut state.won[seat.index()];
    for (card, many) in Card::FUSES.iter().zip(state.fuse.counts()) {
        won.add_many(Some(*card), many);
    }
    won.add_all(&state.beside);
    state.fuse = Fuse::default();
    state.beside = Pile::EMPTY;
    state.bombs[seat.index()] = state.bombs[seat.index()].saturating_sub(1);
    state.passes = 0;
}
