//! The verdict over the dice of a game: the record is checked from its first commitment to its last die, and compared with
//! what this device saw.

use klaxon_core::board::Board;
use klaxon_core::fair::{Fault, Hash, Party, Round, Where};
use klaxon_core::record::{Checked, RecordText, TextLine, Unchecked, check};

use crate::session::Session;
use crate::share::Share;
use crate::witness::{Seen, Witness};

/// What this device found out about the dice of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything comes from secrets that were committed to, and is what this device saw.
    Checked {
        /// How many devices had a share in the seed.
        by: usize,
        /// How many devices played.
        of: usize,
        /// Whether this device had a share.
        own: bool,
    },
    /// Somebody cheated: who, and how.
    Cheated(Vec<Fault>),
    /// Nothing can be said: there is no record, or nobody committed themselves.
    Unchecked,
}

impl Session {
    /// Judges the dice of the game that this device saw last, by the record of it.
    pub fn verdict(&self, record: &str) -> Verdict {
        let Some(text) = RecordText::parse(record) else {
            return Verdict::Unchecked;
        };
        let witness = self.witnessed.as_ref();
        let mut faults = witness.map_or(Vec::new(), |witness| self.faults(&text, witness));
        let found = check(record, &*self.shelf);
        if let Err(Unchecked::Faults(found)) = &found {
            let new = found.iter().filter(|fault| !faults.contains(fault));
            let new: Vec<Fault> = new.copied().collect();
            faults.splice(0..0, new);
        }
        match (found, faults.is_empty()) {
            (_, false) => Verdict::Cheated(faults),
            (Ok(Checked { by, of, .. }), true) => Verdict::Checked {
                by,
                of,
                own: witness.is_some_and(|witness| told(witness).is_some()),
            },
            (Err(_), true) => Verdict::Unchecked,
        }
    }

    /// Where the record differs from what this device saw.
    fn faults(&self, record: &RecordText<'_>, witness: &Witness) -> Vec<Fault> {
        let Some(round) = record.header.rounds.last() else {
            return vec![Fault::Differs(Where::Record)];
        };
        if round.call != witness.call {
            return vec![Fault::Differs(Where::Record)];
        }
        let mut faults = faults_of_commitments(round, witness);
        let own = self.me.map(|me| Party::Device(me.0));
        if let (Some(own), Some(share)) = (own, told(witness))
            && round.commitment(own).is_some()
            && round.secret(own) != Some(&share.secret)
        {
            faults.push(Fault::Own);
        }
        let board = self.shelf.unpack(record.game, &record.options);
        if let Some(Ok(board)) = board {
            let shown = differently_shown(&*board, &record.lines, &witness.seen);
            faults.extend(shown.map(Fault::Shown));
        }
        faults
    }
}

/// The share of this device, if it told its secret.
fn told(witness: &Witness) -> Option<&Share> {
    let share = witness.share.as_ref();
    share.filter(|share| share.seen.is_some())
}

/// Which commitments are others than this device was told before it told its own secret, or before the deal.
fn faults_of_commitments(round: &Round, witness: &Witness) -> Vec<Fault> {
    let seen = told(witness).and_then(|share| share.seen.as_ref());
    let seen = seen.unwrap_or(&witness.commitments);
    let find = |all: &[(Party, Hash)], who: Party| {
        let mut all = all.iter();
        all.find(|(other, _)| *other == who).map(|(_, hash)| *hash)
    };
    let changed = round
        .commitments
        .iter()
        .filter_map(|&(who, hash)| match find(seen, who) {
            None => Some(Fault::Late(who)),
            Some(before) if before != hash => Some(Fault::Commitment(who)),
            Some(_) => None,
        });
    let missing = seen.iter().filter_map(|&(who, _)| {
        let kept = find(&round.commitments, who).is_some();
        (!kept).then_some(Fault::Missing(who))
    });
    changed.chain(missing).collect()
}

/// The first line of the record, counted from 0, that was shown to this device as something else, or not shown where it
/// should have been. A device that was away has not seen all lines.
fn differently_shown(board: &dyn Board, lines: &[TextLine<'_>], seen: &[Seen]) -> Option<usize> {
    let mut next = 0;
    for one in seen {
        let cause = |line: &TextLine<'_>| {
            line.at == one.at && line.seat == one.seat && line.action == one.action
        };
        let same = |line: &TextLine<'_>| cause(line) && is_shown(board, line, one);
        match lines[next..].iter().position(same) {
            Some(place) => next += place + 1,
            None => {
                let place = lines[next..].iter().position(cause).unwrap_or(0);
                return Some(next + place);
            }
        }
    }
    None
}

/// Returns whether every pair of eyes of this device saw what it may see of a line.
fn is_shown(board: &dyn Board, line: &TextLine<'_>, seen: &Seen) -> bool {
    seen.events.iter().all(|(viewer, events)| {
        let blanked = line.events.iter().map(|event| board.blank(event, *viewer));
        blanked.eq(events.iter().cloned().map(Some))
    })
}
