//! Backups: a copy of the database in one file, made while a server runs or not.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::super::{Journal, JournalError, LoadError};
use super::look::existing;
use super::{FILE, SqliteJournal, lock, schema};

/// Why there is no backup, or none to go back to.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BackupError {
    /// Something has the name that the backup should have.
    #[error("{} exists", .0.display())]
    Exists(PathBuf),
    /// The file is no backup of ours.
    #[error("{} is no backup of klaxon: {}", .0.display(), .1)]
    NoBackup(PathBuf, String),
    /// The backup has a version that this server does not know.
    #[error("{}: {}", .0.display(), .1)]
    OtherVersion(PathBuf, String),
    /// The copy is not sound.
    #[error("the copy is not sound: {0}")]
    Unsound(String),
    /// There is data already where the backup should go.
    #[error("there is data in {}", .0.display())]
    DataThere(PathBuf),
    /// A file can't be read or written.
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, Arc<io::Error>),
    /// The data can't be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// What is in a backup.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Backup {
    /// How many bytes it has.
    pub bytes: u64,
    /// How many rooms.
    pub rooms: u64,
    /// How many entries, all of which were read.
    pub entries: u64,
    /// The codes of rooms that are damaged, as they were before they were copied.
    pub damaged: Vec<String>,
}

/// Copies the data in a folder to a file that must not be there, and makes sure that the copy is sound and on disk.
/// Nobody waits for it.
pub async fn back_up(folder: &Path, to: &Path) -> Result<Backup, BackupError> {
    if to.symlink_metadata().is_ok() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = with_ending(to, ".part");
    let copied = copy(folder, &part).await;
    let finished = copied.and_then(|backup| {
        fs::rename(&part, to)
            .and_then(|()| sync(to.parent()))
            .map_err(|error| at(to, error))?;
        Ok(backup)
    });
    if finished.is_err() {
        // What is not whole must not be taken for a backup.
        fs::remove_file(&part).ok();
    }
    finished
}

async fn copy(folder: &Path, part: &Path) -> Result<Backup, BackupError> {
    let source = existing(folder)?;
    let failed = |error| at(part, error);
    let no_text = || failed(io::Error::other("its name is no UTF-8"));
    let name = part.to_str().ok_or_else(no_text)?;
    fs::remove_file(part).ok();
    // Made by us, so that from its first byte on nobody else can read it.
    private().create_new(true).open(part).map_err(failed)?;
    let mut connection = SqliteConnectOptions::new()
        .filename(source)
        .read_only(true)
        .connect()
        .await
        .map_err(JournalError::from)?;
    schema::check_version(&mut connection).await?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(&mut connection)
        .await;
    connection.close().await.ok();
    copied.map_err(JournalError::from)?;
    File::open(part)
        .and_then(|file| file.sync_all())
        .map_err(failed)?;
    sound(part).await
}

/// Puts a backup in the place of the data in a folder that no server uses.
///
/// Data that is there is only touched by force: then it is moved to a folder beside it, whose name is returned.
pub async fn restore(
    from: &Path,
    folder: &Path,
    force: bool,
) -> Result<(Backup, Option<PathBuf>), BackupError> {
    is_backup(from).await?;
    fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
    let _lock = lock::take(folder)?;
    let there = files(folder).any(|file| file.exists());
    if there && !force {
        return Err(BackupError::DataThere(folder.to_owned()));
    }
    // All that can go wrong with the copy goes wrong before the old data is moved.
    let part = folder.join(format!("{FILE}.part"));
    fs::remove_file(&part).ok();
    let copied = copy_file(from, &part);
    copied.map_err(|error| at(&part, error))?;
    let backup = match sound(&part).await {
        Ok(backup) => backup,
        Err(error) => {
            fs::remove_file(&part).ok();
            return Err(error);
        }
    };
    let aside = match there {
        true => Some(move_aside(folder).map_err(|error| at(folder, error))?),
        false => None,
    };
    let file = folder.join(FILE);
    fs::rename(&part, &file)
        .and_then(|()| as_the_folder(folder))
        .and_then(|()| sync(Some(folder)))
        .map_err(|error| at(&file, error))?;
    Ok((backup, aside))
}

/// The files of a database.
fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let file = folder.join(FILE);
    ["", "-wal", "-shm"]
        .map(|ending| with_ending(&file, ending))
        .into_iter()
}

