//! FLATLINE from outside: the rules, and decks as text, in words and as pictures.

mod deck;
mod draw;
mod explain;
mod many_games;
mod note;
mod our_deck;
mod positions;
mod round_trip;
