//! Reads the Fluent files of all languages.

use std::fs;
use std::path::{Path, PathBuf};

use crate::compile::{Locale, Source};

/// Each folder in `folder` is a language, named by its code.
pub(crate) fn read(folder: &Path) -> Result<Vec<Locale>, String> {
    let folders = content(folder)?.into_iter().filter(|path| path.is_dir());
    folders.map(|folder| read_locale(&folder)).collect()
}

fn read_locale(folder: &Path) -> Result<Locale, String> {
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|it| it == "ftl");
    let files = content(folder)?.into_iter().filter(is_fluent);
    Ok(Locale {
        code: file_name(folder),
        sources: files.map(read_source).collect::<Result<_, _>>()?,
    })
}

fn read_source(path: PathBuf) -> Result<Source, String> {
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Source { path, text }),
        Err(error) => Err(unreadable(&path, &error)),
    }
}

/// What is in `folder`, sorted so that every build gives the same result.
fn content(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.map_err(|error| unreadable(folder, &error))?;
    let mut paths: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be read: {error}", path.display())
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
