//! Which game is played: the present one in the lobby, and the pictures to choose another from.

use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::games;
use crate::games::setups::SETUPS;
use crate::shell::section::section;
use crate::shell::setup::{self, Part, Setup};
use crate::text::{t, t_with};

/// The game of the room, with the key that opens the pictures for the owner.
pub(crate) fn present(desk: Desk) -> impl IntoView {
    section(
        desk,
        |link| {
            let (game, _) = link.set_up();
            (game, link.may_set_up())
        },
        move |(game, mine)| {
            let picture = setup::of(&game).map(|setup| setup::picture(setup.picture));
            let (title, what) = setup::words(&game);
            let open = move |_| desk.sheet.set(Some(Sheet::Games));
            view! {
                <section class="present" aria-label=t("web-game")>
                    {picture}
                    <p><b>{title}</b><small>{what}</small></p>
                    {mine.then(|| view! {
                        <button class="key sm" id="change-game" aria-haspopup="dialog" on:click=open>{t("web-change-game")}</button>
                    })}
                </section>
            }
        },
    )
}

/// The pictures: every set-up, and the parts of one's own mix.
pub(crate) fn chooser(desk: Desk) -> impl IntoView {
    // A mix without any part is the game itself: only this says that somebody is about to mix.
    let mixing = RwSignal::new(None::<&'static str>);
    section(
        desk,
        |link| link.set_up().0,
        move |game| {
            if let Some(setup) = setup::of(&game).filter(|setup| !setup.parts.is_empty()) {
                mixing.set(Some(setup.picture));
            }
            let here = SETUPS.iter().filter(|one| games::has_table(one.game));
            let cards = here.map(|one| card(desk, one, &game, mixing));
            let cards: Vec<_> = cards.collect();
            let parts = move || {
                let chosen = SETUPS.iter().find(|one| mixing.get() == Some(one.picture));
                chosen.map(|setup| parts(desk, setup, &game))
            };
            view! { <div class="gcards">{cards}</div>{parts} }
        },
    )
}

fn card(
    desk: Desk,
    setup: &'static Setup,
    game: &str,
    mixing: RwSignal<Option<&'static str>>,
) -> AnyView {
    let has = setup.has(game);
    let on = move || match mixing.get() {
        Some(picture) => picture == setup.picture,
        None => has,
    };
    let (least, most) = setup.players;
    let range = [("least", Arg::from(least)), ("most", Arg::from(most))];
    let press = move |_| match setup.parts {
        [] => {
            desk.sheet.set(None);
            if !has {
                setup::choose(desk, setup.game.to_owned());
            }
        }
        _ => mixing.set(Some(setup.picture)),
    };
    view! {
        <button class="gcard" class:sel=on aria-pressed=move || on().to_string() id=format!("game-{}", setup.picture) on:click=press>
            {setup::picture(setup.picture)}
            <span class="txt"><b>{setup.title.text()}</b><span>{t(setup.what)}</span>
                <small class="lbl">{t_with("web-players-range", &range)}</small></span>
        </button>
    }
    .into_any()
}

/// A switch for each part.
fn parts(desk: Desk, setup: &'static Setup, game: &str) -> AnyView {
    let switches = setup.parts.iter().map(|one| part(desk, setup, one, game));
    let close = move |_| desk.sheet.set(None);
    view! {
        <div class="parts" role="group" aria-label=setup.title.text()>{switches.collect::<Vec<_>>()}</div>
        <button class="key main" id="mixed" on:click=close>{t("web-mixed")}</button>
    }
    .into_any()
}

fn part(desk: Desk, setup: &'static Setup, part: &'static Part, game: &str) -> AnyView {
    let on = setup::has_part(game, part.word);
    let next = setup.toggled(game, part.word);
    let press = move |_| setup::choose(desk, next.clone());
    view! {
        <button class="sw" role="switch" aria-checked=on.to_string() id=part.picture on:click=press>
            {setup::picture(part.picture)}
            <span><b>{t(part.title)}</b><small>{t(part.why)}</small></span><i class="tog" class:on=on></i>
        </button>
    }
    .into_any()
}
