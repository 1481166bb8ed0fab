//! Somebody is about to play a game for the first time on this device: its lesson is offered, once. It is loaded with the
//! coach.

use std::sync::Arc;

use klaxon_words::Arg;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::live::Live;
use crate::shell::{coach, setup};
use crate::text::{language, learn, t, t_with};
use crate::{browser, start, stored};

/// So long a person waits for what the offer takes, in milliseconds; then they just play.
const PATIENCE: u64 = 3000;

/// Offers the lesson of a game; then does what was wanted, if that is to play at once.
pub(crate) async fn offer(game: String, play: impl Fn() + Send + Sync + 'static) {
    let play = Arc::new(play);
    let waits = Live::new(true);
    let served = move || {
        let waited = waits.get_untracked();
        waits.set(false);
        waited
    };
    let impatient = play.clone();
    browser::after(PATIENCE, move || {
        if served() {
            impatient();
        }
    });
    let lesson = browser::text_at(&browser::asset(&format!("lessons-{game}.txt"))).await;
    let there = lesson.is_some() && learn("lesson").await;
    if there {
        browser::wear("coach.css").await;
    }
    match (served(), there) {
        (true, true) => {}
        (true, false) => return play(),
        // It took too long: they play already.
        (false, _) => return,
    }
    let open = Live::new(true);
    let title = setup::of(&game).map_or(String::new(), |setup| setup.title.text());
    let what = t_with("lesson-offer-what", &[("game", Arg::Text(&title))]);
    let show = format!("/solo?lesson={game}-1&lang={}", language().code());
    let remember = move || {
        let known = browser::kept(stored::OFFERED).unwrap_or_default();
        browser::keep(stored::OFFERED, format!("{known} {game}").trim());
    };
    let just_play = {
        let remember = remember.clone();
        move || {
            if open.get_untracked() {
                remember();
                open.set(false);
                play();
            }
        }
    };
    let escape = just_play.clone();
    start::on(
        &browser::window(),
        "keydown",
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                escape();
            }
        },
    );
    let shown = move || {
        let (remember, just_play) = (remember.clone(), just_play.clone());
        open.get().then(|| {
            view! {
                <div class="first">
                    <section class="coach panel over" role="dialog" aria-modal="true" aria-labelledby="first-title" aria-describedby="first-what" id="first-time">
                        <h2 id="first-title">{t("lesson-offer")}</h2>
                        <p class="said" id="first-what">{what.clone()}</p>
                        <div class="keys">
                            <a class="key main" id="show-me" href=show.clone() on:click=move |_| remember()>{t("lesson-offer-yes")}</a>
                            <button class="key" id="just-play" on:click=move |_| just_play()>{t("lesson-offer-no")}</button>
                        </div>
                    </section>
                </div>
            }
        })
    };
    mount_to_body(move || shown);
    browser::after(0, || coach::focus("#show-me"));
}
