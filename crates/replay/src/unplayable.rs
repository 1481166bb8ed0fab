//! Why a text can't be watched.

/// Why a text can't be watched as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// It is no record at all.
    NoRecord,
    /// It is a record of the version before, which has to be rewritten.
    Old,
    /// It is a record of a version that this program is too old for.
    Newer,
    /// No record is as large as this.
    TooLarge,
    /// It is of a game that is not on the shelf.
    NoSuchGame(String),
    /// This line, counted from 1, can't be understood.
    Line(usize),
}
