//! Any text is an action, an event, or neither; what is one prints and parses back.
#![no_main]

use std::sync::LazyLock;

use klaxon_core::Game;
use klaxon_fuse::game::edition::{CountdownBox, Edition, FuseBox};
use klaxon_fuse::game::{Engine, Options, Table};
use klaxon_fuse::{Countdown, Fuse};
use libfuzzer_sys::fuzz_target;

static TABLES: LazyLock<[Table; 2]> =
    LazyLock::new(|| [1, 3].map(|players| Fuse::table(Options::new(players)).expect("good options")));

static COUNTDOWN: LazyLock<[Table; 2]> =
    LazyLock::new(|| [1, 3].map(|players| Countdown::table(Options::countdown(players)).expect("good options")));

fn check<E: Edition>(tables: &[Table], text: &str) {
    for table in tables {
        if let Some(action) = Engine::<E>::parse_action(table, text) {
            assert_eq!(Engine::<E>::action_text(table, &action), text);
        }
        if let Some(event) = Engine::<E>::parse_event(table, text) {
            let printed = Engine::<E>::event_text(table, &event);
            assert_eq!(Engine::<E>::parse_event(table, &printed), Some(event));
        }
    }
    let lines: Vec<&str> = text.lines().collect();
    if let Ok(options) = Engine::<E>::parse_options(&lines) {
        let _ = Engine::<E>::table(options);
    }
}

fuzz_target!(|text: &str| {
    check::<FuseBox>(&*TABLES, text);
    check::<CountdownBox>(&*COUNTDOWN, text);
});
