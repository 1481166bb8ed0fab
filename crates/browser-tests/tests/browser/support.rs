//! A real server, a real browser, and people who touch what they see.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventReturns, InsertTextParams, MouseButton,
};
use chromiumoxide::cdp::browser_protocol::log::EventEntryAdded;
use chromiumoxide::cdp::browser_protocol::network::{EventLoadingFinished, EventRequestWillBeSent};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::browser_protocol::target::{
    CreateBrowserContextParams, CreateTargetParams,
};
use chromiumoxide::cdp::js_protocol::runtime::{EventConsoleApiCalled, EventExceptionThrown};
use chromiumoxide::layout::Point;
use chromiumoxide::page::ScreenshotParams;
use chromiumoxide::types::{Method, MethodId};
use chromiumoxide::{Browser, BrowserConfig, Page};
use futures_util::StreamExt;
use serde::Serialize;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Nothing takes longer than this, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

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
        let line = lines.next_line().await.expect("a line").expect("a line");
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
    _profile: tempfile::TempDir,
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
        let profile = tempfile::tempdir().expect("a folder");
        let config = BrowserConfig::builder()
            .new_headless_mode()
            .no_sandbox()
            .user_data_dir(profile.path())
            .args([
                "disable-gpu",
                "disable-quic",
                "no-first-run",
                "disable-background-networking",
            ])
            .args([
                "disable-component-update",
                "disable-sync",
                "hide-scrollbars",
            ])
            .arg("autoplay-policy=no-user-gesture-required")
            .build()
            .expect("chromium is installed");
        let (browser, mut handler) = Browser::launch(config).await.expect("chromium starts");
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        Chromium {
            browser,
            _profile: profile,
        }
    }

    /// Somebody with a device of their own.
    pub(crate) async fn person(&self, screen: Screen) -> Person {
        let context = CreateBrowserContextParams::default();
        let context = self
            .browser
            .create_browser_context(context)
            .await
            .expect("a context");
        self.tab(screen, context).await
    }

    /// Another tab of somebody's browser, for another screen.
    pub(crate) async fn another_tab(&self, person: &Person, screen: Screen) -> Person {
        self.tab(screen, person.context.clone()).await
    }

    async fn tab(&self, screen: Screen, context: BrowserContextId) -> Person {
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        let page = self.browser.new_page(target).await.expect("a page");
        let (width, height, mobile) = match screen {
            Screen::Phone => (390, 760, true),
            Screen::Desktop => (1280, 860, false),
            Screen::Television => (1920, 1080, false),
        };
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, mobile);
        page.execute(metrics).await.expect("a size");
        if mobile {
            let touch = SetTouchEmulationEnabledParams::new(true);
            page.execute(touch).await.expect("a touch screen");
        }
        let complaints = Arc::new(Mutex::new(Vec::new()));
        listen(&page, &complaints).await;
        let requests = Arc::new(Mutex::new(Vec::new()));
        let loaded = Arc::new(Mutex::new(0.0));
        watch_requests(&page, &requests, &loaded).await;
        Person {
            page,
            context,
            screen,
            complaints,
            requests,
            loaded,
        }
    }
}

/// Keeps what the console complains about.
async fn listen(page: &Page, complaints: &Arc<Mutex<Vec<String>>>) {
    page.enable_runtime().await.expect("a runtime");
    let mut errors = page
        .event_listener::<EventExceptionThrown>()
        .await
        .expect("a listener");
    let kept = complaints.clone();
    tokio::spawn(async move {
        while let Some(error) = errors.next().await {
            let text = format!("{:?}", error.exception_details.text);
            kept.lock().expect("a list").push(text);
        }
    });
    // What the browser itself complains about: a policy that was broken, a file that is not there.
    page.enable_log().await.expect("a log");
    let mut entries = page
        .event_listener::<EventEntryAdded>()
        .await
        .expect("a listener");
    let kept = complaints.clone();
    tokio::spawn(async move {
        while let Some(entry) = entries.next().await {
            let (level, text) = (format!("{:?}", entry.entry.level), &entry.entry.text);
            // A network that is gone and a page that sleeps are what some tests are about.
            let expected = ["ERR_INTERNET_DISCONNECTED", "Back-Forward Cache"];
            if level == "Error" && !expected.iter().any(|part| text.contains(part)) {
                kept.lock().expect("a list").push(text.clone());
            }
        }
    });
    let mut calls = page
        .event_listener::<EventConsoleApiCalled>()
        .await
        .expect("a listener");
    let kept = complaints.clone();
    tokio::spawn(async move {
        while let Some(call) = calls.next().await {
            let kind = format!("{:?}", call.r#type);
            if kind == "Error" {
                kept.lock()
                    .expect("a list")
                    .push(format!("{:?}", call.args));
            }
        }
    });
}

/// Keeps the addresses of everything that a page asks for, and how many bytes came over the network.
async fn watch_requests(page: &Page, requests: &Arc<Mutex<Vec<String>>>, loaded: &Arc<Mutex<f64>>) {
    let finished = page.event_listener::<EventLoadingFinished>().await;
    let mut finished = finished.expect("a listener");
    let sum = loaded.clone();
    tokio::spawn(async move {
        while let Some(one) = finished.next().await {
            *sum.lock().expect("a sum") += one.encoded_data_length;
        }
    });
    let listener = page.event_listener::<EventRequestWillBeSent>().await;
    let mut sent = listener.expect("a listener");
    let kept = requests.clone();
    tokio::spawn(async move {
        while let Some(request) = sent.next().await {
            let address = request.request.url.clone();
            kept.lock().expect("a list").push(address);
        }
    });
}

/// A finger. The browser's own command leaves an empty list of points out, without which a finger never goes up.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Touch {
    r#type: &'static str,
    touch_points: Vec<TouchPoint>,
}

