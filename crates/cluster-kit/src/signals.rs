//! Signals to processes, and to those that they started.

use std::fs;

use rustix::process::{Pid, Signal, kill_process};

/// Sends a signal to a process. One that is gone already does not mind.
pub(crate) fn send(process: i32, signal: Signal) {
    if let Some(process) = Pid::from_raw(process) {
        kill_process(process, signal).ok();
    }
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
    let state = stat
        .rsplit_once(')')
        .and_then(|(_, rest)| rest.split_whitespace().next());
    state.is_some_and(|state| state != "Z" && state != "X")
}
