//! From text to deck. Every line is looked at, and every error is told.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::str::FromStr;

use super::{Bomb, Deck};
use crate::card::mechanism::Mechanism;
use crate::card::{Card, CardError, CardProblem};
use crate::colour::Colours;
use crate::dice::{DiceSet, MAX_DICE};
use crate::fuse_card::{FuseCard, NotAFuseCard};
use crate::number::Number;
use crate::role::Role;

/// Why a line of a deck can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// Where, in bytes of the whole text.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: DeckProblem,
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckProblem {
    /// A card's text is wrong.
    Card(CardProblem),
    /// A line begins with a card or one of `deck`, `twins`, `dice`, `opposite`, `fuse`, `role`.
    UnknownLine,
    /// A card's name has small letters, digits and hyphens only.
    BadName,
    /// Two cards have the same name.
    NameTwice(String),
    /// A card asks for the same dice as another.
    FaceTwice(String),
    /// The deck's dice can't complete the card.
    ImpossibleWithTheseDice,
    /// This line may stand only once.
    LineTwice,
    /// The name of the deck is missing.
    ExpectedDeckName,
    /// Dice are listed as `5 R, 1 K/Y`.
    ExpectedDice,
    /// A set has 1 to 50 dice.
    TooManyDice,
    /// The six numbers are paired as `1-6, 2-4, 3-5`.
    ExpectedOpposites,
    /// A fuse card shows colours and numbers, as `R|B|4`, or has one of three effects.
    ExpectedFuseCard,
    /// There are seven roles.
    ExpectedRole,
    /// Each role is there once.
    RoleTwice,
    /// A deck has at least one bomb card.
    NoBombs,
}

impl FromStr for Deck {
    type Err = Vec<DeckError>;

    fn from_str(text: &str) -> Result<Deck, Vec<DeckError>> {
        let mut reader = Reader::default();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            reader.line(start, line);
            start += line.len();
        }
        reader.finish(text.len())
    }
}

#[derive(Default)]
struct Reader {
    name: Option<String>,
    twins: Option<bool>,
    dice: Option<Vec<Colours>>,
    opposite: Option<[Number; 6]>,
    /// Bomb and spark cards with where they stand.
    cards: Vec<(Option<String>, Card, Range<usize>)>,
    fuse_cards: Vec<FuseCard>,
    roles: Vec<Role>,
    errors: Vec<DeckError>,
}

impl Reader {
    fn line(&mut self, start: usize, line: &str) {
        let content = line.split("//").next().unwrap_or_default();
        let trimmed = content.trim();
        if trimmed.is_empty() {
            return;
        }
        let start = start + (content.len() - content.trim_start().len());
        let word = trimmed
            .split(char::is_whitespace)
            .next()
            .unwrap_or_default();
        let rest = trimmed[word.len()..].trim_start();
        let rest_start = start + trimmed.len() - rest.len();
        let rest_span = rest_start..rest_start + rest.len();
        let result = match word {
            "deck" => set(&mut self.name, name(rest)),
            "twins" if rest.is_empty() => set(&mut self.twins, Ok(true)),
            "dice" => set(&mut self.dice, dice(rest)),
            "opposite" => set(&mut self.opposite, opposites(rest)),
            "fuse" => return self.fuse_card(rest_start, rest),
            "role" => self.role(rest),
            _ => return self.card(start, trimmed),
        };
        if let Err(problem) = result {
            let span = match problem {
                DeckProblem::LineTwice => start..start + word.len(),
                _ => rest_span,
            };
            self.errors.push(DeckError { span, problem });
        }
    }

    /// `R`, `R|B|4`, `spark`, ...
    fn fuse_card(&mut self, start: usize, text: &str) {
        match text.parse() {
            Ok(card) => self.fuse_cards.push(card),
            Err(NotAFuseCard { span }) => self.errors.push(DeckError {
                span: start + span.start..start + span.end,
                problem: DeckProblem::ExpectedFuseCard,
            }),
        }
    }

