//! A whole game as text: a header, then a line for everything that happened.
//!
//! ```text
//! klaxon record 2
//! game fuse
//! person 1 Ann
//! players 4
//! ...
//!
//! 0 0:00 - start: dealt 1a 2c; dealt 1b 1d; ...
//! 1 0:00.350 1 roll: rolled R4; rolled B2
//! 2 0:02.100 2 place R4 a1: placed R4 2a1
//! 3 10:00 - tick: lost-clock 10:00
//! ```

mod check;
mod header;
mod text;

pub use self::check::{Checked, Unchecked, check};
pub use self::header::{Header, Player};
pub use self::text::{RecordText, TextLine};

use crate::chance::Chance;
use crate::game::Game;
use crate::message::Message;
use crate::seat::Seat;
use crate::setup;
use crate::time::Time;

/// The first line of every record of this version.
pub const VERSION: &str = "klaxon record 2";
/// The first line of a record of the version before, which `klaxon record upgrade` rewrites.
pub const OLD_VERSION: &str = "klaxon record 1";

/// A game from its beginning.
#[derive(Debug)]
pub struct Record<G: Game> {
    /// Who played, and how chance can be checked.
    pub header: Header,
    /// What happened.
    pub lines: Vec<Line<G>>,
}

/// One accepted action, or what happened by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<G: Game> {
    /// When.
    pub at: Time,
    /// By whom.
    pub cause: Cause<G>,
    /// The facts.
    pub events: Vec<G::Event>,
}

/// What made something happen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cause<G: Game> {
    /// The deal.
    Start,
    /// The clock.
    Tick,
    /// A player.
    Action(Seat, G::Action),
}

/// A game that is played and written down.
#[derive(Debug)]
pub struct Recorder<'a, G: Game> {
    table: &'a G::Table,
    /// The position.
    pub state: G::State,
    /// What happened so far.
    pub record: Record<G>,
}

impl<'a, G: Game> Recorder<'a, G> {
    /// Deals.
    pub fn start(table: &'a G::Table, chance: &mut impl Chance) -> Recorder<'a, G> {
        let mut state = G::before(table);
        let mut events = Vec::new();
        G::start(table, &mut state, chance, &mut events);
        let line = Line {
            at: Time::ZERO,
            cause: Cause::Start,
            events,
        };
        Recorder {
            table,
            state,
            record: Record {
                header: Header::default(),
                lines: vec![line],
            },
        }
    }

    /// A player acts.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        at: Time,
        chance: &mut impl Chance,
    ) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        G::act(
            self.table,
            &mut self.state,
            seat,
            action,
            at,
            chance,
            &mut events,
        )?;
        let cause = Cause::Action(seat, action);
        self.record.lines.push(Line { at, cause, events });
        Ok(())
    }

    /// Time passes; written down if something happened.
    pub fn tick(&mut self, at: Time, chance: &mut impl Chance) {
        let mut events = Vec::new();
        G::tick(self.table, &mut self.state, at, chance, &mut events);
        if !events.is_empty() {
            let cause = Cause::Tick;
            self.record.lines.push(Line { at, cause, events });
        }
    }
}

impl<G: Game> Record<G> {
    /// The record as text.
    pub fn text(&self, table: &G::Table) -> String {
        let mut text = format!("{VERSION}\ngame {}\n{}", G::name(table), self.header);
        for line in G::options_text(table) {
            text += &format!("{line}\n");
        }
        text += "\n";
        for (number, line) in self.lines.iter().enumerate() {
            let cause = match &line.cause {
                Cause::Start => "- start".to_owned(),
                Cause::Tick => "- tick".to_owned(),
                Cause::Action(seat, action) => {
                    format!("{seat} {}", G::action_text(table, action))
                }
            };
            let events = line.events.iter().map(|event| G::event_text(table, event));
            let events: Vec<String> = events.collect();
            let line = format!("{number} {} {cause}: {}", line.at, events.join("; "));
            text += line.trim_end();
            text += "\n";
        }
        text
    }

    /// A record from text, with the table it was played at.
    pub fn parse(text: &str) -> Result<(G::Table, Record<G>), Vec<RecordError>> {
        let lines: Vec<&str> = text.lines().collect();
        let blank = lines.iter().position(|line| line.trim().is_empty());
        let header = &lines[..blank.unwrap_or(lines.len())];
        let (table, about) = parse_header::<G>(header)?;
        let mut record = Record {
            header: about,
            lines: Vec::new(),
        };
        for (i, text) in lines.iter().enumerate().skip(header.len() + 1) {
            if text.trim().is_empty() {
                continue;
            }
            let number = record.lines.len();
            let before = record.lines.last().map(|line| line.at);
            let line = parse_line::<G>(&table, number, before, text);
            record
                .lines
                .push(line.map_err(|message| vec![RecordError::new(i, message)])?);
        }
        Ok((table, record))
    }

