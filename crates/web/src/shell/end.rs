//! The end: won or lost and why, the score, what happened when, the crew's medals, the log, once more.

use klaxon_core::Time;
use klaxon_proto::LogEntry;
use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::link::Link;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::story::{Kind, Story};
use crate::shell::{names, team_log};
use crate::text::{capital, home, language, say, t, t_with};

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
    let outcome = link.board()?.outcome()?;
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
pub(crate) fn end(desk: Desk) -> impl IntoView {
    desk.look(team_log::write_down);
    let story = RwSignal::new(Story::default());
    load(desk, story);
    let games = RwSignal::new(Vec::<LogEntry>::new());
    team_log::of_table(desk, games);
    section(desk, look, move |ended| {
        ended.map(|ended| shown(desk, ended, story, games))
    })
}

/// Gets the record: of a room from its server, else from this tab.
fn load(desk: Desk, story: RwSignal<Story>) {
    let tell = move |record: String| {
        if let Some(table) = desk.table() {
            let _ = story.try_set(table.story(&record));
        }
    };
    match desk.look(|link| link.code().map(str::to_owned)).flatten() {
        Some(code) => browser::get(&format!("/api/rooms/{code}/record"), tell),
        None => {
            desk.take(|link| {
                if let Some(tab) = link.tab() {
                    tab.record(tell);
                }
            });
        }
    }
}

fn shown(
    desk: Desk,
    ended: Ended,
    story: RwSignal<Story>,
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
        <main class="end" class:won=ended.won class:lost=!ended.won>
            <section class="pic panel">
                <h1>{title}</h1>
                <p class="sub">{ended.reason}". "{t_with("web-after", &[("time", Arg::Text(&ended.at))])}" "{paused}</p>
            </section>
            <section class="score panel">
                <div class="tot"><span class="lbl">{t("web-total")}</span><b id="total">{ended.total}</b></div>
                <table><tbody>{lines}</tbody></table>
            </section>
            <section class="time panel" aria-label=t("web-timeline")>
                <header><span class="lbl">{t("web-timeline")}</span></header>
                {move || timeline(&story.get())}
            </section>
            <section class="crewl panel"><span class="lbl">{t("web-crew")}</span>
                <ol>{move || medals(desk, &story.get())}</ol>
            </section>
            {move || log(games.get())}
            <footer class="act">
                {ended.plays.then(|| view! {
                    <button class="key main" id="again" on:click=move |_| desk.ask(Command::Rematch(true))>{icon(Icon::Redo)}{t("web-again")}</button>
                })}
                <a class="key" href=home()>{t("web-to-start")}</a>
            </footer>
            {exports(ended.code)}
        </main>
    }
}

/// What happened when: a line with a shape for each kind, and every moment as a list.
fn timeline(story: &Story) -> AnyView {
    let Some(end) = story.moments.last().map(|moment| moment.at.0.max(1)) else {
        return ().into_any();
    };
    let marks: Vec<_> = story
        .moments
        .iter()
        .map(|moment| {
            let left = 100.0 * f64::from(moment.at.0) / f64::from(end);
            let (class, height) = match moment.kind {
                Kind::Good(value) => ("d", Some(value * 5 + 2)),
                Kind::Alarm => ("f", None),
                Kind::Lost => ("b", None),
            };
            let height = height.map_or(String::new(), |height| format!(";height:{height}px"));
            view! { <i class=class style=format!("left:{left:.1}%{height}")></i> }
        })
        .collect();
    let rows: Vec<_> = story
        .moments
        .iter()
        .filter(|moment| !moment.text.is_empty())
        .map(|moment| {
            let at = Time::seconds(moment.at.whole_seconds()).to_string();
            view! { <li><b>{at}</b>" "{moment.text.clone()}</li> }
        })
        .collect();
    view! {
        <div class="tl" aria-hidden="true">{marks}</div>
        <details><summary>{t("web-timeline-list")}</summary><ol class="moments">{rows}</ol></details>
    }
    .into_any()
}

fn medals(desk: Desk, story: &Story) -> Vec<AnyView> {
    let medals = story.medals.iter().map(|medal| {
        let name = desk.look(|link| names::seat_in(link.room(), medal.seat));
        view! { <li><b>{name}</b><span>{medal.text.clone()}</span><i>{medal.count}</i></li> }
            .into_any()
    });
    medals.collect()
}

/// The games that this table has played.
fn log(games: Vec<LogEntry>) -> impl IntoView {
    (games.len() > 1).then(|| {
        let rows: Vec<_> = games.into_iter().rev().take(10).map(|game| {
            let result = if game.won { t("web-won-short") } else { t("web-lost-short") };
            view! { <tr><td>{browser::local_time(&game.at)}</td><td>{result}</td><td>{game.time}</td><td>{game.points}</td></tr> }
        }).collect();
        view! {
            <section class="panel log">
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
            <a class="key" href=format!("{api}/record") target="_blank">{t("web-record")}</a>
            <a class="key" href=format!("{api}/log?format=csv&lang={lang}")>{t("web-room-csv")}</a>
            <a class="key" href=format!("{api}/log?lang={lang}") target="_blank">{t("web-room-json")}</a>
        }
    });
    view! {
        <details class="exports">
            <summary>{t("web-save")}</summary>
            <p class="rowkeys">
                {room}
                <button class="key" id="csv" on:click=|_| browser::download("klaxon.csv", &team_log::csv())>{t("web-csv")}</button>
                <button class="key" id="json" on:click=|_| browser::download("klaxon.json", &team_log::json())>{t("web-json")}</button>
            </p>
        </details>
    }
}
