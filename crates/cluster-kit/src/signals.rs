//! Signals to processes, and to those that they started.

use std::fs;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::leash::PATIENCE;

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

/// Lets a process and its children stand still, and waits until they do: the signal alone takes a moment.
pub(crate) fn freeze_family(process: i32) {
    send_to_family(process, Signal::STOP);
    let family: Vec<i32> = children(process).into_iter().chain([process]).collect();
    let sent = Instant::now();
    while !family.iter().all(|process| stands_still(*process)) && sent.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Whether all threads of a process stand still.
fn stands_still(process: i32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task"));
    let mut threads = threads.into_iter().flatten().flatten();
    threads.all(|thread| {
        let stat = fs::read_to_string(thread.path().join("stat"));
        stat.map_or(true, |stat| !matches!(state(&stat), Some("R" | "S" | "D")))
    })
}

/// The first field behind the name of a process or thread.
fn state(stat: &str) -> Option<&str> {
    stat.rsplit_once(')')?.1.split_whitespace().next()
}

/// Whether a process is there, and not only its entry in the table.
pub(crate) fn is_there(process: i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state(&stat).is_some_and(|state| state != "Z" && state != "X")
}
