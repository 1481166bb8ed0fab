//! The lesson of a room that a worker keeps: a part of its own, which only lessons load.

use std::rc::Rc;
use std::sync::Arc;

use klaxon_core::{Shelf, Time};
use klaxon_driver::{Begun, Minds};
use klaxon_lesson::{Coach, GuidedShelf, lessons};
use leptos::wasm_split::{SplitLoaderError, wasm_split};

/// Whoever guides a room.
pub(super) trait Teaches {
    /// The games of a shelf, guided.
    fn shelf(&self, shelf: Arc<dyn Shelf>) -> Arc<dyn Shelf>;

    /// How the room begins, with a guest of this name.
    fn begun(&self, guest: String) -> Begun;

    /// How mates answer.
    fn minds(&self) -> Minds;

    /// The learner has read what the coach says.
    fn next(&self);

    /// The learner tried something in vain.
    fn tried(&self, action: &str);

    /// Returns whether game time goes on now.
    fn wants_time(&self) -> bool;

    /// Lets game time go on, if the lesson wants it now: `keep_still` takes the room to that time.
    fn pass_time(&self, keep_still: &mut dyn FnMut(Time));

    /// What the coach tells the page, with a number that is another when it is something else.
    fn cue(&self) -> (u64, String);
}

/// Loads the lesson of a name; none if there is no such lesson in the text.
#[wasm_split(lesson, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(super) fn load(
    text: String,
    name: String,
) -> Result<Option<Rc<dyn Teaches>>, SplitLoaderError> {
    let all = lessons(&text).unwrap_or_default();
    let lesson = all.into_iter().find(|lesson| lesson.name == name);
    Ok(lesson.map(|lesson| {
        let teacher: Rc<dyn Teaches> = Rc::new(Teacher(Coach::new(lesson)));
        teacher
    }))
}

struct Teacher(Coach);

impl Teaches for Teacher {
    fn shelf(&self, shelf: Arc<dyn Shelf>) -> Arc<dyn Shelf> {
        let coach = self.0.clone();
        Arc::new(GuidedShelf { shelf, coach })
    }

    fn begun(&self, guest: String) -> Begun {
        self.0.with(|guide| {
            let lesson = guide.lesson();
            Begun {
                name: lesson.game.clone(),
                options: lesson.options.clone(),
                guest,
                seat: lesson.learner,
                time: lesson.time,
            }
        })
    }

    fn minds(&self) -> Minds {
        let coach = self.0.clone();
        Box::new(move |question| coach.think(question.think.seat))
    }

    fn next(&self) {
        self.0.with(|guide| guide.next());
    }

    fn tried(&self, action: &str) {
        self.0.with(|guide| {
            let learner = guide.lesson().learner;
            guide.tried(learner, action);
        });
    }

    fn wants_time(&self) -> bool {
        self.0.with(|guide| guide.time()).is_some()
    }

    fn pass_time(&self, keep_still: &mut dyn FnMut(Time)) {
        self.0.pass_time(keep_still);
    }

    fn cue(&self) -> (u64, String) {
        self.0
            .with(|guide| (guide.number(), guide.cue().to_string()))
    }
}