    /// Every position of the game, each after one line.
    pub fn positions(&self, table: &G::Table) -> Vec<G::State> {
        let mut state = G::before(table);
        let mut positions = Vec::new();
        for line in &self.lines {
            for event in &line.events {
                G::apply(table, &mut state, event);
            }
            positions.push(state.clone());
        }
        positions
    }

    /// Plays the game again with this source of chance: the first line, counted from 0, that comes out differently.
    pub fn replay(&self, table: &G::Table, chance: &mut impl Chance) -> Result<(), Difference> {
        let mut state = G::before(table);
        for (line, played) in self.lines.iter().enumerate() {
            let mut events = Vec::new();
            match played.cause {
                Cause::Start => G::start(table, &mut state, chance, &mut events),
                Cause::Tick => G::tick(table, &mut state, played.at, chance, &mut events),
                Cause::Action(seat, action) => {
                    let accepted = G::act(
                        table,
                        &mut state,
                        seat,
                        action,
                        played.at,
                        chance,
                        &mut events,
                    );
                    if let Err(refusal) = accepted {
                        let refused = Some(G::reason(table, &refusal).rule);
                        return Err(Difference { line, refused });
                    }
                }
            }
            if events != played.events {
                let refused = None;
                return Err(Difference { line, refused });
            }
        }
        Ok(())
    }
}

/// Where a game played again differs from its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The line, counted from 0.
    pub line: usize,
    /// The rule by which the action was refused, if it was.
    pub refused: Option<&'static str>,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: Message,
}

impl RecordError {
    fn new(index: usize, message: Message) -> RecordError {
        RecordError {
            line: index + 1,
            message,
        }
    }
}

/// The name of the game that a record is of; none if it is no record of this version.
pub fn game_of(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    let version = lines.next() == Some(VERSION);
    lines.next()?.strip_prefix("game ").filter(|_| version)
}

fn parse_header<G: Game>(lines: &[&str]) -> Result<(G::Table, Header), Vec<RecordError>> {
    let fail = |line, message| Err(vec![RecordError::new(line, message)]);
    match lines.first() {
        Some(&VERSION) => {}
        Some(&OLD_VERSION) => return fail(0, Message::new("record-old-version")),
        _ => return fail(0, Message::new("record-version")),
    }
    let name = lines.get(1).and_then(|line| line.strip_prefix("game "));
    let names = G::names();
    let Some(name) = name.filter(|name| names.iter().any(|one| one == name)) else {
        let message = Message::new("record-game").with("game", names[0].clone());
        return fail(1, message);
    };
    let start = 2 + Header::count(&lines[2..]);
    let header = Header::parse(&lines[2..start]);
    let header = header.map_err(|(line, message)| vec![RecordError::new(2 + line, message)])?;
    let table = setup::table::<G>(name, &lines[start..]).map_err(|wrong| {
        let errors = wrong.into_iter();
        let errors = errors.map(|wrong| {
            let line = wrong.line.map_or(1, |line| line + start);
            RecordError::new(line, wrong.message)
        });
        errors.collect::<Vec<_>>()
    })?;
    let absent = |(seat, _): &(Seat, Player)| seat.index() >= G::seats(&table);
    if let Some(line) = header.players.iter().position(absent) {
        return fail(2 + line, Message::new("record-player"));
    }
    Ok((table, header))
}

/// `2 0:02.100 2 place R4 a1: placed R4 2a1; ...`
fn parse_line<G: Game>(
    table: &G::Table,
    number: usize,
    before: Option<Time>,
    text: &str,
) -> Result<Line<G>, Message> {
    let mut words = text.splitn(4, ' ');
    let mut word = || words.next().unwrap_or_default();
    if word() != number.to_string() {
        return Err(Message::new("record-number").with("number", number));
    }
    let at: Time = word().parse().map_err(|_| Message::new("record-time"))?;
    if before.is_some_and(|before| at < before) {
        return Err(Message::new("record-time-runs-back"));
    }
    let who = word();
    let (action, events) = word().split_once(':').ok_or(Message::new("record-colon"))?;
    let cause = match (who, action) {
        ("-", "start") if number == 0 => Cause::Start,
        _ if number == 0 => return Err(Message::new("record-start")),
        ("-", "tick") => Cause::Tick,
        _ => {
            let seat: Seat = who.parse().map_err(|()| Message::new("record-seat"))?;
            if seat.index() >= G::seats(table) {
                return Err(Message::new("record-seat"));
            }
            let action = G::parse_action(table, action)
                .ok_or(Message::new("record-action").with("action", action))?;
            Cause::Action(seat, action)
        }
    };
    let events = events.split(';').map(str::trim).filter(|e| !e.is_empty());
    let events = events.map(|event| {
        G::parse_event(table, event).ok_or(Message::new("record-event").with("event", event))
    });
    Ok(Line {
        at,
        cause,
        events: events.collect::<Result<_, _>>()?,
    })
}
