//! The bomb-planter game on a screen that everybody looks at: no keys and no hand, everything large.

use leptos::prelude::*;

use super::table::PlanterTable;
use super::{board, hands, players, prompt, round, stage};

/// The whole table.
pub(crate) fn television(table: PlanterTable) -> impl IntoView {
    view! {
        {players::players(table)}
        {board::board(table)}
        <div class="mine">{prompt::prompt(table)}{hands::hands(table)}</div>
        {round::round(table)}
        {stage::stage(table)}
    }
}
