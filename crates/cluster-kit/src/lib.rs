//! Throw-away servers, each in a folder of its own and on a free port of this machine: [`Postgres`], [`Nats`], and the
//! nodes that share them: [`Node`].
//!
//! They can be stopped, killed, and frozen, and are gone when they are dropped, or when the process that started them
//! ends, however it ends. Debian's packages have the programs; `cargo xtask test` installs them.

#![cfg(unix)]

mod error;
mod leash;
mod nats;
mod node;
mod port;
mod postgres;
mod programs;
mod signals;
mod user;

pub use error::KitError;
pub use nats::Nats;
pub use node::Node;
pub use postgres::Postgres;
