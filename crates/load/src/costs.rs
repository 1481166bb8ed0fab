//! What processes cost, as the system counts it.

use std::fs;
use std::ops::{Add, Sub};

/// What processes have used up since they began.
#[derive(Clone, Copy, Default)]
pub(crate) struct Costs {
    /// Time on any processor, in seconds.
    pub(crate) processor: f64,
    /// The part of it that was the system's.
    pub(crate) system: f64,
    /// Bytes written to files; what goes to sockets is not among them.
    pub(crate) written: u64,
}

impl Add for Costs {
    type Output = Costs;

    fn add(self, other: Costs) -> Costs {
        Costs {
            processor: self.processor + other.processor,
            system: self.system + other.system,
            written: self.written + other.written,
        }
    }
}

impl Sub for Costs {
    type Output = Costs;

    fn sub(self, before: Costs) -> Costs {
        Costs {
            processor: self.processor - before.processor,
            system: self.system - before.system,
            // What a process wrote is forgotten when it ends.
            written: self.written.saturating_sub(before.written),
        }
    }
}

impl Costs {
    /// What a process has used up, with those that it started and that have ended.
    pub(crate) fn of(process: i32) -> Result<Costs, String> {
        let stat = proc(process, "stat")?;
        // Behind the name, which may have blanks in it, the first field is the third.
        let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
        let seconds = |field: usize| {
            let ticks = fields.split(' ').nth(field)?.parse::<f64>().ok()?;
            Some(ticks / rustix::param::clock_ticks_per_second() as f64)
        };
        let both = |own, ended| Some(seconds(own)? + seconds(ended)?);
        let system = both(12, 14).ok_or("no time in the system")?;
        let own = both(11, 13).ok_or("no time of its own")?;
        let written = number_behind(&proc(process, "io")?, "wchar:");
        Ok(Costs {
            processor: own + system,
            system,
            written: written.unwrap_or_default(),
        })
    }
}

/// Bytes that a process has in memory.
pub(crate) fn memory(process: i32) -> Result<u64, String> {
    let kilobytes = number_behind(&proc(process, "status")?, "VmRSS:");
    Ok(kilobytes.ok_or("no VmRSS")? * 1024)
}

fn proc(process: i32, file: &str) -> Result<String, String> {
    let path = format!("/proc/{process}/{file}");
    fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
}

fn number_behind(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}
