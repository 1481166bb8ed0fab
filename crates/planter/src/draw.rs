//! Drawing from a pile whose order nobody knows (B-5, B-10, B-22).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::Glimpse;
use crate::chance;
use crate::event::Event;
use crate::play::Play;
use crate::shuffle::any_card;
use crate::state::{Ending, HAND, LAST_CARDS};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A player draws back to seven. Returns false if the time bomb came: then the round is over.
    pub(crate) fn refill(&mut self, seat: Seat) -> bool {
        while self.state.hand(seat).len() < HAND && self.state.deck_len() > 0 {
            if self.time_bomb_comes() {
                self.emit(Event::TimeBomb(seat));
                self.end(Ending::TimeBomb);
                return false;
            }
            self.draw(seat);
        }
        true
    }

    /// Returns whether the top card is the time bomb. It lies somewhere in the last cards (B-5). That depends on nothing but how many
    /// cards are left, so nobody learns from it what the others hold.
    fn time_bomb_comes(&mut self) -> bool {
        let cards = self.state.deck.len();
        if !self.state.time_bomb || cards > LAST_CARDS {
            return false;
        }
        let at = chance::time_bomb(self.state.round, cards);
        self.chance.roll(at, cards as u32 + 1) == 0
    }

    fn draw(&mut self, seat: Seat) {
        let at = chance::draw(self.state.round, self.state.deck.len());
        let card = any_card(self.chance, at, &self.state.deck, |_| true);
        let card = Glimpse::Card(card);
        self.emit(Event::Drew { seat, card });
    }

    /// At the end every hand has seven cards, if the deck has any left (B-20, B-22).
    pub(crate) fn fill_hands(&mut self) {
        let players = self.table.players();
        let mut seat = self.state.mover;
        for _ in 0..players {
            while self.state.hand(seat).len() < HAND && !self.state.deck.is_empty() {
                self.draw(seat);
            }
            seat = seat.left(players);
        }
    }
}
