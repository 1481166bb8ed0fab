//! `given`: any position, with cards of its own.

use std::collections::HashMap;

use klaxon_core::{Message, Seat, Seats, Time};
use klaxon_fuse::card::{CardError, Filling};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::fuse_card::Shown;
use klaxon_fuse::game::bag::Bag;
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::extras::{Extra, Named, Painted};
use klaxon_fuse::game::options::Set;
use klaxon_fuse::game::state::{BOMB_SLOTS, Cause, FIRST_SPARK, Held, Phase, Returning};
use klaxon_fuse::game::tray::{MAX_TRAY, Tray};
use klaxon_fuse::game::{Engine, Options, State, Table};
use klaxon_fuse::{Card, Colour, Deck, Face, FuseCard};

use crate::fault::{Checked, Problem};

/// The decks of scenarios: they never change.
const FUSE: &str = include_str!("../../../../decks/test/fuse.deck");
const COUNTDOWN: &str = include_str!("../../../../decks/test/countdown.deck");

/// What the `given` lines bring besides options.
#[derive(Default)]
pub(crate) struct Props {
    /// The name of the card that a line brings.
    cards: HashMap<usize, String>,
}

type Lines = [(usize, String)];

impl Props {
    /// Adds the scenario's own cards to the deck.
    pub(super) fn prepare(
        &mut self,
        options: &mut Options,
        given: &Lines,
    ) -> Result<(), (usize, Problem)> {
        let (usual, frozen) = match options.set {
            Set::Fuse => (Deck::fuse(), FUSE),
            Set::Countdown => (Deck::countdown(), COUNTDOWN),
        };
        if options.deck == usual {
            options.deck = frozen.parse().expect("the test deck is tested");
        }
        for (line, text) in given {
            let (place, rest) = text.split_once(' ').unwrap_or((text, ""));
            if place != "row" && !is_slot(place) {
                continue;
            }
            if let Some(name) = self
                .card(options, rest)
                .map_err(|problem| (*line, problem))?
            {
                self.cards.insert(*line, name);
            }
        }
        Ok(())
    }

    /// The name of the card that a line brings: `NAME`, `3: # = #`, or `NAME 3: # = #`; a slot may go on `with` dice. A spark
    /// is written `spark: # = #`.
    fn card(&self, options: &mut Options, text: &str) -> Checked<Option<String>> {
        let text = text.split(" with ").next().unwrap_or(text).trim();
        if matches!(text, "nothing" | "choice") {
            return Ok(None);
        }
        let deck = &mut options.deck;
        let Some((before, _)) = text.split_once(':') else {
            return match deck.card(text) {
                Some(_) => Ok(Some(text.to_owned())),
                None => {
                    let message = Message::new("scenario-no-such-card").with("name", text);
                    Err(Problem::Unclear(message))
                }
            };
        };
        let words: Vec<&str> = before.split_whitespace().collect();
        let (id, card) = match words.as_slice() {
            [id, _] if *id != "spark" => {
                ((*id).to_owned(), text[text.find(' ').unwrap_or(0)..].trim())
            }
            _ => (format!("own-{}", self.cards.len() + 1), text),
        };
        let card: Card = card
            .parse()
            .map_err(|error: CardError| Problem::Unclear(error.problem.message()))?;
        deck.bombs.retain(|bomb| bomb.id != id);
        deck.sparks.retain(|spark| spark.id != id);
        // The deck has room for few more: one's own takes the place of the last of the deck.
        let numbered = |spark: &Bomb| spark.id.trim_start_matches('s').parse::<u8>().is_ok();
        let last = deck.sparks.iter().rposition(numbered);
        if let Some(last) = last.filter(|_| card.is_spark()) {
            deck.sparks.remove(last);
        }
        let pile = match card.is_spark() {
            true => &mut deck.sparks,
            false => &mut deck.bombs,
        };
        pile.push(Bomb {
            id: id.clone(),
            card,
        });
        Ok(Some(id))
    }

