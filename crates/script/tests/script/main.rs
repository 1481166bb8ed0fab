//! Scenarios from outside: all pass, and what is wrong with one is told.

mod contradiction;
mod lesson;
mod rules;
mod told;
mod trace;
mod unclear;
mod upgrade;

use klaxon_script::{Fault, Report, Scenario};

/// Plays a scenario that can be read.
fn run(text: &str) -> Report {
    let scenario = text.parse::<Scenario>();
    klaxon_script::run(&scenario.unwrap_or_else(|faults| panic!("{faults:?}\n{text}")))
}

/// All that is wrong with a scenario, however it is found.
fn faults(text: &str) -> Vec<Fault> {
    match text.parse::<Scenario>() {
        Ok(scenario) => klaxon_script::run(&scenario).faults,
        Err(faults) => faults,
    }
}

/// The only thing that is wrong with a scenario: its line, and what is told.
fn fault(text: &str) -> (usize, klaxon_core::Message) {
    let faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:?}\n{text}");
    (faults[0].line, faults[0].problem.message())
}
