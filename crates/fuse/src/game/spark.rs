//! Sparks: a player who took too few dice draws them (C-30, C-31, C-62).

use klaxon_core::{Chance, Seat, Seats, Sink};

use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::slot::At;
use super::state::{Cause, State};
use super::table::Table;
use crate::deck::MAX_SPARKS;

/// What a player who takes no more dice this turn will pay (C-30, C-55 to C-57, C-62).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing.
    Nothing,
    /// So many sparks are drawn.
    Sparks(u8),
    /// No spark is left: a die goes back instead (C-62).
    Die,
}

/// What a player will pay who takes no more dice this turn.
pub fn price<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> Price {
    let extras = state.extras();
    // Where the clock has stopped, the game is won before sparks are drawn (C-57).
    if !table.has_sparks || extras.stopped.is_some() {
        return Price::Nothing;
    }
    let pile = &extras.pile;
    let left =
        extras.unseen_sparks != 0 || !pile.turned().is_empty() || !pile.discarded().is_empty();
    match owed(table, state, seat, extras.face_down) {
        0 => Price::Nothing,
        sparks if left => Price::Sparks(sparks),
        _ if table.rules().sparks_or_dice() => Price::Die,
        _ => Price::Nothing,
    }
}

/// How many sparks a player draws in the spark step: one for each die they owed and did not take (C-30).
fn owed<E: Edition>(table: &Table, state: &State<E>, seat: Seat, played_on: bool) -> u8 {
    // Where the bombs lie face down, only sparks oblige (C-55); at Heroic, only cards that are left (C-56).
    let free = if played_on {
        state.extras().sparks[seat.index()] == 0
    } else {
        let held = |slot| state.slot(slot).card().is_some();
        table.is_insane() && !state.cards_of(table, seat).any(held)
    };
    match free {
        true => 0,
        // A die that was lost by a mistake does not count as taken here (F-29).
        false => {
            let kept = state.took[seat.index()].saturating_sub(state.lost[seat.index()]);
            table.takes().saturating_sub(kept)
        }
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// Everybody draws the sparks they owe, from the leader to the left (C-30). `played_on` says that this turn began with
    /// the bombs face down. Returns the players who return a die because no spark is left (C-62).
    pub(super) fn draw_sparks(&mut self, played_on: bool) -> Seats {
        let mut sparkless = Seats::NONE;
        if !self.table.has_sparks {
            return sparkless;
        }
        for seat in self.leader_first() {
            for _ in 0..owed(self.table, self.state, seat, played_on) {
                if !self.draw_spark(seat) && self.returns_instead(seat) {
                    sparkless.insert(seat);
                }
            }
        }
        sparkless
    }

    /// Returns whether this player returns a die where no spark is left to draw (C-62).
    pub(super) fn returns_instead(&self, seat: Seat) -> bool {
        let cause = Cause::NoSpark { fuse: false };
        self.table.rules().sparks_or_dice() && self.state.could_return(self.table, seat, cause)
    }

    /// The seats, the leader's first, then to the left.
    pub(super) fn leader_first(&self) -> impl Iterator<Item = Seat> + use<E, C, S> {
        let (leader, players) = (self.state.holder.index(), self.table.players());
        (0..players).map(move |after| Seat(((leader + after) % players) as u8))
    }

    /// A spark from the deck; if it is empty, from the discard pile turned over (C-31). Returns whether there was one.
    pub(super) fn draw_spark(&mut self, seat: Seat) -> bool {
        let extras = self.state.extras();
        let unseen = extras.unseen_sparks;
        let from_deck = unseen != 0;
        let place = extras.all_sparks().trailing_ones() as usize;
        if !from_deck && extras.pile.turned().is_empty() {
            if extras.pile.discarded().is_empty() {
                return false;
            }
            self.emit(Event::SparksTurned);
        }
        if place >= MAX_SPARKS {
            return false;
        }
        let slot = self.table.spark_slot(place);
        let count = self.table.deck().sparks.len() as u32;
        let spark = match *self.state.extras().pile.turned() {
            [next, ..] if !from_deck => next,
            _ => {
                let drawn = count - unseen.count_ones();
                let at = chance::spark(drawn);
                self.chance
                    .draw(at, count, |spark| unseen >> spark & 1 == 1) as u8
            }
        };
        let at = At { seat, slot };
        self.emit(Event::Sparked { at, spark });
        true
    }
}
