//! Somebody is about to play a game for the first time on this device: its lesson is offered, once. It is loaded with the
//! coach.

use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::live::Live;
use crate::shell::setup;
use crate::start::NEWCOMERS;
use crate::text::{language, learn, t, t_with};

/// Offers the lesson of a game; then does what was wanted, if that is to play at once.
pub(crate) async fn offer(game: String, play: impl Fn() + Send + Sync + Clone + 'static) {
    let lesson = browser::text_at(&browser::asset(&format!("lessons-{game}.txt"))).await;
    if lesson.is_none() || !learn("lesson").await {
        return play();
    }
    browser::wear("coach.css").await;
    let open = Live::new(true);
    let title = setup::of(&game).map_or(String::new(), |setup| setup.title.text());
    let what = t_with("lesson-offer-what", &[("game", Arg::Text(&title))]);
    let show = format!("/solo?lesson={game}-1&lang={}", language().code());
    let offered = game;
    let shown = move || {
        let (game, play) = (offered.clone(), play.clone());
        let remember = move || {
            let known = browser::kept(NEWCOMERS).unwrap_or_default();
            browser::keep(NEWCOMERS, format!("{known} {game}").trim());
        };
        let just_play = {
            let remember = remember.clone();
            move |_| {
                remember();
                open.set(false);
                play();
            }
        };
        open.get().then(|| {
            view! {
                <div class="first">
                    <section class="coach panel over" role="dialog" aria-labelledby="first-title" id="first-time">
                        <h2 id="first-title">{t("lesson-offer")}</h2>
                        <p class="said">{what.clone()}</p>
                        <div class="keys">
                            <a class="key main" id="show-me" href=show.clone() on:click=move |_| remember()>{t("lesson-offer-yes")}</a>
                            <button class="key" id="just-play" on:click=just_play>{t("lesson-offer-no")}</button>
                        </div>
                    </section>
                </div>
            }
        })
    };
    mount_to_body(move || shown);
}