    /// The position. All dice that are named nowhere are in the bag; what is not said is empty.
    pub(super) fn position<E: Edition>(
        &self,
        table: &Table,
        given: &Lines,
    ) -> Result<(State<E>, Time), (usize, Problem)> {
        let mut builder = Builder {
            table,
            state: <Engine<E> as klaxon_core::Game>::before(table),
            now: Time::ZERO,
            bag_is_given: false,
            phase_is_given: false,
            card: None,
            placed: Vec::new(),
            places: 0,
        };
        builder.state.turn = 1;
        builder.state.deck = 10;
        builder.state.deck_fuses = 0;
        builder.roles();
        // Who has to return dice depends on the cards, wherever they stand.
        let (last, first): (Vec<_>, Vec<_>) = given
            .iter()
            .partition(|(_, text)| text.starts_with("returning"));
        for (line, text) in first.into_iter().chain(last) {
            builder.card = self.cards.get(line).map(String::as_str);
            builder.line(text).map_err(|problem| (*line, problem))?;
        }
        Ok((builder.state, builder.now))
    }
}

fn is_slot(text: &str) -> bool {
    matches!(text.as_bytes(), [b'1'..=b'9', b'a'..=b'z' | b'A'..=b'J'])
}

struct Builder<'a, E: Edition> {
    table: &'a Table,
    state: State<E>,
    now: Time,
    bag_is_given: bool,
    phase_is_given: bool,
    /// The name of the card that this line brings.
    card: Option<&'a str>,
    /// The cards that lie somewhere.
    placed: Vec<u8>,
    places: usize,
}

