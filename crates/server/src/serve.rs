//! The server as a whole: from its data folder to its address, and to its end.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use hyper_util::rt::TokioTimer;
use klaxon_bots::registry::Games;
use klaxon_core::{SharedShelf, Shelf};
use tokio::task::JoinHandle;
use tracing::{info, warn};

use crate::app::{App, Limits};
use crate::arrivals::{Arrivals, Origin};
use crate::cluster::{Cluster, WireError};
#[cfg(unix)]
use crate::control::Control;
use crate::filing::{self, Tray};
use crate::journal::{Journal, JournalError, PostgresJournal, SqliteJournal};
use crate::metrics::Build;
use crate::page::{Page, PageFile};
use crate::prompt::PromptAcceptor;
use crate::trust::Trust;
use crate::wall_clock::WallClock;
use crate::{clock_socket, connection, page, past_games, records, rest, retention, waking};

/// How long connections have to end when the server stops.
const GOODBYE: Duration = Duration::from_secs(3);
/// How often the server puts on record that it runs.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// A connection that does not say what it wants within this time is closed.
const HEADERS: Duration = Duration::from_secs(10);
/// A request that is not answered within this time never will be: most likely not all of it has come.
const REQUEST: Duration = Duration::from_secs(30);

/// Why a server can't run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address can't be had.
    #[error("{0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Certificate or key can't be read.
    #[error("{0} and {1}: {2}")]
    Tls(PathBuf, PathBuf, std::io::Error),
    /// The data can't be opened.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The other nodes can't be reached.
    #[error(transparent)]
    Wire(#[from] WireError),
    /// Serving failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Where a server listens.
pub struct Listener {
    socket: TcpListener,
    tls: Option<RustlsConfig>,
}

impl Listener {
    /// Takes an address; with certificate and key it speaks TLS.
    pub async fn bind(
        address: SocketAddr,
        tls: Option<(PathBuf, PathBuf)>,
    ) -> Result<Listener, ServeError> {
        let listen = |error| ServeError::Listen(address, error);
        let socket = TcpListener::bind(address).map_err(listen)?;
        socket.set_nonblocking(true).map_err(listen)?;
        let tls = match tls {
            None => None,
            Some((certificate, key)) => {
                // Another part of the program may have chosen already; then that one is used.
                let _ = rustls::crypto::ring::default_provider().install_default();
                let config = RustlsConfig::from_pem_file(&certificate, &key).await;
                Some(config.map_err(|error| ServeError::Tls(certificate, key, error))?)
            }
        };
        Ok(Listener { socket, tls })
    }

    /// The address, with the port that the system chose if none was asked for.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.socket.local_addr()?)
    }
}

/// What several nodes share.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The URL of the PostgreSQL database with journal and leases.
    pub postgres: String,
    /// The URL of NATS, which carries what is said between nodes.
    pub nats: String,
    /// The name of this node, which no other has.
    pub node: String,
}

/// A server with its data.
pub struct Server {
    app: Arc<App>,
    tray: Tray,
    data: PathBuf,
    page: Arc<[PageFile]>,
}

impl Server {
    /// Opens the data in a folder. Rooms that were open are brought back when somebody comes.
    pub async fn open(data: &Path, limits: Limits) -> Result<Server, ServeError> {
        let shelf = Arc::new(Games);
        Server::open_with(data, limits, Trust::default(), shelf).await
    }

    /// The same, for a server that believes some others, and whose rooms choose from these games.
    pub async fn open_with(
        data: &Path,
        limits: Limits,
        trust: Trust,
        shelf: Arc<dyn Shelf>,
    ) -> Result<Server, ServeError> {
        let journal = SqliteJournal::open(data).await?;
        let open_rooms = journal.open_rooms().await?;
        info!(open_rooms, "rooms wait for somebody to come");
        let shelf = Arc::new(SharedShelf::new(shelf));
        let clock = WallClock::new();
        let (app, tray) = App::new(Arc::new(journal), clock, open_rooms, limits, trust, shelf);
        Ok(Server {
            app,
            tray,
            data: data.to_owned(),
            page: Arc::new([]),
        })
    }

    /// Opens data that several nodes share, as one of them.
    pub async fn join(
        shared: &Shared,
        data: &Path,
        limits: Limits,
        trust: Trust,
        shelf: Arc<dyn Shelf>,
    ) -> Result<Server, ServeError> {
        std::fs::create_dir_all(data)?;
        let journal = PostgresJournal::open(&shared.postgres, &shared.node).await?;
        info!(node = %journal.node(), "this node joins the others");
        let shelf = Arc::new(SharedShelf::new(shelf));
        let clock = WallClock::set(journal.time().await?);
        let (app, tray) = App::new(Arc::new(journal.clone()), clock, 0, limits, trust, shelf);
        app.directory.share(journal.open_rooms().await?);
        let cluster = Cluster::join(&app, journal, &shared.nats).await?;
        app.join(cluster);
        Ok(Server {
            app,
            tray,
            data: data.to_owned(),
            page: Arc::new([]),
        })
    }

    /// With a page for browsers.
    #[must_use]
    pub fn with_page(self, files: Vec<PageFile>) -> Server {
        let page = files.into();
        Server { page, ..self }
    }

    /// With figures that tell which build this is.
    #[must_use]
    pub fn with_build(self, build: Build) -> Server {
        self.app.metrics.tell_build(build);
        self
    }