    /// `cutter`, ...
    fn role(&mut self, text: &str) -> Result<(), DeckProblem> {
        let role = text.parse().map_err(|_| DeckProblem::ExpectedRole)?;
        if self.roles.contains(&role) {
            return Err(DeckProblem::RoleTwice);
        }
        self.roles.push(role);
        Ok(())
    }

    /// `3: # = #`, or with a name `3a 3: # = #`; `spark: # = #`, or with a name `s1 spark: # = #`.
    fn card(&mut self, start: usize, line: &str) {
        let before_colon = line.split(':').next().unwrap_or_default();
        let words: Vec<&str> = before_colon.split_whitespace().collect();
        let (id, card_start) = match words.as_slice() {
            // `spark 2: ...` lacks a colon; it is no bomb of this name.
            [id, _] if *id != "spark" => (Some((*id).to_owned()), id.len()),
            _ => (None, 0),
        };
        let fits = |id: &String| {
            id.chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        let mut fail = |span, problem| self.errors.push(DeckError { span, problem });
        if !line.contains(':') && !line.starts_with(|c: char| c.is_ascii_digit()) {
            let length = line.split_whitespace().next().map_or(0, str::len);
            return fail(start..start + length, DeckProblem::UnknownLine);
        }
        if !id.iter().all(fits) {
            return fail(start..start + card_start, DeckProblem::BadName);
        }
        let card_text = &line[card_start..];
        let card_at = start + card_start;
        match card_text.parse::<Card>() {
            Ok(card) => {
                let blanks = card_text.len() - card_text.trim_start().len();
                let span = card_at + blanks..card_at + card_text.len();
                self.cards.push((id, card, span));
            }
            Err(CardError { span, problem }) => {
                let span = card_at + span.start..card_at + span.end;
                fail(span, DeckProblem::Card(problem));
            }
        }
    }

    /// FUSE's dice, as far as nothing else is said.
    fn dice_set(&mut self) -> DiceSet {
        let fuse = DiceSet::fuse();
        let dice = self.dice.take().unwrap_or_else(|| fuse.dice().to_vec());
        let layout = Number::ALL.map(|number| fuse.opposite(number));
        DiceSet::new(dice, self.opposite.unwrap_or(layout)).unwrap_or(fuse)
    }

    fn finish(mut self, end: usize) -> Result<Deck, Vec<DeckError>> {
        let dice = self.dice_set();
        let mut bombs: Vec<Bomb> = Vec::new();
        let mut sparks: Vec<Bomb> = Vec::new();
        let mut faces: HashMap<String, String> = HashMap::new();
        let mut names = Names::default();
        let twins = self.twins.unwrap_or(false);
        for (id, card, span) in self.cards {
            let id = id.unwrap_or_else(|| names.unused(&card));
            let possible = Mechanism::new(&card, dice.faces()).is_possible();
            let face = card.face_text();
            let twin = faces.get(&face);
            let problem = match twin {
                _ if names.taken.contains(&id) => Some(DeckProblem::NameTwice(id.clone())),
                Some(twin) if !twins => Some(DeckProblem::FaceTwice(twin.clone())),
                _ if !possible => Some(DeckProblem::ImpossibleWithTheseDice),
                _ => None,
            };
            match problem {
                Some(problem) => self.errors.push(DeckError { span, problem }),
                None => {
                    faces.insert(face, id.clone());
                    names.taken.insert(id.clone());
                    let pile = if card.is_spark() {
                        &mut sparks
                    } else {
                        &mut bombs
                    };
                    pile.push(Bomb { id, card });
                }
            }
        }
        if bombs.is_empty() && self.errors.is_empty() {
            self.errors.push(DeckError {
                span: end..end,
                problem: DeckProblem::NoBombs,
            });
        }
        if self.errors.is_empty() {
            Ok(Deck {
                name: self.name.unwrap_or_default(),
                twins,
                bombs,
                sparks,
                fuse_cards: self.fuse_cards,
                roles: self.roles,
                dice,
            })
        } else {
            klaxon_core::few::sort(&mut self.errors, |one, other| {
                one.span.start < other.span.start
            });
            Err(self.errors)
        }
    }
}

/// Sets what may be set once.
fn set<T>(place: &mut Option<T>, value: Result<T, DeckProblem>) -> Result<(), DeckProblem> {
    match place {
        Some(_) => Err(DeckProblem::LineTwice),
        None => {
            *place = Some(value?);
            Ok(())
        }
    }
}

fn name(text: &str) -> Result<String, DeckProblem> {
    match text {
        "" => Err(DeckProblem::ExpectedDeckName),
        name => Ok(name.to_owned()),
    }
}

/// `5 R, 1 K/Y`
fn dice(text: &str) -> Result<Vec<Colours>, DeckProblem> {
    let mut dice = Vec::new();
    for item in text.split(',') {
        let (count, colours) = item
            .trim()
            .split_once(' ')
            .ok_or(DeckProblem::ExpectedDice)?;
        let count: usize = count.parse().map_err(|_| DeckProblem::ExpectedDice)?;
        let colours = colours_of(colours.trim()).ok_or(DeckProblem::ExpectedDice)?;
        if count == 0 {
            return Err(DeckProblem::ExpectedDice);
        }
        if count > MAX_DICE - dice.len() {
            return Err(DeckProblem::TooManyDice);
        }
        dice.extend(vec![colours; count]);
    }
    Ok(dice)
}

fn colours_of(text: &str) -> Option<Colours> {
    Colours::all().find(|colours| {
        let (one, other) = colours.parts();
        let turned = other.map(|other| format!("{}/{}", other.letter(), one.letter()));
        colours.to_string() == text || turned.as_deref() == Some(text)
    })
}

/// `1-6, 2-4, 3-5`
fn opposites(text: &str) -> Result<[Number; 6], DeckProblem> {
    let number = |text: &str| text.trim().parse().ok().and_then(Number::new);
    let mut opposite = [None; 6];
    for item in text.split(',') {
        let pair = item.split_once('-');
        let pair = pair.and_then(|(one, other)| Some((number(one)?, number(other)?)));
        let (one, other) = pair.ok_or(DeckProblem::ExpectedOpposites)?;
        for (number, across) in [(one, other), (other, one)] {
            let place = &mut opposite[usize::from(number.get() - 1)];
            if one == other || place.is_some() {
                return Err(DeckProblem::ExpectedOpposites);
            }
            *place = Some(across);
        }
    }
    let mut all = Number::ALL;
    for (number, across) in all.iter_mut().zip(opposite) {
        *number = across.ok_or(DeckProblem::ExpectedOpposites)?;
    }
    Ok(all)
}

/// The names of a deck's cards, and the next one for a card without: a bomb's value and letters, `3a`, `3b`, ...,
/// `3aa`; a spark's number, `s1`, `s2`, ...
#[derive(Default)]
struct Names {
    taken: HashSet<String>,
    /// For sparks and for each value, how many names were tried.
    tried: [usize; 7],
}

impl Names {
    fn unused(&mut self, card: &Card) -> String {
        let value = if card.is_spark() { 0 } else { card.value() };
        let tried = &mut self.tried[usize::from(value)];
        loop {
            let name = match value {
                0 => format!("s{}", *tried + 1),
                _ => format!("{value}{}", letters(*tried)),
            };
            *tried += 1;
            if !self.taken.contains(&name) {
                return name;
            }
        }
    }
}

/// a, b, ..., z, aa, ab, ...
fn letters(number: usize) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => last.to_string(),
        more => letters(more - 1) + &last.to_string(),
    }
}
