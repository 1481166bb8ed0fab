//! Scenarios: a position, steps and expectations, in text that a player can write. `docs/scenarios.md` teaches how.

mod fault;
mod rules;
mod run;
mod scenario;
mod trace;
mod upgrade;

pub use fault::{Fault, Problem};
pub use rules::rules_of;
pub use run::{Report, run};
pub use scenario::Scenario;
pub use trace::Trace;
pub use upgrade::upgrade;
