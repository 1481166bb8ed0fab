//! The end of the game (L-55): decided here alone.

use klaxon_core::outcome::ScoreLine;
use klaxon_core::{Message, Outcome};

use crate::state::{Ending, Phase, State};
use crate::table::Table;

/// How the game ends now, if it does.
pub(crate) fn due(table: &Table, state: &State) -> Option<Ending> {
    if matches!(state.phase, Phase::Dealing | Phase::Connecting) {
        return None;
    }
    if state.left == 0 && state.untreated().next().is_none() {
        return Some(Ending::Won);
    }
    if state.meter == 0 {
        return Some(Ending::Power);
    }
    (state.failed.len() >= table.most_failed()).then_some(Ending::Failed)
}

/// The result: how many patients were treated.
pub(crate) fn outcome(table: &Table, state: &State) -> Option<Outcome> {
    let (why, at) = state.end?;
    let reason = match why {
        Ending::Won => "flatline-ended-won",
        Ending::Power => "flatline-ended-power",
        Ending::Failed => "flatline-ended-failed",
    };
    let waiting = state.untreated().count() + usize::from(state.left);
    let treated = usize::from(table.patients_to_treat()).saturating_sub(waiting);
    let line = |key, points| ScoreLine {
        what: Message::new(key),
        points,
    };
    Some(Outcome {
        won: why == Ending::Won,
        reason: Message::new(reason),
        at,
        score: vec![line("flatline-score-patients", treated as i32)],
        standings: Vec::new(),
    })
}
