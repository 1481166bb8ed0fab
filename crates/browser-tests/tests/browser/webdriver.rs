//! Browsers other than Chromium, driven by the WebDriver protocol: as much of it as a smoke game needs.

use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::driver::PATIENCE;
use crate::driver::connection::Connection;

/// Keeps what the page throws and complains about, from the first script on that is run in a document.
const KEEP: &str = "if(!window.kept){const kept=window.kept=[];const error=console.error;\
    console.error=(...said)=>{kept.push(said.join(' '));error(...said)};\
    addEventListener('error',e=>kept.push(String(e.message||e.target?.src||e.target?.href)),true);\
    addEventListener('unhandledrejection',e=>kept.push(String(e.reason)));\
    addEventListener('securitypolicyviolation',e=>kept.push(e.violatedDirective+' '+e.blockedURI))}";

/// A browser that has a driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Brand {
    Webkit,
    Firefox,
}

impl Brand {
    /// The browser that `KLAXON_SMOKE` names.
    pub(crate) fn named() -> Brand {
        match std::env::var("KLAXON_SMOKE").as_deref() {
            Ok("webkit") => Brand::Webkit,
            Ok("firefox") => Brand::Firefox,
            other => panic!("KLAXON_SMOKE names no browser: {other:?}"),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Brand::Webkit => "webkit",
            Brand::Firefox => "firefox",
        }
    }

    fn driver(self, port: u16) -> Command {
        let (program, arguments) = match self {
            Brand::Webkit => ("WebKitWebDriver", vec![format!("--port={port}")]),
            Brand::Firefox => {
                let ports = [format!("--port={port}"), "--websocket-port=0".to_owned()];
                ("geckodriver", ports.to_vec())
            }
        };
        let mut driver = Command::new(program);
        driver.args(arguments);
        driver
    }

    fn capabilities(self) -> Value {
        let own = match self {
            // Its driver knows where its browser is.
            Brand::Webkit => json!({}),
            Brand::Firefox => json!({
                "webSocketUrl": true,
                "moz:firefoxOptions": {"args": ["-headless"]},
            }),
        };
        json!({"capabilities": {"alwaysMatch": own}})
    }
}

/// A screen that nobody looks at, for a browser that can't do without one.
struct Display {
    _server: Child,
    name: String,
}

impl Display {
    async fn start() -> Display {
        let mut server = Command::new("Xvfb")
            .args("-displayfd 1 -screen 0 2000x1400x24 -nolisten tcp".split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("Xvfb starts");
        let output = server.stdout.take().expect("its output");
        let mut lines = BufReader::new(output).lines();
        let line = tokio::time::timeout(PATIENCE, lines.next_line()).await;
        let number = line.expect("in time").expect("a line").expect("a line");
        Display {
            _server: server,
            name: format!(":{}", number.trim()),
        }
    }
}

/// A browser of its own for somebody; it ends when this is dropped.
pub(crate) struct Session {
    pub(crate) brand: Brand,
    /// What it calls itself, and its version.
    pub(crate) version: String,
    address: String,
    path: String,
    /// What the browser tells by itself, if it does.
    events: Option<Connection>,
    complaints: Arc<Mutex<Vec<String>>>,
    driver: Child,
    _display: Option<Display>,
    _profile: tempfile::TempDir,
}

impl Drop for Session {
    /// The driver and its browser: a driver that is killed would leave the browser alone.
    fn drop(&mut self) {
        if let Some(id) = self.driver.id() {
            let group = format!("-{id}");
            let mut kill = std::process::Command::new("kill");
            kill.args(["-KILL", "--", &group]).status().ok();
        }
    }
}

impl Session {
    pub(crate) async fn start(brand: Brand) -> Session {
        let profile = tempfile::tempdir().expect("a folder");
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("a port").port();
        drop(free);
        let mut driver = brand.driver(port);
        let display = match brand {
            Brand::Webkit => Some(Display::start().await),
            Brand::Firefox => None,
        };
        if let Some(display) = &display {
            driver.env("DISPLAY", &display.name);
        }
        let driver = driver
            .env("TMPDIR", profile.path())
            .env("HOME", profile.path())
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .expect("the driver starts");
        let mut session = Session {
            brand,
            version: String::new(),
            address: format!("127.0.0.1:{port}"),
            path: String::new(),
            events: None,
            complaints: Arc::default(),
            driver,
            _display: display,
            _profile: profile,
        };
        session.open().await;
        session
    }

