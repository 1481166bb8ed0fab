//! Decks by name or from a file. Which game a file is for is told by its lines.

use std::path::{Path, PathBuf};

use clap::Args;
use klaxon_words::{Language, say};

use crate::complaint::Complaint;
use crate::file;

/// Where cards come from.
#[derive(Args)]
pub(crate) struct Source {
    /// A deck file of your own, or fuse, countdown or flatline for ours [default: fuse]
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

/// The cards of a game.
pub(crate) enum Cards {
    /// Of FUSE or Countdown.
    Fuse(klaxon_fuse::Deck),
    /// Of FLATLINE.
    Flatline(Box<klaxon_flatline::Deck>),
}

impl Source {
    /// This file or name, or what is usual.
    pub(crate) fn of(deck: Option<PathBuf>) -> Source {
        Source { deck }
    }

    /// Reads the deck.
    pub(crate) fn read(&self, language: Language) -> Result<Cards, Complaint> {
        let is = |name: &str| self.deck.as_deref() == Some(Path::new(name));
        match &self.deck {
            None => Ok(Cards::Fuse(klaxon_fuse::Deck::fuse())),
            Some(_) if is("fuse") => Ok(Cards::Fuse(klaxon_fuse::Deck::fuse())),
            Some(_) if is("countdown") => Ok(Cards::Fuse(klaxon_fuse::Deck::countdown())),
            Some(_) if is("flatline") => Ok(flatline(klaxon_flatline::Deck::flatline())),
            Some(path) => read(path, language),
        }
    }
}

fn flatline(deck: klaxon_flatline::Deck) -> Cards {
    Cards::Flatline(Box::new(deck))
}

fn read(path: &Path, language: Language) -> Result<Cards, Complaint> {
    let name = path.display().to_string();
    let text = file::read(path)?;
    let (cards, errors) = if klaxon_flatline::Deck::is_meant_by(&text) {
        match text.parse() {
            Ok(deck) => (Some(flatline(deck)), Vec::new()),
            Err(errors) => (None, super::flatline::told(errors, language)),
        }
    } else {
        match text.parse() {
            Ok(deck) => (Some(Cards::Fuse(deck)), Vec::new()),
            Err(errors) => {
                let errors: Vec<klaxon_fuse::deck::DeckError> = errors;
                let told = errors
                    .into_iter()
                    .map(|error| (error.span, say(language, &error.problem.message())));
                (None, told.collect())
            }
        }
    };
    cards.ok_or(Complaint::Source { name, text, errors })
}
