//! Signals to processes, and to those that they started.

use std::fs;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

/// How long a process may take to stand still.
const STOPPING: Duration = Duration::from_secs(5);

/// Sends a signal to a process. One that is gone already does not mind. One that is to stand still does when this returns.
pub(crate) fn send(process: i32, signal: Signal) {
    if let Some(pid) = Pid::from_raw(process) {
        kill_process(pid, signal).ok();
    }
    let sent = Instant::now();
    while signal == Signal::STOP && runs(process) && sent.elapsed() < STOPPING {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Whether some thread of a process goes on: on a busy machine each notices later that it is to stop.
fn runs(process: i32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task"));
    let threads = threads.into_iter().flatten().flatten();
    threads
        .filter_map(|thread| fs::read_to_string(thread.path().join("stat")).ok())
        .any(|stat| state(&stat).is_some_and(|state| !"TtZX".contains(state)))
}

/// The first field behind the name of a process, which is in parentheses and may be anything.
fn state(stat: &str) -> Option<&str> {
    stat.rsplit_once(')')?.1.split_whitespace().next()
}

/// Sends a signal to a process and then to its children, wherever they have gone: the processes of PostgreSQL are not in
/// one group.
pub(crate) fn send_to_family(process: i32, signal: Signal) {
    // Those of a process that was killed are nobody's children; and until it has stopped, it may have more of them.
    let before = children(process);
    send(process, signal);
    for child in before.into_iter().chain(children(process)) {
        send(child, signal);
    }
}

/// The processes that a process started.
pub(crate) fn children(process: i32) -> Vec<i32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    processes
        .filter(|child| parent(*child) == Some(process))
        .collect()
}

/// The process that started a process: the second field behind its name, which is in parentheses and may be anything.
fn parent(process: i32) -> Option<i32> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = stat.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

/// Whether a process is there, and not only its entry in the table.
pub(crate) fn is_there(process: i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state(&stat).is_some_and(|state| state != "Z" && state != "X")
}
