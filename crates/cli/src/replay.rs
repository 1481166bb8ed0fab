//! `klaxon replay`: the record of a game, told for people.

mod heading;
mod players;
mod saying;
mod sayings;
mod source;
mod story;

use klaxon_bots::registry::Games;
use klaxon_core::Shelf;
use klaxon_core::board::Board;
use klaxon_core::record::{OLD_VERSION, RecordText};
use klaxon_words::{Language, text};

use crate::complaint::Complaint;
use crate::file;
use crate::record::check;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A record file, or the link to a game on a server, which ends in /replay/ADDRESS
    #[arg(value_name = "FILE|URL")]
    record: String,
    /// Check it too, from the first commitment to the last die; the exit code is 1 if something does not fit
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: Arguments, language: Language) -> Result<(), Complaint> {
    let Arguments { record, check } = arguments;
    let source = source::read(&record, language)?;
    let unreadable =
        |key: &str| Complaint::Plain(format!("{record}: {}", text(language, key, &[])));
    if source.lines().next() == Some(OLD_VERSION) {
        return Err(unreadable("record-old-version"));
    }
    let parsed = RecordText::parse(&source).ok_or_else(|| unreadable("record-unreadable"))?;
    let board = Games.unpack(parsed.game, &parsed.options);
    let Some(Ok(mut board)) = board else {
        return Err(unreadable("record-no-such-game"));
    };
    if !fold(&mut *board, &parsed) {
        return Err(unreadable("record-unreadable"));
    }
    file::print(&heading::heading(&parsed, &*board, language))?;
    file::print(&format!("\n{}\n", story::story(&parsed, language)))?;
    let end = match board.outcome() {
        Some(outcome) => heading::ending(&parsed, &outcome, language),
        None => text(language, "story-no-end", &[]) + "\n",
    };
    file::print(&end)?;
    match check {
        true => verify(&record, &source, language),
        false => Ok(()),
    }
}

/// Carries out everything that happened. Returns whether it could be understood.
fn fold(board: &mut dyn Board, record: &RecordText<'_>) -> bool {
    let mut events = record.lines.iter().flat_map(|line| &line.events);
    events.all(|event| board.apply(event))
}

/// Says what was found in a record.
fn verify(name: &str, source: &str, language: Language) -> Result<(), Complaint> {
    match check::found(source, language) {
        Ok(told) => file::print(&format!("\n{told}\n")),
        Err(wrong) => {
            let named = wrong.iter().map(|told| format!("{name}: {told}"));
            Err(Complaint::Damage(named.collect()))
        }
    }
}
