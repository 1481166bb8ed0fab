//! Nodes of the real program, each a process of its own.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::process::{Server, klaxon};

/// A node that is told to stop is gone by then.
const STOPPING: Duration = Duration::from_secs(15);

/// A node, running or not.
pub(crate) struct Node {
    name: String,
    /// Where it listens; the same after each start.
    pub(crate) address: String,
    postgres: String,
    nats: String,
    data: TempDir,
    server: Option<Server>,
    /// What it logged in its lives before.
    log: String,
}

impl Node {
    pub(crate) fn start(name: &str, postgres: &str, nats: &str, more: &[&str]) -> Node {
        let mut node = Node {
            name: name.to_owned(),
            address: free_address(),
            postgres: postgres.to_owned(),
            nats: nats.to_owned(),
            data: TempDir::new().expect("a folder"),
            server: None,
            log: String::new(),
        };
        node.start_again(more);
        node
    }

    pub(crate) fn start_again(&mut self, more: &[&str]) {
        let data = path(self.data.path());
        let mut arguments = vec![
            "serve",
            "--listen",
            &self.address,
            "--data",
            &data,
            "--postgres",
            &self.postgres,
            "--nats",
            &self.nats,
            "--node",
            &self.name,
            "--log",
            "info",
        ];
        arguments.extend(more);
        let mut server = Server::start(self.command(&arguments));
        server.open();
        self.server = Some(server);
    }

    /// The program. If `KLAXON_OTHER_BINARY` names another build of it, nodes with an even number run that one: so it is
    /// while nodes are upgraded one after the other.
    fn command(&self, arguments: &[&str]) -> Command {
        let other = std::env::var_os("KLAXON_OTHER_BINARY");
        let is_even = self.name.ends_with(['0', '2', '4', '6', '8']);
        match other.filter(|_| is_even) {
            Some(other) => {
                let mut command = Command::new(other);
                command.env("LC_ALL", "C").args(arguments);
                command
            }
            None => klaxon(arguments),
        }
    }

    fn server(&mut self) -> &mut Server {
        self.server.as_mut().expect("the node runs")
    }

    fn signal(&mut self, signal: &str) {
        let pid = self.server().child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.expect("kill").success());
    }

    /// Kills it, as a failing machine does.
    pub(crate) fn kill(&mut self) {
        let mut server = self.server.take().expect("the node runs");
        server.child.kill().expect("killed");
        server.child.wait().expect("ended");
        self.log += &server.log();
    }

    /// It stands still, and knows nothing of it.
    pub(crate) fn freeze(&mut self) {
        self.signal("-STOP");
    }

    pub(crate) fn thaw(&mut self) {
        self.signal("-CONT");
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) fn drain(&mut self) {
        self.signal("-TERM");
        let begun = Instant::now();
        let mut server = self.server.take().expect("the node runs");
        loop {
            if let Some(status) = server.child.try_wait().expect("a child") {
                assert!(status.success(), "{status}: {}", server.log());
                self.log += &server.log();
                return;
            }
            assert!(begun.elapsed() < STOPPING, "{}", server.log());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// What it logged in all its lives.
    pub(crate) fn log(&self) -> String {
        let now = self.server.as_ref().map(Server::log).unwrap_or_default();
        format!("{}{now}", self.log)
    }
}

fn path(path: &Path) -> String {
    path.to_str().expect("a path of letters").to_owned()
}

/// An address that is free now. A node keeps it through all its lives.
fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").to_string()
}
