//! A card in words: sentences as keys with arguments, which the word crate says in every language.

use std::ops::Range;

use klaxon_core::message::{Joint, Message};

use super::equation::{Equation, Operand, Term};
use super::layout::Layout;
use super::relation::Relation;
use super::space::{ColourIcon, Demand, Icon, NumberIcon, Order};
use super::{Card, Group};

impl Card {
    /// What the card asks for, a message for each sentence.
    pub fn explain(&self) -> Vec<Message> {
        let count = self.spaces.len();
        match self.layout {
            Layout::Row => vec![sentence(self.row(0..count))],
            Layout::Stack => vec![sentence(self.stack(0..count, "explain-stack"))],
            Layout::DoubleStack => {
                let head = Message::new("explain-double-stack").with("count", count / 2);
                let keys = ["explain-first-stack", "explain-second-stack"];
                let stacks = self.parts().into_iter().zip(keys);
                let stacks = stacks.map(|(part, key)| sentence(self.stack(part, key)));
                std::iter::once(sentence(vec![head]))
                    .chain(stacks)
                    .collect()
            }
            Layout::Pyramid | Layout::Wall { .. } | Layout::Ziggurat => {
                vec![sentence(self.levels())]
            }
        }
    }

    /// Dice side by side. What must be first or last is told with its group, so that no two dice are 'the first'.
    fn row(&self, part: Range<usize>) -> Vec<Message> {
        let groups = self.groups_of(&part);
        if groups.iter().all(|(_, group)| is_single(group)) {
            let mut clauses = vec![self.singles(part.clone())];
            clauses.extend(self.orders(&part));
            return clauses;
        }
        let mut clauses = Vec::new();
        for (i, (spaces, group)) in groups.into_iter().enumerate() {
            let orders = self.orders(&spaces);
            let mut group = match group {
                Group::Chain(_) if is_single(group) => {
                    vec![listed(self.spaces[spaces.start].demand)]
                }
                Group::Chain(relations) => self.chain(spaces, relations, "explain-row"),
                Group::Equation(equation) => self.equation(spaces, equation),
            };
            if i > 0 {
                let first = group.remove(0);
                group.insert(0, Message::new("explain-besides").with("clause", first));
            }
            clauses.extend(group);
            clauses.extend(orders);
        }
        clauses
    }

    /// Dice that do not depend on each other.
    fn singles(&self, part: Range<usize>) -> Message {
        let demands: Vec<Demand> = self.spaces[part].iter().map(|s| s.demand).collect();
        let count = demands.len();
        if count == 1 {
            return listed(demands[0]);
        }
        if demands.iter().all(|d| *d == demands[0]) {
            return Message::new("explain-each")
                .with("count", count)
                .with("what", what(demands[0]));
        }
        let items = demands.into_iter().map(listed);
        Message::new("explain-singles")
            .with("count", count)
            .with_list("items", Joint::Comma, items)
    }

    /// Dice on top of each other, from the bottom.
    fn stack(&self, part: Range<usize>, key: &'static str) -> Vec<Message> {
        let count = part.len();
        let head = || Message::new(key).with("count", count);
        let groups = self.groups_of(&part);
        let wild = |space: &usize| is_any(self.spaces[*space].demand);
        let mut clauses = match groups.as_slice() {
            [(spaces, Group::Chain(relations))] => self.chain(spaces.clone(), relations, key),
            groups
                if groups.iter().all(|(spaces, _)| spaces.len() == 1)
                    && part.clone().filter(wild).count() * 2 <= count =>
            {
                let items = part.clone().map(|space| what(self.spaces[space].demand));
                vec![
                    head()
                        .with("kind", "list")
                        .with_list("items", Joint::Comma, items),
                ]
            }
            groups => {
                let mut clauses = vec![head().with("kind", "plain")];
                for (spaces, group) in groups {
                    let place = spaces.start - part.start;
                    match group {
                        Group::Chain(relations) => clauses.extend(pairs(relations, place, count)),
                        Group::Equation(equation) => clauses.push(formula(equation, place, count)),
                    }
                }
                clauses.extend(self.remarks(part.clone()));
                clauses
            }
        };
        clauses.extend(self.orders(&part));
        clauses
    }

