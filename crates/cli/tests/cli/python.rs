//! The examples in `examples/python`, which were written from the documentation alone: one plays whole games with bots, one
//! checks the dice of records.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::process::{Server, klaxon};
use tempfile::TempDir;

/// Runs the command. Python is nothing that the tests could do without.
fn run(mut command: Command) -> Output {
    match command.output() {
        Ok(output) => output,
        Err(error) => panic!("python3 does not run, install Python 3.9 or newer: {error}"),
    }
}

/// Plays a game to its end, dropping its connection once on the way; what it told.
fn play(game: &str, options: &[&str]) -> String {
    let data = TempDir::new().expect("a folder");
    let folder = data.path().display().to_string();
    let mut server = Server::start(klaxon(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        &folder,
    ]));
    let address = server.open();
    let example =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/klaxon_player.py");
    let mut command = Command::new("python3");
    command
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(example)
        .arg(format!("http://{address}"))
        .args(["--game", game, "--pace", "0", "--drop", "10", "--seed", "1"])
        .args(options.iter().flat_map(|option| ["--option", option]));
    let output = run(command);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    let log = server.log();
    assert_eq!(output.status.code(), Some(0), "{told}\n{errors}\n{log}");
    told
}

/// It lost its connection on purpose, came back, and repeated the one message that had no answer.
fn check_that_it_came_back(told: &str) {
    for line in ["dropped on purpose", "-- came back", "messages repeated: 1"] {
        assert_eq!(told.matches(line).count(), 1, "{line}: {told}");
    }
}

/// What the last line tells about the result.
fn result(told: &str) -> &str {
    let last = told.lines().last();
    let result = last.and_then(|line| line.strip_prefix("result: "));
    result.unwrap_or_else(|| panic!("no result: {told}"))
}

#[test]
fn a_python_program_plays_fuse_with_three_bots_to_the_end() {
    let told = play("fuse", &["clock 0:20"]);
    check_that_it_came_back(&told);
    let result = result(&told);
    let ended = result.starts_with("won at ") || result.starts_with("lost at ");
    assert!(ended && result.contains(", score "), "{result}");
}

#[test]
fn a_python_program_plays_the_bomb_planter_game_with_three_bots_to_the_end() {
    let told = play("planter", &["extras yes", "window 0:01"]);
    check_that_it_came_back(&told);
    let result = result(&told);
    assert!(result.starts_with("won by "), "{result}");
    for name in ["Python", "bot 2", "bot 3", "bot 4"] {
        assert!(result.contains(name), "{name}: {result}");
    }
}

/// Runs the checker; its exit code, and what it told.
fn check(arguments: &[&Path]) -> (Option<i32>, String) {
    let example =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/klaxon_checker.py");
    let mut command = Command::new("python3");
    command
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(example)
        .args(arguments);
    let output = run(command);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(errors, "", "{told}");
    (output.status.code(), told)
}

fn workspace(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

#[test]
fn a_python_program_finds_the_published_examples() {
    let vectors = workspace("docs/fairness-vectors.txt");
    let (code, told) = check(&[Path::new("--vectors"), &vectors]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("examples that fit: 31"), "{told}");
}

#[test]
fn a_python_program_checks_records_and_every_die_of_fuse() {
    for game in [
        "fuse",
        "countdown",
        "fuse+roles+sparks",
        "flatline",
        "planter",
    ] {
        let record = workspace(&format!("crates/room/tests/records/{game}.game"));
        let (code, told) = check(&[&record]);
        assert_eq!(code, Some(0), "{told}");
        assert!(told.contains("checked by 2 of 2 devices"), "{told}");
        let dice = told.contains("dice that come from the seed: 81");
        assert_eq!(dice, game == "fuse", "{told}");
    }
}

#[test]
fn a_python_program_names_whoever_cheated() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("evening.game");
    let fair = workspace("crates/room/tests/records/fuse.game");
    let fair = fs::read_to_string(fair).expect("a record");
    for (from, to, expected) in [
        (
            "secret server 07",
            "secret server 08",
            "the server revealed another secret",
        ),
        (
            "secret 2 a2",
            "secret 2 a3",
            "the device of member 2 revealed another secret",
        ),
        ("\nsecret 2 ", "\nsecret 3 ", "without a commitment"),
        ("clock 1:00", "clock 1:01", "the set-up is not the one"),
        ("\nseed ", "\nseed 0", "the seed is not made of"),
        (
            "rolled ",
            "rolled R1; rolled ",
            "does not come from the seed",
        ),
    ] {
        let changed = fair.replacen(from, to, 1);
        assert_ne!(changed, fair, "{from}");
        fs::write(&file, changed).expect("written");
        let (code, told) = check(&[&file]);
        assert_eq!(code, Some(1), "{from}: {told}");
        assert!(told.contains(expected), "{from}: {told}");
    }
}
