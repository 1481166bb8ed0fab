//! `klaxon simulate`, as a person calls it.

use std::path::PathBuf;

fn words(arguments: &str) -> Vec<&str> {
    arguments.split_whitespace().collect()
}

fn says(arguments: &str) -> String {
    crate::says(&words(arguments))
}

fn complains(arguments: &str) -> String {
    crate::complains(&words(arguments))
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_table_for_people() {
    let table = says("simulate fuse --players 3 --games 50 --pace 2,8");
    assert!(
        table.starts_with("fuse, 3 players, standard, greedy: 50 games, seed 1\n"),
        "{table}"
    );
    let won = table
        .lines()
        .find(|line| line.starts_with("won"))
        .expect("won");
    assert_eq!(won.matches('–').count(), 2, "{won}");
    let german = says("--lang de simulate fuse --games 10");
    assert!(german.contains("gewonnen"), "{german}");
}

#[test]
fn a_game_against_each_other_tells_of_every_seat() {
    let table = says("simulate planter --players 3 --games 50 --policy random");
    assert!(
        table.starts_with("planter, 3 players, random: 50 games, seed 1\n"),
        "{table}"
    );
    for seat in 1..=3 {
        assert!(table.contains(&format!("seat {seat} wins")), "{table}");
        assert!(table.contains(&format!("score of seat {seat}")), "{table}");
    }
    let json = says("simulate planter --games 20 --json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["difficulty"], serde_json::Value::Null);
    let measures = &json["paces"][0]["measures"];
    let wins = (1..=4).map(|seat| measures[format!("seat-wins-{seat}")]["value"].as_f64());
    let sum: f64 = wins.map(|share| share.expect("a share")).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    let plot = complains("simulate planter --games 5 --svg plot.svg");
    assert!(plot.contains("no plot for planter"), "{plot}");
    let hard = complains("simulate planter --games 5 --difficulty expert");
    assert!(hard.contains("no option “difficulty”"), "{hard}");
}

#[test]
fn numbers_for_programs() {
    let json = says("simulate fuse --games 20 --json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["paces"][0]["games"], 20);
    assert!(json["paces"][0]["endings"]["won"]["value"].is_number());
    assert_eq!(json["paces"][0]["seconds_per_action"], 6.0);
    assert_eq!(json["players"], 4);
    let csv = says("simulate fuse --games 20 --pace 2,4,6 --csv");
    assert!(
        csv.starts_with("seconds_per_action,games,stuck,won,"),
        "{csv}"
    );
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns.len(), 4);
    assert!(columns.iter().all(|&count| count == columns[0]), "{csv}");
}

#[test]
fn the_same_seed_gives_the_same_result() {
    let one = says("simulate fuse --games 40 --seed 3 --threads 1 --json");
    assert_eq!(
        one,
        says("simulate fuse --games 40 --seed 3 --threads 2 --json")
    );
    assert_ne!(
        one,
        says("simulate fuse --games 40 --seed 4 --threads 2 --json")
    );
}

#[test]
fn a_plot() {
    let file = path("plot.svg");
    says(&format!(
        "simulate fuse --games 20 --pace 2,8 --svg {}",
        file.display()
    ));
    let svg = std::fs::read_to_string(file).expect("the plot");
    assert!(
        svg.starts_with("<svg") && svg.matches("<circle").count() == 2,
        "{svg}"
    );
}

#[test]
fn every_combination_has_a_name() {
    let table = says("simulate fuse+roles+sparks --games 20");
    let title = "fuse+roles+sparks, 4 players, standard, greedy: 20 games, seed 1\n";
    assert!(table.starts_with(title), "{table}");
    assert!(table.contains("sparks drawn"), "{table}");
    let table = says("simulate epic --games 5 --difficulty heroic");
    let title = "epic, 6 players, heroic, greedy: 5 games, seed 1\n";
    assert!(table.starts_with(title), "{table}");
    let table = says("simulate integrated --players 5 --games 5");
    assert!(table.starts_with("integrated, 5 players"), "{table}");
}

#[test]
fn who_takes_longer_wins_less() {
    let json = says("simulate fuse --games 100 --pace 4,8,12 --json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let won = |pace: usize| {
        let won = json["paces"][pace]["endings"]["won"]["value"].as_f64();
        won.expect("a share")
    };
    assert!(won(0) > won(1) && won(1) > won(2), "{json}");
    assert!(won(0) > 0.9 && won(2) < 0.1, "{json}");
}

#[test]
fn what_cannot_be_simulated_is_told() {
    let told = complains("simulate chess");
    assert!(told.contains("no game “chess”"), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("fuse, "), "{told}");
    for name in [
        "countdown",
        "integrated",
        "epic",
        "planter",
        "fuse+roles+sparks",
    ] {
        assert!(told.contains(name), "{told}");
    }
    assert!(complains("simulate fuse+sparks+roles").contains("no game"));
    assert!(complains("simulate fuse --policy psychic").contains("greedy, random"));
    assert!(complains("simulate fuse --players 9").contains("players"));
    assert!(complains("simulate fuse --difficulty easy").contains("training"));
    assert!(complains("simulate fuse --pace=-3").contains("3600"));
    assert!(complains("simulate fuse --pace 4000").contains("3600"));
    assert!(complains("simulate fuse --games 0").contains("--games"));
}
