//! The helmets of players who take something, and what is said of a place to people who can't see it.

use klaxon_core::Seat;
use klaxon_flatline::form::Row;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::board;
use super::names;
use super::show::Sight;
use super::touch::{At, Way};
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::text::{t, t_with};

/// The players who take something, and whether each is this page's.
pub(crate) type Pins = Vec<(Seat, bool)>;

/// More helmets than these are counted.
const MOST: usize = 3;

/// Their helmets, the player's own first; of many the first ones, and how many more there are.
pub(crate) fn pins(pins: &[(Seat, bool)]) -> AnyView {
    if pins.is_empty() {
        return ().into_any();
    }
    let shown = if pins.len() > MOST { MOST - 1 } else { MOST };
    let own = pins.iter().filter(|(_, mine)| *mine);
    let others = pins.iter().filter(|(_, mine)| !*mine);
    let chips: Vec<_> = own
        .chain(others)
        .take(shown)
        .map(|(seat, mine)| chip(*seat, if *mine { "me" } else { "" }))
        .collect();
    let more = pins.len().saturating_sub(shown);
    let more = (more > 0).then(|| view! { <b class="more">{format!("+{more}")}</b> });
    view! { <span class="pins">{chips}{more}</span> }.into_any()
}

/// Returns whether this page's player is one of them.
pub(crate) fn is_mine(pins: &[(Seat, bool)]) -> bool {
    pins.iter().any(|(_, mine)| *mine)
}

/// Says who takes something, and whose dice lie there; nothing if nobody does and none lie.
pub(crate) fn said(link: &Link, sight: &Sight, pins: &[(Seat, bool)], dice: &Row) -> String {
    let mut said = String::new();
    if !pins.is_empty() {
        let names: Vec<String> = pins
            .iter()
            .map(|(seat, _)| people::seat(link, *seat))
            .collect();
        let names = names.join(", ");
        said += &t_with("flatline-taken-by", &[("names", Arg::Text(&names))]);
    }
    let mut owners: Vec<String> = Vec::new();
    for die in dice.iter().flatten() {
        let name = names::player(link, &sight.rules, die.colour());
        if !owners.contains(&name) {
            owners.push(name);
        }
    }
    if !owners.is_empty() {
        let names = owners.join(", ");
        said += &t_with("flatline-dice-of", &[("names", Arg::Text(&names))]);
    }
    said
}

/// What is said of a place, with whether the held die fits there.
pub(crate) fn fits(ways: &[Way], at: At, said: &str) -> String {
    match board::lit_spaces(ways, at).is_empty() {
        true => said.to_owned(),
        false if board::finishes(ways, at) => format!("{said}{}", t("flatline-would-finish")),
        false => format!("{said}{}", t("flatline-fits")),
    }
}
