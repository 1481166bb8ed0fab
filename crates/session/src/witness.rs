//! What this device saw of a game, to compare it with the record at the end.

use klaxon_core::fair::Round;
use klaxon_core::{Seat, Time, Viewer};
use klaxon_room::Fact;

use crate::session::Session;
use crate::share::Share;

/// What this device saw of a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    /// What everybody committed themselves to and told before the deal, as this device was told.
    pub(crate) round: Round,
    /// The share of this device, if it has one.
    pub(crate) share: Option<Share>,
    /// What happened while this device was connected.
    pub(crate) seen: Vec<Seen>,
}

/// Something that happened in the game.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) at: Time,
    /// Who acted; none if it happened by itself.
    pub(crate) seat: Option<Seat>,
    /// The action; `start` or `tick` if nobody acted.
    pub(crate) action: String,
    /// What came of it, for each pair of eyes.
    pub(crate) events: Vec<(Viewer, Vec<String>)>,
}

impl Session {
    /// Keeps what happened in the game.
    pub(crate) fn witness(&mut self, facts: &[Fact], events: &[(Viewer, Vec<String>)]) {
        let Some((at, seat, action)) = facts.iter().find_map(cause) else {
            return;
        };
        if facts.contains(&Fact::Began) {
            self.see_another_game();
        }
        if let Some(witness) = &mut self.witnessed {
            let (action, events) = (action.to_owned(), events.to_vec());
            witness.seen.push(Seen {
                at,
                seat,
                action,
                events,
            });
        }
    }

    /// Everything was told anew: what was seen before is of the same game, or forgotten.
    pub(crate) fn witness_snapshot(&mut self) {
        let game = |round: &Round| round.call.game;
        let now = self.room().fair().map(|fair| game(&fair.round));
        let before = self.witnessed.as_ref();
        if before.map(|witness| game(&witness.round)) != now {
            self.see_another_game();
        }
    }

    fn see_another_game(&mut self) {
        let round = self.room().fair().map(|fair| fair.round.clone());
        self.witnessed = round.map(|round| Witness {
            share: self.share.take().filter(|own| own.game == round.call.game),
            round,
            seen: Vec::new(),
        });
    }
}

/// When something happened in the game, by whom, and what.
fn cause(fact: &Fact) -> Option<(Time, Option<Seat>, &str)> {
    match fact {
        Fact::Began => Some((Time::ZERO, None, "start")),
        Fact::Ticked(at) => Some((*at, None, "tick")),
        Fact::Acted(seat, at, action) | Fact::Fallback(seat, at, action) => {
            Some((*at, Some(*seat), action))
        }
        _ => None,
    }
}
