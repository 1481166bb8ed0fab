//! The figures of a server: those that matter are there, and what shows them asks for no others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use klaxon_client::{Client, http};
use klaxon_proto::{Ask, Form};
use serde_json::Value;
use tempfile::TempDir;

use crate::process::{Server, klaxon};

fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of figures in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words
        .filter(|word| word.starts_with("klaxon_") || word.starts_with("process_"))
        .collect()
}

/// The figures of a server in which somebody came in, did something, and was refused something.
async fn figures() -> String {
    let data = TempDir::new().expect("a folder");
    let folder = data.path().to_str().expect("a path of letters");
    let place = ["serve", "--listen", "127.0.0.1:0", "--data", folder];
    let mut server = Server::start(klaxon(&place));
    let address = server.open();
    let room = http::open_room(&address, "fuse", &[])
        .await
        .expect("a room");
    let anna = Client::join(&address, Form::Json, &room, "Anna").await;
    let mut anna = anna.expect("she comes in");
    anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    anna.ask(Ask::Sit { seat: 9 })
        .await
        .expect_err("no such seat");
    let metrics = http::request(&address, "GET", "/metrics", "").await;
    metrics.expect("figures").body
}

fn value(figures: &str, name: &str) -> f64 {
    let mut lines = figures.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let value = value.unwrap_or_else(|| panic!("no {name}: {figures}"));
    value.parse().expect("a number")
}

#[tokio::test]
async fn the_figures_that_matter_are_there() {
    let figures = figures().await;
    assert_eq!(value(&figures, "klaxon_told_seconds_count"), 2.0);
    let told = value(&figures, "klaxon_told_seconds_sum");
    assert!(told > 0.0 && told < 20.0, "{told}");
    assert_eq!(
        value(
            &figures,
            "klaxon_refused_total{key=\"room-refused-no-such-seat\"}"
        ),
        1.0
    );
    for (name, most) in [
        ("klaxon_journal_queue", 1024.0),
        ("klaxon_inbox_longest", 256.0),
        ("klaxon_outbox_bytes", 1e6),
    ] {
        assert!((0.0..=most).contains(&value(&figures, name)), "{name}");
    }
    assert!(value(&figures, "process_resident_memory_bytes") > 1e6);
    assert!(value(&figures, "process_cpu_seconds_total") < 60.0);
    let version = format!(
        "klaxon_build_info{{version=\"{}\"",
        env!("CARGO_PKG_VERSION")
    );
    assert!(figures.contains(&version), "{figures}");
}

#[tokio::test]
async fn the_dashboard_and_the_page_for_hosts_ask_for_figures_that_there_are_and_name_all() {
    let figures = figures().await;
    let told = names(&figures);
    let dashboard: Value =
        serde_json::from_str(&file("deploy/grafana-dashboard.json")).expect("JSON");
    let targets = dashboard["panels"].as_array().expect("panels").iter();
    let targets = targets.flat_map(|panel| panel["targets"].as_array().expect("targets"));
    let asked: Vec<&str> = targets
        .filter_map(|target| target["expr"].as_str())
        .collect();
    assert!(asked.len() >= 15, "{asked:?}");
    for name in asked.iter().flat_map(|asked| names(asked)) {
        assert!(told.contains(name), "the dashboard asks for {name}");
    }
    let page = file("docs/hosting.md");
    let named = names(&page);
    // Logs can be set for parts of the program.
    for name in named.iter().filter(|name| **name != "klaxon_server") {
        let parts = ["_bucket", ""].map(|end| format!("{name}{end}"));
        assert!(
            parts.iter().any(|name| told.contains(name.as_str())),
            "the page names {name}"
        );
    }
    for name in told.iter().filter(|name| name.ends_with("_total")) {
        assert!(named.contains(name), "the page does not name {name}");
    }
}
