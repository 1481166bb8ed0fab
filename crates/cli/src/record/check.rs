//! `klaxon record check`: did the dice of a game come from secrets that everybody had committed themselves to?

use std::path::PathBuf;

use klaxon_bots::registry::Games;
use klaxon_core::fair::Fault;
use klaxon_core::record::{Checked, Unchecked, check as check_record};
use klaxon_words::{Arg, Language, say, text};

use crate::complaint::Complaint;
use crate::file;

/// Checks records, and tells what was found in each.
pub(crate) fn check(files: &[PathBuf], language: Language) -> Result<(), Complaint> {
    let mut faults = Vec::new();
    for path in file::all(files, "game")? {
        let name = path.display();
        match found(&file::read(&path)?, language) {
            Ok(told) => file::print(&format!("{name}: {told}\n"))?,
            Err(wrong) => faults.extend(wrong.iter().map(|told| format!("{name}: {told}"))),
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Complaint::Damage(faults)),
    }
}

/// What was found in a record, or everything that does not fit.
pub(crate) fn found(record: &str, language: Language) -> Result<String, Vec<String>> {
    let say_plainly = |key: &str| vec![text(language, key, &[])];
    let lines = |lines: usize| ("lines", Arg::from(lines));
    match check_record(record, &Games) {
        Ok(Checked {
            by,
            of,
            anew,
            lines: count,
        }) => {
            let args = [("by", Arg::from(by)), ("of", Arg::from(of)), lines(count)];
            let told = text(language, "record-checked", &args);
            let anew = (anew > 0).then(|| {
                let anew = text(language, "record-anew", &[("count", Arg::from(anew))]);
                format!("; {anew}")
            });
            Ok(told + &anew.unwrap_or_default())
        }
        Err(Unchecked::NoCommitments(count)) => {
            Ok(text(language, "record-uncommitted", &[lines(count)]))
        }
        Err(Unchecked::Unreadable) => Err(say_plainly("record-unreadable")),
        Err(Unchecked::NoSuchGame) => Err(say_plainly("record-no-such-game")),
        Err(Unchecked::NoSeed) => Err(say_plainly("record-without-seed")),
        Err(Unchecked::Faults(faults)) => {
            let device = |number: u32| {
                let number = Arg::from(number as usize);
                text(language, "fair-device", &[("number", number)])
            };
            let tell = |fault: &Fault| say(language, &fault.message(device));
            Err(faults.iter().map(tell).collect())
        }
    }
}
