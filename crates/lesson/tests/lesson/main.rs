//! Lessons in a real room: every one of them to its end, by everything that it accepts.

mod classroom;
mod every_lesson;
mod guided;
