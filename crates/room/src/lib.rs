//! A table where people meet: lobby, seats, ready, count-in, play, pause, absence, kick, rematch, and from wall time
//! to game time. Pure: time, chance and what bots think arrive as values. The server runs it for everybody, the page
//! for a lone player.

mod absence;
mod answers;
mod apply;
mod bots;
pub mod change;
mod claims;
pub mod clock;
pub mod command;
pub mod fact;
pub mod fair;
mod lobby;
mod log;
pub mod member;
mod name;
mod notes;
mod office;
mod pause;
mod play;
mod record;
pub mod refusal;
mod rematch;
mod restart;
pub mod room;
mod seating;
mod seats;
pub mod settings;
pub mod signal;
mod snapshot;
mod stamina;
mod stop;
pub mod wall;

pub use self::bots::Think;
pub use self::change::Change;
pub use self::command::Command;
pub use self::fact::Fact;
pub use self::fair::Fair;
pub use self::log::{Played, log};
pub use self::member::{Member, MemberId};
pub use self::record::{Finished, finished, record};
pub use self::refusal::Refusal;
pub use self::room::{Answer, Occupant, Phase, Room};
pub use self::settings::Settings;
pub use self::signal::{Call, Signal};
pub use self::wall::Wall;
pub use klaxon_core::Thought;
