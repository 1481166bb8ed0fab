//! The server, and what it costs.

use std::fs::{self, File};
use std::ops::Sub;
use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Starting never takes longer, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs. It is killed when nobody needs it any more.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    /// Its journal, and what it prints and logs.
    folder: TempDir,
}

/// What a server has used up since it began.
#[derive(Clone, Copy, Default)]
pub(crate) struct Costs {
    /// Time on any processor, in seconds.
    pub(crate) processor: f64,
    /// The part of it that was the system's.
    pub(crate) system: f64,
    /// Bytes written to files; what goes to sockets is not among them.
    pub(crate) written: u64,
}

impl Sub for Costs {
    type Output = Costs;

    fn sub(self, before: Costs) -> Costs {
        Costs {
            processor: self.processor - before.processor,
            system: self.system - before.system,
            written: self.written - before.written,
        }
    }
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
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"])
            .args(["--rooms", "1000000", "--connections", "1000000", "--data"])
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

    fn proc(&self, file: &str) -> Result<String, String> {
        let path = format!("/proc/{}/{file}", self.child.id());
        fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    }

    /// Bytes in memory.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        let status = self.proc("status")?;
        let kilobytes = number_behind(&status, "VmRSS:");
        Ok(kilobytes.ok_or("no VmRSS")? * 1024)
    }

    /// What it has used up.
    pub(crate) fn costs(&self) -> Result<Costs, String> {
        let stat = self.proc("stat")?;
        // Behind the name, which may have blanks in it, the first field is the third.
        let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
        let seconds = |field: usize| {
            let ticks = fields.split(' ').nth(field)?.parse::<f64>().ok()?;
            Some(ticks / rustix::param::clock_ticks_per_second() as f64)
        };
        let system = seconds(12).ok_or("no time in the system")?;
        let own = seconds(11).ok_or("no time of its own")?;
        let written = number_behind(&self.proc("io")?, "wchar:");
        Ok(Costs {
            processor: own + system,
            system,
            written: written.unwrap_or_default(),
        })
    }
}

fn number_behind(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
