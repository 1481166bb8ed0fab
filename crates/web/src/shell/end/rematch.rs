//! Once more: an offer. Whoever wants it is ready for it; whoever still reads the results is left in peace.

use klaxon_core::Seat;
use klaxon_room::{Command, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::Reading;
use crate::desk::Desk;
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// What the key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    /// Wants the same again.
    Again,
    /// Goes after the others, who are in the room already.
    Follow,
    /// There is none: the person only looks on.
    None,
}

fn key_now(link: &Link) -> Key {
    let room = link.room();
    match room.phase() {
        Phase::Over if room.seats_of(link.me()).next().is_some() => Key::Again,
        Phase::Over => Key::None,
        _ => Key::Follow,
    }
}

/// The main key.
pub(super) fn key(desk: Desk, reading: Reading) -> AnyView {
    let wants = watch(desk, |link| {
        let me = link.room().member(link.me());
        me.is_some_and(|me| me.ready)
    });
    let wants = move || wants.get() == Some(true);
    // The key stays the same one while people make up their minds, and keeps the focus.
    section(desk, key_now, move |key| {
        match key {
        Key::Again => view! {
            <button class="key" id="again" class:main=move || !wants() class:down=wants aria-pressed=move || wants().to_string()
                on:click=move |_| desk.ask(Command::Rematch(!wants()))>
                {icon(Icon::Redo)}{move || t(if wants() { "end-wanted" } else { "web-again" })}
            </button>
        }
        .into_any(),
        Key::Follow => view! {
            <button class="key main" id="to-room" on:click=move |_| reading.close()>{icon(Icon::Back)}{t("end-to-room")}</button>
        }
        .into_any(),
        Key::None => ().into_any(),
    }
    })
}

/// The owner leads everybody back, to change something.
pub(super) fn back(desk: Desk, reading: Reading) -> AnyView {
    let may = |link: &Link| {
        let owner = link.room().owner() == Some(link.me());
        (owner && link.room().phase() == Phase::Over).then(|| link.code().is_some())
    };
    section(desk, may, move |may| {
        may.map(|online| {
            let text = if online { "end-back" } else { "end-change" };
            let press = move |_| {
                reading.close();
                desk.ask(Command::Reset);
            };
            view! { <button class="key sm" id="back" on:click=press>{t(text)}</button> }
        })
    })
}

/// What the others want.
#[derive(Clone, PartialEq, Eq)]
enum News {
    /// So many people sit there, and these want the same again.
    Want(usize, Vec<(Seat, String)>),
    /// The owner went back.
    Went(String),
    /// There is nobody else, or nobody has said so yet.
    None,
}

fn news(link: &Link) -> News {
    let room = link.room();
    if room.phase() != Phase::Over {
        let owner = room.owner().filter(|owner| *owner != link.me());
        return owner.map_or(News::None, |owner| News::Went(names::member(link, owner)));
    }
    let people: Vec<_> = room
        .seats()
        .iter()
        .zip(Seat::all(room.seats().len()))
        .filter_map(|(occupant, seat)| match occupant {
            // A person with several seats on one device has one wish.
            Occupant::Member(id) if room.seats_of(*id).next() == Some(seat) => {
                Some((seat, room.member(*id)?))
            }
            _ => None,
        })
        .collect();
    if people.len() < 2 {
        return News::None;
    }
    let wanting = people.iter().filter(|(_, member)| member.ready);
    let wanting: Vec<_> = wanting
        .map(|(seat, member)| (*seat, member.name.clone()))
        .collect();
    match wanting.is_empty() {
        true => News::None,
        false => News::Want(people.len(), wanting),
    }
}

/// Who wants the same again. Its line is there all the time, so nothing moves for it.
pub(super) fn offer(desk: Desk) -> AnyView {
    let line = section(desk, news, |news| match news {
        News::Want(all, who) => {
            let text = t_with(
                "end-want",
                &[("count", Arg::from(who.len())), ("all", Arg::from(all))],
            );
            let names: Vec<&str> = who.iter().map(|(_, name)| name.as_str()).collect();
            let names = names.join(", ");
            let chips: Vec<AnyView> = who.iter().map(|(seat, _)| chip(*seat, "me")).collect();
            view! { <span class="chips" aria-hidden="true">{chips}</span><b>{text}</b><span class="dull">{names}</span> }.into_any()
        }
        News::Went(name) => {
            let text = t_with("end-went", &[("name", Arg::Text(&name))]);
            view! { <b>{text}</b> }.into_any()
        }
        News::None => ().into_any(),
    });
    view! { <p class="offer" role="status">{line}</p> }.into_any()
}
