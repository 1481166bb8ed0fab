//! Wall time: what clocks on walls show.

/// Milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Wall(pub u64);

impl Wall {
    /// Later by so many milliseconds.
    pub const fn plus(self, millis: u64) -> Wall {
        Wall(self.0.saturating_add(millis))
    }

    /// Earlier by so many milliseconds.
    pub const fn minus(self, millis: u64) -> Wall {
        Wall(self.0.saturating_sub(millis))
    }

    /// Milliseconds after the other; nothing if it is before.
    pub const fn since(self, other: Wall) -> u64 {
        self.0.saturating_sub(other.0)
    }
}

impl std::fmt::Display for Wall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
