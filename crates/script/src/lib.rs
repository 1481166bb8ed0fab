//! Scenarios: a position, steps and expectations, in text that a player can write. `docs/scenarios.md` teaches how.

mod fault;
mod fuse;
mod planter;
mod run;
mod scenario;
mod stage;

pub use fault::{Fault, Problem};
pub use run::{Report, run};
pub use scenario::Scenario;
