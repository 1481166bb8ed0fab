//! FLATLINE: the crew's medics against one-minute rounds.
//!
//! The rules are numbered in `docs/rules/flatline.md`; the files here are named after what they are about.

pub mod card;
pub mod deck;
pub mod die;
pub mod icon;
pub mod line;
pub mod patient;
pub mod trigger;

pub use self::card::Card;
pub use self::deck::Deck;
pub use self::die::{Colour, Die};
pub use self::icon::Icon;
