//! `klaxon chance`: dice and draws by the million, and what statistics says of them.

mod statistics;

use clap::Args;
use klaxon_core::chance::{Address, Chance, Seeded};
use klaxon_words::{Arg, Language, text};

use self::statistics::{chi_squared, normal};
use crate::columns::{Side, columns};
use crate::complaint::Complaint;
use crate::file;

/// A game has so many dice, and numbers on each.
const DICE: u32 = 25;
const SIDES: u32 = 6;
/// A p-value below this comes up once in a hundred thousand honest tests.
const DOUBTFUL: f64 = 1e-5;

#[derive(Args)]
pub(crate) struct Arguments {
    /// How many dice are rolled, and how many are drawn
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(1000..=100_000_000))]
    draws: u32,
    /// The seed, 32 digits as in a record [default: one of the system's]
    #[arg(long, value_parser = seed)]
    seed: Option<[u8; 16]>,
}

fn seed(text: &str) -> Result<[u8; 16], String> {
    let seed = klaxon_core::hex::from_hex(text);
    seed.ok_or_else(|| "a seed has 32 digits from 0 to 9 and a to f".to_owned())
}

pub(crate) fn run(arguments: &Arguments, language: Language) -> Result<(), Complaint> {
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => random()?,
    };
    let mut chance = Seeded::new(seed);
    let tests = all(&mut chance, arguments.draws);
    file::print(&report(&tests, seed, arguments.draws, language))?;
    match tests.iter().any(|test| test.p < DOUBTFUL) {
        true => Err(Complaint::Damage(vec![text(
            language,
            "chance-doubtful",
            &[],
        )])),
        false => Ok(()),
    }
}

fn random() -> Result<[u8; 16], Complaint> {
    let mut seed = [0; 16];
    match getrandom::fill(&mut seed) {
        Ok(()) => Ok(seed),
        Err(error) => Err(Complaint::Plain(error.to_string())),
    }
}

/// What a test found.
struct Test {
    /// The key of its name.
    name: &'static str,
    /// The statistic, by the name that statisticians know it by.
    statistic: String,
    /// How often honest dice would look as odd, or odder.
    p: f64,
}

impl Test {
    fn of_counts(name: &'static str, counts: &[u32]) -> Test {
        let (value, freedom) = chi_squared::statistic(counts);
        Test {
            name,
            statistic: format!("χ²({freedom}) = {value:.1}"),
            p: chi_squared::p(value, freedom),
        }
    }
}

/// Rolls and draws, and tests what came.
fn all(chance: &mut Seeded, draws: u32) -> Vec<Test> {
    let at = |what: u8, number: u32| Address {
        what,
        turn: number / 3,
        which: (number % 3) as u16,
        times: (number >> 24) as u16,
    };
    let rolls: Vec<u8> = (0..draws)
        .map(|number| chance.roll(at(6, number), SIDES) as u8)
        .collect();
    let drawn: Vec<u8> = (0..draws)
        .map(|number| chance.draw(at(5, number), DICE, |_| true) as u8)
        .collect();
    // Of a bag from which every other die is gone, and one that changes all the time.
    let some: Vec<u8> = (0..draws)
        .map(|number| {
            let gone = number % DICE;
            let member = |die: u32| die.is_multiple_of(2) && die != gone;
            chance.draw(at(4, number), DICE, member) as u8
        })
        .collect();
    vec![
        Test::of_counts("chance-faces", &counts(&rolls, SIDES as usize)),
        Test::of_counts("chance-pairs", &pairs(&rolls, SIDES as usize)),
        runs("chance-runs", &rolls),
        Test::of_counts("chance-drawn", &counts(&drawn, DICE as usize)),
        Test::of_counts("chance-drawn-pairs", &pairs(&drawn, DICE as usize)),
        Test::of_counts("chance-drawn-some", &evenly(&some)),
        Test::of_counts("chance-both", &together(&drawn, &rolls)),
    ]
}

