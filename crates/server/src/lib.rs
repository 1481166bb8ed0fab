//! Rooms for everybody: sockets, the journal, the directory of rooms.

mod app;
mod asked;
mod code;
mod connection;
pub mod directory;
mod door;
mod guesses;
mod invitation;
pub mod journal;
mod keeper;
mod metrics;
mod order;
mod outbox;
mod page;
mod rest;
mod secret;
mod serve;
mod set_up;
mod set_up_words;
mod wall_clock;
mod words;

pub use app::{App, Limits};
pub use page::PageFile;
pub use serve::{Listener, ServeError, Server};
