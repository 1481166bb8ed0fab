//! The burning fuse: the cards on the match, in the order in which they were laid.

use crate::card::Card;

/// How many cards it can hold: more than there are.
const MOST: u8 = 128;
/// Cards in a word: two bits each.
const PER_WORD: u8 = 32;
/// The lower bit of each pair.
const LOW: u64 = 0x5555_5555_5555_5555;

/// The fuse, two bits a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fuse {
    order: [u64; (MOST / PER_WORD) as usize],
    len: u8,
}

impl Fuse {
    /// How many cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a fuse card at the end.
    pub fn lay(&mut self, card: Card) {
        if self.len < MOST && card.is_fuse() {
            let (word, place) = (self.len / PER_WORD, self.len % PER_WORD);
            self.order[usize::from(word)] |= (card.index() as u64) << (2 * place);
            self.len += 1;
        }
    }

    /// The cards, from the match on.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (0..self.len).map(|i| {
            let (word, place) = (i / PER_WORD, i % PER_WORD);
            let code = self.order[usize::from(word)] >> (2 * place) & 3;
            Card::FUSES[code as usize]
        })
    }

    /// How many of each fuse card.
    pub fn counts(&self) -> [u8; 4] {
        let count = |chosen: fn(u64, u64) -> u64| -> u8 {
            let words = self.order.iter();
            let ones = words.map(|&word| chosen(word & LOW, word >> 1 & LOW).count_ones() as u8);
            ones.sum()
        };
        let [seven, ten, fifteen] = [
            count(|low, high| low & !high),
            count(|low, high| high & !low),
            count(|low, high| low & high),
        ];
        [self.len - seven - ten - fifteen, seven, ten, fifteen]
    }

    /// The points on it.
    pub fn points(&self) -> u16 {
        let counts = self.counts().into_iter().zip(Card::FUSES);
        counts.map(|(n, card)| u16::from(n) * card.points()).sum()
    }
}

/// The cards in order, or `none`.
impl std::fmt::Display for Fuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words: Vec<&str> = self.cards().map(Card::word).collect();
        match words.as_slice() {
            [] => f.write_str("none"),
            words => f.write_str(&words.join(" ")),
        }
    }
}

impl std::fmt::Debug for Fuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Fuse({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fuse_keeps_its_order_and_counts() {
        let mut fuse = Fuse::default();
        let laid: Vec<Card> = (0..112).map(|i| Card::FUSES[i * 7 % 13 % 4]).collect();
        laid.iter().for_each(|&card| fuse.lay(card));
        fuse.lay(Card::Boot);
        assert_eq!(fuse.cards().collect::<Vec<_>>(), laid);
        let count = |card| laid.iter().filter(|&&c| c == card).count() as u8;
        assert_eq!(
            fuse.counts().to_vec(),
            [Card::Three, Card::Seven, Card::Ten, Card::Fifteen].map(count)
        );
        assert_eq!(fuse.points(), laid.iter().map(|card| card.points()).sum());
    }

    #[test]
    fn a_fuse_longer_than_all_cards_stays_as_it_is() {
        let mut fuse = Fuse::default();
        (0..200).for_each(|_| fuse.lay(Card::Fifteen));
        assert_eq!((fuse.len(), fuse.counts()), (128, [0, 0, 0, 128]));
    }
}
