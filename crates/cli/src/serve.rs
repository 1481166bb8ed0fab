//! `klaxon serve`: rooms for everybody. Also what `klaxon` does without a word.

mod addresses;
mod config;
mod nodes;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use clap::builder::BoolishValueParser;
use clap::{Args, ValueEnum};
use klaxon_bots::registry::Games;
use klaxon_server::journal::JournalError;
use klaxon_server::{
    Build, Descriptors, Limits, Listener, Network, PageFile, ServeError, Server, Shared, Trust,
    raise_descriptors,
};
use klaxon_words::{Arg, Language, text};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use self::config::Config;
use crate::complaint::Complaint;
use crate::file;

/// Each of these can also be set by its variable, or in the file of --config by its name: the command line goes before
/// the variable, and the variable before the file.
#[derive(Args, Default)]
pub(crate) struct Arguments {
    /// The address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDR", env = "KLAXON_LISTEN")]
    listen: Option<SocketAddr>,
    /// Listen on all interfaces, so that phones on the same network can join; shows a QR code
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
        value_parser = BoolishValueParser::new(), env = "KLAXON_LAN")]
    lan: Option<bool>,
    /// Speak TLS with this certificate chain and this key, both PEM files (in the variable: with a comma between)
    #[arg(long, num_args = 2, value_names = ["CERT", "KEY"], value_delimiter = ',', env = "KLAXON_TLS")]
    tls: Option<Vec<PathBuf>>,
    /// The folder of the database [default: klaxon in the user's data folder]
    #[arg(long, value_name = "DIR", env = "KLAXON_DATA")]
    data: Option<PathBuf>,
    /// How many rooms are open at most [default: 10000]
    #[arg(long, value_name = "N", env = "KLAXON_ROOMS")]
    rooms: Option<usize>,
    /// How many connections are open at most [default: 20000]
    #[arg(long, value_name = "N", env = "KLAXON_CONNECTIONS")]
    connections: Option<usize>,
    /// How many rooms that were opened from one address are open at most [default: 500]
    #[arg(long, value_name = "N", env = "KLAXON_ROOMS_PER_ADDRESS")]
    rooms_per_address: Option<usize>,
    /// How many connections from one address are open at most [default: 1000]
    #[arg(long, value_name = "N", env = "KLAXON_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Where proxies are that say in X-Forwarded-For for whom they ask, besides this machine: addresses, or networks such
    /// as 10.0.0.0/8, with commas between
    #[arg(
        long,
        value_name = "ADDR",
        value_delimiter = ',',
        env = "KLAXON_PROXIES"
    )]
    proxies: Option<Vec<Network>>,
    /// Other sites whose pages may play here, each with scheme and host as a browser names it, with commas between
    #[arg(
        long,
        value_name = "URL",
        value_delimiter = ',',
        env = "KLAXON_ORIGINS"
    )]
    origins: Option<Vec<String>>,
    /// A room in which nobody has been for so many hours is closed [default: 6]
    #[arg(long, value_name = "HOURS", env = "KLAXON_IDLE")]
    idle: Option<NonZeroU64>,
    /// A room that has been closed for so many days is deleted with its record [default: kept for ever]
    #[arg(long, value_name = "DAYS", env = "KLAXON_KEEP")]
    keep: Option<NonZeroU64>,
    /// The record of a game is kept for so many days after its end, whatever becomes of its room; 0 for ever [default: 365]
    #[arg(long, value_name = "DAYS", env = "KLAXON_KEEP_RECORDS")]
    keep_records: Option<u64>,
    /// One of several nodes: the database with journal and leases that they share; goes with --nats
    #[arg(
        long,
        value_name = "URL",
        env = "KLAXON_POSTGRES",
        hide_env_values = true
    )]
    postgres: Option<String>,
    /// The NATS server through which nodes speak with each other; goes with --postgres
    #[arg(long, value_name = "URL", env = "KLAXON_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// The name of this node, which no other has [default: the name of the machine]
    #[arg(long, value_name = "NAME", env = "KLAXON_NODE")]
    node: Option<String>,
    /// What to log: error, warn, info, debug, or more finely, such as klaxon_server=debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "KLAXON_LOG")]
    log: Option<String>,
    /// How to write the log [default: text]
    #[arg(long, value_name = "FORMAT", env = "KLAXON_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// A TOML file with these settings: listen = "127.0.0.1:8080", lan = true, tls = ["cert.pem", "key.pem"], ...
    #[arg(long, value_name = "FILE", env = "KLAXON_CONFIG")]
    config: Option<PathBuf>,
}

