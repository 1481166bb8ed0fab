//! What nodes write to each other about a room: JSON, so that nodes of two builds understand each other. What guests say
//! and are told is in the stable form of the protocol, whatever form a guest's own connection has.

use klaxon_proto::Refused;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::flow::{Frame, Item};
use crate::journal::Node;

/// A message between the node that keeps a room and one that has guests of it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Letter<T> {
    /// The name of the node that writes.
    pub(crate) node: String,
    /// Its incarnation.
    pub(crate) incarnation: i64,
    /// Which line: the number is chosen by the node with the guests, and never used again.
    pub(crate) line: u64,
    /// What is said.
    pub(crate) frame: Frame<T>,
}

impl<T> Letter<T> {
    /// Who writes.
    pub(crate) fn from(&self) -> Node {
        Node {
            name: self.node.clone(),
            incarnation: self.incarnation,
        }
    }
}

/// A guest's number on a line.
pub(crate) type GuestNumber = u32;

/// What a node with guests says to the one that keeps their room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToRoom {
    /// The first item of a line: which room.
    Open {
        /// Its code.
        code: String,
    },
    /// A guest comes.
    Enter {
        /// The guest.
        guest: GuestNumber,
        /// How they introduce themselves.
        hello: Introduction,
    },
    /// A guest says something.
    Say {
        /// The guest.
        guest: GuestNumber,
        /// The message.
        message: Box<RawValue>,
    },
    /// The way to a guest and back takes so long.
    RoundTrip {
        /// The guest.
        guest: GuestNumber,
        /// In milliseconds.
        millis: u64,
    },
    /// A guest is gone.
    Leave {
        /// The guest.
        guest: GuestNumber,
    },
}

/// How a guest introduces themselves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Introduction {
    /// The id of the message.
    pub(crate) id: u64,
    /// The name.
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// The secret of a guest who comes back.
    #[serde(default)]
    pub(crate) token: Option<String>,
    /// The number of the last change that they have.
    #[serde(default)]
    pub(crate) have: Option<u64>,
    /// The tag of their language.
    pub(crate) language: String,
    /// Whether it is a screen.
    #[serde(default)]
    pub(crate) screen: bool,
    /// When they came to their node, in milliseconds since 1970 by the clock that nodes share: whoever looks for a room
    /// again, or whose letter was on its way for long, takes it from nobody who came later.
    #[serde(default)]
    pub(crate) came: u64,
    /// The secret that they get if they come for the first time, the same each time they try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fresh: Option<String>,
}

/// What the node that keeps a room says to one with guests of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToGuests {
    /// A guest is let in.
    Entered {
        /// The guest.
        guest: GuestNumber,
    },
    /// A guest is not let in.
    Refused {
        /// The guest.
        guest: GuestNumber,
        /// Why.
        why: Refused,
    },
    /// Guests are told something, all of them the same.
    Tell {
        /// Whom.
        guests: Vec<GuestNumber>,
        /// The message.
        message: Box<RawValue>,
    },
    /// There is nothing more to tell a guest.
    HangUp {
        /// The guest.
        guest: GuestNumber,
    },
    /// The room is not kept here, or not any more: nothing comes of this line.
    Elsewhere,
}

impl Item for ToRoom {
    fn length(&self) -> usize {
        match self {
            ToRoom::Say { message, .. } => message.get().len() + 40,
            _ => 200,
        }
    }
}

impl Item for ToGuests {
    fn length(&self) -> usize {
        match self {
            ToGuests::Tell { guests, message } => message.get().len() + 40 + 4 * guests.len(),
            _ => 100,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters as the first version with several nodes wrote them: nodes of the next one have to read them, and the other
    /// way round, for they run side by side while a cluster is upgraded.
    #[test]
    fn letters_of_the_first_version_are_read_and_written() {
        let to_room = [
            r#"{"open":{"code":"KRTW"}}"#,
            r#"{"enter":{"guest":1,"hello":{"id":0,"name":"Anna","token":null,"have":null,"language":"en","screen":false,"came":0}}}"#,
            r#"{"say":{"guest":1,"message":{"id":1,"do":{"sit":{"seat":1}}}}}"#,
            r#"{"round-trip":{"guest":1,"millis":12}}"#,
            r#"{"leave":{"guest":1}}"#,
        ];
        check::<ToRoom>(&to_room);
        let to_guests = [
            r#"{"entered":{"guest":1}}"#,
            r#"{"refused":{"guest":2,"why":{"rule":null,"key":"room-refused-full","text":"full"}}}"#,
            r#"{"tell":{"guests":[1,3],"message":{"done":{"id":1,"number":3}}}}"#,
            r#"{"hang-up":{"guest":1}}"#,
            r#""elsewhere""#,
        ];
        check::<ToGuests>(&to_guests);
    }

    /// Who chooses no secret for a guest is of the first version; the next one does.
    #[test]
    fn a_secret_that_was_chosen_is_told() {
        let hello = r#"{"id":0,"name":"Anna","token":null,"have":null,"language":"en","screen":false,"came":0"#;
        let first: Introduction = serde_json::from_str(&format!("{hello}}}")).expect("a hello");
        assert_eq!(first.fresh, None);
        let next = format!(r#"{hello},"fresh":"0a"}}"#);
        let read: Introduction = serde_json::from_str(&next).expect("a hello");
        assert_eq!(read.fresh.as_deref(), Some("0a"));
        assert_eq!(serde_json::to_string(&read).expect("JSON"), next);
    }

    fn check<T: Serialize + for<'a> Deserialize<'a>>(items: &[&str]) {
        let items = items.join(",");
        let letter = format!(
            r#"{{"node":"north","incarnation":7,"line":3,"frame":{{"first":0,"items":[{items}],"have":4,"gap":false}}}}"#
        );
        let read: Letter<T> = serde_json::from_str(&letter).expect("a letter");
        assert_eq!(serde_json::to_string(&read).expect("JSON"), letter);
        // What a later version adds is no reason not to read the rest.
        let later = letter.replacen("\"line\"", "\"more\":1,\"line\"", 1);
        serde_json::from_str::<Letter<T>>(&later).expect("a letter");
    }
}
