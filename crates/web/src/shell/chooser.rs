//! Which game is played: the present one in the lobby, and the pictures to choose another from.

use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::games::setups::SETUPS;
use crate::link::Link;
use crate::live::{Follows, Live};
use crate::shell::section::{section, watch};
use crate::shell::setup::{self, Part, Setup};
use crate::text::{t, t_with};

/// So long after a lobby is there its picture is fetched, in milliseconds.
const LATER: u64 = 300;
/// The same where a game begins at once: by then the lobby is mostly gone, and its picture is not fetched.
const MUCH_LATER: u64 = 5000;

/// The game of the room, with the key that opens the pictures for the owner.
pub(crate) fn present(desk: Desk) -> impl IntoView {
    let shown = section(
        desk,
        |link| link.set_up().0,
        |game| {
            let after = if browser::asks_for("now") {
                MUCH_LATER
            } else {
                LATER
            };
            let picture = setup::of(&game).map(|setup| setup::picture(setup.picture, after));
            let (title, what) = setup::words(&game);
            view! { {picture}<p><b>{title}</b><small>{what}</small></p> }
        },
    );
    // It stays where it is when another game comes, and keeps the focus.
    let key = section(desk, Link::may_set_up, move |mine| {
        let open = move |_| desk.sheet.set(Some(Sheet::Games));
        mine.then(|| view! {
            <button class="key sm" id="change-game" aria-haspopup="dialog" on:click=open>{t("web-change-game")}</button>
        })
    });
    view! { <section class="present" aria-label=t("web-game")>{shown}{key}</section> }
}

/// The pictures, and what they show of the room. Nothing is drawn anew while they are there: what has the focus keeps it.
#[derive(Clone, Copy)]
struct Chooser {
    desk: Desk,
    game: Follows<Option<String>>,
    /// A mix without any part is the game itself: only this says that somebody is about to mix.
    mixing: Live<Option<&'static str>>,
}

/// The pictures: every set-up, and the parts of one's own mix.
pub(crate) fn chooser(desk: Desk) -> impl IntoView {
    let game = watch(desk, |link| link.set_up().0);
    let now = desk.look(|link| link.set_up().0).unwrap_or_default();
    let mixed = setup::of(&now).filter(|setup| !setup.parts.is_empty());
    let chooser = Chooser {
        desk,
        game,
        mixing: Live::new(mixed.map(|setup| setup.picture)),
    };
    let cards: Vec<_> = SETUPS.iter().map(|one| chooser.card(one)).collect();
    let parts = move || {
        let mixing = chooser.mixing.get();
        let chosen = SETUPS.iter().find(|one| mixing == Some(one.picture));
        chosen.map(|setup| chooser.parts(setup))
    };
    view! { <div class="gcards">{cards}</div>{parts} }
}

impl Chooser {
    fn now(self) -> String {
        self.game.get().unwrap_or_default()
    }

    fn card(self, setup: &'static Setup) -> AnyView {
        let on = move || match self.mixing.get() {
            Some(picture) => picture == setup.picture,
            None => setup.has(&self.now()),
        };
        let (least, most) = setup.players;
        let range = [("least", Arg::from(least)), ("most", Arg::from(most))];
        view! {
            <button class="gcard" class:sel=on aria-pressed=move || on().to_string() id=format!("game-{}", setup.picture)
                on:click=move |_| self.press(setup)>
                {setup::picture(setup.picture, 0)}
                <span class="txt"><b>{setup.title.text()}</b><span>{t(setup.what)}</span>
                    <small class="lbl">{t_with("web-players-range", &range)}</small></span>
            </button>
        }
        .into_any()
    }

    /// A set-up is chosen at once; a mix is first made.
    fn press(self, setup: &'static Setup) {
        if !setup.parts.is_empty() {
            return self.mixing.set(Some(setup.picture));
        }
        self.desk.sheet.set(None);
        if !setup.has(&self.now()) {
            setup::choose(self.desk, setup.game.to_owned());
        }
    }

    /// A switch for each part.
    fn parts(self, setup: &'static Setup) -> AnyView {
        let switches = setup.parts.iter().map(|one| self.part(setup, one));
        let close = move |_| self.desk.sheet.set(None);
        view! {
            <div class="parts" role="group" aria-label=setup.title.text()>{switches.collect::<Vec<_>>()}</div>
            <button class="key main" id="mixed" on:click=close>{t("web-mixed")}</button>
        }
        .into_any()
    }

    fn part(self, setup: &'static Setup, part: &'static Part) -> AnyView {
        let on = move || setup::has_part(&self.now(), part.word);
        let press = move |_| setup::choose(self.desk, setup.toggled(&self.now(), part.word));
        view! {
            <button class="sw" role="switch" aria-checked=move || on().to_string() id=part.picture on:click=press>
                {setup::picture(part.picture, 0)}
                <span><b>{t(part.title)}</b><small>{t(part.why)}</small></span><i class="tog" class:on=on></i>
            </button>
        }
        .into_any()
    }
}
