//! What is asked of whom, in one line.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::action::Given;
use klaxon_fuse::game::awaits::{Duty, duty};
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::role::limit;
use klaxon_fuse::game::state::{Cause, Phase as Step};
use klaxon_fuse::{AnyFuse, FuseCard};
use klaxon_room::Phase;
use klaxon_room::settings::Help;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{FuseTable, listed, playing};
use super::{names, rack, ways};
use crate::link::Link;
use crate::live::follow;
use crate::shell::names as people;
use crate::shell::section::watch;
use crate::text::{capital, t, t_with};

/// What is asked, and whether of this page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asked {
    pub(crate) text: String,
    pub(crate) mine: bool,
}

/// The line over the dice.
pub(crate) fn prompt(table: FuseTable) -> impl IntoView {
    let asked = watch(table.desk, move |link| asked(table, link));
    let now = follow(move || {
        let asked = asked.get().unwrap_or_default();
        if table.asked.get().is_some() {
            return (t("web-do-become"), true);
        }
        if table.picking.get().is_some() {
            return (t("web-do-pick"), true);
        }
        match table.held.get().filter(|_| asked.mine) {
            Some(held) => {
                let die = held.loose.name();
                let text = capital(&t_with("web-do-hold", &[("die", Arg::Text(&die))]));
                (text, true)
            }
            None => (asked.text, asked.mine),
        }
    });
    let mine = move || now.with(|(_, mine)| *mine);
    view! {
        <p class="prompt" class:mine=mine id="awaited" aria-live=move || if mine() { "assertive" } else { "polite" }>
            {move || now.get().0}
        </p>
    }
}

/// What everybody waits for.
pub(crate) fn asked(table: FuseTable, link: &Link) -> Asked {
    let Some(playing) = playing(link) else {
        return Asked::default();
    };
    if matches!(link.room().phase(), Phase::Paused { .. }) {
        return Asked {
            text: t("web-do-nothing"),
            mine: false,
        };
    }
    let me = table.desk.seat(link);
    let passed = |seat: &Seat| playing.state.passed.contains(*seat);
    // A change by a role, or a fuse card, can ask something of a player who has passed (C-22).
    let owes_nothing = me.is_none_or(|seat| owes(playing, seat).is_none());
    if playing.state.phase == Step::Distributing && owes_nothing && me.as_ref().is_some_and(passed)
    {
        return Asked {
            text: placing(link, playing, "web-wait-passed"),
            mine: false,
        };
    }
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let plain = link.room().settings().help == Help::None;
    match of_me(playing, me, &mine, plain) {
        Some(text) => Asked {
            text: capital(&text),
            mine: true,
        },
        None => Asked {
            text: waiting(link, playing),
            mine: false,
        },
    }
}

/// What this page is asked to do; none if the others are.
fn of_me(
    playing: &Playing<AnyFuse>,
    me: Option<Seat>,
    mine: &[Action],
    plain: bool,
) -> Option<String> {
    let can = |wanted: fn(&Action) -> bool| mine.iter().any(wanted);
    let state = &playing.state;
    if can(|action| matches!(action, Action::Return { .. })) {
        return Some(return_what(
            state.returning.map(|returning| returning.cause),
        ));
    }
    let key = match () {
        () if can(|action| *action == Action::Six) => "web-do-six",
        () if can(|action| matches!(action, Action::Choose(_))) => {
            let hard = me.is_some_and(|seat| rack::has_hard(playing, seat));
            if hard {
                "web-do-choose-tip"
            } else {
                "web-do-choose"
            }
        }
        () if can(|action| matches!(action, Action::Compose(_))) => "web-do-compose",
        () if can(|action| matches!(action, Action::Steady { .. })) => "web-do-steady",
        () if me.is_some_and(|seat| owes(playing, seat) == Some(Duty::Defuse)) => "web-do-defuse",
        () if can(|action| matches!(action, Action::Name(Named::Colour(_)))) => {
            "web-do-name-colour"
        }
        () if can(|action| matches!(action, Action::Name(Named::Number(_)))) => {
            "web-do-name-number"
        }
        () if can(|action| *action == Action::Roll) => "web-do-roll",
        // Anybody may roll an unused die again; the page asks the player who has the bag.
        () if can(|a| matches!(a, Action::Reroll(_))) && me == Some(state.holder) => {
            "web-do-reroll"
        }
        () if can(is_plain) => return Some(place_how_many(playing, me?, plain)),
        () if can(|action| ways::placed(action).is_some()) => "web-do-wild",
        () if can(|action| matches!(action, Action::Defuse { .. })) => "web-do-may-defuse",
        () if can(is_role) => "web-do-role",
        () if can(|action| *action == Action::Pass) => "web-do-pass",
        () => return None,
    };
    Some(t(key))
}

