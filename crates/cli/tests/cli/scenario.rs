//! `klaxon scenario`, as a person calls it.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::{complains, says};

/// A folder with a scenario in it, and the path of that.
fn scenario(text: &str) -> (TempDir, String) {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("one.scenario");
    fs::write(&file, text).expect("written");
    let path = file.to_str().expect("a path of letters").to_owned();
    (folder, path)
}

#[test]
fn scenarios_pass_or_say_where_they_fail() {
    let (_folder, path) = scenario("It is not so\nrules F-1\n\nexpect bag 24\n");
    let told = complains(&["scenario", "run", &path]);
    assert!(told.contains("one.scenario:4:1"), "{told}");
    assert!(told.contains("expected 24, but found 25"), "{told}");
    assert!(told.contains("1 of 1 scenarios failed"), "{told}");
    let (folder, path) = scenario("It is so\nrules F-1\n\nexpect bag 25\n");
    let passed = "one scenario passed\n";
    assert_eq!(says(&["scenario", "run", &path]), passed);
    let folder = folder.path().to_str().expect("a path of letters");
    assert_eq!(says(&["scenario", "run", folder]), passed);
    let told = complains(&["scenario", "run", "/no/such.scenario"]);
    assert!(told.contains("/no/such.scenario"), "{told}");
}

#[test]
fn a_trace_tells_what_happens_in_each_step() {
    let text = "A turn\nrules F-20\nplayers 3\n\n1 roll ~ R4 B2 G1\nexpect tray none\n";
    let (_folder, path) = scenario(text);
    let traced = format!("{path}\n  line 5: rolled R4; rolled B2; rolled G1; unused\n");
    // Also of a scenario that fails, which is when it is needed.
    let failed = crate::klaxon(&["scenario", "run", "--trace", &path]).output();
    let failed = failed.expect("klaxon runs");
    assert_eq!(failed.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&failed.stdout).starts_with(&traced));
    fs::write(
        &path,
        text.replace("expect tray none", "expect tray R4 B2 G1"),
    )
    .expect("written");
    let printed = says(&["scenario", "run", "--trace", &path]);
    assert_eq!(printed, format!("{traced}one scenario passed\n"));
    let german = says(&["--lang", "de", "scenario", "run", "--trace", &path]);
    assert!(german.contains("Zeile 5: rolled R4"), "{german}");
}

#[test]
fn a_scenario_of_version_1_is_rewritten_once() {
    let (folder, path) = scenario("A turn\nrules F-21\nplayers 2\nexpect took 0 0\n");
    let passing = folder.path().join("two.scenario");
    fs::write(&passing, "It is so\nrules F-1\n\nexpect  bag 25").expect("written");
    let folder = folder.path().to_str().expect("a path of letters");
    complains(&["scenario", "run", folder]);
    let rewritten = says(&["scenario", "upgrade", folder]);
    assert_eq!(rewritten, "1 of 2 scenarios rewritten\n");
    let read = |path: &Path| fs::read_to_string(path).expect("a file");
    let new = "A turn\nrules F-21\nplayers 2\nexpect taken 0 0\n";
    assert_eq!(read(Path::new(&path)), new);
    assert_eq!(read(&passing), "It is so\nrules F-1\n\nexpect  bag 25");
    assert_eq!(says(&["scenario", "run", folder]), "2 scenarios passed\n");
    let again = says(&["scenario", "upgrade", folder]);
    assert_eq!(again, "0 of 2 scenarios rewritten\n");
}
