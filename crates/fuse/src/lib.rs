//! FUSE and FUSE: Countdown: the dice, the card language, the rules.

pub mod card;
pub mod colour;
pub mod deck;
pub mod dice;
pub mod draw;
pub mod face;
pub mod fuse_card;
pub mod game;
pub mod number;
pub mod role;

pub use card::Card;
pub use colour::{Colour, Colours};
pub use deck::Deck;
pub use dice::DiceSet;
pub use face::{Face, Faces};
pub use fuse_card::FuseCard;
pub use game::{Countdown, Fuse};
pub use number::Number;
pub use role::Role;
