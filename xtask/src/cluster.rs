//! A cluster on this machine: PostgreSQL, NATS, and nodes that share them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use klaxon_cluster_kit::{KitError, Nats, Node, Postgres};
use signal_hook::consts::{SIGINT, SIGTERM};

use crate::{servers, test};

/// Starts so many nodes, says where they are, and keeps them until somebody presses Ctrl+C. Nothing of it stays.
pub(crate) fn run(nodes: &str) -> Result<(), String> {
    let wrong = || format!("not a number of nodes: {nodes}");
    let count: usize = nodes.parse().map_err(|_| wrong())?;
    if count == 0 {
        return Err(wrong());
    }
    servers::install()?;
    let binary = test::built()?;
    let enough = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        let heard = signal_hook::flag::register(signal, Arc::clone(&enough));
        heard.map_err(|error| error.to_string())?;
    }
    keep(Path::new(&binary), count, &enough).map_err(|error| error.to_string())
}

fn keep(binary: &Path, count: usize, enough: &AtomicBool) -> Result<(), KitError> {
    let postgres = Postgres::new()?;
    let nats = Nats::new()?;
    println!("PostgreSQL  {}", postgres.url());
    println!("NATS        {}", nats.url());
    let mut nodes = Vec::new();
    for number in 1..=count {
        let node = Node::new(binary, &format!("node-{number}"), &postgres, &nats, &[])?;
        let process = node.process().unwrap_or_default();
        println!(
            "{:<11} http://{}/ (process {process})",
            node.name(),
            node.address()
        );
        nodes.push(node);
    }
    println!(
        "A room has the same code on every node. Kill one, and it goes on at another. Ctrl+C ends all."
    );
    let mut gone = vec![false; count];
    while !enough.load(Ordering::Relaxed) {
        for (node, gone) in nodes.iter().zip(&mut gone) {
            if node.process().is_none() && !*gone {
                *gone = true;
                println!("{} is gone", node.name());
            }
        }
        sleep(Duration::from_millis(100));
    }
    nodes.iter_mut().try_for_each(Node::stop)
}
