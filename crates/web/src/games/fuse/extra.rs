//! What only games with roles or sparks need: a part of its own, so that nobody loads it for FUSE.

use std::cell::Cell;

use klaxon_core::Seat;
use klaxon_fuse::Role;
use klaxon_fuse::game::Event;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::lit::Lit;
use super::table::{FuseTable, Seen};
use super::tale::Tale;
use super::{becoming, role_line, role_news, roles, sixes, sparks};
use crate::browser;
use crate::live::Follows;

/// What is in it.
#[derive(Clone, Copy)]
pub(crate) struct Extra {
    /// The line over the dice, with the leader's role.
    pub(crate) line: fn(FuseTable) -> AnyView,
    /// The key to roll a 6.
    pub(crate) sixes: fn(FuseTable) -> AnyView,
    /// The person's own sparks.
    pub(crate) sparks: fn(FuseTable, Follows<Vec<Lit>>, Signal<bool>) -> AnyView,
    /// What a wild die becomes on the spaces of a card.
    pub(crate) tabs: fn(FuseTable, Follows<Vec<Lit>>, u8) -> AnyView,
    /// A role as its sign and in a word, and whether it works.
    pub(crate) role: fn(Role, bool) -> AnyView,
    /// A role with what it can do.
    pub(crate) role_large: fn(Role) -> AnyView,
    /// What happened with roles and sparks.
    pub(crate) news: fn(FuseTable, &Seen, &Event, &[Seat], &mut Tale),
}

thread_local! {
    static EXTRA: Cell<Option<Extra>> = const { Cell::new(None) };
}

/// The style of roles, sparks and more than five players.
const STYLE: &str = "countdown.css";

#[wasm_split(countdown, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bring() -> Result<Extra, SplitLoaderError> {
    Ok(Extra {
        line: |table| role_line::line(table).into_any(),
        sixes: |table| sixes::sixes(table).into_any(),
        sparks: |table, lit, shade| sparks::own(table, lit, shade).into_any(),
        tabs: |table, lit, card| becoming::tabs(table, lit, card).into_any(),
        role: |role, works| roles::small(role, works).into_any(),
        role_large: |role| roles::large(role).into_any(),
        news: role_news::hear,
    })
}

/// Brings it, with its style.
pub(crate) async fn load() -> Result<(), SplitLoaderError> {
    EXTRA.set(Some(bring().await?));
    browser::wear(STYLE).await;
    Ok(())
}

/// It, if it was brought.
pub(crate) fn extra() -> Option<Extra> {
    EXTRA.get()
}
