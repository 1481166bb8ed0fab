//! The log of games at this table, kept in the browser: a list to read, to take along as a file, to delete from (S-4).

use std::fmt::Write;

use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::games::setups::SETUPS;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::text::{t, t_with};

/// Under which name it is kept: a line for each game, its fields between tabs.
const NAME: &str = "klaxon-box-log";
/// The log keeps so many games.
const MOST: usize = 500;

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// In the notation of ISO 8601.
    pub(super) date: String,
    pub(super) game: String,
    pub(super) players: usize,
    pub(super) difficulty: String,
    pub(super) won: bool,
    /// None in FLATLINE, which has no points.
    pub(super) score: Option<i32>,
    /// How many rounds a game of FLATLINE took.
    pub(super) rounds: Option<u8>,
}

impl Entry {
    fn line(&self) -> String {
        let optional = |number: Option<String>| number.unwrap_or("-".to_owned());
        let fields = [
            self.date.clone(),
            self.game.clone(),
            self.players.to_string(),
            self.difficulty.clone(),
            if self.won { "won" } else { "lost" }.to_owned(),
            optional(self.score.map(|score| score.to_string())),
            optional(self.rounds.map(|rounds| rounds.to_string())),
        ];
        fields.join("\t")
    }

    fn parse(line: &str) -> Option<Entry> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        Some(Entry {
            date: next()?.to_owned(),
            game: next()?.to_owned(),
            players: next()?.parse().ok()?,
            difficulty: next()?.to_owned(),
            won: next()? == "won",
            score: next()?.parse().ok(),
            rounds: next()?.parse().ok(),
        })
    }

    /// As an object of JSON. All its texts are words of ours.
    fn json(&self) -> String {
        let mut json = format!(
            "{{\"date\":\"{}\",\"game\":\"{}\",\"players\":{},\"difficulty\":\"{}\",\"won\":{}",
            self.date, self.game, self.players, self.difficulty, self.won
        );
        if let Some(score) = self.score {
            let _ = write!(json, ",\"score\":{score}");
        }
        if let Some(rounds) = self.rounds {
            let _ = write!(json, ",\"rounds\":{rounds}");
        }
        json + "}"
    }
}

/// The games that were kept, the newest first.
fn entries() -> Vec<Entry> {
    let kept = browser::kept(NAME).unwrap_or_default();
    kept.lines().filter_map(Entry::parse).collect()
}

fn keep(entries: &[Entry]) {
    let lines: Vec<String> = entries.iter().take(MOST).map(Entry::line).collect();
    browser::keep(NAME, &lines.join("\n"));
}

/// Puts a game into the log.
pub(super) fn add(entry: &Entry) {
    let mut all = entries();
    all.insert(0, entry.clone());
    keep(&all);
}

/// The log.
pub(super) fn log() -> impl IntoView {
    let all = Live::new(entries());
    let rows = move || {
        let rows = all.get().into_iter().enumerate();
        rows.map(|(place, entry)| row(all, place, &entry))
            .collect::<Vec<_>>()
    };
    let empty = move || all.with(Vec::is_empty);
    let export = move |_| {
        let games: Vec<String> = all.with_untracked(|all| all.iter().map(Entry::json).collect());
        browser::download("klaxon-log.json", &format!("[{}]\n", games.join(",\n")));
    };
    view! {
        {move || empty().then(|| view! { <p class="note">{t("computer-log-empty")}</p> })}
        <ul class="log">{rows}</ul>
        {move || (!empty()).then(|| view! {
            <div class="rowkeys"><button class="key" id="pc-export" on:click=export>{t("computer-export")}</button></div>
        })}
    }
}

fn row(all: Live<Vec<Entry>>, place: usize, entry: &Entry) -> AnyView {
    let title = SETUPS.iter().find(|setup| setup.has(&entry.game));
    let title = title.map_or(entry.game.clone(), |setup| setup.title.text());
    let result = match (entry.score, entry.rounds) {
        (Some(score), _) => t_with(
            "computer-points",
            &[("points", Arg::from(score.max(0) as usize))],
        ),
        (None, Some(rounds)) => t_with(
            "computer-rounds",
            &[("rounds", Arg::from(usize::from(rounds)))],
        ),
        (None, None) => String::new(),
    };
    let difficulty = difficulty(&entry.difficulty);
    let about = t_with(
        "computer-about",
        &[
            ("players", Arg::from(entry.players)),
            ("difficulty", Arg::Text(&difficulty)),
        ],
    );
    // The first touch asks, the second deletes.
    let asked = Live::new(false);
    let delete = move |_| {
        if !asked.get_untracked() {
            return asked.set(true);
        }
        let mut left = all.get_untracked();
        if place < left.len() {
            left.remove(place);
        }
        keep(&left);
        all.set(left);
    };
    let label = t_with("computer-delete", &[("game", Arg::Text(&title))]);
    let key = move || match asked.get() {
        true => t("computer-really").into_any(),
        false => icon(Icon::Close),
    };
    view! {
        <li class:won=entry.won>
            <b>{t(if entry.won { "computer-log-won" } else { "computer-log-lost" })}</b>
            <span>{title.clone()}" · "{about}<small>{browser::local_time(&entry.date)}</small></span>
            <b>{result}</b>
            <button class="key sm" aria-label=label on:click=delete>{key}</button>
        </li>
    }
    .into_any()
}

/// A difficulty as it is called.
fn difficulty(word: &str) -> String {
    let key = match word {
        "training" => "web-training",
        "standard" => "web-standard",
        "expert" => "web-expert",
        "elite" => "web-elite",
        "heroic" => "web-heroic",
        "insane" => "web-insane",
        _ => return word.to_owned(),
    };
    t(key)
}
