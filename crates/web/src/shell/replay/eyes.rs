//! By whose eyes a record is watched.

use klaxon_core::Seat;
use klaxon_core::record::Player;
use klaxon_replay::Eyes;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::bar::{value_of, watch};
use super::{player, reel};
use crate::desk::Desk;
use crate::live::follow;
use crate::text::{t, t_with};

fn name(eyes: Eyes) -> String {
    match eyes {
        Eyes::Everybody => "all".to_owned(),
        Eyes::AllHands => "hands".to_owned(),
        Eyes::Seat(seat) => seat.to_string(),
    }
}

fn named(name: &str) -> Option<Eyes> {
    match name {
        "all" => Some(Eyes::Everybody),
        "hands" => Some(Eyes::AllHands),
        seat => seat.parse().ok().map(Eyes::Seat),
    }
}

/// The eyes to choose from.
pub(super) fn eyes(desk: Desk) -> AnyView {
    let now = watch(desk, |reel| name(reel.eyes));
    let choose = move |event: web_sys::Event| {
        if let Some(eyes) = named(&value_of(&event)) {
            player::look_with(desk, eyes);
        }
    };
    let listed = follow(move || {
        desk.version.track();
        listed()
    });
    let options = move || {
        let options = listed.get().into_iter().map(|(value, text)| {
            let own = value.clone();
            let on = move || now.get().as_ref() == Some(&own);
            view! { <option value=value selected=on>{text}</option> }
        });
        options.collect::<Vec<_>>()
    };
    view! {
        <label class="eyes"><span class="lbl">{t("replay-eyes")}</span>
            <select class="key" id="eyes" on:change=choose>{options}</select></label>
    }
    .into_any()
}

fn listed() -> Vec<(String, String)> {
    let found = reel::look(|reel| (reel.tape.seats(), reel.tape.has_secrets()));
    let (seats, secrets) = found.unwrap_or((0, false));
    let hands = secrets.then(|| (name(Eyes::AllHands), t("replay-all-hands")));
    let seats = Seat::all(seats).map(|seat| (name(Eyes::Seat(seat)), called(seat)));
    let everybody = (name(Eyes::Everybody), t("replay-everybody"));
    [everybody].into_iter().chain(hands).chain(seats).collect()
}

/// What the record calls the player of a seat.
pub(super) fn called(seat: Seat) -> String {
    let player = reel::look(|reel| {
        let mut players = reel.tape.header()?.players.iter();
        let player = players.find(|(one, _)| *one == seat);
        player.map(|(_, player)| player.clone())
    });
    let number = [("seat", Arg::from(usize::from(seat.0) + 1))];
    match player.flatten() {
        Some(Player::Person(name)) => format!("{seat} · {name}"),
        Some(Player::Bot(_)) => t_with("web-bot-number", &number),
        None => t_with("web-seat", &number),
    }
}
