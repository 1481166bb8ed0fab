//! The crew: who sits where, with helmets. Each seat shows one key at most; the others come with a touch on its row.

use klaxon_core::Seat;
use klaxon_room::{Command, MemberId, Occupant};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::desk::Desk;
use crate::link::Link;
use crate::live::Live;
use crate::shell::chip::helmet;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::{names, options, per_seat};
use crate::text::{t, t_with};
use crate::{browser, games};

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
    /// Whether this page only looks on.
    watches: bool,
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
            watches: link.watches(),
        }
    });
    rows.collect()
}

/// The crew.
pub(crate) fn crew(desk: Desk, big: bool) -> impl IntoView {
    // The row whose keys are shown.
    let open = Live::new(None);
    let rows = section(desk, look, move |seats| {
        let rows = seats.into_iter().map(|one| row(desk, one, open));
        view! { <ol class="seats">{rows.collect::<Vec<_>>()}</ol> }
    });
    view! {
        <section class="crew" aria-label=t("web-crew")>
            <header><h2>{t("web-crew")}</h2>{(!big).then(|| options::players(desk))}</header>
            {rows}
            {watching(desk)}
        </section>
    }
}

/// People who are here without a seat.
fn watching(desk: Desk) -> impl IntoView {
    section(desk, names::watching, |said| {
        (!said.is_empty()).then(|| view! { <p class="watching dull">{said}</p> })
    })
}

fn row(desk: Desk, row: Row, open: Live<Option<Seat>>) -> impl IntoView {
    let seat = row.seat;
    let number = usize::from(seat.0) + 1;
    let free = row.occupant == Occupant::Nobody;
    let state = state(&row);
    let mut deeds = deeds(&row);
    // A person's row is quiet: what can be done with it comes with a touch. So does what is rarely meant.
    let person = matches!(row.occupant, Occupant::Member(_));
    let rare = deeds.first().is_none_or(|deed| *deed == Deed::SitToo);
    let first = match row.online && (person || rare) || deeds.is_empty() {
        true => None,
        false => Some(deeds.remove(0)),
    };
    let rename = row.mine && row.online;
    let opens = !deeds.is_empty() || rename;
    let is_open = move || opens && open.get() == Some(seat);
    let who = row.who.clone();
    let words = view! { <b class="who">{who.clone()}</b><small class="is">{state}</small> };
    let name = match opens {
        true => view! {
            <button class="nm" aria-expanded=move || is_open().to_string() on:click=move |_| toggle(open, seat)>{words}</button>
        }
        .into_any(),
        false => view! { <span class="nm">{words}</span> }.into_any(),
    };
    let first = first.map(|deed| key(desk, seat, deed, &who));
    let extra = move || {
        is_open().then(|| {
            let keys = deeds.iter().map(|deed| key(desk, seat, *deed, &who));
            let rename = rename.then(|| rename_form(desk, &who, open));
            view! { <div class="extra">{rename}{keys.collect::<Vec<_>>()}</div> }
        })
    };
    view! {
        <li class="seat" class:mine=row.mine class:me=row.mine class:ready=row.ready class:empty=free class:away=row.away>
            <i class="no">{number}</i>
            {helmet(seat, !free)}
            {name}
            {per_seat::sign(desk, seat)}
            {first}
            {(!free && row.online).then(|| lamp(row.ready))}
            {extra}
        </li>
    }
}

/// Shows what can be done with a seat, or hides it again.
fn toggle(open: Live<Option<Seat>>, seat: Seat) {
    let closes = open.get_untracked() == Some(seat);
    open.set((!closes).then_some(seat));
    browser::after(0, || {
        let field = browser::document().get_element_by_id("rename");
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        if let Some(field) = field {
            field.select();
        }
    });
}

