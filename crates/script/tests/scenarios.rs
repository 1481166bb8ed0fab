//! Every scenario passes, every rule has one, and every rule that refuses has one that expects it to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use klaxon_script::{Scenario, run};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scenarios(game: &str) -> Vec<(String, String)> {
    let folder = root().join("scenarios").join(game);
    let files = fs::read_dir(folder).expect("the scenarios").flatten();
    let mut scenarios: Vec<(String, String)> = files
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, fs::read_to_string(file.path()).expect("a scenario"))
        })
        .collect();
    scenarios.sort();
    scenarios
}

/// The ids of the rules in the page that is the specification of a game: list items that begin with one.
fn rules(page: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("docs/rules").join(page)).expect("the rules");
    let items = text.lines().filter_map(|line| line.strip_prefix("- "));
    let ids = items.filter_map(|item| item.split_whitespace().next());
    let is_id = |id: &&str| {
        id.split_once('-')
            .is_some_and(|(letter, number)| letter.len() == 1 && number.parse::<u8>().is_ok())
    };
    ids.filter(is_id).map(str::to_owned).collect()
}

/// A game's folder of scenarios, its page of rules, how many rules that has at least, and where refusals name them.
struct Specified {
    folder: &'static str,
    page: &'static str,
    letter: &'static str,
    rules: usize,
    sources: [&'static str; 2],
}

#[test]
fn every_scenario_of_fuse_passes_and_every_rule_has_one() {
    check(&Specified {
        folder: "fuse",
        page: "fuse.md",
        letter: "F-",
        rules: 45,
        sources: [
            include_str!("../../fuse/src/game/refusal.rs"),
            include_str!("../../fuse/src/game/problem.rs"),
        ],
    });
}

#[test]
fn every_scenario_of_planter_passes_and_every_rule_has_one() {
    check(&Specified {
        folder: "planter",
        page: "bomb-planter.md",
        letter: "B-",
        rules: 18,
        sources: [
            include_str!("../../planter/src/refusal.rs"),
            include_str!("../../planter/src/problem.rs"),
        ],
    });
}

fn check(game: &Specified) {
    let mut named = BTreeSet::new();
    let mut refused = BTreeSet::new();
    let mut failures = Vec::new();
    for (name, text) in scenarios(game.folder) {
        match text.parse::<Scenario>() {
            Ok(scenario) => {
                let report = run(&scenario);
                failures.extend(report.faults.into_iter().map(|fault| (name.clone(), fault)));
                refused.extend(report.refused);
                named.extend(scenario.rules);
            }
            Err(faults) => failures.extend(faults.into_iter().map(|fault| (name.clone(), fault))),
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");

    let rules = rules(game.page);
    assert!(rules.len() >= game.rules, "only {} rules", rules.len());
    let without: Vec<_> = rules.difference(&named).collect();
    assert!(without.is_empty(), "rules without a scenario: {without:?}");
    let unknown: Vec<_> = named.difference(&rules).collect();
    assert!(
        unknown.is_empty(),
        "scenarios name rules that do not exist: {unknown:?}"
    );

    let words = game.sources.iter().flat_map(|source| source.split('"'));
    let refusing: BTreeSet<&str> = words.filter(|word| word.starts_with(game.letter)).collect();
    let silent: Vec<_> = refusing
        .iter()
        .filter(|rule| !refused.contains(**rule))
        .collect();
    assert!(
        silent.is_empty(),
        "rules that refuse, but no scenario shows it: {silent:?}"
    );
}

/// A scenario that fails says where and what.
#[test]
fn a_wrong_expectation_is_told_with_its_line() {
    let text = "It is not so\nrules F-20\nplayers 3\n\ngiven tray R4 B2 G1\nexpect tray B2 R4\n";
    let faults = run(&text.parse().expect("readable")).faults;
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].line, 6);
    let told = format!("{:?}", faults[0].problem);
    assert!(
        told.contains("B2 R4") && told.contains("B2 G1 R4"),
        "{told}"
    );
}

fn unclear(line: &str, key: &str) {
    let text = format!("It is unclear\nrules F-20\nplayers 3\n{line}\n");
    let faults = match text.parse::<Scenario>() {
        Ok(scenario) => run(&scenario).faults,
        Err(faults) => faults,
    };
    assert_eq!(faults.len(), 1, "{line}");
    assert_eq!(faults[0].line, 4, "{line}");
    assert_eq!(faults[0].problem.message().key, key, "{line}");
}

#[test]
fn what_cannot_be_understood_is_told_with_its_line() {
    unclear("rules F-1 F-2 F-3 F-4", "scenario-rules");
    unclear("player 3", "fuse-option-unknown");
    unclear("difficulty easy", "fuse-option-difficulty");
    unclear("given 1a 3: R,", "card-expected-space");
    unclear("given 1a 9z", "scenario-no-such-card");
    unclear("given 1a 3: R with B4", "scenario-wrong-dice");
    unclear("given 1a 3: R with R4 R4", "scenario-too-many-dice");
    unclear("given 4a 3: R", "scenario-seat");
    unclear("given tray X4", "scenario-die");
    unclear("given tray R1 R1 R1 R1 R1 B1", "scenario-given");
    unclear(
        "given 1a 3: R, R, R, R, R, R with R1 R1 R1 R1 R1 R1",
        "scenario-no-such-die",
    );
    unclear("given 1a 3: R with R4", "scenario-complete");
    unclear("given turn many", "scenario-number");
    unclear("given nonsense", "scenario-given");
    unclear("given phase asleep", "scenario-given");
    unclear("at noon", "scenario-time");
    unclear("1 fly", "scenario-action");
    unclear("1 roll ~ R4 B2", "scenario-chance-ran-out");
    unclear("1 roll ~ R4 B2 G1 K1", "scenario-chance-left");
    unclear("1 roll ~ 4 R4 B2", "scenario-chance-misfit");
    unclear("1 roll ~ purple", "scenario-chance");
    unclear("9 roll", "scenario-differs");
    unclear("expect nonsense", "scenario-expect");
    unclear("expect seen 2 tray", "scenario-seen");
    unclear("start ~ seed x", "scenario-seed");
    unclear("1 roll ! F-20", "scenario-differs");
}

#[test]
fn a_scenario_has_a_title_and_rules() {
    let faults = "Only a title".parse::<Scenario>().expect_err("no rules");
    assert_eq!(faults[0].problem.message().key, "scenario-no-rules");
    let late = "Title\nrules F-1\nexpect turn 1\ngiven tray R1\n";
    let faults = late.parse::<Scenario>().expect_err("too late");
    assert_eq!(
        (faults[0].line, faults[0].problem.message().key),
        (4, "scenario-unknown-line")
    );
}
