//! Sparks: who took too few dice draws them (C-30, C-31).

use klaxon_core::{Chance, Seat, Sink};

use super::chance;
use super::edition::Edition;
use super::event::{At, Event};
use super::play::Play;
use super::state::{BOMB_SLOTS, State};
use super::table::Table;
use crate::deck::MAX_SPARKS;

/// How many sparks a player draws in the spark step: one for each die they owed and did not take (C-30).
fn owed<E: Edition>(table: &Table, state: &State<E>, seat: Seat, played_on: bool) -> u8 {
    // Where the bombs lie face down, only sparks oblige (C-55); at Heroic, only cards that are left (C-56).
    let free = if played_on {
        state.extras().sparks[seat.index()] == 0
    } else {
        let held = |slot| state.slots[slot].card().is_some();
        table.is_insane() && !state.cards_of(table, seat).any(held)
    };
    match free {
        true => 0,
        false => table.takes().saturating_sub(state.took[seat.index()]),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// Everybody draws the sparks they owe, from the leader to the left; dice that are left go to the bag (C-30).
    /// `played_on` says that this turn began with the bombs face down.
    pub(super) fn draw_sparks(&mut self, played_on: bool) {
        for seat in self.leader_first() {
            for _ in 0..owed(self.table, self.state, seat, played_on) {
                self.draw_spark(seat);
            }
        }
        while let [die, ..] = *self.state.tray.dice() {
            self.emit(Event::LeftOver(die));
        }
    }

    /// The seats, the leader's first, then to the left.
    pub(super) fn leader_first(&self) -> impl Iterator<Item = Seat> + use<E, C, S> {
        let (leader, players) = (self.state.holder.index(), self.table.players());
        (0..players).map(move |after| Seat(((leader + after) % players) as u8))
    }

    /// A spark from the deck; if it is empty, from the discard pile turned over; if that is empty too, none (C-31).
    pub(super) fn draw_spark(&mut self, seat: Seat) {
        let extras = self.state.extras();
        let unseen = extras.unseen_sparks;
        let from_deck = unseen != 0;
        if !from_deck && extras.pile.turned().is_empty() {
            if extras.pile.discarded().is_empty() {
                return;
            }
            self.emit(Event::SparksTurned);
        }
        let extras = self.state.extras();
        let place = extras.all_sparks().trailing_ones() as usize;
        if place >= MAX_SPARKS {
            return;
        }
        let slot = (BOMB_SLOTS + place) as u8;
        let count = self.table.deck().sparks.len() as u32;
        let spark = match *extras.pile.turned() {
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
    }
}