/// How a log is written.
#[derive(Clone, Copy, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// For so many days records of games are kept, unless something else is set.
const KEEP_RECORDS: u64 = 365;

const LISTEN: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 8080);

pub(crate) fn run(arguments: Arguments, language: Language) -> Result<(), Complaint> {
    let config = match &arguments.config {
        Some(path) => Config::read(path, language)?,
        None => Config::default(),
    };
    let settings = Settings::from(arguments, config, language)?;
    start_log(&settings, language)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers())
        .enable_all()
        .build()
        .map_err(|error| Complaint::Plain(error.to_string()))?;
    runtime.block_on(serve(settings, language))
}

/// How many threads serve sockets and rooms. One core is left to those who write the record and think for bots: with a
/// thread for every core, they wake and interrupt each other for nearly every move.
fn workers() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores - 1).max(1)
}

/// What holds after command line, variables and file were read.
struct Settings {
    listen: SocketAddr,
    lan: bool,
    tls: Option<(PathBuf, PathBuf)>,
    data: PathBuf,
    shared: Option<Shared>,
    limits: Limits,
    trust: Trust,
    log: String,
    log_format: LogFormat,
}

impl Settings {
    fn from(
        arguments: Arguments,
        config: Config,
        language: Language,
    ) -> Result<Settings, Complaint> {
        let usual = Limits::default();
        let lan = arguments.lan.or(config.lan).unwrap_or(false);
        let mut listen = arguments.listen.or(config.listen).unwrap_or(LISTEN);
        if lan {
            listen.set_ip(std::net::Ipv4Addr::UNSPECIFIED.into());
        }
        let tls = arguments.tls.or(config.tls.map(Vec::from));
        let tls = tls.map(|files| pair(files, language)).transpose()?;
        let idle = arguments.idle.or(config.idle);
        let keep = arguments.keep.or(config.keep);
        let keep_records = arguments.keep_records.or(config.keep_records);
        let shared = nodes::shared(
            arguments.postgres.or(config.postgres),
            arguments.nats.or(config.nats),
            arguments.node.or(config.node),
            language,
        )?;
        let usual_data = || match &shared {
            Some(shared) => data_folder().join(&shared.node),
            None => data_folder(),
        };
        Ok(Settings {
            listen,
            lan,
            tls,
            data: arguments.data.or(config.data).unwrap_or_else(usual_data),
            shared,
            limits: Limits {
                rooms: arguments.rooms.or(config.rooms).unwrap_or(usual.rooms),
                connections: arguments
                    .connections
                    .or(config.connections)
                    .unwrap_or(usual.connections),
                rooms_per_address: arguments
                    .rooms_per_address
                    .or(config.rooms_per_address)
                    .unwrap_or(usual.rooms_per_address),
                connections_per_address: arguments
                    .connections_per_address
                    .or(config.connections_per_address)
                    .unwrap_or(usual.connections_per_address),
                idle: idle.map_or(usual.idle, |hours| {
                    Duration::from_secs(hours.get().saturating_mul(3600).min(10 * 365 * 86_400))
                }),
                keep: keep.map(|days| in_days(days.get())),
                keep_records: match keep_records.unwrap_or(KEEP_RECORDS) {
                    0 => None,
                    days => Some(in_days(days)),
                },
                ..usual
            },
            trust: Trust {
                proxies: arguments.proxies.or(config.proxies).unwrap_or_default(),
                origins: arguments.origins.or(config.origins).unwrap_or_default(),
            },
            log: arguments.log.or(config.log).unwrap_or("info".to_owned()),
            log_format: arguments
                .log_format
                .or(config.log_format)
                .unwrap_or(LogFormat::Text),
        })
    }
}

/// So many days, but no more than a hundred years.
fn in_days(days: u64) -> Duration {
    Duration::from_secs(days.saturating_mul(86_400).min(100 * 365 * 86_400))
}

