//! What could be done at the moment that is shown, in the notation, beside what was done.

use klaxon_core::Seat;
use klaxon_replay::Eyes;
use klaxon_words::Arg;
use leptos::html;
use leptos::prelude::*;

use super::eyes::called;
use super::player;
use super::reel::{self, Reel};
use crate::desk::Desk;
use crate::live::{Live, follow};
use crate::shell::end::dialog;
use crate::shell::icon::{Icon, icon};
use crate::text::{t, t_with};

/// Of a longer list so many bytes are shown.
const MOST: usize = 4000;

/// What a seat could do.
#[derive(Clone, PartialEq, Eq)]
struct Could {
    name: String,
    actions: Vec<String>,
    /// Whether there is more than that.
    more: bool,
    /// What it did next.
    did: Option<String>,
}

/// The seat that is asked about: the one whose eyes are used, else the one that acts next.
fn seat(reel: &Reel) -> Seat {
    let next = reel
        .neighbour(true)
        .map(|place| &reel.tape.moments()[place]);
    let next = next.and_then(|moment| moment.deed.as_ref());
    match (reel.eyes, next) {
        (Eyes::Seat(seat), _) => seat,
        (_, Some((seat, _))) => *seat,
        (_, None) => Seat(0),
    }
}

fn look() -> Option<Could> {
    let (seat, actions, whole, did) = reel::change(|reel| {
        let seat = seat(reel);
        let (actions, whole) = reel.tape.legal(reel.moment, seat, MOST);
        let did = reel.tape.next_deed(reel.moment, seat);
        let did = did.map(|(_, action)| action.to_owned());
        (seat, actions, whole, did)
    })?;
    Some(Could {
        name: called(seat),
        actions,
        more: !whole,
        did,
    })
}

/// The key, and the sheet behind it, which stands elsewhere: the key may be hidden.
pub(super) fn could(desk: Desk) -> [AnyView; 2] {
    let handle = NodeRef::<html::Dialog>::new();
    let open = Live::new(false);
    let show = move |_| {
        player::play(desk, false);
        open.set(true);
        dialog::open(handle);
    };
    let found = follow(move || {
        desk.version.track();
        open.get().then(look).flatten()
    });
    let inside = move || found.get().map(list);
    let key = view! {
        <button class="key" id="could" aria-haspopup="dialog" on:click=show>{icon(Icon::Search)}<span>{t("replay-could")}</span></button>
    };
    let sheet = dialog::dialog(handle, "could-sheet", "replay-could", inside.into_any());
    [key.into_any(), sheet]
}

fn list(could: Could) -> AnyView {
    let Could {
        name,
        actions,
        more,
        did,
    } = could;
    let none = actions.is_empty();
    let rows = actions.into_iter().map(|action| {
        let done = did.as_ref() == Some(&action);
        view! {
            <li class:did=done><code>{action}</code>{done.then(|| view! { <b>{t("replay-did")}</b> })}</li>
        }
    });
    let rows: Vec<_> = rows.collect();
    let next = did.as_ref().map(|did| {
        let args = [("name", Arg::Text(&name)), ("action", Arg::Text(did))];
        t_with("replay-did-next", &args)
    });
    view! {
        <p><b>{name.clone()}</b></p>
        <p class="next">{next}</p>
        {none.then(|| view! { <p>{t("replay-could-nothing")}</p> })}
        <ul class="could">{rows}</ul>
        {more.then(|| view! { <p>{t("replay-could-more")}</p> })}
    }
    .into_any()
}
