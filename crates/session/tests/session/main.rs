//! A session against a real room, over a network that loses what it is told to lose.

mod clock;
mod drafts;
mod fair;
mod garbled;
mod goodbye;
mod host;
mod losses;
mod secrets;
mod shelf;
mod waiting;
mod walk;
mod world;
