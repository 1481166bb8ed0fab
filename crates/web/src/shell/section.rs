//! A part of a screen that is drawn anew only when what it shows has changed.
//!
//! What is found and what is shown have no types behind the doors: each type would bring its own copy of the machinery
//! of signals into the page, some four kilobytes.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;

/// Something that was found in the room.
trait Found: Any + Send + Sync {
    fn same(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: PartialEq + Send + Sync + 'static> Found for T {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Clone)]
struct Shared(Arc<dyn Found>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.0.same((*other.0).as_any())
    }
}

type Look = Box<dyn Fn(&Link) -> Shared + Send + Sync>;
type Show = Box<dyn Fn(&dyn Any) -> AnyView + Send>;

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
    let look = move |link: &Link| Shared(Arc::new(look(link)));
    let show = move |found: &dyn Any| match found.downcast_ref::<T>() {
        Some(found) => show(found.clone()).into_any(),
        None => ().into_any(),
    };
    untyped_section(desk, Box::new(look), Box::new(show))
}

fn untyped_section(desk: Desk, look: Look, show: Show) -> AnyView {
    let found = untyped_watch(desk, look);
    let shown = move || match found.get() {
        Some(Shared(found)) => show((*found).as_any()),
        None => ().into_any(),
    };
    shown.into_any()
}

/// What `look` finds in the room; nothing without a room.
pub(crate) fn watch<T>(desk: Desk, look: impl Fn(&Link) -> T + Send + Sync + 'static) -> Watched<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let look = move |link: &Link| Shared(Arc::new(look(link)));
    Watched(untyped_watch(desk, Box::new(look)), PhantomData)
}

fn untyped_watch(desk: Desk, look: Look) -> Memo<Option<Shared>> {
    Memo::new(move |_| {
        desk.version.track();
        desk.shown.track();
        desk.look(&look)
    })
}

/// What is found in the room, from time to time.
pub(crate) struct Watched<T>(Memo<Option<Shared>>, PhantomData<T>);

impl<T> Clone for Watched<T> {
    fn clone(&self) -> Watched<T> {
        *self
    }
}

impl<T> Copy for Watched<T> {}

impl<T: Clone + 'static> Watched<T> {
    /// What is found now.
    pub(crate) fn get(&self) -> Option<T> {
        let Shared(found) = self.0.get()?;
        (*found).as_any().downcast_ref::<T>().cloned()
    }
}
