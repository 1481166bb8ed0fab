//! A die sways (F-28): a needle, and a button to press while it is in the middle.

use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::steady::needle;
use leptos::prelude::*;

use crate::hand::{listed, my_seat};
use crate::link::Link;
use crate::section::section;
use crate::text::t;
use crate::{app, browser};

/// A swaying die of this page.
#[derive(Clone, PartialEq, Eq)]
struct Swaying {
    seat: Seat,
    action: String,
    since: Time,
}

fn look(link: &Link) -> Option<Swaying> {
    let (seat, playing) = (my_seat(link)?, link.fuse()?);
    let actions = listed(playing, seat).into_iter();
    let mut steady = actions.filter_map(|action| match action {
        Action::Steady { card } => Some((action, card)),
        _ => None,
    });
    let (action, card) = steady.next()?;
    let slot = playing.table.bomb_slot(seat, card)?;
    let (_, since) = playing.state.slot(slot).sways?;
    let action = Fuse::action_text(&playing.table, &action);
    Some(Swaying {
        seat,
        action,
        since,
    })
}

/// The needle, while a die of this page sways.
pub(crate) fn steady() -> impl IntoView {
    section(look, |swaying| {
        swaying.map(
            |Swaying {
                 seat,
                 action,
                 since,
             }| {
                let needle = NodeRef::<leptos::html::I>::new();
                swing(needle, since);
                // At the touch, not after it: half a swing is 300 ms. Keys and helpers click without a touch.
            let (touch, click) = (action.clone(), action);
            view! {
                <button class="main steady" id="steady" on:pointerdown=move |_| app::act(seat, touch.clone())
                    on:click=move |event: web_sys::MouseEvent| {
                        if event.detail() == 0 {
                            app::act(seat, click.clone());
                        }
                    }>
                    <span class="needle"><i node_ref=needle></i></span>
                        {t("web-steady")}
                    </button>
                }
            },
        )
    })
}

/// Moves the needle with every picture that the screen shows, until it is gone.
fn swing(shown: NodeRef<leptos::html::I>, since: Time) {
    browser::next_frame(move || {
        let Some(element) = shown.try_get_untracked() else {
            return;
        };
        if let Some(element) = element {
            let now = app::with_link(Link::time).unwrap_or(since);
            let at = 50 + needle(now.since(since)) / 20;
            let element: &web_sys::HtmlElement = &element;
            let _ = element.style().set_property("left", &format!("{at}%"));
        }
        swing(shown, since);
    });
}
