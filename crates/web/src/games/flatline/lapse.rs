//! A stop that nobody touches goes by: how much of it is left.

use leptos::prelude::*;

use super::table::FlatTable;
use crate::shell::section::section;

/// A bar that runs out; none once somebody has touched a card.
pub(crate) fn bar(table: FlatTable) -> AnyView {
    section(
        table.desk,
        |link| link.room().lapses_on(link.board()?),
        move |until| {
            until.map(|until| {
                let left = table.desk.look(|link| until.since(link.now()));
                let style = format!("animation-duration:{}ms", left.unwrap_or(0));
                view! { <i class="lapse" aria-hidden="true" style=style></i> }
            })
        },
    )
}
