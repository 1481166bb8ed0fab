//! `klaxon cards`: bomb and spark cards, ours and a player's own.

mod check;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use klaxon_fuse::card::{Card, Filling};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::{Deck, draw};
use klaxon_words::{Language, say, say_all};

use crate::complaint::Complaint;
use crate::file::{self, print, write};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print every card of a deck, one line each
    List {
        /// A deck file of your own, or fuse or countdown for ours [default: fuse]
        file: Option<PathBuf>,
    },
    /// Draw cards in the terminal
    Show(Selection),
    /// Say in words what cards ask for
    Explain(Selection),
    /// Check a deck, and print for each card its dice and the rolls a lone player needs for it
    Check {
        /// A deck file of your own, or fuse or countdown for ours [default: fuse]
        file: Option<PathBuf>,
    },
    /// Draw cards as SVG: one card as it is, several on a sheet
    Svg {
        #[command(flatten)]
        selection: Selection,
        /// Write to a file instead of the standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// How many cards stand side by side on the sheet
        #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=30))]
        columns: u8,
    },
}

#[derive(Args)]
pub(crate) struct Source {
    /// A deck file of your own, or fuse or countdown for ours [default: fuse]
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Selection {
    /// Names of cards such as 3a, or cards typed in such as '3: # = # = B#' [default: all of the deck]
    #[arg(value_name = "CARD")]
    cards: Vec<String>,
    #[command(flatten)]
    source: Source,
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    match command {
        Command::List { file } => list(&Source { deck: file }.read(language)?),
        Command::Show(selection) => show(&selection.read(language)?, language),
        Command::Explain(selection) => explain(&selection.read(language)?, language),
        Command::Check { file } => {
            let deck = Source { deck: file }.read(language)?;
            print(&check::report(&deck, language))
        }
        Command::Svg {
            selection,
            output,
            columns,
        } => {
            let svg = svg(&selection.read(language)?, usize::from(columns), language);
            match output {
                Some(path) => write(&path, &svg),
                None => print(&svg),
            }
        }
    }
}

fn list(deck: &Deck) -> Result<(), Complaint> {
    let cards: Vec<Bomb> = deck.cards().cloned().collect();
    let width = name_width(&cards);
    let lines = cards
        .iter()
        .map(|bomb| format!("{:width$}  {}\n", bomb.id, bomb.card));
    print(&lines.collect::<String>())
}

fn show(bombs: &[Bomb], language: Language) -> Result<(), Complaint> {
    let cards = bombs.iter().map(|Bomb { id, card }| {
        let drawn = draw::text(card, &Filling::EMPTY);
        let words = say_all(language, &card.explain());
        format!("{id}  {card}\n\n{}\n\n{words}\n", indented(&drawn))
    });
    print(&cards.collect::<Vec<_>>().join("\n"))
}

fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("    {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn explain(bombs: &[Bomb], language: Language) -> Result<(), Complaint> {
    let width = name_width(bombs);
    let lines = bombs.iter().map(|Bomb { id, card }| {
        let words = say_all(language, &card.explain());
        format!("{id:width$}  {words}\n")
    });
    print(&lines.collect::<String>())
}

fn svg(bombs: &[Bomb], columns: usize, language: Language) -> String {
    let title = |card: &Card| say_all(language, &card.explain());
    match bombs {
        [Bomb { card, .. }] => draw::svg(card, &Filling::EMPTY, &title(card)),
        bombs => {
            let cards: Vec<_> = bombs
                .iter()
                .map(|bomb| (bomb.id.clone(), &bomb.card, title(&bomb.card)))
                .collect();
            draw::sheet(&cards, columns)
        }
    }
}

fn name_width(bombs: &[Bomb]) -> usize {
    bombs.iter().map(|bomb| bomb.id.len()).max().unwrap_or(0)
}

impl Source {
    fn read(&self, language: Language) -> Result<Deck, Complaint> {
        let path = match &self.deck {
            None => return Ok(Deck::fuse()),
            Some(name) if name == Path::new("fuse") => return Ok(Deck::fuse()),
            Some(name) if name == Path::new("countdown") => return Ok(Deck::countdown()),
            Some(path) => path,
        };
        let name = path.display().to_string();
        let text = file::read(path)?;
        text.parse::<Deck>().map_err(|errors| Complaint::Source {
            name,
            text,
            errors: errors
                .into_iter()
                .map(|error| (error.span, say(language, &error.problem.message())))
                .collect(),
        })
    }
}

impl Selection {
    /// The cards that were asked for: all of the deck if none was.
    fn read(&self, language: Language) -> Result<Vec<Bomb>, Complaint> {
        let deck = self.source.read(language)?;
        if self.cards.is_empty() {
            return Ok(deck.cards().cloned().collect());
        }
        let cards = self.cards.iter();
        cards.map(|text| card(text, &deck, language)).collect()
    }
}

/// A card by name, or typed in.
fn card(text: &str, deck: &Deck, language: Language) -> Result<Bomb, Complaint> {
    if let Some(card) = deck.card(text) {
        return Ok(card.clone());
    }
    if !text.contains(':') {
        let names = [("name", text.into()), ("deck", deck.name.as_str().into())];
        let sentence = klaxon_words::text(language, "deck-no-such-card", &names);
        return Err(Complaint::Plain(sentence));
    }
    match text.parse() {
        Ok(card) => Ok(Bomb {
            id: "-".to_owned(),
            card,
        }),
        Err(error) => Err(Complaint::Source {
            name: text.to_owned(),
            text: text.to_owned(),
            errors: vec![(error.span, say(language, &error.problem.message()))],
        }),
    }
}
