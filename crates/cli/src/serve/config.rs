//! The file with a server's settings.

use std::net::SocketAddr;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use klaxon_server::Network;
use klaxon_words::Language;
use serde::Deserialize;

use super::LogFormat;
use crate::complaint::Complaint;
use crate::file;

/// Settings as the file has them.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Config {
    pub(super) listen: Option<SocketAddr>,
    pub(super) lan: Option<bool>,
    pub(super) tls: Option<[PathBuf; 2]>,
    pub(super) data: Option<PathBuf>,
    pub(super) rooms: Option<usize>,
    pub(super) connections: Option<usize>,
    pub(super) rooms_per_address: Option<usize>,
    pub(super) connections_per_address: Option<usize>,
    pub(super) proxies: Option<Vec<Network>>,
    pub(super) origins: Option<Vec<String>>,
    pub(super) idle: Option<NonZeroU64>,
    pub(super) keep: Option<NonZeroU64>,
    pub(super) keep_records: Option<u64>,
    pub(super) postgres: Option<String>,
    pub(super) nats: Option<String>,
    pub(super) node: Option<String>,
    pub(super) log: Option<String>,
    pub(super) log_format: Option<LogFormat>,
}

impl Config {
    pub(super) fn read(path: &Path, _: Language) -> Result<Config, Complaint> {
        let text = file::read(path)?;
        toml::from_str(&text).map_err(|error| Complaint::Source {
            name: path.display().to_string(),
            errors: vec![(error.span().unwrap_or(0..0), error.message().to_owned())],
            text,
        })
    }
}
