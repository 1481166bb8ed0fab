//! A die sways (F-28): a needle, and a button to press while it is in the middle.

use klaxon_core::{Seat, Time};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::steady::needle;
use leptos::prelude::*;

use super::table::{FuseTable, listed, playing};
use crate::browser;
use crate::link::Link;
use crate::shell::section::section;
use crate::text::t;

/// A swaying die of this page.
#[derive(Clone, PartialEq, Eq)]
struct Swaying {
    seat: Seat,
    action: Action,
    since: Time,
}

fn look(table: FuseTable, link: &Link) -> Option<Swaying> {
    let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
    let actions = listed(playing, seat).into_iter();
    let mut steady = actions.filter_map(|action| match action {
        Action::Steady { card } => Some((action, card)),
        _ => None,
    });
    let (action, card) = steady.next()?;
    let slot = playing.table.bomb_slot(seat, card)?;
    let (_, since) = playing.state.slot(slot).sways?;
    Some(Swaying {
        seat,
        action,
        since,
    })
}

/// The needle, while a die of this page sways.
pub(crate) fn steady(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| look(table, link),
        move |swaying| {
            swaying.map(
            move |Swaying {
                 seat,
                 action,
                 since,
             }| {
                let needle = NodeRef::<leptos::html::I>::new();
                swing(table, needle, since);
                // At the touch, not after it: half a swing is 300 ms. Keys and helpers click without a touch.
            view! {
                <button class="key main steady" id="steady" on:pointerdown=move |_| table.act(seat, action)
                    on:click=move |event: web_sys::MouseEvent| {
                        if event.detail() == 0 {
                            table.act(seat, action);
                        }
                    }>
                    <span class="needle"><i node_ref=needle></i></span>
                        {t("web-steady")}
                    </button>
                }
            },
        )
        },
    )
}

/// Moves the needle with every picture that the screen shows, until it is gone.
fn swing(table: FuseTable, shown: NodeRef<leptos::html::I>, since: Time) {
    browser::next_frame(move || {
        let Some(element) = shown.try_get_untracked() else {
            return;
        };
        if let Some(element) = element {
            let now = table.desk.look(Link::time).unwrap_or(since);
            let at = 50 + needle(now.since(since)) / 20;
            let element: &web_sys::HtmlElement = &element;
            let _ = element
                .style()
                .set_property("transform", &format!("translateX({at}cqw)"));
        }
        swing(table, shown, since);
    });
}
