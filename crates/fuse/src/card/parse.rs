//! From text to card. Errors say where and what; the words for them are the word crate's.

use std::ops::Range;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::equation::{Equation, Operand, Term};
use super::layout::Layout;
use super::mechanism::Mechanism;
use super::relation::Relation;
use super::space::{ColourIcon, Demand, Icon, MAX_SPACES, NumberIcon, Order, Space};
use super::space_set::SpaceSet;
use super::{Card, Group, Worth};
use crate::colour::Colour;
use crate::face::Faces;
use crate::number::Number;

/// The largest number that may be printed in an equation: six sixes.
const MAX_PRINTED: u32 = 36;

/// Why a text is no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError {
    /// Where, in bytes of the text.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: CardProblem,
}

/// What is wrong with a card's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardProblem {
    /// A card begins with its value, 1 to 6, or with the word `spark`.
    ExpectedValue,
    /// A colon follows the value or the word `spark`.
    ExpectedColon,
    /// Here a space should stand.
    ExpectedSpace,
    /// A word the language does not have.
    UnknownWord(String),
    /// A die has no such number.
    NoSuchNumber(u32),
    /// `!` bars a colour, which must follow.
    ExpectedBarredColour,
    /// A split space has two halves: a bar must follow the first.
    ExpectedBar,
    /// The bracket must be closed.
    ExpectedBracket,
    /// `#` and `c` go into a split space only as `[#|c]`.
    ChoiceInSplitSpace,
    /// Both halves of a split space are the same.
    SameHalves,
    /// `=` compares what both spaces show, and these show nothing in common.
    NothingToCompare,
    /// `!=` compares colours, and these spaces do not both show `c`.
    NoColoursToCompare,
    /// An equation has `+`, `-` and exactly one `=`.
    NotAnEquation,
    /// An equation needs a space.
    EquationWithoutSpace,
    /// No six dice reach that number.
    PrintedNumberTooLarge(u32),
    /// A card has at most six spaces.
    TooManySpaces,
    /// A gap stands only in the upper level of a wall.
    GapOutsideWall,
    /// `/` separates the levels of a layout; a row has none.
    LevelsInRow,
    /// The layout asks for other levels.
    WrongShape(Layout),
    /// Only one space can be the first, only one the last.
    OrderTwice,
    /// No order of placing obeys the layout and the first or last space.
    NoOrder,
    /// No dice complete the card.
    Impossible,
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        Parser { text, at: 0 }.card()
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

/// The text between two slashes.
#[derive(Default)]
struct Level {
    spaces: Vec<Space>,
    groups: Vec<Group>,
    /// Which columns hold a space; a wall may leave gaps.
    columns: Vec<bool>,
}

/// What stands in a run of operands and operators.
enum Item {
    Space(Space),
    /// A number on its own: a space in a chain, printed in an equation.
    Number(u32),
}

#[derive(Clone, Copy, PartialEq)]
enum Operator {
    Equals,
    Differs,
    Less,
    Greater,
    Plus,
    Minus,
}

type Parsed<T> = Result<T, CardError>;

impl<'a> Parser<'a> {
    fn card(mut self) -> Parsed<Card> {
        let worth = self.worth()?;
        self.skip_blanks();
        let body = self.at;
        let word = self.layout_word();
        let mut levels = vec![self.level(0, word)?];
        while self.eat("/") {
            if word.is_none() {
                return Err(self.error_at(self.at - 1..self.at, CardProblem::LevelsInRow));
            }
            levels.push(self.level(levels.len(), word)?);
        }
        let body = body..self.text.trim_end().len().max(body);
        let layout = layout(word, &levels);
        let mut card = Card {
            worth,
            layout,
            spaces: Vec::new(),
            groups: Vec::new(),
        };
        let lengths: Vec<usize> = levels.iter().map(|l| l.spaces.len()).collect();
        for level in levels {
            card.spaces.extend(level.spaces);
            card.groups.extend(level.groups);
        }
        check(&card, &lengths).map_err(|problem| self.error_at(body, problem))?;
        Ok(card)
    }

