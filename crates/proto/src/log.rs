//! The team's log on the wire and in files: one entry for each game that was played to its end, as JSON or as CSV.

use std::time::{Duration, UNIX_EPOCH};

use klaxon_core::Message;
use klaxon_core::outcome::ScoreLine;
use klaxon_room::{Played, Wall};
use serde::{Deserialize, Serialize};

/// The room of games that were played with the box, on a table of wood.
pub const TABLE: &str = "table";
/// The room of games that were played in one tab.
pub const SOLO: &str = "solo";

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// The room's code; or [`SOLO`], or [`TABLE`].
    pub room: String,
    /// Which of the room's games: a later one has a higher number.
    pub number: u64,
    /// When it ended, as `2026-01-31T20:15:00Z`.
    pub at: String,
    /// Which game.
    pub game: String,
    /// The options that were chosen.
    pub options: Vec<String>,
    /// Who played, in the order of seats; null for a bot, and at a table of wood for a person without a name.
    pub players: Vec<Option<String>>,
    /// Did the team win? (In a game against each other: is there a winner?)
    pub won: bool,
    /// Why it ended, for people.
    pub reason: String,
    /// The points of the team; in a game against each other, those of the winner.
    pub points: i32,
    /// The team's score, line by line.
    pub score: Vec<Line>,
    /// In a game against each other: what every seat came to.
    pub standings: Vec<Place>,
    /// The game time of the end.
    pub time: String,
    /// The seed from which everything was dealt and rolled: with the record of the game anybody can check it.
    pub seed: Option<String>,
    /// How long it was paused, in milliseconds.
    pub paused: u64,
    /// The address of its record on the server; none for a game that was not played there, and once the record is deleted.
    #[serde(default)]
    pub address: Option<String>,
}

/// A line of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What the points are for.
    pub what: String,
    /// How many.
    pub points: i32,
}

/// What a seat came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// Its place: 1 for the winner.
    pub place: u8,
    /// Its score, line by line.
    pub score: Vec<Line>,
}

impl LogEntry {
    /// The entry of a game, its texts as `say` says them.
    pub fn new(room: &str, played: &Played, say: impl Fn(&Message) -> String) -> LogEntry {
        let outcome = &played.outcome;
        let lines = |score: &[ScoreLine]| {
            let line = |line: &ScoreLine| Line {
                what: say(&line.what),
                points: line.points,
            };
            score.iter().map(line).collect()
        };
        let standings = outcome.standings.iter().map(|standing| Place {
            seat: standing.seat.0 + 1,
            place: standing.place,
            score: lines(&standing.score),
        });
        let first = outcome
            .standings
            .iter()
            .find(|standing| standing.place == 1);
        LogEntry {
            room: room.to_owned(),
            number: played.number,
            at: moment(played.at),
            game: played.game.clone(),
            options: played.options.clone(),
            players: played.players.clone(),
            won: outcome.won,
            reason: say(&outcome.reason),
            points: first.map_or(outcome.total(), |first| first.total()),
            score: lines(&outcome.score),
            standings: standings.collect(),
            time: outcome.at.to_string(),
            seed: played.seed.clone(),
            paused: played.paused,
            address: played.address.clone().filter(|_| room != SOLO),
        }
    }
}

/// A time on the wall as an entry has it: `2026-01-31T20:15:00Z`.
pub fn moment(at: Wall) -> String {
    let at = UNIX_EPOCH + Duration::from_millis(at.0);
    humantime::format_rfc3339_seconds(at).to_string()
}

/// The columns of the CSV.
const COLUMNS: &str = "room,number,at,game,options,players,won,points,time,paused,reason";

/// A log as CSV: what has several values is joined by semicolons.
pub fn csv(log: &[LogEntry]) -> String {
    let mut text = format!("{COLUMNS}\r\n");
    for entry in log {
        let player = |player: &Option<String>| match player {
            Some(name) => format!("{}{name}", guard(name)),
            None if entry.room == TABLE => "unnamed".to_owned(),
            None => "bot".to_owned(),
        };
        let players: Vec<String> = entry.players.iter().map(player).collect();
        let fields = [
            entry.room.clone(),
            entry.number.to_string(),
            entry.at.clone(),
            entry.game.clone(),
            entry.options.join("; "),
            players.join("; "),
            entry.won.to_string(),
            entry.points.to_string(),
            entry.time.clone(),
            entry.paused.to_string(),
            entry.reason.clone(),
        ];
        text += &fields.map(|field| quoted(&field)).join(",");
        text += "\r\n";
    }
    text
}

/// What keeps a spreadsheet from taking a text for a formula.
fn guard(text: &str) -> &'static str {
    let number = text.parse::<i64>().is_ok();
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && !number;
    if formula { "'" } else { "" }
}

/// A field of a CSV.
fn quoted(field: &str) -> String {
    let guard = guard(field);
    match guard.is_empty() && !field.contains(['"', ',', ';', '\n', '\r']) {
        true => field.to_owned(),
        false => format!("\"{guard}{}\"", field.replace('"', "\"\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_not_break_out_of_their_field() {
        assert_eq!(quoted("Anna"), "Anna");
        assert_eq!(quoted("Anna, \"Ann\""), "\"Anna, \"\"Ann\"\"\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("-12"), "-12");
    }
}
