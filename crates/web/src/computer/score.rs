//! The score sheet: what was defused is tapped in, and the rules count it (S-4, F-53, C-59).

use klaxon_core::Time;
use klaxon_fuse::game::score::Tally;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::clock::Stage;
use super::desk::{Desk, Sheet};
use super::log;
use super::mission::Kind;
use crate::browser;
use crate::live::Live;
use crate::text::{say, t, t_with};

/// What was tapped: bombs of each value from 1, then sparks, then fuse cards.
type Tapped = [u32; 8];
const SPARKS: usize = 6;
const FUSES: usize = 7;

/// The sheet: points for FUSE and Countdown, how it ended for FLATLINE.
pub(super) fn score(desk: Desk) -> impl IntoView {
    match desk.mission.with_untracked(|mission| mission.kind) {
        Kind::Flatline => ending(desk).into_any(),
        Kind::Fuse | Kind::Countdown => points(desk).into_any(),
    }
}

/// How a game of FLATLINE ended: the people at the table say so.
fn ending(desk: Desk) -> impl IntoView {
    let rounds = usize::from(desk.clock.with_untracked(|clock| clock.round));
    let end = move |won: bool| {
        desk.end(won);
        save(desk, won, None);
    };
    view! {
        <p class="note">{t_with("computer-ended", &[("rounds", Arg::from(rounds))])}</p>
        <div class="rowkeys">
            <button class="key main" id="pc-stable" on:click=move |_| end(true)>{t("computer-stable")}</button>
            <button class="key" id="pc-lost" on:click=move |_| end(false)>{t("computer-power-gone")}</button>
            <button class="key" id="pc-not-yet" on:click=move |_| desk.sheet.set(None)>{t("computer-not-yet")}</button>
        </div>
    }
}

fn points(desk: Desk) -> impl IntoView {
    let tapped = Live::new(Tapped::default());
    let sparks = desk
        .mission
        .with_untracked(|mission| mission.rules.sparks());
    let tally = move || tally(desk, tapped.get(), sparks);
    let bombs = (1..=6).map(|value| {
        let label = t_with("computer-bombs-worth", &[("value", Arg::from(value))]);
        counter(tapped, value - 1, label)
    });
    let bombs: Vec<_> = bombs.collect();
    let lines = move || {
        let lines = tally().score().into_iter().map(|line| {
            view! { <li><span>{say(&line.what)}</span><b>{line.points}</b></li> }
        });
        lines.collect::<Vec<_>>()
    };
    let total = move || sum(&tally());
    let done = move |_| {
        let tally = tally();
        save(desk, tally.won, Some(sum(&tally)));
    };
    view! {
        <p class="note">{t("computer-tap")}</p>
        <div class="counters">
            {bombs}
            {sparks.then(|| counter(tapped, SPARKS, t("web-part-sparks")))}
            {counter(tapped, FUSES, t("computer-fuses-activated"))}
        </div>
        <ul class="lines">{lines}</ul>
        <p class="total" role="status"><span>{t("computer-total")}</span><b id="pc-total">{total}</b></p>
        <button class="key main" id="pc-save" on:click=done>{t("computer-save")}</button>
    }
}

fn tally(desk: Desk, tapped: Tapped, sparks: bool) -> Tally {
    let (won, left) = match desk.clock.with(|clock| clock.stage) {
        Stage::Over { won, left } => (won, left),
        _ => (false, 0),
    };
    let worth = tapped[..SPARKS]
        .iter()
        .zip(1..)
        .map(|(count, value)| count * value);
    Tally {
        won,
        left: Some(Time(left)),
        bombs: tapped[..SPARKS].iter().sum(),
        points: worth.sum(),
        sparks: sparks.then_some(tapped[SPARKS]),
        fuse_cards: tapped[FUSES],
    }
}

fn sum(tally: &Tally) -> i32 {
    tally.score().iter().map(|line| line.points).sum()
}

/// A key that counts each touch, and one that takes a touch back.
fn counter(tapped: Live<Tapped>, place: usize, label: String) -> impl IntoView {
    let count = move || tapped.with(|tapped| tapped[place]);
    let more = move |_| tapped.update(|tapped| tapped[place] = (tapped[place] + 1).min(99));
    let less = move |_| tapped.update(|tapped| tapped[place] = tapped[place].saturating_sub(1));
    let fewer = t_with("computer-fewer", &[("what", Arg::Text(&label))]);
    view! {
        <div class="counter">
            <button type="button" class="key more" data-counter=place.to_string() on:click=more><span>{label}</span><b>{count}</b></button>
            <button type="button" class="key less" aria-label=fewer disabled=move || count() == 0 on:click=less>"−"</button>
        </div>
    }
}

/// The result goes into the log, and the next game can begin.
fn save(desk: Desk, won: bool, score: Option<i32>) {
    let mission = desk.mission.get_untracked();
    let clock = desk.clock.get_untracked();
    log::add(&log::Entry {
        date: String::from(js_sys::Date::new_0().to_iso_string()),
        game: mission.game(),
        players: mission.players,
        difficulty: mission.difficulty_word().to_owned(),
        won,
        score,
        rounds: (mission.kind == Kind::Flatline).then_some(clock.round),
    });
    if mission.kind != Kind::Flatline {
        desk.reset();
    }
    desk.sheet.set(Some(Sheet::Log));
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
}
