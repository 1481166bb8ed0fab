//! A game that can be watched again. A [`Tape`] is made of a record, or of what somebody who looks on was told; it yields
//! any moment of the game, and the step from each to the next, in the messages of the protocol. Whoever folds those sees
//! what a person at the table saw. No IO, and no clock.

mod cast;
mod eyes;
mod moment;
mod read;
mod tape;
mod told;
mod unplayable;

pub use self::eyes::Eyes;
pub use self::moment::Moment;
pub use self::read::MOST_BYTES;
pub use self::tape::Tape;
pub use self::unplayable::Unplayable;
