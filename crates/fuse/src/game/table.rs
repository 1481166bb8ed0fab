//! Options that were checked, and the deck compiled for play.

use klaxon_core::{Seat, Time};

use super::card_set::CardSet;
use super::options::{ByValue, Composition, Difficulty, Layout, Mistakes, Options};
use super::problem::Problem;
use super::state::MAX_SEATS;
use crate::card::mechanism::Mechanism;
use crate::colour::Colours;
use crate::deck::{Deck, MAX_BOMBS, MAX_FUSE_CARDS};
use crate::fuse_card::FuseCard;

/// The table of a game: shared and never changed.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) options: Options,
    /// Each bomb card of the deck, compiled.
    pub(super) mechanisms: Vec<Mechanism>,
    /// Each bomb card's value.
    pub(super) values: Vec<u8>,
    /// The colours of each die and how many of the same come before it.
    pub(super) dice: Vec<(Colours, u8)>,
    /// How many different faces the dice can show.
    faces: usize,
    hand: usize,
    rolled: usize,
    takes: u8,
    /// The bomb cards that can be dealt: all, or those not worth 6 (F-11).
    pub(super) allowed: CardSet,
}

/// The limits of the clock.
const CLOCK: std::ops::RangeInclusive<Time> = Time::seconds(10)..=Time::seconds(5999);

impl Table {
    /// Checks options: a table, or everything that is wrong with them.
    pub fn new(options: Options) -> Result<Table, Vec<Problem>> {
        let deck = &options.deck;
        let faces = deck.dice.faces();
        let allowed = deck.bombs.iter().take(MAX_BOMBS).enumerate();
        let allowed = allowed.filter(|(_, bomb)| options.sixes || bomb.card.value() != 6);
        let mut dice: Vec<(Colours, u8)> = Vec::new();
        for &colours in deck.dice.dice() {
            let before = dice.iter().filter(|(same, _)| *same == colours).count();
            dice.push((colours, before as u8));
        }
        let table = Table {
            mechanisms: deck
                .bombs
                .iter()
                .map(|bomb| Mechanism::new(&bomb.card, faces))
                .collect(),
            values: deck.bombs.iter().map(|bomb| bomb.card.value()).collect(),
            dice,
            faces: faces.len(),
            hand: if options.players == 1 { 4 } else { 2 },
            rolled: match options.players {
                1 => 3,
                2 => 4,
                players => players,
            },
            takes: match options.players {
                1 => 3,
                2 => 2,
                _ => 1,
            },
            allowed: allowed.map(|(index, _)| index as u8).collect(),
            options,
        };
        let problems = table.problems();
        if problems.is_empty() {
            Ok(table)
        } else {
            Err(problems)
        }
    }

    fn problems(&self) -> Vec<Problem> {
        let options = &self.options;
        let mut problems = Vec::new();
        if !(1..=MAX_SEATS).contains(&options.players) {
            // Nothing else can be judged without a number of players.
            return vec![Problem::Players(options.players)];
        }
        if options.first.index() >= options.players {
            problems.push(Problem::First(options.first));
        }
        if options.clock.is_some_and(|clock| !CLOCK.contains(&clock)) {
            problems.push(Problem::Clock);
        }
        if options.deck.bombs.len() > MAX_BOMBS || options.deck.fuse_cards.len() > MAX_FUSE_CARDS {
            problems.push(Problem::DeckTooLarge);
        }
        let fuse_cards = options.deck.fuse_cards.len();
        if options.fuse_cards > fuse_cards && !self.has_stacks() {
            problems.push(Problem::FuseCards(fuse_cards));
        }
        let needed = self.hand() * self.players() + self.bombs();
        if self.allowed.len() < needed {
            problems.push(Problem::TooFewBombs {
                needed,
                there: self.allowed.len(),
            });
        }
        if !self.hands_can_be_dealt() {
            problems.push(Problem::Hands);
        }
        if let Layout::SingleDeck(Composition::Chosen(counts))
        | Layout::Stacks(Composition::Chosen(counts)) = options.layout
        {
            problems.extend(self.composition_problems(&counts, &self.surely_left()));
        }
        problems
    }

