//! The set-up: what is played, and what to take from the box for it (S-3).

use std::rc::Rc;

use klaxon_flatline::options::Side;
use klaxon_fuse::game::Ruleset;
use klaxon_fuse::game::options::Difficulty;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::desk::Desk;
use super::mission::{Kind, Mission};
use super::{crew, numbers};
use crate::games::setups::SETUPS;
use crate::shell::choice::Label;
use crate::shell::segments::{Segments, segments};
use crate::text::{t, t_with};

/// Numbers as they stand on keys.
const NUMBERS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// How long the clock can run, in minutes.
const LENGTHS: [(&str, u32); 5] = [("5", 5), ("8", 8), ("10", 10), ("12", 12), ("15", 15)];
/// How long planning can take, in seconds; 0 without a clock.
const PLANNINGS: [(&str, Label); 4] = [
    ("0", Label::Key("flatline-choice-planning-none")),
    ("30", Label::Seconds(30)),
    ("60", Label::Minutes(1)),
    ("120", Label::Minutes(2)),
];

/// The set-up.
pub(super) fn setup(desk: Desk) -> impl IntoView {
    move || {
        let mission = desk.mission.get();
        // What is on the table can't be changed while its clock runs.
        let free = desk.clock.with(|clock| !clock.is_on());
        let options = match mission.kind {
            Kind::Flatline => flatline(desk, &mission, free),
            Kind::Fuse | Kind::Countdown => fuse(desk, &mission, free),
        };
        let dealt = (mission.kind != Kind::Flatline).then(|| deal(&mission));
        view! {
            {(!free).then(|| view! { <p class="note">{t("computer-busy")}</p> })}
            {options}
            {crew::fields(desk, mission.players)}
            {take(&mission)}
            {dealt}
        }
    }
}

