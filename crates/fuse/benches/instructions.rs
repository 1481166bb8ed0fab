//! Instruction counts, by `cargo xtask bench`.

#![allow(
    missing_docs,
    reason = "the macros of the benchmark write public items"
)]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use klaxon_fuse::card::{Filling, Mechanism, SpaceSet};
use klaxon_fuse::{Card, DiceSet, Face};

/// A card with some dice on it, and a die to place.
fn position(card: &str, dice: &str, die: &str) -> (&'static Mechanism, Filling, Face) {
    let card: Card = card.parse().expect("a card");
    let mechanism = Mechanism::new(&card, DiceSet::fuse().faces());
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.split(' ').enumerate() {
        if let Ok(face) = die.parse() {
            filling.put(space, face);
        }
    }
    let mechanism = Box::leak(Box::new(mechanism));
    (mechanism, filling, die.parse().expect("a die"))
}

#[library_benchmark(setup = position)]
#[bench::three_fixed_spaces("3: 5, Y, G2", "- Y1", "G2")]
#[bench::three_of_one_number("3: # = # = B#", "K4", "B4")]
#[bench::middle_first("2: [#|c] = [#|c] = [#|c]", "- R5", "R3")]
#[bench::gap_in_a_chain("1: # > # < #", "R5", "B4")]
#[bench::stack("4: stack # < # < # < #", "R1 B2", "G4")]
#[bench::sum("3: [G|Y] + [R|B] = 7", "G3", "R4")]
#[bench::both_sides("2: # + # = # + #", "R6 B1", "G5")]
#[bench::pyramid("6: pyramid K, R, K / B, G / Y", "K1 R4", "B2")]
fn spaces_of_one_die((mechanism, filling, die): (&'static Mechanism, Filling, Face)) -> SpaceSet {
    black_box(mechanism.spaces_for(black_box(die), &filling))
}

library_benchmark_group!(name = cards, benchmarks = spaces_of_one_die);

main!(library_benchmark_groups = cards);
