//! Who is in the room, as the menu shows it at the table. The host can let a bot play for somebody who is away.

use klaxon_core::Seat;
use klaxon_room::{Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::{names, seats};
use crate::text::{t, t_with};

/// A seat and who plays it.
#[derive(Clone, PartialEq, Eq)]
struct Person {
    seat: Seat,
    name: String,
    /// What is said beside the name.
    state: String,
    mine: bool,
    /// Whether this person may put a bot there.
    bot: bool,
}

fn look(link: &Link) -> Option<(Vec<Person>, String)> {
    let room = link.room();
    let playing = matches!(room.phase(), Phase::Playing | Phase::Paused { .. });
    (playing && room.seats().len() > 1).then_some(())?;
    let owner = room.owner() == Some(link.me());
    let rows = room.seats().iter().zip(Seat::all(room.seats().len()));
    let people = rows.map(|(occupant, seat)| {
        let away = names::person(link, seat).is_some_and(|member| !member.is_here());
        let free = *occupant == Occupant::Nobody;
        let mine = *occupant == Occupant::Member(link.me());
        let host = matches!(occupant, Occupant::Member(id) if room.owner() == Some(*id));
        let state = match () {
            () if away => "web-away",
            () if free => "web-seat-free",
            () if mine && link.code().is_some() => "web-that-is-you",
            () if host && link.code().is_some() => "web-host",
            () => "",
        };
        Person {
            seat,
            name: names::seat(link, seat),
            state: if state.is_empty() {
                String::new()
            } else {
                t(state)
            },
            mine,
            bot: owner && (away || free),
        }
    });
    Some((people.collect(), names::watching(link)))
}

/// The list; nothing before a game, where the seats themselves are to be seen, and for who plays alone.
pub(crate) fn people(desk: Desk) -> impl IntoView {
    section(desk, look, move |found| {
        found.map(|(people, watching)| {
            let rows = people.into_iter().map(|one| row(desk, one));
            view! {
                <section class="people">
                    <h3>{t("web-in-the-room")}</h3>
                    <ul>{rows.collect::<Vec<_>>()}</ul>
                    {(!watching.is_empty()).then(|| view! { <p class="dull">{watching}</p> })}
                </section>
            }
        })
    })
}

fn row(desk: Desk, one: Person) -> impl IntoView {
    let seat = one.seat;
    let named = t_with("web-let-bot-play", &[("name", Arg::Text(&one.name))]);
    let put = move |_| seats::put_bot(desk, seat);
    view! {
        <li>
            {chip(seat, if one.mine { "me" } else { "" })}
            <b>{one.name}</b><small>{one.state}</small>
            {one.bot.then(|| view! {
                <button class="key sm bot" aria-label=named on:click=put>{icon(Icon::Bot)}{t("web-let-bot")}</button>
            })}
        </li>
    }
}
