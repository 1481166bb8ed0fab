//! A server that runs in this process, on threads of its own: when it stops, they end with it, as a process would.

use std::path::Path;
use std::sync::{Arc, Mutex, Once};
use std::thread::JoinHandle;
use std::time::Duration;

use klaxon_bots::registry::Games;
use klaxon_client::http::{self, Response};
use klaxon_client::{Client, Fold, Ticket, Trouble, knows_nothing};
use klaxon_core::Shelf;
use klaxon_proto::Form;
use klaxon_server::{Limits, Listener, PageFile, Server, Trust};
use tempfile::TempDir;
use tokio::sync::oneshot;

use super::brittle::SMASHED;

/// What its threads are called.
const THREADS: &str = "klaxon-server";

/// Panics of any server in this process.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn note_panics() {
    static NOTED: Once = Once::new();
    NOTED.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let smashed = panic.to_string().contains(SMASHED);
            if std::thread::current().name() == Some(THREADS) && !smashed {
                let mut panics = PANICS.lock().expect("a list of panics");
                panics.push(panic.to_string());
            }
            before(panic);
        }));
    });
}

/// A server that runs.
pub(crate) struct Running {
    pub(crate) address: String,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Running {
    /// A new server with a new folder.
    pub(crate) async fn start() -> Running {
        Running::start_with(Limits::default()).await
    }

    pub(crate) async fn start_with(limits: Limits) -> Running {
        let folder = tempfile::tempdir().expect("a folder");
        Running::start_in(folder, limits, Vec::new(), Arc::new(Games)).await
    }

    /// A new server with other games than the usual ones.
    pub(crate) async fn start_with_shelf(shelf: Arc<dyn Shelf>) -> Running {
        let folder = tempfile::tempdir().expect("a folder");
        Running::start_in(folder, Limits::default(), Vec::new(), shelf).await
    }

    /// A new server with a page for browsers.
    pub(crate) async fn start_with_page(page: Vec<PageFile>) -> Running {
        let folder = tempfile::tempdir().expect("a folder");
        Running::start_in(folder, Limits::default(), page, Arc::new(Games)).await
    }

    /// A server with the data of one that stopped.
    pub(crate) async fn start_again(folder: TempDir) -> Running {
        Running::start_again_with(folder, Limits::default()).await
    }

    pub(crate) async fn start_again_with(folder: TempDir, limits: Limits) -> Running {
        Running::start_in(folder, limits, Vec::new(), Arc::new(Games)).await
    }

    async fn start_in(
        folder: TempDir,
        limits: Limits,
        page: Vec<PageFile>,
        shelf: Arc<dyn Shelf>,
    ) -> Running {
        note_panics();
        let (stop, stopped) = oneshot::channel();
        let (tell, address) = oneshot::channel();
        let data = folder.path().to_owned();
        let thread = std::thread::Builder::new().name(THREADS.to_owned());
        let thread = thread.spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).thread_name(THREADS).enable_all();
            let runtime = runtime.build().expect("a runtime");
            runtime.block_on(serve(&data, limits, page, shelf, tell, stopped));
            // Whoever still waits for something waits in vain, as when a process ends.
            runtime.shutdown_timeout(Duration::from_secs(10));
        });
        Running {
            address: address.await.expect("an address"),
            folder,
            stop,
            thread: thread.expect("a thread"),
        }
    }

    /// Stops it and waits for its end. Nothing of it may have panicked.
    pub(crate) async fn stop(self) -> TempDir {
        // It listens until it stops, so somebody hears this.
        self.stop.send(()).expect("the server runs");
        let thread = self.thread;
        let ended = tokio::task::spawn_blocking(move || thread.join()).await;
        ended.expect("waited").expect("the server ended well");
        let panics = PANICS.lock().expect("a list of panics");
        assert!(panics.is_empty(), "{panics:?}");
        self.folder
    }

    /// Where its data is.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Opens a room; its code.
    pub(crate) async fn open(&self, game: &str, options: &[&str]) -> String {
        let code = http::open_room(&self.address, game, options).await;
        code.expect("a room")
    }

    pub(crate) async fn join(&self, form: Form, room: &str, name: &str) -> Client {
        let client = Client::join(&self.address, form, room, name).await;
        client.unwrap_or_else(|trouble| panic!("{name} can't join: {trouble:?}"))
    }

    /// Comes back with what it knew.
    pub(crate) async fn come_back(&self, form: Form, ticket: &Ticket, fold: Fold) -> Client {
        let client = self.try_to_come_back(form, ticket, fold).await;
        client.unwrap_or_else(|trouble| panic!("can't come back: {trouble:?}"))
    }

    pub(crate) async fn try_to_come_back(
        &self,
        form: Form,
        ticket: &Ticket,
        fold: Fold,
    ) -> Result<Client, Trouble> {
        Client::come_back(&self.address, form, ticket, fold).await
    }

    /// Comes back as if it had forgotten everything but its secret, and so is told everything.
    pub(crate) async fn come_back_afresh(&self, form: Form, ticket: &Ticket) -> Client {
        let ticket = Ticket {
            have: None,
            ..ticket.clone()
        };
        self.come_back(form, &ticket, knows_nothing()).await
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        let response = http::request(&self.address, "GET", path, "").await;
        response.expect("an answer")
    }
}

async fn serve(
    data: &Path,
    limits: Limits,
    page: Vec<PageFile>,
    shelf: Arc<dyn Shelf>,
    tell: oneshot::Sender<String>,
    stopped: oneshot::Receiver<()>,
) {
    let server = Server::open_with(data, limits, Trust::default(), shelf).await;
    let server = server.expect("a server");
    let server = server.with_page(page);
    let any_port = "127.0.0.1:0".parse().expect("an address");
    let listener = Listener::bind(any_port, None).await.expect("a port");
    let address = listener.address().expect("an address").to_string();
    tell.send(address).expect("somebody waits");
    let stopped = async move {
        // A test that failed drops its end; that is a reason to stop, too.
        let _ = stopped.await;
    };
    server.run(listener, stopped).await.expect("it ran");
}

/// One of the figures of a server.
pub(crate) async fn figure(server: &Running, name: &str) -> u64 {
    let metrics = server.get("/metrics").await;
    let mut lines = metrics.body.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.expect("such a figure").parse().expect("a number")
}
