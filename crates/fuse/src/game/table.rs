//! Options that were checked, and the deck compiled for play.

use klaxon_core::{Seat, Time};

use super::card_id::CardId;
use super::card_set::CardSet;
use super::options::{ByValue, Composition, Difficulty, Layout, Mistakes, Options};
use super::problem::Problem;
use super::ruleset::{FuseCards, Ruleset, Source};
use crate::card::mechanism::Mechanism;
use crate::colour::Colours;
use crate::deck::{Bomb, Deck, MAX_BOMBS, MAX_FUSE_CARDS, MAX_SPARKS};
use crate::fuse_card::FuseCard;
use crate::role::Role;

/// The table of a game: shared and never changed.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) options: Options,
    /// The cards and dice that are in play.
    deck: Deck,
    /// Each bomb card of the deck, then each spark, compiled.
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
    // What the ruleset says, where it is asked at every step.
    pub(super) has_roles: bool,
    pub(super) has_sparks: bool,
    pub(super) must_take: bool,
    pub(super) defuse_step: bool,
}

/// The most fuse cards that a team of Countdown can ask for, however many there are (C-14, C-60, C-62).
const MOST_FROM_EXPERT: usize = 10;

/// The limits of the clock.
const CLOCK: std::ops::RangeInclusive<Time> = Time::seconds(10)..=Time::seconds(5999);

impl Table {
    /// Checks options: a table, or everything that is wrong with them.
    pub fn new(options: Options) -> Result<Table, Vec<Problem>> {
        let deck = options.deck_in_play();
        let faces = deck.dice.faces();
        let sixes = options.sixes || options.rules.bombs() != Source::Fuse;
        let allowed = deck.bombs.iter().take(MAX_BOMBS).enumerate();
        let allowed = allowed.filter(|(_, bomb)| sixes || bomb.card.value() != 6);
        let allowed = allowed.map(|(index, _)| CardId(index as u8)).collect();
        let mut dice: Vec<(Colours, u8)> = Vec::new();
        for &colours in deck.dice.dice() {
            let before = dice.iter().filter(|(same, _)| *same == colours).count();
            dice.push((colours, before as u8));
        }
        let table = Table {
            mechanisms: deck
                .cards()
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
            allowed,
            has_roles: options.rules.roles(),
            has_sparks: options.rules.sparks(),
            must_take: options.rules.must_take(),
            defuse_step: options.rules.defuse_step(),
            deck,
            options,
        };
        let problems = table.problems();
        match problems.is_empty() {
            true => Ok(table),
            false => Err(problems),
        }
    }

    fn problems(&self) -> Vec<Problem> {
        let options = &self.options;
        let mut problems = Vec::new();
        let players = options.rules.players();
        if !players.contains(&options.players) {
            problems.push(Problem::Players {
                players: options.players,
                least: *players.start(),
                most: *players.end(),
            });
        }
        if options.clock.is_some_and(|clock| !CLOCK.contains(&clock)) {
            problems.push(Problem::Clock);
        }
        if options.layout != Layout::Standard && !options.rules.can_compose() {
            problems.push(Problem::Layout);
        }
        if self.deck.bombs.len() > MAX_BOMBS
            || self.deck.fuse_cards.len() > MAX_FUSE_CARDS
            || self.deck.sparks.len() > MAX_SPARKS
        {
            problems.push(Problem::DeckTooLarge);
        }
        problems.extend(self.fuse_card_problem());
        // The rest can't be judged without a number of players.
        if players.contains(&options.players) {
            if options.first.index() >= options.players {
                problems.push(Problem::First(options.first));
            }
            problems.extend(self.role_problem());
            problems.extend(self.bomb_problems());
        }
        problems
    }

