//! Any text is a deck or a list of errors, each inside the text.
#![no_main]

use std::ops::Range;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(errors) = text.parse::<klaxon_fuse::Deck>() {
        check(text, errors.into_iter().map(|error| error.span).collect());
    }
    match text.parse::<klaxon_flatline::Deck>() {
        Ok(deck) => assert_eq!(deck.to_string().parse().as_ref(), Ok(&deck)),
        Err(errors) => check(text, errors.into_iter().map(|error| error.span).collect()),
    }
});

fn check(text: &str, spans: Vec<Range<usize>>) {
    assert!(!spans.is_empty());
    for span in spans {
        assert!(text.get(span).is_some());
    }
}