/// Moves the files of the database to a new folder beside them.
fn move_aside(folder: &Path) -> io::Result<PathBuf> {
    let mut names = (1..).map(|number| folder.join(format!("before-restore-{number}")));
    let aside = loop {
        let Some(aside) = names.next() else {
            return Err(io::ErrorKind::AlreadyExists.into());
        };
        match fs::create_dir(&aside) {
            Ok(()) => break aside,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    };
    for file in files(folder).filter(|file| file.exists()) {
        if let Some(name) = file.file_name() {
            fs::rename(&file, aside.join(name))?;
        }
    }
    Ok(aside)
}

/// Makes sure that a file is a database of ours, of a version that is known. A server brings it up to date.
async fn is_backup(file: &Path) -> Result<(), BackupError> {
    let not = |what: String| BackupError::NoBackup(file.to_owned(), what);
    let length = fs::metadata(file).map_err(|error| at(file, error))?.len();
    if length == 0 {
        return Err(not("it is empty".to_owned()));
    }
    let log = with_ending(file, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        let log = log.display();
        return Err(not(format!(
            "its newest part is still in {log}; klaxon backup makes whole ones"
        )));
    }
    let mut connection = alone(file).await?;
    let version = schema::version(&mut connection).await;
    connection.close().await.ok();
    match version {
        Ok(0) => Err(not("it has no version".to_owned())),
        Ok(_) => Ok(()),
        Err(JournalError::Storage(error)) => Err(not(error.to_string())),
        Err(error) => Err(BackupError::OtherVersion(
            file.to_owned(),
            error.to_string(),
        )),
    }
}

/// A connection to a file that nobody changes; nothing is made beside it.
async fn alone(file: &Path) -> Result<sqlx::SqliteConnection, JournalError> {
    let options = SqliteConnectOptions::new().filename(file);
    Ok(options.read_only(true).immutable(true).connect().await?)
}

/// Makes sure that SQLite finds nothing wrong with a copy, and reads all that is in it.
async fn sound(file: &Path) -> Result<Backup, BackupError> {
    let mut connection = alone(file).await?;
    let found = sqlx::query_scalar::<_, String>("PRAGMA integrity_check(1)")
        .fetch_one(&mut connection)
        .await;
    let counted = count(&mut connection, file).await;
    let version = schema::version(&mut connection).await;
    connection.close().await.ok();
    match found.map_err(JournalError::from)?.as_str() {
        // What another version wrote can be counted, and no more.
        "ok" if version? != schema::VERSION => counted,
        "ok" => contents(file).await,
        wrong => Err(BackupError::Unsound(wrong.to_owned())),
    }
}

/// How much is in a file of any version.
async fn count(
    connection: &mut sqlx::SqliteConnection,
    file: &Path,
) -> Result<Backup, BackupError> {
    let mut counts = [0, 0];
    let tables = ["SELECT count(*) FROM room", "SELECT count(*) FROM entry"];
    for (count, table) in counts.iter_mut().zip(tables) {
        let found: Result<i64, _> = sqlx::query_scalar(table).fetch_one(&mut *connection).await;
        *count = found.map_err(JournalError::from)?.cast_unsigned();
    }
    Ok(Backup {
        bytes: fs::metadata(file).map_err(|error| at(file, error))?.len(),
        rooms: counts[0],
        entries: counts[1],
        damaged: Vec::new(),
    })
}

/// Reads every entry. What is wrong with single rooms was wrong before they were copied.
async fn contents(file: &Path) -> Result<Backup, BackupError> {
    let mut backup = Backup {
        bytes: fs::metadata(file).map_err(|error| at(file, error))?.len(),
        ..Backup::default()
    };
    let journal = SqliteJournal::look_at(file).await?;
    for room in journal.rooms().await? {
        backup.rooms += 1;
        match journal.read_all(room.id).await {
            Ok(entries) => backup.entries += entries,
            Err(LoadError::Damaged(_)) => backup.damaged.push(room.code),
            Err(LoadError::Journal(error)) => return Err(error.into()),
        }
    }
    journal.look_away().await;
    Ok(backup)
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut copy = private().create_new(true).open(to)?;
    io::copy(&mut source, &mut copy)?;
    copy.sync_all()
}

/// What is written is for its owner alone: a database has names and seeds in it.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// What an administrator puts into the folder belongs to whom the folder belongs: the server has to write it.
#[cfg(unix)]
fn as_the_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let owner = fs::metadata(folder)?;
    for name in [FILE, lock::FILE] {
        let file = folder.join(name);
        let found = fs::metadata(&file)?;
        if (found.uid(), found.gid()) != (owner.uid(), owner.gid()) {
            chown(&file, Some(owner.uid()), Some(owner.gid()))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn as_the_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Sees to it that what was made or renamed in a folder is on disk.
fn sync(folder: Option<&Path>) -> io::Result<()> {
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    match cfg!(unix) {
        true => File::open(folder.unwrap_or(Path::new(".")))?.sync_all(),
        false => Ok(()),
    }
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn at(file: &Path, error: io::Error) -> BackupError {
    BackupError::File(file.to_owned(), Arc::new(error))
}