/// What is said under the name.
fn state(row: &Row) -> String {
    match () {
        () if row.away => t("web-away"),
        () if row.occupant == Occupant::Nobody => t("web-free-why"),
        () if matches!(row.occupant, Occupant::Bot(_)) => t("web-bot-why"),
        () if row.mine && row.online => t("web-you-rename"),
        () if row.mine => t("web-you-play"),
        () if row.ready => t("web-is-ready"),
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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// Sits down there.
    Sit,
    /// Sits down there as well: two people with one device.
    SitToo,
    /// Puts a bot there.
    Bot,
    /// Leaves it.
    Stand,
    /// Takes the bot away.
    Remove,
    /// Sends its player away.
    Kick(MemberId),
}

/// What this person can do with a seat, the likely things first.
fn deeds(row: &Row) -> Vec<Deed> {
    let sit = if row.seated { Deed::SitToo } else { Deed::Sit };
    match (&row.occupant, row.online) {
        _ if row.watches => Vec::new(),
        (Occupant::Nobody, _) if row.owner && row.seated => vec![Deed::Bot, sit],
        (Occupant::Nobody, _) if row.owner => vec![sit, Deed::Bot],
        (Occupant::Nobody, _) => vec![sit],
        // A seat that a bot has can be a second person's on this device.
        (Occupant::Bot(_), false) => vec![sit],
        (Occupant::Bot(_), true) if row.owner && row.seated => vec![Deed::Remove, sit],
        (Occupant::Bot(_), true) if row.owner => vec![sit, Deed::Remove],
        (Occupant::Bot(_), true) if !row.seated => vec![sit],
        (Occupant::Member(_), false) if row.seat.0 > 0 => vec![Deed::Bot],
        (Occupant::Member(_), true) if row.mine => vec![Deed::Stand],
        (Occupant::Member(id), true) if row.owner && row.away => vec![Deed::Bot, Deed::Kick(*id)],
        (Occupant::Member(id), true) if row.owner => vec![Deed::Kick(*id)],
        _ => Vec::new(),
    }
}

/// The key for it.
fn key(desk: Desk, seat: Seat, deed: Deed, who: &str) -> AnyView {
    let (class, picture, text) = match deed {
        Deed::Sit => ("sit", None, t("web-sit")),
        Deed::SitToo => ("sit", None, t("web-sit-too")),
        Deed::Bot => ("bot", Some(Icon::Bot), t("web-add-bot")),
        Deed::Stand => ("stand", None, t("web-stand")),
        Deed::Remove => ("stand", None, t("web-remove")),
        Deed::Kick(_) => (
            "kick",
            None,
            t_with("web-kick", &[("name", Arg::Text(who))]),
        ),
    };
    let sure = text.clone() + "?";
    view! {
        <button class=format!("key sm {class}") on:click=move |_| carry_out(desk, seat, deed, &sure)>
            {picture.map(icon)}{text}
        </button>
    }
    .into_any()
}

/// Puts a bot on a seat.
pub(crate) fn put_bot(desk: Desk, seat: Seat) {
    if let Some(policy) = desk.look(|link| games::policy(link.room().game())) {
        desk.ask(Command::Bot { seat, policy });
    }
}

fn carry_out(desk: Desk, seat: Seat, deed: Deed, sure: &str) {
    match deed {
        Deed::Sit | Deed::SitToo => desk.ask(Command::Sit(seat)),
        Deed::Bot if desk.look(|link| link.code().is_none()) == Some(true) => {
            desk.ask(Command::Stand(seat));
            crate::fill_seats(desk);
        }
        Deed::Bot => put_bot(desk, seat),
        Deed::Stand | Deed::Remove => desk.ask(Command::Stand(seat)),
        Deed::Kick(id) => {
            if browser::confirms(sure) {
                desk.ask(Command::Kick(id));
            }
        }
    }
}

/// Asks for another name, in the row itself.
fn rename_form(desk: Desk, name: &str, open: Live<Option<Seat>>) -> AnyView {
    let field = NodeRef::<leptos::html::Input>::new();
    let before = name.to_owned();
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = field.get_untracked().map(|field| field.value());
        let name = name.unwrap_or_default().trim().to_owned();
        if !name.is_empty() && name != before {
            desk.ask(Command::Rename(name));
        }
        open.set(None);
    };
    view! {
        <form class="rename" on:submit=save>
            <input node_ref=field id="rename" maxlength="24" autocomplete="nickname" value=name.to_owned()
                aria-label=t("web-your-name")/>
            <button class="key sm" id="save-name">{t("web-save-name")}</button>
        </form>
    }
    .into_any()
}
