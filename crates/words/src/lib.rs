//! Keys with arguments to text, in every language.
//!
//! The texts live in the Fluent files of the folder `locales`, one folder per
//! language. The build compiles them to static tables, so that neither a parser
//! nor the Fluent runtime is part of the program:
//!
//! ```
//! use klaxon_words::{Arg, Language, text};
//!
//! let count = [("count", Arg::Number(2))];
//! assert_eq!(text(Language::English, "dice-count", &count), "two dice");
//! assert_eq!(text(Language::German, "dice-count", &count), "zwei Würfel");
//! ```

mod arg;
mod language;
mod pattern;
mod say;
mod tables;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
pub use say::{say, say_all};

use pattern::Speaker;
use tables::table;

/// The text of `key` in `language`.
///
/// Never panics: a key without text renders as `⟨key⟩` and an argument that
/// the text needs but `args` lacks as `⟨$arg⟩`. Further arguments are ignored.
pub fn text(language: Language, key: &str, args: &[(&str, Arg)]) -> String {
    Speaker::new(language, table(language), args).text(key)
}

/// Whether `key` has a text in `language`.
pub fn has(language: Language, key: &str) -> bool {
    table(language).message(key).is_some()
}

/// All keys that have a text in `language`, sorted.
pub fn keys(language: Language) -> impl Iterator<Item = &'static str> {
    table(language).messages.iter().map(|(key, _)| *key)
}