    /// `3:` or `spark:`
    fn worth(&mut self) -> Parsed<Worth> {
        self.skip_blanks();
        let start = self.at;
        let worth = match self.number() {
            Some(value @ 1..=6) => Worth::Bomb(value as u8),
            Some(_) => return Err(self.error_at(start..self.at, CardProblem::ExpectedValue)),
            None if self.word().eq_ignore_ascii_case("spark") => Worth::Spark,
            None => {
                self.at = start;
                return Err(self.error_here(CardProblem::ExpectedValue));
            }
        };
        if !self.eat(":") {
            return Err(self.error_here(CardProblem::ExpectedColon));
        }
        Ok(worth)
    }

    fn layout_word(&mut self) -> Option<&'static str> {
        let start = self.at;
        let word = self.word().to_ascii_lowercase();
        let layouts = ["stack", "stacks", "pyramid", "wall", "ziggurat"];
        let found = layouts.into_iter().find(|&layout| layout == word);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    /// Spaces and what stands between them, up to a slash or the end.
    fn level(&mut self, index: usize, word: Option<&str>) -> Parsed<Level> {
        let mut level = Level::default();
        loop {
            self.skip_blanks();
            let start = self.at;
            if self.eat("-") {
                if word != Some("wall") || index != 1 {
                    return Err(self.error_at(start..self.at, CardProblem::GapOutsideWall));
                }
                level.columns.push(false);
            } else {
                self.group(&mut level)?;
                if level.spaces.len() > MAX_SPACES {
                    return Err(self.error_at(start..self.at, CardProblem::TooManySpaces));
                }
            }
            let comma = self.eat(",") || self.eat("·");
            self.skip_blanks();
            let ends = self.at == self.text.len() || self.text[self.at..].starts_with('/');
            if ends && !comma {
                return Ok(level);
            }
        }
    }

    /// Spaces that depend on each other: a chain or an equation.
    fn group(&mut self, level: &mut Level) -> Parsed<()> {
        let start = self.at;
        let mut items = vec![self.item()?];
        let mut operators = Vec::new();
        while let Some(operator) = self.operator() {
            operators.push(operator);
            items.push(self.item()?);
            if items.len() > 2 * MAX_SPACES {
                return Err(self.error_at(start..self.at, CardProblem::TooManySpaces));
            }
        }
        let arithmetic = [Operator::Plus, Operator::Minus];
        let group = if operators.iter().any(|o| arithmetic.contains(o)) {
            equation(items, &operators, &mut level.spaces)
        } else {
            chain(items, &operators, &mut level.spaces)
        };
        let group = group.map_err(|problem| self.error_at(start..self.at, problem))?;
        level.columns.extend(vec![true; group.size()]);
        level.groups.push(group);
        Ok(())
    }

    fn operator(&mut self) -> Option<Operator> {
        const OPERATORS: [(&str, Operator); 10] = [
            ("!=", Operator::Differs),
            ("≠", Operator::Differs),
            ("=", Operator::Equals),
            ("<", Operator::Less),
            (">", Operator::Greater),
            ("+", Operator::Plus),
            ("-", Operator::Minus),
            ("−", Operator::Minus),
            ("–", Operator::Minus),
            ("/=", Operator::Differs),
        ];
        OPERATORS
            .into_iter()
            .find_map(|(text, operator)| self.eat(text).then_some(operator))
    }

    fn item(&mut self) -> Parsed<Item> {
        self.skip_blanks();
        let start = self.at;
        let order = match self.word().to_ascii_lowercase().as_str() {
            "first" => Order::First,
            "last" => Order::Last,
            _ => {
                self.at = start;
                Order::Free
            }
        };
        self.skip_blanks();
        let demand = if self.eat("[") {
            self.bracket()?
        } else {
            let at = self.at;
            match self.number() {
                Some(number) if order == Order::Free => return Ok(Item::Number(number)),
                Some(number) => Demand::Icon(self.number_icon(at, number)?),
                None => Demand::Icon(self.icon()?),
            }
        };
        Ok(Item::Space(Space { demand, order }))
    }

    /// What follows `[`: one requirement or two, and `]`.
    fn bracket(&mut self) -> Parsed<Demand> {
        let start = self.at - 1;
        let one = self.half()?;
        if self.eat("]") {
            return Ok(Demand::Icon(one));
        }
        if !self.eat("|") {
            return Err(self.error_here(CardProblem::ExpectedBar));
        }
        let other = self.half()?;
        if !self.eat("]") {
            return Err(self.error_here(CardProblem::ExpectedBracket));
        }
        let number = Icon {
            number: NumberIcon::Choice,
            ..Icon::ANY
        };
        let colour = Icon {
            colour: ColourIcon::Choice,
            ..Icon::ANY
        };
        let problem = match (one, other) {
            _ if (one, other) == (number, colour) || (one, other) == (colour, number) => {
                return Ok(Demand::NumberOrColour);
            }
            _ if one == other => CardProblem::SameHalves,
            _ if one.has_choice() || other.has_choice() => CardProblem::ChoiceInSplitSpace,
            _ => return Ok(Demand::Either(one, other)),
        };
        Err(self.error_at(start..self.at, problem))
    }

