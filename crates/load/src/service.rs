//! What the players play on: one server with a journal of its own, or nodes that share PostgreSQL and NATS.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::ops::Sub;
use std::path::Path;

use klaxon_cluster_kit::{Nats, Node, Postgres};

use crate::costs::{self, Costs};
use crate::server::{MANY, Server};

/// What the players play on.
pub(crate) enum Service {
    /// One process, with SQLite.
    Alone(Server),
    /// Several processes with what they share.
    Nodes(Nodes),
}

/// Nodes with what they share. They end before it.
pub(crate) struct Nodes {
    nodes: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
}

/// What everything has used up since it began.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spent {
    /// By the servers, or nodes.
    pub(crate) servers: Costs,
    /// By what nodes share.
    pub(crate) shared: Option<Shared>,
}

/// What PostgreSQL and NATS have used up, and done.
#[derive(Clone, Copy, Default)]
pub(crate) struct Shared {
    pub(crate) postgres: Costs,
    pub(crate) commits: u64,
    pub(crate) nats: Costs,
    /// Messages that came, and that were passed on.
    pub(crate) messages: [u64; 2],
}

impl Sub for Spent {
    type Output = Spent;

    fn sub(self, before: Spent) -> Spent {
        let both = self.shared.zip(before.shared);
        Spent {
            servers: self.servers - before.servers,
            shared: both.map(|(after, before)| Shared {
                postgres: after.postgres - before.postgres,
                commits: after.commits - before.commits,
                nats: after.nats - before.nats,
                messages: [0, 1].map(|way| after.messages[way] - before.messages[way]),
            }),
        }
    }
}

impl Service {
    /// Starts so many nodes; with none, one server that shares nothing.
    pub(crate) fn start(
        binary: &Path,
        nodes: usize,
        data: Option<&Path>,
    ) -> Result<Service, String> {
        match nodes {
            0 => Server::start(binary, data).map(Service::Alone),
            _ => Nodes::start(binary, nodes).map(Service::Nodes),
        }
    }

    /// Where players come in.
    pub(crate) fn addresses(&self) -> Vec<String> {
        match self {
            Service::Alone(server) => vec![server.address.clone()],
            Service::Nodes(Nodes { nodes, .. }) => nodes.iter().map(Node::address).collect(),
        }
    }

    fn servers(&self) -> Vec<i32> {
        match self {
            Service::Alone(server) => vec![server.process()],
            Service::Nodes(Nodes { nodes, .. }) => nodes.iter().filter_map(Node::process).collect(),
        }
    }

    /// Bytes in the memory of servers.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        self.servers().into_iter().map(costs::memory).sum()
    }

    /// What all of it has used up.
    pub(crate) fn spent(&self) -> Result<Spent, String> {
        let mut servers = Costs::default();
        for process in self.servers() {
            servers = servers + Costs::of(process)?;
        }
        let shared = match self {
            Service::Alone(_) => None,
            Service::Nodes(nodes) => Some(nodes.shared()?),
        };
        Ok(Spent { servers, shared })
    }
}

impl Nodes {
    fn start(binary: &Path, count: usize) -> Result<Nodes, String> {
        let shown = |error: klaxon_cluster_kit::KitError| error.to_string();
        let postgres = Postgres::new().map_err(shown)?;
        let nats = Nats::with_monitor().map_err(shown)?;
        let node = |number| {
            let name = format!("node-{number}");
            Node::new(binary, &name, &postgres, &nats, &MANY).map_err(shown)
        };
        let nodes = (1..=count).map(node).collect::<Result<_, _>>()?;
        Ok(Nodes {
            nodes,
            nats,
            postgres,
        })
    }

    fn shared(&self) -> Result<Shared, String> {
        // Those that have ended meanwhile are counted with the one that started them.
        let database = self.postgres.processes().into_iter();
        let database = database.filter_map(|process| Costs::of(process).ok());
        Ok(Shared {
            postgres: database.fold(Costs::default(), |sum, costs| sum + costs),
            commits: self.commits()?,
            nats: Costs::of(self.nats.process().ok_or("NATS is gone")?)?,
            messages: self.messages()?,
        })
    }

    fn commits(&self) -> Result<u64, String> {
        let count = "SELECT sum(xact_commit) FROM pg_stat_database";
        let told = self.postgres.say(&self.postgres.url(), count);
        let told = told.map_err(|error| error.to_string())?;
        let number = told.trim().parse();
        number.map_err(|_| format!("not a number of commits: {told}"))
    }

    fn messages(&self) -> Result<[u64; 2], String> {
        let address = self.nats.monitor().ok_or("NATS tells nothing")?;
        let told = || {
            let mut stream = TcpStream::connect(&address)?;
            let request = format!("GET /varz HTTP/1.0\r\nhost: {address}\r\n\r\n");
            stream.write_all(request.as_bytes())?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let told = told().map_err(|error: std::io::Error| error.to_string())?;
        let (_, body) = told.split_once("\r\n\r\n").unwrap_or_default();
        let body: serde_json::Value = serde_json::from_str(body).map_err(|e| e.to_string())?;
        let number = |name: &str| body[name].as_u64().ok_or(format!("NATS tells no {name}"));
        Ok([number("in_msgs")?, number("out_msgs")?])
    }
}
