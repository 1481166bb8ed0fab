//! What the header of a record says of the cards and dice.

use std::collections::BTreeMap;

/// The cards and dice of a game, in the order of the header.
pub(crate) struct Deck {
    pub(crate) players: usize,
    pub(crate) first: String,
    /// The names of the bombs, with what they are worth.
    pub(crate) bombs: Vec<(String, u32)>,
    pub(crate) fuses: Vec<String>,
    /// How many dice of each kind there are, by the letters of their colours.
    pub(crate) dice: BTreeMap<String, usize>,
    /// How many fuse cards go into the game.
    pub(crate) fuses_in_play: usize,
}

impl Deck {
    pub(crate) fn read(header: &str) -> Result<Deck, String> {
        let mut deck = Deck {
            players: 0,
            first: "1".to_owned(),
            bombs: Vec::new(),
            fuses: Vec::new(),
            dice: BTreeMap::new(),
            fuses_in_play: 0,
        };
        let mut stacks = false;
        for line in header.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "players" => deck.players = rest.parse().map_err(|_| line.to_owned())?,
                "first" => deck.first = rest.to_owned(),
                "fuse-cards" => deck.fuses_in_play = rest.parse().map_err(|_| line.to_owned())?,
                "layout" => stacks = rest.starts_with("stacks"),
                "|" => deck.line(rest)?,
                _ => {}
            }
        }
        if stacks {
            deck.fuses_in_play = deck.fuses.len();
        }
        Ok(deck)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "dice" => {
                for kind in rest.split(", ") {
                    let (count, letters) = kind.split_once(' ').ok_or(line)?;
                    let count: usize = count.parse().map_err(|_| line.to_owned())?;
                    *self.dice.entry(letters.to_owned()).or_default() += count;
                }
            }
            "fuse" => {
                // The second of two that show the same is called R.2.
                let same = |name: &&String| name.split('.').next() == Some(rest);
                let name = match self.fuses.iter().filter(same).count() {
                    0 => rest.to_owned(),
                    more => format!("{rest}.{}", more + 1),
                };
                self.fuses.push(name);
            }
            "deck" | "twins" | "opposite" | "role" => {}
            name => {
                let value = rest.split(':').next().unwrap_or_default();
                if value != "spark" {
                    let value = value.parse().map_err(|_| line.to_owned())?;
                    self.bombs.push((name.to_owned(), value));
                }
            }
        }
        Ok(())
    }

    /// What a bomb is worth.
    pub(crate) fn value(&self, name: &str) -> Result<u32, String> {
        let bomb = self.bombs.iter().find(|(one, _)| one == name);
        bomb.map(|(_, value)| *value)
            .ok_or_else(|| format!("no bomb is called {name}"))
    }
}
