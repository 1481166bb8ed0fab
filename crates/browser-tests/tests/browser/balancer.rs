//! One address for several nodes: each connection goes to a node that takes it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::net::{TcpListener, TcpStream};

/// Something that listens in front of nodes.
pub(crate) struct Balancer {
    pub(crate) address: String,
    /// The node that is asked first.
    first: Arc<AtomicUsize>,
}

impl Balancer {
    pub(crate) async fn start(nodes: Vec<String>) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let first = Arc::new(AtomicUsize::new(0));
        let asked = first.clone();
        tokio::spawn(async move {
            while let Ok((mut browser, _)) = listener.accept().await {
                let Some(mut node) = taken_by(&nodes, asked.load(Ordering::SeqCst)).await else {
                    continue;
                };
                tokio::spawn(async move {
                    // However it ends, both sides notice.
                    let _ = tokio::io::copy_bidirectional(&mut browser, &mut node).await;
                });
            }
        });
        Balancer {
            address: format!("http://{address}"),
            first,
        }
    }

    /// From now on this node is asked first.
    pub(crate) fn prefers(&self, node: usize) {
        self.first.store(node, Ordering::SeqCst);
    }
}

/// A connection to the first node that takes one.
async fn taken_by(nodes: &[String], first: usize) -> Option<TcpStream> {
    for place in 0..nodes.len() {
        let node = &nodes[(first + place) % nodes.len()];
        if let Ok(stream) = TcpStream::connect(node).await {
            return Some(stream);
        }
    }
    None
}