    fn half(&mut self) -> Parsed<Icon> {
        self.skip_blanks();
        let start = self.at;
        match self.number() {
            Some(number) => self.number_icon(start, number),
            None => self.icon(),
        }
    }

    fn number_icon(&self, start: usize, number: u32) -> Parsed<Icon> {
        let number = u8::try_from(number)
            .ok()
            .and_then(Number::new)
            .ok_or_else(|| self.error_at(start..self.at, CardProblem::NoSuchNumber(number)))?;
        Ok(Icon {
            number: NumberIcon::Is(number),
            ..Icon::ANY
        })
    }

    /// A requirement that does not begin with a digit: `?`, `#`, `c`, `R`, `R4`, `blue #`, `!R`, `split`, ...
    fn icon(&mut self) -> Parsed<Icon> {
        if self.eat("?") {
            return Ok(Icon::ANY);
        }
        if self.eat("#") || self.eat("_") {
            return Ok(Icon {
                number: NumberIcon::Choice,
                ..Icon::ANY
            });
        }
        let barred = self.eat("!");
        let start = self.at;
        let word = self.word();
        let spelled_out = word.len() > 1;
        let colour = match word.to_ascii_lowercase().as_str() {
            "" if barred => return Err(self.error_here(CardProblem::ExpectedBarredColour)),
            "" => return Err(self.error_here(CardProblem::ExpectedSpace)),
            "any" if !barred => return Ok(Icon::ANY),
            "c" if !barred => ColourIcon::Choice,
            "s" | "split" if !barred => ColourIcon::Split,
            name => {
                let colour = colour(name).ok_or_else(|| {
                    let word = CardProblem::UnknownWord(word.to_owned());
                    self.error_at(start..self.at, word)
                })?;
                if barred {
                    ColourIcon::Not(colour)
                } else {
                    ColourIcon::Is(colour)
                }
            }
        };
        let number = self.icon_number(spelled_out)?;
        Ok(Icon { colour, number })
    }

    /// The number of a colour: glued to a letter (`R4`), or after a word (`red 4`).
    fn icon_number(&mut self, spelled_out: bool) -> Parsed<NumberIcon> {
        let start = self.at;
        if spelled_out {
            self.skip_blanks();
        }
        if self.text[self.at..].starts_with('#') {
            self.at += 1;
            return Ok(NumberIcon::Choice);
        }
        let digits = self.at;
        if self.text[digits..].starts_with(|c: char| c.is_ascii_digit())
            && let Some(number) = self.number()
        {
            return Ok(self.number_icon(digits, number)?.number);
        }
        self.at = start;
        Ok(NumberIcon::Any)
    }

    /// The letters that stand here.
    fn word(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(rest.len());
        self.at += length;
        &self.text[self.at - length..self.at]
    }

    /// The digits that stand here; more than fit are the largest number.
    fn number(&mut self) -> Option<u32> {
        let rest = &self.text[self.at..];
        let length = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        if length == 0 {
            return None;
        }
        self.at += length;
        Some(rest[..length].parse().unwrap_or(u32::MAX))
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let rest = self.text[self.at..].trim_start();
        let found = rest.starts_with(symbol);
        if found {
            self.at = self.text.len() - rest.len() + symbol.len();
        }
        found
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }

    fn error_at(&self, span: Range<usize>, problem: CardProblem) -> CardError {
        CardError { span, problem }
    }

    /// An error about the next character, or about the end of the text.
    fn error_here(&self, problem: CardProblem) -> CardError {
        let rest = self.text[self.at..].trim_start();
        let start = self.text.len() - rest.len();
        let length = rest.chars().next().map_or(0, char::len_utf8);
        self.error_at(start..start + length, problem)
    }
}

fn colour(name: &str) -> Option<Colour> {
    Colour::ALL
        .into_iter()
        .find(|c| c.word() == name || c.letter().to_ascii_lowercase().to_string() == name)
}

