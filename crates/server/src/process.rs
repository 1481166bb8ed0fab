//! The process itself: how many files it may open, and what it costs.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// How many files a process may have open; each connection is one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Descriptors {
    /// How many it may open now; none if there is no limit.
    pub limit: Option<u64>,
    /// How many it could open before.
    pub before: Option<u64>,
}

/// Lets the process open as many files as the system lets it.
#[cfg(unix)]
pub fn raise_descriptors() -> std::io::Result<Descriptors> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        let all = Rlimit {
            current: maximum,
            maximum,
        };
        setrlimit(Resource::Nofile, all)?;
    }
    Ok(Descriptors {
        limit: getrlimit(Resource::Nofile).current,
        before: current,
    })
}

/// Elsewhere there is nothing to raise.
#[cfg(not(unix))]
pub fn raise_descriptors() -> std::io::Result<Descriptors> {
    Ok(Descriptors {
        limit: None,
        before: None,
    })
}

/// The figures of the process, by the names that Prometheus has for them. Read when somebody asks, and only on Linux.
#[derive(Debug)]
pub(crate) struct ProcessFigures;

impl Collector for ProcessFigures {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let Some(figures) = figures() else {
            return Ok(());
        };
        let mut gauge = |name, help, value: u64| {
            let gauge = ConstGauge::new(value.cast_signed());
            let kind = gauge.metric_type();
            gauge.encode(encoder.encode_descriptor(name, help, None, kind)?)
        };
        gauge("process_open_fds", "Files that are open", figures.open)?;
        if let Some(limit) = figures.limit {
            gauge("process_max_fds", "Files that may be open", limit)?;
        }
        gauge(
            "process_resident_memory_bytes",
            "Memory in use",
            figures.memory,
        )?;
        let seconds = ConstCounter::new(figures.seconds);
        let kind = seconds.metric_type();
        let help = "Seconds of processors that were used";
        seconds.encode(encoder.encode_descriptor("process_cpu_seconds", help, None, kind)?)
    }
}

struct Figures {
    open: u64,
    limit: Option<u64>,
    memory: u64,
    seconds: f64,
}

#[cfg(target_os = "linux")]
fn figures() -> Option<Figures> {
    use rustix::param::{clock_ticks_per_second, page_size};
    use rustix::process::{Resource, getrlimit};
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the name, which may have blanks and brackets in it; the state is the third field of all.
    let (_, fields) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let ticks = field(14)? + field(15)?;
    Some(Figures {
        open: std::fs::read_dir("/proc/self/fd").ok()?.count() as u64,
        limit: getrlimit(Resource::Nofile).current,
        memory: field(24)? * page_size() as u64,
        seconds: ticks as f64 / clock_ticks_per_second() as f64,
    })
}

#[cfg(not(target_os = "linux"))]
fn figures() -> Option<Figures> {
    None
}
