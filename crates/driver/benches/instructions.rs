//! Instruction counts of what a room does for its guests, by `cargo xtask bench`.
#![allow(
    missing_docs,
    reason = "the macros of the benchmark write public items"
)]

mod full_table;

use std::hint::black_box;
use std::sync::Arc;

use full_table::FullTable;
use gungraun::{library_benchmark, library_benchmark_group, main};
use klaxon_bots::registry::Games;
use klaxon_core::{SharedShelf, Shelf};
use klaxon_proto::Form;

/// A game in which so much has happened that old changes are forgotten.
fn in_the_middle(form: Form) -> FullTable {
    let shelf: Arc<dyn Shelf> = Arc::new(SharedShelf::new(Arc::new(Games)));
    let mut table = FullTable::open(&shelf, form, 1);
    for _ in 0..400 {
        table.play();
    }
    table
}

// A hundred moves, each told to four players.
#[library_benchmark]
#[bench::binary(in_the_middle(Form::Binary))]
#[bench::json(in_the_middle(Form::Json))]
fn moves_100(mut table: FullTable) -> usize {
    let told = (0..100).map(|_| table.play().mail.len());
    black_box(told.sum())
}

library_benchmark_group!(name = room, benchmarks = [moves_100]);

main!(library_benchmark_groups = room);
