//! What guests are told in their language.

use klaxon_core::Message;
use klaxon_proto::Refused;
use klaxon_room::Refusal;

/// Says a message in a language, given by its tag, such as `de`. Whoever runs the room has the texts.
pub type Say = fn(language: &str, message: &Message) -> String;

/// How many characters of a complaint are told.
const LONGEST_COMPLAINT: usize = 200;

/// A refusal, as `say` says it.
pub fn refused(refusal: &Refusal, say: impl FnOnce(&Message) -> String) -> Refused {
    Refused {
        rule: refusal.rule().map(str::to_owned),
        ..said(&refusal.message(), say)
    }
}

/// Something that no rule of a game says, as `say` says it.
pub fn said(message: &Message, say: impl FnOnce(&Message) -> String) -> Refused {
    Refused {
        rule: None,
        key: message.key.to_owned(),
        text: say(message),
    }
}

/// What can't be understood, with what the reader complained about; cut short, because it may quote all of it.
pub fn malformed(what: &str) -> Message {
    let what: String = what.chars().take(LONGEST_COMPLAINT).collect();
    Message::new("serve-malformed").with("what", what)
}
