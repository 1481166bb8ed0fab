//! Every scenario passes, every rule has one, and every rule that refuses has one that expects it to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use klaxon_script::{Scenario, rules_of, run};

/// All folders of scenarios.
const FOLDERS: [&str; 5] = ["combined", "countdown", "flatline", "fuse", "planter"];

/// A page of rules, how many there are at least, in which folders of scenarios they are shown, and where refusals name them.
struct Page {
    rules: &'static str,
    letter: &'static str,
    least: usize,
    folders: &'static [&'static str],
    sources: &'static [&'static str],
}

/// Where FUSE and Countdown refuse.
const FUSE_REFUSES: &[&str] = &[
    include_str!("../../../fuse/src/game/refusal.rs"),
    include_str!("../../../fuse/src/game/problem.rs"),
];

const PAGES: [Page; 4] = [
    Page {
        rules: include_str!("../../../../docs/rules/fuse.md"),
        letter: "F-",
        least: 45,
        folders: &["fuse", "combined"],
        sources: FUSE_REFUSES,
    },
    Page {
        rules: include_str!("../../../../docs/rules/countdown.md"),
        letter: "C-",
        least: 47,
        folders: &["countdown", "combined"],
        sources: FUSE_REFUSES,
    },
    Page {
        rules: include_str!("../../../../docs/rules/bomb-planter.md"),
        letter: "B-",
        least: 18,
        folders: &["planter"],
        sources: &[
            include_str!("../../../planter/src/refusal.rs"),
            include_str!("../../../planter/src/problem.rs"),
        ],
    },
    Page {
        rules: include_str!("../../../../docs/rules/flatline.md"),
        letter: "L-",
        least: 43,
        folders: &["flatline"],
        sources: &[
            include_str!("../../../flatline/src/refusal.rs"),
            include_str!("../../../flatline/src/problem.rs"),
        ],
    },
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

/// The names and texts of all scenarios of a folder.
fn scenarios(folder: &str) -> Vec<(String, String)> {
    let files = fs::read_dir(root().join(folder)).expect("the scenarios");
    let mut scenarios: Vec<(String, String)> = files
        .flatten()
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, fs::read_to_string(file.path()).expect("a scenario"))
        })
        .collect();
    scenarios.sort();
    scenarios
}

#[test]
fn every_folder_is_known() {
    let folders = fs::read_dir(root()).expect("the scenarios").flatten();
    let mut folders: Vec<_> = folders.map(|folder| folder.file_name()).collect();
    folders.sort();
    assert_eq!(folders, FOLDERS);
}

#[test]
fn every_scenario_passes() {
    let mut failures = Vec::new();
    for folder in FOLDERS {
        let scenarios = scenarios(folder);
        assert!(scenarios.len() > 10, "only {} in {folder}", scenarios.len());
        for (name, text) in scenarios {
            let faults = super::faults(&text).into_iter();
            failures.extend(faults.map(|fault| (folder, name.clone(), fault)));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn every_rule_has_a_scenario() {
    for page in &PAGES {
        let rules: BTreeSet<&str> = rules_of(page.rules).collect();
        assert!(rules.len() >= page.least, "only {} rules", rules.len());
        assert!(rules.iter().all(|rule| rule.starts_with(page.letter)));
        let texts = page.folders.iter().flat_map(|folder| scenarios(folder));
        let read = texts.filter_map(|(_, text)| text.parse::<Scenario>().ok());
        let named: BTreeSet<String> = read.flat_map(|scenario| scenario.rules).collect();
        let without = rules.iter().filter(|rule| !named.contains(**rule));
        let without: Vec<_> = without.collect();
        assert!(without.is_empty(), "rules without a scenario: {without:?}");
    }
}

#[test]
fn every_rule_that_refuses_is_seen_to() {
    for page in &PAGES {
        let words = page.sources.iter().flat_map(|source| source.split('"'));
        let refusing: BTreeSet<&str> = words.filter(|word| word.starts_with(page.letter)).collect();
        assert!(refusing.len() > 5, "the search found only {refusing:?}");
        let unknown = refusing
            .iter()
            .filter(|rule| !rules_of(page.rules).any(|one| one == **rule));
        assert_eq!(unknown.count(), 0, "{refusing:?} are not all rules");
        let texts = page.folders.iter().flat_map(|folder| scenarios(folder));
        let read = texts.filter_map(|(_, text)| text.parse::<Scenario>().ok());
        let refused: BTreeSet<String> = read.flat_map(|scenario| run(&scenario).refused).collect();
        let silent = refusing.iter().filter(|rule| !refused.contains(**rule));
        let silent: Vec<_> = silent.collect();
        assert!(
            silent.is_empty(),
            "rules that refuse, but no scenario shows it: {silent:?}"
        );
    }
}
