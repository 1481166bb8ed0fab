//! A throw-away NATS server.

use std::path::PathBuf;

use rustix::process::Signal;
use tempfile::TempDir;

use crate::leash::{Leash, wait_until};
use crate::user::User;
use crate::{KitError, port, programs, signals};

const PROGRAM: &str = "nats-server";

/// A NATS server without any data.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    /// Where it tells over HTTP how much it carries, if it does.
    monitor: Option<u16>,
    running: Option<Leash>,
    folder: TempDir,
}

impl Nats {
    /// Starts a new one.
    pub fn new() -> Result<Nats, KitError> {
        Nats::start_new(None)
    }

    /// Starts a new one that tells over HTTP how much it carries.
    pub fn with_monitor() -> Result<Nats, KitError> {
        Nats::start_new(Some(port::free()?))
    }

    fn start_new(monitor: Option<u16>) -> Result<Nats, KitError> {
        let mut nats = Nats {
            program: programs::nats_server()?,
            port: port::free()?,
            monitor,
            running: None,
            folder: TempDir::with_prefix("klaxon-nats-")?,
        };
        nats.start()?;
        Ok(nats)
    }

    /// Returns its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Returns where it tells over HTTP how much it carries, as host and port, if it does.
    pub fn monitor(&self) -> Option<String> {
        Some(format!("127.0.0.1:{}", self.monitor?))
    }

    /// Returns its process, if it runs.
    pub fn process(&self) -> Option<i32> {
        self.running.as_ref().map(|leash| leash.process)
    }

    /// Starts it again, at the same address. If it runs, nothing happens.
    pub fn start(&mut self) -> Result<(), KitError> {
        if self.running.is_some() {
            return Ok(());
        }
        let port = self.port.to_string();
        let monitor = self.monitor.map(|monitor| monitor.to_string());
        let mut arguments = vec!["--addr", "127.0.0.1", "--port", &port];
        if let Some(monitor) = &monitor {
            arguments.extend(["--http_port", monitor]);
        }
        let log = self.folder.path().join("log");
        let leash = Leash::start(PROGRAM, &self.program, &arguments, User::myself(), &log)?;
        let (running, port) = (self.running.insert(leash), self.port);
        wait_until(PROGRAM, "it does not answer", || {
            port::answers(port) || !running.is_there()
        })?;
        match running.is_there() {
            true => Ok(()),
            false => {
                self.running = None;
                let said = std::fs::read_to_string(log).unwrap_or_default();
                Err(KitError::failed(PROGRAM, said))
            }
        }
    }

    /// Stops it as whoever runs it would.
    pub fn stop(&mut self) -> Result<(), KitError> {
        self.end(Signal::TERM)
    }

    /// Kills it.
    pub fn kill(&mut self) -> Result<(), KitError> {
        self.end(Signal::KILL)
    }

    fn end(&mut self, signal: Signal) -> Result<(), KitError> {
        let Some(mut running) = self.running.take() else {
            return Ok(());
        };
        signals::send(running.process, signal);
        // A frozen one hears nothing but a kill.
        signals::send(running.process, Signal::CONT);
        running.ended(PROGRAM)
    }

    /// Lets it stand still: connections stay open, and nothing is answered.
    pub fn freeze(&self) {
        if let Some(running) = &self.running {
            signals::freeze_family(running.process);
        }
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        if let Some(running) = &self.running {
            signals::send(running.process, Signal::CONT);
        }
    }
}
