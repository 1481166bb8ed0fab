//! A node of the real program.

use std::fs;
use std::path::{Path, PathBuf};

use rustix::process::Signal;
use tempfile::TempDir;

use crate::leash::{Leash, wait_until};
use crate::user::User;
use crate::{KitError, Nats, Postgres, port, signals};

const PROGRAM: &str = "klaxon";

/// One of several nodes, running or not. It keeps its name and its address through all its lives.
#[derive(Debug)]
pub struct Node {
    program: PathBuf,
    name: String,
    port: u16,
    postgres: String,
    nats: String,
    /// Further arguments of `klaxon serve`.
    more: Vec<String>,
    running: Option<Leash>,
    folder: TempDir,
}

impl Node {
    /// Starts a node that shares a database and messages with others.
    pub fn new(
        program: &Path,
        name: &str,
        postgres: &Postgres,
        nats: &Nats,
        more: &[&str],
    ) -> Result<Node, KitError> {
        let mut node = Node {
            // It is started in another folder than this one.
            program: fs::canonicalize(program)?,
            name: name.to_owned(),
            port: port::free()?,
            postgres: postgres.url(),
            nats: nats.url(),
            more: more.iter().map(|&word| word.to_owned()).collect(),
            running: None,
            folder: TempDir::with_prefix("klaxon-node-")?,
        };
        node.start()?;
        Ok(node)
    }

    /// Returns its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns where it listens, as host and port.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Returns its process, if it runs.
    pub fn process(&self) -> Option<i32> {
        let running = self.running.as_ref();
        running
            .filter(|leash| leash.is_there())
            .map(|leash| leash.process)
    }

    /// Returns what it logged in all its lives.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Starts it again, at the same address. If it runs, nothing happens.
    pub fn start(&mut self) -> Result<(), KitError> {
        if self.process().is_some() {
            return Ok(());
        }
        let (address, data) = (self.address(), self.folder.path().join("data"));
        let data = data.display().to_string();
        let mut arguments = vec!["serve", "--listen", &address, "--data", &data];
        arguments.extend(["--postgres", &self.postgres, "--nats", &self.nats]);
        arguments.extend(["--node", &self.name]);
        arguments.extend(self.more.iter().map(String::as_str));
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
                Err(KitError::failed(PROGRAM, self.log()))
            }
        }
    }

    /// Stops it as whoever runs it would: its rooms go to other nodes.
    pub fn stop(&mut self) -> Result<(), KitError> {
        self.end(Signal::TERM)
    }

    /// Kills it, as a failing machine does.
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
}