    /// Pyramid, wall and ziggurat: level by level.
    fn levels(&self) -> Vec<Message> {
        let key = match self.layout {
            Layout::Pyramid => "explain-pyramid",
            Layout::Wall { .. } => "explain-wall",
            _ => "explain-ziggurat",
        };
        let mut clauses = vec![Message::new(key).with("count", self.spaces.len())];
        let parts = self.parts();
        for (i, part) in parts.iter().enumerate() {
            let single = self
                .groups_of(part)
                .iter()
                .all(|(_, group)| is_single(group));
            let items = if single {
                let demands = self.spaces[part.clone()].iter().map(|s| what(s.demand));
                demands.chain(self.orders(part)).collect()
            } else {
                self.row(part.clone())
            };
            let level = match self.layout {
                _ if i == 0 => Message::new("explain-bottom"),
                Layout::Wall { width, upper } => {
                    let columns = upper.iter().map(|column| {
                        Message::new("explain-column").with("place", ordinal(column, width))
                    });
                    Message::new("explain-upper").with_list("columns", Joint::And, columns)
                }
                _ if i + 1 == parts.len() => Message::new("explain-top"),
                _ => Message::new("explain-middle"),
            };
            clauses.push(level.with_list("items", Joint::Comma, items));
        }
        clauses
    }

    /// A chain: all relations alike in one phrase, else pair by pair.
    fn chain(
        &self,
        spaces: Range<usize>,
        relations: &[Relation],
        key: &'static str,
    ) -> Vec<Message> {
        let count = spaces.len();
        let head = Message::new(key).with("count", count);
        let mut clauses = if relations.iter().all(|r| *r == relations[0]) {
            let kind = match (relations, key) {
                ([Relation::SameEither], "explain-row") => "pair-same-either",
                ([Relation::DifferentColour], "explain-row") => "pair-different-colour",
                ([Relation::Less], "explain-row") => "pair-less",
                ([Relation::Greater], "explain-row") => "pair-greater",
                _ => relations[0].word(),
            };
            vec![head.with("kind", kind)]
        } else {
            let mut clauses = vec![head.with("kind", "plain")];
            clauses.extend(pairs(relations, 0, count));
            clauses
        };
        clauses.extend(self.remarks(spaces));
        clauses
    }

    fn equation(&self, spaces: Range<usize>, equation: &Equation) -> Vec<Message> {
        let count = spaces.len();
        let mut clauses = match sum(equation) {
            Some(total) => vec![
                Message::new("explain-sum")
                    .with("count", count)
                    .with("total", total),
            ],
            None => vec![
                Message::new("explain-row")
                    .with("count", count)
                    .with("kind", "plain"),
                formula(equation, 0, count),
            ],
        };
        clauses.extend(self.remarks(spaces));
        clauses
    }

    /// What single spaces of a chain or an equation ask for besides.
    fn remarks(&self, spaces: Range<usize>) -> Vec<Message> {
        let count = spaces.len();
        let demands = self.spaces[spaces].iter().map(|s| s.demand);
        demands
            .enumerate()
            .filter(|(_, demand)| !is_any(*demand))
            .map(|(place, demand)| {
                Message::new("explain-remark")
                    .with("place", ordinal(place, count))
                    .with("what", what(demand))
            })
            .collect()
    }

    /// Which space is filled first, which last (C-70).
    fn orders(&self, part: &Range<usize>) -> Vec<Message> {
        let count = part.len();
        let orders = self.spaces[part.clone()].iter().enumerate();
        orders
            .filter_map(|(place, space)| {
                let key = match space.order {
                    Order::Free => return None,
                    Order::First => "explain-placed-first",
                    Order::Last => "explain-placed-last",
                };
                let place = if count == 1 {
                    "only"
                } else {
                    ordinal(place, count)
                };
                Some(Message::new(key).with("place", place))
            })
            .collect()
    }

    fn groups_of(&self, part: &Range<usize>) -> Vec<(Range<usize>, &Group)> {
        self.groups()
            .filter(|(spaces, _)| part.contains(&spaces.start))
            .collect()
    }
}

/// A space that depends on no other and on no formula?
fn is_single(group: &Group) -> bool {
    matches!(group, Group::Chain(relations) if relations.is_empty())
}

fn sentence(clauses: Vec<Message>) -> Message {
    Message::new("explain-sentence").with_list("clauses", Joint::Semicolon, clauses)
}

/// The relations of a chain that begins at `start`, in a part of `count` spaces.
fn pairs(relations: &[Relation], start: usize, count: usize) -> impl Iterator<Item = Message> {
    relations.iter().enumerate().map(move |(i, relation)| {
        Message::new("explain-pair")
            .with("kind", relation.word())
            .with("one", ordinal(start + i, count))
            .with("other", ordinal(start + i + 1, count))
    })
}

