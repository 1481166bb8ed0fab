//! What is printed on a card, sign by sign, by the names under which it can be looked up.

use super::space::{ColourIcon, Demand, Icon, NumberIcon, Order, Space};
use super::{Card, Equation, Group, Layout, Relation};

impl Card {
    /// The names of everything on it that has a meaning, each once: how its dice stand, what relates its spaces, and what
    /// they ask for. That dice lie side by side is usual, so it comes last.
    pub fn signs(&self) -> Vec<&'static str> {
        let mut signs = Vec::new();
        let mut add = |names: &[&'static str]| {
            for name in names {
                if !signs.contains(name) {
                    signs.push(*name);
                }
            }
        };
        if self.layout != Layout::Row {
            add(&[self.layout.sign()]);
        }
        for group in &self.groups {
            match group {
                Group::Chain(relations) => relations.iter().for_each(|one| add(&[one.sign()])),
                Group::Equation(equation) => add(equation.signs()),
            }
        }
        for Space { demand, order } in &self.spaces {
            match order {
                Order::Free => {}
                Order::First => add(&["first"]),
                Order::Last => add(&["last"]),
            }
            match demand {
                Demand::Icon(icon) => add(&[icon.sign()]),
                Demand::Either(one, other) => add(&["either", one.sign(), other.sign()]),
                Demand::NumberOrColour => add(&["number-or-colour"]),
            }
        }
        add(&[self.layout.sign()]);
        signs
    }
}

impl Layout {
    /// The name under which it can be looked up.
    pub const fn sign(self) -> &'static str {
        match self {
            Layout::Row => "side-by-side",
            Layout::Stack => "stack",
            Layout::DoubleStack => "double-stack",
            Layout::Pyramid => "pyramid",
            Layout::Wall { .. } => "wall",
            Layout::Ziggurat => "ziggurat",
        }
    }
}

impl Relation {
    /// The name under which it can be looked up.
    pub const fn sign(self) -> &'static str {
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

impl Equation {
    fn signs(&self) -> &'static [&'static str] {
        let terms = || self.left.iter().chain(&self.right);
        match terms().any(|term| term.minus) {
            true => &["equation", "difference"],
            false => &["equation", "sum"],
        }
    }
}

impl Icon {
    /// The name under which it can be looked up.
    pub const fn sign(self) -> &'static str {
        match (self.colour, self.number) {
            (ColourIcon::Any, NumberIcon::Any) => "any-die",
            (ColourIcon::Any, NumberIcon::Choice) => "any-number",
            (ColourIcon::Any, NumberIcon::Is(_)) => "number",
            (ColourIcon::Choice, NumberIcon::Any) => "any-colour",
            (ColourIcon::Choice, NumberIcon::Choice) => "any-both",
            (ColourIcon::Choice, NumberIcon::Is(_)) => "number-any-colour",
            (ColourIcon::Is(_), NumberIcon::Any) => "colour",
            (ColourIcon::Is(_), NumberIcon::Choice) => "colour-any-number",
            (ColourIcon::Is(_), NumberIcon::Is(_)) => "colour-number",
            (ColourIcon::Not(_), _) => "not-colour",
            (ColourIcon::Split, _) => "split-space",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_names_everything_on_it_once() {
        let cases = [
            ("1: # > # < #", "greater less any-number side-by-side"),
            ("4: 2, 2, 2", "number side-by-side"),
            ("4: stack Y, R, B4, ?", "stack colour colour-number any-die"),
            (
                "3: [R|K] + [B|2] = 7",
                "equation sum either colour number side-by-side",
            ),
            (
                "1: first !R, [#|c] = [#|c]",
                "same-either first not-colour number-or-colour side-by-side",
            ),
            (
                "2: # - # = #",
                "equation difference any-number side-by-side",
            ),
        ];
        for (text, signs) in cases {
            let card: Card = text.parse().expect(text);
            assert_eq!(card.signs().join(" "), signs, "{text}");
        }
    }
}
