//! What clients are told, in their language.

use klaxon_core::Message;
use klaxon_driver::words;
use klaxon_proto::Refused;
use klaxon_room::Refusal;
use klaxon_words::Language;

/// Says a message in the language of this tag; in English where there is no such language.
pub(crate) fn say(tag: &str, message: &Message) -> String {
    klaxon_words::say(language(tag), message)
}

/// The language of a tag.
pub(crate) fn language(tag: &str) -> Language {
    tag.parse().unwrap_or(Language::English)
}

/// A refusal in a client's language.
pub(crate) fn refused(refusal: &Refusal, language: Language) -> Refused {
    words::refused(refusal, |message| klaxon_words::say(language, message))
}

/// Something that the server itself says, in a client's language.
pub(crate) fn said(key: &'static str, language: Language) -> Refused {
    words::said(&Message::new(key), |message| {
        klaxon_words::say(language, message)
    })
}

/// What can't be understood, with what the reader complained about.
pub(crate) fn mumbled(what: &str, language: Language) -> Refused {
    words::said(&words::malformed(what), |message| {
        klaxon_words::say(language, message)
    })
}
