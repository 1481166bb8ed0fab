//! A fuse card takes the stage: a band across the table says what is asked. Touches go through it.

use klaxon_fuse::FuseCard;
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
    /// What it does.
    pub(crate) card: FuseCard,
    /// Which one it is, counted.
    number: u32,
}

/// Shows a fuse card to everybody.
pub(crate) fn enter(table: FuseTable, card: FuseCard) {
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

/// What a fuse card asks of everybody.
fn asks(card: FuseCard) -> String {
    match card {
        FuseCard::Return(shown) => {
            let what = names::shown(shown);
            t_with("web-fuse-asks", &[("what", Arg::Text(&what))])
        }
        FuseCard::Spark => t("web-fuse-spark"),
        FuseCard::RolesOff => t("web-fuse-roles-off"),
        FuseCard::Six => t("web-fuse-six"),
    }
}

/// What a fuse card does, as news.
pub(crate) fn happened(card: FuseCard) -> String {
    match card {
        FuseCard::Return(shown) => {
            let what = names::shown(shown);
            t_with("web-did-activate", &[("what", Arg::Text(&what))])
        }
        _ => format!("{}: {}", t("web-fuse"), asks(card)),
    }
}

/// The stage.
pub(crate) fn stage(table: FuseTable) -> impl IntoView {
    move || {
        table.staged.get().map(|staged| {
            let asks = asks(staged.card);
            view! {
                <div class="stage" aria-hidden="true">
                    <div class="band"><b>{t("web-fuse")}</b><span>{asks}</span></div>
                </div>
            }
        })
    }
}
