//! The look-up: every rule, card, role, fuse card, emergency and icon of the box, with what it means (S-5).

use leptos::prelude::*;

use super::desk::Desk;
use super::mission::Kind;
use crate::games::fuse::looks;
use crate::shell::late;

/// The look-up of the box on the table.
pub(super) fn lookup(desk: Desk) -> impl IntoView {
    let books = desk.mission.with_untracked(|mission| match mission.kind {
        Kind::Flatline => "flatline",
        Kind::Fuse | Kind::Countdown => looks::books(mission.rules),
    });
    late::books(books)
}
