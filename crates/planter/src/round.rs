//! A round: the deal (B-3 to B-6), and from one round of a match to the next (B-33).

use klaxon_core::{Chance, Seat, Sink, Time};

use crate::card::{Card, Glimpse};
use crate::chance;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::shuffle::any_card;
use crate::state::{HAND, Phase, State};

/// How many cards of a hand are fuse cards (B-4).
const FUSES_DEALT: usize = 5;
/// The next round begins at the latest after so long.
const PATIENCE: Time = Time::seconds(30);

/// When the next round begins, ready or not.
pub(crate) fn due(state: &State) -> Time {
    state.since.plus(PATIENCE)
}

/// Checks whether the seat may say that it is ready.
#[inline]
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Between if state.ready.contains(seat) => Err(Refusal::ReadyAlready),
        Phase::Between => Ok(()),
        _ => Err(Refusal::NotBetweenRounds),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The first round: whoever was named starts, or it is drawn (B-6).
    pub(crate) fn begin(&mut self) {
        let players = self.table.players() as u32;
        let first = match self.table.options().first {
            Some(seat) => seat,
            None => Seat(self.chance.roll(chance::first(), players) as u8),
        };
        self.deal(first);
    }

    pub(crate) fn be_ready(&mut self, seat: Seat) {
        self.emit(Event::Ready(seat));
        let ready = self.state.ready;
        if self.table.seats().all(|seat| ready.contains(seat)) {
            self.begin_next_round();
        }
    }

    /// The player to the left of the last starter starts (B-33).
    pub(crate) fn begin_next_round(&mut self) {
        let first = self.state.first.left(self.table.players());
        self.deal(first);
    }

    fn deal(&mut self, first: Seat) {
        let number = self.state.round + 1;
        let bombs = self.table.bombs();
        self.emit(Event::Round {
            number,
            first,
            bombs,
        });
        for seat in self.table.seats() {
            for nth in 0..HAND {
                let pile = match nth < FUSES_DEALT {
                    true => &self.state.deck,
                    false => &self.state.unused,
                };
                let at = chance::deal(number, seat, nth);
                // The guys are put into the deck after the deal.
                let card = any_card(self.chance, at, pile, |card| card != Card::Guy);
                let card = Glimpse::Card(card);
                self.emit(Event::Dealt { seat, card });
            }
        }
        for nth in 0..self.table.players() {
            let card = any_card(
                self.chance,
                chance::mix(number, nth),
                &self.state.unused,
                |_| true,
            );
            self.emit(Event::Mixed(Glimpse::Card(card)));
        }
        let at = self.now;
        self.emit(Event::Turn { seat: first, at });
    }
}
