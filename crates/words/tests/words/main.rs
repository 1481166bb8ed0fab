//! Texts: how they are compiled, found and filled in, and that everything can be said.

// The build script's own modules, to see what it refuses.
#[path = "../../build/compile/mod.rs"]
mod compile;
#[path = "../../build/files.rs"]
mod files;
// Said with the texts of `tests/locales`, not with those of the games.
#[path = "../../src/pattern.rs"]
mod pattern;

mod compiling;
mod evaluator;
mod every_game;
mod flatline_texts;
mod fuse_texts;
mod keys_in_code;
mod known_faces;
mod language;
mod locales;
mod planter_texts;

use klaxon_core::Message;
use klaxon_words::{Arg, Language, say};

/// Everything is said in every language, with all its arguments filled in. Gives the English text.
fn check(message: &Message) -> String {
    for language in Language::ALL {
        let said = say(language, message);
        assert!(
            !said.contains('⟨') && !said.is_empty(),
            "{message:?}: {said}"
        );
    }
    say(Language::English, message)
}
