//! From deck to text, which parses back to the same deck.

use std::fmt::{Display, Formatter, Result};

use super::Deck;
use crate::colour::Colours;
use crate::number::Number;

impl Display for Deck {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if !self.name.is_empty() {
            writeln!(f, "deck {}", self.name)?;
        }
        if self.twins {
            writeln!(f, "twins")?;
        }
        let mut kinds: Vec<(usize, Colours)> = Vec::new();
        for &colours in self.dice.dice() {
            match kinds.last_mut() {
                Some((count, same)) if *same == colours => *count += 1,
                _ => kinds.push((1, colours)),
            }
        }
        let dice = kinds
            .iter()
            .map(|(count, colours)| format!("{count} {colours}"));
        writeln!(f, "dice {}", dice.collect::<Vec<_>>().join(", "))?;
        let pairs = Number::ALL.into_iter().map(|n| (n, self.dice.opposite(n)));
        let pairs = pairs.filter(|(one, other)| one < other);
        let pairs = pairs.map(|(one, other)| format!("{one}-{other}"));
        writeln!(f, "opposite {}", pairs.collect::<Vec<_>>().join(", "))?;
        for fuse_card in &self.fuse_cards {
            writeln!(f, "fuse {fuse_card}")?;
        }
        for role in &self.roles {
            writeln!(f, "role {role}")?;
        }
        for bomb in self.cards() {
            writeln!(f, "{} {}", bomb.id, bomb.card)?;
        }
        Ok(())
    }
}