fn counts(values: &[u8], kinds: usize) -> Vec<u32> {
    let mut counts = vec![0; kinds];
    values
        .iter()
        .for_each(|&value| counts[usize::from(value)] += 1);
    counts
}

/// How often each value follows on each: of every two values one pair, so that no pair depends on another.
fn pairs(values: &[u8], kinds: usize) -> Vec<u32> {
    let mut counts = vec![0; kinds * kinds];
    for pair in values.chunks_exact(2) {
        counts[usize::from(pair[0]) * kinds + usize::from(pair[1])] += 1;
    }
    counts
}

/// The die and the number that it shows.
fn together(drawn: &[u8], rolls: &[u8]) -> Vec<u32> {
    let mut counts = vec![0; (DICE * SIDES) as usize];
    for (&die, &number) in drawn.iter().zip(rolls) {
        counts[usize::from(die) * SIDES as usize + usize::from(number)] += 1;
    }
    counts
}

/// The place of each drawn die among those that could be drawn: each is as likely as the other.
fn evenly(some: &[u8]) -> Vec<u32> {
    let mut counts = vec![0; 12];
    for (number, &die) in some.iter().enumerate() {
        let gone = number as u32 % DICE;
        // Thirteen dice could come, where none of them is gone: those are left out.
        if gone.is_multiple_of(2) {
            let place = (0..u32::from(die)).filter(|one| one.is_multiple_of(2) && *one != gone);
            counts[place.count()] += 1;
        }
    }
    counts
}

/// How often low numbers follow on high ones or the other way round, by Wald and Wolfowitz.
fn runs(name: &'static str, values: &[u8]) -> Test {
    let high: Vec<bool> = values.iter().map(|&value| value >= 3).collect();
    let ones = high.iter().filter(|high| **high).count() as f64;
    let all = high.len() as f64;
    let others = all - ones;
    let runs = 1.0 + high.windows(2).filter(|pair| pair[0] != pair[1]).count() as f64;
    let mean = 1.0 + 2.0 * ones * others / all;
    let variance = (mean - 1.0) * (mean - 2.0) / (all - 1.0);
    let z = (runs - mean) / variance.sqrt();
    Test {
        name,
        statistic: format!("z = {z:.2}"),
        p: normal::two_sided(z),
    }
}

fn report(tests: &[Test], seed: [u8; 16], draws: u32, language: Language) -> String {
    let seed = klaxon_core::hex::hex(&seed);
    let args = [
        ("seed", Arg::Text(&seed)),
        ("draws", Arg::from(draws as usize)),
    ];
    let title = text(language, "chance-title", &args);
    let say = |key: &str| text(language, key, &[]);
    let head = vec![say("chance-test"), say("chance-statistic"), "p".to_owned()];
    let rows = tests.iter().map(|test| {
        let p = format!("{:.4}", test.p);
        vec![say(test.name), test.statistic.clone(), p]
    });
    let lines: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
    let table = columns(&[Side::Left, Side::Right, Side::Right], &lines);
    format!("{title}\n\n{table}\n{}\n", say("chance-how-to-read"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honest_dice_pass() {
        let tests = all(&mut Seeded::from_number(1), 100_000);
        for test in tests {
            assert!(test.p > DOUBTFUL, "{} {}", test.name, test.statistic);
        }
    }

    #[test]
    fn loaded_dice_are_found() {
        let loaded: Vec<u8> = (0..60_000u32)
            .map(|i| if i % 50 == 0 { 5 } else { (i % 6) as u8 })
            .collect();
        let test = Test::of_counts("chance-faces", &counts(&loaded, 6));
        assert!(test.p < DOUBTFUL, "{}", test.statistic);
        let test = Test::of_counts("chance-pairs", &pairs(&loaded, 6));
        assert!(test.p < DOUBTFUL, "{}", test.statistic);
        let sticky: Vec<u8> = (0..60_000u32).map(|i| (i / 2 % 6) as u8).collect();
        assert!(runs("chance-runs", &sticky).p < DOUBTFUL);
    }
}
