//! An action is acknowledged only after its record is durable: seen from outside, in the order of the system's calls.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_client::{Client, http};
use klaxon_proto::{Ask, Form};
use tempfile::TempDir;

use crate::process::{Server, klaxon};

const COMMANDS: u64 = 50;

/// A call of the system that matters here, with the lines of the trace on which it began and ended.
#[derive(Debug)]
struct Call {
    name: String,
    /// The file or the socket, then everything else.
    arguments: String,
    result: i64,
    began: usize,
    ended: usize,
}

impl Call {
    fn is_to_log(&self) -> bool {
        self.name.contains("write") && self.file().ends_with("klaxon.db-wal")
    }

    fn is_sync(&self) -> bool {
        let synced = self.name == "fsync" || self.name == "fdatasync";
        synced && self.result == 0 && self.file().ends_with("klaxon.db-wal")
    }

    /// Goes to the client: neither to a file nor to the log nor from thread to thread.
    fn is_to_socket(&self) -> bool {
        self.file().starts_with("socket:") || self.file().starts_with("TCP")
    }

    /// What stands behind the number of the descriptor: `9</data/klaxon.db>`.
    fn file(&self) -> &str {
        let behind = self.arguments.split_once('<');
        let file = behind.and_then(|(_, rest)| rest.split_once('>'));
        file.map_or("", |(file, _)| file)
    }
}

/// The calls in a trace. A call during which another thread called something stands on two lines.
fn calls(trace: &str) -> Vec<Call> {
    let mut open: HashMap<&str, (String, usize)> = HashMap::new();
    let mut calls = Vec::new();
    for (number, line) in trace.lines().enumerate() {
        let Some((thread, rest)) = line.split_once(' ') else {
            continue;
        };
        let rest = rest.trim_start();
        if let Some(beginning) = rest.strip_suffix(" <unfinished ...>") {
            open.insert(thread, (beginning.to_owned(), number));
            continue;
        }
        let (whole, began) = match rest.strip_prefix("<... ") {
            Some(end) => {
                let (Some((beginning, began)), Some((_, end))) =
                    (open.remove(thread), end.split_once("resumed>"))
                else {
                    continue;
                };
                (beginning + end, began)
            }
            None => (rest.to_owned(), number),
        };
        // Signals and ends of threads are no calls.
        let (Some((name, arguments)), Some((_, result))) =
            (whole.split_once('('), whole.rsplit_once(" = "))
        else {
            continue;
        };
        let result = result.split(' ').next().and_then(|text| text.parse().ok());
        calls.push(Call {
            name: name.to_owned(),
            arguments: arguments.to_owned(),
            result: result.unwrap_or(-1),
            began,
            ended: number,
        });
    }
    calls.sort_by_key(|call| call.began);
    calls
}

/// A text as strace prints it.
fn quoted(text: &str) -> String {
    text.replace('"', "\\\"")
}

/// What everybody is called after a command: a name that stands nowhere else.
fn name(command: u64) -> String {
    format!("name-{command}-")
}

/// Waits until the trace of a process is complete.
fn whole(trace: &Path, process: u32) -> String {
    let begun = Instant::now();
    let process = process.to_string();
    // The number is padded to a column when it is short.
    let is_end = |line: &str| {
        let end = line.strip_prefix(&process);
        end.is_some_and(|end| end.trim() == "+++ exited with 0 +++")
    };
    while begun.elapsed() < Duration::from_secs(20) {
        let text = fs::read(trace).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        if text.lines().any(is_end) {
            return text;
        }
        sleep(Duration::from_millis(20));
    }
    panic!("the trace does not end");
}

/// Plays through a traced server; each command with the id of its message.
async fn rename_again_and_again(address: &str) -> Vec<(u64, u64)> {
    let room = http::open_room(address, "fuse", &[]).await;
    let client = Client::join(address, Form::Json, &room.expect("a room"), "Anna").await;
    let mut client = client.expect("somebody comes in");
    let mut ids = Vec::new();
    for command in 1..=COMMANDS {
        let name = name(command);
        client.ask(Ask::Rename { name }).await.expect("done");
        ids.push((command, client.id()));
    }
    ids
}

#[tokio::test]
async fn what_is_acknowledged_is_on_disk() {
    let strace = Command::new("strace").arg("-V").output();
    strace.expect(
        "strace sees what the server does: install it, or run `cargo xtask test`, which does so",
    );
    let folder = TempDir::new().expect("a folder");
    let trace = folder.path().join("trace");
    let data = folder.path().join("data");
    let (trace_path, data) = (trace.to_str(), data.to_str());
    let served = klaxon(&["serve", "--listen", "127.0.0.1:0"]);
    let mut command = Command::new("strace");
    // The tracer is a process of its own (-D), so that the child is the server.
    command.args(["-D", "-f", "-y", "-s", "8192", "-o"]);
    command.arg(trace_path.expect("a path of letters"));
    let writing = "trace=fsync,fdatasync,write,writev,pwrite64,pwritev,sendto,sendmsg";
    command.args(["-e", writing]);
    command.arg(served.get_program()).args(served.get_args());
    for (name, value) in served.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.args(["--data", data.expect("a path of letters")]);
    let mut server = Server::start(command);
    let address = server.open();
    let commands = rename_again_and_again(&address).await;
    let stop = Command::new("kill")
        .arg(server.child.id().to_string())
        .status();
    assert!(stop.expect("kill runs").success());
    assert!(
        server.child.wait().expect("it ends").success(),
        "{}",
        server.log()
    );
    let calls = calls(&whole(&trace, server.child.id()));

    for (command, id) in commands {
        let name = name(command);
        let row = format!("named 1 {name}");
        let row = calls
            .iter()
            .find(|c| c.is_to_log() && c.arguments.contains(&row));
        let row = row.unwrap_or_else(|| panic!("{name} is not on record"));
        let done = quoted(&format!("{{\"done\":{{\"id\":{id},"));
        let told = |what: &str| {
            let sent = calls.iter().filter(|call| call.is_to_socket());
            let mut sent = sent.filter(|call| call.arguments.contains(what));
            sent.next().unwrap_or_else(|| panic!("{what} was not told"))
        };
        // Neither the change nor the answer is told before.
        for told in [told(&name), told(&done)] {
            let mut syncs = calls.iter().filter(|call| call.is_sync());
            let sync = syncs.find(|sync| sync.began > row.ended && sync.ended < told.began);
            assert!(
                sync.is_some(),
                "{name} was not durable when it was told: {told:?}"
            );
        }
    }
}
