//! The bar under the table: play and stand, step, jump, the time line, how fast, and what else can be looked at.

use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::reel::{self, Reel};
use super::speed::SPEEDS;
use super::{could, door, eyes, keys, line, live, over, player};
use crate::browser;
use crate::desk::Desk;
use crate::live::{Follows, Live, follow};
use crate::shell::copy;
use crate::shell::icon::{Icon, icon};
use crate::text::{language, t, t_with};

/// What the bar shows, again whenever something has changed.
pub(super) fn watch<T>(
    desk: Desk,
    look: impl Fn(&Reel) -> T + Send + Sync + 'static,
) -> Follows<Option<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    follow(move || {
        desk.version.track();
        reel::look(&look)
    })
}

/// The bar; nothing as long as there is no tape.
pub(super) fn bar(desk: Desk) -> AnyView {
    keys::listen(desk);
    Effect::new(move |_| {
        desk.version.track();
        live::hear(desk);
    });
    let there = watch(desk, |reel| reel.record.is_some());
    mark_page(there);
    let shown = move || there.get().map(|record| whole(desk, record));
    shown.into_any()
}

/// The table makes room for the bar, for as long as it is there.
fn mark_page(there: Follows<Option<bool>>) {
    Effect::new(move |_| {
        let word = match there.get() {
            Some(true) => "record",
            Some(false) => "live",
            None => "",
        };
        browser::mark_root("data-bar", word);
    });
    on_cleanup(|| browser::mark_root("data-bar", ""));
}

fn whole(desk: Desk, record: bool) -> AnyView {
    let place = watch(desk, |reel| (reel.moment, reel.tape.last()));
    let moment = move || place.get().unwrap_or_default().0.to_string();
    let moments = move || place.get().unwrap_or_default().1.to_string();
    let now = watch(desk, |reel| match (reel.live, reel.playing) {
        (true, _) => "live",
        (false, true) => "plays",
        (false, false) => "stands",
    });
    view! {
        <section class="reel panel" id="replay" aria-label=t("replay-bar") data-moment=moment data-moments=moments
            data-tape=move || now.get()>
            {record.then(|| over::over(desk))}
            {line::line(desk)}
            <div class="ways">
                {key("prev-mark", "replay-prev-mark", MARK_BACK, move || player::jump(desk, false))}
                {key("step-back", "replay-step-back", STEP_BACK, move || player::step(desk, false))}
                {play(desk)}
                {key("step-on", "replay-step-on", STEP_ON, move || player::step(desk, true))}
                {key("next-mark", "replay-next-mark", MARK_ON, move || player::jump(desk, true))}
                {speed(desk)}
                {if record { more(desk) } else { follow_key(desk) }}
            </div>
        </section>
    }
    .into_any()
}

/// A step back: an arrow to a bar.
const STEP_BACK: &str = r#"<path d="M15 6l-8 6 8 6ZM18 6v12"/>"#;
/// A step on.
const STEP_ON: &str = r#"<path d="M9 6l8 6-8 6ZM6 6v12"/>"#;
/// Back to a mark: an arrow to a flag.
const MARK_BACK: &str = r#"<path d="M20 7l-7 5 7 5ZM5 20V5l6 3-6 3"/>"#;
/// On to a mark.
const MARK_ON: &str = r#"<path d="M4 7l7 5-7 5ZM14 20V5l6 3-6 3"/>"#;

fn key(
    id: &'static str,
    name: &'static str,
    lines: &'static str,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    view! {
        <button class="key" id=id aria-label=t(name) title=t(name) on:click=move |_| press()>
            <svg class="ico" viewBox="0 0 24 24" aria-hidden="true" inner_html=lines></svg>
        </button>
    }
    .into_any()
}

/// Play and stand are one key.
fn play(desk: Desk) -> AnyView {
    let plays = watch(desk, |reel| reel.playing || reel.live);
    let plays = move || plays.get() == Some(true);
    let name = move || {
        t(if plays() {
            "replay-pause"
        } else {
            "replay-play"
        })
    };
    let picture = move || icon(if plays() { Icon::Pause } else { Icon::Play });
    view! {
        <button class="key main" id="play" aria-label=name title=name on:click=move |_| toggle(desk)>{picture}</button>
    }
    .into_any()
}

