//! `klaxon simulate` and `klaxon scenario`, as a person calls them.

use std::path::PathBuf;
use std::process::{Command, Output};

fn klaxon(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_klaxon"))
        .args(arguments.split_whitespace())
        .env("LC_ALL", "C")
        .output()
        .expect("klaxon runs")
}

fn says(arguments: &str) -> String {
    let output = klaxon(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn complains(arguments: &str) -> String {
    let output = klaxon(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_table_for_people() {
    let table = says("simulate fuse --players 3 --games 50 --pace 5,20");
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
    let csv = says("simulate fuse --games 20 --pace 5,10,15 --csv");
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
        "simulate fuse --games 20 --pace 5,20 --svg {}",
        file.display()
    ));
    let svg = std::fs::read_to_string(file).expect("the plot");
    assert!(
        svg.starts_with("<svg") && svg.matches("<circle").count() == 2,
        "{svg}"
    );
}

#[test]
fn what_cannot_be_simulated_is_told() {
    assert!(complains("simulate chess").contains("no game “chess”"));
    assert!(complains("simulate fuse --policy psychic").contains("greedy, random"));
    assert!(complains("simulate fuse --players 9").contains("players"));
    assert!(complains("simulate fuse --difficulty easy").contains("training"));
    assert!(complains("simulate fuse --pace=-3").contains("3600"));
    assert!(complains("simulate fuse --pace 4000").contains("3600"));
    assert!(complains("simulate fuse --games 0").contains("--games"));
}

#[test]
fn scenarios_pass_or_say_where_they_fail() {
    let file = path("wrong.scenario");
    std::fs::write(&file, "It is not so\nrules F-1\n\nexpect bag 24\n").expect("written");
    let told = complains(&format!("scenario run {}", file.display()));
    assert!(told.contains("wrong.scenario:4:1"), "{told}");
    assert!(told.contains("expected 24, but found 25"), "{told}");
    assert!(told.contains("1 of 1 scenarios failed"), "{told}");
    std::fs::write(&file, "It is so\nrules F-1\n\nexpect bag 25\n").expect("written");
    assert_eq!(
        says(&format!("scenario run {}", file.display())),
        "one scenario passed\n"
    );
    assert!(complains("scenario run /no/such.scenario").contains("/no/such.scenario"));
}
