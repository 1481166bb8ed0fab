//! The seven roles of Countdown (C-33 to C-38): their signs and what they are called.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::{AnyFuse, Role};
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
        <span class="rn" class:off=!works role="img" aria-label=name title=what(role)>
            {sign(role)}<em>{title}</em>
        </span>
    }
}

/// A role with what it can do.
pub(super) fn large(role: Role) -> impl IntoView {
    view! { <p class="rn">{sign(role)}<b>{title(role)}</b>" "{what(role)}</p> }
}

/// The lines of the sign of a role, 24 x 24.
pub(crate) const fn lines(role: Role) -> &'static str {
    match role {
        Role::Cutter => {
            r#"<path d="M6 4l9 12M18 4L9 16"/><circle cx="7" cy="19" r="3"/><circle cx="17" cy="19" r="3"/>"#
        }
        Role::OperationsEngineer => {
            r#"<path d="M4 7h10M18 7h2M4 17h2M10 17h10"/><circle cx="16" cy="7" r="2.500"/><circle cx="8" cy="17" r="2.500"/>"#
        }
        Role::LogisticsSpecialist => r#"<path d="M3 8l9-5 9 5v8l-9 5-9-5ZM3 8l9 5 9-5M12 13v8"/>"#,
        Role::Technologist => {
            r#"<path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM9 14a3 3 0 0 0 3 3"/>"#
        }
        Role::EquipmentTechnician => {
            r#"<path d="M20 7a5 5 0 0 1-7 6l-7 7-3-3 7-7a5 5 0 0 1 6-7l-3 3 1 3 3 1Z"/>"#
        }
        Role::DisposalExpert => {
            r#"<rect x="4" y="9" width="10" height="10" rx="2.500"/><path d="M9 5h7a4 4 0 0 1 4 4v5M17 11.500l3 3 3-3"/>"#
        }
        Role::ExplosivesInstructor => {
            r#"<rect x="7" y="7" width="11" height="11" rx="2.500"/><path d="M3 15a9 9 0 0 1 6-11M3 9v6h6"/>"#
        }
    }
}

/// The sign of a role.
pub(crate) fn sign(role: Role) -> AnyView {
    view! { <svg class="ico rl" viewBox="0 0 24 24" aria-hidden="true" inner_html=lines(role)></svg> }
        .into_any()
}
