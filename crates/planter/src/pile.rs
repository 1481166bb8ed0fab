//! Cards that lie together, or are held together.

use crate::card::Card;

/// A hand, the deck, or what is not used: how many of each card, and how many of which only the back is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    counts: [u8; Card::COUNT],
    backs: u8,
}

impl Pile {
    /// Nothing.
    pub const EMPTY: Pile = Pile {
        counts: [0; Card::COUNT],
        backs: 0,
    };

    /// So many cards, face down.
    pub const fn face_down(cards: usize) -> Pile {
        Pile {
            counts: [0; Card::COUNT],
            backs: cards as u8,
        }
    }

    /// How many cards, seen or not.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&n| usize::from(n)).sum::<usize>() + usize::from(self.backs)
    }

    /// Returns whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Pile::EMPTY
    }

    /// How many of this card are seen.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// How many are seen from behind only.
    #[inline]
    pub const fn backs(&self) -> u8 {
        self.backs
    }

    /// Returns whether this card is seen in it.
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The first of these that is seen in it.
    #[inline]
    pub fn first(&self, of: &[Card]) -> Option<Card> {
        of.iter().copied().find(|&card| self.has(card))
    }

    /// The kinds that are seen in it.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|&card| self.has(card))
    }

    /// All cards that are seen, one by one.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let copies = |card: Card| std::iter::repeat_n(card, usize::from(self.count(card)));
        Card::ALL.into_iter().flat_map(copies)
    }

    /// The points on those of these cards that are seen.
    pub fn points(&self, of: &[Card]) -> u16 {
        let points = of.iter().map(|&c| c.points() * u16::from(self.count(c)));
        points.sum()
    }

    /// Puts a card in; without a card, a back.
    #[inline]
    pub fn add(&mut self, card: Option<Card>) {
        self.add_many(card, 1);
    }

    /// Puts several in.
    pub fn add_many(&mut self, card: Option<Card>, many: u8) {
        let count = match card {
            Some(card) => &mut self.counts[card.index()],
            None => &mut self.backs,
        };
        *count = count.saturating_add(many);
    }

    /// Puts all cards of another pile in.
    pub fn add_all(&mut self, other: &Pile) {
        for card in Card::ALL {
            self.add_many(Some(card), other.count(card));
        }
        self.add_many(None, other.backs);
    }

    /// Takes a card out: one that is seen, or else a back.
    #[inline]
    pub fn remove(&mut self, card: Option<Card>) {
        match card.map(|card| &mut self.counts[card.index()]) {
            Some(count) if *count > 0 => *count -= 1,
            _ => self.backs = self.backs.saturating_sub(1),
        }
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(Some(card)));
        pile
    }
}

/// The cards, then the backs as `card`; `none` where there is nothing.
impl std::fmt::Display for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let backs = std::iter::repeat_n("card", usize::from(self.backs));
        let words: Vec<&str> = self.cards().map(Card::word).chain(backs).collect();
        match words.as_slice() {
            [] => f.write_str("none"),
            words => f.write_str(&words.join(" ")),
        }
    }
}
