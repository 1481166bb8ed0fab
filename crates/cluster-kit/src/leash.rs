//! A server on a leash: it ends with the process that started it, however that one ends.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::user::User;
use crate::{KitError, signals};

/// The shell starts the server, tells its process id, and waits until nobody holds the other end of its input; then it
/// kills the server. If the server ends before, so does the shell.
const SCRIPT: &str = r#"exec 3<&0; "$@" </dev/null >&2 & server=$!; echo $server
(read _ <&3; kill -KILL $server) 2>/dev/null & watch=$!; exec 3<&-; wait $server; kill $watch"#;

/// How long a server may take to start or to stop.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs.
#[derive(Debug)]
pub(crate) struct Leash {
    shell: Child,
    /// Whoever holds this holds the leash.
    held: Option<ChildStdin>,
    /// The server's process.
    pub(crate) process: i32,
}

impl Leash {
    /// Starts a server that writes what it says to a file.
    pub(crate) fn start(
        program: &'static str,
        path: &Path,
        arguments: &[&str],
        user: User,
        log: &Path,
    ) -> Result<Leash, KitError> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut command: Command = user.command(Path::new("/bin/sh"));
        let mut shell = command
            .args(["-c", SCRIPT, "leash"])
            .arg(path)
            .args(arguments)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(|error| KitError::failed(program, error))?;
        let held = shell.stdin.take();
        let mut line = String::new();
        if let Some(output) = shell.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let process = line.trim().parse();
        let process = process.map_err(|_| KitError::failed(program, "its process is unknown"))?;
        Ok(Leash {
            shell,
            held,
            process,
        })
    }

    /// Whether the server runs.
    pub(crate) fn is_there(&self) -> bool {
        signals::is_there(self.process)
    }

    /// Waits until the server has ended.
    pub(crate) fn ended(&mut self, program: &'static str) -> Result<(), KitError> {
        wait_until(program, "it does not stop", || !self.is_there())?;
        drop(self.held.take());
        self.shell.wait()?;
        Ok(())
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        if self.is_there() {
            signals::send_to_family(self.process, Signal::KILL);
        }
        drop(self.held.take());
        self.shell.wait().ok();
    }
}

/// Waits until something is so.
pub(crate) fn wait_until(
    program: &'static str,
    else_what: &str,
    mut is_so: impl FnMut() -> bool,
) -> Result<(), KitError> {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() > PATIENCE {
            return Err(KitError::failed(program, else_what));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}
