//! Clocks whose phones sit at several nodes: each node that has phones of a clock hears what is told of it under the
//! clock's own subject, and answers there whoever looks for it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::Message;
use bytes::Bytes;
use futures_util::StreamExt;
use klaxon_proto::Known;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::Cluster;
use crate::app::App;
use crate::clocks::Stand;

/// How often a node tells again how many phones it has.
const AGAIN: Duration = Duration::from_secs(10);
/// For so long an answer is waited for.
const PATIENCE: Duration = Duration::from_millis(500);

/// How a clock stands at a node.
#[derive(Clone, Serialize, Deserialize)]
struct Told {
    node: String,
    at: u64,
    state: String,
    phones: u32,
}

impl Told {
    fn new(node: &str, stand: Stand) -> Told {
        Told {
            node: node.to_owned(),
            at: stand.newest.at,
            state: stand.newest.state,
            phones: stand.phones,
        }
    }

    fn stand(self) -> Stand {
        Stand {
            newest: Known {
                at: self.at,
                state: self.state,
            },
            phones: self.phones,
        }
    }
}

fn subject(code: &str) -> String {
    format!("klaxon.clock.{code}")
}

impl Cluster {
    /// How a clock stands of which no phone is here; none if no other node has one either.
    pub(crate) async fn look_for_clock(&self, code: &str) -> Option<Known> {
        let answer = self.wire.ask(subject(code), Bytes::new(), PATIENCE).await?;
        let told: Told = serde_json::from_slice(&answer).ok()?;
        Some(told.stand().newest)
    }
}

/// Tells other nodes of the clocks that phones here follow, and hears of them, for as long as the server runs.
pub(super) async fn share(
    app: Arc<App>,
    cluster: Arc<Cluster>,
    mut touched: mpsc::UnboundedReceiver<String>,
) {
    let mut heard: HashMap<String, JoinHandle<()>> = HashMap::new();
    let mut again = tokio::time::interval(AGAIN);
    loop {
        tokio::select! {
            code = touched.recv() => match code {
                Some(code) => {
                    let ear = heard.entry(code.clone());
                    ear.or_insert_with(|| {
                        tokio::spawn(hear(app.clone(), cluster.clone(), code.clone()))
                    });
                    tell(&app, &cluster, &code).await;
                }
                None => return,
            },
            _ = again.tick() => {
                heard.retain(|code, ear| {
                    let is_here = app.clocks.has(code);
                    if !is_here {
                        ear.abort();
                    }
                    is_here && !ear.is_finished()
                });
                for code in heard.keys() {
                    tell(&app, &cluster, code).await;
                }
            }
        }
    }
}

async fn tell(app: &App, cluster: &Cluster, code: &str) {
    if let Some(stand) = app.clocks.stand(code) {
        let told = Told::new(&cluster.node.to_string(), stand);
        cluster.wire.send(subject(code), &told).await;
    }
}

/// Hears what other nodes tell of a clock, and answers those that look for it.
async fn hear(app: Arc<App>, cluster: Arc<Cluster>, code: String) {
    let Ok(mut news) = cluster.wire.hear(subject(&code)).await else {
        return;
    };
    let here = cluster.node.to_string();
    while let Some(Message { payload, reply, .. }) = news.next().await {
        if let Some(reply) = reply {
            if let Some(stand) = app.clocks.stand(&code) {
                let told = Told::new(&here, stand);
                cluster.wire.send(reply.to_string(), &told).await;
            }
            continue;
        }
        match serde_json::from_slice::<Told>(&payload) {
            Ok(told) if told.node != here => {
                let node = told.node.clone();
                app.clocks.hear(&code, &node, told.stand());
            }
            _ => {}
        }
    }
}
