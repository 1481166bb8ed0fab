//! A room and its effects. Whoever runs a room tells a [`Driver`] what guests say, what bots think and how late it is,
//! and carries out what comes of it: changes to put on record, messages to send, questions to ask bots.
//!
//! Pure: time, chance, secrets and what bots think arrive as values. The server runs it between sockets and a journal,
//! the page in a worker ([`TabRoom`]); both tell a guest only what their eyes may see.

mod bot_board;
mod chance;
mod door;
mod driver;
mod effects;
mod guest;
mod hearing;
mod legal;
pub mod question;
mod recent;
pub mod saved;
mod tab;
mod telling;
pub mod words;

pub use bot_board::BotBoard;
pub use chance::Chance;
pub use door::{Hello, Secret};
pub use driver::Driver;
pub use effects::{ConnectionId, Effects, Mail};
pub use hearing::Unclear;
pub use question::{Question, Table};
pub use tab::{Begun, Minds, Out, Save, TabRoom};
pub use words::Say;
