//! A record without the types of its game, for those who know games only as boards.

use super::{Header, VERSION};
use crate::seat::Seat;
use crate::time::Time;

/// A record, its options and lines as they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordText<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// Who played, and how chance can be checked.
    pub header: Header,
    /// All options with the deck, one a line.
    pub options: Vec<&'a str>,
    /// What happened.
    pub lines: Vec<TextLine<'a>>,
}

/// A line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine<'a> {
    /// When.
    pub at: Time,
    /// Who acted; none if it happened by itself.
    pub seat: Option<Seat>,
    /// The action; `start` or `tick` if nobody acted.
    pub action: &'a str,
    /// The facts.
    pub events: Vec<&'a str>,
}

impl<'a> RecordText<'a> {
    /// Reads a record; none if it is not one of this version.
    pub fn parse(text: &'a str) -> Option<RecordText<'a>> {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        let lines: Vec<&str> = head.lines().collect();
        let [VERSION, game, about @ ..] = lines.as_slice() else {
            return None;
        };
        let (header, options) = about.split_at(Header::count(about));
        let lines = body.lines().filter(|line| !line.trim().is_empty());
        let lines = lines
            .zip(0..)
            .map(|(line, number)| parse_line(line, number));
        Some(RecordText {
            game: game.strip_prefix("game ")?,
            header: Header::parse(header).ok()?,
            options: options.to_vec(),
            lines: lines.collect::<Option<_>>()?,
        })
    }
}

/// `2 0:02.100 2 place R4 a1: placed R4 2a1; ...`
fn parse_line(line: &str, number: usize) -> Option<TextLine<'_>> {
    let mut words = line.splitn(4, ' ');
    words.next().filter(|word| *word == number.to_string())?;
    let at = words.next()?.parse().ok()?;
    let seat = match words.next()? {
        "-" => None,
        seat => Some(seat.parse().ok()?),
    };
    let (action, events) = words.next()?.split_once(':')?;
    let events = events.split(';').map(str::trim).filter(|e| !e.is_empty());
    Some(TextLine {
        at,
        seat,
        action,
        events: events.collect(),
    })
}
