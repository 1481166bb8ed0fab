//! The example in `examples/python`, which was written from the documentation alone, plays whole games with bots.

mod process;

use std::path::Path;
use std::process::Command;

use process::{Server, klaxon};
use tempfile::TempDir;

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
    let output = Command::new("python3")
        .arg(example)
        .arg(format!("http://{address}"))
        .args(["--game", game, "--pace", "0", "--drop", "10", "--seed", "1"])
        .args(options.iter().flat_map(|option| ["--option", option]))
        .output()
        .expect("python3 is installed");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}\n{errors}");
    told
}

#[test]
fn a_python_program_plays_fuse_with_three_bots_to_the_end() {
    let told = play("fuse", &["clock 0:20"]);
    assert!(
        told.lines()
            .last()
            .is_some_and(|line| line.starts_with("result: ")),
        "{told}"
    );
}

#[test]
fn a_python_program_plays_the_bomb_planter_game_with_three_bots_to_the_end() {
    let told = play("planter", &["extras yes"]);
    assert!(
        told.lines()
            .last()
            .is_some_and(|line| line.starts_with("result: won by")),
        "{told}"
    );
}
