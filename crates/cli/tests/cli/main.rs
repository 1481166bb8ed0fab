//! The program, as a person calls it.

mod cards;
mod certificates;
mod chance;
mod descriptors;
mod durable;
#[cfg(unix)]
mod faults;
mod figures;
mod flatline_cards;
mod operate;
mod process;
mod python;
mod record;
mod replay;
mod scenario;
mod serve;
mod simulate;
mod stopping;
mod upgrade;

use process::klaxon;

/// What it prints when all is well.
fn says(arguments: &[&str]) -> String {
    let output = klaxon(arguments).output().expect("klaxon runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit code, and what it says on the error stream, when something that it was to check is damaged.
fn finds_damage(arguments: &[&str]) -> (Option<i32>, String) {
    let output = klaxon(arguments).output().expect("klaxon runs");
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code(), told)
}

/// What it says on the error stream when the input is bad.
fn complains(arguments: &[&str]) -> String {
    let output = klaxon(arguments).output().expect("klaxon runs");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}
