//! What everybody looks at for a moment: a bomb, a defused fuse, a match, the time bomb. Touches go through it.

use leptos::prelude::*;

use super::draw;
use super::table::PlanterTable;
use crate::browser;

/// How long something is on the stage, in milliseconds.
const LASTS: u64 = 1100;

/// Something on the stage.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Staged {
    /// Whether it bursts.
    bursts: bool,
    word: String,
    line: String,
    /// Which one it is, counted.
    number: u32,
}

/// Shows something to everybody.
pub(super) fn enter(table: PlanterTable, bursts: bool, word: String, line: String) {
    let last = table.staged.get_untracked().map_or(0, |last| last.number);
    let staged = Staged {
        bursts,
        word,
        line,
        number: last + 1,
    };
    table.staged.set(Some(staged.clone()));
    browser::after(LASTS, move || {
        if table.staged.try_get_untracked().flatten() == Some(staged) {
            table.staged.set(None);
        }
    });
}

/// The stage.
pub(crate) fn stage(table: PlanterTable) -> impl IntoView {
    move || {
        table.staged.get().map(|staged| {
            let Staged {
                bursts, word, line, ..
            } = staged;
            match bursts {
                true => view! {
                    <div class="stage" aria-hidden="true">
                        <div class="blast"><i inner_html=draw::BURST></i><b>{word}</b><span>{line}</span></div>
                    </div>
                }
                .into_any(),
                false => view! {
                    <div class="stage" aria-hidden="true"><div class="band"><b>{word}</b><span>{line}</span></div></div>
                }
                .into_any(),
            }
        })
    }
}
