//! The number on a die.

/// A number on a die, 1 to 6 (F-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(u8);

impl Number {
    /// 1 to 6.
    pub const ALL: [Number; 6] = [
        Number(1),
        Number(2),
        Number(3),
        Number(4),
        Number(5),
        Number(6),
    ];

    /// The number, if a die has it.
    pub const fn new(value: u8) -> Option<Number> {
        match value {
            1..=6 => Some(Number(value)),
            _ => None,
        }
    }

    /// 1 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
