//! The stages of a long chore, and how long each takes.

use std::time::Instant;

/// Stages that were carried out, with their seconds.
#[derive(Default)]
pub(crate) struct Stages {
    done: Vec<(&'static str, f64)>,
}

impl Stages {
    /// Carries a stage out and remembers how long it took.
    pub(crate) fn run<T>(
        &mut self,
        name: &'static str,
        stage: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let start = Instant::now();
        let result = stage();
        self.done.push((name, start.elapsed().as_secs_f64()));
        result
    }

    /// Prints the minutes of each stage, and of all.
    pub(crate) fn print(&self) {
        println!("\nminutes");
        for (name, seconds) in &self.done {
            println!("{:>7.1}  {name}", seconds / 60.0);
        }
        let all: f64 = self.done.iter().map(|(_, seconds)| seconds).sum();
        println!("{:>7.1}  all", all / 60.0);
    }
}
