//! The score sheet: what was defused is tapped in, and the rules count it (S-4, F-53, C-59).

use klaxon_core::{Message, Time};
use klaxon_fuse::game::score::Tally;
use klaxon_proto::log::Line;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::clock::Stage;
use super::desk::{Desk, Sheet};
use super::log::{self, Ending};
use super::mission::{Kind, Mission};
use super::{crew, numbers};
use crate::browser;
use crate::live::Live;
use crate::text::{capital, say, t, t_with};

/// What was tapped: bombs of each value from 1, then sparks, then fuse cards.
type Tapped = [u32; 8];
const SPARKS: usize = 6;
const FUSES: usize = 7;

/// The sheet: points for FUSE and Countdown, how it ended for FLATLINE.
pub(super) fn score(desk: Desk) -> impl IntoView {
    // Another phone may choose the next game while somebody counts here: what is counted is the one that was played.
    let mission = desk.mission.get_untracked();
    match mission.kind {
        Kind::Flatline => ending(desk, mission).into_any(),
        Kind::Fuse | Kind::Countdown => points(desk, mission).into_any(),
    }
}

/// How a game of FLATLINE ended: the people at the table say so.
fn ending(desk: Desk, mission: Mission) -> impl IntoView {
    let rounds = desk.clock.with_untracked(|clock| clock.round);
    let (players, mission) = (mission.players, StoredValue::new(mission));
    let tapped = Live::new(Tapped::default());
    let end = move |won: bool| {
        let mission = mission.get_value();
        let all = numbers::patients(&mission);
        let treated = match won {
            true => all,
            false => all
                .saturating_sub(1)
                .min(tapped.get_untracked()[0] as usize),
        };
        let same = desk.mission.with_untracked(|now| *now == mission);
        if same && desk.clock.with_untracked(|clock| clock.round == rounds) {
            desk.end(won);
        }
        let ending = Ending {
            won,
            reason: Message::new(match won {
                true => "flatline-ended-won",
                false => "computer-log-lost",
            }),
            score: vec![
                Line {
                    what: t("flatline-score-patients"),
                    points: treated as i32,
                },
                log::rounds(rounds),
            ],
            time: log::minutes(rounds),
        };
        save(desk, &mission, ending);
    };
    let played = [("rounds", Arg::from(usize::from(rounds)))];
    view! {
        <p class="note">{t_with("computer-ended", &played)}</p>
        {crew::fields(desk, players)}
        <div class="counters">{counter(tapped, 0, capital(&t("flatline-score-patients")))}</div>
        <div class="rowkeys">
            <button class="key main" id="pc-stable" on:click=move |_| end(true)>{t("computer-stable")}</button>
            <button class="key" id="pc-lost" on:click=move |_| end(false)>{t("computer-power-gone")}</button>
            <button class="key" id="pc-not-yet" on:click=move |_| desk.sheet.set(None)>{t("computer-not-yet")}</button>
        </div>
    }
}

fn points(desk: Desk, mission: Mission) -> impl IntoView {
    let tapped = Live::new(Tapped::default());
    let players = mission.players;
    let stage = desk.clock.with_untracked(|clock| clock.stage);
    let sparks = mission.rules.sparks();
    let tally = move || tally(stage, tapped.get(), sparks);
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
    let done = move |_| save(desk, &mission, ending_of(&mission, stage, &tally()));
    view! {
        <p class="note">{t("computer-tap")}</p>
        {crew::fields(desk, players)}
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

/// Whether the game was won, and what was left on the clock, in milliseconds.
fn over(stage: Stage) -> (bool, u32) {
    match stage {
        Stage::Over { won, left } => (won, left),
        _ => (false, 0),
    }
}

/// How a game of FUSE or Countdown ended.
fn ending_of(mission: &Mission, stage: Stage, tally: &Tally) -> Ending {
    let (won, left) = over(stage);
    let reason = match (won, left) {
        (true, _) if tally.sparks.is_some() => "countdown-won",
        (true, _) => "fuse-won",
        (false, 0) => "fuse-lost-clock",
        (false, _) => "fuse-lost-bag",
    };
    let lines = tally.score().into_iter().map(|line| Line {
        what: say(&line.what),
        points: line.points,
    });
    Ending {
        won,
        reason: Message::new(reason),
        score: lines.collect(),
        time: Time(mission.length.saturating_sub(left)),
    }
}

fn tally(stage: Stage, tapped: Tapped, sparks: bool) -> Tally {
    let (won, left) = over(stage);
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
fn save(desk: Desk, mission: &Mission, ending: Ending) {
    let saved = desk
        .crew
        .with_untracked(|crew| log::save(mission, crew, ending));
    desk.saved.set(Some(saved));
    let over = matches!(
        desk.clock.with_untracked(|clock| clock.stage),
        Stage::Over { .. }
    );
    if mission.kind != Kind::Flatline && over && desk.mission.with_untracked(|now| now == mission) {
        desk.reset();
    }
    desk.sheet.set(Some(Sheet::Saved));
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
}