    /// What is wrong with the number of bombs and their values.
    fn bomb_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let (needed, there) = (self.bomb_slots() + self.bombs(), self.allowed.len());
        if there < needed {
            problems.push(Problem::TooFewBombs { needed, there });
        }
        if !self.hands_can_be_dealt() {
            problems.push(Problem::Hands);
        }
        if let Layout::SingleDeck(Composition::Chosen(counts))
        | Layout::Stacks(Composition::Chosen(counts)) = self.options.layout
        {
            problems.extend(self.composition_problems(&counts, &self.surely_left()));
        }
        problems
    }

    /// What is wrong with the number of fuse cards (F-15, C-14).
    fn fuse_card_problem(&self) -> Option<Problem> {
        let there = self.deck.fuse_cards.len();
        let wanted = self.options.fuse_cards();
        match self.options.rules.fuse_cards() {
            FuseCards::Always => {
                (wanted > there && !self.has_stacks()).then_some(Problem::FuseCards(there))
            }
            FuseCards::FromExpert => {
                let most = there.min(MOST_FROM_EXPERT);
                match self.options.difficulty.is_advanced() {
                    false if wanted > 0 => Some(Problem::FuseCardsTooEarly),
                    true if !(1..=most).contains(&wanted) => Some(Problem::FuseCardsNeeded(most)),
                    _ => None,
                }
            }
        }
    }

    /// What is wrong with the roles that the options ask for (C-10).
    fn role_problem(&self) -> Option<Problem> {
        let (asked, deck) = (&self.options.roles, &self.deck.roles);
        if !self.has_roles {
            return (!asked.is_empty()).then_some(Problem::NoRoles);
        }
        let twice = |role: &Role| asked.iter().filter(|one| **one == Some(*role)).count() > 1;
        let named = || asked.iter().flatten();
        if asked.len() > self.players() || deck.len() < self.players() {
            Some(Problem::Roles)
        } else if let Some(role) = named().find(|role| !deck.contains(role)) {
            Some(Problem::NoSuchRole(*role))
        } else {
            named()
                .find(|role| twice(role))
                .map(|role| Problem::RoleTwice(*role))
        }
    }

    /// What is wrong with a choice of bombs, when so many of each value are left (F-60).
    pub(super) fn composition_problems(&self, counts: &ByValue, left: &ByValue) -> Vec<Problem> {
        let mut problems = Vec::new();
        let no_sixes = self.options.rules.bombs() == Source::Fuse && !self.options.sixes;
        if counts[5] > 0 && no_sixes {
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
            let banned = value == 6 && no_sixes;
            if wanted > left && !banned {
                problems.push(Problem::Short { value, left });
            }
        }
        problems
    }

    /// Each hand needs a card of low value, a solo hand three different values (F-13, C-12).
    fn hands_can_be_dealt(&self) -> bool {
        let counts = self.count_by_value(self.allowed);
        if self.players() == 1 {
            counts.iter().filter(|&&n| n > 0).count() >= 3
        } else {
            let low = &counts[..usize::from(self.options.rules.low_value())];
            low.iter().map(|&n| usize::from(n)).sum::<usize>() >= self.players()
        }
    }

    /// What is left of each value after the most unlucky deal (F-60): no hand has two cards of high value.
    fn surely_left(&self) -> ByValue {
        let mut left = self.count_by_value(self.allowed);
        let low = usize::from(self.options.rules.low_value());
        for (i, left) in left.iter_mut().enumerate() {
            let in_a_hand = if self.players() == 1 || i < low { 2 } else { 1 };
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

    /// How many dice are rolled in a turn (F-20, C-20).
    pub fn rolled(&self) -> usize {
        self.rolled
    }

    /// How many dice a player may, or must, take in a turn (F-21, C-22).
    pub fn takes(&self) -> u8 {
        self.takes
    }

    /// How many bomb cards make up the deck, hands not counted (F-14, C-11).
    pub fn bombs(&self) -> usize {
        let rules = self.options.rules;
        rules.deck_size(self.options.difficulty, self.players(), self.bomb_slots())
    }

    /// How many fuse cards are in play (F-15, F-62).
    pub fn fuse_count(&self) -> usize {
        match self.options.layout {
            Layout::Stacks(_) => self.deck.fuse_cards.len(),
            _ => self.options.fuse_cards(),
        }
    }

    /// By which rules it is played.
    pub fn rules(&self) -> Ruleset {
        self.options.rules
    }

    /// Returns whether every card is to be defused (F-51, C-56).
    pub fn is_insane(&self) -> bool {
        self.options.difficulty == Difficulty::Insane
    }

    /// Returns whether there is one stack per value (F-62).
    pub fn has_stacks(&self) -> bool {
        matches!(self.options.layout, Layout::Stacks(_))
    }

    /// Returns whether wrong placements are carried out and punished (F-29).
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
        &self.deck
    }

    /// A bomb card or a spark as it is printed.
    pub fn card(&self, card: CardId) -> Option<&Bomb> {
        match self.spark(card) {
            None => self.deck.bombs.get(card.index()),
            Some(spark) => self.deck.sparks.get(usize::from(spark)),
        }
    }

    /// How a spark is counted among all cards: behind the bombs.
    pub fn spark_card(&self, spark: u8) -> CardId {
        CardId(self.values.len() as u8 + spark)
    }

    /// Which spark a card is, if it is one.
    pub fn spark(&self, card: CardId) -> Option<u8> {
        card.0.checked_sub(self.values.len() as u8)
    }

    /// What a card takes.
    #[inline]
    pub fn mechanism(&self, card: CardId) -> &Mechanism {
        &self.mechanisms[card.index()]
    }

    /// What a bomb card is worth.
    pub fn value(&self, card: CardId) -> u8 {
        self.values[card.index()]
    }

    /// What a fuse card shows.
    pub fn fuse_card(&self, index: u8) -> FuseCard {
        self.deck.fuse_cards[usize::from(index)]
    }
}
