//! `klaxon cards check` for a deck of FLATLINE: what it asks for, by number of players, and what it brings.

use klaxon_flatline::deck::{Deck, GROUPS};
use klaxon_flatline::icon::Icon;
use klaxon_flatline::line::{Line, Sign, Space};
use klaxon_flatline::patient::{Patient, TRIGGERS};
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_words::{Arg, Language, say, text};

use crate::columns::{Side, columns};
use crate::language::localised;

/// How many colours are at the table in each group of players: a solo player holds two.
const COLOURS: [usize; GROUPS.len()] = [2, 3, 4, 5];

/// The report of a deck that could be read.
pub(crate) fn report(deck: &Deck, language: Language) -> String {
    let parts = [
        head(deck, language),
        patients(deck, language),
        icons(deck, language),
        triggers(deck, language),
        meters(deck, language),
    ];
    parts.join("\n")
}

fn head(deck: &Deck, language: Language) -> String {
    let nameless = text(language, "check-nameless", &[]);
    let name = match deck.name.as_str() {
        "" => &nameless,
        name => name,
    };
    let head = [
        ("name", Arg::Text(name)),
        ("patients", deck.patients.len().into()),
        ("cards", deck.cards.len().into()),
    ];
    text(language, "flatline-check-head", &head) + "\n"
}

/// The headings of columns by number of players.
fn players(language: Language) -> impl Iterator<Item = String> {
    let heading = move |players: &str| {
        let players = [("players", Arg::Text(players))];
        text(language, "flatline-check-players", &players)
    };
    GROUPS.into_iter().map(heading)
}

/// For each patient its lines, its dice by number of players, and the signs of its lines; then the mean.
fn patients(deck: &Deck, language: Language) -> String {
    let word = |key| text(language, key, &[]);
    let mut heads = vec![word("flatline-check-patient"), word("flatline-check-lines")];
    heads.extend(players(language));
    heads.push(word("flatline-check-signs"));
    let mut lines = vec![heads];
    for patient in &deck.patients {
        let mut line = vec![patient.id.clone(), patient.lines.len().to_string()];
        line.extend(COLOURS.map(|colours| patient.dice(colours).to_string()));
        line.push(signs(patient));
        lines.push(line);
    }
    let mean = |of: &dyn Fn(&Patient) -> usize| {
        let sum: usize = deck.patients.iter().map(of).sum();
        let mean = sum as f64 / deck.patients.len().max(1) as f64;
        localised(&format!("{mean:.1}"), language)
    };
    let mut means = vec![word("check-mean"), mean(&|patient| patient.lines.len())];
    means.extend(COLOURS.map(|colours| mean(&|patient| patient.dice(colours))));
    lines.push(means);
    use Side::{Left, Right};
    columns(&[Left, Right, Right, Right, Right, Right, Left], &lines)
}

/// The signs of a patient's lines, in their order; a dash for none.
fn signs(patient: &Patient) -> String {
    let signs = patient.lines.iter().map(|line| match line.sign {
        Sign::Any => "-",
        sign => sign.word(),
    });
    signs.collect::<Vec<_>>().join(" ")
}

