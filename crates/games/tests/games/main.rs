//! What holds for every game of the catalogue.

mod conformance;
mod folded;
mod foreseen;
mod golden;
