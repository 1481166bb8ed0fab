//! How much memory rooms take in the middle of a game, without sockets, by `cargo xtask bench memory`.
//!
//! Run under `valgrind --tool=dhat` it shows what the memory is taken for.

mod full_table;

use std::sync::Arc;

use full_table::FullTable;
use klaxon_bots::registry::Games;
use klaxon_core::{SharedShelf, Shelf};
use klaxon_proto::Form;

/// How many rooms, if it is not said.
const ROOMS: usize = 1000;
/// How many moves were made in each.
const MOVES: usize = 200;

/// Bytes in memory.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("a system with /proc");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    1024 * kilobytes.expect("VmRSS")
}

fn main() {
    let rooms = std::env::args().find_map(|word| word.parse().ok());
    let rooms: usize = rooms.unwrap_or(ROOMS);
    let shelf: Arc<dyn Shelf> = Arc::new(SharedShelf::new(Arc::new(Games)));
    let before = memory();
    let tables = (0..rooms).map(|room| {
        let mut table = FullTable::open(&shelf, Form::Binary, (room % 100) as u8);
        for _ in 0..MOVES {
            table.play();
        }
        table
    });
    let tables: Vec<FullTable> = tables.collect();
    let each = (memory() - before) as f64 / tables.len() as f64 / 1000.0;
    println!("{} rooms of four: {each:.1} kB each", tables.len());
    // Where a profiler looks at what is there at the end, it is there.
    std::mem::forget(tables);
}
