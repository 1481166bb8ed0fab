//! The end of a lesson: well done, or not this time; and what could come next.

use klaxon_lesson::Waits;
use leptos::prelude::*;

use super::{Coach, all_lessons, family, focus, say};
use crate::ears::{self, Sound};
use crate::live::Live;
use crate::text::{language, t};
use crate::{browser, stored};

/// So long people see what they did before the coach speaks of it, in milliseconds.
const AFTER: u64 = 900;
/// The number of the last puzzle of every game; the first is 2.
const LAST: u8 = 4;

/// The last thing that the coach says.
pub(super) fn end(coach: Coach) -> impl IntoView {
    let cue = coach.cue.get();
    let solved = cue.waits == Waits::Done;
    let name = coach.name();
    if solved {
        remember(&name);
    } else {
        ears::hear(Sound::Refused);
    }
    let seen = Live::new(false);
    browser::after(AFTER, move || {
        let _ = seen.try_set(true);
        // As soon as it is drawn.
        browser::after(0, || focus("#coach-end .key.main"));
    });
    let is_mission = number(&name) == 1;
    let title = match (solved, is_mission) {
        (true, true) => "lesson-well-done",
        (true, false) => "lesson-solved",
        (false, _) => "lesson-not-solved",
    };
    let text = say(&cue.say);
    move || {
        seen.get().then(|| {
            view! {
                <section class="coach panel over" id="coach-end" role="dialog" aria-modal="false" aria-labelledby="coach-title">
                    <h2 id="coach-title">{t(title)}</h2>
                    <p class="said" id="said" role="status">{text.clone()}</p>
                    <div class="keys">{keys(coach, solved)}</div>
                </section>
            }
        })
    }
}

/// What could come next; the first is the main thing.
fn keys(coach: Coach, solved: bool) -> impl IntoView {
    let name = coach.name();
    let again = move |class: &'static str, key: &'static str| {
        view! { <button class=class id="again" on:click=move |_| coach.again()>{t(key)}</button> }
    };
    let play = move |class: &'static str| {
        view! { <a class=class id="play-real" href=coach.real_game()>{t("lesson-play")}</a> }
    };
    let all = view! { <a class="key" id="all-lessons" href=all_lessons()>{t("lesson-all")}</a> };
    let puzzle = move |class: &'static str| {
        let next = number(&name) + 1;
        let title = match next {
            2 => "lesson-first-puzzle",
            _ => "lesson-next-puzzle",
        };
        let href = format!(
            "/solo?lesson={}-{next}&lang={}",
            family(&name),
            language().code()
        );
        (next <= LAST).then(|| view! { <a class=class id="next-puzzle" href=href>{t(title)}</a> })
    };
    let is_mission = number(&coach.name()) == 1;
    match (solved, is_mission) {
        (false, _) => view! { {again("key main", "lesson-try-again")}{all} }.into_any(),
        (true, true) => {
            view! { {play("key main")}{puzzle("key")}{again("key", "lesson-again")}{all} }
                .into_any()
        }
        (true, false) => {
            view! { {puzzle("key main")}{play("key")}{again("key", "lesson-again")}{all} }
                .into_any()
        }
    }
}

/// The number of a lesson.
fn number(name: &str) -> u8 {
    let number = name.rsplit('-').next();
    number.and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// Keeps that a lesson is done.
fn remember(name: &str) {
    let done = browser::kept(stored::LESSONS).unwrap_or_default();
    if !done.split(' ').any(|one| one == name) {
        browser::keep(stored::LESSONS, format!("{done} {name}").trim());
    }
}
