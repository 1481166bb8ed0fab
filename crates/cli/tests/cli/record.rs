//! `klaxon record`, as a person calls it.

use std::fs;

use tempfile::TempDir;

use crate::{complains, says};

const OLD: &str = include_str!("../fixtures/planter-version-1.game");
const NEW: &str = include_str!("../../../../golden/planter/standard-2.game");

#[test]
fn a_record_of_version_1_is_rewritten_once() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("evening.game");
    fs::write(&file, OLD).expect("written");
    let read = || fs::read_to_string(&file).expect("a file");
    let folder = folder.path().to_str().expect("a path of letters");
    let rewritten = says(&["record", "upgrade", folder]);
    assert_eq!(rewritten, "one record rewritten\n");
    assert_eq!(read(), NEW);
    let again = says(&["record", "upgrade", folder]);
    assert_eq!(again, "0 records rewritten\n");
    assert_eq!(read(), NEW);
}

#[test]
fn a_record_that_plays_otherwise_stays_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    let (one, other) = (folder.path().join("a.game"), folder.path().join("b.game"));
    let wrong = OLD.replacen("drew 2 15", "drew 2 3", 1);
    assert_ne!(wrong, OLD);
    fs::write(&one, &wrong).expect("written");
    fs::write(&other, OLD).expect("written");
    let line = 1 + wrong
        .lines()
        .zip(OLD.lines())
        .take_while(|(a, b)| a == b)
        .count();
    let folder = folder.path().to_str().expect("a path of letters");
    let told = complains(&["record", "upgrade", folder]);
    assert!(told.contains(&format!("a.game:{line}:1")), "{told}");
    assert!(told.contains("drew 2 15"), "{told}");
    let read = |path| fs::read_to_string(path).expect("a file");
    assert_eq!(read(&one), wrong);
    assert_eq!(read(&other), NEW, "the others are rewritten nevertheless");
}

#[test]
fn what_is_no_record_is_told() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("tea.game");
    fs::write(&file, "tea for two\n").expect("written");
    let path = file.to_str().expect("a path of letters");
    let told = complains(&["record", "upgrade", path]);
    assert!(told.contains("this is no record of version 1"), "{told}");
    assert!(complains(&["record", "upgrade", "/no/such.game"]).contains("/no/such.game"));
}
