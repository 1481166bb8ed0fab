//! What was told since the last snapshot, so that somebody who looks on can look back.

use klaxon_core::Viewer;
use klaxon_proto::Reply;
use klaxon_room::fact::viewer_text;

/// Facts that say how far a game is: before another game, they are of no use.
const OF_GAME: [&str; 12] = [
    "acted", "fallback", "ticked", "table", "noted", "position", "began", "running", "still",
    "paused", "over", "rematch",
];

/// Something that was told to somebody without a seat. The first of several is a snapshot, the others are changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// The number of the change, or of the last change that a snapshot has in it.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened in the room.
    pub facts: Vec<String>,
    /// What happened in the game, as everybody sees it.
    pub events: Vec<String>,
}

/// What was told, in order.
#[derive(Default)]
pub(crate) struct Memory {
    told: Vec<Remembered>,
}

impl Memory {
    /// Remembers a message. Of a game that is over, or that the guest saw by a player's eyes, only what it did to the room
    /// is remembered.
    pub(crate) fn hear(&mut self, reply: &Reply) {
        let (number, at, facts, events) = match reply {
            Reply::Snapshot { number, at, facts } => {
                self.told.clear();
                (number, at, facts, None)
            }
            Reply::Change {
                number,
                at,
                facts,
                events,
            } if !self.told.is_empty() => (number, at, facts, Some(events)),
            _ => return,
        };
        let seen = events.and_then(|events| events.get(&viewer_text(Viewer::Spectator)));
        let by_others = seen.is_none() && events.is_some_and(|events| !events.is_empty());
        self.told.push(Remembered {
            number: *number,
            at: *at,
            facts: facts.clone(),
            events: seen.cloned().unwrap_or_default(),
        });
        if by_others || facts.iter().any(|fact| fact == "rematch") {
            self.condense();
        }
    }

    /// All of it, in order.
    pub(crate) fn told(&self) -> &[Remembered] {
        &self.told
    }

    /// Makes one snapshot of everything.
    fn condense(&mut self) {
        let told = std::mem::take(&mut self.told).into_iter();
        let whole = told.reduce(|mut whole, one| {
            whole.facts.extend(one.facts);
            (whole.number, whole.at) = (one.number, one.at);
            whole
        });
        self.told.extend(whole);
        let of_game = |fact: &String| OF_GAME.contains(&fact.split(' ').next().unwrap_or_default());
        for whole in &mut self.told {
            whole.facts.retain(|fact| !of_game(fact));
            whole.events.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(facts: &[&str]) -> Vec<String> {
        facts.iter().map(|&fact| fact.to_owned()).collect()
    }

    fn snapshot(number: u64, facts: &[&str]) -> Reply {
        let (at, facts) = (number, texts(facts));
        Reply::Snapshot { number, at, facts }
    }

    fn change(number: u64, facts: &[&str], eyes: Option<&str>) -> Reply {
        Reply::Change {
            number,
            at: number,
            facts: texts(facts),
            events: eyes
                .map(|eyes| (eyes.to_owned(), texts(&["turn 1"])))
                .into_iter()
                .collect(),
        }
    }

    /// What is remembered of messages: the numbers, the facts, and how many events.
    fn heard(replies: &[Reply]) -> Vec<(u64, Vec<String>, usize)> {
        let mut memory = Memory::default();
        replies.iter().for_each(|reply| memory.hear(reply));
        let told = memory.told().iter();
        let told = told.map(|one| (one.number, one.facts.clone(), one.events.len()));
        told.collect()
    }

    #[test]
    fn who_looks_on_remembers_everything_since_they_came() {
        let told = [
            snapshot(4, &["game fuse", "joined 1 Ann"]),
            change(5, &["began"], Some("all")),
            change(6, &["acted 1 0:01 roll"], Some("all")),
            change(7, &["gone 1 7"], None),
        ];
        let all = heard(&told);
        assert_eq!(all.len(), 4);
        assert_eq!(all[0], (4, texts(&["game fuse", "joined 1 Ann"]), 0));
        assert_eq!(all[2], (6, texts(&["acted 1 0:01 roll"]), 1));
        assert_eq!(all[3], (7, texts(&["gone 1 7"]), 0));
        let again = [&told[..], &[snapshot(9, &["game fuse"])]].concat();
        assert_eq!(heard(&again), [(9, texts(&["game fuse"]), 0)]);
        assert!(heard(&told[1..]).is_empty(), "nothing to begin with");
    }

    #[test]
    fn of_a_game_that_is_over_only_the_room_is_remembered() {
        let told = [
            snapshot(4, &["game fuse", "joined 1 Ann"]),
            change(5, &["table players 2", "began"], Some("all")),
            change(6, &["joined 2 Ben"], None),
            change(7, &["rematch"], None),
            change(8, &["named 2 Bea"], None),
        ];
        let facts = ["game fuse", "joined 1 Ann", "joined 2 Ben"];
        let named = (8, texts(&["named 2 Bea"]), 0);
        assert_eq!(heard(&told), [(7, texts(&facts), 0), named]);
    }

    #[test]
    fn what_a_player_sees_is_not_remembered() {
        let told = [
            snapshot(4, &["game planter"]),
            change(5, &["began"], Some("1")),
            change(6, &["acted 1 0:01 bomb"], Some("1")),
        ];
        assert_eq!(heard(&told), [(6, texts(&["game planter"]), 0)]);
    }
}
