//! A real server, a real browser, and people who touch what they see.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::driver::{Browser, Context, PATIENCE, Page};

/// The binary with the page in it; none if the tests run without one.
pub(crate) fn binary() -> Option<PathBuf> {
    let binary = std::env::var_os("KLAXON_BINARY").map(PathBuf::from);
    if binary.is_none() {
        println!(
            "skipped: KLAXON_BINARY names no release build with a page; cargo xtask test makes one"
        );
    }
    binary
}

/// A server with its own data.
pub(crate) struct Server {
    _child: Child,
    _data: tempfile::TempDir,
    pub(crate) address: String,
}

impl Server {
    pub(crate) async fn start(binary: PathBuf) -> Server {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(binary)
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
}

/// A browser.
pub(crate) struct Chromium {
    browser: Browser,
}

/// What somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Phone,
    Desktop,
    Television,
}

impl Chromium {
    pub(crate) async fn start() -> Chromium {
        let browser = Browser::start().await.expect("chromium starts");
        Chromium { browser }
    }

    /// Somebody with a device of their own.
    pub(crate) async fn person(&self, screen: Screen) -> Person {
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
        let (width, height, mobile) = match screen {
            Screen::Phone => (390, 760, true),
            Screen::Desktop => (1280, 860, false),
            Screen::Television => (1920, 1080, false),
        };
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile});
        person
            .does("Emulation.setDeviceMetricsOverride", size)
            .await;
        let touch = json!({"enabled": mobile});
        person
            .does("Emulation.setTouchEmulationEnabled", touch)
            .await;
        person.keeps_complaints().await;
        person.keeps_requests().await;
        person
    }
}

/// Somebody who looks at a page and touches it.
pub(crate) struct Person {
    pub(crate) page: Page,
    context: Context,
    screen: Screen,
    complaints: Arc<Mutex<Vec<String>>>,
    requests: Arc<Mutex<Vec<String>>>,
    loaded: Arc<Mutex<f64>>,
}

impl Person {
    /// Has the browser do something to the page.
    pub(crate) async fn does(&self, command: &str, parameters: Value) {
        let done = self.page.execute(command, parameters).await;
        done.expect("the browser does it");
    }

    /// Keeps what the console complains about.
    async fn keeps_complaints(&self) {
        let kept = Arc::clone(&self.complaints);
        let keep = move |complaint: String| kept.lock().expect("a list").push(complaint);
        let exception = keep.clone();
        self.page.on("Runtime.exceptionThrown", move |event| {
            exception(event["exceptionDetails"].to_string());
        });
        let call = keep.clone();
        self.page.on("Runtime.consoleAPICalled", move |event| {
            if event["type"] == "error" {
                call(event["args"].to_string());
            }
        });
        // What the browser itself complains about: a policy that was broken, a file that is not there.
        self.page.on("Log.entryAdded", move |event| {
            let text = event["entry"]["text"].as_str().expect("a text");
            // A network that is gone and a page that sleeps are what some tests are about.
            let expected = ["ERR_INTERNET_DISCONNECTED", "Back-Forward Cache"];
            let expected = expected.iter().any(|part| text.contains(part));
            if event["entry"]["level"] == "error" && !expected {
                keep(text.to_owned());
            }
        });
        self.does("Runtime.enable", json!({})).await;
        self.does("Log.enable", json!({})).await;
    }

    /// Keeps the addresses of everything that the page asks for, and how many bytes came over the network.
    async fn keeps_requests(&self) {
        let kept = Arc::clone(&self.requests);
        self.page.on("Network.requestWillBeSent", move |event| {
            let address = event["request"]["url"].as_str().expect("an address");
            kept.lock().expect("a list").push(address.to_owned());
        });
        let sum = Arc::clone(&self.loaded);
        self.page.on("Network.loadingFinished", move |event| {
            let bytes = event["encodedDataLength"].as_f64().expect("a number");
            *sum.lock().expect("a sum") += bytes;
        });
        self.does("Network.enable", json!({})).await;
    }

