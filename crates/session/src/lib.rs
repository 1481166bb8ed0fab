//! A guest in a room, on its own: what it knows of the room, what it asked for and was not answered, when to come back
//! and what to say then. Pure: bytes and times arrive as values, and what is to be done with the connection comes back as
//! [`Effect`]s.
//!
//! The owner of a [`Session`] has a connection and a clock. It reports what happens to the connection ([`Session::opened`],
//! [`Session::heard`], [`Session::closed`], [`Session::lost`]), lets time pass ([`Session::tick`]), carries out
//! [`Session::effects`] in order and shows [`Session::news`]. A connection that the session closes is over for it: what is
//! still heard of it is not reported.
//!
//! A [`SharedClock`] is the same for a phone that shares the clock of a table with others, without any room.

mod ahead;
mod asked;
mod backoff;
mod connection;
mod effect;
mod hear;
mod memory;
mod news;
mod session;
mod share;
mod shared_clock;
mod verdict;
mod watch;
mod witness;

pub use self::asked::Asked;
pub use self::effect::{Effect, Kept};
pub use self::memory::Remembered;
pub use self::news::News;
pub use self::session::{Hello, Session};
pub use self::shared_clock::{ClockNews, Coming, SharedClock};
pub use self::verdict::Verdict;
