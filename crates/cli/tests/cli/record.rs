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

/// Records of rooms, with commitments of everybody.
const FAIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../room/tests/records");

#[test]
fn a_record_is_checked_from_its_commitments_to_its_dice() {
    let told = says(&["record", "check", FAIR]);
    assert_eq!(told.lines().count(), 10, "{told}");
    for line in told.lines() {
        assert!(line.contains("2 of 2 devices had a share in it"), "{line}");
    }
    let golden = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../golden/fuse/standard-2.game"
    );
    let told = says(&["record", "check", golden]);
    assert!(told.contains("nobody committed themselves"), "{told}");
}

#[test]
fn whoever_cheated_is_named() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("evening.game");
    let path = file.to_str().expect("a path of letters");
    let fair = fs::read_to_string(format!("{FAIR}/fuse.game")).expect("a record");
    for (from, to, expected) in [
        (
            "secret server 07",
            "secret server 08",
            "The server changed its secret.",
        ),
        (
            "secret 2 a2",
            "secret 2 a3",
            "The device of member 2 revealed another secret",
        ),
        (
            "rolled ",
            "rolled R1; rolled ",
            "does not come from the seed",
        ),
        ("clock 1:00", "clock 1:01", "The server changed the set-up"),
    ] {
        let changed = fair.replacen(from, to, 1);
        assert_ne!(changed, fair, "{from}");
        fs::write(&file, changed).expect("written");
        let (code, told) = crate::finds_damage(&["record", "check", path]);
        assert_eq!(code, Some(1));
        assert!(told.contains(expected), "{told}");
    }
}
