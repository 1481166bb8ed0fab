//! Chance, addressed: what is drawn or rolled depends on the seed and on which draw or roll it is, never on how many
//! came before. One extra roll shifts nothing else.

mod foretold;
mod recorded;
mod scripted;
mod seeded;
mod untold;

pub use self::foretold::Foretold;
pub use self::recorded::{Recorded, Recording};
pub use self::scripted::{Answer, Complaint, Scripted};
pub use self::seeded::Seeded;
pub use self::untold::Untold;

/// Which draw or roll of a game it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    /// What is drawn or rolled; each game numbers its own.
    pub what: u8,
    /// In which turn, or the number of the draw where turns don't matter; below 2^24.
    pub turn: u32,
    /// Which die, card or seat.
    pub which: u16,
    /// How often before, for the same.
    pub times: u16,
}

/// Where draws and rolls come from.
pub trait Chance {
    /// One of the numbers below `universe` for which `member` holds. At least one must.
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32;

    /// A number below `sides`.
    fn roll(&mut self, at: Address, sides: u32) -> u32;
}