/// Plays, or stands.
pub(super) fn toggle(desk: Desk) {
    if let Some(plays) = reel::look(|reel| reel.playing || reel.live) {
        player::play(desk, !plays);
    }
}

/// How fast.
fn speed(desk: Desk) -> AnyView {
    let now = watch(desk, |reel| reel.speed);
    let choose = move |event: web_sys::Event| {
        if let Ok(speed) = value_of(&event).parse() {
            player::set_speed(desk, speed);
        }
    };
    let options = SPEEDS.into_iter().enumerate().map(|(place, (_, name))| {
        let on = move || now.get() == Some(place);
        view! { <option value=place.to_string() selected=on>{name}</option> }
    });
    view! {
        <select class="key" id="speed" aria-label=t("replay-speed") title=t("replay-speed") on:change=choose>
            {options.collect::<Vec<_>>()}
        </select>
    }
    .into_any()
}

/// The value that was chosen.
pub(super) fn value_of(event: &web_sys::Event) -> String {
    let target = event.target();
    let select = target.and_then(|it| it.dyn_into::<web_sys::HtmlSelectElement>().ok());
    select.map_or(String::new(), |select| select.value())
}

/// The key that follows the game again, with how far behind the table is.
fn follow_key(desk: Desk) -> AnyView {
    let behind = watch(desk, |reel| (!reel.live).then(|| reel.behind()));
    let live = move || behind.get().flatten().is_none();
    let name = move || match behind.get().flatten() {
        Some(count) => t_with("replay-behind", &[("count", Arg::from(count))]),
        None => t("replay-live"),
    };
    view! {
        <button class="key live" id="live" class:on=live aria-pressed=move || live().to_string()
            on:click=move |_| live::join(desk)>
            <i class="dot" aria-hidden="true"></i><span>{t("replay-live")}</span>
            {move || behind.get().flatten().map(|count| view! { <b class="behind" id="behind">{count}</b> })}
        </button>
        <span class="vh" role="status">{name}</span>
    }
    .into_any()
}

/// What else can be done with a record: beside the keys where there is room, else behind a key.
fn more(desk: Desk) -> AnyView {
    let open = Live::new(false);
    let shown = move || if open.get() { "more open" } else { "more" };
    let expanded = move || open.get().to_string();
    let link = watch(desk, |reel| {
        let record = reel.record.as_ref()?;
        record.address.clone()
    });
    let link = move || {
        let address = link.get().flatten()?;
        let asked = Box::new(move || moment_link(&address)) as copy::Asked;
        Some(copy::key("moment-link", "key", "replay-link", asked))
    };
    let [could, sheet] = could::could(desk);
    view! {
        <button class="key dots" id="more" aria-label=t("replay-more") title=t("replay-more") aria-expanded=expanded
            aria-controls="replay-more" on:click=move |_| open.update(|open| *open = !*open)>{icon(Icon::Menu)}</button>
        <div class=shown id="replay-more" on:click=move |event| close_by_key(open, &event) on:change=move |_| open.set(false)>
            {eyes::eyes(desk)}
            {could}
            {link}
            {door::chooser(desk)}
        </div>
        {sheet}
    }
    .into_any()
}

/// What lies behind the key is gone when something of it was chosen.
fn close_by_key(open: Live<bool>, event: &web_sys::MouseEvent) {
    let target = event.target();
    let target = target.and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    if target.is_some_and(|it| matches!(it.closest("#could"), Ok(Some(_)))) {
        open.set(false);
    }
}

/// A link to the moment that is shown, with the eyes that it is seen by.
fn moment_link(address: &str) -> String {
    let origin = browser::window().location().origin().unwrap_or_default();
    let found = reel::look(|reel| (reel.moment, reel.eyes));
    let (moment, eyes) = found.unwrap_or((0, klaxon_replay::Eyes::Everybody));
    let seat = match eyes {
        klaxon_replay::Eyes::Seat(seat) => format!("&seat={seat}"),
        _ => String::new(),
    };
    let language = language().code();
    format!("{origin}/replay/{address}?at={moment}{seat}&lang={language}")
}
