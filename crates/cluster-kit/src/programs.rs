//! Where programs are.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::KitError;

/// Where Debian puts programs that are not for everybody's path.
const ELSEWHERE: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];
/// Where Debian puts the programs of PostgreSQL, in a folder for each version.
const POSTGRESQL: &str = "/usr/lib/postgresql";

/// Finds nats-server.
pub(crate) fn nats_server() -> Result<PathBuf, KitError> {
    in_folders(on_path(), "nats-server").ok_or(KitError::Missing {
        program: "nats-server",
        package: "nats-server",
    })
}

/// Finds a program of PostgreSQL, of the newest version.
pub(crate) fn of_postgresql(program: &'static str) -> Result<PathBuf, KitError> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir(POSTGRESQL)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort();
    let versions = versions.into_iter().rev().map(|(_, folder)| folder);
    in_folders(versions.chain(on_path()), program).ok_or(KitError::Missing {
        program,
        package: "postgresql",
    })
}

fn on_path() -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = env::split_paths(&path).collect();
    path.into_iter().chain(ELSEWHERE.map(PathBuf::from))
}

fn in_folders(mut folders: impl Iterator<Item = PathBuf>, program: &str) -> Option<PathBuf> {
    folders.find_map(|folder| {
        let file: PathBuf = Path::new(&folder).join(program);
        file.is_file().then_some(file)
    })
}
