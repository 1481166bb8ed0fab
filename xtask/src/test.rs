//! Every check there is.

use crate::axe;
use crate::bench;
use crate::browser;
use crate::command::{install, root, run, run_and_read, run_with};
use crate::counts::Counts;
use crate::servers;
use crate::stages::Stages;

/// Property tests try this many cases here; a plain `cargo test` tries 256.
const CASES: &str = "3000";

/// The compiler's target for browsers: the page is never compiled for this machine.
const WASM: &str = "wasm32-unknown-unknown";

/// Format, lints, documentation, tests: quick answers first.
pub(crate) fn all() -> Result<(), String> {
    let mut stages = Stages::default();
    let result = every_stage(&mut stages);
    stages.print();
    let Counts { passed, failed } = result?;
    println!("\n{passed} passed, {failed} failed");
    match failed {
        0 => Ok(()),
        _ => Err("failed: cargo test".to_owned()),
    }
}

fn every_stage(stages: &mut Stages) -> Result<Counts, String> {
    stages.run("format", || run("cargo", "fmt --all --check"))?;
    stages.run("tools", install_tools)?;
    stages.run("lints", lints)?;
    stages.run("documentation", documentation)?;
    stages.run("release build", release_build)?;
    stages.run("instruction counts", bench::check)?;
    let native = stages.run("tests", tests)?;
    let page = stages.run("browser tests", || browser::everyday(&binary()))?;
    Ok(native.and(page))
}

fn install_tools() -> Result<(), String> {
    for program in ["strace", "python3", "faketime", "chromium"] {
        install(program, program)?;
    }
    servers::install()?;
    if !has_wasm() {
        run("rustup", &format!("target add {WASM}"))?;
    }
    axe::install()
}

/// Returns whether the compiler can build for browsers.
fn has_wasm() -> bool {
    let asked = std::process::Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    let folder = asked.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    folder.is_ok_and(|folder| std::path::Path::new(&folder).is_dir())
}

fn lints() -> Result<(), String> {
    run(
        "cargo",
        "clippy --workspace --exclude klaxon-web --all-targets --quiet -- -D warnings",
    )?;
    let page = format!("clippy --package klaxon-web --target {WASM} --quiet -- -D warnings");
    run("cargo", &page)
}

fn documentation() -> Result<(), String> {
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    let rest = "--no-deps --quiet --document-private-items";
    run_with(
        "cargo",
        &format!("doc --workspace --exclude klaxon-web {rest}"),
        &strict,
    )?;
    let page = format!("doc --package klaxon-web --target {WASM} {rest}");
    run_with("cargo", &page, &strict)
}

fn release_build() -> Result<(), String> {
    run("cargo", "build --release --package klaxon")
}

/// Builds the program as people run it; where it is. One that `KLAXON_BINARY` names is taken as it is.
pub(crate) fn built() -> Result<String, String> {
    if let Ok(binary) = std::env::var("KLAXON_BINARY") {
        return Ok(binary);
    }
    release_build()?;
    Ok(binary())
}

fn binary() -> String {
    root().join("target/release/klaxon").display().to_string()
}

/// Every test of every crate, except those in a browser. The server is killed and traced as people run it: the release
/// build.
fn tests() -> Result<Counts, String> {
    let binary = binary();
    let variables = [("PROPTEST_CASES", CASES), ("KLAXON_BINARY", &binary)];
    let arguments = "test --workspace --exclude klaxon-web --no-fail-fast";
    let (lines, ok) = run_and_read("cargo", arguments, &variables)?;
    let counts = Counts::of(&lines);
    match ok || counts.failed > 0 {
        true => Ok(counts),
        false => Err("failed: cargo test".to_owned()),
    }
}

/// Every fuzz target for a while.
pub(crate) fn fuzz(seconds: &str) -> Result<(), String> {
    if !crate::command::exists("cargo-fuzz", "--version") {
        run("cargo", "install --locked cargo-fuzz")?;
    }
    let targets = [
        "card", "deck", "notation", "play", "position", "record", "request", "scenario", "wire",
    ];
    for target in targets {
        // What is found goes to the first folder, so that the kept corpus grows on purpose only.
        let found = format!("target/fuzz-corpus/{target}");
        let kept = format!("fuzz/corpus/{target}");
        for folder in [&found, &kept] {
            std::fs::create_dir_all(root().join(folder))
                .map_err(|error| format!("{folder}: {error}"))?;
        }
        let corpora = format!("{found} {kept}");
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
        "test --release --package klaxon-games --package klaxon-flatline --package klaxon-planter --test games \
         --test flatline --test planter -- --nocapture conformance many_games",
        &[("KLAXON_GAMES", games)],
    )
}

/// The test that kills a server, as often as is asked for, with what came of it all together at the end. The chances are
/// the same each time, unless `KLAXON_SEED` says otherwise.
pub(crate) fn kills(kills: &str) -> Result<(), String> {
    many("crash", "KLAXON_KILLS", kills)
}

/// The test with three nodes to which everything happens that can: so many faults, and what came of it all at the end.
pub(crate) fn chaos(faults: &str) -> Result<(), String> {
    servers::install()?;
    many("cluster", "KLAXON_FAULTS", faults)
}

/// A test of the program as people run it, with as much trouble as a variable says.
fn many(test: &str, variable: &str, how_many: &str) -> Result<(), String> {
    how_many
        .parse::<usize>()
        .map_err(|_| format!("not a number: {how_many}"))?;
    let binary = built()?;
    let seed = std::env::var("KLAXON_SEED").unwrap_or_else(|_| "1".to_owned());
    let variables = [
        (variable, how_many),
        ("KLAXON_SEED", &seed),
        ("KLAXON_BINARY", &binary),
    ];
    run_with(
        "cargo",
        &format!("test --quiet --package klaxon --test {test} -- --nocapture"),
        &variables,
    )
}

/// The page on a slow phone: figures, no verdict.
pub(crate) fn page_speed() -> Result<(), String> {
    install("chromium", "chromium")?;
    let binary = built()?;
    let arguments = "test --package klaxon-browser-tests --test browser -- --ignored --nocapture --test-threads=1 measure";
    run_with("cargo", arguments, &[("KLAXON_BINARY", &binary)])
}

/// The browser tests, with a picture of every screen they come to.
pub(crate) fn screenshots() -> Result<(), String> {
    install("chromium", "chromium")?;
    axe::install()?;
    let axe = axe::path();
    let binary = built()?;
    let folder = root().join("docs/screenshots");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let folder = folder.display().to_string();
    let variables = [
        ("KLAXON_BINARY", binary.as_str()),
        ("KLAXON_SCREENSHOTS", &folder),
        ("KLAXON_AXE", &axe),
    ];
    run_with(
        "cargo",
        "test --package klaxon-browser-tests --test browser",
        &variables,
    )
}
