//! Where connections arrive. One that can't be taken in is told in the log, and no processor is kept busy by it.

use std::io;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::connect_info::Connected;
use axum_server::{AddrListener, Address};
use prometheus_client::metrics::counter::Counter;
use tokio::net::{TcpListener, TcpStream};
use tracing::warn;

/// The log says it again after this time.
const AGAIN: Duration = Duration::from_secs(10);

/// Where somebody comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin(SocketAddr);

impl Address for Origin {
    type Stream = TcpStream;
    type Listener = Arrivals;
}

impl Connected<Origin> for SocketAddr {
    fn connect_info(Origin(address): Origin) -> SocketAddr {
        address
    }
}

/// A listener that tells when it can't take anybody in.
pub(crate) struct Arrivals {
    listener: TcpListener,
    failures: Counter,
    told: Mutex<Option<Instant>>,
}

impl Arrivals {
    pub(crate) fn new(listener: TcpListener, failures: Counter) -> Arrivals {
        Arrivals {
            listener,
            failures,
            told: Mutex::new(None),
        }
    }

    fn tell(&self, error: &io::Error) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.is_some_and(|told| told.elapsed() < AGAIN) {
            return;
        }
        *told = Some(Instant::now());
        match is_out_of_files(error) {
            true => warn!(
                %error,
                "no file descriptors are left: whoever comes waits; raise the limit of the process, or lower --connections"
            ),
            false => warn!(%error, "a connection could not be taken in"),
        }
    }
}

/// Too many files are open, in the process or in the whole system.
#[cfg(unix)]
fn is_out_of_files(error: &io::Error) -> bool {
    use rustix::io::Errno;
    let code = error.raw_os_error();
    [Errno::MFILE, Errno::NFILE]
        .iter()
        .any(|errno| Some(errno.raw_os_error()) == code)
}

#[cfg(not(unix))]
fn is_out_of_files(_: &io::Error) -> bool {
    false
}

impl AddrListener<TcpStream, Origin> for Arrivals {
    async fn bind_to(Origin(address): Origin) -> io::Result<Arrivals> {
        let listener = TcpListener::bind(address).await?;
        Ok(Arrivals::new(listener, Counter::default()))
    }

    /// Whoever calls this waits a moment after an error, so that it is not called all the time.
    async fn accept_stream(&self) -> io::Result<(TcpStream, Origin)> {
        match self.listener.accept().await {
            Ok((stream, address)) => Ok((stream, Origin(address))),
            Err(error) => {
                self.failures.inc();
                self.tell(&error);
                Err(error)
            }
        }
    }

    fn get_local_addr(&self) -> io::Result<Origin> {
        self.listener.local_addr().map(Origin)
    }
}
