//! The coach: one guide for everybody who has a part in the lesson, which are the game, the mates, and whoever shows it.

use std::sync::{Arc, Mutex, PoisonError};

use klaxon_core::{Seat, Thought, Time};

use crate::guide::Guide;
use crate::lesson::Lesson;

/// The coach of a lesson. It is a handle: copies are the same coach.
#[derive(Clone, Debug)]
pub struct Coach(Arc<Mutex<Guide>>);

impl Coach {
    /// The coach at the beginning of a lesson.
    pub fn new(lesson: Lesson) -> Coach {
        Coach(Arc::new(Mutex::new(Guide::new(lesson))))
    }

    /// Looks at the guide, or changes it.
    pub fn with<T>(&self, look: impl FnOnce(&mut Guide) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What a mate on a seat comes to.
    pub fn think(&self, seat: Seat) -> Thought {
        match self.with(|guide| guide.mate(seat)) {
            Some(action) => Thought::Act(action),
            None => Thought::Wait(None),
        }
    }

    /// Lets game time go on, if the lesson wants it now: `keep_still` takes the room to that time. Only then is the step
    /// over: what chance says on the way is told while it lasts.
    pub fn pass_time<T>(&self, keep_still: impl FnOnce(Time) -> T) -> Option<T> {
        let time = self.with(|guide| guide.time())?;
        let out = keep_still(time);
        self.with(|guide| guide.time_passed());
        Some(out)
    }
}
