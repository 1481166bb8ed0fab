//! The subjects of letters. They name the node, the room and the epoch of the claim, so what is meant for an older claim
//! reaches nobody.

use crate::journal::{Node, RoomId};

/// Whom a letter is for: `klaxon.room.NODE.INCARNATION.ROOM.EPOCH`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Desk {
    /// For the node that keeps a room.
    Room,
    /// For a node that has guests of it.
    Guests,
}

impl Desk {
    fn word(self) -> &'static str {
        match self {
            Desk::Room => "room",
            Desk::Guests => "guests",
        }
    }
}

/// A room, as it is kept since it was claimed for the last time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tenure {
    pub(crate) room: RoomId,
    pub(crate) epoch: u64,
}

/// The subject of a letter to a node.
pub(crate) fn subject(desk: Desk, node: &Node, tenure: Tenure) -> String {
    let Tenure { room, epoch } = tenure;
    format!("klaxon.{}.{node}.{room}.{epoch}", desk.word())
}

/// The subject of all letters to a node.
pub(crate) fn all(desk: Desk, node: &Node) -> String {
    format!("klaxon.{}.{node}.>", desk.word())
}

/// The room that a subject names.
pub(crate) fn tenure(subject: &str) -> Option<Tenure> {
    let mut words = subject.rsplit('.');
    let epoch = words.next()?.parse().ok()?;
    let room = RoomId(words.next()?.parse().ok()?);
    Some(Tenure { room, epoch })
}

/// The subject of questions to a node about a room that it keeps.
pub(crate) fn questions(node: &Node) -> String {
    format!("klaxon.ask.{node}")
}

/// Returns whether a node can have this name: subjects are made of it.
pub fn is_node_name(name: &str) -> bool {
    let sound = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    (1..=64).contains(&name.len()) && name.chars().all(sound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_names_room_and_epoch() {
        let node = Node {
            name: "north-1".to_owned(),
            incarnation: 7,
        };
        let kept = Tenure {
            room: RoomId(42),
            epoch: 3,
        };
        let letter = subject(Desk::Room, &node, kept);
        assert_eq!(letter, "klaxon.room.north-1.7.42.3");
        assert_eq!(tenure(&letter), Some(kept));
        assert_eq!(tenure("klaxon.room.x.y"), None);
    }

    #[test]
    fn a_name_makes_one_word_of_a_subject() {
        assert!(is_node_name("north-1"));
        for name in ["", "a.b", "a b", "*", ">", "ö"] {
            assert!(!is_node_name(name), "{name}");
        }
    }
}