/// An equation told term by term.
fn formula(equation: &Equation, start: usize, count: usize) -> Message {
    let mut place = start;
    let mut side = |terms: &[Term]| {
        let terms = terms.iter().enumerate().map(|(i, term)| {
            let sign = match (i, term.minus) {
                (0, _) => "none",
                (_, true) => "minus",
                (_, false) => "plus",
            };
            let term = match term.operand {
                Operand::Printed(number) => Message::new("explain-printed").with("number", number),
                Operand::Space => {
                    place += 1;
                    Message::new("explain-term").with("place", ordinal(place - 1, count))
                }
            };
            Message::new("explain-signed")
                .with("sign", sign)
                .with("term", term)
        });
        terms.collect::<Vec<_>>()
    };
    let left = side(&equation.left);
    let right = side(&equation.right);
    let key = match equation.right.as_slice() {
        [
            Term {
                operand: Operand::Printed(_),
                ..
            },
        ] => "explain-result",
        _ => "explain-formula",
    };
    Message::new(key)
        .with_list("left", Joint::Space, left)
        .with_list("right", Joint::Space, right)
}

/// The total, where an equation is a sum of dice on one side and a number on the other.
fn sum(equation: &Equation) -> Option<u8> {
    let added = |term: &Term| term.operand == Operand::Space && !term.minus;
    let (dice, total) = match (equation.left.as_slice(), equation.right.as_slice()) {
        (dice, [total]) => (dice, total),
        ([total], dice) => (dice, total),
        _ => return None,
    };
    match total.operand {
        Operand::Printed(total) if dice.len() > 1 && dice.iter().all(added) => Some(total),
        _ => None,
    }
}

impl Relation {
    /// Its name in messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Relation::SameNumber => "same-number",
            Relation::SameColour => "same-colour",
            Relation::SameBoth => "same-both",
            Relation::SameEither => "same-either",
            Relation::DifferentColour => "different-colour",
            Relation::Less => "less",
            Relation::Greater => "greater",
        }
    }
}

/// The name of a place among `count`: the last of more than two is called the last.
fn ordinal(place: usize, count: usize) -> &'static str {
    const NAMES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    if count > 2 && place + 1 == count {
        "last"
    } else {
        NAMES[place.min(5)]
    }
}

/// Does the demand by itself take every die?
fn is_any(demand: Demand) -> bool {
    match demand {
        Demand::Icon(icon) => {
            matches!(icon.colour, ColourIcon::Any | ColourIcon::Choice)
                && matches!(icon.number, NumberIcon::Any | NumberIcon::Choice)
        }
        Demand::Either(..) => false,
        Demand::NumberOrColour => true,
    }
}

/// A demand as a member of a list: 'one blue or green', 'a 5'.
fn listed(demand: Demand) -> Message {
    let leads = match demand {
        Demand::Icon(icon) | Demand::Either(icon, _) => icon,
        Demand::NumberOrColour => Icon::ANY,
    };
    let adjective = matches!(leads.colour, ColourIcon::Is(_) | ColourIcon::Not(_))
        && !matches!(leads.number, NumberIcon::Is(_));
    if adjective {
        Message::new("explain-one").with("what", what(demand))
    } else {
        what(demand)
    }
}

impl Demand {
    /// What the demand asks for: 'blue or green', 'a 5'.
    pub(crate) fn message(self) -> Message {
        what(self)
    }
}

/// A demand as what a die is: 'blue or green', 'a 5', 'a green 2'.
fn what(demand: Demand) -> Message {
    match demand {
        Demand::Icon(icon) => what_icon(icon),
        Demand::Either(one, other) => {
            let halves = [what_icon(one), what_icon(other)];
            Message::new("explain-either").with_list("halves", Joint::Or, halves)
        }
        Demand::NumberOrColour => Message::new("explain-any"),
    }
}

fn what_icon(icon: Icon) -> Message {
    let number = match icon.number {
        NumberIcon::Is(number) => Some(number.get()),
        NumberIcon::Any | NumberIcon::Choice => None,
    };
    let (key, colour) = match icon.colour {
        ColourIcon::Any | ColourIcon::Choice => ("explain-any", None),
        ColourIcon::Is(colour) => ("explain-colour", Some(colour)),
        ColourIcon::Not(colour) => ("explain-not-colour", Some(colour)),
        ColourIcon::Split => ("explain-split-die", None),
    };
    let key = match (key, number) {
        (key, None) => key,
        ("explain-any", _) => "explain-number",
        ("explain-colour", _) => "explain-colour-number",
        ("explain-not-colour", _) => "explain-not-colour-number",
        _ => "explain-split-die-number",
    };
    let mut message = Message::new(key);
    if let Some(colour) = colour {
        message = message.with("colour", colour.word());
    }
    if let Some(number) = number {
        message = message.with("number", number);
    }
    message
}
