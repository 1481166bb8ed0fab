//! Chromium, started and driven: as much of it as the tests need.

pub(crate) mod connection;

use std::process::Stdio;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, Command};
use tokio::sync::watch;

use connection::Connection;
pub(crate) use connection::PATIENCE;

/// What chromium is started with, besides a folder of its own.
const FLAGS: &[&str] = &[
    "--autoplay-policy=no-user-gesture-required",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-breakpad",
    "--disable-client-side-phishing-detection",
    "--disable-component-extensions-with-background-pages",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-features=TranslateUI",
    "--disable-gpu",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--disable-popup-blocking",
    "--disable-prompt-on-repost",
    "--disable-quic",
    "--disable-renderer-backgrounding",
    "--disable-setuid-sandbox",
    "--disable-sync",
    "--enable-automation",
    "--enable-blink-features=IdleDetection",
    "--enable-features=NetworkService,NetworkServiceInProcess",
    "--force-color-profile=srgb",
    "--headless=new",
    "--hide-scrollbars",
    "--lang=en_US",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-first-run",
    "--no-sandbox",
    "--password-store=basic",
    "--remote-debugging-port=0",
    "--use-mock-keychain",
];

/// A browser without a window; it ends when this is dropped.
pub(crate) struct Browser {
    connection: Arc<Connection>,
    child: Child,
    /// Ends when no process of the browser is left.
    ended: mpsc::Receiver<()>,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    /// Its helpers end a moment after it, and write into its folder till then.
    fn drop(&mut self) {
        self.child.start_kill().ok();
        self.ended.recv_timeout(Duration::from_secs(5)).ok();
    }
}

/// Somebody's storage in a browser, apart from everybody else's.
#[derive(Clone)]
pub(crate) struct Context(String);

impl Browser {
    pub(crate) async fn start() -> Result<Browser, String> {
        let profile = tempfile::tempdir().map_err(|error| format!("a folder: {error}"))?;
        let mut child = Command::new("chromium")
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .env("TMPDIR", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("chromium: {error}"))?;
        let stderr = child.stderr.take().expect("it is piped");
        let mut lines = BufReader::new(stderr).lines();
        let address = tokio::time::timeout(PATIENCE, address(&mut lines))
            .await
            .map_err(|_| format!("chromium: no address in {PATIENCE:?}"))??;
        let connection = Connection::open(&address).await?;
        // A pipe that nobody reads would be full some day. All processes of the browser write to this one.
        let (end, ended) = mpsc::channel();
        tokio::spawn(async move {
            while let Ok(Some(_)) = lines.next_line().await {}
            drop(end);
        });
        Ok(Browser {
            connection: Arc::new(connection),
            child,
            ended,
            _profile: profile,
        })
    }

    pub(crate) async fn new_context(&self) -> Result<Context, String> {
        let command = "Target.createBrowserContext";
        let answer = self.connection.execute(None, command, json!({})).await?;
        Ok(Context(text(&answer, "browserContextId")?))
    }

    /// Opens an empty page.
    pub(crate) async fn new_page(&self, Context(context): &Context) -> Result<Page, String> {
        let connection = &self.connection;
        let blank = json!({"url": "about:blank", "browserContextId": context});
        let target = connection
            .execute(None, "Target.createTarget", blank)
            .await?;
        let target = json!({"targetId": text(&target, "targetId")?, "flatten": true});
        let session = connection
            .execute(None, "Target.attachToTarget", target)
            .await?;
        Page::attached(Arc::clone(connection), text(&session, "sessionId")?).await
    }
}

/// The address for commands, which chromium tells on its standard error; what it told instead if it ends before.
async fn address(lines: &mut Lines<BufReader<ChildStderr>>) -> Result<String, String> {
    let mut told = Vec::new();
    loop {
        match lines.next_line().await {
            Ok(Some(line)) => match line.strip_prefix("DevTools listening on ") {
                Some(address) => return Ok(address.trim().to_owned()),
                None => told.push(line),
            },
            Ok(None) => return Err(format!("chromium ended: {}", told.join("\n"))),
            Err(error) => return Err(format!("chromium: {error}")),
        }
    }
}

/// A page in a browser.
pub(crate) struct Page {
    connection: Arc<Connection>,
    session: String,
    /// The last document that was loaded to the end.
    loaded: watch::Receiver<String>,
}

