//! The result of a simulation, for people and for programs.

use klaxon_bots::registry::Registered;
use klaxon_bots::simulate::{PerSeat, Unit};
use klaxon_bots::tally::{Estimate, Tally};
use klaxon_core::Time;
use klaxon_words::{Arg, Language, text};
use serde_json::{Map, Value, json};

use super::Arguments;
use crate::columns::{Side, columns};
use crate::language::localised;

type Results = [(Time, Tally)];

pub(super) fn title(
    game: &Registered,
    arguments: &Arguments,
    players: usize,
    language: Language,
) -> String {
    let mut kind: Vec<&str> = Vec::new();
    kind.extend(arguments.difficulty.as_deref().or(game.difficulty));
    kind.extend(arguments.options.iter().map(String::as_str));
    kind.extend(arguments.policies.iter().map(String::as_str));
    let kind = kind.join(", ");
    let (games, seed) = (arguments.games.to_string(), arguments.seed.to_string());
    let args = [
        ("game", Arg::Text(&arguments.game)),
        ("players", players.into()),
        ("kind", Arg::Text(&kind)),
        ("games", Arg::Text(&games)),
        ("seed", Arg::Text(&seed)),
    ];
    text(language, "simulate-title", &args)
}

/// A column for each pace, a row for each ending and measure.
pub(super) fn table(
    game: &Registered,
    players: usize,
    title: &str,
    results: &Results,
    language: Language,
) -> String {
    let word = |key: &str| text(language, key, &[]);
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    let paces = results.iter().map(|(pace, _)| seconds(*pace, language));
    rows.push((word("simulate-pace-row"), paces.collect()));
    for (i, ending) in game.endings.iter().enumerate() {
        let shares = results
            .iter()
            .map(|(_, tally)| percent(tally.share(i), language));
        rows.push((word(ending), shares.collect()));
    }
    for (i, measure) in game.measures.iter().enumerate() {
        let means = results
            .iter()
            .map(|(_, tally)| number(tally.mean(i), language));
        rows.push((word(measure), means.collect()));
    }
    for one in per_seat(game, players) {
        let args = [("seat", one.seat.into())];
        let name = text(language, one.measure.key, &args);
        let cells = results.iter().map(|(_, tally)| match one.measure.unit {
            Unit::Number => number(tally.mean(one.index), language),
            Unit::Share(_) => percent(one.estimate(tally), language),
        });
        rows.push((name, cells.collect()));
    }
    let stuck: u64 = results.iter().map(|(_, tally)| tally.stuck).sum();
    if stuck > 0 {
        let counts = results.iter().map(|(_, tally)| tally.stuck.to_string());
        rows.push((word("simulate-stuck"), counts.collect()));
    }
    let mut sides = vec![Side::Left];
    sides.resize(1 + results.len(), Side::Right);
    let lines = rows.into_iter().map(|(name, cells)| {
        let mut line = vec![name];
        line.extend(cells);
        line
    });
    let lines: Vec<Vec<String>> = lines.collect();
    format!("{title}\n\n{}", columns(&sides, &lines))
}

/// A measure of one seat.
struct OfSeat {
    measure: PerSeat,
    seat: usize,
    /// Where its numbers are.
    index: usize,
}

impl OfSeat {
    fn estimate(&self, tally: &Tally) -> Estimate {
        let Estimate { value, low, high } = tally.mean(self.index);
        let whole = match self.measure.unit {
            Unit::Number => 1.0,
            Unit::Share(whole) => whole as f64,
        };
        let [value, low, high] = [value, low, high].map(|n| n / whole);
        Estimate { value, low, high }
    }

    /// Its name, for programs.
    fn name(&self) -> String {
        format!("{}-{}", plain(self.measure.key), self.seat)
    }
}

/// Every measure of every seat.
fn per_seat(game: &Registered, players: usize) -> impl Iterator<Item = OfSeat> {
    let first = game.measures.len();
    let measures = game.per_seat.iter().enumerate();
    measures.flat_map(move |(i, &measure)| {
        (0..players).map(move |seat| OfSeat {
            measure,
            seat: seat + 1,
            index: first + i * players + seat,
        })
    })
}

fn seconds(pace: Time, language: Language) -> String {
    localised(&format!("{} s", f64::from(pace.0) / 1000.0), language)
}

/// A share with both ends of its interval, which is not symmetric near 0 and 1.
fn percent(share: Estimate, language: Language) -> String {
    let [value, low, high] = [share.value, share.low, share.high].map(|n| 100.0 * n);
    localised(&format!("{value:.1} % ({low:.1}–{high:.1})"), language)
}

fn number(mean: Estimate, language: Language) -> String {
    localised(
        &format!("{:.1} ±{:.1}", mean.value, mean.high - mean.value),
        language,
    )
}

/// The name of an ending or a measure, for programs: the key without its beginning.
fn plain(key: &str) -> &str {
    key.strip_prefix("simulate-").unwrap_or(key)
}

pub(super) fn json(
    game: &Registered,
    arguments: &Arguments,
    players: usize,
    results: &Results,
) -> String {
    let estimate = |e: Estimate| json!({ "value": e.value, "low": e.low, "high": e.high });
    let paces = results.iter().map(|(pace, tally)| {
        let mut endings = Map::new();
        for (i, ending) in game.endings.iter().enumerate() {
            let mut share = estimate(tally.share(i));
            share["games"] = Value::from(tally.ended(i));
            endings.insert(plain(ending).to_owned(), share);
        }
        let mut measures = Map::new();
        for (i, measure) in game.measures.iter().enumerate() {
            measures.insert(plain(measure).to_owned(), estimate(tally.mean(i)));
        }
        for one in per_seat(game, players) {
            measures.insert(one.name(), estimate(one.estimate(tally)));
        }
        json!({
            "seconds_per_action": f64::from(pace.0) / 1000.0,
            "games": tally.games,
            "stuck": tally.stuck,
            "endings": endings,
            "measures": measures,
        })
    });
    let report = json!({
        "game": game.name,
        "players": players,
        "difficulty": arguments.difficulty.as_deref().or(game.difficulty),
        "options": arguments.options,
        "policies": arguments.policies,
        "games": arguments.games,
        "seed": arguments.seed,
        "paces": paces.collect::<Vec<_>>(),
    });
    format!("{report:#}\n")
}

pub(super) fn csv(game: &Registered, players: usize, results: &Results) -> String {
    let mut head = vec![
        "seconds_per_action".to_owned(),
        "games".to_owned(),
        "stuck".to_owned(),
    ];
    let names = game
        .endings
        .iter()
        .chain(game.measures)
        .map(|key| plain(key).to_owned());
    let names = names.chain(per_seat(game, players).map(|one| one.name()));
    for name in names {
        head.extend([name.clone(), format!("{name}-low"), format!("{name}-high")]);
    }
    let mut csv = head.join(",") + "\n";
    for (pace, tally) in results {
        let mut row = vec![
            (f64::from(pace.0) / 1000.0).to_string(),
            tally.games.to_string(),
            tally.stuck.to_string(),
        ];
        let shares = (0..game.endings.len()).map(|i| tally.share(i));
        let means = (0..game.measures.len()).map(|i| tally.mean(i));
        let seats = per_seat(game, players).map(|one| one.estimate(tally));
        for e in shares.chain(means).chain(seats) {
            row.extend([e.value, e.low, e.high].map(|n| format!("{n:.6}")));
        }
        csv += &(row.join(",") + "\n");
    }
    csv
}