    fn routes(&self, secure: bool) -> Router {
        let files = self.page.clone();
        let page = match files.is_empty() {
            true => Router::new()
                .route("/", get(rest::start))
                .fallback(rest::not_found),
            false => page::routes(Page { files, secure }),
        };
        let record = get(records::read).delete(records::delete);
        page.route("/api/socket", any(connection::open))
            .route("/api/clocks", any(clock_socket::open))
            .route("/api/rooms", post(rest::open_room))
            .route("/api/rooms/{code}", get(rest::look_up))
            .route("/api/rooms/{code}/record", get(past_games::record))
            .route("/api/rooms/{code}/log", get(past_games::log))
            .route("/api/rooms/{code}/records", get(records::list))
            .route("/api/records/{address}", record)
            .route("/api/games", get(rest::games))
            .route("/api/openapi.json", get(rest::openapi))
            .route("/health", get(rest::health))
            .route("/ready", get(rest::ready))
            .route("/metrics", get(rest::metrics))
            .layer(middleware::from_fn(in_time))
            .with_state(self.app.clone())
    }

    /// Serves until `stop` is done; then everybody is told to come back, and everything is on record.
    pub async fn run(
        self,
        listener: Listener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let handle = Handle::new();
        let routes = self.routes(listener.tls.is_some());
        let control = listen_in(&self.data, &self.app);
        let tidying = retention::forget(self.app.clone(), self.data.clone());
        let tidying = tokio::spawn(tidying);
        let alive = tokio::spawn(signs_of_life(self.app.clone()));
        let filing = tokio::spawn(filing::run(self.app.clone(), self.tray));
        let sweeping = tokio::spawn(waking::sweep(self.app.clone()));
        let ending = tokio::spawn(end(self.app.clone(), handle.clone(), stop));
        let Listener { socket, tls } = listener;
        let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
        let socket = tokio::net::TcpListener::from_std(socket)?;
        let arrivals = Arrivals::new(socket, self.app.metrics.unaccepted.clone());
        let mut server = axum_server::Server::<Origin>::from_listener(arrivals).handle(handle);
        let http = server.http_builder();
        http.http1()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADERS);
        http.http2()
            .timer(TokioTimer::new())
            .keep_alive_interval(Some(HEADERS))
            .keep_alive_timeout(HEADERS);
        // Small messages go out at once, instead of waiting for an answer to the one before.
        let at_once = NoDelayAcceptor::new();
        let within = HEADERS;
        match tls {
            Some(tls) => {
                let inner = RustlsAcceptor::new(tls).acceptor(at_once);
                let prompt = PromptAcceptor { inner, within };
                server.acceptor(prompt).serve(routes).await?;
            }
            None => {
                let inner = at_once;
                let prompt = PromptAcceptor { inner, within };
                server.acceptor(prompt).serve(routes).await?;
            }
        }
        let _ = ending.await;
        sockets_closed(&self.app).await;
        if let Some(cluster) = self.app.cluster() {
            cluster.say_goodbye().await;
        }
        alive.abort();
        for task in [Some(tidying), control].into_iter().flatten() {
            task.abort();
            let _ = task.await;
        }
        sweeping.abort();
        // What can't be filed now is filed when its room is woken.
        let _ = tokio::time::timeout(GOODBYE, self.app.filing.finish()).await;
        filing.abort();
        let now = self.app.clock.now();
        // If the journal fails here, it still has to be finished.
        let alive = self.app.journal.sign_of_life(now.0).await;
        self.app.journal.finish().await?;
        alive?;
        info!("everything is on record");
        Ok(())
    }
}

/// Lets whoever runs the server speak with it through its folder. Where that does not work it runs all the same.
#[cfg(unix)]
fn listen_in(data: &Path, app: &Arc<App>) -> Option<JoinHandle<()>> {
    match Control::listen(data) {
        Ok(control) => Some(tokio::spawn(control.serve(app.clone()))),
        Err(error) => {
            warn!(%error, "no socket in the data folder: klaxon rooms can't speak with this server");
            None
        }
    }
}

#[cfg(not(unix))]
fn listen_in(_: &Path, _: &Arc<App>) -> Option<JoinHandle<()>> {
    None
}

/// Whoever does not say all that they want in time gets no answer to it.
async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Puts on record, each second in which somebody plays, that the server runs: after a crash the time since then is
/// paused time.
async fn signs_of_life(app: Arc<App>) {
    let mut seconds = tokio::time::interval(SIGN_OF_LIFE);
    seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        seconds.tick().await;
        if !app.anybody_plays() {
            continue;
        }
        if let Err(failure) = app.journal.sign_of_life(app.clock.now().0).await {
            warn!(%failure, "no sign of life on record");
        }
    }
}

async fn end(app: Arc<App>, handle: Handle<Origin>, stop: impl Future<Output = ()>) {
    stop.await;
    info!("stopping: everybody is told to come back");
    // Who comes now finds nobody who would answer, and tries again.
    handle.graceful_shutdown(Some(GOODBYE));
    app.clocks.stop();
    app.directory.stop().await;
    if let Some(cluster) = app.cluster() {
        cluster.stop();
    }
}

/// Sockets are not among the connections that a graceful shutdown waits for: they have to hear their goodbye first.
async fn sockets_closed(app: &App) {
    let closed = async {
        while app.metrics.connections.get() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let _ = tokio::time::timeout(GOODBYE, closed).await;
}
