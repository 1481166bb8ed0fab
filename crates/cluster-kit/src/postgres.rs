//! A throw-away PostgreSQL.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rustix::process::Signal;
use tempfile::TempDir;

use crate::leash::{Leash, wait_until};
use crate::user::User;
use crate::{KitError, port, programs, signals};

const PROGRAM: &str = "postgres";

/// A PostgreSQL with as many empty databases as are asked for. It syncs as it would for anybody.
#[derive(Debug)]
pub struct Postgres {
    user: User,
    port: u16,
    running: Option<Leash>,
    folder: TempDir,
}

impl Postgres {
    /// Makes a new one and starts it.
    pub fn new() -> Result<Postgres, KitError> {
        let user = User::not_root()?;
        let folder = TempDir::with_prefix("klaxon-postgres-")?;
        user.own(folder.path())?;
        let mut postgres = Postgres {
            user,
            port: port::free()?,
            running: None,
            folder,
        };
        postgres.initialize()?;
        postgres.start()?;
        Ok(postgres)
    }

    fn initialize(&self) -> Result<(), KitError> {
        let data = self.data();
        let mut initdb = self.user.command(&programs::of_postgresql("initdb")?);
        initdb
            .args(["--username=postgres", "--auth=trust", "--encoding=UTF8"])
            .args(["--locale=C", "--pgdata"])
            .arg(data);
        run("initdb", &mut initdb)?;
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Returns the address of the database that is always there.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        let port = self.port;
        format!("postgres://postgres@127.0.0.1:{port}/{database}")
    }

    /// Returns its processes: first the one that starts the others.
    pub fn processes(&self) -> Vec<i32> {
        let first = self.running.as_ref().map(|leash| leash.process);
        let others = first.into_iter().flat_map(signals::children);
        first.into_iter().chain(others).collect()
    }

    /// Makes an empty database. Returns its address.
    pub fn database(&self, name: &str) -> Result<String, KitError> {
        let url = self.url();
        let create = format!("CREATE DATABASE \"{name}\"");
        self.say(&url, &create)?;
        Ok(self.url_of(name))
    }

    /// Carries out a statement. Returns what comes of it, a line for each row.
    pub fn say(&self, url: &str, statement: &str) -> Result<String, KitError> {
        let mut psql = Command::new(programs::of_postgresql("psql")?);
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align"])
            .args(["--set", "ON_ERROR_STOP=1", "--command", statement, url]);
        let output = run("psql", &mut psql)?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Starts it again, at the same address, with the data that it has. If it runs, nothing happens.
    pub fn start(&mut self) -> Result<(), KitError> {
        if self.running.is_some() {
            return Ok(());
        }
        let (port, folder) = (
            self.port.to_string(),
            self.folder.path().display().to_string(),
        );
        let data = self.data().display().to_string();
        let mut arguments = vec!["-D", &data, "-p", &port, "-k", &folder, "-h", "127.0.0.1"];
        // In its own folder, so that nothing stays where it was killed.
        arguments.extend(["-c", "dynamic_shared_memory_type=mmap"]);
        let server = programs::of_postgresql(PROGRAM)?;
        let log = self.log();
        let leash = Leash::start(PROGRAM, &server, &arguments, self.user, &log)?;
        let running = self.running.insert(leash);
        let file = self.folder.path().join("data/postmaster.pid");
        wait_until(PROGRAM, "it does not start", || {
            is_ready(&file, running.process) || !running.is_there()
        })?;
        match running.is_there() {
            true => Ok(()),
            false => {
                self.running = None;
                let said = fs::read_to_string(log).unwrap_or_default();
                Err(KitError::failed(PROGRAM, said))
            }
        }
    }

    /// Stops it as whoever runs it would who is in a hurry: connections are closed, and all is tidied up.
    pub fn stop(&mut self) -> Result<(), KitError> {
        let Some(mut running) = self.running.take() else {
            return Ok(());
        };
        signals::send_to_family(running.process, Signal::CONT);
        signals::send(running.process, Signal::INT);
        running.ended(PROGRAM)
    }

    /// Kills it and all of its processes, as a loss of power would.
    pub fn kill(&mut self) -> Result<(), KitError> {
        let Some(mut running) = self.running.take() else {
            return Ok(());
        };
        signals::send_to_family(running.process, Signal::KILL);
        running.ended(PROGRAM)
    }

    /// Lets it and all of its processes stand still: connections stay open, and nothing is answered.
    pub fn freeze(&self) {
        if let Some(running) = &self.running {
            signals::freeze_family(running.process);
        }
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        if let Some(running) = &self.running {
            signals::send_to_family(running.process, Signal::CONT);
        }
    }
}

/// The file that PostgreSQL keeps while it runs says whose it is, and in its last line whether it is ready. One that was
/// killed leaves its own.
fn is_ready(file: &Path, process: i32) -> bool {
    let text = fs::read_to_string(file).unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.first() == Some(&&*process.to_string()) && lines.get(7) == Some(&"ready")
}

fn run(program: &'static str, command: &mut Command) -> Result<Output, KitError> {
    let output = command
        .current_dir("/")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| KitError::failed(program, error))?;
    match output.status.success() {
        true => Ok(output),
        false => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(KitError::failed(program, said))
        }
    }
}