fn chain(
    items: Vec<Item>,
    operators: &[Operator],
    spaces: &mut Vec<Space>,
) -> Result<Group, CardProblem> {
    let first = spaces.len();
    for item in items {
        spaces.push(match item {
            Item::Space(space) => space,
            Item::Number(number) => number_space(number)?,
        });
    }
    let relations = operators.iter().zip(spaces[first..].windows(2));
    let relations = relations.map(|(operator, pair)| {
        let (one, other) = (pair[0].demand, pair[1].demand);
        match operator {
            Operator::Equals => Relation::equals(one, other).ok_or(CardProblem::NothingToCompare),
            Operator::Differs if one.shows_colour() && other.shows_colour() => {
                Ok(Relation::DifferentColour)
            }
            Operator::Differs => Err(CardProblem::NoColoursToCompare),
            Operator::Less => Ok(Relation::Less),
            Operator::Greater => Ok(Relation::Greater),
            Operator::Plus | Operator::Minus => Err(CardProblem::NotAnEquation),
        }
    });
    Ok(Group::Chain(relations.collect::<Result<_, _>>()?))
}

fn number_space(number: u32) -> Result<Space, CardProblem> {
    let number = u8::try_from(number)
        .ok()
        .and_then(Number::new)
        .ok_or(CardProblem::NoSuchNumber(number))?;
    Ok(Space {
        demand: Demand::Icon(Icon {
            number: NumberIcon::Is(number),
            ..Icon::ANY
        }),
        order: Order::Free,
    })
}

fn equation(
    items: Vec<Item>,
    operators: &[Operator],
    spaces: &mut Vec<Space>,
) -> Result<Group, CardProblem> {
    let mut sides = [ArrayVec::new(), ArrayVec::new()];
    let mut side = 0;
    let mut minus = false;
    let mut used = 0;
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            match operators[i - 1] {
                Operator::Plus => minus = false,
                Operator::Minus => minus = true,
                Operator::Equals if side == 0 => (side, minus) = (1, false),
                _ => return Err(CardProblem::NotAnEquation),
            }
        }
        let operand = match item {
            Item::Space(space) => {
                spaces.push(space);
                used += 1;
                Operand::Space
            }
            Item::Number(number @ 0..=MAX_PRINTED) => Operand::Printed(number as u8),
            Item::Number(number) => return Err(CardProblem::PrintedNumberTooLarge(number)),
        };
        sides[side].push(Term { minus, operand });
    }
    if side == 0 {
        return Err(CardProblem::NotAnEquation);
    }
    match used {
        0 => Err(CardProblem::EquationWithoutSpace),
        1..=MAX_SPACES => {
            let [left, right] = sides;
            Ok(Group::Equation(Equation { left, right }))
        }
        _ => Err(CardProblem::TooManySpaces),
    }
}

fn layout(word: Option<&str>, levels: &[Level]) -> Layout {
    match word {
        Some("stack") => Layout::Stack,
        Some("stacks") => Layout::DoubleStack,
        Some("pyramid") => Layout::Pyramid,
        Some("wall") => {
            let filled = levels.iter().skip(1).flat_map(|level| &level.columns);
            let columns = filled.enumerate().filter(|(_, filled)| **filled);
            Layout::Wall {
                width: levels[0].spaces.len(),
                upper: columns.map(|(column, _)| column).collect::<SpaceSet>(),
            }
        }
        Some("ziggurat") => Layout::Ziggurat,
        _ => Layout::Row,
    }
}

/// What only the whole card can tell.
fn check(card: &Card, lengths: &[usize]) -> Result<(), CardProblem> {
    let count = card.spaces.len();
    if count > MAX_SPACES {
        return Err(CardProblem::TooManySpaces);
    }
    let parts = card.layout.parts(count);
    let shape = parts.map(|parts| parts.iter().map(Range::len).collect::<Vec<_>>());
    if shape.as_deref() != Some(lengths) {
        return Err(CardProblem::WrongShape(card.layout));
    }
    for order in [Order::First, Order::Last] {
        if card.spaces.iter().filter(|s| s.order == order).count() > 1 {
            return Err(CardProblem::OrderTwice);
        }
    }
    if !card.has_an_order() {
        return Err(CardProblem::NoOrder);
    }
    if !Mechanism::new(card, Faces::ALL).is_possible() {
        return Err(CardProblem::Impossible);
    }
    Ok(())
}
