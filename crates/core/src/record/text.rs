//! A record without the types of its game, for those who know games only as boards.

use super::{Header, OLD_VERSION, RecordError, VERSION};
use crate::message::Message;
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
        RecordText::read(text).ok()
    }

    /// Reads a record, or says which line is wrong.
    pub fn read(text: &'a str) -> Result<RecordText<'a>, RecordError> {
        let all: Vec<&str> = text.lines().collect();
        let head = all.iter().position(|line| line.trim().is_empty());
        let (head, body) = all.split_at(head.unwrap_or(all.len()));
        match head.first() {
            Some(&VERSION) => {}
            Some(&OLD_VERSION) => {
                return Err(RecordError::new(0, Message::new("record-old-version")));
            }
            _ => return Err(RecordError::new(0, Message::new("record-version"))),
        }
        let game = head.get(1).and_then(|line| line.strip_prefix("game "));
        let no_game = || RecordError::new(1, Message::new("record-game").with("game", "fuse"));
        let game = game.ok_or_else(no_game)?;
        let (header, options) = head[2..].split_at(Header::count(&head[2..]));
        let header = Header::parse(header);
        let header = header.map_err(|(line, message)| RecordError::new(2 + line, message))?;
        Ok(RecordText {
            game,
            header,
            options: options.to_vec(),
            lines: read_lines(body, head.len())?,
        })
    }
}

/// Reads what happened; so many lines stand before these.
fn read_lines<'a>(body: &[&'a str], before: usize) -> Result<Vec<TextLine<'a>>, RecordError> {
    let mut lines: Vec<TextLine<'a>> = Vec::new();
    for (place, line) in body.iter().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let read = read_line(line, lines.len());
        let read = read.map_err(|message| RecordError::new(before + place, message))?;
        lines.push(read);
    }
    Ok(lines)
}

/// `2 0:02.100 2 place R4 a1: placed R4 2a1; ...`
fn read_line(line: &str, number: usize) -> Result<TextLine<'_>, Message> {
    let mut words = line.splitn(4, ' ');
    let mut word = || words.next().unwrap_or_default();
    if word() != number.to_string() {
        return Err(Message::new("record-number").with("number", number));
    }
    let at = word().parse().map_err(|_| Message::new("record-time"))?;
    let seat = match word() {
        "-" => None,
        seat => Some(seat.parse().map_err(|()| Message::new("record-seat"))?),
    };
    let (action, events) = word().split_once(':').ok_or(Message::new("record-colon"))?;
    let events = events.split(';').map(str::trim).filter(|e| !e.is_empty());
    Ok(TextLine {
        at,
        seat,
        action,
        events: events.collect(),
    })
}
