//! Scenarios: a position, steps and expectations, in text that a player can write. `docs/scenarios.md` teaches how.
//! Lessons are scenarios with a coach, compiled for whoever plays them; `docs/lessons.md` teaches those.

mod compile;
mod fault;
mod rules;
mod run;
mod scenario;
mod trace;
mod upgrade;
mod written;

pub use compile::{compile, lesson_name};
pub use fault::{Fault, Problem};
pub use rules::rules_of;
pub use run::{Report, run};
pub use scenario::Scenario;
pub use trace::Trace;
pub use upgrade::upgrade;
pub use written::WrittenLesson;
