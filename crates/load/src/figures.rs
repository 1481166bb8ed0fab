//! What was counted, and what it comes to.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::time::Duration;

use klaxon_proto::Form;

use crate::PLAYERS;
use crate::service::{Shared, Spent};

/// What all rooms note while they play.
#[derive(Default)]
pub(crate) struct Log {
    moves: Cell<u64>,
    bytes: Cell<u64>,
    /// From the move of one player to the news of it at another, in microseconds.
    waits: RefCell<Vec<u32>>,
}

impl Log {
    pub(crate) fn clear(&self) {
        self.moves.set(0);
        self.bytes.set(0);
        self.waits.borrow_mut().clear();
    }

    pub(crate) fn add_move(&self) {
        self.moves.set(self.moves.get() + 1);
    }

    pub(crate) fn add_bytes(&self, bytes: u64) {
        self.bytes.set(self.bytes.get() + bytes);
    }

    pub(crate) fn add_wait(&self, wait: Duration) {
        let micros = u32::try_from(wait.as_micros()).unwrap_or(u32::MAX);
        self.waits.borrow_mut().push(micros);
    }
}

/// The server's memory in bytes, step by step.
#[derive(Clone, Copy, Default)]
pub(crate) struct Memory {
    pub(crate) empty: u64,
    pub(crate) opened: u64,
    pub(crate) joined: u64,
    pub(crate) playing: u64,
    pub(crate) played: u64,
}

/// All figures of a run.
pub(crate) struct Figures {
    form: Form,
    nodes: usize,
    rooms: usize,
    rate: f64,
    pub(crate) memory: Memory,
    moves: f64,
    bytes: f64,
    spent: Spent,
    lasted: f64,
    /// Sorted.
    waits: Vec<u32>,
}

impl Figures {
    pub(crate) fn new(
        form: Form,
        nodes: usize,
        rooms: usize,
        rate: f64,
        memory: Memory,
    ) -> Figures {
        Figures {
            form,
            nodes,
            rooms,
            rate,
            memory,
            moves: 0.0,
            bytes: 0.0,
            spent: Spent::default(),
            lasted: 0.0,
            waits: Vec::new(),
        }
    }

    /// Notes what was counted while it was measured.
    pub(crate) fn note(&mut self, log: &Log, spent: Spent, lasted: Duration) {
        self.moves = log.moves.get() as f64;
        self.bytes = log.bytes.get() as f64;
        self.waits = log.waits.take();
        self.waits.sort_unstable();
        self.spent = spent;
        self.lasted = lasted.as_secs_f64();
    }

    fn tell_shared(&self, f: &mut fmt::Formatter<'_>, shared: &Shared) -> fmt::Result {
        let cores = |processor: f64| 100.0 * processor / self.lasted;
        let each = |count: u64| count as f64 / self.moves;
        let all = self.spent.servers.processor + shared.postgres.processor + shared.nats.processor;
        writeln!(
            f,
            "  with what nodes share       {:.0} ({:.0} % of a core for PostgreSQL, {:.0} % for NATS)",
            self.moves / all,
            cores(shared.postgres.processor),
            cores(shared.nats.processor)
        )?;
        writeln!(
            f,
            "  PostgreSQL                  {:.0} commits a second, {:.3} a move; {:.0} bytes a move written",
            shared.commits as f64 / self.lasted,
            each(shared.commits),
            each(shared.postgres.written)
        )?;
        let [come, passed] = shared.messages;
        writeln!(
            f,
            "  NATS                        {:.0} messages a second, {:.2} a move, {:.2} passed on",
            come as f64 / self.lasted,
            each(come),
            each(passed)
        )
    }

    /// The wait that so many of a thousand don't exceed, in milliseconds.
    fn wait(&self, of_a_thousand: usize) -> f64 {
        let place = self.waits.len() * of_a_thousand / 1000;
        let wait = self
            .waits
            .get(place.min(self.waits.len().saturating_sub(1)));
        wait.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = match self.form {
            Form::Json => "json",
            Form::Binary => "binary",
        };
        let asked = self.rate * (self.rooms * PLAYERS) as f64;
        let each = |bytes: u64, many: usize| bytes as f64 / many as f64 / 1000.0;
        let Memory {
            empty,
            opened,
            joined,
            playing,
            played,
        } = self.memory;
        let grown = |from: u64, to: u64| to.saturating_sub(from);
        let where_to = match self.nodes {
            0 => "one process with SQLite".to_owned(),
            1 => "one node with PostgreSQL and NATS".to_owned(),
            nodes => format!("{nodes} nodes with PostgreSQL and NATS"),
        };
        let costs = self.spent.servers;
        writeln!(f, "{form}: {} rooms of {PLAYERS}, {where_to}", self.rooms)?;
        writeln!(
            f,
            "  moves a second              {:.0} of {asked:.0}",
            self.moves / self.lasted
        )?;
        writeln!(
            f,
            "  moves per CPU second        {:.0} ({:.0} % of a core, {:.0} % of it in the system)",
            self.moves / costs.processor,
            100.0 * costs.processor / self.lasted,
            100.0 * costs.system / costs.processor
        )?;
        if let Some(shared) = &self.spent.shared {
            self.tell_shared(f, shared)?;
        }
        writeln!(
            f,
            "  to another player, ms       p50 {:.2}, p99 {:.2}, p99.9 {:.2}",
            self.wait(500),
            self.wait(990),
            self.wait(999)
        )?;
        writeln!(
            f,
            "  bytes a move to {PLAYERS} players   {:.0}",
            self.bytes / self.moves
        )?;
        writeln!(
            f,
            "  bytes a move written        {:.0}, to files",
            costs.written as f64 / self.moves
        )?;
        writeln!(
            f,
            "  memory, kB                  {:.1} a room of {PLAYERS}; {:.1} opened, {:.1} a socket, {:.1} a deal, {:.1} while it is played",
            each(grown(empty, played), self.rooms),
            each(grown(empty, opened), self.rooms),
            each(grown(opened, joined), self.rooms * PLAYERS),
            each(grown(joined, playing), self.rooms),
            each(grown(playing, played), self.rooms),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_told_by_how_many_are_shorter() {
        let log = Log::default();
        for millis in (1..=1000).rev() {
            log.add_wait(Duration::from_millis(millis));
        }
        let mut figures = Figures::new(Form::Json, 0, 1, 1.0, Memory::default());
        assert_eq!(figures.wait(990), 0.0);
        figures.note(&log, Spent::default(), Duration::from_secs(1));
        assert_eq!(figures.wait(500), 501.0);
        assert_eq!(figures.wait(990), 991.0);
        assert_eq!(figures.wait(1000), 1000.0);
    }
}
