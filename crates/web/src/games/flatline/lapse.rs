//! A stop that nobody touches goes by: how much of it is left.

use leptos::prelude::*;

use super::table::FlatTable;

/// A bar that runs out.
pub(crate) fn bar(_: FlatTable) -> AnyView {
    ().into_any()
}
