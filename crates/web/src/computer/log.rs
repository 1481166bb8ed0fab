//! A game at the table of wood in the mission log of this device (S-4), and what was kept before there was one log.

use klaxon_core::{Message, Time};
use klaxon_proto::LogEntry;
use klaxon_proto::log::{Line, TABLE};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::desk::Desk;
use super::mission::{Kind, Mission};
use super::{crew, numbers};
use crate::shell::icon::{Icon, icon};
use crate::shell::team_log;
use crate::text::{language, say, t, t_with};
use crate::{browser, json};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    pub(super) won: bool,
    /// Why, as the rules say it.
    pub(super) reason: Message,
    /// What the points are for, line by line.
    pub(super) score: Vec<Line>,
    /// How long the clock ran.
    pub(super) time: Time,
}

/// A game that was put into the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Saved {
    entry: LogEntry,
    /// Whether the browser had room for it.
    is_kept: bool,
}

/// Puts the game of this mission into the log, played by people of these names.
pub(super) fn save(mission: &Mission, crew: &[String], ending: Ending) -> Saved {
    let entry = LogEntry {
        players: crew::names(crew, mission.players),
        ..entry(mission, ending, team_log::next_at_table(), now())
    };
    let is_kept = team_log::add(vec![entry.clone()]);
    Saved { entry, is_kept }
}

fn entry(mission: &Mission, ending: Ending, number: u64, at: String) -> LogEntry {
    let mut options = vec![
        format!("players {}", mission.players),
        format!("difficulty {}", mission.difficulty_word()),
    ];
    if mission.kind != Kind::Flatline {
        options.push(format!("clock {}", Time(mission.length)));
    }
    LogEntry {
        room: TABLE.to_owned(),
        number,
        at,
        game: mission.game(),
        options,
        players: vec![None; mission.players],
        won: ending.won,
        reason: say(&ending.reason),
        points: ending.score.iter().map(|line| line.points).sum(),
        score: ending.score,
        standings: Vec::new(),
        time: ending.time.to_string(),
        seed: None,
        paused: 0,
        address: None,
    }
}

/// The time of the whole world, to the second.
fn now() -> String {
    let at = String::from(js_sys::Date::new_0().to_iso_string());
    to_the_second(&at)
}

fn to_the_second(at: &str) -> String {
    let second = at.split(['.', 'Z']).next().unwrap_or_default();
    format!("{second}Z")
}

/// How many rounds of FLATLINE were played, as a line of the score that is worth nothing.
pub(super) fn rounds(rounds: u8) -> Line {
    let named = [("rounds", Arg::from(usize::from(rounds)))];
    Line {
        what: t_with("computer-rounds", &named),
        points: 0,
    }
}

/// A minute for each round (L-25).
pub(super) fn minutes(rounds: u8) -> Time {
    Time::seconds(60 * u32::from(rounds))
}

/// What is to be said of the game that was put into the log last.
pub(super) fn saved(desk: Desk) -> impl IntoView {
    desk.saved.get_untracked().map(|saved| {
        let Saved { entry, is_kept } = saved;
        let streak = team_log::streak(&entry, &[]);
        let streak =
            (streak > 1).then(|| t_with("computer-streak", &[("games", Arg::from(streak))]));
        let points = match entry.score.first() {
            Some(line) if entry.game == Kind::Flatline.word() => {
                format!("{} {}", line.points, line.what)
            }
            _ => t_with(
                "computer-points",
                &[("points", Arg::from(entry.points.max(0) as usize))],
            ),
        };
        let said = t(if entry.won { "computer-log-won" } else { "computer-log-lost" });
        let take = move |_| {
            let file = json::write(std::slice::from_ref(&entry));
            browser::download("klaxon.json", &file);
        };
        view! {
            <p class="total" id="pc-saved"><span>{said}</span><b>{points}</b></p>
            {streak.map(|streak| view! { <p class="note good" id="pc-streak">{streak}</p> })}
            {match is_kept {
                true => view! { <p class="note" role="status">{t("computer-kept")}</p> }.into_any(),
                false => view! {
                    <p class="note bad" role="alert" id="pc-not-kept">{t("computer-not-kept")}</p>
                    <button class="key" id="pc-take" on:click=take>{t("computer-take-along")}</button>
                }
                .into_any(),
            }}
            <a class="key" id="pc-all-games" href=address()>{icon(Icon::Log)}{t("computer-log")}</a>
        }
    })
}

/// Where the mission log is.
pub(super) fn address() -> String {
    format!("/log?lang={}", language().code())
}

/// Under which name the computer kept games when it had a log of its own: a line for each, the newest first, its fields
/// between tabs.
const OLDER: &str = "klaxon-box-log";

/// Moves what was kept before into the mission log, once.
pub(super) fn move_older() {
    let Some(older) = browser::kept(OLDER) else {
        return;
    };
    let first = team_log::next_at_table();
    let games = older.lines().rev().zip(first..);
    let games = games.filter_map(|(line, number)| older_entry(line, number));
    if team_log::add(games.collect()) {
        browser::forget(OLDER);
    }
}

fn older_entry(line: &str, number: u64) -> Option<LogEntry> {
    let mut fields = line.split('\t');
    let mut next = || fields.next();
    let (date, game) = (next()?, next()?);
    let players: usize = next()?.parse().ok()?;
    let (difficulty, won) = (next()?, next()? == "won");
    let points: Option<i32> = next()?.parse().ok();
    let rounds_played: Option<u8> = next()?.parse().ok();
    let kind = match game {
        "flatline" => Kind::Flatline,
        _ => Kind::Fuse,
    };
    let mission = Mission {
        players: players.min(9),
        ..Mission::new(kind)
    };
    // FLATLINE had no points then: who won has treated all patients.
    let treated = if won { numbers::patients(&mission) } else { 0 };
    let points = points.unwrap_or(treated as i32);
    let ending = Ending {
        won,
        reason: Message::new(if won {
            "computer-log-won"
        } else {
            "computer-log-lost"
        }),
        score: rounds_played.map(rounds).into_iter().collect(),
        // How long the clock ran was not kept.
        time: rounds_played.map_or(Time::ZERO, minutes),
    };
    Some(LogEntry {
        game: game.to_owned(),
        options: vec![
            format!("players {players}"),
            format!("difficulty {difficulty}"),
        ],
        points,
        ..entry(&mission, ending, number, to_the_second(date))
    })
}
