//! The connection to NATS, which carries letters between nodes. It may lose them; it comes back by itself.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use bytes::Bytes;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::{info, warn};

/// How often NATS is asked whether it is still there.
const PING: Duration = Duration::from_secs(1);
/// How long to wait before the connection is tried again.
const AGAIN: Duration = Duration::from_millis(250);
/// For so long a letter waits to be taken.
const SENDING: Duration = Duration::from_millis(200);
/// For so long a node waits for NATS before it begins without it.
const PATIENCE: Duration = Duration::from_secs(3);
/// So many letters wait for whoever takes them. More are lost, and sent again.
const LETTERS: usize = 16 * 1024;

/// Why letters can't be carried.
#[derive(Debug, thiserror::Error)]
pub enum WireError {
    /// The address is none, or NATS does not let us in.
    #[error("NATS: {0}")]
    Connect(#[from] async_nats::ConnectError),
    /// What is meant for this node can't be had.
    #[error("NATS: {0}")]
    Subscribe(#[from] async_nats::SubscribeError),
}

/// A connection to NATS.
#[derive(Clone, Debug)]
pub(crate) struct Wire {
    client: Client,
    connected: watch::Receiver<bool>,
}

impl Wire {
    /// Connects to NATS, or goes on trying if it can't be reached yet.
    pub(crate) async fn open(url: &str, name: &str) -> Result<Wire, WireError> {
        let (tell, connected) = watch::channel(false);
        let options = ConnectOptions::new()
            .name(name)
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|_| AGAIN)
            .subscription_capacity(LETTERS)
            .retry_on_initial_connect()
            .event_callback(move |event| {
                match &event {
                    Event::Connected => info!("NATS is there"),
                    Event::Disconnected => warn!("NATS is away; trying again"),
                    event => warn!(%event, "NATS"),
                }
                match event {
                    Event::Connected => tell.send_replace(true),
                    Event::Disconnected | Event::Closed => tell.send_replace(false),
                    _ => false,
                };
                async {}
            });
        let client = options.connect(url).await?;
        // Whoever comes first finds the other nodes, unless NATS is away.
        let mut there = connected.clone();
        let _ = timeout(PATIENCE, there.wait_for(|connected| *connected)).await;
        Ok(Wire { client, connected })
    }

    /// Returns whether NATS is there.
    pub(crate) fn is_connected(&self) -> bool {
        *self.connected.borrow()
    }

    /// Hears what comes under a subject.
    pub(crate) async fn hear(&self, subject: String) -> Result<Subscriber, WireError> {
        Ok(self.client.subscribe(subject).await?)
    }

    /// Sends something that may get lost. While NATS is away it surely does.
    pub(crate) async fn send(&self, subject: String, what: &impl Serialize) {
        let Ok(bytes) = serde_json::to_vec(what) else {
            return;
        };
        self.send_bytes(subject, Bytes::from(bytes)).await;
    }

    pub(crate) async fn send_bytes(&self, subject: String, bytes: Bytes) {
        if !self.is_connected() {
            return;
        }
        // While NATS stands still nobody takes letters; what is not sent now is sent again.
        let sent = timeout(SENDING, self.client.publish(subject, bytes)).await;
        if let Ok(Err(error)) = sent {
            warn!(%error, "a letter could not be sent");
        }
    }

    /// Asks something, and waits a moment for the answer.
    pub(crate) async fn ask(
        &self,
        subject: String,
        question: Bytes,
        patience: Duration,
    ) -> Option<Bytes> {
        if !self.is_connected() {
            return None;
        }
        let asked = self.client.request(subject, question);
        let answer = timeout(patience, asked).await.ok()?;
        Some(answer.ok()?.payload)
    }
}