/// How often each icon is asked for: on patients by number of players, on cards, at stations. Where either of two icons will
/// do, each counts a half.
fn icons(deck: &Deck, language: Language) -> String {
    let word = |key| text(language, key, &[]);
    let mut heads = vec![word("flatline-check-icon")];
    heads.extend(players(language));
    heads.extend([
        word("flatline-check-cards"),
        word("flatline-check-stations"),
    ]);
    let mut lines = vec![heads];
    let patients: Vec<&Line> = deck.patients.iter().flat_map(|one| &one.lines).collect();
    let cards: Vec<&Line> = deck.cards.iter().collect();
    let stations = deck.stations.iter();
    let stations = stations.flat_map(|one| one.top.iter().chain(&one.bottom));
    let stations: Vec<Space> = stations.copied().collect();
    let icons = Icon::ALL.map(|icon| (say(language, &icon.explain()), Space::Icon(icon)));
    let others = [
        (word("flatline-check-any"), Space::Any),
        (word("flatline-check-matching"), Space::Matching),
    ];
    for (name, kind) in icons.into_iter().chain(others) {
        let asked = |lines: &[&Line], colours: usize| {
            let asked = lines.iter().map(|line| {
                let times = line.dice(colours) / line.spaces.len().max(1);
                times as f64 * times_asked(kind, &line.spaces)
            });
            asked.sum()
        };
        let mut numbers = COLOURS.map(|colours| asked(&patients, colours)).to_vec();
        // On cards what is printed counts, whoever plays.
        numbers.extend([asked(&cards, 1), times_asked(kind, &stations)]);
        let numbers = numbers.iter();
        let numbers = numbers.map(|number| localised(&format!("{number:.1}"), language));
        lines.push([name].into_iter().chain(numbers).collect());
    }
    use Side::{Left, Right};
    columns(&[Left, Right, Right, Right, Right, Right, Right], &lines)
}

/// How often spaces ask for this; where either of two icons will do, each counts a half.
fn times_asked(kind: Space, spaces: &[Space]) -> f64 {
    let times = spaces.iter().map(|space| match (*space, kind) {
        (Space::Either(one, other), Space::Icon(icon)) if [one, other].contains(&icon) => 0.5,
        (space, kind) if space == kind => 1.0,
        _ => 0.0,
    });
    times.sum()
}

/// For each trigger space the share of green, red and blank ones, in percent; then for all.
fn triggers(deck: &Deck, language: Language) -> String {
    let heads = [
        "flatline-check-triggers",
        "flatline-check-green",
        "flatline-check-red",
        "flatline-check-blank",
    ];
    let mut lines = vec![heads.map(|key| text(language, key, &[])).to_vec()];
    let at = |place: usize| -> Vec<Option<Trigger>> {
        let triggers = deck.patients.iter().map(|patient| patient.triggers[place]);
        triggers.collect()
    };
    for place in 0..TRIGGERS {
        lines.push(shares((place + 1).to_string(), &at(place)));
    }
    let all: Vec<Option<Trigger>> = (0..TRIGGERS).flat_map(at).collect();
    lines.push(shares(text(language, "flatline-check-all", &[]), &all));
    columns(&[Side::Left, Side::Right, Side::Right, Side::Right], &lines)
}

/// The share of green, red and blank ones, in percent.
fn shares(name: String, triggers: &[Option<Trigger>]) -> Vec<String> {
    let share = |light: Option<Light>| {
        let such = triggers
            .iter()
            .filter(|trigger| trigger.map(|one| one.light) == light);
        let share = 100.0 * such.count() as f64 / triggers.len().max(1) as f64;
        format!("{share:.0} %")
    };
    let shares = [Some(Light::Green), Some(Light::Red), None].map(share);
    [name].into_iter().chain(shares).collect()
}

/// For each meter and side its numbers and their sum.
fn meters(deck: &Deck, language: Language) -> String {
    let heads = [
        "flatline-check-meter",
        "flatline-check-side",
        "flatline-check-numbers",
        "flatline-check-sum",
    ];
    let mut lines = vec![heads.map(|key| text(language, key, &[])).to_vec()];
    for (meter, players) in deck.meters.iter().zip(GROUPS) {
        for (side, numbers) in meter.sides() {
            let key = match side {
                Light::Green => "flatline-check-green",
                Light::Red => "flatline-check-red",
            };
            let sum: u32 = numbers.into_iter().map(u32::from).sum();
            lines.push(vec![
                players.to_owned(),
                text(language, key, &[]),
                numbers.map(|number| number.to_string()).join(" "),
                sum.to_string(),
            ]);
        }
    }
    columns(&[Side::Left, Side::Left, Side::Left, Side::Right], &lines)
}
