//! The line over the dice in a game with roles: who leads with which role, what is asked, and the keys for what the
//! leader's role can do (C-33 to C-38). The answer to what a wild die is to be is given here too.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::colour::Colour;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::state::Phase;
use klaxon_fuse::number::Number;
use klaxon_fuse::{AnyFuse, Face, Role, draw};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::hand::{self, Held};
use super::loose::Loose;
use super::table::{FuseTable, listed, playing};
use super::ways::{Fit, Way};
use super::{names, picking, prompt, roles};
use crate::link::Link;
use crate::live::{Follows, follow};
use crate::shell::names as people;
use crate::shell::section::{section, watch};
use crate::text::{capital, t, t_with};

/// What a wild die is to be: the person touched a space that takes it as several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) loose: Loose,
    pub(crate) fits: Vec<Fit>,
}

/// A key of the line.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Key {
    seat: Seat,
    action: Action,
    /// What it is called.
    name: String,
    /// The die that it shows; without one it shows its name.
    face: Option<Face>,
    /// Whether the number on the die means nothing.
    plain: bool,
}

/// The line.
pub(crate) fn line(table: FuseTable) -> impl IntoView {
    let keys = follow(move || {
        table.desk.version.track();
        table.desk.shown.track();
        keys(table)
    });
    let busy = move || keys.with(|keys| keys.len() > 1);
    view! {
        <div class="roleline" class:busy=busy>
            {leader(table)}
            <span class="asks">{prompt::prompt(table)}{status(table)}</span>
            {powers(table, keys)}
            {picking::again(table, keys)}
        </div>
    }
}

/// The sign of the leader's role.
fn leader(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        |link| {
            let playing = playing(link)?;
            roles::of(playing, playing.state.holder)
        },
        |role| {
            role.map(|(role, works)| {
                let what = format!("{}: {}", roles::title(role), roles::what(role));
                view! { <span class="rolesign" class:off=!works data-look=roles::look(role) title=what>{roles::sign(role)}</span> }
            })
        },
    )
}

/// Who leads, with which role, and what it does now.
fn status(table: FuseTable) -> impl IntoView {
    let text = watch(table.desk, move |link| {
        playing(link).and_then(|playing| said(table, link, playing))
    });
    view! { <small class="leads">{move || text.get().flatten()}</small> }
}

fn said(table: FuseTable, link: &Link, playing: &Playing<AnyFuse>) -> Option<String> {
    let holder = playing.state.holder;
    let (role, works) = roles::of(playing, holder)?;
    let title = roles::title(role);
    let who = match table.desk.seat(link) == Some(holder) {
        true => t_with("web-you-lead", &[("role", Arg::Text(&title))]),
        false => {
            let name = people::seat(link, holder);
            let args = [("name", Arg::Text(&name)), ("role", Arg::Text(&title))];
            t_with("web-leads", &args)
        }
    };
    let now = match (works, playing.state.extras().named) {
        (false, _) => t("web-role-off"),
        (true, Some(named)) => t_with("web-is-wild", &[("what", Arg::Text(&named_text(named)))]),
        // A leader who rolled without naming has no wild dice (C-21).
        (true, None) if names_first(role) && playing.state.phase != Phase::Rolling => {
            t("web-named-nothing")
        }
        (true, None) => roles::what(role),
    };
    Some(format!("{who} · {now}"))
}

/// Returns whether a role names something before the roll (C-33, C-34).
fn names_first(role: Role) -> bool {
    matches!(role, Role::Cutter | Role::OperationsEngineer)
}

fn named_text(named: Named) -> String {
    match named {
        Named::Colour(colour) => capital(&names::colour(colour)),
        Named::Number(number) => number.to_string(),
    }
}

/// The keys for the held die, or for what can be named, or for what a wild die is to be.
fn powers(table: FuseTable, keys: Follows<Vec<Key>>) -> impl IntoView {
    move || {
        let keys = keys.get();
        (!keys.is_empty()).then(|| {
            let keys: Vec<_> = keys.into_iter().map(|key| shown(table, key)).collect();
            view! { <span class="powers" role="group" aria-label=t("web-powers")>{keys}</span> }
        })
    }
}

fn shown(table: FuseTable, key: Key) -> impl IntoView {
    let picture = key.face.map(|face| draw::die(face, names::letters()));
    let words = picture.is_none().then(|| key.name.clone());
    let act = table.look(|playing| AnyFuse::action_text(&playing.table, &key.action));
    let touch = move |_| {
        table.asked.set(None);
        hand::attempt(table, key.seat, key.action);
    };
    view! {
        <button class="key pow" class:plain=key.plain data-act=act aria-label=key.name.clone() title=key.name on:click=touch>
            {picture.map(|picture| view! { <span class="d" inner_html=picture></span> })}{words}
        </button>
    }
}

fn keys(table: FuseTable) -> Vec<Key> {
    if let Some(asked) = table.asked.get() {
        return asked.fits.iter().map(|fit| answer(&asked, fit)).collect();
    }
    let held = table.held.get();
    let found = table.desk.look(|link| {
        let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
        let actions = listed(playing, seat);
        let keys = actions
            .iter()
            .filter_map(|action| key(playing, seat, action, held));
        Some(keys.collect::<Vec<_>>())
    });
    found.flatten().unwrap_or_default()
}

/// One thing that a wild die can become.
fn answer(asked: &Asked, fit: &Fit) -> Key {
    let face = match fit.way {
        Way::AsIs | Way::AnyColour => asked.loose.die,
        Way::Number(number) => asked.loose.die.with_number(number),
    };
    let name = names::die(face);
    Key {
        seat: asked.seat,
        action: fit.action,
        name: t_with("web-as", &[("what", Arg::Text(&name))]),
        face: Some(face),
        plain: false,
    }
}

/// The key of something that a role does with the held die, or names.
fn key(playing: &Playing<AnyFuse>, seat: Seat, action: &Action, held: Option<Held>) -> Option<Key> {
    let plain = held.filter(|held| held.loose.painted.is_none());
    let is_held = |die: Face| plain.is_some_and(|held| held.loose.die == die);
    let (name, face, plain) = match *action {
        Action::Name(named) => {
            let face = match named {
                Named::Colour(colour) => Some(Face::single(colour, Number::ALL[0])),
                Named::Number(_) => None,
            };
            (named_text(named), face, true)
        }
        Action::Paint { die, colour } if is_held(die) => {
            let face = Face::single(colour, die.number());
            (as_colour(colour), Some(face), false)
        }
        Action::Turn { die, number } if is_held(die) => {
            (number.to_string(), Some(die.with_number(number)), false)
        }
        Action::Flip(die) if is_held(die) => {
            let under = playing.table.deck().dice.opposite(die.number());
            (t("web-flip"), Some(die.with_number(under)), false)
        }
        Action::Spare(die) if is_held(die) => (t("web-spare"), None, false),
        _ => return None,
    };
    Some(Key {
        seat,
        action: *action,
        name,
        face,
        plain,
    })
}

fn as_colour(colour: Colour) -> String {
    let colour = names::colour(colour);
    t_with("web-as", &[("what", Arg::Text(&colour))])
}