impl<E: Edition> Builder<'_, E> {
    fn line(&mut self, text: &str) -> Checked<()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            slot if is_slot(slot) => self.slot(slot, rest)?,
            "row" => self.row()?,
            "tray" => self.tray(rest)?,
            "bag" => self.bag(rest)?,
            "holder" => self.state.holder = self.seat(rest)?,
            "turn" => self.state.turn = number(rest)?,
            "phase" => self.phase(rest)?,
            "deck" => self.deck(rest)?,
            "fuses" => self.state.deck_fuses = number(rest)?,
            "took" => {
                let (seat, count) = rest.split_once(' ').ok_or_else(|| unclear("took"))?;
                self.state.took[self.seat(seat)?.index()] = number(count)?;
            }
            "passed" => self.state.passed = self.seats(rest)?,
            "points" => self.state.points = number(rest)?,
            "defused" => self.state.defused = number(rest)?,
            "activated" => self.state.activated = number(rest)?,
            "returning" => self.returning(rest)?,
            "clock" => self.clock(rest)?,
            _ => self.extra(word, rest)?,
        }
        Ok(())
    }

    /// `1a 3: # = # with R4 -`
    fn slot(&mut self, name: &str, rest: &str) -> Checked<()> {
        let (seat, letter) = name.split_at(1);
        let seat = self.seat(seat)?;
        let letter = letter.as_bytes()[0];
        let letter = usize::from(match letter {
            b'a'..=b'z' => letter - b'a',
            _ => letter - b'A' + 26,
        });
        let spark = letter.checked_sub(FIRST_SPARK);
        let slot = match spark.filter(|_| self.table.modules().sparks) {
            Some(spark) => BOMB_SLOTS + spark,
            None if letter < self.table.hand() => self.table.slots_of(seat).start + letter,
            None => return Err(unclear(name)),
        };
        // Sparks of all players share their letters: two can't lie in one place.
        if self.state.slots[slot].card != Held::Nothing {
            return Err(unclear(name));
        }
        let (card, dice) = rest.split_once(" with ").unwrap_or((rest, ""));
        match card.trim() {
            "nothing" => return Ok(()),
            "choice" => {
                self.state.slots[slot].card = Held::Choice;
                return Ok(());
            }
            _ => {}
        }
        let card = self.next_card()?;
        if spark.is_some() != self.table.spark(card).is_some() {
            return Err(unclear(name));
        }
        let mut filling = Filling::EMPTY;
        for (space, die) in dice.split_whitespace().enumerate() {
            if die == "-" {
                continue;
            }
            if !self.table.mechanism(card).spaces().contains(space) {
                return Err(Problem::unclear("scenario-too-many-dice"));
            }
            let die = self.die_from_bag(die)?;
            filling.put(space, die);
        }
        let mechanism = self.table.mechanism(card);
        let modules = self.table.modules();
        // A role can have changed the colour of a die for its placement (C-39).
        let right = match modules.roles {
            true => mechanism.can_be_completed(&filling),
            false => mechanism.is_right(&filling),
        };
        if !right {
            return Err(Problem::unclear("scenario-wrong-dice"));
        }
        if mechanism.is_complete(&filling) && !modules.defuse_step {
            return Err(Problem::unclear("scenario-complete"));
        }
        self.state.put(self.table, slot, card, filling);
        if let (Some(place), Some(extras)) = (spark, self.state.extra.get_mut()) {
            extras.sparks[seat.index()] |= 1 << place;
        }
        Ok(())
    }

    fn row(&mut self) -> Checked<()> {
        let card = self.next_card()?;
        if self.table.spark(card).is_some() {
            return Err(unclear("row"));
        }
        let place = match self.table.has_stacks() {
            true => usize::from(self.table.value(card) - 1),
            false => self.places,
        };
        self.places += 1;
        match self.state.row.get_mut(place) {
            Some(place) => *place = Some(card),
            None => return Err(unclear("row")),
        }
        Ok(())
    }

    /// The card that this line brings, by its place in the deck.
    fn next_card(&mut self) -> Checked<u8> {
        let mut cards = self.table.deck().cards();
        let card = cards.position(|bomb| Some(bomb.id.as_str()) == self.card);
        let card = card.ok_or_else(|| unclear("row"))? as u8;
        if self.placed.contains(&card) {
            return Err(Problem::unclear("scenario-card-twice"));
        }
        self.placed.push(card);
        match (self.table.spark(card), self.state.extra.get_mut()) {
            (Some(spark), Some(extras)) => extras.unseen_sparks &= !(1 << spark),
            (Some(_), None) => return Err(unclear("row")),
            (None, _) => self.state.unseen.remove(card),
        }
        Ok(card)
    }

    fn tray(&mut self, text: &str) -> Checked<()> {
        self.state.tray = Tray::default();
        if text.split_whitespace().count() > MAX_TRAY {
            return Err(unclear("tray"));
        }
        for die in text.split_whitespace() {
            let die = self.die_from_bag(die)?;
            self.state.tray.add(die);
        }
        if !self.phase_is_given {
            self.state.phase = Phase::Distributing;
        }
        Ok(())
    }

    /// `3 R, 2 B`, or `none`: says what is in the bag, whatever lies elsewhere.
    fn bag(&mut self, text: &str) -> Checked<()> {
        let mut bag = Bag::default();
        let items = text
            .split(',')
            .map(str::trim)
            .filter(|item| *item != "none");
        for item in items {
            let (count, letters) = item.split_once(' ').ok_or_else(|| unclear("bag"))?;
            let die: Face = format!("{}1", letters.trim())
                .parse()
                .map_err(|_| unclear("bag"))?;
            for _ in 0..number::<u8>(count)? {
                bag.add(die.colours());
            }
        }
        self.state.bag = bag;
        self.bag_is_given = true;
        Ok(())
    }

    /// A die that lies somewhere is not in the bag.
    fn die_from_bag(&mut self, text: &str) -> Checked<Face> {
        let die: Face = text
            .parse()
            .map_err(|_| Problem::Unclear(Message::new("scenario-die").with("die", text)))?;
        if !self.bag_is_given && !self.state.bag.remove(die.colours()) {
            let message = Message::new("scenario-no-such-die").with("die", text);
            return Err(Problem::Unclear(message));
        }
        Ok(die)
    }

    fn phase(&mut self, word: &str) -> Checked<()> {
        self.state.phase = match word {
            "rolling" => Phase::Rolling,
            "distributing" => Phase::Distributing,
            "unused" if !self.table.modules().sparks => Phase::Unused,
            "defusing" if self.table.modules().defuse_step => Phase::Defusing,
            "composing" => {
                self.state.deck = 0;
                Phase::Composing
            }
            _ => return Err(unclear("phase")),
        };
        self.phase_is_given = true;
        Ok(())
    }

    /// `5`: bombs of any value; `0 2 1 0 0 0`: of each value.
    fn deck(&mut self, text: &str) -> Checked<()> {
        let counts: Vec<u8> = text
            .split_whitespace()
            .map(number)
            .collect::<Checked<_>>()?;
        match counts.as_slice() {
            [bombs] => self.state.deck = *bombs,
            counts => {
                self.state.deck = 0;
                self.state.deck_by_value = counts.try_into().map_err(|_| unclear("deck"))?;
            }
        }
        Ok(())
    }

    /// `die R5` or `fuse B`: everybody who can has to return a die.
    fn returning(&mut self, text: &str) -> Checked<()> {
        let cause = match text.split_once(' ') {
            Some(("die", die)) => {
                let die = self.die_from_bag(die)?;
                self.state.rolled_again = Some(die);
                Cause::Die(die)
            }
            Some(("fuse", shown)) => Cause::Fuse(
                shown
                    .parse::<FuseCard>()
                    .map_err(|_| unclear("returning"))?,
            ),
            _ => return Err(unclear("returning")),
        };
        let owing = self
            .table
            .seats()
            .filter(|&seat| self.state.could_return(self.table, seat, cause));
        self.state.returning = Some(Returning {
            cause,
            owing: owing.collect(),
        });
        Ok(())
    }

    /// The roles that the options ask for.
    fn roles(&mut self) {
        let asked = &self.table.options().roles;
        if let Some(extras) = self.state.extra.get_mut() {
            for (place, role) in extras.roles.iter_mut().zip(asked) {
                *place = *role;
            }
        }
    }

    /// What tells of roles and sparks.
    fn extra(&mut self, word: &str, rest: &str) -> Checked<()> {
        let seats = self.seats(rest);
        let painted = match word {
            "painted" => Some(self.painted(rest)?),
            _ => None,
        };
        let cards = self.table.deck();
        let Some(extras) = self.state.extra.get_mut() else {
            return Err(unclear(word));
        };
        let sparks = || -> Checked<Vec<u8>> {
            let names = rest.split_whitespace().filter(|name| *name != "none");
            let place = |name: &str| cards.sparks.iter().position(|spark| spark.id == name);
            let message = |name| Message::new("scenario-no-such-card").with("name", name);
            let sparks = names.map(|name| {
                let spark = place(name).ok_or_else(|| Problem::Unclear(message(name)));
                spark.map(|spark| spark as u8)
            });
            sparks.collect()
        };
        match word {
            "roles-off" => extras.roles_off = seats?,
            "named" => {
                extras.named = Some(match rest.parse::<FuseCard>() {
                    Ok(FuseCard::Return(shown)) => one_named(shown).ok_or_else(|| unclear(word))?,
                    _ => return Err(unclear(word)),
                });
            }
            "used" => extras.used = number(rest)?,
            "painted" => extras.painted = painted,
            "sparks-defused" => extras.sparks_defused = number(rest)?,
            "spark-deck" => {
                extras.unseen_sparks = sparks()?.into_iter().fold(0, |all, one| all | 1 << one);
            }
            "sparks-out" | "sparks-turned" => {
                for spark in sparks()? {
                    extras.unseen_sparks &= !(1 << spark);
                    extras.pile.discard(spark);
                }
                if word == "sparks-turned" {
                    extras.pile.turn_over();
                }
            }
            "sixes" => extras.sixes = Some(seats?),
            "face-down" => {
                extras.face_down = true;
                extras.duds = number(rest)?;
            }
            _ => return Err(unclear(word)),
        }
        Ok(())
    }

    /// `R4 G`: this die was given this colour.
    fn painted(&mut self, text: &str) -> Checked<Painted> {
        let (die, letter) = text.split_once(' ').ok_or_else(|| unclear("painted"))?;
        let die = self.die_from_bag(die)?;
        let mut letters = letter.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let colour = colour.ok_or_else(|| unclear("painted"))?;
        if !self.phase_is_given {
            self.state.phase = Phase::Distributing;
        }
        Ok(Painted { die, colour })
    }

    /// How much time is left.
    fn clock(&mut self, text: &str) -> Checked<()> {
        let left: Time = text.parse().map_err(|_| unclear("clock"))?;
        let clock = self.table.options().clock.ok_or_else(|| unclear("clock"))?;
        self.now = clock.since(left);
        Ok(())
    }

    fn seat(&self, text: &str) -> Checked<Seat> {
        let seat: Seat = text
            .parse()
            .map_err(|()| Problem::unclear("scenario-seat"))?;
        match seat.index() < self.table.players() {
            true => Ok(seat),
            false => Err(Problem::unclear("scenario-seat")),
        }
    }

    fn seats(&self, text: &str) -> Checked<Seats> {
        let seats = text.split_whitespace().filter(|seat| *seat != "none");
        seats.map(|seat| self.seat(seat)).collect()
    }
}

/// One colour or one number.
fn one_named(shown: Shown) -> Option<Named> {
    let colours = shown.colours().map(Named::Colour);
    let mut all = colours.chain(shown.numbers().map(Named::Number));
    all.next().filter(|_| all.next().is_none())
}

fn number<T: std::str::FromStr>(text: &str) -> Checked<T> {
    let message = || Message::new("scenario-number").with("text", text);
    text.parse().map_err(|_| Problem::Unclear(message()))
}

fn unclear(word: &str) -> Problem {
    Problem::Unclear(Message::new("scenario-given").with("word", word))
}
