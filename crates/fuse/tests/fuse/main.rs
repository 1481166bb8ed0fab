//! FUSE and Countdown from outside: cards and decks, positions and records, and that every ruleset keeps the contract.

mod absent_player;
mod addressed_chance;
mod by_hand;
mod card_language;
mod completion;
mod countdown_deck;
mod countdown_position;
mod deck_files;
mod draw;
mod editions;
mod fuse_deck;
mod outcome;
mod position;
mod price;
mod random_card;
mod record_errors;
mod recorded_chance;
mod refusal_reasons;
mod round_trip;
mod ruleset;
mod stubborn_chance;
