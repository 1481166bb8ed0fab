//! B: emergencies are added (L-21, L-22); also when an effect draws a card.

use klaxon_core::{Chance, Sink};

use crate::card::Card;
use crate::chance;
use crate::event::Event;
use crate::play::Play;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// So many cards come, and the step is over.
    pub(crate) fn add_emergencies(&mut self, count: u8) {
        for _ in 0..count {
            self.add_emergency();
        }
        self.emit(Event::Added);
    }

    /// A card comes from the draw pile to the place that is for it.
    pub(crate) fn add_emergency(&mut self) {
        if let Some(card) = self.draw() {
            let spot = self.state.spot(card);
            self.emit(Event::Revealed(card, spot));
        }
    }

    /// The top card of the draw pile, still there; the discard pile is shuffled if it has to be (L-22). None if both piles
    /// are empty.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.state.draw.is_empty() {
            if self.state.discard.is_empty() {
                return None;
            }
            self.emit(Event::Reshuffled);
        }
        let pile = self.state.draw;
        let at = chance::card(self.state.draws);
        let all = Card::ALL.len() as u32;
        let in_pile = |one: u32| {
            let card = Card::ALL.get(one as usize);
            card.is_some_and(|card| pile.contains(*card))
        };
        let drawn = self.chance.draw(at, all, in_pile);
        Card::ALL.get(drawn as usize).copied()
    }
}
