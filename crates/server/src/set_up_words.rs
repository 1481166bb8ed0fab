//! What a set-up asks for, in words: options are called as at the tables.

use klaxon_core::Time;
use klaxon_words::{Arg, Language, text};

/// What a module of a mix is called.
pub(crate) fn module(module: &str, language: Language) -> String {
    let known = MODULES.iter().find(|(one, _)| *one == module);
    known.map_or(module.to_owned(), |(_, key)| text(language, key, &[]))
}

/// An option of a game with its value: `Players: 3`.
pub fn option(game: &str, line: &str, language: Language) -> String {
    let (name, value) = line.split_once(' ').unwrap_or((line, ""));
    let title = title(game, name).map_or(name.to_owned(), |key| text(language, key, &[]));
    format!("{title}: {}", said(name, value, language))
}

/// What an option is called; one without a title is called as in the notation.
fn title(game: &str, name: &str) -> Option<&'static str> {
    // Not every game begins with a roll.
    if (game, name) == ("planter", "first") {
        return Some("planter-choice-first");
    }
    let titles = TITLES.iter().find(|(one, _)| *one == name);
    titles.map(|(_, key)| *key)
}

/// What a value of an option is called; others are said as in the notation.
fn said(name: &str, value: &str, language: Language) -> String {
    if name == "roles" {
        return roles(value, language);
    }
    let mut words = WORDS.iter();
    let word = words.find(|(option, word, _)| *word == value && [name, ANY].contains(option));
    if let Some((_, _, key)) = word {
        return text(language, key, &[]);
    }
    match value.parse::<Time>() {
        Ok(Time(millis)) if SECONDS.contains(&name) && millis % 1000 == 0 => {
            let count = Arg::from((millis / 1000) as usize);
            text(language, "web-seconds", &[("count", count)])
        }
        _ => value.to_owned(),
    }
}

/// The roles of the first seats, by what they are called.
fn roles(words: &str, language: Language) -> String {
    let roles = words.split(' ').map(|word| match word {
        "random" => text(language, "role-random", &[]),
        role => text(language, "countdown-role", &[("role", Arg::Text(role))]),
    });
    roles.collect::<Vec<_>>().join(", ")
}

/// What the modules of a mix are called.
const MODULES: [(&str, &str); 5] = [
    ("roles", "web-part-roles"),
    ("bombs", "web-part-bombs"),
    ("fuses", "web-part-fuses"),
    ("sparks", "web-part-sparks"),
    ("dice", "web-part-dice"),
];

/// What options are called.
const TITLES: [(&str, &str); 19] = [
    ("players", "web-players"),
    ("difficulty", "web-difficulty"),
    ("clock", "web-clock-option"),
    ("fuse-cards", "web-fuse-cards"),
    ("sixes", "web-sixes"),
    ("layout", "web-layout"),
    ("roles", "web-part-roles"),
    ("mistakes", "web-mistakes"),
    ("steady-hands", "web-steady-hands"),
    ("first", "web-first"),
    ("rounds", "planter-choice-rounds"),
    ("slow-fuse", "planter-choice-slow"),
    ("extras", "planter-choice-extras"),
    ("limit", "planter-choice-limit"),
    ("window", "planter-choice-window"),
    ("absent", "planter-choice-absent"),
    ("meter", "flatline-choice-meter"),
    ("planning", "flatline-choice-planning"),
    ("chief", "flatline-choice-chief"),
];

/// Options whose times are said in seconds.
const SECONDS: [&str; 4] = ["limit", "window", "absent", "planning"];

/// Stands for every option.
const ANY: &str = "";

/// What values are called: the option, its value, and the text. The first that fits counts.
const WORDS: [(&str, &str, &str); 21] = [
    ("slow-fuse", "no", "planter-choice-slow-no"),
    ("slow-fuse", "call", "planter-choice-slow-call"),
    ("slow-fuse", "penalty", "planter-choice-slow-penalty"),
    ("first", "drawn", "planter-choice-first-drawn"),
    ("layout", "standard", "web-layout-standard"),
    ("layout", "deck later", "web-layout-deck"),
    ("layout", "stacks later", "web-layout-stacks"),
    ("meter", "green", "flatline-choice-meter-green"),
    ("meter", "red", "flatline-choice-meter-red"),
    ("planning", "none", "flatline-choice-planning-none"),
    ("clock", "none", "web-clock-none"),
    ("mistakes", "refused", "web-mistakes-refused"),
    ("mistakes", "penalised", "web-mistakes-penalised"),
    (ANY, "training", "web-training"),
    (ANY, "standard", "web-standard"),
    (ANY, "expert", "web-expert"),
    (ANY, "elite", "web-elite"),
    (ANY, "insane", "web-insane"),
    (ANY, "heroic", "web-heroic"),
    (ANY, "yes", "web-yes"),
    (ANY, "no", "web-no"),
];

#[cfg(test)]
mod tests {
    use klaxon_bots::registry::Games;
    use klaxon_core::Shelf;

    use super::*;

    /// What is said of the usual options of a game.
    fn usual(game: &str, language: Language) -> Vec<String> {
        let board = Games.unpack(game, &[]).expect("a game");
        let lines = board.expect("usual options").options();
        let lines = lines.iter().filter(|line| !line.starts_with('|'));
        lines.map(|line| option(game, line, language)).collect()
    }

    #[test]
    fn every_option_of_every_game_has_a_title() {
        for game in Games.games() {
            let board = Games.unpack(&game, &[]).expect("a game");
            for line in board.expect("usual options").options().iter() {
                let name = line.split(' ').next().unwrap_or_default();
                assert!(
                    name == "|" || title(&game, name).is_some(),
                    "{game}: {line}"
                );
            }
            for module in game.split('+').skip(1) {
                assert_ne!(super::module(module, Language::English), module);
            }
        }
    }

    #[test]
    fn titles_and_values_are_said_in_both_languages() {
        let english = usual("planter", Language::English);
        for part in [
            "Players: 4",
            "Extra cards: No",
            "Slow players: Let them",
            "Time for a move: 3 seconds",
            "Rounds: 1",
            "Who begins: Drawn",
        ] {
            assert!(english.contains(&part.to_owned()), "{part}: {english:?}");
        }
        let german = usual("planter", Language::German);
        for part in [
            "Zusatzkarten: Nein",
            "Wer trödelt: Darf das",
            "Zeit für einen Zug: 3 Sekunden",
            "Wer beginnt: Das Los",
        ] {
            assert!(german.contains(&part.to_owned()), "{part}: {german:?}");
        }
        let fuse = usual("fuse", Language::German);
        for part in ["Wer zuerst würfelt: 1", "Schwierigkeit: Normal"] {
            assert!(fuse.contains(&part.to_owned()), "{part}: {fuse:?}");
        }
        let flatline = usual("flatline", Language::German);
        for part in ["Energieleiste: Normal", "Leitung am Anfang: 1"] {
            assert!(flatline.contains(&part.to_owned()), "{part}: {flatline:?}");
        }
    }
}
