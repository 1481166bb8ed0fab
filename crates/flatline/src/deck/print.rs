//! From deck to text, in one form that parses back to the same deck.

use std::fmt::{Display, Formatter, Result};

use super::{Deck, GROUPS, Station};
use crate::card::Card;
use crate::line::{Line, Sign, Space};
use crate::patient::Patient;

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Space::Icon(icon) => write!(f, "{icon}"),
            Space::Either(one, other) => write!(f, "[{one}|{other}]"),
            Space::Any => f.write_str("?"),
            Space::Matching => f.write_str("="),
        }
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let (left, right) = self.parts();
        match self.sign {
            Sign::Any => f.write_str(&listed(right)),
            Sign::Split => write!(f, "split {} / {}", listed(left), listed(right)),
            sign => write!(f, "{} {}", sign.word(), listed(right)),
        }
    }
}

/// `pilot: all A; one B W; P P -> +die . -cube +tile`
impl Display for Patient {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let lines: Vec<String> = self.lines.iter().map(ToString::to_string).collect();
        let triggers = self.triggers.iter().map(|trigger| match trigger {
            Some(trigger) => trigger.to_string(),
            None => ".".to_owned(),
        });
        let triggers: Vec<String> = triggers.collect();
        write!(
            f,
            "{}: {} -> {}",
            self.id,
            lines.join("; "),
            triggers.join(" ")
        )
    }
}

/// The top row, a slash, and the bottom row.
impl Display for Station {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} / {}", listed(&self.top), listed(&self.bottom))
    }
}

impl Display for Deck {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if !self.name.is_empty() {
            writeln!(f, "deck {}", self.name)?;
        }
        let dial = self.dial.map(|space| (space + 1).to_string());
        writeln!(f, "dial {}", dial.join(" "))?;
        for (meter, players) in self.meters.iter().zip(GROUPS) {
            for (side, numbers) in meter.sides() {
                let numbers = numbers.map(|number| number.to_string());
                writeln!(f, "meter {players} {} {}", side.word(), numbers.join(" "))?;
            }
        }
        for (station, number) in self.stations.iter().zip(1..) {
            writeln!(f, "station {number}: {station}")?;
        }
        for patient in &self.patients {
            writeln!(f, "patient {patient}")?;
        }
        for (card, line) in Card::ALL.iter().zip(&self.cards) {
            writeln!(f, "card {card}: {line}")?;
        }
        Ok(())
    }
}

/// Spaces with blanks between them.
fn listed(spaces: &[Space]) -> String {
    let spaces: Vec<String> = spaces.iter().map(ToString::to_string).collect();
    spaces.join(" ")
}
