//! The servers that many nodes share.

use std::path::Path;

use crate::command::{exists, install_package};

/// Where Debian puts the programs of PostgreSQL, in a folder for each version.
const POSTGRESQL: &str = "/usr/lib/postgresql";
/// Where Debian puts nats-server, which is not on everybody's path.
const NATS: &str = "/usr/sbin/nats-server";

/// Installs PostgreSQL and nats-server, if they are missing.
pub(crate) fn install() -> Result<(), String> {
    if !has_postgresql() {
        install_package("initdb", "postgresql")?;
    }
    if !has_nats() {
        install_package("nats-server", "nats-server")?;
    }
    Ok(())
}

fn has_postgresql() -> bool {
    let versions = std::fs::read_dir(POSTGRESQL)
        .into_iter()
        .flatten()
        .flatten();
    let mut programs = versions.map(|version| version.path().join("bin/initdb"));
    programs.any(|program| program.is_file()) || exists("initdb", "--version")
}

fn has_nats() -> bool {
    Path::new(NATS).is_file() || exists("nats-server", "--version")
}
