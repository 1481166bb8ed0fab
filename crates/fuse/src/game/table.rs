//! Options that were checked, and the deck compiled for play.

use klaxon_core::{Seat, Time};

use super::card_set::CardSet;
use super::event::At;
use super::modules::Modules;
use super::options::{ByValue, Composition, Difficulty, Layout, Mistakes, Options};
use super::problem::Problem;
use super::state::{BOMB_SLOTS, FIRST_SPARK};
use crate::card::mechanism::Mechanism;
use crate::colour::Colours;
use crate::deck::{Bomb, Deck, MAX_BOMBS, MAX_FUSE_CARDS, MAX_SPARKS};
use crate::fuse_card::FuseCard;
use crate::role::Role;

/// The table of a game: shared and never changed.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) options: Options,
    modules: Modules,
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
            modules: options.set.modules(),
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
        if !(1..=self.modules.most_players()).contains(&options.players) {
            // Nothing else can be judged without a number of players.
            return vec![Problem::Players(options.players)];
        }
        if options.first.index() >= options.players {
            problems.push(Problem::First(options.first));
        }
        if options.clock.is_some_and(|clock| !CLOCK.contains(&clock)) {
            problems.push(Problem::Clock);
        }
        let deck = &options.deck;
        if deck.bombs.len() > MAX_BOMBS
            || deck.fuse_cards.len() > MAX_FUSE_CARDS
            || deck.sparks.len() > MAX_SPARKS
        {
            problems.push(Problem::DeckTooLarge);
        }
        problems.extend(self.fuse_card_problem());
        problems.extend(self.role_problem());
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

    /// Is the number of fuse cards wrong (F-15, C-14)?
    fn fuse_card_problem(&self) -> Option<Problem> {
        let options = &self.options;
        let there = options.deck.fuse_cards.len();
        let wanted = options.fuse_cards;
        if self.modules.fuse_cards_from_expert {
            return match options.difficulty.is_advanced() {
                false if wanted > 0 => Some(Problem::FuseCardsTooEarly),
                true if !(1..=there).contains(&wanted) => Some(Problem::FuseCardsNeeded(there)),
                _ => None,
            };
        }
        (wanted > there && !self.has_stacks()).then_some(Problem::FuseCards(there))
    }

    /// Can everybody have the role that the options ask for (C-10)?
    fn role_problem(&self) -> Option<Problem> {
        if !self.modules.roles {
            return None;
        }
        let (asked, deck) = (&self.options.roles, &self.options.deck.roles);
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

    /// Each hand needs a card of low value, a solo hand three different values (F-13, C-12).
    fn hands_can_be_dealt(&self) -> bool {
        let counts = self.count_by_value(self.allowed);
        if self.players() == 1 {
            counts.iter().filter(|&&n| n > 0).count() >= 3
        } else {
            let low = &counts[..usize::from(self.modules.low_value())];
            low.iter().map(|&n| usize::from(n)).sum::<usize>() >= self.players()
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

    /// The slots of a seat's bombs, as indices.
    pub fn slots_of(&self, seat: Seat) -> std::ops::Range<usize> {
        let start = seat.index() * self.hand;
        start..start + self.hand
    }

    /// Whose slot of a bomb it is.
    pub fn owner(&self, slot: usize) -> Seat {
        Seat((slot / self.hand) as u8)
    }

    /// The letter of a slot, counted from a: how its owner calls it.
    #[inline]
    pub fn letter(&self, At { seat, slot }: At) -> u8 {
        let slot = usize::from(slot);
        match slot.checked_sub(BOMB_SLOTS) {
            None => slot.wrapping_sub(self.slots_of(seat).start) as u8,
            Some(spark) => (FIRST_SPARK + spark) as u8,
        }
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
        let difficulty = self.options.difficulty;
        match self.modules.hands_from_deck {
            true => difficulty.bombs_with_hands(self.players()) - self.hand * self.players(),
            false => difficulty.bombs(self.players()),
        }
    }

    /// How many fuse cards are in play (F-15, F-62).
    pub fn fuse_count(&self) -> usize {
        match self.options.layout {
            Layout::Stacks(_) => self.options.deck.fuse_cards.len(),
            _ => self.options.fuse_cards,
        }
    }

    /// What is in play.
    #[inline]
    pub fn modules(&self) -> Modules {
        self.modules
    }

    /// Is every card to be defused (F-51, C-56)?
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

    /// A bomb card or, counted on behind the bombs, a spark.
    pub fn card(&self, card: u8) -> Option<&Bomb> {
        let (card, bombs) = (usize::from(card), &self.options.deck.bombs);
        match card.checked_sub(bombs.len()) {
            None => bombs.get(card),
            Some(spark) => self.options.deck.sparks.get(spark),
        }
    }

    /// How a spark is counted among all cards: behind the bombs.
    pub fn spark_card(&self, spark: u8) -> u8 {
        self.values.len() as u8 + spark
    }

    /// Which spark a card is, if it is one.
    pub fn spark(&self, card: u8) -> Option<u8> {
        card.checked_sub(self.values.len() as u8)
    }

    /// What a card takes.
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
