//! The seven roles of Countdown (C-33 to C-38): their signs and what they are called.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::{AnyFuse, Role, draw};
use leptos::prelude::*;

use crate::text::t;

/// A seat's role, and whether it works (C-49).
pub(crate) fn of(playing: &Playing<AnyFuse>, seat: Seat) -> Option<(Role, bool)> {
    let extras = playing.state.extras();
    let role = extras.roles[seat.index()]?;
    Some((role, !extras.roles_off.contains(seat)))
}

/// What a role is called.
pub(crate) fn title(role: Role) -> String {
    t(title_key(role))
}

/// The key of what a role is called.
pub(crate) fn title_key(role: Role) -> &'static str {
    match role {
        Role::Cutter => "role-cutter",
        Role::OperationsEngineer => "role-operations",
        Role::LogisticsSpecialist => "role-logistics",
        Role::Technologist => "role-technologist",
        Role::EquipmentTechnician => "role-equipment",
        Role::DisposalExpert => "role-disposal",
        Role::ExplosivesInstructor => "role-instructor",
    }
}

/// What its player can do when leading, in one sentence.
pub(crate) fn what(role: Role) -> String {
    t(what_key(role))
}

/// The key of what its player can do when leading.
pub(crate) fn what_key(role: Role) -> &'static str {
    match role {
        Role::Cutter => "role-cutter-what",
        Role::OperationsEngineer => "role-operations-what",
        Role::LogisticsSpecialist => "role-logistics-what",
        Role::Technologist => "role-technologist-what",
        Role::EquipmentTechnician => "role-equipment-what",
        Role::DisposalExpert => "role-disposal-what",
        Role::ExplosivesInstructor => "role-instructor-what",
    }
}

/// A role as its sign and in a word.
pub(super) fn small(role: Role, works: bool) -> impl IntoView {
    let title = title(role);
    let name = match works {
        true => title.clone(),
        false => format!("{title}: {}", t("web-role-off")),
    };
    view! {
        <span class="rn" class:off=!works data-look=look(role) role="img" aria-label=name title=what(role)>
            {sign(role)}<em>{title}</em>
        </span>
    }
}

/// The names under which a role is looked up.
pub(crate) fn look(role: Role) -> String {
    format!("role-{} role", role.word())
}

/// A role with what it can do.
pub(super) fn large(role: Role) -> impl IntoView {
    view! { <p class="rn" data-look=look(role)>{sign(role)}<b>{title(role)}</b>" "{what(role)}</p> }
}

/// The sign of a role.
pub(crate) fn sign(role: Role) -> AnyView {
    view! { <svg class="ico rl" viewBox="0 0 24 24" aria-hidden="true" inner_html=draw::role(role)></svg> }
        .into_any()
}
