//! What happened in a scenario, step by step.

/// The events of each step that was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    steps: Vec<(usize, Vec<String>)>,
}

impl Trace {
    pub(crate) fn add(&mut self, line: usize, events: Vec<String>) {
        self.steps.push((line, events));
    }

    /// Each step: its line, and the events it made happen, in the notation.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &[String])> {
        let steps = self.steps.iter();
        steps.map(|(line, events)| (*line, events.as_slice()))
    }
}
