//! Any text is a deck or a list of errors, each inside the text.
#![no_main]

use klaxon_fuse::Deck;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(errors) = text.parse::<Deck>() {
        assert!(!errors.is_empty());
        for error in errors {
            assert!(text.get(error.span).is_some());
        }
    }
});
