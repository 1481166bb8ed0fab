//! The tests in a real browser.

use crate::axe;
use crate::command::run_and_read;
use crate::counts::Counts;

/// All of them, with the features that the other tests are built with.
const TESTS: &str = "test --workspace --exclude klaxon-web --test browser";

/// Runs every test of the page. Browsers on a busy machine are not exact: a test that fails has a second try, and the
/// report names it.
pub(crate) fn all(binary: &str) -> Result<Counts, String> {
    let axe = axe::path();
    let variables = [("KLAXON_BINARY", binary), ("KLAXON_AXE", &axe)];
    let (lines, ok) = run_and_read("cargo", TESTS, &variables)?;
    let first = Counts::of(&lines);
    if ok {
        return Ok(first);
    }
    let failed = failed(&lines);
    if failed.is_empty() {
        return Err(format!("failed: cargo {TESTS}"));
    }
    let again = format!("{TESTS} -- --exact --test-threads=1 {}", failed.join(" "));
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
