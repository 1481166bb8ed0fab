//! The texts of the page: those of one language, as far as they were fetched.

use std::cell::Cell;

use crate::Language;
use crate::packed;
use crate::pattern::{Pattern, Table};

thread_local! {
    static TABLE: Cell<&'static Table> = const { Cell::new(&NOTHING) };
}

static NOTHING: Table = Table {
    messages: &[],
    terms: &[],
};

/// Learns texts that were packed, besides those that are known. What was learnt stays for as long as the page lives.
/// Returns whether they could be read.
pub fn learn(bytes: Vec<u8>) -> bool {
    let known = TABLE.get();
    let Some((messages, terms)) = packed::unpack(bytes.leak()) else {
        return false;
    };
    TABLE.set(Box::leak(Box::new(Table {
        messages: with(known.messages, messages),
        terms: with(known.terms, terms),
    })));
    true
}

type Entry = (&'static str, Pattern);

fn with(known: &[Entry], more: Vec<Entry>) -> &'static [Entry] {
    let mut all = known.to_vec();
    for entry in more {
        match all.binary_search_by(|(name, _)| (*name).cmp(entry.0)) {
            Ok(place) => all[place] = entry,
            Err(place) => all.insert(place, entry),
        }
    }
    all.leak()
}

pub(crate) fn table(_: Language) -> &'static Table {
    TABLE.get()
}
