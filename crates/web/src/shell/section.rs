//! A part of a screen that is drawn anew only when what it shows has changed.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::live::{Follows, Shared, follow};

type Look = Box<dyn Fn(&Link) -> Shared + Send + Sync>;
type Show = Box<dyn Fn(&Shared) -> AnyView + Send>;

/// Shows what `look` finds in the room, again whenever it finds something else. Everything beside it stays as it is:
/// what has the focus keeps it, and what is being dragged goes on.
pub(crate) fn section<T, V>(
    desk: Desk,
    look: impl Fn(&Link) -> T + Send + Sync + 'static,
    show: impl Fn(T) -> V + Send + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let look = move |link: &Link| Shared::new(look(link));
    let show = move |found: &Shared| match found.read::<T>() {
        Some(found) => show(found.clone()).into_any(),
        None => ().into_any(),
    };
    untyped_section(desk, Box::new(look), Box::new(show))
}

fn untyped_section(desk: Desk, look: Look, show: Show) -> AnyView {
    let found = untyped_watch(desk, look);
    let shown = move || match found.get() {
        Some(found) => show(&found),
        None => ().into_any(),
    };
    shown.into_any()
}

/// What `look` finds in the room; nothing without a room.
pub(crate) fn watch<T>(
    desk: Desk,
    look: impl Fn(&Link) -> T + Send + Sync + 'static,
) -> Follows<Option<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    follow(move || {
        track(desk);
        desk.look(&look)
    })
}

fn untyped_watch(desk: Desk, look: Look) -> Memo<Option<Shared>> {
    Memo::new(move |_| {
        track(desk);
        desk.look(&look)
    })
}

/// Everything that changes what is found in a room.
fn track(desk: Desk) {
    desk.version.track();
    desk.shown.track();
}
