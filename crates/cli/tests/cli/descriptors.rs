//! File descriptors: the server takes as many as it may, and does without when none are left.

use std::net::TcpStream;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_client::http;
use tempfile::TempDir;

use crate::process::{Server, klaxon};

/// A server that is started under limits of a shell.
fn serve_under(limits: &str, data: &TempDir, log: &str) -> (Server, String) {
    let data = data.path().to_str().expect("a path of letters");
    let place = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        data,
        "--log",
        log,
    ];
    let served = klaxon(&place);
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{limits}; exec \"$@\""), "sh"]);
    command.arg(served.get_program()).args(served.get_args());
    for (name, value) in served.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let mut server = Server::start(command);
    let address = server.open();
    (server, address)
}

async fn figure(address: &str, name: &str) -> u64 {
    let metrics = http::request(address, "GET", "/metrics", "").await;
    let metrics = metrics.expect("figures").body;
    let mut lines = metrics.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let value = value.unwrap_or_else(|| panic!("no {name}: {metrics}"));
    value.parse().expect("a number")
}

#[tokio::test]
async fn the_server_raises_its_limit_as_far_as_it_may() {
    let data = TempDir::new().expect("a folder");
    let (server, address) = serve_under("ulimit -Sn 100; ulimit -Hn 300", &data, "info");
    assert_eq!(figure(&address, "process_max_fds").await, 300);
    let open = figure(&address, "process_open_fds").await;
    assert!((5..100).contains(&open), "{open}");
    let log = server.log();
    assert!(
        log.contains("fewer file descriptors than connections"),
        "{log}"
    );
}

#[tokio::test]
async fn a_server_without_descriptors_says_so_once_and_goes_on_when_there_are_some() {
    let data = TempDir::new().expect("a folder");
    let (server, address) = serve_under("ulimit -n 40", &data, "warn");
    let crowd: Vec<TcpStream> = (0..60)
        .map(|_| TcpStream::connect(&address).expect("a place in the queue"))
        .collect();
    let begun = Instant::now();
    while !server.log().contains("no file descriptors are left") {
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "{}",
            server.log()
        );
        sleep(Duration::from_millis(20));
    }
    // It tries again all the while, but neither says so each time nor keeps a core busy with it.
    sleep(Duration::from_millis(500));
    let said = server.log().matches("no file descriptors are left").count();
    assert_eq!(said, 1, "{}", server.log());
    drop(crowd);
    let health = http::request(&address, "GET", "/health", "").await;
    assert_eq!(health.expect("an answer").status, 200);
    let failures = figure(&address, "klaxon_unaccepted_total").await;
    assert!((1..200).contains(&failures), "{failures}");
}
