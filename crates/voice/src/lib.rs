//! The ship's computer: what it says, and when. Pure: time arrives as a value, and what is to be spoken or shown leaves
//! as text.
//!
//! A game tells a [`Moment`]; the [`Script`] answers with the line to say, if there is one to say; the [`Mouth`] decides
//! whether it can be spoken now, has to wait, or comes too late. The [`Watch`] knows what the clock brings by itself.
//!
//! ```
//! use klaxon_voice::{Script, Temper, moments};
//! use klaxon_words::Language;
//!
//! let mut script = Script::new();
//! script.begin(4);
//! let start = moments::fuse::start(4, Some(600_000));
//! let said = script.say(&start, Language::English, Temper::Professional, 0).unwrap();
//! assert_eq!(said.spoken.as_deref(), Some("Four aboard, ten minutes. Please begin."));
//! assert_eq!(script.say(&start, Language::English, Temper::Professional, 9000), None);
//! ```

mod line;
mod mark;
mod moment;
pub mod moments;
mod mouth;
mod pace;
mod script;
mod temper;
mod watch;

pub use line::{Crew, Form};
pub use mark::{Mark, marks};
pub use moment::{Moment, Rank, Value};
pub use mouth::{Mouth, Turn};
pub use pace::{Pace, Tension, Tone};
pub use script::{Said, Script};
pub use temper::Temper;
pub use watch::{Passed, Watch};

/// A line that would be spoken this much later than what it tells of is not spoken, in milliseconds.
pub const LATE: u64 = 700;
/// How long a caption stays, unless another line comes, in milliseconds.
pub const CAPTION: u64 = 4000;
/// After so long without a move the computer says something, in milliseconds.
pub const STILL: u64 = 12_000;
