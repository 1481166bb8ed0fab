//! Three, two, one: what is still counted in, over everything.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::live::follow;

/// The number that is counted, while it is.
pub(crate) fn count_in(desk: Desk) -> impl IntoView {
    let left = follow(move || {
        desk.tick.track();
        desk.look(Link::count_in).flatten()
    });
    Effect::new(move |before: Option<Option<u64>>| {
        let left = left.get();
        match (before.flatten(), left) {
            (before, Some(now)) if before != Some(now) => ears::hear(Sound::Three),
            (Some(_), None) if desk.is_playing() => ears::hear(Sound::Go),
            _ => {}
        }
        left
    });
    move || {
        left.get()
            .map(|left| view! { <p class="count over" role="timer"><b>{left}</b></p> })
    }
}
