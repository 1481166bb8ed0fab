//! The crew: who sits where, with helmets.

use klaxon_core::Seat;
use klaxon_room::{Command, Occupant};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::link::Link;
use crate::shell::chip::helmet;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// A seat as the lobby shows it.
#[derive(Clone, PartialEq, Eq)]
struct Row {
    seat: Seat,
    who: String,
    occupant: Occupant,
    ready: bool,
    away: bool,
    mine: bool,
    /// Whether this page may rule over it.
    owner: bool,
    /// Whether this page has a seat already.
    seated: bool,
    online: bool,
}

fn look(link: &Link) -> Vec<Row> {
    let room = link.room();
    let rows = room.seats().iter().zip(Seat::all(room.seats().len()));
    let rows = rows.map(|(occupant, seat)| {
        let person = names::person(link, seat);
        Row {
            seat,
            who: match occupant {
                Occupant::Nobody => t("web-free"),
                Occupant::Bot(_) => t("web-bot"),
                Occupant::Member(id) => names::member(link, *id),
            },
            occupant: occupant.clone(),
            ready: person.map_or(*occupant != Occupant::Nobody, |member| member.ready),
            away: person.is_some_and(|member| !member.is_here()),
            mine: *occupant == Occupant::Member(link.me()),
            owner: room.owner() == Some(link.me()),
            seated: room.seats_of(link.me()).next().is_some(),
            online: link.code().is_some(),
        }
    });
    rows.collect()
}

/// The crew.
pub(crate) fn crew(desk: Desk) -> impl IntoView {
    let rows = section(desk, look, move |seats| {
        let rows = seats.into_iter().map(|one| row(desk, one));
        view! { <ol class="seats">{rows.collect::<Vec<_>>()}</ol> }
    });
    view! { <section class="crew"><h2>{t("web-crew")}</h2>{rows}</section> }
}

fn row(desk: Desk, row: Row) -> impl IntoView {
    let seat = row.seat;
    let number = usize::from(seat.0) + 1;
    let free = row.occupant == Occupant::Nobody;
    let (state, keys) = (state(&row), keys(desk, &row));
    view! {
        <li class="seat" class:mine=row.mine class:me=row.mine class:ready=row.ready class:empty=free>
            <i class="no">{number}</i>
            {helmet(seat, !free)}
            <span class="nm"><b class="who">{row.who.clone()}</b><small>{state}</small></span>
            {keys}
            {(!free && row.online).then(|| lamp(row.ready))}
        </li>
    }
}

/// What is said under the name.
fn state(row: &Row) -> String {
    match () {
        () if row.away => t("web-away"),
        () if row.occupant == Occupant::Nobody => t("web-free-why"),
        () if matches!(row.occupant, Occupant::Bot(_)) => t("web-bot-why"),
        () if row.mine => t("web-you"),
        () if row.ready => t("web-ready"),
        () => t("web-not-ready-yet"),
    }
}

fn lamp(ready: bool) -> impl IntoView {
    let check = ready.then(|| icon(Icon::Check));
    let name = if ready {
        t("web-ready")
    } else {
        t("web-not-ready-yet")
    };
    view! { <span class="lamp" class:on=ready role="img" aria-label=name>{check}</span> }
}

/// What can be done with a seat.
fn keys(desk: Desk, row: &Row) -> Vec<AnyView> {
    let seat = row.seat;
    let free = row.occupant == Occupant::Nobody;
    let bot = matches!(row.occupant, Occupant::Bot(_));
    let sit = move |_| desk.ask(Command::Sit(seat));
    let stand = move |_| desk.ask(Command::Stand(seat));
    let add_bot = move |_| {
        let policy = "greedy".to_owned();
        desk.ask(Command::Bot { seat, policy });
    };
    let mut keys: Vec<AnyView> = Vec::new();
    let mut key = |class: &'static str, name: String, press: Box<dyn Fn()>| {
        let sm = format!("key sm {class}");
        keys.push(view! { <button class=sm on:click=move |_| press()>{name}</button> }.into_any());
    };
    if free {
        let name = if row.seated { "web-sit-too" } else { "web-sit" };
        key("sit", t(name), Box::new(move || sit(())));
        if row.owner {
            key("bot", t("web-add-bot"), Box::new(move || add_bot(())));
        }
    }
    // A seat that a bot has can be a second person's on this device.
    if bot && row.owner && !row.online {
        let take_over = move || {
            desk.ask(Command::Stand(seat));
            desk.ask(Command::Sit(seat));
        };
        key("sit", t("web-sit-too"), Box::new(take_over));
    }
    if row.mine && row.online {
        let name = row.who.clone();
        key(
            "rename",
            t("web-rename"),
            Box::new(move || rename(desk, &name)),
        );
        key("stand", t("web-stand"), Box::new(move || stand(())));
    }
    if row.mine && !row.online && seat.0 > 0 {
        let back = move || {
            desk.ask(Command::Stand(seat));
            crate::fill_seats(desk);
        };
        key("bot", t("web-add-bot"), Box::new(back));
    }
    if bot && row.owner && row.online {
        key("stand", t("web-remove"), Box::new(move || stand(())));
    }
    if let Occupant::Member(id) = row.occupant
        && row.owner
        && !row.mine
    {
        let sure = t_with("web-kick", &[("name", Arg::Text(&row.who))]) + "?";
        let kick = move || {
            if browser::confirms(&sure) {
                desk.ask(Command::Kick(id));
            }
        };
        key("kick", t("web-remove"), Box::new(kick));
    }
    keys
}

/// Asks for another name.
fn rename(desk: Desk, name: &str) {
    let asked = browser::window().prompt_with_message_and_default(&t("web-your-name"), name);
    if let Ok(Some(name)) = asked {
        let name = name.trim().to_owned();
        if !name.is_empty() {
            desk.ask(Command::Rename(name));
        }
    }
}
