//! Role cards: what the leader of a turn can do beyond the rules (C-33 to C-38).

/// A role card. Only the leader's works (C-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Names a colour; rolled dice of it are wild (C-33).
    Cutter,
    /// Names a number; rolled dice that show it are wild (C-34).
    OperationsEngineer,
    /// Rolls one die more (C-35).
    LogisticsSpecialist,
    /// Gives one die any colour (C-36).
    Technologist,
    /// Gives one die any number (C-36).
    EquipmentTechnician,
    /// Turns dice to their opposite faces (C-37).
    DisposalExpert,
    /// Rolls dice again (C-38).
    ExplosivesInstructor,
}

impl Role {
    /// All seven (C-1).
    pub const ALL: [Role; 7] = [
        Role::Cutter,
        Role::OperationsEngineer,
        Role::LogisticsSpecialist,
        Role::Technologist,
        Role::EquipmentTechnician,
        Role::DisposalExpert,
        Role::ExplosivesInstructor,
    ];

    /// The word of the notation, the same in every language.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Cutter => "cutter",
            Role::OperationsEngineer => "operations-engineer",
            Role::LogisticsSpecialist => "logistics-specialist",
            Role::Technologist => "technologist",
            Role::EquipmentTechnician => "equipment-technician",
            Role::DisposalExpert => "disposal-expert",
            Role::ExplosivesInstructor => "explosives-instructor",
        }
    }
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

impl std::str::FromStr for Role {
    type Err = NotARole;

    fn from_str(text: &str) -> Result<Role, NotARole> {
        let role = Role::ALL.into_iter().find(|role| role.word() == text);
        role.ok_or(NotARole)
    }
}

/// A text that is no role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARole;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_print_and_parse() {
        for (i, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!(role.to_string().parse(), Ok(role));
            assert_eq!(role as usize, i);
        }
        assert_eq!("captain".parse::<Role>(), Err(NotARole));
    }
}
