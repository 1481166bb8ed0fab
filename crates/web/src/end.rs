//! The end: won or lost and why, the score line by line, what happened when, the team's log, again.

use klaxon_core::{Game, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::moments::Moment;
use klaxon_proto::LogEntry;
use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::section::section;
use crate::text::{capital, home, language, say, t, t_with};
use crate::{app, browser, team_log, timeline};

/// What is told of the end.
#[derive(Clone, PartialEq, Eq)]
struct Ended {
    won: bool,
    reason: String,
    lines: Vec<(String, i32)>,
    total: i32,
    at: String,
    paused: u64,
    code: Option<String>,
    plays: bool,
}

fn look(link: &Link) -> Option<Ended> {
    let playing = link.fuse()?;
    let outcome = Fuse::outcome(&playing.table, &playing.state)?;
    let lines = outcome.score.iter();
    let lines = lines.map(|line| (capital(&say(&line.what)), line.points));
    Some(Ended {
        won: outcome.won,
        reason: capital(&say(&outcome.reason)),
        lines: lines.collect(),
        total: outcome.total(),
        at: Time::seconds(outcome.at.whole_seconds()).to_string(),
        paused: link.room().paused() / 1000,
        code: link.code().map(str::to_owned),
        plays: link.room().seats_of(link.me()).next().is_some(),
    })
}

/// The last screen.
pub(crate) fn end() -> impl IntoView {
    app::with_link(team_log::write_down);
    let moments = RwSignal::new(Vec::<Moment>::new());
    timeline::load(moments);
    let games = RwSignal::new(Vec::<LogEntry>::new());
    team_log::of_table(games);
    section(look, move |ended| {
        ended.map(|ended| shown(ended, moments, games))
    })
}

fn shown(
    ended: Ended,
    moments: RwSignal<Vec<Moment>>,
    games: RwSignal<Vec<LogEntry>>,
) -> impl IntoView {
    let title = if ended.won {
        t("web-won")
    } else {
        t("web-lost")
    };
    let lines = ended.lines.into_iter();
    let lines: Vec<_> = lines
        .map(|(what, points)| view! { <tr><td>{what}</td><td>{points}</td></tr> })
        .collect();
    let paused = (ended.paused > 0).then(|| {
        t_with(
            "web-paused-for",
            &[("seconds", Arg::from(ended.paused as usize))],
        )
    });
    view! {
        <main class="end" class:won=ended.won>
            <h1>{title}</h1>
            <p>{ended.reason}". "{t_with("web-after", &[("time", Arg::Text(&ended.at))])}" "{paused}</p>
            {ended.plays.then(|| view! {
                <p><button class="main" id="again" on:click=|_| app::ask(Command::Rematch(true))>{t("web-again")}</button></p>
            })}
            <table><tbody>{lines}
                <tr class="total"><td>{t("web-total")}</td><td id="total">{ended.total}</td></tr>
            </tbody></table>
            <section aria-label=t("web-timeline")>
                <h2>{t("web-timeline")}</h2>
                {move || timeline::timeline(&moments.get())}
            </section>
            {move || log(games.get())}
            {exports(ended.code)}
        </main>
    }
}

/// The games that this table has played.
fn log(games: Vec<LogEntry>) -> impl IntoView {
    (games.len() > 1).then(|| {
        let rows: Vec<_> = games.into_iter().rev().take(10).map(|game| {
            let result = if game.won { t("web-won-short") } else { t("web-lost-short") };
            view! { <tr><td>{browser::local_time(&game.at)}</td><td>{result}</td><td>{game.time}</td><td>{game.points}</td></tr> }
        }).collect();
        view! {
            <section>
                <h2>{t("web-log")}</h2>
                <table id="log"><tbody>{rows}</tbody></table>
            </section>
        }
    })
}

/// What can be taken away.
fn exports(code: Option<String>) -> impl IntoView {
    let room = code.map(|code| {
        let api = format!("/api/rooms/{code}");
        let lang = language().code();
        view! {
            <a class="button" href=format!("{api}/record") target="_blank">{t("web-record")}</a>
            <a class="button" href=format!("{api}/log?format=csv&lang={lang}")>{t("web-room-csv")}</a>
            <a class="button" href=format!("{api}/log?lang={lang}") target="_blank">{t("web-room-json")}</a>
        }
    });
    view! {
        <details class="exports">
            <summary>{t("web-save")}</summary>
            <p class="buttons">
                {room}
                <button id="csv" on:click=|_| browser::download("klaxon.csv", &team_log::csv())>{t("web-csv")}</button>
                <button id="json" on:click=|_| browser::download("klaxon.json", &team_log::json())>{t("web-json")}</button>
            </p>
        </details>
        <p><a class="button" href=home()>{t("web-to-start")}</a></p>
    }
}
