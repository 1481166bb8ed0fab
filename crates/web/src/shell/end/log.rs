//! The log: the games that this table has played, this one in words, and what can be taken away.

use klaxon_proto::LogEntry;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::{Ended, Told, timeline};
use crate::browser;
use crate::shell::team_log;
use crate::text::{language, t, t_with};

/// So many games are listed.
const LISTED: usize = 10;

/// What lies behind the key.
pub(super) fn log(ended: &Ended, told: Told) -> AnyView {
    let Told {
        is_kept,
        story,
        games,
        record,
        ..
    } = told;
    let room = match &ended.code {
        Some(code) => {
            let api = format!("/api/rooms/{code}");
            let lang = language().code();
            view! {
                <a class="key sm" id="record" href=format!("{api}/record") target="_blank">{t("web-record")}</a>
                <a class="key sm" href=format!("{api}/log?format=csv&lang={lang}")>{t("web-room-csv")}</a>
                <a class="key sm" href=format!("{api}/log?lang={lang}") target="_blank">{t("web-room-json")}</a>
            }
            .into_any()
        }
        None => view! {
            <button class="key sm" id="record" on:click=move |_| browser::download("klaxon.txt", &record.get_value())>{t("web-record")}</button>
        }
        .into_any(),
    };
    let (in_csv, in_json) = (ended.entry.clone(), ended.entry.clone());
    let save_csv = move |_| browser::download("klaxon.csv", &team_log::csv(in_csv.as_ref()));
    let save_json = move |_| browser::download("klaxon.json", &team_log::json(in_json.as_ref()));
    view! {
        <table id="log"><tbody>{move || rows(&games.get())}</tbody></table>
        {(!is_kept).then(|| view! { <p class="dull" id="not-kept" role="alert">{t("end-not-kept")}</p> })}
        {timeline::words(ended, story)}
        <p class="rowkeys">
            {ended.code.as_deref().map(|code| team_log::room_key("log-of-room", code))}
            <a class="key sm" id="all-games" href=format!("/log?lang={}", language().code())>{t("end-all-games")}</a>
        </p>
        <h3 class="lbl">{t("web-save")}</h3>
        <p class="rowkeys">
            {room}
            <button class="key sm" id="csv" on:click=save_csv>{t("web-csv")}</button>
            <button class="key sm" id="json" on:click=save_json>{t("web-json")}</button>
        </p>
    }
    .into_any()
}

fn rows(games: &[LogEntry]) -> Vec<AnyView> {
    let rows = games.iter().rev().take(LISTED).map(|game| {
        // The clock shows seconds; what a log is for has them finer.
        let time = game.time.split('.').next().unwrap_or_default().to_owned();
        view! {
            <tr><td>{browser::local_time(&game.at)}</td><td>{result(game)}</td><td>{time}</td><td>{game.points}</td></tr>
        }
        .into_any()
    });
    rows.collect()
}

/// How a game ended, in a word; in a game against each other, for whom.
fn result(game: &LogEntry) -> String {
    let first = game.standings.iter().filter(|standing| standing.place == 1);
    let first = first.map(|standing| {
        let name = game.players.get(usize::from(standing.seat).wrapping_sub(1));
        let bot = || t_with("web-bot-number", &[("seat", Arg::from(standing.seat))]);
        name.cloned().flatten().unwrap_or_else(bot)
    });
    let first: Vec<String> = first.collect();
    match (first.is_empty(), game.won) {
        (false, _) => first.join(", "),
        (true, true) => t("web-won-short"),
        (true, false) => t("web-lost-short"),
    }
}
