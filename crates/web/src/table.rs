//! The table of FUSE.

use klaxon_core::Seat;
use klaxon_fuse::game::state::Phase as Step;
use klaxon_room::{Command, Member};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::section::{section, watch};
use crate::text::{t, t_with};
use crate::{
    app, browser, card, clock, compose, dock, hand, lit, lobby, mates, middle, names, top,
};

/// The table: for who has a seat, and for who watches.
pub(crate) fn table() -> impl IntoView {
    browser::after(0, || browser::window().scroll_to_with_x_and_y(0.0, 0.0));
    let hand = watch(|link| {
        let playing = link.fuse()?;
        hand::my_seat(link).map(|_| playing.table.hand() as u8)
    });
    let lit = lit::lit();
    let own = move || {
        let cards = hand.get().flatten().map(|cards| {
            (0..cards)
                .map(|card| card::own(card, lit))
                .collect::<Vec<_>>()
        });
        cards.map(|cards| {
            view! {
                <section class="own" id="own" aria-label=t("web-your-cards")>{cards}</section>
            }
        })
    };
    let composing = watch(|link| {
        link.fuse()
            .is_some_and(|playing| playing.state.phase == Step::Composing)
    });
    let watches = move || hand.get().flatten().is_none();
    view! {
        <main class="table" class:watches=watches class:big=app::is_big_screen()>
            {top::top()}
            {move || match composing.get() {
                Some(true) => compose::compose().into_any(),
                _ => ().into_any(),
            }}
            {dock::dock()}
            <div class="mine">{seats()}{own}</div>
            {middle::middle()}
            {mates::mates()}
        </main>
        {count_in()}
    }
}

/// Several seats on one device: whose cards are shown.
fn seats() -> impl IntoView {
    section(
        |link| {
            let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
            let able = |seat: &Seat| {
                link.fuse()
                    .is_some_and(|p| !hand::listed(p, *seat).is_empty())
            };
            let now = hand::my_seat(link);
            mine.iter()
                .map(|seat| (*seat, able(seat), now == Some(*seat)))
                .collect::<Vec<_>>()
        },
        |seats| {
            (seats.len() > 1).then(|| {
                let tabs = seats.into_iter().map(|(seat, able, now)| {
                    let number = usize::from(seat.0) + 1;
                    let take = move |_| {
                        app::signals().held.set(None);
                        app::signals().shown.set(Some(seat));
                    };
                    view! {
                        <button role="tab" aria-selected=now.to_string() class:able=able data-seat=number.to_string()
                            on:click=take>{t_with("web-seat", &[("seat", Arg::from(number))])}</button>
                    }
                });
                view! { <nav class="tabs" role="tablist" aria-label=t("web-your-seats")>{tabs.collect::<Vec<_>>()}</nav> }
            })
        },
    )
}

/// What is still counted in, over everything.
pub(crate) fn count_in() -> impl IntoView {
    let tick = app::signals().tick;
    let left = Memo::new(move |_| {
        tick.track();
        app::with_link(Link::count_in).flatten()
    });
    move || {
        left.get()
            .map(|left| view! { <p class="count over" role="timer">{left}</p> })
    }
}

/// While the game stands still nobody sees the cards.
pub(crate) fn paused() -> impl IntoView {
    let votes = section(
        |link| {
            let plays = |member: &&Member| link.room().seats_of(member.id).next().is_some();
            let players = || link.room().members().iter().filter(plays);
            let list = |wanted: fn(&Member) -> bool| {
                let members = players().filter(|member| wanted(member));
                let names = members.map(|member| names::member(link, member.id));
                names.collect::<Vec<_>>().join(", ")
            };
            let want = list(|member| member.votes);
            let away = list(|member| !member.is_here());
            let me = link.room().member(link.me());
            let seated = link.room().seats_of(link.me()).next().is_some();
            (want, away, seated, me.is_some_and(|member| member.votes))
        },
        |(want, away, seated, wants)| {
            view! {
                {(!away.is_empty()).then(|| view! { <p>{t_with("web-paused-away", &[("names", Arg::Text(&away))])}</p> })}
                {seated.then(|| view! {
                    <button class="main" id="go-on" disabled=wants on:click=|_| app::ask(Command::Vote(true))>{t("web-go-on")}</button>
                })}
                {(!want.is_empty()).then(|| view! { <p>{t_with("web-paused-want", &[("names", Arg::Text(&want))])}</p> })}
            }
        },
    );
    view! {
        <main class="lobby paused">
            <h1>{t("web-paused")}</h1>
            {clock::clock()}
            <p>{t("web-paused-why")}</p>
            {votes}
            <p><button id="leave" on:click=|_| lobby::leave()>{t("web-leave")}</button></p>
        </main>
    }
}
