//! `klaxon cards`: cards of FUSE, Countdown and FLATLINE, ours and a player's own.

mod flatline;
mod fuse;
mod source;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use klaxon_words::Language;

use self::source::{Cards, Source};
use crate::complaint::Complaint;
use crate::file::{print, write};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print every card of a deck, one line each
    List {
        /// A deck file of your own, or fuse, countdown or flatline for ours [default: fuse]
        file: Option<PathBuf>,
    },
    /// Draw cards in the terminal
    Show(Selection),
    /// Say in words what cards ask for
    Explain(Selection),
    /// Check a deck, and print how hard its cards are
    ///
    /// Prints for each bomb its dice and the rolls a lone player needs for it; for each patient of FLATLINE its dice by
    /// number of players, and then how often icons are asked for, the triggers and the meters.
    Check {
        /// A deck file of your own, or fuse, countdown or flatline for ours [default: fuse]
        file: Option<PathBuf>,
    },
    /// Draw cards as SVG: one card as it is, several on a sheet
    Svg {
        #[command(flatten)]
        selection: Selection,
        /// Write to a file instead of the standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// How many cards stand side by side on the sheet [default: 9, in FLATLINE 5]
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=30))]
        columns: Option<u8>,
    },
}

#[derive(Args)]
pub(crate) struct Selection {
    /// Names of cards such as 3a, or cards typed in such as '3: # = # = B#'; in FLATLINE names such as pilot, lock-down,
    /// station-1, meter-4, or patients typed in [default: all of the deck]
    #[arg(value_name = "CARD")]
    cards: Vec<String>,
    #[command(flatten)]
    source: Source,
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    match command {
        Command::List { file } => print(&match Source::of(file).read(language)? {
            Cards::Fuse(deck) => fuse::list(&deck),
            Cards::Flatline(deck) => flatline::list(&deck),
        }),
        Command::Check { file } => print(&match Source::of(file).read(language)? {
            Cards::Fuse(deck) => fuse::check::report(&deck, language),
            Cards::Flatline(deck) => flatline::check::report(&deck, language),
        }),
        Command::Show(Selection { cards, source }) => print(&match source.read(language)? {
            Cards::Fuse(deck) => fuse::show(&deck, &cards, language)?,
            Cards::Flatline(deck) => flatline::show(&deck, &cards, language)?,
        }),
        Command::Explain(Selection { cards, source }) => print(&match source.read(language)? {
            Cards::Fuse(deck) => fuse::explain(&deck, &cards, language)?,
            Cards::Flatline(deck) => flatline::explain(&deck, &cards, language)?,
        }),
        Command::Svg {
            selection: Selection { cards, source },
            output,
            columns,
        } => {
            let columns = columns.map(usize::from);
            let svg = match source.read(language)? {
                Cards::Fuse(deck) => fuse::svg(&deck, &cards, columns, language)?,
                Cards::Flatline(deck) => flatline::svg(&deck, &cards, columns, language)?,
            };
            match output {
                Some(path) => write(&path, &svg),
                None => print(&svg),
            }
        }
    }
}

/// A drawing of a card, set off from what is said about it.
fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("    {line}"));
    lines.collect::<Vec<_>>().join("\n")
}