/// A choice of a few values.
fn choice(
    (name, title): (&'static str, &'static str),
    free: bool,
    now: String,
    values: Vec<(&'static str, String)>,
    choose: impl Fn(&'static str) + 'static,
) -> AnyView {
    let title = t(title);
    let group = segments(Segments {
        title: title.clone(),
        why: String::new(),
        now,
        mine: free,
        values,
        choose: Rc::new(choose),
    });
    view! { <div class="opt" data-choice=name><span class="lbl">{title}</span>{group}</div> }
        .into_any()
}

/// Plays the mission with a change.
fn changed(desk: Desk, change: impl FnOnce(&mut Mission)) {
    let mut mission = desk.mission.get_untracked();
    change(&mut mission);
    desk.play(mission);
}

fn players(desk: Desk, mission: &Mission, free: bool) -> AnyView {
    let (least, most) = mission.range();
    let numbers = NUMBERS[least..=most]
        .iter()
        .map(|number| (*number, (*number).to_owned()));
    choice(
        ("players", "web-players"),
        free,
        mission.players.to_string(),
        numbers.collect(),
        move |word| {
            changed(desk, |mission| mission.players = word.parse().unwrap_or(4));
        },
    )
}

fn difficulty(desk: Desk, mission: &Mission, free: bool) -> AnyView {
    let flatline = mission.kind == Kind::Flatline;
    let countdown = !flatline && mission.rules.is_countdown();
    let all = Difficulty::ALL
        .into_iter()
        .take(if flatline { 3 } else { 5 });
    let values = all.map(|one| {
        let label = t(match one {
            Difficulty::Training => "web-training",
            Difficulty::Standard => "web-standard",
            Difficulty::Expert => "web-expert",
            Difficulty::Elite => "web-elite",
            Difficulty::Insane if countdown => "web-heroic",
            Difficulty::Insane => "web-insane",
        });
        (one.word(), label)
    });
    choice(
        ("difficulty", "web-difficulty"),
        free,
        mission.difficulty.word().to_owned(),
        values.collect(),
        move |word| {
            let named = Difficulty::ALL.into_iter().find(|one| one.word() == word);
            changed(desk, |mission| {
                mission.difficulty = named.unwrap_or(mission.difficulty)
            });
        },
    )
}

fn fuse(desk: Desk, mission: &Mission, free: bool) -> AnyView {
    let length = LENGTHS.map(|(word, minutes)| (word, Label::Minutes(minutes as usize).text()));
    let now = (mission.length / 60_000).to_string();
    let length = choice(
        ("length", "computer-length"),
        free,
        now,
        length.to_vec(),
        move |word| {
            let minutes = LENGTHS.iter().find(|(one, _)| *one == word);
            changed(desk, |mission| {
                mission.length = minutes.map_or(mission.length, |(_, minutes)| minutes * 60_000)
            });
        },
    );
    let sixes = mission.rules.has_sixes_to_leave_out().then(|| {
        let values = vec![("no", t("web-no")), ("yes", t("web-yes"))];
        let now = if mission.sixes { "yes" } else { "no" };
        choice(
            ("sixes", "web-sixes"),
            free,
            now.to_owned(),
            values,
            move |word| {
                changed(desk, |mission| mission.sixes = word == "yes");
            },
        )
    });
    view! {
        {combination(desk, mission, free)}
        {players(desk, mission, free)}
        {difficulty(desk, mission, free)}
        {sixes}
        {length}
    }
    .into_any()
}

/// What is combined: parts of Countdown on the rules of FUSE (C-61), or both boxes (C-60, C-62).
fn combination(desk: Desk, mission: &Mission, free: bool) -> AnyView {
    if mission.kind == Kind::Countdown {
        let known = ["countdown", "integrated", "epic"];
        let setups = SETUPS.iter().filter(|setup| known.contains(&setup.game));
        let values = setups.map(|setup| (setup.game, setup.title.text()));
        return choice(
            ("rules", "web-game"),
            free,
            mission.rules.to_string(),
            values.collect(),
            move |word| {
                changed(desk, |mission| set_rules(mission, word));
            },
        );
    }
    let Some(mix) = SETUPS.iter().find(|setup| !setup.parts.is_empty()) else {
        return ().into_any();
    };
    let game = mission.rules.to_string();
    let parts = mix.parts.iter().map(|part| {
        let on = game.split('+').any(|one| one == part.word);
        let toggled = mix.toggled(&game, part.word);
        view! {
            <button type="button" class="key sm" class:main=on aria-pressed=on.to_string() data-part=part.word disabled=!free
                on:click=move |_| changed(desk, |mission| set_rules(mission, &toggled))>{t(part.title)}</button>
        }
    });
    view! {
        <div class="opt" data-choice="parts"><span class="lbl">{t("computer-parts")}</span>
            <div class="rowkeys" role="group" aria-label=t("computer-parts")>{parts.collect::<Vec<_>>()}</div></div>
    }
    .into_any()
}

fn set_rules(mission: &mut Mission, name: &str) {
    if let Ok(rules) = name.parse::<Ruleset>() {
        mission.rules = rules;
    }
}

fn flatline(desk: Desk, mission: &Mission, free: bool) -> AnyView {
    let planning = PLANNINGS.map(|(word, label)| (word, label.text()));
    let now = (mission.planning / 1000).to_string();
    let planning = choice(
        ("planning", "flatline-choice-planning"),
        free,
        now,
        planning.to_vec(),
        move |word| {
            let seconds = word.parse::<u32>().unwrap_or(0);
            changed(desk, |mission| mission.planning = seconds * 1000);
        },
    );
    let sides = vec![
        (Side::Green.word(), t("flatline-choice-meter-green")),
        (Side::Red.word(), t("flatline-choice-meter-red")),
    ];
    let meter = choice(
        ("meter", "flatline-choice-meter"),
        free,
        mission.meter.word().to_owned(),
        sides,
        move |word| {
            let side = Side::ALL.into_iter().find(|side| side.word() == word);
            changed(desk, |mission| {
                mission.meter = side.unwrap_or(mission.meter)
            });
        },
    );
    view! {
        {players(desk, mission, free)}
        {difficulty(desk, mission, free)}
        {planning}
        {meter}
    }
    .into_any()
}

/// What to take from the box.
fn take(mission: &Mission) -> AnyView {
    let rows = numbers::takes(mission).into_iter().map(|take| {
        view! { <li><b>{take.count}</b><span>{take.what}</span></li> }
    });
    view! {
        <h3>{t("computer-take")}</h3>
        <ul class="take">{rows.collect::<Vec<_>>()}</ul>
    }
    .into_any()
}

/// How hands are dealt, by an example (F-13, C-12), and how many bombs of each value there are.
fn deal(mission: &Mission) -> AnyView {
    let low = usize::from(mission.rules.low_value());
    let solo = mission.players == 1;
    let (key, cards): (&'static str, &[(usize, bool)]) = match solo {
        true => (
            "computer-deal-solo",
            &[(1, true), (3, true), (1, true), (3, false), (2, true)],
        ),
        false => (
            "computer-deal",
            &[(low + 2, true), (low + 1, false), (low, true)],
        ),
    };
    let cards = cards.iter().map(|&(value, stays)| {
        let said = t(if stays {
            "computer-stays"
        } else {
            "computer-goes-back"
        });
        view! { <li class:back-again=!stays><b>{value}</b><small>{said}</small></li> }
    });
    let pool = numbers::pool(mission)
        .into_iter()
        .enumerate()
        .filter(|(_, count)| *count > 0);
    let pool = pool.map(|(place, count)| view! { <li><b>{count}</b><small>{t_with("computer-worth", &[("value", Arg::from(place + 1))])}</small></li> });
    view! {
        <h3>{t("computer-deal-title")}</h3>
        <p class="note">{t_with(key, &[("low", Arg::from(low))])}</p>
        <ol class="example">{cards.collect::<Vec<_>>()}</ol>
        <h3>{t("computer-pool")}</h3>
        <ul class="example">{pool.collect::<Vec<_>>()}</ul>
    }
    .into_any()
}
