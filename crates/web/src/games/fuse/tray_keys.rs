//! The keys beside the dice: to roll, to pass, to defuse.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::awaits::{Duty, duty};
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::slot::Letter;
use klaxon_fuse::game::spark::{Price, price};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{FuseTable, listed, playing};
use super::ways;
use crate::browser;
use crate::link::Link;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// A key for an action.
#[derive(Clone, PartialEq, Eq)]
struct Button {
    seat: Seat,
    action: Action,
    key: &'static str,
    id: &'static str,
    small: Option<String>,
    main: bool,
}

/// The actions that have a key of their own.
fn keys(table: FuseTable, link: &Link) -> Vec<Button> {
    let (Some(seat), Some(playing)) = (table.desk.seat(link), playing(link)) else {
        return Vec::new();
    };
    let actions = listed(playing, seat);
    let can_place = actions.iter().any(|action| ways::placed(action).is_some());
    let owed = |a: &Action| {
        matches!(
            a,
            Action::Return { .. } | Action::Choose(_) | Action::Steady { .. } | Action::Six
        )
    };
    let owes = actions.iter().any(owed);
    let passed = passed(playing, seat);
    let button = |action: &Action| {
        let (key, id, small, main) = match action {
            Action::Roll => ("web-roll", "roll", name_first(&actions), true),
            // A player who owes something else is not asked whether to pass; and passing is no advice to a player who
            // can place a die.
            Action::Pass if owes => return None,
            Action::Pass => ("web-pass", "pass", passed.clone(), !can_place),
            Action::Unpass => ("web-unpass", "unpass", None, false),
            Action::Reveal => ("web-reveal", "reveal", None, false),
            Action::Defuse { card } => ("web-defuse", "defuse", worth(playing, seat, *card), true),
            _ => return None,
        };
        Some(Button {
            seat,
            action: *action,
            key,
            id,
            small,
            main,
        })
    };
    actions.iter().filter_map(button).collect()
}

/// The number of players who have passed, in a few words; alone, what becomes of the rest.
fn passed(playing: &Playing<AnyFuse>, seat: Seat) -> Option<String> {
    let players = playing.table.players();
    match price(&playing.table, &playing.state, seat) {
        Price::Sparks(sparks) => {
            let count = Arg::from(usize::from(sparks));
            return Some(t_with("web-pass-costs", &[("count", count)]));
        }
        Price::Die => return Some(t("web-pass-costs-die")),
        Price::Nothing => {}
    }
    if players == 1 {
        let left = playing.state.tray.dice().len();
        let again = !playing.table.rules().sparks();
        return again.then(|| t_with("web-roll-again", &[("count", Arg::from(left))]));
    }
    let passed = playing.state.passed.iter().count();
    let args = [
        ("count", Arg::from(passed)),
        ("all", Arg::from(players - 1)),
    ];
    Some(t_with("web-of-others", &args))
}

/// What a leader can name before rolling (C-33, C-34), in a few words: a leader who does not has no wild dice.
fn name_first(actions: &[Action]) -> Option<String> {
    let mut named = actions.iter().filter_map(|action| match action {
        Action::Name(Named::Colour(_)) => Some("web-name-colour"),
        Action::Name(Named::Number(_)) => Some("web-name-number"),
        _ => None,
    });
    named.next().map(t)
}

/// What a complete card is worth, in a few words.
fn worth(playing: &Playing<AnyFuse>, seat: Seat, card: Letter) -> Option<String> {
    let slot = playing.state.own_slot(&playing.table, seat, card)?;
    let card = playing.state.slot(slot).card()?;
    Some(match playing.table.spark(card) {
        Some(_) => t("web-a-spark"),
        None => {
            let value = usize::from(playing.table.value(card));
            t_with("web-is-worth", &[("value", Arg::from(value))])
        }
    })
}

/// Returns whether a player of this page has to take a die that fits (C-22).
fn must(table: FuseTable, link: &Link) -> bool {
    let found = || {
        let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
        Some(duty(&playing.table, &playing.state, seat) == Some(Duty::MustTake))
    };
    found() == Some(true)
}

/// A touch on a key. The second of two quick ones on the roll is not meant for what stands there now.
fn press(table: FuseTable, button: &Button) {
    let just_rolled = browser::steady() - table.rolled.get_value() < 800.0;
    if button.id != "pass" || !just_rolled {
        table.act(button.seat, button.action);
    }
}

/// The keys beside the dice.
pub(crate) fn buttons(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| (keys(table, link), must(table, link)),
        move |(buttons, must)| {
            let why = must.then(|| view! { <small>{t("web-pass-shut")}</small> });
            let empty = buttons.is_empty().then(
                || view! { <span class="key pass shut" aria-hidden="true">{t("web-pass")}{why}</span> },
            );
            let buttons = buttons.into_iter().map(|button| {
                let (main, id, key) = (button.main, button.id, button.key);
                let small = button.small.clone();
                view! {
                    <button class="key pass" class:main=main id=id on:click=move |_| press(table, &button)>
                        {t(key)}{small.map(|small| view! { <small>{small}</small> })}
                    </button>
                }
            });
            view! { {empty}{buttons.collect::<Vec<_>>()} }
        },
    )
}
