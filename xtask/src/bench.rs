//! Benchmarks by instruction count, which no other load on the machine disturbs, compared with a baseline.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::command::{install, root, run, run_and_read, run_with};
use crate::servers;

/// The version must be that of the `gungraun` crate in the workspace.
const RUNNER: &str = "0.20.0";
/// A benchmark may take so many percent more instructions than the baseline.
const GROWTH: u64 = 10;

type Counts = BTreeMap<String, u64>;

/// Counts, and compares with the baseline: more than a tenth more is a failure.
pub(crate) fn check() -> Result<(), String> {
    let counts = count()?;
    let path = baseline_path();
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let baseline = parse_baseline(&text);
    let mut failures = Vec::new();
    println!("\n{:>12} {:>12}  benchmark", "baseline", "now");
    for (name, &now) in &counts {
        let Some(&before) = baseline.get(name) else {
            failures.push(format!("{name} is not in the baseline"));
            continue;
        };
        println!("{before:>12} {now:>12}  {name}");
        if now * 100 > before * (100 + GROWTH) {
            failures.push(format!("{name}: {now} instructions, {before} before"));
        }
    }
    let gone = baseline.keys().filter(|name| !counts.contains_key(*name));
    failures.extend(gone.map(|name| format!("{name} is in the baseline, but was not measured")));
    if failures.is_empty() {
        return Ok(());
    }
    failures.push("if it is meant, accept it: cargo xtask bench accept".to_owned());
    Err(failures.join("\n"))
}

/// Counts, and makes the result the new baseline.
pub(crate) fn accept() -> Result<(), String> {
    let counts = count()?;
    let lines = counts
        .iter()
        .map(|(name, count)| format!("{count} {name}\n"));
    let path = baseline_path();
    fs::write(&path, lines.collect::<String>()).map_err(|e| format!("{}: {e}", path.display()))
}

/// Wall time, on this machine, now.
pub(crate) fn wall() -> Result<(), String> {
    servers::install()?;
    let none = [("KLAXON_PAGE", "none")];
    run_with("cargo", "bench --workspace --bench wall", &none)
}

/// Memory of rooms, on this machine.
pub(crate) fn memory() -> Result<(), String> {
    run("cargo", "bench -p klaxon-driver --bench memory")
}

fn baseline_path() -> PathBuf {
    root().join("xtask/instructions.txt")
}

fn parse_baseline(text: &str) -> Counts {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let counts = lines.filter_map(|(count, name)| Some((name.to_owned(), count.parse().ok()?)));
    counts.collect()
}

/// Runs the benchmarks under valgrind, both of which are installed if they are missing.
fn count() -> Result<Counts, String> {
    install("valgrind", "valgrind")?;
    let runner = root().join("target/tools/bin/gungraun-runner");
    if !runner.exists() {
        let install =
            format!("install --locked --root target/tools --version {RUNNER} gungraun-runner");
        run("cargo", &install)?;
    }
    let runner = runner.display().to_string();
    let (lines, ok) = run_and_read(
        "cargo",
        "bench --workspace --bench instructions",
        &[("GUNGRAUN_RUNNER", &runner), ("KLAXON_PAGE", "none")],
    )?;
    let counts = parse_counts(&lines);
    if ok && !counts.is_empty() {
        Ok(counts)
    } else {
        Err("the benchmarks did not run".to_owned())
    }
}

/// A line with the name of a benchmark, then one with its instructions: `  Instructions:   98|97   (...)`.
fn parse_counts(lines: &[String]) -> Counts {
    let mut counts = Counts::new();
    let mut name = "";
    for line in lines {
        if let Some(rest) = line.strip_prefix("instructions::") {
            name = rest.split(":(").next().unwrap_or(rest);
        }
        let count = line.trim().strip_prefix("Instructions:");
        let count = count.and_then(|rest| rest.split('|').next()?.trim().parse().ok());
        if let Some(count) = count {
            counts.insert(name.to_owned(), count);
        }
    }
    counts
}
