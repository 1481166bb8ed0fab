//! A server that gets another build: something between it and the browser writes another mark into all that it sends, and
//! asks it for the binary form of another build. Marks are equally long, so nothing else changes.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use klaxon_proto::Form;

use crate::support::Server;

/// The mark of the other build.
pub(crate) const NEWER: &str = "feedfacefeedface";
/// The mark of no build.
const NONE: &str = "0000000000000000";
/// The binary form of no build.
const NO_BINARY: &str = "klaxon.3.binary.00000000";

/// A server whose build can change.
pub(crate) struct Changing {
    pub(crate) address: String,
    newer: Arc<AtomicBool>,
    /// Ends every connection.
    cut: Arc<Notify>,
    /// Whether a socket was opened for which JSON was agreed on.
    spoke_json: Arc<AtomicBool>,
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
        let (cut, spoke_json) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
        let (ends, spoken) = (cut.clone(), spoke_json.clone());
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
                let binary = pair(Form::Binary.subprotocol(), NO_BINARY);
                let asked_newer = vec![plain, binary, pair(&mark, NONE), pair(NEWER, &mark)];
                let sent = vec![pair(&mark, NEWER)];
                let there = carry(from_browser, to_server, [asked, asked_newer], flag.clone());
                let watched = Watched {
                    from: from_server,
                    spoke_json: spoken.clone(),
                };
                let back = carry(watched, to_browser, [vec![], sent], flag.clone());
                let ends = ends.clone();
                tokio::spawn(async move {
                    tokio::select! {
                        _ = async { tokio::join!(there, back) } => {}
                        () = ends.notified() => {}
                    }
                });
            }
        });
        Changing {
            address: format!("http://127.0.0.1:{port}"),
            newer,
            cut,
            spoke_json,
        }
    }

    /// From now on the server has the other build.
    pub(crate) fn gets_newer(&self) {
        self.newer.store(true, Ordering::SeqCst);
    }

    /// Ends every connection, as a server does that is started anew.
    pub(crate) fn hangs_up(&self) {
        self.cut.notify_waiters();
    }

    /// Returns whether JSON was agreed on for any socket.
    pub(crate) fn spoke_json(&self) -> bool {
        self.spoke_json.load(Ordering::SeqCst)
    }
}

/// What the server says, watched for the form that it agrees to.
struct Watched<R> {
    from: R,
    spoke_json: Arc<AtomicBool>,
}

impl<R: AsyncRead + Unpin> AsyncRead for Watched<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.from).poll_read(context, into);
        let head = &into.filled()[before..];
        if head.starts_with(b"HTTP/1.1 101") && holds(head, Form::Json.subprotocol().as_bytes()) {
            self.spoke_json.store(true, Ordering::SeqCst);
        }
        read
    }
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|bytes| bytes == part)
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