    async fn open(&mut self) {
        let began = Instant::now();
        while self.command("GET", "/status", Value::Null).await.is_err() {
            assert!(began.elapsed() < PATIENCE, "the driver never answered");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let capabilities = self.brand.capabilities();
        let opened = self.command("POST", "/session", capabilities).await;
        let opened = opened.expect("the browser starts");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        self.path = format!("/session/{}", text(&opened["sessionId"]));
        let its = &opened["capabilities"];
        self.version = format!(
            "{} {}",
            text(&its["browserName"]),
            text(&its["browserVersion"])
        );
        if let Some(address) = its["webSocketUrl"].as_str() {
            let events = Connection::open(address).await.expect("a connection");
            let kept = Arc::clone(&self.complaints);
            let keep = move |event: &Value| {
                if event["level"] == "error" {
                    kept.lock().expect("a list").push(event.to_string());
                }
            };
            events.on("", "log.entryAdded", Box::new(keep));
            let wanted = json!({"events": ["log.entryAdded"]});
            let subscribed = events.execute(None, "session.subscribe", wanted).await;
            subscribed.expect("it tells what the console says");
            self.events = Some(events);
        }
    }

    /// A command and its value, or the driver's reason why there is none.
    async fn command(&self, method: &str, path: &str, body: Value) -> Result<Value, String> {
        let path = format!("{}{path}", self.path);
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let asked = klaxon_client::http::request(&self.address, method, &path, &body);
        let answer = tokio::time::timeout(2 * PATIENCE, asked)
            .await
            .map_err(|_| format!("{path}: no answer"))?
            .map_err(|error| format!("{path}: {error}"))?;
        let mut value = serde_json::from_str::<Value>(&answer.body)
            .map_err(|error| format!("{path}: {error}: {}", answer.body))?;
        match answer.status {
            200 => Ok(value["value"].take()),
            _ => Err(format!("{path}: {}", value["value"])),
        }
    }

    async fn does(&self, path: &str, body: Value) -> Value {
        let done = self.command("POST", path, body).await;
        done.expect("the browser does it")
    }

    /// Gives the page a size, as nearly as the browser has windows of it.
    pub(crate) async fn resizes(&self, (width, height): (u32, u32)) {
        if let Some(events) = &self.events {
            let handle = self.command("GET", "/window", Value::Null).await;
            let size = json!({"width": width, "height": height});
            let size = json!({"context": handle.expect("a window"), "viewport": size});
            let resized = events.execute(None, "browsingContext.setViewport", size);
            resized.await.expect("it has another size");
            return;
        }
        let size = json!({"width": width, "height": height});
        self.does("/window/rect", size).await;
        // What the window has around the page.
        let frame = format!("return Math.max(0,{height}-innerHeight)");
        let script = json!({"script": frame, "args": []});
        let frame = self.does("/execute/sync", script).await;
        let height = u64::from(height) + frame.as_u64().expect("a number");
        let size = json!({"width": width, "height": height});
        self.does("/window/rect", size).await;
    }

    pub(crate) async fn go_to(&self, address: &str) {
        self.does("/url", json!({"url": address})).await;
    }

    pub(crate) async fn reload(&self) {
        self.does("/refresh", json!({})).await;
    }

    /// What a script says.
    pub(crate) async fn evaluate(&self, script: &str) -> Result<Value, String> {
        let keep = if self.events.is_none() { KEEP } else { "" };
        let script = json!({"script": format!("{keep};return {script}"), "args": []});
        self.command("POST", "/execute/sync", script).await
    }

    /// Touches a place of the page: by finger if the browser can do it, else by mouse.
    pub(crate) async fn touches(&self, (x, y): (f64, f64), finger: bool) -> Result<(), String> {
        let by = if finger { "touch" } else { "mouse" };
        #[expect(clippy::cast_possible_truncation, reason = "a place on a screen")]
        let (x, y) = (x as i64, y as i64);
        let acts = json!([
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]);
        let parameters = json!({"pointerType": by});
        let pointer =
            json!({"type": "pointer", "id": by, "parameters": parameters, "actions": acts});
        let actions = json!({"actions": [pointer]});
        self.command("POST", "/actions", actions).await.map(drop)
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        let field = json!({"using": "css selector", "value": selector});
        let field = self.does("/element", field).await;
        let field = field.as_object().and_then(|field| field.values().next());
        let field = field.and_then(Value::as_str).expect("a field");
        let path = format!("/element/{field}/value");
        self.does(&path, json!({"text": text})).await;
    }

    pub(crate) async fn screenshot(&self, file: &Path) {
        let picture = self.command("GET", "/screenshot", Value::Null).await;
        let picture = picture.expect("a picture");
        let picture = picture.as_str().expect("a picture").as_bytes();
        let picture = data_encoding::BASE64.decode(picture).expect("base64");
        std::fs::write(file, picture).expect("written");
    }

    /// What the console complained about so far, as far as the browser tells.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        if self.events.is_none() {
            let kept = self.evaluate("window.kept").await.expect("a list");
            let kept: Vec<String> = serde_json::from_value(kept).expect("a list");
            return kept;
        }
        self.complaints.lock().expect("a list").clone()
    }
}
