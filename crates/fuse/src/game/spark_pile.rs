//! The sparks that were defused: face up and in order, so that everybody knows what comes when they are turned over
//! (C-29, C-31).

use crate::deck::MAX_SPARKS;

/// First the cards that were turned over and are drawn next, then the discard pile, from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SparkPile {
    cards: [u8; MAX_SPARKS],
    len: u8,
    turned: u8,
}

impl SparkPile {
    /// No card.
    pub const EMPTY: SparkPile = SparkPile {
        cards: [0; MAX_SPARKS],
        len: 0,
        turned: 0,
    };

    /// The cards that were turned over, the next one first.
    pub fn turned(&self) -> &[u8] {
        &self.cards[..usize::from(self.turned)]
    }

    /// The discard pile, the lowest card first.
    pub fn discarded(&self) -> &[u8] {
        &self.cards[usize::from(self.turned)..usize::from(self.len)]
    }

    /// Lays a card on the discard pile; one too many is left out.
    pub fn discard(&mut self, spark: u8) {
        if usize::from(self.len) < MAX_SPARKS {
            self.cards[usize::from(self.len)] = spark;
            self.len += 1;
        }
    }

    /// Turns the discard pile over: its lowest card is the next to be drawn (C-31).
    pub fn turn_over(&mut self) {
        self.turned = self.len;
    }

    /// Takes a card away, wherever it lies.
    pub fn remove(&mut self, spark: u8) {
        let len = usize::from(self.len);
        let Some(place) = self.cards[..len].iter().position(|card| *card == spark) else {
            return;
        };
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = 0;
        self.len -= 1;
        if place < usize::from(self.turned) {
            self.turned -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C-31
    #[test]
    fn what_was_discarded_first_comes_first() {
        let mut pile = SparkPile::EMPTY;
        for spark in [7, 3, 5] {
            pile.discard(spark);
        }
        assert_eq!((pile.turned(), pile.discarded()), (&[][..], &[7, 3, 5][..]));
        pile.turn_over();
        pile.discard(9);
        assert_eq!(
            (pile.turned(), pile.discarded()),
            (&[7, 3, 5][..], &[9][..])
        );
        pile.remove(7);
        assert_eq!((pile.turned(), pile.discarded()), (&[3, 5][..], &[9][..]));
        pile.remove(9);
        pile.remove(9);
        assert_eq!((pile.turned(), pile.discarded()), (&[3, 5][..], &[][..]));
    }
}
