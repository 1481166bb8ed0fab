//! A lesson, ready to be played.

use klaxon_core::chance::Answer;
use klaxon_core::{Seat, Time};

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name: that of its game and its number there, such as `fuse-1`.
    pub name: String,
    /// The name under which its game is played.
    pub game: String,
    /// All options of the game, in the notation.
    pub options: Vec<String>,
    /// The seat of the learner; the others are mates'.
    pub learner: Seat,
    /// How the table is laid.
    pub opening: Opening,
    /// The game time at which it stands then.
    pub time: Time,
    /// What happens, one after the other.
    pub steps: Vec<Step>,
    /// What is to be solved after the steps, if it is a puzzle.
    pub puzzle: Option<Puzzle>,
    /// The key of what the coach says at the end.
    pub end: String,
}

/// How the table is laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opening {
    /// This is the position, in the notation.
    Position(String),
    /// The game is dealt, and chance says this.
    Deal(Vec<Answer>),
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The coach says what this key means, until something else is said.
    Say(String),
    /// The coach points at these things while the learner is waited for next.
    Point(Vec<String>),
    /// The learner has read it.
    Next,
    /// The learner does one of these things, in the notation; then chance says this.
    Do {
        /// What.
        ways: Vec<String>,
        /// What chance says.
        chance: Vec<Answer>,
    },
    /// The learner tries something that a rule is against, and sees why.
    Try {
        /// What, in the notation.
        action: String,
    },
    /// A mate does something.
    Mate {
        /// Who.
        seat: Seat,
        /// What, in the notation.
        action: String,
        /// What chance says then.
        chance: Vec<Answer>,
    },
    /// Game time goes on to a time.
    At {
        /// To which.
        time: Time,
        /// What chance says on the way.
        chance: Vec<Answer>,
    },
}

/// Something to be solved: the learner does what they like.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Puzzle {
    /// It is solved when all of these events have happened; each is an event in the notation, or its first words.
    pub goals: Vec<String>,
    /// It is failed when one of these happens.
    pub losses: Vec<Loss>,
    /// The keys of what helps, the vaguest first.
    pub hints: Vec<String>,
    /// What chance says, in order.
    pub chance: Vec<Answer>,
    /// What mates do, each as soon as they can.
    pub mates: Vec<Part>,
}

/// Something that a mate does in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// After so many actions of the learner.
    pub after: usize,
    /// Who.
    pub seat: Seat,
    /// What, in the notation.
    pub action: String,
}

/// What must not happen in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// An event in the notation, or its first words.
    pub event: String,
    /// The key of why that fails it; the usual words if there is none.
    pub why: Option<String>,
}

impl Loss {
    /// Returns whether this event is the one.
    pub fn is_meant_by(&self, event: &str) -> bool {
        is_meant(&self.event, event)
    }
}

/// Returns whether an event is the one that is meant, or begins with its words.
pub fn is_meant(meant: &str, event: &str) -> bool {
    let rest = event.strip_prefix(meant);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

impl Step {
    /// Returns whether the learner is waited for.
    pub fn is_learners(&self) -> bool {
        matches!(self, Step::Next | Step::Do { .. } | Step::Try { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::is_meant;

    #[test]
    fn an_event_is_meant_by_its_first_words() {
        assert!(is_meant("returned", "returned 1a1") && is_meant("turn 2", "turn 2"));
        assert!(!is_meant("turn 2", "turn 21") && !is_meant("returned", "unused"));
    }
}
