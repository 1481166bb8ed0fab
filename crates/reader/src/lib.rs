//! A stranger's reader of game records. It follows whole games of FUSE, Countdown and every combination of them by nothing
//! but the text of a record: events say what came of the rules, so it needs to know none. It uses no other crate, ours
//! neither; `docs/notation.md` is all it was written from.
//!
//! ```
//! let record = "klaxon record 2\n\
//!     game fuse\n\
//!     players 2\n\
//!     first 1\n\
//!     | dice 5 R, 5 B, 5 G, 5 Y, 5 K\n\
//!     | fuse R\n\
//!     | 3a 3: # = #\n\
//!     \n\
//!     0 0:00 - start: dealt 1a 3a; decked 3; began 0:00; turn 1\n\
//!     1 0:01 1 roll: rolled R4\n\
//!     2 0:02 1 place R4 a1: placed R4 1a1\n";
//! let positions = klaxon_reader::positions(record).expect("a record");
//! assert_eq!(
//!     positions[2],
//!     "turn 1; holder 1; phase distributing; 1a 3a R4; took 1 1; deck 3"
//! );
//! ```

mod deck;
mod fold;
mod lines;

use deck::Deck;
use fold::Position;

/// The position behind every line of a record, in the words of the notation. Empty spaces behind the last die of a card are
/// left out, because how many spaces a card has is printed on the card. The error names the line, counted from 1.
pub fn positions(record: &str) -> Result<Vec<String>, String> {
    let (header, body) = record.split_once("\n\n").unwrap_or((record, ""));
    let deck = Deck::read(header)?;
    let mut position = Position::new(&deck);
    let mut positions = Vec::new();
    let first = header.lines().count() + 2;
    for (number, line) in body
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty())
    {
        for event in lines::events(line) {
            let folded = position.fold(&deck, event);
            folded.map_err(|fault| format!("line {}: {event}: {fault}", first + number))?;
        }
        positions.push(position.text(&deck));
    }
    Ok(positions)
}