impl Page {
    async fn attached(connection: Arc<Connection>, session: String) -> Result<Page, String> {
        let (sender, loaded) = watch::channel(String::new());
        let page = Page {
            connection,
            session,
            loaded,
        };
        page.on("Page.lifecycleEvent", move |event| {
            if event["name"] == "load" {
                sender.send_replace(text(event, "loaderId").unwrap_or_default());
            }
        });
        page.execute("Page.enable", json!({})).await?;
        let lifecycle = json!({"enabled": true});
        page.execute("Page.setLifecycleEventsEnabled", lifecycle)
            .await?;
        Ok(page)
    }

    pub(crate) async fn execute(&self, command: &str, parameters: Value) -> Result<Value, String> {
        let session = Some(self.session.as_str());
        self.connection.execute(session, command, parameters).await
    }

    /// Does something at every such event of the page, at once: it may not wait.
    pub(crate) fn on(&self, event: &str, listener: impl FnMut(&Value) + Send + 'static) {
        self.connection.on(&self.session, event, Box::new(listener));
    }

    /// Goes to an address and waits until all of it is loaded.
    pub(crate) async fn go_to(&self, address: &str) -> Result<(), String> {
        let command = "Page.navigate";
        let answer = self.execute(command, json!({"url": address})).await?;
        if let Ok(error) = text(&answer, "errorText") {
            return Err(format!("{command}: {address}: {error}"));
        }
        match text(&answer, "loaderId") {
            Ok(document) => {
                self.until_loaded(command, |loaded| loaded == document)
                    .await
            }
            // Another place in the document that is there.
            Err(_) => Ok(()),
        }
    }

    /// Loads the page again and waits until all of it is there.
    pub(crate) async fn reload(&self) -> Result<(), String> {
        let command = "Page.reload";
        let before = self.loaded.borrow().clone();
        self.execute(command, json!({})).await?;
        self.until_loaded(command, |loaded| loaded != before).await
    }

    async fn until_loaded(&self, why: &str, it: impl Fn(&str) -> bool) -> Result<(), String> {
        let mut loaded = self.loaded.clone();
        let loading = loaded.wait_for(|loaded| it(loaded));
        match tokio::time::timeout(PATIENCE, loading).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(_)) => Err(format!("{why}: the browser is gone")),
            Err(_) => Err(format!("{why}: not loaded in {PATIENCE:?}")),
        }
    }

    /// The value of a script, and of its promise if it gives one; null if there is none.
    pub(crate) async fn evaluate(&self, script: &str) -> Result<Value, String> {
        let command = "Runtime.evaluate";
        let script = json!({"expression": script, "awaitPromise": true, "returnByValue": true});
        let mut answer = self.execute(command, script).await?;
        match answer.get("exceptionDetails") {
            Some(exception) => Err(format!("{command}: {exception}")),
            None => Ok(answer["result"]["value"].take()),
        }
    }
}

/// A text in an answer or an event.
fn text(answer: &Value, name: &str) -> Result<String, String> {
    let text = answer[name].as_str().map(str::to_owned);
    text.ok_or_else(|| format!("no {name} in {answer}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_names_its_command_and_nobody_waits_for_a_browser_that_is_gone() {
    let mut browser = Browser::start().await.expect("chromium starts");
    let context = browser.new_context().await.expect("a context");
    let page = browser.new_page(&context).await.expect("a page");
    let refused = page.execute("Page.turnOver", json!({})).await;
    let refused = refused.expect_err("no such command");
    assert!(refused.starts_with("Page.turnOver: "), "{refused}");
    let thrown = page.evaluate("nothing.at.all").await;
    let thrown = thrown.expect_err("no such thing");
    assert!(thrown.contains("ReferenceError"), "{thrown}");
    // While a command waits, the browser dies.
    let kill = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        browser.child.start_kill().expect("it can be killed");
    };
    let (waited, ()) = tokio::join!(page.evaluate("new Promise(()=>{})"), kill);
    for answer in [waited, page.evaluate("1").await] {
        let gone = "Runtime.evaluate: the browser is gone";
        assert_eq!(answer.expect_err("nobody answers"), gone);
    }
}
