//! A real server, a real browser, and people who touch what they see.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;

use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::driver::{Browser, Context, PATIENCE};
use crate::person::Person;

/// The binary with the page in it. Without one there is nothing to test.
pub(crate) fn binary() -> PathBuf {
    let binary = std::env::var_os("KLAXON_BINARY").map(PathBuf::from);
    binary.expect(
        "KLAXON_BINARY names no release build with a page: run `cargo xtask test`, which makes one",
    )
}

/// A server with its own data.
pub(crate) struct Server {
    _child: Child,
    _data: tempfile::TempDir,
    pub(crate) address: String,
}

impl Server {
    pub(crate) async fn start() -> Server {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(binary())
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the server starts");
        let output = child.stdout.take().expect("its output");
        let mut lines = BufReader::new(output).lines();
        let line = tokio::time::timeout(PATIENCE, lines.next_line()).await;
        let line = line.expect("in time").expect("a line").expect("a line");
        let address = line.split("http://").nth(1).expect("an address");
        Server {
            address: format!("http://{}", address.trim_end_matches('/')),
            _child: child,
            _data: data,
        }
    }

    /// The address of a new room for a game with these options.
    pub(crate) async fn room(&self, game: &str, options: &[&str]) -> String {
        let plain = self.address.trim_start_matches("http://");
        let room = klaxon_client::http::open_room(plain, game, options).await;
        format!("{}/{}", self.address, room.expect("a room"))
    }
}

/// A browser.
pub(crate) struct Chromium {
    browser: Browser,
}

/// What somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Phone,
    /// The smallest that everything has to fit on.
    SmallPhone,
    Desktop,
    Television,
}

impl Screen {
    pub(crate) fn is_phone(self) -> bool {
        matches!(self, Screen::Phone | Screen::SmallPhone)
    }

    pub(crate) fn size(self) -> (u32, u32) {
        match self {
            Screen::Phone => (390, 844),
            Screen::SmallPhone => (360, 640),
            Screen::Desktop => (1440, 900),
            Screen::Television => (1920, 1080),
        }
    }
}

/// Where there is a store, it says that every lesson was offered.
const NO_NEWCOMER: &str =
    "try{localStorage.setItem('klaxon-newcomer','fuse countdown flatline planter')}catch{}";

impl Chromium {
    pub(crate) async fn start() -> Chromium {
        let browser = Browser::start().await.expect("chromium starts");
        Chromium { browser }
    }

    /// Somebody with a device of their own, who was offered every lesson before.
    pub(crate) async fn person(&self, screen: Screen) -> Person {
        let person = self.newcomer(screen).await;
        let source = json!({"source": NO_NEWCOMER});
        person
            .does("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
        person
    }

    /// Somebody with a device of their own, on which nothing was ever played.
    pub(crate) async fn newcomer(&self, screen: Screen) -> Person {
        let context = self.browser.new_context().await.expect("a context");
        self.tab(screen, context).await
    }

    /// Another tab of somebody's browser, for another screen.
    pub(crate) async fn another_tab(&self, person: &Person, screen: Screen) -> Person {
        self.tab(screen, person.context.clone()).await
    }

    async fn tab(&self, screen: Screen, context: Context) -> Person {
        let page = self.browser.new_page(&context).await.expect("a page");
        let person = Person {
            page,
            context,
            screen,
            complaints: Arc::default(),
            requests: Arc::default(),
            loaded: Arc::default(),
        };
        person.resizes(screen).await;
        let touch = json!({"enabled": screen.is_phone()});
        person
            .does("Emulation.setTouchEmulationEnabled", touch)
            .await;
        person.keeps_complaints().await;
        person.keeps_requests().await;
        person
    }
}

impl Person {
    /// The page gets the size of another screen, and stays a page for the same hands.
    pub(crate) async fn resizes(&self, screen: Screen) {
        self.resizes_finely(screen, 1).await;
    }

    /// The same, with so many points of light to a pixel, in each direction.
    pub(crate) async fn resizes_finely(&self, screen: Screen, points: u8) {
        let (width, height) = screen.size();
        let size = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": points,
            "mobile": screen.is_phone(),
        });
        self.does("Emulation.setDeviceMetricsOverride", size).await;
    }
}
