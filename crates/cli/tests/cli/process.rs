//! The real program, as a process of its own.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Starting never takes longer, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, in a surrounding that says nothing to it: the one that `KLAXON_BINARY` names, else the one that was
/// built for the tests.
pub(crate) fn klaxon(arguments: &[&str]) -> Command {
    let binary = std::env::var_os("KLAXON_BINARY").map(PathBuf::from);
    let mut command = Command::new(binary.unwrap_or(env!("CARGO_BIN_EXE_klaxon").into()));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("KLAXON_") {
            command.env_remove(name);
        }
    }
    command.env("LC_ALL", "C").env_remove("NO_COLOR");
    command.args(arguments);
    command
}

/// A server. It is killed when nobody needs it any more.
pub(crate) struct Server {
    pub(crate) child: Child,
    /// Where what it prints and what it logs go.
    streams: TempDir,
}

impl Server {
    pub(crate) fn start(mut command: Command) -> Server {
        let streams = TempDir::new().expect("a folder");
        let stream = |name| File::create(streams.path().join(name)).expect("a file");
        command.stdout(stream("out")).stderr(stream("log"));
        let child = command.spawn().expect("klaxon starts");
        Server { child, streams }
    }

    fn stream(&self, name: &str) -> String {
        let bytes = fs::read(self.streams.path().join(name)).expect("a file");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// What it has printed so far.
    pub(crate) fn printed(&self) -> String {
        self.stream("out")
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        self.stream("log")
    }

    /// Its address, if it has told it.
    pub(crate) fn address(&self) -> Option<String> {
        let printed = self.printed();
        let (line, _) = printed.split_once('\n')?;
        let (_, link) = line.split_once("://")?;
        Some(link.trim_end_matches('/').to_owned())
    }

    /// Waits until it is open; its address.
    pub(crate) fn open(&mut self) -> String {
        let begun = Instant::now();
        loop {
            if let Some(address) = self.address() {
                return address;
            }
            let ended = self.child.try_wait().expect("a child");
            let late = begun.elapsed() > PATIENCE;
            assert!(ended.is_none() && !late, "{ended:?} {}", self.log());
            sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
