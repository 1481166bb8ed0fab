//! FUSE, FUSE: Countdown and every way of combining the two: the dice, the card language, the rules.
//!
//! The rules stand behind the contract of [`klaxon_core::Game`]. One engine plays all; a [`Ruleset`](game::Ruleset) says
//! what is in play. [`Fuse`] is the engine with small positions, for FUSE; [`Countdown`] has room for roles, sparks and nine
//! players, and plays all other rulesets; [`AnyFuse`] plays every one, where one engine is to do.
//!
//! # Building a table and playing a game
//!
//! A table is options that were checked; a state is a position. Chance is a parameter, and so is time.
//!
//! ```
//! use klaxon_core::chance::Seeded;
//! use klaxon_core::{Game, Listed, Time};
//! use klaxon_fuse::Countdown;
//! use klaxon_fuse::game::{Options, Ruleset};
//!
//! let rules: Ruleset = "fuse+roles+sparks".parse().expect("a ruleset");
//! let table = Countdown::table(Options::of(rules, 3)).expect("good options");
//! let mut chance = Seeded::from_number(7);
//! let mut state = Countdown::before(&table);
//! Countdown::start(&table, &mut state, &mut chance, &mut ());
//!
//! let mut now = Time::ZERO;
//! while !Countdown::is_over(&table, &state) {
//!     now = now.plus(Time(900));
//!     Countdown::tick(&table, &mut state, now, &mut chance, &mut ());
//!     for seat in table.seats() {
//!         // What is legal, and what is accepted, are always the same.
//!         let mut listed = Vec::new();
//!         Countdown::legal(&table, &state, seat, &mut |Listed { action, .. }| listed.push(action));
//!         if let Some(&action) = listed.first() {
//!             let done = Countdown::act(&table, &mut state, seat, action, now, &mut chance, &mut ());
//!             assert_eq!(done, Ok(()));
//!         }
//!     }
//! }
//! let outcome = Countdown::outcome(&table, &state).expect("the end");
//! println!("{} points", outcome.total());
//! ```
//!
//! # Refusals
//!
//! What is refused changes nothing, and says by which rule and why.
//!
//! ```
//! use klaxon_core::chance::Seeded;
//! use klaxon_core::{Game, Seat, Time};
//! use klaxon_fuse::Fuse;
//! use klaxon_fuse::game::{Action, Options};
//!
//! let table = Fuse::table(Options::new(4)).expect("good options");
//! let mut chance = Seeded::from_number(1);
//! let mut state = Fuse::before(&table);
//! Fuse::start(&table, &mut state, &mut chance, &mut ());
//! let refusal = Fuse::act(&table, &mut state, Seat(2), Action::Roll, Time::ZERO, &mut chance, &mut ());
//! let reason = Fuse::reason(&table, &refusal.expect_err("another player has the bag"));
//! assert_eq!(reason.rule, "F-20");
//! ```
//!
//! # Positions and records
//!
//! Everything has a text. A position is one line, and a set-up becomes a position or a list of what is wrong.
//!
//! ```
//! use klaxon_core::position::{parse_position, position_text};
//! use klaxon_core::record::Record;
//! use klaxon_core::{Game, Seat};
//! use klaxon_fuse::Fuse;
//! use klaxon_fuse::game::Options;
//!
//! let table = Fuse::table(Options::new(2)).expect("good options");
//! let text = "turn 3; holder 2; phase distributing; tray R4 K2; 1a 3b - B4 -; row 2c 3a; deck 9";
//! let state = parse_position::<Fuse>(&table, text).expect("a position");
//! assert_eq!(position_text::<Fuse>(&table, &state), text);
//! assert_eq!(state.bag.len(), 22);
//! assert!(parse_position::<Fuse>(&table, "turn 3; tray R9").is_err());
//!
//! let golden = include_str!("../../../golden/fuse/standard-2.game");
//! let (table, record) = Record::<Fuse>::parse(golden).expect("a record");
//! let end = *record.positions(&table).last().expect("a position");
//! assert!(Fuse::is_over(&table, &end));
//! ```
//!
//! # Cards
//!
//! A card is one line of text. It knows which dice it takes.
//!
//! ```
//! use klaxon_fuse::card::{Filling, Mechanism};
//! use klaxon_fuse::{Card, DiceSet};
//!
//! let card: Card = "3: # = # = B#".parse().expect("a card");
//! let mechanism = Mechanism::new(&card, DiceSet::fuse().faces());
//! let dice = Filling::EMPTY.with(0, "R4".parse().expect("a die"));
//! assert!(mechanism.fits(2, "B4".parse().expect("a die"), &dice));
//! assert!(!mechanism.fits(2, "G4".parse().expect("a die"), &dice));
//! ```

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
pub use game::{AnyFuse, Countdown, Fuse};
pub use number::Number;
pub use role::Role;
