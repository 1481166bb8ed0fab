//! The greedy policy for the bomb-planter game: waits for its share of the points that are still to come.

use klaxon_core::{Seat, Time};
use klaxon_planter::state::{LAST_CARDS, Phase};
use klaxon_planter::{Action, Card, Planter, State, Table};

use crate::policy::Policy;

/// Explodes a fuse that is worth its bomb, defuses it without one, lays dear cards on short fuses and cheap cards on
/// long ones.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// The mean points of a fuse card, in tenths.
const MEAN: u32 = 74;
/// A fuse is worth a bomb at this part of what the bombs would bring if all points were shared evenly, in percent.
const WORTH: u32 = 60;

impl Policy<Planter> for Greedy {
    fn decide(&mut self, table: &Table, view: &State, seat: Seat, _: Time) -> Option<Action> {
        match view.phase {
            Phase::Moving if view.mover == seat => Some(move_of(view, seat)),
            Phase::Moving if view.slow && !view.called => Some(Action::Call),
            Phase::Window { .. } => relights(table, view, seat).then_some(Action::Play(Card::Guy)),
            Phase::Between if !view.ready.contains(seat) => Some(Action::Ready),
            _ => None,
        }
    }
}

/// From how many points on a fuse is worth a bomb.
fn worth(view: &State) -> u32 {
    let deck = view.deck_len() as u32;
    // The time bomb comes in the middle of the last cards, on average.
    let last = LAST_CARDS as u32 + 1;
    let to_come = deck.saturating_sub(last) + deck.min(last) / 2;
    let points = u32::from(view.stake()) + to_come * MEAN / 10;
    let bombs = u32::from(view.bombs_left()).max(1);
    points * WORTH / 100 / bombs
}

fn move_of(view: &State, seat: Seat) -> Action {
    let hand = view.hand(seat);
    let stake = u32::from(view.stake());
    let worth = worth(view);
    let burns = !view.fuse.is_empty();
    let cheapest = hand.first(Card::FUSES);
    let least = cheapest.map_or(0, |card| u32::from(card.points()));
    // Whatever is laid now makes it worth a bomb of the next player.
    let ripe = burns && stake + least >= worth;
    if ripe && view.bombs[seat.index()] > 0 {
        return Action::Bomb;
    }
    let defuse = hand.first(Card::DEFUSES).filter(|_| burns);
    match (defuse, ripe) {
        (Some(card), true) => return Action::Play(card),
        (Some(card), false) if cheapest.is_none() => return Action::Play(card),
        _ => {}
    }
    if cheapest.is_none() {
        let bomb = burns && view.bombs[seat.index()] > 0;
        return if bomb { Action::Bomb } else { Action::Pass };
    }
    // The dearest card that leaves the fuse below what it is worth: dear cards left in hand cost points.
    let room = worth.saturating_sub(stake);
    let fits = |card: &&Card| hand.has(**card) && 2 * u32::from(card.points()) <= room;
    let dearest = Card::FUSES.iter().rev().find(fits).copied();
    Action::Play(dearest.or(cheapest).unwrap_or(Card::Three))
}

/// Only for oneself: who is next explodes it.
fn relights(table: &Table, view: &State, seat: Seat) -> bool {
    let next = view.mover.left(table.players());
    view.hand(seat).has(Card::Guy)
        && seat == next
        && view.bombs[seat.index()] > 0
        && u32::from(view.stake()) >= worth(view) / 2
}
