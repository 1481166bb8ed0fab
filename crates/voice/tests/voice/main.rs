//! The ship's computer: its lines, its memory, its clock and its mouth.

mod clock;
mod lines;
mod mouth;
mod script;
