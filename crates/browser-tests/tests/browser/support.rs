//! A real server, a real browser, and people who touch what they see.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::DispatchTouchEventReturns;
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
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context);
        let page = self.browser.new_page(target).await.expect("a page");
        let (width, height, mobile) = match screen {
            Screen::Phone => (390, 760, true),
            Screen::Desktop => (1280, 860, false),
        };
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, mobile);
        page.execute(metrics).await.expect("a size");
        if mobile {
            let touch = SetTouchEmulationEnabledParams::new(true);
            page.execute(touch).await.expect("a touch screen");
        }
        let complaints = Arc::new(Mutex::new(Vec::new()));
        listen(&page, &complaints).await;
        Person {
            page,
            screen,
            complaints,
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
    screen: Screen,
    complaints: Arc<Mutex<Vec<String>>>,
}

impl Person {
    pub(crate) async fn go_to(&self, address: &str) {
        self.page.bring_to_front().await.expect("in front");
        self.page.goto(address).await.expect("the page loads");
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

    /// Touches or clicks the middle of something, as a finger or a mouse does; false if it is gone meanwhile.
    pub(crate) async fn touch(&self, selector: &str) -> bool {
        let place: Vec<f64> = self
            .ask(&format!(
                "(()=>{{const e=document.querySelector({selector:?});if(!e)return [];\
                 e.scrollIntoView({{block:'center'}});const r=e.getBoundingClientRect();\
                 return [r.x+r.width/2,r.y+r.height/2]}})()"
            ))
            .await;
        let &[x, y] = place.as_slice() else {
            return false;
        };
        match self.screen {
            Screen::Phone => {
                let down = Touch::new("touchStart", vec![TouchPoint { x, y }]);
                self.page.execute(down).await.expect("a finger");
                let up = Touch::new("touchEnd", Vec::new());
                self.page.execute(up).await.expect("a finger");
            }
            Screen::Desktop => {
                self.page.click(Point::new(x, y)).await.expect("a click");
            }
        }
        true
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        self.sees(selector).await;
        let field = self.page.find_element(selector).await.expect("a field");
        field.click().await.expect("a click");
        field.type_str(text).await.expect("typed");
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

    /// Plays on: does the next thing that a person would do in this seat; true when the game is over.
    pub(crate) async fn plays(&self, seat: u8) -> bool {
        let script = format!(
            "(()=>{{const q=s=>document.querySelector(s);\
             if(q('.end'))return ['end',''];\
             if(q('.choosable'))return ['touch','.choosable'];\
             const lit=q('.own [data-lit]:not([data-lit=\"\"])');\
             if(lit){{const c=lit.getAttribute('data-card'),s=lit.getAttribute('data-lit').split(' ')[0];\
             return ['touch',`.own [data-card=\"${{c}}\"] [data-space=\"${{s}}\"]`]}}\
             if(q('#roll'))return ['touch','#roll'];\
             const dice=[...document.querySelectorAll('.tray .die')];\
             const unused=q('#awaited')&&/unused die/.test(q('#awaited').innerText);\
             if(unused&&dice.length)return ['touch','.tray .die'];\
             const mine=dice.findIndex(d=>d.querySelector('.mark.seat{seat}'));\
             if(mine>=0)return ['touch',`.tray .die:nth-child(${{mine+1}})`];\
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
