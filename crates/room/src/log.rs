//! The team's log: the games of a room that were played to their end (F-53).

use std::sync::Arc;

use klaxon_core::fair::{self, Party};
use klaxon_core::hex::hex;
use klaxon_core::{Outcome, Shelf};

use crate::change::Change;
use crate::fact::Fact;
use crate::room::{Occupant, Room};
use crate::wall::Wall;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of the change that ended it.
    pub number: u64,
    /// When it ended.
    pub at: Wall,
    /// Which game.
    pub game: String,
    /// The options that were chosen.
    pub options: Vec<String>,
    /// Who played, in the order of seats; none for a bot.
    pub players: Vec<Option<String>>,
    /// The seed from which everything was dealt and rolled, as the record has it.
    pub seed: Option<String>,
    /// How long it was paused, in milliseconds.
    pub paused: u64,
    /// The address of its record, once the server has told its share in the seed.
    pub address: Option<String>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Played {
    /// The game that ended in a room, by this change, at this time, like this.
    pub fn with(room: &Room, number: u64, at: Wall, outcome: Outcome) -> Played {
        let players = room.seats().iter().map(|occupant| match occupant {
            Occupant::Member(id) => room.member(*id).map(|member| member.name.clone()),
            Occupant::Bot(_) | Occupant::Nobody => None,
        });
        let fair = room.fair().map(|fair| &fair.round);
        let secret = fair.and_then(|round| round.secret(Party::Server));
        Played {
            number,
            at,
            game: room.game().to_owned(),
            options: room.options().to_vec(),
            players: players.collect(),
            seed: room.seed.map(|seed| hex(&seed)),
            paused: room.paused(),
            address: secret.map(fair::address),
            outcome,
        }
    }
}

/// All games of a room that were played to their end, from the changes of the room; none if they can't be replayed. The
/// first change may be a [summary](Room::summary) of those before.
pub fn log(shelf: Arc<dyn Shelf>, changes: &[Change]) -> Option<Vec<Played>> {
    let mut room = Room::new(shelf);
    let mut log = Vec::new();
    room.begin_before(changes.first());
    for change in changes {
        if !room.replay(change) {
            return None;
        }
        if change.facts.iter().any(|f| matches!(f, Fact::Over(..))) {
            let outcome = room.outcome()?;
            log.push(Played::with(&room, change.number, change.at, outcome));
        }
    }
    Some(log)
}
