//! `klaxon check`: is everything on record as it was written?

use std::sync::Arc;

use clap::Args;
use klaxon_bots::registry::Games;
use klaxon_server::archive::{Archive, Checked, Fault};
use klaxon_server::journal::JournalError;
use klaxon_words::{Arg, Language, text};

use crate::complaint::Complaint;
use crate::file;
use crate::place::{self, Place, block_on};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,
}

pub(crate) fn run(arguments: Arguments, language: Language) -> Result<(), Complaint> {
    let folder = arguments.place.folder(language)?;
    let checked = block_on(async {
        let complain = |error: JournalError| match error.is_damage() {
            // Not even a list of the rooms can be had.
            true => Complaint::Damage(vec![tell(&Fault::File(error.to_string()), language)]),
            false => place::complaint(&error, &folder, language),
        };
        let archive = Archive::open(&folder, Arc::new(Games))
            .await
            .map_err(complain)?;
        let checked = archive.check().await.map_err(complain);
        archive.close().await;
        checked
    })?;
    let Checked {
        rooms,
        open,
        changes,
        faults,
    } = checked;
    let args = [
        ("rooms", Arg::from(rooms as usize)),
        ("open", Arg::from(open as usize)),
        ("changes", Arg::from(changes as usize)),
    ];
    file::print(&(text(language, "operate-checked", &args) + "\n"))?;
    if faults.is_empty() {
        return file::print(&(text(language, "operate-sound", &[]) + "\n"));
    }
    let told = faults.iter().map(|fault| tell(fault, language));
    Err(Complaint::Damage(told.collect()))
}

/// What is wrong where, and what to do about it.
fn tell(fault: &Fault, language: Language) -> String {
    match fault {
        Fault::File(what) => text(language, "operate-bad-file", &[("what", Arg::Text(what))]),
        Fault::Record(address) => {
            let address = ("address", Arg::Text(address));
            text(language, "operate-bad-record", &[address])
        }
        Fault::Room { code, closed, what } => {
            let key = match closed {
                true => "operate-bad-closed",
                false => "operate-bad-open",
            };
            text(
                language,
                key,
                &[("code", Arg::Text(code)), ("what", Arg::Text(what))],
            )
        }
    }
}
