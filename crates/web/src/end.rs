//! The end: won or lost and why, the score line by line, again.

use klaxon_core::Game;
use klaxon_core::board::Playing;
use klaxon_fuse::Fuse;
use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::text::{say, t, t_with};
use crate::{browser, lobby};

/// The name under which results are kept.
const LOG: &str = "klaxon-log";

/// The last screen.
pub(crate) fn end(link: &Link, playing: &Playing<Fuse>) -> AnyView {
    let Some(outcome) = Fuse::outcome(&playing.table, &playing.state) else {
        return ().into_any();
    };
    let lines = outcome.score.iter().map(|line| {
        view! { <tr><td>{capital(&say(&line.what))}</td><td>{line.points}</td></tr> }
    });
    let lines: Vec<_> = lines.collect();
    let title = if outcome.won {
        t("web-won")
    } else {
        t("web-lost")
    };
    let at = klaxon_core::Time::seconds(outcome.at.whole_seconds()).to_string();
    let paused = link.room().paused() / 1000;
    let solo = link.code().is_none();
    write_down(link, outcome.won, outcome.total(), &at);
    let again = move |_| {
        if solo {
            lobby::start_over();
        } else {
            crate::app::ask(Command::Rematch);
        }
    };
    let code = link.code().map(str::to_owned);
    view! {
        <main class="end" class:won=outcome.won>
            <h1>{title}</h1>
            <p>{capital(&say(&outcome.reason))}</p>
            <table><tbody>{lines}
                <tr class="total"><td>{t("web-total")}</td><td id="total">{outcome.total()}</td></tr>
            </tbody></table>
            <p>{t_with("web-after", &[("time", Arg::Text(&at))])}" "
            {(paused > 0).then(|| t_with("web-paused-for", &[("seconds", Arg::from(paused as usize))]))}</p>
            <p class="buttons">
                <button class="main" id="again" on:click=again>{t("web-again")}</button>
                {code.map(|code| view! {
                    <a class="button" href=format!("/api/rooms/{code}/record") target="_blank">{t("web-record")}</a>
                })}
                <button on:click=|_| browser::download("klaxon.csv", &csv())>{t("web-csv")}</button>
                <a class="button" href="/">{t("web-to-start")}</a>
            </p>
        </main>
    }
    .into_any()
}

/// A sentence begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// Keeps the result in the browser: a line each.
fn write_down(link: &Link, won: bool, points: i32, at: &str) {
    let number = link.room().number();
    let place = link.code().unwrap_or("solo");
    let mark = format!("{place}-{number}");
    let log = browser::kept(LOG).unwrap_or_default();
    if log.lines().any(|line| line.starts_with(&mark)) {
        return;
    }
    let players = link.room().seats().len();
    let line = format!("{mark},{},{players},{won},{points},{at}", browser::now());
    browser::keep(LOG, &format!("{log}{line}\n"));
}

fn csv() -> String {
    let log = browser::kept(LOG).unwrap_or_default();
    format!("game,at,players,won,points,time\n{log}")
}