#[derive(Debug, Serialize)]
struct TouchPoint {
    x: f64,
    y: f64,
}

impl Touch {
    fn new(r#type: &'static str, touch_points: Vec<TouchPoint>) -> Touch {
        Touch {
            r#type,
            touch_points,
        }
    }
}

impl Method for Touch {
    fn identifier(&self) -> MethodId {
        "Input.dispatchTouchEvent".into()
    }
}

impl chromiumoxide::types::Command for Touch {
    type Response = DispatchTouchEventReturns;
}

/// Somebody who looks at a page and touches it.
pub(crate) struct Person {
    pub(crate) page: Page,
    context: BrowserContextId,
    screen: Screen,
    complaints: Arc<Mutex<Vec<String>>>,
    requests: Arc<Mutex<Vec<String>>>,
    loaded: Arc<Mutex<f64>>,
}

impl Person {
    pub(crate) async fn go_to(&self, address: &str) {
        self.page.bring_to_front().await.expect("in front");
        self.page.goto(address).await.expect("the page loads");
    }

    /// Opens a room for so many from the start page and comes in; the address of the room.
    pub(crate) async fn opens_a_room(&self, server: &Server, players: &str, name: &str) -> String {
        self.go_to(&server.address).await;
        self.chooses("select[name=players]", players).await;
        self.touch("#new-room").await;
        self.comes_in(name).await;
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
        self.page.bring_to_front().await.expect("in front");
    }

    /// What a script says.
    pub(crate) async fn ask<T: serde::de::DeserializeOwned>(&self, script: &str) -> T {
        let began = Instant::now();
        loop {
            // While a page gives way to another nobody answers.
            if let Ok(answer) = self.page.evaluate(script).await
                && let Ok(value) = answer.into_value()
            {
                return value;
            }
            assert!(began.elapsed() < PATIENCE, "no answer to {script}");
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
        match self.screen {
            Screen::Phone => {
                let down = Touch::new("touchStart", vec![TouchPoint { x, y }]);
                self.page.execute(down).await.expect("a finger");
                let up = Touch::new("touchEnd", Vec::new());
                self.page.execute(up).await.expect("a finger");
            }
            Screen::Desktop | Screen::Television => {
                self.page.click(Point::new(x, y)).await.expect("a click");
            }
        }
        true
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

    async fn pointer(&self, what: &str, (x, y): (f64, f64)) {
        if self.screen == Screen::Phone {
            let (kind, points) = match what {
                "down" => ("touchStart", vec![TouchPoint { x, y }]),
                "move" => ("touchMove", vec![TouchPoint { x, y }]),
                _ => ("touchEnd", Vec::new()),
            };
            let touch = Touch::new(kind, points);
            self.page.execute(touch).await.expect("a finger");
            return;
        }
        let kind = match what {
            "down" => DispatchMouseEventType::MousePressed,
            "move" => DispatchMouseEventType::MouseMoved,
            _ => DispatchMouseEventType::MouseReleased,
        };
        let mut mouse = DispatchMouseEventParams::new(kind, x, y);
        mouse.button = Some(MouseButton::Left);
        mouse.buttons = Some(1);
        mouse.click_count = Some(1);
        self.page.execute(mouse).await.expect("a mouse");
    }

    /// Presses a key.
    pub(crate) async fn presses(&self, key: &str) {
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut press = DispatchKeyEventParams::new(kind);
            press.key = Some(key.to_owned());
            if key.len() == 1 {
                press.text = Some(key.to_owned());
            }
            if key == "Enter" {
                press.text = Some("\r".to_owned());
                press.windows_virtual_key_code = Some(13);
            }
            self.page.execute(press).await.expect("a key");
        }
    }

    /// Chooses from a list, by typing what the entry is called.
    pub(crate) async fn chooses(&self, selector: &str, entry: &str) {
        self.sees(selector).await;
        let list = self.page.find_element(selector).await.expect("a list");
        list.focus().await.expect("the focus");
        list.type_str(entry).await.expect("typed");
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
        let field = self.page.find_element(selector).await.expect("a field");
        field.click().await.expect("a click");
        let typed = InsertTextParams::new(text);
        self.page.execute(typed).await.expect("typed");
    }

    /// The network of this device is gone, or back.
    #[expect(
        deprecated,
        reason = "the newer command does not tell the page that it is offline"
    )]
    pub(crate) async fn offline(&self, offline: bool) {
        use chromiumoxide::cdp::browser_protocol::network::EmulateNetworkConditionsParams;
        let conditions = EmulateNetworkConditionsParams::new(offline, 0.0, -1.0, -1.0);
        self.page.execute(conditions).await.expect("a network");
    }

    pub(crate) async fn screenshot(&self, name: &str) {
        let Some(folder) = std::env::var_os("KLAXON_SCREENSHOTS") else {
            return;
        };
        let params = ScreenshotParams::builder()
            .format(CaptureScreenshotFormat::Png)
            .build();
        let picture = self.page.screenshot(params).await.expect("a picture");
        std::fs::write(PathBuf::from(folder).join(format!("{name}.png")), picture)
            .expect("written");
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
