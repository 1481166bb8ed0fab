//! Any text is a record of the bomb-planter game or an error; whatever events it tells can be folded and played again.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::record::Record;
use klaxon_planter::Planter;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok((table, record)) = Record::<Planter>::parse(text) {
        record.positions(&table);
        let _ = record.replay(&table, &mut Seeded::from_number(1));
        let printed = record.text(&table);
        let (again, second) = Record::<Planter>::parse(&printed).expect("a printed record");
        assert_eq!(second.text(&again), printed);
    }
});
