//! Every check there is.

use crate::bench;
use crate::command::{install, root, run, run_and_read, run_with};

/// Property tests try this many cases here; a plain `cargo test` tries 256.
const CASES: &str = "3000";

/// Format, lints, documentation, tests: quick answers first.
pub(crate) fn all() -> Result<(), String> {
    run("cargo", "fmt --all --check")?;
    run(
        "cargo",
        "clippy --workspace --all-targets --quiet -- -D warnings",
    )?;
    run_with(
        "cargo",
        "doc --workspace --no-deps --quiet --document-private-items",
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    bench::check()?;
    tests()
}

/// Every test of every crate, and one line with their sum at the end. The server is killed and traced as people run it:
/// the release build.
fn tests() -> Result<(), String> {
    install("strace", "strace")?;
    install("python3", "python3")?;
    install("chromium", "chromium")?;
    run("cargo", "build --release --package klaxon")?;
    let binary = root().join("target/release/klaxon").display().to_string();
    let variables = [("PROPTEST_CASES", CASES), ("KLAXON_BINARY", &binary)];
    let (lines, ok) = run_and_read("cargo", "test --workspace --no-fail-fast", &variables)?;
    let count = |word: &str| -> u32 {
        let results = lines.iter().filter(|line| line.starts_with("test result:"));
        let parts = results.flat_map(|line| line.split([';', '.']));
        let numbers =
            parts.filter_map(|part| part.trim().strip_suffix(word)?.trim().parse::<u32>().ok());
        numbers.sum()
    };
    println!("\n{} passed, {} failed", count("passed"), count("failed"));
    if ok {
        Ok(())
    } else {
        Err("failed: cargo test".to_owned())
    }
}

/// Every fuzz target for a while.
pub(crate) fn fuzz(seconds: &str) -> Result<(), String> {
    if !crate::command::exists("cargo-fuzz", "--version") {
        run("cargo", "install --locked cargo-fuzz")?;
    }
    let targets = [
        "card",
        "countdown_play",
        "deck",
        "notation",
        "play",
        "planter_play",
        "planter_record",
        "position",
        "record",
        "request",
        "scenario",
    ];
    for target in targets {
        // What is found goes to the first folder, so that the kept corpus grows on purpose only.
        let found = format!("target/fuzz-corpus/{target}");
        std::fs::create_dir_all(root().join(&found))
            .map_err(|error| format!("{found}: {error}"))?;
        let corpora = format!("{found} fuzz/corpus/{target}");
        let options = format!("-max_total_time={seconds}");
        run(
            "cargo",
            &format!("+nightly fuzz run {target} {corpora} -- {options}"),
        )?;
    }
    Ok(())
}

/// The conformance kit over so many games of each game, and as many whole games for each number of players.
pub(crate) fn soak(games: &str) -> Result<(), String> {
    games
        .parse::<usize>()
        .map_err(|_| format!("not a number of games: {games}"))?;
    run_with(
        "cargo",
        "test --release --workspace --test conformance --test countdown_conformance --test many_games -- --nocapture",
        &[("KLAXON_GAMES", games)],
    )
}

/// The page on a slow phone: figures, no verdict.
pub(crate) fn page_speed() -> Result<(), String> {
    install("chromium", "chromium")?;
    run("cargo", "build --release --package klaxon")?;
    let binary = root().join("target/release/klaxon").display().to_string();
    let arguments = "test --package klaxon-browser-tests -- --ignored --nocapture measure";
    run_with("cargo", arguments, &[("KLAXON_BINARY", &binary)])
}

/// The browser tests, with a picture of every screen they come to.
pub(crate) fn screenshots() -> Result<(), String> {
    install("chromium", "chromium")?;
    run("cargo", "build --release --package klaxon")?;
    let binary = root().join("target/release/klaxon").display().to_string();
    let folder = root().join("docs/screenshots");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let folder = folder.display().to_string();
    let variables = [
        ("KLAXON_BINARY", binary.as_str()),
        ("KLAXON_SCREENSHOTS", &folder),
    ];
    run_with("cargo", "test --package klaxon-browser-tests", &variables)
}
