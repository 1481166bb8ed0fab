//! What was told since the last snapshot, so that somebody who looks on can look back.

use klaxon_core::Viewer;
use klaxon_proto::Reply;
use klaxon_room::fact::viewer_text;

/// Facts that say how far a game is: before another game, they are of no use.
const OF_GAME: [&str; 12] = [
    "acted", "fallback", "ticked", "table", "noted", "position", "began", "running", "still",
    "paused", "over", "rematch",
];

/// What was told: a snapshot, then changes.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    told: Vec<Reply>,
}

impl Memory {
    /// Remembers a message. Of a game that is over, or that the guest saw by a player's eyes, only what it did to the room
    /// is remembered.
    pub(crate) fn hear(&mut self, reply: &Reply) {
        match reply {
            Reply::Snapshot { .. } => self.told = vec![reply.clone()],
            Reply::Change { facts, events, .. } if !self.told.is_empty() => {
                self.told.push(reply.clone());
                let by_others = !events.is_empty() && !events.contains_key(&viewer_text(Viewer::Spectator));
                if by_others || facts.iter().any(|fact| fact == "rematch") {
                    self.condense();
                }
            }
            _ => {}
        }
    }

    /// All of it, in order.
    pub(crate) fn told(&self) -> &[Reply] {
        &self.told
    }

    /// Makes one snapshot of everything.
    fn condense(&mut self) {
        let mut all = Vec::new();
        let (mut last, mut when) = (0, 0);
        for reply in std::mem::take(&mut self.told) {
            if let Reply::Snapshot { number, at, facts } | Reply::Change { number, at, facts, .. } = reply {
                (last, when) = (number, at);
                all.extend(facts);
            }
        }
        let of_game = |fact: &String| OF_GAME.contains(&fact.split(' ').next().unwrap_or_default());
        all.retain(|fact| !of_game(fact));
        let (number, at, facts) = (last, when, all);
        self.told = vec![Reply::Snapshot { number, at, facts }];
    }
}
