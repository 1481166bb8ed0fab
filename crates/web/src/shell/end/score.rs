//! The score: the sum, what it is made of, and how it compares with what this crew did before.

use klaxon_proto::LogEntry;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::Ended;
use crate::live::Live;
use crate::shell::team_log::{self, Best};
use crate::text::{capital, t, t_with};

/// The score. The style sheet counts the sum up for people who see it; whoever listens has it at once.
pub(super) fn score(ended: &Ended, games: Live<Vec<LogEntry>>) -> AnyView {
    let lines = ended.lines.iter();
    let mut lines: Vec<(String, String)> = lines
        .map(|(what, points)| (what.clone(), points.to_string()))
        .collect();
    if !ended.poster.facts.is_empty() {
        lines.clone_from(&ended.poster.facts);
    }
    let lines = lines
        .into_iter()
        .map(|(what, number)| view! { <tr><td>{what}</td><td>{number}</td></tr> }.into_any());
    let lines: Vec<AnyView> = lines.collect();
    let title = match ended.poster.unit.is_empty() {
        true => t("end-score"),
        false => capital(&ended.poster.unit),
    };
    let (total, entry) = (ended.total, ended.entry.clone());
    let played = entry.clone();
    let streak = move || {
        let streak = team_log::streak(played.as_ref()?, &games.get());
        (streak > 1).then(|| t_with("end-streak", &[("games", Arg::from(streak))]))
    };
    let compared = move || {
        let best = team_log::best(entry.as_ref()?, &games.get());
        Some(compared(total, best))
    };
    view! {
        <section class="score panel">
            <div class="tot">
                <span class="lbl">{title}</span>
                <b id="total" style=format!("--to:{total}")>{total}</b>
                <span class="best">{compared}</span>
                <span class="best" id="streak">{streak}</span>
            </div>
            <table><tbody>{lines}</tbody></table>
        </section>
    }
    .into_any()
}

fn compared(total: i32, best: Best) -> String {
    let points = |key, points: i32| t_with(key, &[("points", Arg::Text(&points.to_string()))]);
    match best {
        Best::First => t("end-best-first"),
        Best::Before(best) if total > best => points("end-best-beaten", total - best),
        Best::Before(best) if total == best => t("end-best-same"),
        Best::Before(best) => points("end-best-is", best),
    }
}