/// Certificate and key. A variable can hold any number of files: to leave one out must not mean to leave out TLS.
fn pair(files: Vec<PathBuf>, language: Language) -> Result<(PathBuf, PathBuf), Complaint> {
    <[PathBuf; 2]>::try_from(files)
        .map(Into::into)
        .map_err(|files| {
            let files: Vec<String> = files.iter().map(|file| shown(file)).collect();
            let what = files.join(", ");
            let args = [("what", Arg::Text(&what))];
            Complaint::Plain(text(language, "serve-no-tls", &args))
        })
}

/// The data folder, by command line or variable, else by the file, else the usual one.
pub(crate) fn data(
    data: Option<PathBuf>,
    config: Option<&Path>,
    language: Language,
) -> Result<PathBuf, Complaint> {
    let config = match config {
        Some(path) => Config::read(path, language)?,
        None => Config::default(),
    };
    Ok(data.or(config.data).unwrap_or_else(data_folder))
}

/// Where programs of this user keep their data.
fn data_folder() -> PathBuf {
    let variable = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let home = || variable("HOME").map(|home| home.join(".local/share"));
    let folder = variable("XDG_DATA_HOME")
        .or_else(home)
        .or_else(|| variable("APPDATA"));
    folder.unwrap_or_default().join("klaxon")
}

