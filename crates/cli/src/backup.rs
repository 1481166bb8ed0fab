//! `klaxon backup` and `klaxon restore`: all data in one file, and back.

use std::path::PathBuf;

use clap::Args;
use klaxon_server::journal::{self, Backup, BackupError, JournalError};
use klaxon_words::{Arg, Language, text};

use crate::complaint::Complaint;
use crate::figures::size;
use crate::file;
use crate::place::{self, Place, block_on};

#[derive(Args)]
pub(crate) struct BackupArguments {
    /// The file to make; none may be there
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

#[derive(Args)]
pub(crate) struct RestoreArguments {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Move data that is there to a folder beside it, and go back to the backup
    #[arg(long)]
    force: bool,
}

/// Makes a backup, also while a server runs.
pub(crate) fn back_up(arguments: BackupArguments, language: Language) -> Result<(), Complaint> {
    let folder = arguments.place.folder(language)?;
    let file = arguments.file;
    let done = block_on(async { Ok(journal::back_up(&folder, &file).await) })?;
    let backup = done.map_err(|error| complaint(&error, &folder, language))?;
    tell("operate-backed-up", &backup, &file, language)?;
    damage(&backup, language)
}

/// Goes back to a backup, where no server runs.
pub(crate) fn restore(arguments: RestoreArguments, language: Language) -> Result<(), Complaint> {
    let folder = arguments.place.folder(language)?;
    let RestoreArguments { file, force, .. } = arguments;
    let done = block_on(async { Ok(journal::restore(&file, &folder, force).await) })?;
    let (backup, aside) = done.map_err(|error| complaint(&error, &folder, language))?;
    tell("operate-restored", &backup, &folder, language)?;
    if let Some(aside) = aside {
        let aside = aside.display().to_string();
        let args = [("folder", Arg::Text(&aside))];
        file::print(&(text(language, "operate-moved", &args) + "\n"))?;
    }
    damage(&backup, language)
}

fn tell(
    key: &str,
    backup: &Backup,
    place: &std::path::Path,
    language: Language,
) -> Result<(), Complaint> {
    let (place, size) = (place.display().to_string(), size(backup.bytes));
    let args = [
        ("place", Arg::Text(&place)),
        ("size", Arg::Text(&size)),
        ("rooms", Arg::from(backup.rooms as usize)),
        ("changes", Arg::from(backup.entries as usize)),
    ];
    file::print(&(text(language, key, &args) + "\n"))
}

/// Rooms that were damaged before are so now.
fn damage(backup: &Backup, language: Language) -> Result<(), Complaint> {
    if backup.damaged.is_empty() {
        return Ok(());
    }
    let codes = backup.damaged.join(", ");
    let args = [("codes", Arg::Text(&codes))];
    let what = text(language, "operate-damaged-before", &args);
    Err(Complaint::Damage(vec![what]))
}

fn complaint(error: &BackupError, folder: &std::path::Path, language: Language) -> Complaint {
    let said = |key: &str, place: &std::path::Path, what: &str| {
        let place = place.display().to_string();
        let args = [("place", Arg::Text(&place)), ("what", Arg::Text(what))];
        Complaint::Plain(text(language, key, &args))
    };
    match error {
        BackupError::Exists(file) => said("operate-exists", file, ""),
        BackupError::NoBackup(file, what) => said("operate-no-backup", file, what),
        BackupError::OtherVersion(file, what) => said("operate-other-backup", file, what),
        BackupError::Unsound(what) => said("operate-unsound", folder, what),
        BackupError::DataThere(folder) => said("operate-data-there", folder, ""),
        BackupError::File(file, error) => Complaint::Plain(format!("{}: {error}", file.display())),
        BackupError::Journal(JournalError::InUse(_)) => {
            let place = folder.display().to_string();
            let args = [("data", Arg::Text(&place))];
            Complaint::Passing(text(language, "operate-stop-first", &args))
        }
        BackupError::Journal(error) => place::complaint(error, folder, language),
    }
}
