//! One server with a journal of its own.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Starting never takes longer, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a server is started that is to take whoever comes.
pub(crate) const MANY: [&str; 6] = [
    "--rooms",
    "1000000",
    "--connections",
    "1000000",
    "--log",
    "warn",
];

/// A server that runs. It is killed when nobody needs it any more.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    /// Its journal, and what it prints and logs.
    folder: TempDir,
}

impl Server {
    /// Starts a server with an empty journal, and waits until it is open.
    pub(crate) fn start(binary: &Path, data: Option<&Path>) -> Result<Server, String> {
        let folder = match data {
            Some(data) => TempDir::new_in(data),
            None => TempDir::new(),
        };
        let folder = folder.map_err(|error| error.to_string())?;
        let file = |name| File::create(folder.path().join(name)).map_err(|e| e.to_string());
        let child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(MANY)
            .arg("--data")
            .arg(folder.path())
            .stdout(file("out")?)
            .stderr(file("log")?)
            .spawn()
            .map_err(|error| format!("{}: {error}", binary.display()))?;
        let mut server = Server {
            child,
            address: String::new(),
            folder,
        };
        server.address = server.opened()?;
        Ok(server)
    }

    /// Waits until it says where it is.
    fn opened(&mut self) -> Result<String, String> {
        let folder = self.folder.path();
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let out = fs::read_to_string(folder.join("out")).unwrap_or_default();
            let line = out
                .split_once('\n')
                .and_then(|(line, _)| line.split_once("://"));
            if let Some((_, link)) = line {
                return Ok(link.trim_end_matches('/').to_owned());
            }
            if self.child.try_wait().is_ok_and(|ended| ended.is_some()) {
                break;
            }
            sleep(Duration::from_millis(5));
        }
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        Err(format!("the server did not start: {log}"))
    }

    pub(crate) fn process(&self) -> i32 {
        self.child.id() as i32
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
