//! The cards that hands and deck are made of (B-1).

/// A card, by what is printed on it. Cards that look alike are alike. Bombs and the time bomb are not among them: the
/// former lie before the players, the latter is in nobody's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A piece of fuse worth 3.
    Three,
    /// A piece of fuse worth 7.
    Seven,
    /// A piece of fuse worth 10.
    Ten,
    /// A piece of fuse worth 15.
    Fifteen,
    /// Stamps a fuse out; worth 4.
    Boot,
    /// Drowns a fuse; worth 5.
    Bucket,
    /// Cut a fuse; worth 6.
    Scissors,
    /// An extra defuse card, worth 10.
    Extinguisher,
    /// An extra card: relights a fuse that was just defused (B-31).
    Guy,
}

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 9;

    /// All kinds: fuse cards, defuse cards, the guy, each from the cheapest.
    pub const ALL: [Card; Card::COUNT] = [
        Card::Three,
        Card::Seven,
        Card::Ten,
        Card::Fifteen,
        Card::Boot,
        Card::Bucket,
        Card::Scissors,
        Card::Extinguisher,
        Card::Guy,
    ];

    /// The fuse cards, from the cheapest.
    pub const FUSES: &'static [Card] = Card::ALL.split_at(4).0;

    /// The defuse cards, from the cheapest.
    pub const DEFUSES: &'static [Card] = Card::ALL.split_at(4).1.split_at(4).0;

    /// Its place in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns whether it is a piece of fuse.
    pub const fn is_fuse(self) -> bool {
        self.index() < Card::FUSES.len()
    }

    /// Returns whether it defuses.
    pub const fn is_defuse(self) -> bool {
        !self.is_fuse() && !matches!(self, Card::Guy)
    }

    /// The points printed on it.
    pub const fn points(self) -> u16 {
        match self {
            Card::Three => 3,
            Card::Seven => 7,
            Card::Ten | Card::Extinguisher => 10,
            Card::Fifteen => 15,
            Card::Boot => 4,
            Card::Bucket => 5,
            Card::Scissors => 6,
            Card::Guy => 0,
        }
    }

    /// How many there are in the box (B-1).
    pub const fn copies(self, extras: bool) -> u8 {
        match self {
            Card::Three => 36,
            Card::Seven => 38,
            Card::Ten => 24,
            Card::Fifteen => 14,
            Card::Boot | Card::Bucket | Card::Scissors => 6,
            Card::Extinguisher => 2 * extras as u8,
            Card::Guy => 4 * extras as u8,
        }
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Three => "3",
            Card::Seven => "7",
            Card::Ten => "10",
            Card::Fifteen => "15",
            Card::Boot => "boot",
            Card::Bucket => "bucket",
            Card::Scissors => "scissors",
            Card::Extinguisher => "extinguisher",
            Card::Guy => "guy",
        }
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

/// What [`Display`](std::fmt::Display) prints.
impl std::str::FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        let card = Card::ALL.into_iter().find(|card| card.word() == text);
        card.ok_or(())
    }
}

/// What somebody sees of a card that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glimpse {
    /// The card itself.
    Card(Card),
    /// Its back, and that it is a fuse card: the deal takes it from their pile (B-4).
    Fuse,
    /// Its back, and that it is a defuse card.
    Defuse,
    /// Its back.
    Back,
}

impl Glimpse {
    /// The same without the face.
    pub const fn dealt_back(self) -> Glimpse {
        match self {
            Glimpse::Card(card) if card.is_fuse() => Glimpse::Fuse,
            Glimpse::Card(card) if card.is_defuse() => Glimpse::Defuse,
            Glimpse::Card(_) => Glimpse::Back,
            back => back,
        }
    }
}

/// A card's word, or `fuse`, `defuse`, `card`.
impl std::fmt::Display for Glimpse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Glimpse::Card(card) => card.word(),
            Glimpse::Fuse => "fuse",
            Glimpse::Defuse => "defuse",
            Glimpse::Back => "card",
        })
    }
}

impl std::str::FromStr for Glimpse {
    type Err = ();

    fn from_str(text: &str) -> Result<Glimpse, ()> {
        match text {
            "fuse" => Ok(Glimpse::Fuse),
            "defuse" => Ok(Glimpse::Defuse),
            "card" => Ok(Glimpse::Back),
            card => card.parse().map(Glimpse::Card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_b_1_says() {
        let count = |cards: &[Card], extras| -> u32 {
            cards.iter().map(|c| u32::from(c.copies(extras))).sum()
        };
        assert_eq!(count(Card::FUSES, false), 112);
        assert_eq!(count(Card::DEFUSES, false), 18);
        assert_eq!(count(Card::DEFUSES, true), 20);
        // With the match, 12 bombs and the time bomb that makes 144.
        assert_eq!(count(&Card::ALL, false) + 1 + 12 + 1, 144);
        let points = |cards: &[Card]| -> u32 {
            let points = |c: &Card| u32::from(c.points()) * u32::from(c.copies(false));
            cards.iter().map(points).sum()
        };
        assert_eq!(points(Card::FUSES), 824);
        assert_eq!(points(Card::DEFUSES), 90);
    }

    #[test]
    fn words_are_read_again() {
        for card in Card::ALL {
            assert_eq!(card.word().parse(), Ok(card));
            assert_eq!(Card::ALL[card.index()], card);
            assert_eq!(card.word().parse(), Ok(Glimpse::Card(card)));
        }
        for back in [Glimpse::Fuse, Glimpse::Defuse, Glimpse::Back] {
            assert_eq!(back.to_string().parse(), Ok(back));
        }
        assert_eq!("4".parse::<Card>(), Err(()));
    }
}
