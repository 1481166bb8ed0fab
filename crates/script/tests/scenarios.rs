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

/// A game's folder of scenarios, its page of rules, the page that these build on, how many rules there are at least, and
/// where refusals name them.
struct Specified {
    folder: &'static str,
    page: &'static str,
    builds_on: Option<&'static str>,
    letter: &'static str,
    rules: usize,
    sources: &'static [&'static str],
}

#[test]
fn every_scenario_of_fuse_passes_and_every_rule_has_one() {
    check(&Specified {
        folder: "fuse",
        page: "fuse.md",
        builds_on: None,
        letter: "F-",
        rules: 45,
        sources: &[
            include_str!("../../fuse/src/game/refusal.rs"),
            include_str!("../../fuse/src/game/problem.rs"),
        ],
    });
}

#[test]
fn every_scenario_of_countdown_passes_and_every_rule_has_one() {
    check(&Specified {
        folder: "countdown",
        page: "countdown.md",
        builds_on: Some("fuse.md"),
        letter: "C-",
        rules: 44,
        sources: &[
            include_str!("../../fuse/src/game/countdown.rs"),
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
        builds_on: None,
        letter: "B-",
        rules: 18,
        sources: &[
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
    let below = game.builds_on.map(self::rules).unwrap_or_default();
    let known: BTreeSet<String> = rules.union(&below).cloned().collect();
    let unknown: Vec<_> = named.difference(&known).collect();
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
    last_line_is_unclear("It is unclear\nrules F-20\nplayers 3", line, key);
}

fn unclear_in_planter(line: &str, key: &str) {
    let before = "It is unclear\nrules B-10\ngame planter\nplayers 3";
    last_line_is_unclear(before, line, key);
}

fn last_line_is_unclear(before: &str, line: &str, key: &str) {
    let text = format!("{before}\n{line}\n");
    let faults = match text.parse::<Scenario>() {
        Ok(scenario) => run(&scenario).faults,
        Err(faults) => faults,
    };
    assert_eq!(faults.len(), 1, "{line}");
    assert_eq!(faults[0].line, text.lines().count(), "{line}");
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
fn what_cannot_be_understood_of_countdown_is_told_with_its_line() {
    let before = "It is unclear\nrules C-30\ngame countdown\nplayers 3\ngiven 1e s1";
    let unclear = |line, key| last_line_is_unclear(before, line, key);
    unclear("layout standard", "countdown-option-unknown");
    unclear("sixes yes", "countdown-option-unknown");
    unclear("difficulty insane", "countdown-option-difficulty");
    unclear("roles cutter nobody", "countdown-option-roles");
    unclear("fuse-cards many", "countdown-option-fuse-cards");
    unclear("given 2e s2", "scenario-given");
    unclear("given 2f s1", "scenario-card-twice");
    unclear("given 2f s99", "scenario-no-such-card");
    unclear("given 2f 1a", "scenario-given");
    unclear("given 2a s2", "scenario-given");
    unclear("given row s2", "scenario-given");
    unclear("given phase unused", "scenario-given");
    unclear("given named purple", "scenario-given");
    unclear("given named R|B", "scenario-given");
    unclear("given painted R4", "scenario-given");
    unclear("given painted R4 X", "scenario-given");
    unclear("given roles-off 4", "scenario-seat");
    unclear("given sixes 4", "scenario-seat");
    unclear("given used often", "scenario-number");
    unclear("given spark-deck 1a", "scenario-no-such-card");
    unclear("1 name purple", "scenario-action");
    unclear("1 again", "scenario-action");
    unclear("1 again B2 R1", "scenario-action");
    unclear("1 place R4 a1 as purple", "scenario-action");
    unclear("expect 2e nothing", "scenario-expect");
    unclear("1 name R ! C-34", "scenario-differs");
}

#[test]
fn what_cannot_be_understood_of_planter_is_told_with_its_line() {
    let unclear = unclear_in_planter;
    unclear("game chess", "scenario-game");
    unclear("player 3", "planter-option-unknown");
    unclear("players 3", "planter-option-twice");
    unclear("extras some", "planter-option-yes-or-no");
    unclear("slow-fuse yes", "planter-option-slow-fuse");
    unclear("limit 3", "planter-option-time");
    unclear("rounds many", "planter-option-rounds");
    unclear("first 0", "planter-option-first");
    unclear("given nonsense", "scenario-given");
    unclear("given hand 4 7", "scenario-seat");
    unclear("given hand", "scenario-seat");
    unclear("given hand 1 8", "scenario-planter-card");
    unclear("given hand 1 7*0", "scenario-planter-card");
    unclear("given hand 1 7*41", "scenario-planter-card");
    unclear("given hand 1 7*", "scenario-planter-card");
    unclear("given hand 1 bomb", "scenario-planter-card");
    unclear("given hand 1 card*7", "scenario-given");
    unclear("given hand 1 3*8", "scenario-given");
    unclear("given hand 1 guy", "scenario-planter-no-card");
    unclear("given hand 1 boot*7", "scenario-planter-no-card");
    unclear("given fuse 15*15", "scenario-planter-no-card");
    unclear("given fuse 7 boot", "scenario-given");
    unclear("given beside 7", "scenario-given");
    unclear("given beside extinguisher", "scenario-planter-no-card");
    unclear("given removed card*3", "scenario-given");
    unclear("given deck card*3", "scenario-given");
    unclear("given deck 120 cards", "scenario-given");
    unclear("given deck many cards", "scenario-number");
    unclear("given deck -1 cards", "scenario-number");
    unclear("given deck 3*40", "scenario-planter-no-card");
    unclear("given bombs 1 1", "scenario-given");
    unclear("given bombs 1 1 3", "scenario-given");
    unclear("given bombs 1 1 many", "scenario-number");
    unclear("given mover 4", "scenario-seat");
    unclear("given passes 3", "scenario-given");
    unclear("given passes few", "scenario-number");
    unclear("given turn -1", "scenario-number");
    unclear("given round 0", "scenario-given");
    unclear("given round 2", "scenario-given");
    unclear("given round 256", "scenario-number");
    unclear("given between", "scenario-given");
    unclear("given slow no", "scenario-given");
    unclear("given window 0:04", "scenario-given");
    unclear("given at noon", "scenario-given");
    unclear("given since 0:01", "scenario-given");
    unclear("given score 1 2 3", "scenario-given");
    unclear("given score 1 2 3 -4", "scenario-number");
    unclear("given score 4 1 2 3", "scenario-seat");
    unclear("at noon", "scenario-time");
    unclear("1 fly", "scenario-action");
    unclear("1 play bomb", "scenario-action");
    unclear("0 pass", "scenario-seat");
    unclear("4 pass", "scenario-differs");
    unclear("1 play 3", "scenario-chance-ran-out");
    unclear("1 play 3 ~ 7 7", "scenario-chance-left");
    unclear("1 play 3 ~ guy", "scenario-chance-misfit");
    unclear("1 play 3 ~ time-bomb", "scenario-chance-misfit");
    unclear("1 play 3 ~ first:2", "scenario-chance-misfit");
    unclear("1 play 3 ~ purple", "scenario-planter-card");
    unclear("start ~ first:4", "scenario-seat");
    unclear("start ~ first:2", "scenario-chance-ran-out");
    unclear("start ~ seed x", "scenario-seed");
    unclear("at 60000:00", "scenario-chance-ran-out");
    unclear("expect nonsense", "scenario-expect");
    unclear("expect hand 4 7", "scenario-seat");
    unclear("expect hand 1 purple", "scenario-planter-card");
    unclear("expect hand 1 card*many", "scenario-number");
    unclear("expect hand 1 card*7", "scenario-differs");
    unclear("expect fuse bomb", "scenario-planter-card");
    unclear("expect fuse boot", "scenario-differs");
    unclear("expect score 1 luck 3", "scenario-expect");
    unclear("expect score 1 fuses 3", "scenario-differs");
    unclear("expect legal x pass", "scenario-seat");
    unclear("expect seen 2 fuse", "scenario-seen");
    unclear("expect seen by x: fuse none", "scenario-seat");
    unclear("expect problem B-2", "scenario-differs");
    unclear("1 pass ! B-10", "scenario-differs");
}

/// A line is wrong where it stands, whatever follows; and where the deck stands does not matter.
#[test]
fn a_wrong_deck_is_told_with_its_line() {
    let text = "Too many\nrules B-5\ngame planter\ngiven deck 90 cards\ngiven fuse 7\n";
    let faults = run(&text.parse().expect("readable")).faults;
    assert_eq!((faults.len(), faults[0].line), (1, 4));
    let key = faults[0].problem.message().key;
    assert_eq!(key, "scenario-given");
    let text = "Enough\nrules B-5\ngame planter\ngiven deck 7 7\ngiven fuse 7\nexpect deck 3\n";
    assert_eq!(run(&text.parse().expect("readable")).faults, []);
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
