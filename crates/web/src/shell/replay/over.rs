//! The end of the tape: how the game ended, and whether its dice were fair.

use klaxon_core::record::{Unchecked, check};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::bar::watch;
use super::{player, reel};
use crate::desk::Desk;
use crate::games::{self, told};
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::text::{capital, say, t, t_with};

/// What is said at the end.
struct Said {
    word: String,
    reason: String,
    score: String,
    won: bool,
}

/// The panel; nothing before the end.
pub(super) fn over(desk: Desk) -> AnyView {
    let ended = watch(desk, |reel| {
        reel.moment == reel.tape.last() && !reel.playing
    });
    let closed = Live::new(false);
    let shown = move || {
        if ended.get() != Some(true) {
            closed.set(false);
            return None;
        }
        (!closed.get()).then(|| panel(desk, closed))
    };
    shown.into_any()
}

fn panel(desk: Desk, closed: Live<bool>) -> AnyView {
    let said = look(desk);
    let again = move |_| player::play(desk, true);
    let head = said.map(|said| {
        view! {
            <h2 class:won=said.won>{said.word}</h2>
            <p>{said.reason}" "<b>{said.score}</b></p>
        }
    });
    view! {
        <div class="tape-end panel" id="tape-end" role="status">
            {head}
            <p class="fair" id="fair">{dice()}</p>
            <p class="rowkeys">
                <button class="key sm main" id="again" on:click=again>{icon(Icon::Redo)}{t("replay-again")}</button>
                <button class="key sm" on:click=move |_| closed.set(true)>{t("web-close")}</button>
            </p>
        </div>
    }
    .into_any()
}

fn look(desk: Desk) -> Option<Said> {
    let found = desk.look(|link| {
        let board = link.board()?;
        let outcome = board.outcome()?;
        let poster = told::poster(link.room().game(), board);
        let first = outcome
            .standings
            .iter()
            .filter(|standing| standing.place == 1);
        let first: Vec<String> = first
            .map(|standing| {
                let who = names::seat_in(link.room(), standing.seat);
                format!("{who} {}", standing.total())
            })
            .collect();
        let points = [("points", Arg::from(i64::from(outcome.total())))];
        let unit = match poster.unit.is_empty() {
            true => t_with("replay-points", &points),
            false => format!("{} {}", outcome.total(), poster.unit),
        };
        Some(Said {
            word: poster.word,
            reason: format!("{}.", capital(&say(&outcome.reason))),
            score: match first.is_empty() {
                true => unit,
                false => first.join(", "),
            },
            won: outcome.won,
        })
    });
    found.flatten()
}

/// What checking the record brings to light, in a sentence.
fn dice() -> String {
    let checked = reel::look(|reel| {
        let record = reel.record.as_ref()?;
        Some(check(&record.text, &*games::shelf()))
    });
    match checked.flatten() {
        Some(Ok(checked)) => {
            let args = [("by", Arg::from(checked.by)), ("of", Arg::from(checked.of))];
            t_with("replay-checked", &args)
        }
        Some(Err(Unchecked::Faults(_))) => t("replay-cheated"),
        Some(Err(Unchecked::NoCommitments(_))) => t("replay-uncommitted"),
        _ => t("replay-unchecked"),
    }
}
