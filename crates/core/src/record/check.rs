//! A record checked from its first commitment to its last die: does everything come from secrets that were committed to?

use super::{RecordText, TextLine};
use crate::board::Board;
use crate::fair::{self, Fault, Round, Where};
use crate::shelf::Shelf;

/// What was found in a record in which nobody cheated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many devices had a share in the seed.
    pub by: usize,
    /// How many devices played.
    pub of: usize,
    /// How often commitments were made anew before the game began.
    pub anew: usize,
    /// How many lines came out again as they are.
    pub lines: usize,
}

/// Why a record can't be called checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unchecked {
    /// It can't be read.
    Unreadable,
    /// It is of a game that this program does not know.
    NoSuchGame,
    /// It has no seed: nothing can be played again.
    NoSeed,
    /// Nobody committed themselves, but the whole game comes from its seed: so many lines.
    NoCommitments(usize),
    /// Somebody cheated, or the record was changed.
    Faults(Vec<Fault>),
}

/// Checks a whole record: commitments, secrets, seed, and every line of the game, played again from the seed.
pub fn check(text: &str, shelf: &dyn Shelf) -> Result<Checked, Unchecked> {
    let record = RecordText::parse(text).ok_or(Unchecked::Unreadable)?;
    let seed = record.header.seed.ok_or(Unchecked::NoSeed)?;
    let mut board = match shelf.unpack(record.game, &record.options) {
        Some(Ok(board)) => board,
        Some(Err(_)) => return Err(Unchecked::Unreadable),
        None => return Err(Unchecked::NoSuchGame),
    };
    let mut faults = faults_before(&record, seed);
    let difference = difference(&mut *board, &record.lines, seed);
    faults.extend(difference.map(Fault::Line));
    if !faults.is_empty() {
        return Err(Unchecked::Faults(faults));
    }
    let lines = record.lines.len();
    match record.header.rounds.split_last() {
        None => Err(Unchecked::NoCommitments(lines)),
        Some((last, before)) => Ok(Checked {
            by: last.shares(),
            of: last.devices,
            anew: before.len(),
            lines,
        }),
    }
}

/// What is wrong with what was there before the game: commitments, set-up and seed.
fn faults_before(record: &RecordText<'_>, seed: [u8; 16]) -> Vec<Fault> {
    let Some((last, before)) = record.header.rounds.split_last() else {
        return Vec::new();
    };
    let mut faults: Vec<Fault> = before
        .iter()
        .flat_map(Round::faults_if_broken_off)
        .collect();
    faults.extend(last.faults());
    if last.call.setup != fair::setup(record.game, &record.options) {
        faults.push(Fault::Differs(Where::SetUp));
    }
    if last.seed() != seed {
        faults.push(Fault::Differs(Where::Seed));
    }
    faults
}

/// The first line, counted from 0, that comes out differently if the game is played again from the seed.
fn difference(board: &mut dyn Board, lines: &[TextLine<'_>], seed: [u8; 16]) -> Option<usize> {
    lines.iter().enumerate().position(|(number, line)| {
        let events = match (line.seat, line.action) {
            (None, "start") if number == 0 => Some(board.start(seed)),
            (None, "tick") if number > 0 => Some(board.tick(line.at)),
            (Some(seat), action) if number > 0 => {
                let done = board.act(seat, action, line.at);
                done.ok().map(|done| done.events)
            }
            _ => None,
        };
        events.is_none_or(|events| events != line.events)
    })
}
