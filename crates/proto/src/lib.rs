//! Wire messages and their versions. `docs/protocol.md` documents each with examples.
//!
//! A message has two forms: JSON with strings of the notation, for anybody; and a compact binary one for programs that
//! are built together with the server. Both carry the same values. Which is spoken is agreed on when the socket opens,
//! by its subprotocol.

pub mod binary;
mod build;
pub mod clock;
mod digits;
pub mod fold;
pub mod form;
#[cfg(feature = "json-tongue")]
mod json;
pub mod log;
pub mod reply;
pub mod request;
pub mod told;
pub mod tongue;
pub mod wall_clock;

pub use clock::{ClockAsk, ClockReply, Known};
pub use fold::Fold;
pub use form::{Form, Malformed};
pub use log::LogEntry;
pub use reply::{Refused, Reply};
pub use request::{Ask, Request, Sign, What};
pub use told::Told;
pub use tongue::{ClockTongue, Tongue};
pub use wall_clock::WallClock;
