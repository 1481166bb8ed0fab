//! A connection as the keeper of a room sees it.

use bytes::Bytes;
use klaxon_core::Viewer;
use klaxon_proto::{Form, Refused, Reply};
use klaxon_room::MemberId;
use klaxon_words::Language;
use tokio::sync::mpsc;

/// Where messages for a connection wait. It is bounded: who reads too slowly is dropped, never waited for.
pub(crate) type Outbox = mpsc::Sender<Bytes>;

/// How many messages wait for a connection at most.
pub(crate) const OUTBOX: usize = 256;

/// How many characters of a complaint are told.
const LONGEST_COMPLAINT: usize = 200;

/// A connection.
pub(crate) struct Guest {
    pub(crate) connection: u64,
    pub(crate) member: MemberId,
    pub(crate) form: Form,
    pub(crate) language: Language,
    pub(crate) outbox: Outbox,
    /// With whose eyes it looks at the game.
    pub(crate) eyes: Vec<Viewer>,
    /// The last change that it was told of, or that a snapshot told it.
    pub(crate) told: u64,
}

impl Guest {
    /// A message in the form of the connection.
    pub(crate) fn write(&self, reply: &Reply) -> Bytes {
        Bytes::from(self.form.write_reply(reply))
    }
}

/// A refusal in somebody's language.
pub(crate) fn refused(refusal: &klaxon_room::Refusal, language: Language) -> Refused {
    let message = refusal.message();
    Refused {
        rule: refusal.rule().map(str::to_owned),
        key: message.key.to_owned(),
        text: klaxon_words::say(language, &message),
    }
}

/// Something that the server itself says, in somebody's language.
pub(crate) fn said(key: &'static str, language: Language) -> Refused {
    Refused {
        rule: None,
        key: key.to_owned(),
        text: klaxon_words::text(language, key, &[]),
    }
}

/// What can't be understood, with what the reader complained about; cut short, because it may quote all of it.
pub(crate) fn mumbled(what: &str, language: Language) -> Refused {
    let what: String = what.chars().take(LONGEST_COMPLAINT).collect();
    let args = [("what", klaxon_words::Arg::Text(&what))];
    Refused {
        rule: None,
        key: "serve-malformed".to_owned(),
        text: klaxon_words::text(language, "serve-malformed", &args),
    }
}
