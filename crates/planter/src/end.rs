//! The end of a round and of the match, and the score (B-20 to B-22, B-33).

use klaxon_core::outcome::{ScoreLine, Standing};
use klaxon_core::{Chance, Message, Outcome, Sink};

use crate::event::Event;
use crate::play::Play;
use crate::score;
use crate::state::{Ending, Phase, State};
use crate::table::Table;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Hands are filled, laid open and scored; what lies on the table is nobody's. After the last round the match is over
    /// (B-33).
    pub(crate) fn end(&mut self, why: Ending) {
        self.fill_hands();
        for seat in self.table.seats() {
            let hand = *self.state.hand(seat);
            self.emit(Event::Shown { seat, hand });
        }
        for seat in self.table.seats() {
            let score = score::of_round(self.state, seat);
            self.emit(Event::Scored { seat, score });
        }
        let at = self.now;
        self.emit(Event::Ended { why, at });
        if self.state.round >= self.table.options().rounds {
            self.emit(Event::Over);
        }
    }
}

/// The result, with everybody's breakdown.
pub(crate) fn outcome(table: &Table, state: &State) -> Option<Outcome> {
    let (why, at) = state.ended.filter(|_| state.phase == Phase::Over)?;
    let reason = match why {
        Ending::TimeBomb => "planter-ended-time-bomb",
        Ending::Bombs => "planter-ended-bombs",
        Ending::Passes => "planter-ended-passes",
    };
    let line = |key, points| ScoreLine {
        what: Message::new(key),
        points,
    };
    let standings = score::places(table, state).map(|(seat, place)| {
        let score = &state.scores[seat.index()];
        Standing {
            seat,
            place,
            score: vec![
                line("planter-score-fuses", i32::from(score.fuses)),
                line("planter-score-defuses", i32::from(score.defuses)),
                line("planter-score-hand", -i32::from(score.hand)),
            ],
        }
    });
    Some(Outcome {
        won: true,
        reason: Message::new(reason),
        at,
        score: Vec::new(),
        standings: standings.collect(),
    })
}
