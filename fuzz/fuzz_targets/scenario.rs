//! Any text is a scenario that passes or fails, or an error with its line.
#![no_main]

use klaxon_script::{Scenario, run};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let lines = text.lines().count().max(1);
    let faults = match text.parse::<Scenario>() {
        Ok(scenario) => run(&scenario).faults,
        Err(faults) => faults,
    };
    for fault in faults {
        assert!((1..=lines).contains(&fault.line));
    }
});
