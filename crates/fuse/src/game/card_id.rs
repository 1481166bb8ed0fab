//! Which card: bombs by their place in the deck, sparks counted on behind them.

/// A bomb card or a spark card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place among all cards of the deck.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
