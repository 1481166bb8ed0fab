//! Any text is an action, an event, or neither; what is one prints and parses back.
#![no_main]

use std::sync::LazyLock;

use klaxon_core::Game;
use klaxon_fuse::Fuse;
use klaxon_fuse::game::{Options, Table};
use libfuzzer_sys::fuzz_target;

static TABLES: LazyLock<[Table; 2]> =
    LazyLock::new(|| [1, 3].map(|players| Fuse::table(Options::new(players)).expect("good options")));

fuzz_target!(|text: &str| {
    for table in &*TABLES {
        if let Some(action) = Fuse::parse_action(table, text) {
            assert_eq!(Fuse::action_text(table, &action), text);
        }
        if let Some(event) = Fuse::parse_event(table, text) {
            assert_eq!(Fuse::parse_event(table, &Fuse::event_text(table, &event)), Some(event));
        }
    }
    let lines: Vec<&str> = text.lines().collect();
    if let Ok(options) = Fuse::parse_options(&lines) {
        let _ = Fuse::table(options);
    }
});
