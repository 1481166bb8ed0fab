//! A set of bomb cards.

/// A set of bomb cards, by their place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// The cards that `other` lacks.
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Is the card in the set?
    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No card?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..128).filter(move |&card| self.contains(card))
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
