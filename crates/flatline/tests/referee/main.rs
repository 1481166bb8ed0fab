//! An independent referee of FLATLINE, written from the numbered rules alone, that follows games of the engine and objects
//! where they leave the rules.

mod act;
mod agenda;
mod choice;
mod conservation;
mod countdown;
mod effects;
mod emergency_area;
mod emergency_dice;
mod engine;
mod games;
mod hard_cases;
mod hard_endings;
mod invented;
mod legal;
mod liar;
mod line_signs;
mod lines;
mod patients;
mod position;
mod power;
mod random;
mod readings;
mod sample;
mod script;
mod setting;
mod stat_cards;
mod table;
mod temper;
mod triage;

use std::collections::BTreeMap;

/// The referee follows games of the engine: `REFEREE_GAMES=1000` plays more.
#[test]
fn the_referee_agrees_with_the_engine() {
    follow(|setting, seed| games::compare(engine::Real::new(&setting, seed), setting, seed));
}

/// The referee follows games that it made up by itself.
#[test]
fn the_referee_agrees_with_itself() {
    follow(|setting, seed| {
        let engine = invented::Invented::new(setting.clone(), seed);
        games::compare(engine, setting, seed)
    });
}

/// Plays games, and prints what they showed.
fn follow(play: impl Fn(setting::Setting, u64) -> Result<games::Compared, String>) {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let (mut steps, mut rounds) = (0, 0);
    for seed in 0..games_to_play() {
        let setting = sample::setting(seed);
        let compared = play(setting, seed).unwrap_or_else(|why| panic!("{why}"));
        *seen
            .entry(format!("outcome {}", compared.outcome))
            .or_default() += 1;
        for (what, times) in compared.seen {
            *seen.entry(what).or_default() += times;
        }
        steps += compared.steps;
        rounds += compared.rounds;
    }
    println!("{steps} steps, {rounds} rounds");
    for (what, times) in &seen {
        println!("{times:8} {what}");
    }
}

/// How many games are followed.
fn games_to_play() -> u64 {
    let wanted = std::env::var("REFEREE_GAMES").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(40)
}
