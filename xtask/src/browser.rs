//! The tests in a real browser: those of every day, and whole games that take too long for that.

use std::fs;

use crate::axe;
use crate::command::{install, root, run_and_read};
use crate::counts::Counts;
use crate::test;

/// All of them, with the features that the other tests are built with.
const TESTS: &str = "test --workspace --exclude klaxon-web --test browser";

/// Where they are.
const FOLDER: &str = "crates/browser-tests/tests/browser";

/// What marks a test that is only run when all are asked for.
const CHORE: &str = "#[ignore = \"a chore: cargo xtask browser --all\"]";

/// Runs the tests of every day, and if they are wanted the chores too.
pub(crate) fn run(chores: bool) -> Result<(), String> {
    install("chromium", "chromium")?;
    axe::install()?;
    let binary = test::built()?;
    let mut counts = everyday(&binary)?;
    if chores {
        counts = counts.and(games(&binary)?);
    }
    println!("\n{} passed, {} failed", counts.passed, counts.failed);
    match counts.failed {
        0 => Ok(()),
        _ => Err("failed: the browser tests".to_owned()),
    }
}

/// Runs every test of the page that is not ignored.
pub(crate) fn everyday(binary: &str) -> Result<Counts, String> {
    twice(binary, "", "")
}

/// Runs the chores. Each game has the machine for itself: bots and people share its clock.
fn games(binary: &str) -> Result<Counts, String> {
    let names = chores()?;
    match names.is_empty() {
        true => Ok(Counts::default()),
        false => twice(
            binary,
            "--ignored --test-threads=1",
            &format!("--exact {}", names.join(" ")),
        ),
    }
}

/// Browsers on a busy machine are not exact: a test that fails has a second try, and the report names it.
fn twice(binary: &str, how: &str, which: &str) -> Result<Counts, String> {
    let axe = axe::path();
    let variables = [("KLAXON_BINARY", binary), ("KLAXON_AXE", &axe)];
    let all = format!("{TESTS} -- {how} {which}");
    let (lines, ok) = run_and_read("cargo", &all, &variables)?;
    let first = Counts::of(&lines);
    if ok {
        return Ok(first);
    }
    let failed = failed(&lines);
    if failed.is_empty() {
        return Err(format!("failed: cargo {all}"));
    }
    let one_by_one = "--exact --include-ignored --test-threads=1";
    let again = format!("{TESTS} -- {one_by_one} {}", failed.join(" "));
    let (lines, _) = run_and_read("cargo", &again, &variables)?;
    let second = Counts::of(&lines);
    println!(
        "\nof {} browser tests that failed, {} passed at the second try: {}",
        failed.len(),
        second.passed,
        failed.join(", ")
    );
    Ok(Counts {
        passed: first.passed + second.passed,
        failed: first.failed - second.passed,
    })
}

/// The names of the tests that failed.
fn failed(lines: &[String]) -> Vec<&str> {
    let names = lines
        .iter()
        .filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    names.collect()
}

/// The names of the chores, by the mark before them.
fn chores() -> Result<Vec<String>, String> {
    let folder = root().join(FOLDER);
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for file in fs::read_dir(&folder).map_err(wrong)?.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|kind| kind == "rs") {
            let module = path.file_stem().unwrap_or_default().to_string_lossy();
            let source = fs::read_to_string(&path).map_err(wrong)?;
            names.extend(chores_of(&module, &source));
        }
    }
    names.sort();
    Ok(names)
}

fn chores_of(module: &str, source: &str) -> Vec<String> {
    let marked = source.split(CHORE).skip(1);
    let named = marked.filter_map(|after| {
        let function = after.split("fn ").nth(1)?;
        Some(format!("{module}::{}", function.split('(').next()?))
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chores_are_found_by_their_mark() {
        let source = format!(
            "#[tokio::test]\nasync fn one() {{}}\n#[tokio::test]\n{CHORE}\nasync fn nine() {{}}\n\
             #[ignore = \"pictures\"]\nfn look() {{}}\n"
        );
        assert_eq!(chores_of("epic", &source), ["epic::nine"]);
        assert!(chores().is_ok());
    }
}
