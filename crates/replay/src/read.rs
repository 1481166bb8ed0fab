//! Reading a record: every line is carried out once, so that what is wrong is known before anything is shown.

use std::sync::Arc;

use klaxon_core::board::Board;
use klaxon_core::record::{OLD_VERSION, RecordText, TextLine, VERSION};
use klaxon_core::{Shelf, Time};
use klaxon_room::Fact;

use crate::cast;
use crate::moment::Moment;
use crate::tape::{Before, Source, Tape};
use crate::unplayable::Unplayable;

/// A record is not longer than this, in bytes: the longest game of nine players takes a twentieth of it.
pub const MOST_BYTES: usize = 4_000_000;

impl Tape {
    /// The tape of a record.
    pub fn of_record(text: &str, shelf: &Arc<dyn Shelf>) -> Result<Tape, Unplayable> {
        if text.len() > MOST_BYTES {
            return Err(Unplayable::TooLarge);
        }
        let record = read(text)?;
        let head = text.lines().take_while(|line| !line.trim().is_empty());
        let head = head.count();
        let board = match shelf.unpack(record.game, &record.options) {
            None => return Err(Unplayable::NoSuchGame(record.game.to_owned())),
            Some(Ok(board)) => board,
            Some(Err(wrong)) => {
                let first = wrong.first().map_or(0, |(line, _)| *line);
                return Err(Unplayable::Line(head - record.options.len() + first + 1));
            }
        };
        let moments = moments(&record, &*board).map_err(|place| unread(text, head, place))?;
        let before = Before {
            facts: facts(&record),
            position: board.position(),
            source: Source::Record(Box::new(record.header)),
        };
        let mut tape = Tape::new(before, moments, board);
        tape.check().map_err(|place| unread(text, head, place))?;
        Ok(tape)
    }
}

/// What the room was told before the deal, except who is there.
fn facts(record: &RecordText<'_>) -> Vec<String> {
    let game = [Fact::Game(record.game.to_owned())];
    // The room counts its seats by the options; it does not need the deck for that.
    let plain = record.options.iter().filter(|line| !line.starts_with('|'));
    let plain = plain.map(|&line| Fact::Option(line.to_owned()));
    let table = record.options.iter();
    let table = table.map(|&line| Fact::Table(line.to_owned()));
    let begun = [Fact::Began, Fact::Running(Time::ZERO, cast::BEGINS)];
    let facts = game.into_iter().chain(plain).chain(table).chain(begun);
    facts.map(|fact| fact.text()).collect()
}

/// Reads a record as text.
fn read(text: &str) -> Result<RecordText<'_>, Unplayable> {
    let first = text.lines().next().unwrap_or_default().trim_end();
    match first {
        VERSION => RecordText::read(text).map_err(|error| Unplayable::Line(error.line)),
        OLD_VERSION => Err(Unplayable::Old),
        _ if first.starts_with("klaxon record ") => Err(Unplayable::Newer),
        _ => Err(Unplayable::NoRecord),
    }
}

/// The line of a file, counted from 1, that has the line of this number; the number of lines in its head is known.
fn unread(text: &str, head: usize, number: usize) -> Unplayable {
    let lines = text.lines().enumerate().skip(head);
    let mut lines = lines.filter(|(_, line)| !line.trim().is_empty());
    let (place, _) = lines.nth(number).unwrap_or((head, ""));
    Unplayable::Line(place + 1)
}

/// The moments of a record, or the number of the line that makes no sense. Without a deal there is nothing to see.
fn moments(record: &RecordText<'_>, board: &dyn Board) -> Result<Vec<Moment>, usize> {
    if record.lines.is_empty() {
        return Err(0);
    }
    let mut before = Time::ZERO;
    let lines = record.lines.iter().enumerate();
    let moments = lines.map(|(number, line)| {
        let deals = (line.seat, line.action) == (None, "start");
        let sits = line.seat.is_none_or(|seat| seat.index() < board.seats());
        if line.at < before || deals != (number == 0) || !sits {
            return Err(number);
        }
        before = line.at;
        Ok(moment(line))
    });
    moments.collect()
}

fn moment(line: &TextLine<'_>) -> Moment {
    let deed = line.seat.map(|seat| (seat, line.action.to_owned()));
    let fact = match &deed {
        Some((seat, action)) => Fact::Acted(*seat, line.at, action.clone()),
        None => Fact::Ticked(line.at),
    };
    Moment {
        at: line.at,
        wall: cast::BEGINS.plus(u64::from(line.at.0)),
        deed,
        facts: vec![fact.text()],
        events: line.events.iter().map(|&event| event.to_owned()).collect(),
    }
}
