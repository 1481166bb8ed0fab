//! Lessons: a game that somebody learns by playing it. A coach says what to do, only that is done, the dice fall as they
//! are to fall, and mates play their part. Puzzles let the learner do what they like and see whether it is solved.
//!
//! Pure: a lesson is a value, read from the text into which `klaxon-script` compiles what people write. A [`Guide`] knows
//! where it stands. The [`GuidedShelf`] lays a guided game on the table of any room; the rules are those of the game.

mod board;
mod coach;
mod cue;
mod guide;
mod lesson;
mod shelf;
mod text;

pub use board::GuidedBoard;
pub use coach::Coach;
pub use cue::{Cue, Waits};
pub use guide::Guide;
pub use lesson::{Lesson, Loss, Opening, Part, Puzzle, Step, is_meant};
pub use shelf::GuidedShelf;
pub use text::{lessons, lessons_text};