    pub(crate) async fn go_to(&self, address: &str) {
        self.looks().await;
        self.page.go_to(address).await.expect("the page loads");
    }

    /// Opens a room for so many from the start page and comes in; the address of the room.
    pub(crate) async fn opens_a_room(&self, server: &Server, players: &str, name: &str) -> String {
        self.go_to(&server.address).await;
        self.touch("#new-room").await;
        self.comes_in(name).await;
        self.chooses("#choose-players", players).await;
        let code = self.text("#code").await;
        format!("{}/{}", server.address, code.trim())
    }

    /// Gives a name and has a seat.
    pub(crate) async fn comes_in(&self, name: &str) {
        self.types("input[name=name]", name).await;
        self.touch("#join").await;
        self.sees(".seats li.mine").await;
    }

    /// Looks at this tab again.
    pub(crate) async fn looks(&self) {
        self.does("Page.bringToFront", json!({})).await;
    }

    /// What a script says.
    pub(crate) async fn ask<T: serde::de::DeserializeOwned>(&self, script: &str) -> T {
        let began = Instant::now();
        loop {
            // While a page gives way to another nobody answers.
            let answer = self.page.evaluate(script).await;
            let value = answer.and_then(|answer| {
                serde_json::from_value(answer).map_err(|error| error.to_string())
            });
            match value {
                Ok(value) => return value,
                Err(error) if began.elapsed() > PATIENCE => panic!("{script}: {error}"),
                Err(_) => {}
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until something is there to be seen.
    pub(crate) async fn sees(&self, selector: &str) {
        let began = Instant::now();
        while !self.has(selector).await {
            assert!(
                began.elapsed() < PATIENCE,
                "{selector} never came: {}",
                self.text("body").await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until something is gone.
    pub(crate) async fn gone(&self, selector: &str) {
        self.until(async || !self.has(selector).await).await;
    }

    /// Waits until something is so.
    pub(crate) async fn until(&self, so: impl AsyncFn() -> bool) {
        let began = Instant::now();
        while !so().await {
            assert!(
                began.elapsed() < PATIENCE,
                "it never came to that: {}",
                self.text("body").await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    pub(crate) async fn has(&self, selector: &str) -> bool {
        self.ask(&format!("!!document.querySelector({selector:?})"))
            .await
    }

    pub(crate) async fn text(&self, selector: &str) -> String {
        self.ask(&format!(
            "(document.querySelector({selector:?})||{{}}).innerText||''"
        ))
        .await
    }

    /// The middle of something, scrolled into view; none if it is gone.
    async fn place(&self, selector: &str) -> Option<(f64, f64)> {
        let scroll = format!(
            "(()=>{{const e=document.querySelector({selector:?});\
             if(e)e.scrollIntoView({{block:'center'}});return true}})()"
        );
        self.ask::<bool>(&scroll).await;
        self.middle(selector).await
    }

    /// The middle of something where it is.
    async fn middle(&self, selector: &str) -> Option<(f64, f64)> {
        let script = format!(
            "(()=>{{const e=document.querySelector({selector:?});if(!e)return [];\
             const r=e.getBoundingClientRect();return [r.x+r.width/2,r.y+r.height/2]}})()"
        );
        match self.ask::<Vec<f64>>(&script).await.as_slice() {
            &[x, y] => Some((x, y)),
            _ => None,
        }
    }

    /// Touches or clicks the middle of something, as a finger or a mouse does; false if it is gone meanwhile.
    pub(crate) async fn touch(&self, selector: &str) -> bool {
        let Some((x, y)) = self.place(selector).await else {
            return false;
        };
        if self.screen == Screen::Phone {
            self.pointer("down", (x, y)).await;
            self.pointer("up", (x, y)).await;
        } else {
            self.clicks((x, y)).await;
        }
        true
    }

    /// Clicks by mouse.
    async fn clicks(&self, place: (f64, f64)) {
        self.mouse("mouseMoved", false, place).await;
        self.mouse("mousePressed", true, place).await;
        self.mouse("mouseReleased", false, place).await;
    }

    /// Drags something somewhere, by finger or by mouse.
    pub(crate) async fn drags(&self, what: &str, onto: &str) {
        let to = self.place(onto).await.expect("a place to drag to");
        let from = self.middle(what).await.expect("something to drag");
        let way = |part: f64| {
            let x = from.0 + (to.0 - from.0) * part;
            (x, from.1 + (to.1 - from.1) * part)
        };
        let steps = [0.0, 0.3, 0.6, 0.9, 1.0].map(way);
        self.pointer("down", steps[0]).await;
        for step in steps {
            self.pointer("move", step).await;
        }
        self.pointer("up", steps[4]).await;
    }

    /// A finger or a mouse, as the screen has it, goes down, moves or goes up.
    async fn pointer(&self, what: &str, (x, y): (f64, f64)) {
        if self.screen == Screen::Phone {
            let (kind, points) = match what {
                "down" => ("touchStart", json!([{"x": x, "y": y}])),
                "move" => ("touchMove", json!([{"x": x, "y": y}])),
                _ => ("touchEnd", json!([])),
            };
            let touch = json!({"type": kind, "touchPoints": points});
            self.does("Input.dispatchTouchEvent", touch).await;
            return;
        }
        let (kind, held) = match what {
            "down" => ("mousePressed", true),
            "move" => ("mouseMoved", true),
            _ => ("mouseReleased", false),
        };
        self.mouse(kind, held, (x, y)).await;
    }

    /// A mouse does something, after which its button is held or not.
    async fn mouse(&self, kind: &str, held: bool, (x, y): (f64, f64)) {
        let changed = held || kind == "mouseReleased";
        let mouse = json!({
            "type": kind,
            "x": x,
            "y": y,
            "button": if changed { "left" } else { "none" },
            "buttons": u8::from(held),
            "clickCount": u8::from(changed),
        });
        self.does("Input.dispatchMouseEvent", mouse).await;
    }

    /// Presses a key.
    pub(crate) async fn presses(&self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            let mut press = json!({"type": kind, "key": key});
            if key.chars().count() == 1 {
                press["text"] = key.into();
            }
            if key == "Enter" {
                press["text"] = "\r".into();
                press["windowsVirtualKeyCode"] = 13.into();
            }
            self.does("Input.dispatchKeyEvent", press).await;
        }
    }

    /// Chooses from a list, by typing what the entry is called.
    pub(crate) async fn chooses(&self, selector: &str, entry: &str) {
        self.sees(selector).await;
        let focus = format!("(()=>{{document.querySelector({selector:?}).focus();return true}})()");
        self.ask::<bool>(&focus).await;
        for key in entry.chars() {
            self.presses(&key.to_string()).await;
        }
        let chosen = format!(
            "(()=>{{const e=document.querySelector({selector:?});\
             return e?e.selectedOptions[0].innerText:''}})()"
        );
        let began = Instant::now();
        while !self.ask::<String>(&chosen).await.starts_with(entry) {
            assert!(began.elapsed() < PATIENCE, "{entry} was not chosen");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// How many bytes came over the network so far, headers and all.
    pub(crate) fn loaded(&self) -> f64 {
        *self.loaded.lock().expect("a sum")
    }

    /// Every request went to the server alone.
    pub(crate) fn asked_only(&self, server: &str) {
        let requests = self.requests.lock().expect("a list");
        let own = |address: &str| address.starts_with(server) || address.starts_with("about:");
        let others: Vec<_> = requests.iter().filter(|address| !own(address)).collect();
        assert!(!requests.is_empty() && others.is_empty(), "{others:?}");
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        self.sees(selector).await;
        let field = self.place(selector).await.expect("a field");
        self.clicks(field).await;
        self.does("Input.insertText", json!({"text": text})).await;
    }

    /// The network of this device is gone, or back.
    pub(crate) async fn offline(&self, offline: bool) {
        self.network(offline, 0.0, -1.0, -1.0).await;
    }

    /// The network of this device: whether it is gone, its latency in milliseconds, and bytes in a second down and up,
    /// -1 without a limit.
    pub(crate) async fn network(&self, offline: bool, latency: f64, down: f64, up: f64) {
        let conditions = json!({
            "offline": offline,
            "latency": latency,
            "downloadThroughput": down,
            "uploadThroughput": up,
        });
        // The newer command, emulateNetworkConditionsByRule, does not tell the page that it is offline.
        self.does("Network.emulateNetworkConditions", conditions)
            .await;
    }

    pub(crate) async fn screenshot(&self, name: &str) {
        let Some(folder) = std::env::var_os("KLAXON_SCREENSHOTS") else {
            return;
        };
        self.looks().await;
        let picture = self
            .page
            .execute("Page.captureScreenshot", json!({"format": "png"}));
        let picture = picture.await.expect("a picture");
        let picture = picture["data"].as_str().expect("a picture");
        let picture = data_encoding::BASE64.decode(picture.as_bytes());
        let file = PathBuf::from(folder).join(format!("{name}.png"));
        std::fs::write(file, picture.expect("base64")).expect("written");
    }

    /// Nothing in the console, so far.
    pub(crate) fn is_content(&self) {
        let complaints = self.complaints.lock().expect("a list");
        assert!(complaints.is_empty(), "{complaints:?}");
    }

    /// Plays on: does the next thing that a person would do in this seat, or with several seats on this device in the
    /// one that is shown; true when the game is over.
    pub(crate) async fn plays(&self, seat: u8) -> bool {
        let script = format!(
            "(()=>{{const q=s=>document.querySelector(s);\
             if(q('.end'))return ['end',''];\
             const tab=q('.tabs [aria-selected=true]');const seat=tab?tab.dataset.seat:'{seat}';\
             if(q('#compose'))return ['touch','#compose'];\
             if(q('#steady'))return ['touch','#steady'];\
             if(q('.choosable'))return ['touch','.choosable'];\
             const lit=q('.own [data-lit]:not([data-lit=\"\"])');\
             if(lit){{const c=lit.getAttribute('data-card'),s=lit.getAttribute('data-lit').split(' ')[0];\
             return ['touch',`.own [data-card=\"${{c}}\"] [data-space=\"${{s}}\"]`]}}\
             if(q('#roll'))return ['touch','#roll'];\
             const dice=[...document.querySelectorAll('.tray .die')];\
             const unused=q('#awaited')&&/^▸? ?Left over/.test(q('#awaited').innerText);\
             if(unused&&dice.length)return ['touch','.tray .die'];\
             const mine=dice.findIndex(d=>d.querySelector('.mark.seat'+seat));\
             if(mine>=0)return ['touch',`.tray .die:nth-child(${{mine+1}})`];\
             const next=dice.findIndex(d=>d.classList.contains('held'))+2;\
             if(!q('.tray .mark')&&q('#pass')&&next<=dice.length)return ['touch',`.tray .die:nth-child(${{next}})`];\
             if(q('#pass'))return ['touch','#pass'];\
             return ['wait','']}})()"
        );
        let (what, selector): (String, String) = self.ask(&script).await;
        match what.as_str() {
            "end" => return true,
            "touch" => {
                self.touch(&selector).await;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            _ => tokio::time::sleep(Duration::from_millis(60)).await,
        }
        false
    }
}

/// How many games the browser has in its log.
pub(crate) async fn logged(person: &Person) -> usize {
    let script = "JSON.parse(localStorage.getItem('klaxon-games')||'[]').length";
    person.ask(script).await
}
