//! What this device saw of a game, to compare it with the record at the end.

use klaxon_core::fair::{Call, Hash, Party};
use klaxon_core::{Seat, Time, Viewer};
use klaxon_room::{Fact, Phase};

use crate::session::Session;
use crate::share::Share;

/// What this device saw of a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    /// Which game it is.
    pub(crate) call: Call,
    /// What everybody had committed themselves to before the deal, as this device was told.
    pub(crate) commitments: Vec<(Party, Hash)>,
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
        // Before the deal nothing is there to be seen.
        if matches!(self.room().phase(), Phase::Lobby | Phase::Counting(_)) {
            return;
        }
        let now = self.room().fair().map(|fair| fair.round.call.game);
        let before = self.witnessed.as_ref();
        if before.map(|witness| witness.call.game) != now {
            self.see_another_game();
        }
    }

    fn see_another_game(&mut self) {
        let share = self.share.take();
        let round = self.room().fair().map(|fair| &fair.round);
        self.witnessed = round.map(|round| Witness {
            share: share.filter(|own| own.game == round.call.game),
            call: round.call.clone(),
            commitments: round.commitments.clone(),
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