fn start_log(settings: &Settings, language: Language) -> Result<(), Complaint> {
    let filter = filter(&settings.log).map_err(|error| {
        let args = [
            ("level", Arg::Text(&settings.log)),
            ("error", Arg::Text(&error)),
        ];
        Complaint::Plain(text(language, "serve-bad-log", &args))
    })?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        // Where the error stream is closed, to complain there would be a panic.
        .log_internal_errors(false)
        .with_writer(std::io::stderr);
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

/// What to log. A word alone has to be a level: the filter would take any other for the name of a part of the program,
/// and be silent about all the rest.
fn filter(log: &str) -> Result<EnvFilter, String> {
    for part in log.split(',').filter(|part| !part.contains(['=', '['])) {
        let level: Result<LevelFilter, _> = part.trim().parse();
        level.map_err(|error| error.to_string())?;
    }
    EnvFilter::try_new(log).map_err(|error| error.to_string())
}

async fn serve(settings: Settings, language: Language) -> Result<(), Complaint> {
    let complain = |error: ServeError| complaint(&error, &settings, language);
    outlive_full_files();
    allow_many_connections(&settings.limits);
    let secure = settings.tls.is_some();
    let listen = async || {
        let listener = Listener::bind(settings.listen, settings.tls.clone()).await;
        listener.map_err(complain)
    };
    // A server alone finds out first whether it can be reached. Where there are others, nobody is to come to this node
    // before it can answer.
    let first = match settings.shared {
        None => Some(listen().await?),
        Some(_) => None,
    };
    let mut stopped: Stopped = Box::pin(stopped());
    let Some(server) = open(&settings, language, &mut stopped).await? else {
        return Ok(());
    };
    let listener = match first {
        Some(listener) => listener,
        None => listen().await?,
    };
    let address = listener.address().map_err(complain)?;
    let server = server.with_page(page()).with_build(Build {
        version: env!("CARGO_PKG_VERSION"),
        commit: option_env!("KLAXON_COMMIT"),
    });
    let scheme = if secure { "https" } else { "http" };
    let records = place(&settings);
    let greeting = addresses::greeting(scheme, address, settings.lan, &records, language);
    file::print(&greeting)?;
    server.run(listener, stopped).await.map_err(complain)?;
    file::print(&(text(language, "serve-stopped", &[]) + "\n"))
}

/// Somebody wants the server to stop.
type Stopped = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Opens the data. What may pass is waited for: a full disk, or a program that holds the database. None if the server is
/// to stop before.
async fn open(
    settings: &Settings,
    language: Language,
    stopped: &mut Stopped,
) -> Result<Option<Server>, Complaint> {
    let mut wait = Duration::from_secs(1);
    loop {
        match open_once(settings).await {
            Ok(server) => return Ok(Some(server)),
            Err(ServeError::Journal(error)) if error.passes() => {
                let what = error.to_string();
                let data = place(settings);
                let args = [("what", Arg::Text(&what)), ("data", Arg::Text(&data))];
                tracing::warn!("{}", text(language, "serve-waits", &args));
            }
            Err(error) => return Err(complaint(&error, settings, language)),
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => wait = (2 * wait).min(Duration::from_secs(30)),
            () = &mut *stopped => return Ok(None),
        }
    }
}

async fn open_once(settings: &Settings) -> Result<Server, ServeError> {
    let Settings {
        data,
        limits,
        trust,
        shared,
        ..
    } = settings;
    let (trust, games) = (trust.clone(), Arc::new(Games));
    match shared {
        Some(shared) => Server::join(shared, data, *limits, trust, games).await,
        None => Server::open_with(data, *limits, trust, games).await,
    }
}

/// Where the records are, for people.
fn place(settings: &Settings) -> String {
    match &settings.shared {
        Some(shared) => nodes::without_password(&shared.postgres),
        None => shown(&settings.data),
    }
}

/// What is said when the server can't run, and whether that may pass.
fn complaint(error: &ServeError, settings: &Settings, language: Language) -> Complaint {
    let what = failure(error, settings, language);
    match error {
        ServeError::Journal(JournalError::InUse(_)) => Complaint::Passing(what),
        _ => Complaint::Plain(what),
    }
}

/// A file that reaches the limit for files is an error like a full disk, which is told; the signal that comes with it
/// would end the program.
#[cfg(unix)]
fn outlive_full_files() {
    use tokio::signal::unix::{SignalKind, signal};
    if let Ok(mut full) = signal(SignalKind::from_raw(libc::SIGXFSZ)) {
        tokio::spawn(async move { while full.recv().await.is_some() {} });
    }
}

#[cfg(not(unix))]
fn outlive_full_files() {}

/// So many files are open beside those of connections.
const OTHER_FILES: u64 = 64;

/// Each connection is an open file: as many are allowed as the system lets us have.
fn allow_many_connections(limits: &Limits) {
    match raise_descriptors() {
        Ok(Descriptors { limit, before }) => {
            tracing::debug!(limit, before, "file descriptors");
            let wanted = limits.connections as u64 + OTHER_FILES;
            if let Some(limit) = limit.filter(|limit| *limit < wanted) {
                let connections = limits.connections;
                tracing::info!(
                    limit,
                    connections,
                    "there are fewer file descriptors than connections are allowed: raise the limit of the process"
                );
            }
        }
        Err(error) => tracing::warn!(%error, "the limit of file descriptors stays as it is"),
    }
}

/// The page that was built into this binary; a debug build has none.
fn page() -> Vec<PageFile> {
    let files = klaxon_page::FILES.iter().map(|file| PageFile {
        path: file.path,
        kind: file.kind,
        plain: file.plain,
        brotli: file.brotli,
        gzip: file.gzip,
    });
    files.collect()
}

/// What went wrong, and what to do about it.
fn failure(error: &ServeError, settings: &Settings, language: Language) -> String {
    let (key, what) = match error {
        ServeError::Listen(..) => ("serve-no-address", error.to_string()),
        ServeError::Tls(..) => ("serve-no-tls", error.to_string()),
        ServeError::Wire(error) => ("serve-no-nats", error.to_string()),
        ServeError::Journal(error) if settings.shared.is_some() => {
            ("serve-no-postgres", error.to_string())
        }
        ServeError::Journal(JournalError::InUse(_)) => ("serve-data-in-use", String::new()),
        ServeError::Journal(JournalError::Newer { .. }) => ("serve-data-newer", String::new()),
        ServeError::Journal(JournalError::TooOld { .. }) => ("serve-data-too-old", String::new()),
        ServeError::Journal(JournalError::Folder { error, .. }) => {
            ("serve-no-data", error.to_string())
        }
        ServeError::Journal(error) => ("serve-no-data", error.to_string()),
        ServeError::Io(error) => return error.to_string(),
    };
    let data = place(settings);
    let args = [("what", Arg::Text(&what)), ("data", Arg::Text(&data))];
    text(language, key, &args)
}

/// Somebody pressed Ctrl+C, or the system asks to stop. From the call on, not only when somebody waits for it.
#[cfg(unix)]
fn stopped() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        // Where they can't be listened for, they end the program without being asked.
        let [Ok(mut interrupt), Ok(mut terminate)] = signals else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}

/// A path as it is shown.
fn shown(path: &Path) -> String {
    path.display().to_string()
}