    /// What is wrong with a choice of bombs, when so many of each value are left (F-60).
    pub(super) fn composition_problems(&self, counts: &ByValue, left: &ByValue) -> Vec<Problem> {
        let mut problems = Vec::new();
        if counts[5] > 0 && !self.options.sixes {
            problems.push(Problem::NoSixes);
        }
        let total: usize = counts.iter().map(|&n| usize::from(n)).sum();
        if total != self.bombs() {
            problems.push(Problem::Total {
                chosen: total,
                needed: self.bombs(),
            });
        }
        for (i, (&wanted, &left)) in counts.iter().zip(left).enumerate() {
            let value = i as u8 + 1;
            let banned = value == 6 && !self.options.sixes;
            if wanted > left && !banned {
                problems.push(Problem::Short { value, left });
            }
        }
        problems
    }

    /// Each hand needs a card worth 1 or 2, a solo hand three different values (F-13).
    fn hands_can_be_dealt(&self) -> bool {
        let counts = self.count_by_value(self.allowed);
        if self.players() == 1 {
            counts.iter().filter(|&&n| n > 0).count() >= 3
        } else {
            usize::from(counts[0]) + usize::from(counts[1]) >= self.players()
        }
    }

    /// What is left of each value after the most unlucky deal (F-60): no hand has two cards worth 3 or more.
    fn surely_left(&self) -> ByValue {
        let mut left = self.count_by_value(self.allowed);
        for (i, left) in left.iter_mut().enumerate() {
            let in_a_hand = if self.players() == 1 || i < 2 { 2 } else { 1 };
            *left = left.saturating_sub(in_a_hand * self.players() as u8);
        }
        left
    }

    pub(super) fn count_by_value(&self, cards: CardSet) -> ByValue {
        let mut counts = [0; 6];
        for card in cards.iter() {
            counts[usize::from(self.value(card) - 1)] += 1;
        }
        counts
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.options.players
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::all(self.players())
    }

    /// How many bomb cards each player has in front of them (F-12).
    pub fn hand(&self) -> usize {
        self.hand
    }

    /// How many dice are rolled in a turn (F-20).
    pub fn rolled(&self) -> usize {
        self.rolled
    }

    /// How many dice a player may take in a turn (F-21).
    pub fn takes(&self) -> u8 {
        self.takes
    }

    /// How many bomb cards make up the deck, hands not counted (F-14).
    pub fn bombs(&self) -> usize {
        self.options.difficulty.bombs(self.players())
    }

    /// How many fuse cards are in play (F-15, F-62).
    pub fn fuse_count(&self) -> usize {
        match self.options.layout {
            Layout::Stacks(_) => self.options.deck.fuse_cards.len(),
            _ => self.options.fuse_cards,
        }
    }

    /// Is every card to be defused (F-51)?
    pub fn is_insane(&self) -> bool {
        self.options.difficulty == Difficulty::Insane
    }

    /// Is there one stack per value (F-62)?
    pub fn has_stacks(&self) -> bool {
        matches!(self.options.layout, Layout::Stacks(_))
    }

    /// Are wrong placements carried out and punished (F-29)?
    pub fn penalises(&self) -> bool {
        self.options.mistakes == Mistakes::Penalised
    }

    /// How many different faces its dice can show.
    pub fn faces(&self) -> usize {
        self.faces
    }

    /// The options it was made from.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Its cards and dice.
    pub fn deck(&self) -> &Deck {
        &self.options.deck
    }

    /// What a bomb card takes.
    pub fn mechanism(&self, card: u8) -> &Mechanism {
        &self.mechanisms[usize::from(card)]
    }

    /// What a bomb card is worth.
    pub fn value(&self, card: u8) -> u8 {
        self.values[usize::from(card)]
    }

    /// What a fuse card shows.
    pub fn fuse_card(&self, index: u8) -> FuseCard {
        self.options.deck.fuse_cards[usize::from(index)]
    }
}
