//! The 29 emergency cards, by name (L-3, L-60, L-61).

use strum::{EnumCount, IntoStaticStr, VariantArray};

/// An emergency card. The first eighteen are standard (blue), the others stat cards (orange).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Discard a triage card.
    LostAssistance,
    /// A triage card goes back to the stat area.
    Setback,
    /// One player loses two dice.
    BathroomBreak,
    /// Remove a cleared tile.
    Regression,
    /// No triage cards this round.
    NoHelpInSight,
    /// No re-roll track this round.
    LockDown,
    /// Draw an emergency card.
    UnderDuress,
    /// Draw an emergency card.
    IncreasedDistress,
    /// Draw an emergency card.
    UnexpectedHindrance,
    /// The dial turns once.
    FoiledPlans,
    /// The dice in its slot are rolled again (L-25).
    Escalation,
    /// No recharging stations this round.
    PowerLock,
    /// Every player loses a die.
    UnderManned,
    /// Draw two emergency cards.
    Chaos,
    /// Every red trigger that the dial touches fires.
    BadTiming,
    /// The left-most cube goes to a station.
    PowerLoss,
    /// Replaced by the top card of the deck, which activates.
    CaughtOffGuard,
    /// No green triggers this round.
    AThanklessJob,
    /// The dial does not turn at the end of the round.
    TacticalDecision,
    /// Ignore red triggers of patients treated this round.
    Triage,
    /// Every player sets one die to any face.
    ConcentratedEffort,
    /// A cleared tile on any unfinished line.
    Clear,
    /// Every player gains a die.
    AdrenalineRush,
    /// Skip or ignore the emergency dice.
    CrisisAverted,
    /// Discard a card of the emergency area.
    UnderControl,
    /// Roll one emergency die, or ignore one of two.
    DisasterAverted,
    /// A removed cube returns to the meter.
    Recharge,
    /// One player gains a die.
    CaffeineRush,
    /// Every player has a free re-roll.
    AFreshStart,
}

impl Card {
    /// All of them, standard cards first.
    pub const ALL: &'static [Card] = Card::VARIANTS;

    /// Its place in a list of cards.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns whether it is a stat card (orange), which becomes a triage card once it is cleared.
    pub const fn is_stat(self) -> bool {
        self as u8 >= Card::TacticalDecision as u8
    }

    /// Its name in the notation, such as `lock-down`.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

impl std::str::FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        let mut all = Card::ALL.iter().copied();
        all.find(|card| card.word() == text).ok_or(())
    }
}

/// A set of emergency cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 29.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// Returns whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// Returns whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out; returns whether it was in.
    pub fn remove(&mut self, card: Card) -> bool {
        let was = self.contains(card);
        self.0 &= !(1 << card as u8);
        was
    }

    /// Those of either set.
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards, in their order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
