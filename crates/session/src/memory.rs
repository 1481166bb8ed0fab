//! What was told since the last snapshot, so that somebody who looks on can look back.

use klaxon_proto::Reply;

/// More than this is not remembered, in messages: a room of a long evening. Whoever comes anew begins anew.
const MOST: usize = 40_000;

/// Something that was told. The first of several is a snapshot, the others are changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// The number of the change, or of the last change that a snapshot has in it.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened in the room.
    pub facts: Vec<String>,
    /// What happened in the game, as everybody sees it; none if nothing did, or the guest saw it by a player's eyes.
    pub events: Option<Vec<String>>,
    /// Whether something happened in the game that the guest saw by a player's eyes.
    pub by_player: bool,
}

/// What was told, in order.
#[derive(Default)]
pub(crate) struct Memory {
    told: Vec<Remembered>,
}

impl Memory {
    /// Remembers a message.
    #[inline(never)]
    pub(crate) fn hear(&mut self, reply: &Reply) {
        let (number, at, facts, events) = match reply {
            Reply::Snapshot { number, at, facts } => (number, at, facts, None),
            Reply::Change {
                number,
                at,
                facts,
                events,
            } => (number, at, facts, events.first_key_value()),
            _ => return,
        };
        let change = matches!(reply, Reply::Change { .. });
        if !change || self.told.len() == MOST {
            self.told.clear();
        }
        // Without a snapshot nothing leads to a change.
        if change && self.told.is_empty() {
            return;
        }
        let everybody = events.filter(|(eyes, _)| *eyes == "all");
        self.told.push(Remembered {
            number: *number,
            at: *at,
            facts: facts.clone(),
            events: everybody.map(|(_, events)| events.clone()),
            by_player: events.is_some() && everybody.is_none(),
        });
    }

    /// All of it, in order.
    pub(crate) fn told(&self) -> &[Remembered] {
        &self.told
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

    /// What is remembered of messages: the numbers, how many events, and whether they were a player's.
    fn heard(replies: &[Reply]) -> Vec<(u64, Option<usize>, bool)> {
        let mut memory = Memory::default();
        replies.iter().for_each(|reply| memory.hear(reply));
        let told = memory.told().iter();
        let told = told.map(|one| {
            let events = one.events.as_ref().map(Vec::len);
            (one.number, events, one.by_player)
        });
        told.collect()
    }

    #[test]
    fn everything_since_the_last_snapshot_is_remembered() {
        let told = [
            snapshot(4, &["game fuse", "joined 1 Ann"]),
            change(5, &["began"], Some("all")),
            change(6, &["gone 1 7"], None),
        ];
        let all = [(4, None, false), (5, Some(1), false), (6, None, false)];
        assert_eq!(heard(&told), all);
        let again = [&told[..], &[snapshot(9, &["game fuse"])]].concat();
        assert_eq!(heard(&again), [(9, None, false)]);
        assert!(heard(&told[1..]).is_empty(), "nothing to begin with");
    }

    #[test]
    fn what_a_player_sees_is_not_remembered() {
        let told = [
            snapshot(4, &["game planter"]),
            change(5, &["began"], Some("1")),
        ];
        assert_eq!(heard(&told), [(4, None, false), (5, None, true)]);
    }
}
