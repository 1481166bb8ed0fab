//! A server that gets another build: something between it and the browser writes another mark into all that it sends.
//! Marks are equally long, so nothing else changes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::support::Server;

/// The mark of the other build.
pub(crate) const NEWER: &str = "feedfacefeedface";
/// The mark of no build.
const NONE: &str = "0000000000000000";

/// A server whose build can change.
pub(crate) struct Changing {
    pub(crate) address: String,
    newer: Arc<AtomicBool>,
}

impl Changing {
    pub(crate) async fn start(server: &Server, mark: &str) -> Changing {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let newer = Arc::new(AtomicBool::new(false));
        let (target, flag) = (
            server.address.trim_start_matches("http://").to_owned(),
            newer.clone(),
        );
        let mark = mark.to_owned();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(&target).await else {
                    continue;
                };
                let (from_browser, to_browser) = browser.into_split();
                let (from_server, to_server) = server.into_split();
                let pair = |from: &str, to: &str| (from.to_owned(), to.to_owned());
                // What is packed can't be read on the way. The files of the older build are gone with it.
                let plain = pair("\r\nAccept-Encoding:", "\r\nNccept-Encoding:");
                let asked = vec![plain.clone(), pair(NEWER, &mark)];
                let asked_newer = vec![plain, pair(&mark, NONE), pair(NEWER, &mark)];
                let sent = vec![pair(&mark, NEWER)];
                let to_newer = flag.clone();
                tokio::spawn(carry(
                    from_browser,
                    to_server,
                    [asked, asked_newer],
                    to_newer,
                ));
                let from_newer = flag.clone();
                tokio::spawn(carry(from_server, to_browser, [vec![], sent], from_newer));
            }
        });
        Changing {
            address: format!("http://127.0.0.1:{port}"),
            newer,
        }
    }

    /// From now on the server has the other build.
    pub(crate) fn gets_newer(&self) {
        self.newer.store(true, Ordering::SeqCst);
    }
}

type Pairs = Vec<(String, String)>;

/// Carries bytes and replaces some of them: by the first pairs, or the second if the flag is set.
async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    pairs: [Pairs; 2],
    flag: Arc<AtomicBool>,
) {
    let mut bytes = vec![0; 1 << 16];
    let mut held: Vec<u8> = Vec::new();
    loop {
        // What may be the begin of something to replace waits for the rest, though not long.
        let read = from.read(&mut bytes);
        let patience = Duration::from_millis(if held.is_empty() { 600_000 } else { 30 });
        let (more, waits) = match tokio::time::timeout(patience, read).await {
            Ok(Ok(0) | Err(_)) => break,
            Ok(Ok(count)) => (count, true),
            Err(_) => (0, false),
        };
        held.extend(&bytes[..more]);
        let pairs = &pairs[usize::from(flag.load(Ordering::SeqCst))];
        for (old, new) in pairs {
            replace(&mut held, old.as_bytes(), new.as_bytes());
        }
        let begun = pairs.iter().map(|(old, _)| begun(&held, old.as_bytes()));
        let begun = begun.max().filter(|_| waits).unwrap_or(0);
        let ready: Vec<u8> = held.drain(..held.len() - begun).collect();
        if to.write_all(&ready).await.is_err() {
            break;
        }
    }
    to.write_all(&held).await.ok();
    to.shutdown().await.ok();
}

fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut at = 0;
    while at + old.len() <= bytes.len() {
        if &bytes[at..at + old.len()] == old {
            bytes[at..at + old.len()].copy_from_slice(new);
        }
        at += 1;
    }
}

/// The number of bytes at the end with which something begins.
fn begun(bytes: &[u8], what: &[u8]) -> usize {
    let most = bytes.len().min(what.len() - 1);
    (0..=most)
        .rev()
        .find(|length| bytes.ends_with(&what[..*length]))
        .unwrap_or(0)
}
