//! The pause: more than half of the players have to want it. The bombs stay in sight, in the shade.

use klaxon_room::{Command, Member, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// What the key shows.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Votes {
    seated: bool,
    wants: bool,
    votes: usize,
    needed: usize,
}

fn votes(link: &Link) -> Votes {
    let players = |member: &&Member| link.room().seats_of(member.id).next().is_some();
    let all = link.room().members().iter().filter(players);
    let votes = all.clone().filter(|member| member.votes);
    Votes {
        seated: link.room().seats_of(link.me()).next().is_some(),
        wants: votes.clone().any(|member| member.id == link.me()),
        votes: votes.count(),
        needed: all.filter(|member| member.is_here()).count() / 2 + 1,
    }
}

/// The wish for a pause, or for none any more; only for players. Others' wishes stand beside it.
pub(crate) fn key(desk: Desk) -> impl IntoView {
    section(desk, votes, move |votes| {
        let Votes {
            seated,
            wants,
            votes,
            needed,
        } = votes;
        let name = match votes {
            0 => t("web-pause"),
            _ => t_with("web-pause-votes", &[("count", Arg::from(votes))]),
        };
        let ask = move |_| {
            desk.ask(Command::Vote(!wants));
            if !wants && needed > votes + 1 {
                let more = needed - votes - 1;
                desk.announce(&t_with("web-pause-needs", &[("count", Arg::from(more))]));
            }
        };
        seated.then(|| {
            view! {
                <button class="key round" id="pause" aria-pressed=wants.to_string() aria-label=name.clone() title=name
                    on:click=ask>
                    {icon(Icon::Pause)}
                    {(votes > 0).then(|| view! { <i class="count">{votes}</i> })}
                </button>
            }
        })
    })
}

/// What lies over the hand while the game stands still.
pub(crate) fn over(desk: Desk) -> impl IntoView {
    section(
        desk,
        |link| {
            let paused = matches!(link.room().phase(), Phase::Paused { .. });
            paused.then(|| {
                let plays = |member: &&Member| link.room().seats_of(member.id).next().is_some();
                let list = |wanted: fn(&Member) -> bool| {
                    let members = link.room().members().iter().filter(plays);
                    let members = members.filter(|member| wanted(member));
                    let names = members.map(|member| names::member(link, member.id));
                    names.collect::<Vec<_>>().join(", ")
                };
                let want = list(|member| member.votes);
                let away = list(|member| !member.is_here());
                (want, away, votes(link))
            })
        },
        move |paused| paused.map(|(want, away, votes)| shown(desk, &want, &away, votes)),
    )
}

fn shown(desk: Desk, want: &str, away: &str, votes: Votes) -> AnyView {
    let line = |key, names: &str| {
        (!names.is_empty())
            .then(|| view! { <span>{t_with(key, &[("names", Arg::Text(names))])}</span> })
    };
    let missing = votes.needed.saturating_sub(votes.votes);
    let go_on = votes.seated.then(|| {
        view! {
            <button class="key main" id="go-on" disabled=votes.wants on:click=move |_| desk.ask(Command::Vote(true))>
                {icon(Icon::Play)}{t("web-go-on")}
            </button>
        }
    });
    let needs = (votes.wants && missing > 0)
        .then(|| t_with("web-go-on-needs", &[("count", Arg::from(missing))]));
    view! {
        <div class="over paused" role="alertdialog" aria-label=t("web-paused")>
            <b>{t("web-paused")}</b>
            {line("web-paused-away", away)}
            {line("web-paused-want", want)}
            {go_on}
            {needs.map(|needs| view! { <span>{needs}</span> })}
            <button class="key" id="leave" on:click=move |_| super::door::leave(desk)>{t("web-leave")}</button>
        </div>
    }
    .into_any()
}
