//! Files and folders that were named on the command line, and what is printed.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::complaint::Complaint;

/// The text of a file. Bytes that are no text become marks that no parser takes.
pub(crate) fn read(path: &Path) -> Result<String, Complaint> {
    let bytes = std::fs::read(path).map_err(|error| unreadable(path, &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// These files, and those with this ending in these folders and below, in order.
pub(crate) fn all(paths: &[PathBuf], ending: &str) -> Result<Vec<PathBuf>, Complaint> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = std::fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.retain(|path| path.is_dir() || path.extension().is_some_and(|e| e == ending));
        inside.sort();
        files.extend(all(&inside, ending)?);
    }
    Ok(files)
}

/// Writes a file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Complaint> {
    std::fs::write(path, text).map_err(|error| unreadable(path, &error))
}

/// To the standard output. A reader that goes away, such as `head`, is no error.
pub(crate) fn print(text: &str) -> Result<(), Complaint> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Complaint::Plain(error.to_string()))
        }
        _ => Ok(()),
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> Complaint {
    Complaint::Plain(format!("{}: {error}", path.display()))
}