fn owes(playing: &Playing<AnyFuse>, seat: Seat) -> Option<Duty> {
    duty(&playing.table, &playing.state, seat)
}

/// Returns whether an action places a die as it lies, a changed one too (C-36).
fn is_plain(action: &Action) -> bool {
    let given = match action {
        Action::PlaceAs { given, .. } => Some(*given),
        Action::Place { .. } => None,
        _ => return false,
    };
    matches!(given, None | Some(Given::Colour(_)))
}

/// Returns whether an action is what a role does with rolled dice (C-35 to C-38).
fn is_role(action: &Action) -> bool {
    matches!(
        action,
        Action::Paint { .. }
            | Action::Turn { .. }
            | Action::Flip(_)
            | Action::Again(_)
            | Action::Spare(_)
    )
}

/// How many dice may still be taken, where it is more than one.
fn place_how_many(playing: &Playing<AnyFuse>, me: Seat, plain: bool) -> String {
    let took = playing.state.took[me.index()];
    let may = limit(&playing.table, &playing.state, me);
    let (key, of) = match owes(playing, me) {
        _ if plain => ("web-do-place-plain", may),
        // Nobody owes the die that a role brings besides (C-35).
        Some(Duty::MustTake) => ("web-do-must", playing.table.takes()),
        _ => ("web-do-place", may),
    };
    let left = Arg::from(usize::from(of.saturating_sub(took)));
    t_with(key, &[("left", left)])
}

fn return_what(cause: Option<Cause>) -> String {
    match cause {
        Some(Cause::Die(die)) => {
            let name = names::die(die);
            t_with("web-do-return-die", &[("die", Arg::Text(&name))])
        }
        Some(Cause::Fuse(card)) => {
            let what = match card {
                FuseCard::Return(shown) => names::shown(shown),
                _ => String::new(),
            };
            t_with("web-do-return-fuse", &[("what", Arg::Text(&what))])
        }
        Some(Cause::NoSpark { .. }) => t("web-do-return-spark"),
        None => t("web-do-return"),
    }
}

/// The players whom everybody waits for.
fn waiting(link: &Link, playing: &Playing<AnyFuse>) -> String {
    let (table, state) = (&playing.table, &playing.state);
    let who = |wanted: Duty| {
        let mut seats = table.seats();
        seats.find(|&seat| duty(table, state, seat) == Some(wanted))
    };
    let first = [
        (Duty::Return, "web-wait-return"),
        (Duty::Six, "web-wait-six"),
        (Duty::Choose, "web-wait-choose"),
        (Duty::Roll, "web-wait-roll"),
        (Duty::Defuse, "web-wait-defuse"),
    ];
    for (duty, key) in first {
        if let Some(seat) = who(duty) {
            return t_with(key, &[("name", Arg::Text(&people::seat(link, seat)))]);
        }
    }
    match state.phase {
        // Anybody may roll an unused die again; the page asks the player who has the bag.
        Step::Unused => {
            let name = people::seat(link, state.holder);
            t_with("web-wait-reroll", &[("name", Arg::Text(&name))])
        }
        Step::Composing => t("web-wait-compose"),
        _ if state.extras().face_down => placing(link, playing, "web-wait-sparks"),
        _ => placing(link, playing, "web-wait-places"),
    }
}

/// The players who can still take a die, in a sentence.
fn placing(link: &Link, playing: &Playing<AnyFuse>, key: &'static str) -> String {
    let (table, state) = (&playing.table, &playing.state);
    let can = |seat: &Seat| {
        let takes = matches!(
            duty(table, state, *seat),
            Some(Duty::MayTake | Duty::MustTake)
        );
        let mut cards = state.cards_of(table, *seat);
        takes || cards.any(|slot| state.slot(slot).sways.is_some())
    };
    let seats = table.seats().filter(can);
    let names: Vec<String> = seats.map(|seat| people::seat(link, seat)).collect();
    match names.is_empty() {
        true => t("web-wait-place"),
        false => t_with(key, &[("names", Arg::Text(&names.join(", ")))]),
    }
}
