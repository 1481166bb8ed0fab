//! A fuse card takes the stage: a band across the table says what is asked. Touches go through it.

use klaxon_words::Arg;
use leptos::prelude::*;

use super::names;
use super::table::FuseTable;
use crate::browser;
use crate::text::{t, t_with};

/// How long a fuse card is on the stage, in milliseconds.
const LASTS: u64 = 1400;

/// A fuse card on the stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Staged {
    /// What it shows, in the notation.
    pub(crate) card: String,
    /// Which one it is, counted.
    number: u32,
}

/// Shows a fuse card to everybody.
pub(crate) fn enter(table: FuseTable, card: String) {
    let last = table
        .staged
        .get_untracked()
        .map_or(0, |staged| staged.number);
    let staged = Staged {
        card,
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
pub(crate) fn stage(table: FuseTable) -> impl IntoView {
    move || {
        table.staged.get().map(|staged| {
            let what = names::fuse_card(&staged.card);
            let asks = t_with("web-fuse-asks", &[("what", Arg::Text(&what))]);
            view! {
                <div class="stage" aria-hidden="true">
                    <div class="band"><b>{t("web-fuse")}</b><span>{asks}</span></div>
                </div>
            }
        })
    }
}
