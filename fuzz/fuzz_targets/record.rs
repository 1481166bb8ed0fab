//! Any text is a record of a game or an error; whatever events it tells can be folded and played again. A record of version
//! 1 is rewritten, or an error.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::record::{Record, game_of};
use klaxon_games::{Catalogued, Visitor, upgrade_record, visit};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(name) = game_of(text) {
        visit(name, Read { text });
    }
    if let Ok(text) = upgrade_record(text) {
        let name = game_of(&text).expect("a record of today");
        assert_eq!(visit(name, Read { text: &text }), Some(true));
    }
});

struct Read<'a> {
    text: &'a str,
}

impl Visitor for Read<'_> {
    /// Whether it is a record.
    type Answer = bool;

    fn visit<G: Catalogued>(self, _: &str) -> bool {
        let Ok((table, record)) = Record::<G>::parse(self.text) else {
            return false;
        };
        record.positions(&table);
        let _ = record.replay(&table, &mut Seeded::from_number(1));
        let printed = record.text(&table);
        let (again, second) = Record::<G>::parse(&printed).expect("a printed record");
        assert_eq!(second.text(&again), printed);
        true
    }
}
