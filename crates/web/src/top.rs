//! The head of the table: the clock, how far it is, and the few switches.

use klaxon_fuse::game::state::Phase;
use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::icon::{Icon, icon};
use crate::section::section;
use crate::text::{t, t_with};
use crate::{app, clock, ears, hand};

/// The head.
pub(crate) fn top() -> impl IntoView {
    let counts = section(
        |link| {
            let state = &link.fuse()?.state;
            let me = hand::my_seat(link).filter(|_| link.room().seats().len() > 1);
            let composing = state.phase == Phase::Composing;
            let bombs = state.bombs_in_deck() + state.row.iter().flatten().count();
            (!composing).then(|| (bombs, state.bag.len(), me))
        },
        |counts| {
            counts.map(|(bombs, dice, me)| view! {
                {me.map(|seat| {
                        let number = usize::from(seat.0) + 1;
                        let name = t_with("web-you-are", &[("seat", Arg::from(number))]);
                        view! { <i class="mark me" title=name.clone() aria-label=name role="img">{number}</i> }
                    })}
                    <p class="counts">
                    <span id="bombs" title=t_with("web-bombs-left", &[("count", Arg::from(bombs))])>
                                {t_with("web-bombs", &[("count", Arg::from(bombs))])}
                            </span>
                    <span title=t_with("web-bag", &[("count", Arg::from(dice))])>
                                {t_with("web-bag-short", &[("count", Arg::from(dice))])}
                            </span>
                </p>
            })
        },
    );
    view! {
        <header class="top">
            {clock::clock()}
            {counts}
            <nav>
                {mute()}
                {pause()}
            </nav>
        </header>
    }
}

/// Sound, on or off.
pub(crate) fn mute() -> impl IntoView {
    let mute = app::signals().mute;
    let toggle = move |_| ears::mute(!mute.get_untracked());
    view! {
        <button class="icon" id="mute" on:click=toggle aria-pressed=move || mute.get().to_string()
            aria-label=t("web-mute") title=t("web-mute")>
            {move || icon(if mute.get() { Icon::Silence } else { Icon::Sound })}
        </button>
    }
}

/// The wish for a pause, or for none any more; only for who plays. Others' wishes stand beside it.
fn pause() -> impl IntoView {
    section(
        |link| {
            let seated = hand::my_seat(link).is_some();
            let votes = link.room().members().iter().filter(|member| member.votes);
            let wants = votes.clone().any(|member| member.id == link.me());
            (seated, wants, votes.count())
        },
        |(seated, wants, votes)| {
            let name = match votes {
                0 => t("web-pause"),
                _ => t_with("web-pause-votes", &[("count", Arg::from(votes))]),
            };
            seated.then(|| {
                view! {
                    <button class="icon" id="pause" aria-pressed=wants.to_string() aria-label=name.clone()
                        title=name on:click=move |_| app::ask(Command::Vote(!wants))>
                        {icon(Icon::Pause)}
                        {(votes > 0).then(|| view! { <i class="mark claims">{votes}</i> })}
                    </button>
                }
            })
        },
    )
}
