//! A way to NATS on which messages get lost or come twice: what core NATS promises is no more than that.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use crate::dice::Dice;

/// How much goes wrong on the way, in messages of a thousand; and how much did.
#[derive(Default)]
pub(crate) struct Losses {
    pub(crate) lost_of_thousand: AtomicU64,
    pub(crate) doubled_of_thousand: AtomicU64,
    pub(crate) lost: AtomicU64,
    pub(crate) doubled: AtomicU64,
}

/// Listens, and passes everything on to NATS. Returns the URL to use instead.
pub(crate) async fn way(nats: &str, losses: Arc<Losses>, seed: u64) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let mut dice = Dice(seed);
    let nats = nats.trim_start_matches("nats://").to_owned();
    tokio::spawn(async move {
        while let Ok((node, _)) = listener.accept().await {
            let Ok(server) = TcpStream::connect(&nats).await else {
                continue;
            };
            let (mut from_node, to_node) = node.into_split();
            let (from_server, mut to_server) = server.into_split();
            let downwards = pass(from_server, to_node, losses.clone(), Dice(dice.roll()));
            tokio::spawn(async move {
                let upwards = tokio::io::copy(&mut from_node, &mut to_server);
                // When one way ends, so does the other.
                tokio::select! {
                    _ = upwards => {}
                    _ = downwards => {}
                }
            });
        }
    });
    format!("nats://{address}")
}

/// Passes on what NATS says. A message is `MSG subject id [reply] length` and then its bytes; with headers it is `HMSG`.
async fn pass(
    from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    losses: Arc<Losses>,
    mut dice: Dice,
) -> std::io::Result<()> {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        if from.read_until(b'\n', &mut line).await? == 0 {
            return Ok(());
        }
        let is_message = line.starts_with(b"MSG ") || line.starts_with(b"HMSG ");
        if !is_message {
            to.write_all(&line).await?;
            continue;
        }
        let text = String::from_utf8_lossy(&line);
        let length = text.trim_end().rsplit(' ').next();
        let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut payload = vec![0; length + 2];
        from.read_exact(&mut payload).await?;
        line.extend(payload);
        for _ in 0..copies(&losses, &mut dice) {
            to.write_all(&line).await?;
        }
    }
}

/// How many times a message arrives.
fn copies(losses: &Losses, dice: &mut Dice) -> usize {
    let fate = dice.between(0, 1000);
    let lost = losses.lost_of_thousand.load(Ordering::Relaxed);
    let doubled = losses.doubled_of_thousand.load(Ordering::Relaxed);
    if fate < lost {
        losses.lost.fetch_add(1, Ordering::Relaxed);
        return 0;
    }
    if fate < lost + doubled {
        losses.doubled.fetch_add(1, Ordering::Relaxed);
        return 2;
    }
    1
}
