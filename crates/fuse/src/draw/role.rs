//! The signs of Countdown's roles, in lines.

use crate::Role;

/// Returns the lines of the sign of a role, 24 x 24.
pub const fn role(role: Role) -> &'static str {
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
