//! Keys with arguments to text, in every language.
//!
//! The texts live in the Fluent files of the folder `locales`, one folder per
//! language. The build compiles them to static tables, so that neither a parser
//! nor the Fluent runtime is part of the program. The page has none of them inside: it
//! fetches those of its language, packed.
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
#[cfg(target_arch = "wasm32")]
mod learnt;
mod packed;
mod pattern;
mod say;
#[cfg(not(target_arch = "wasm32"))]
mod tables;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
#[cfg(target_arch = "wasm32")]
pub use learnt::learn;
pub use packed::PARTS;
#[cfg(not(target_arch = "wasm32"))]
pub use packed::pack;
pub use say::{say, say_all};

#[cfg(target_arch = "wasm32")]
use learnt::table;

use pattern::Speaker;
#[cfg(not(target_arch = "wasm32"))]
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
