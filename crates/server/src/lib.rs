//! Rooms for everybody: sockets, the journal, the directory of rooms.

mod app;
mod asked;
mod bucket;
mod caller;
mod callers;
mod clock_socket;
mod clocks;
mod code;
mod connection;
pub mod directory;
mod door;
mod exchange;
mod guesses;
mod invitation;
pub mod journal;
mod keeper;
mod metrics;
mod order;
mod outbox;
mod page;
mod prompt;
mod rest;
mod secret;
mod serve;
mod set_up;
mod set_up_words;
mod shut;
mod sitemap;
mod socket;
mod trust;
mod wall_clock;
mod words;

pub use app::{App, Limits};
pub use page::PageFile;
pub use serve::{Listener, ServeError, Server};
pub use trust::{Network, Trust};
