//! From card to text, in one canonical form that parses back to the same card.

use std::fmt::{Display, Formatter, Result};

use super::equation::{Operand, Term};
use super::layout::Layout;
use super::space::{ColourIcon, Demand, Icon, NumberIcon, Order, Space};
use super::{Card, Group, Worth};

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.worth {
            Worth::Bomb(value) => write!(f, "{value}: ")?,
            Worth::Spark => f.write_str("spark: ")?,
        }
        let word = self.layout.word();
        if !word.is_empty() {
            write!(f, "{word} ")?;
        }
        for (i, part) in self.parts().iter().enumerate() {
            if i > 0 {
                f.write_str(" / ")?;
            }
            let groups = self
                .groups()
                .filter(|(spaces, _)| part.contains(&spaces.start));
            let mut texts = groups.map(|(spaces, group)| group_text(group, &self.spaces[spaces]));
            match self.layout {
                Layout::Wall { upper, .. } if i == 1 => {
                    let last = upper.iter().last().unwrap_or(0);
                    let columns: Vec<String> = (0..=last)
                        .map(|column| match upper.contains(column) {
                            true => texts.next().unwrap_or_default(),
                            false => "-".to_owned(),
                        })
                        .collect();
                    f.write_str(columns.join(", ").trim_end_matches(", "))?;
                }
                _ => f.write_str(&texts.collect::<Vec<_>>().join(", "))?,
            }
        }
        Ok(())
    }
}

pub(super) fn group_text(group: &Group, spaces: &[Space]) -> String {
    match group {
        Group::Chain(relations) => {
            let mut text = spaces[0].to_string();
            for (relation, space) in relations.iter().zip(&spaces[1..]) {
                text += &format!(" {} {space}", relation.symbol());
            }
            text
        }
        Group::Equation(equation) => {
            let mut spaces = spaces.iter();
            let mut side = |terms: &[Term]| {
                let mut text = String::new();
                for (i, term) in terms.iter().enumerate() {
                    if i > 0 {
                        text += if term.minus { " - " } else { " + " };
                    }
                    text += &match term.operand {
                        Operand::Printed(number) => number.to_string(),
                        Operand::Space => spaces.next().map(in_equation).unwrap_or_default(),
                    };
                }
                text
            };
            let left = side(&equation.left);
            format!("{left} = {}", side(&equation.right))
        }
    }
}

/// A bare number in an equation is a printed number, so a space that asks for one gets brackets.
fn in_equation(space: &Space) -> String {
    match space.demand {
        Demand::Icon(Icon {
            colour: ColourIcon::Any,
            number: NumberIcon::Is(number),
        }) if space.order == Order::Free => format!("[{number}]"),
        _ => space.to_string(),
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.order {
            Order::Free => {}
            Order::First => f.write_str("first ")?,
            Order::Last => f.write_str("last ")?,
        }
        self.demand.fmt(f)
    }
}

impl Display for Demand {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Demand::Icon(icon) => icon.fmt(f),
            Demand::Either(one, other) => write!(f, "[{one}|{other}]"),
            Demand::NumberOrColour => f.write_str("[#|c]"),
        }
    }
}

impl Display for Icon {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.colour {
            ColourIcon::Any if self.number == NumberIcon::Any => return f.write_str("?"),
            ColourIcon::Any => {}
            ColourIcon::Choice => f.write_str("c")?,
            ColourIcon::Is(colour) => write!(f, "{}", colour.letter())?,
            ColourIcon::Not(colour) => write!(f, "!{}", colour.letter())?,
            ColourIcon::Split => f.write_str("S")?,
        }
        match self.number {
            NumberIcon::Any => Ok(()),
            NumberIcon::Choice => f.write_str("#"),
            NumberIcon::Is(number) => number.fmt(f),
        }
    }
}
