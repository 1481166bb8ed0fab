//! Values that views follow, and values that follow from others. Behind the doors they have no types: each type would
//! bring its own copy of the machinery of signals into the page, some four kilobytes.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

type Anything = Arc<dyn Any + Send + Sync>;

/// A value that views follow. It is a handle: copies are the same value.
pub(crate) struct Live<T>(RwSignal<Anything>, PhantomData<fn() -> T>);

impl<T> Clone for Live<T> {
    fn clone(&self) -> Live<T> {
        *self
    }
}

impl<T> Copy for Live<T> {}

fn read<T: 'static>(value: &Anything) -> &T {
    value.downcast_ref().expect("nothing else is put in")
}

impl<T: Clone + Send + Sync + 'static> Live<T> {
    /// A value that nobody follows yet.
    pub(crate) fn new(value: T) -> Live<T> {
        Live(RwSignal::new(Arc::new(value)), PhantomData)
    }

    /// The value now; a view that asks follows it.
    pub(crate) fn get(self) -> T {
        read::<T>(&self.0.get()).clone()
    }

    /// The value now.
    pub(crate) fn get_untracked(self) -> T {
        read::<T>(&self.0.get_untracked()).clone()
    }

    /// The value now; none if everything that it belonged to is gone.
    pub(crate) fn try_get_untracked(self) -> Option<T> {
        let value = self.0.try_get_untracked()?;
        Some(read::<T>(&value).clone())
    }

    /// Looks at the value; a view that does follows it.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(read(&self.0.get()))
    }

    /// Looks at the value.
    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(read(&self.0.get_untracked()))
    }

    /// Looks at the value; none if everything that it belonged to is gone.
    pub(crate) fn try_with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        let value = self.0.try_get_untracked()?;
        Some(look(read(&value)))
    }

    /// Follows the value.
    pub(crate) fn track(self) {
        self.0.track();
    }

    /// Another value from now on.
    pub(crate) fn set(self, value: T) {
        self.0.set(Arc::new(value));
    }

    /// Another value from now on, unless everything that it belonged to is gone; returns it then.
    pub(crate) fn try_set(self, value: T) -> Option<Anything> {
        self.0.try_set(Arc::new(value))
    }

    /// Changes the value.
    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }

    /// Returns whether everything that it belonged to is gone.
    pub(crate) fn is_disposed(self) -> bool {
        self.0.is_disposed()
    }
}

/// Something that was found.
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

/// Something that was found, whatever it is.
#[derive(Clone)]
pub(crate) struct Shared(Arc<dyn Found>);

impl Shared {
    pub(crate) fn new(found: impl PartialEq + Send + Sync + 'static) -> Shared {
        Shared(Arc::new(found))
    }

    /// It, if it is one of these.
    pub(crate) fn read<T: 'static>(&self) -> Option<&T> {
        (*self.0).as_any().downcast_ref()
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.0.same((*other.0).as_any())
    }
}

/// A value that follows from others: what depends on it looks again only when it is another.
pub(crate) struct Follows<T>(Memo<Shared>, PhantomData<fn() -> T>);

impl<T> Clone for Follows<T> {
    fn clone(&self) -> Follows<T> {
        *self
    }
}

impl<T> Copy for Follows<T> {}

/// The value that `find` finds, again whenever something that it looks at changes.
pub(crate) fn follow<T>(find: impl Fn() -> T + Send + Sync + 'static) -> Follows<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let find: Box<dyn Fn() -> Shared + Send + Sync> = Box::new(move || Shared::new(find()));
    Follows(untyped(find), PhantomData)
}

fn untyped(find: Box<dyn Fn() -> Shared + Send + Sync>) -> Memo<Shared> {
    Memo::new(move |_| find())
}

impl<T: Clone + Send + Sync + 'static> Follows<T> {
    /// The value now; a view that asks follows it.
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    /// Looks at the value; a view that does follows it.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(self.0.get().read().expect("nothing else was found"))
    }

    /// The value now; none if everything that it belonged to is gone.
    pub(crate) fn try_get_untracked(self) -> Option<T> {
        self.0.try_get_untracked()?.read().cloned()
    }
}
