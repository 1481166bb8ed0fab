//! The dial in the middle: each connection points at its patient.

use klaxon_flatline::place::Bay;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::draw;
use super::show;
use super::table::FlatTable;
use crate::shell::section::watch;
use crate::text::t_with;

/// The dial.
pub(crate) fn dial(table: FlatTable) -> AnyView {
    let diamond = watch(table.desk, move |link| {
        let sight = show::sight(table, link)?;
        let begun = sight.state.round > 0;
        Some((sight.state.diamond, begun, sight.state.effects.held))
    });
    // It turns on and on, never back.
    let turns = StoredValue::new(0_u32);
    let style = move || {
        let (diamond, ..) = diamond.get().flatten().unwrap_or((Bay(0), false, false));
        turns.update_value(|turns| *turns += (u32::from(diamond.0) + 4 - *turns % 4) % 4);
        format!("--turns:{}", turns.get_value())
    };
    let held = move || matches!(diamond.get().flatten(), Some((_, _, true)));
    let waits = move || matches!(diamond.get().flatten(), Some((_, false, _)));
    let name = move || {
        let bay = diamond.get().flatten().map_or(0, |(bay, ..)| bay.0);
        t_with("flatline-dial", &[("bay", Arg::from(usize::from(bay) + 1))])
    };
    view! {
        <div class="dial" class:held=held class:waits=waits style=style role="img" aria-label=name>
            <svg viewBox="-100 -100 200 200" aria-hidden="true" inner_html=draw::dial_face()></svg>
            <svg class="turn" viewBox="-100 -100 200 200" aria-hidden="true" inner_html=draw::DIAL_CONNECTIONS></svg>
        </div>
    }
    .into_any()
}
