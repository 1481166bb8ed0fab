//! Somebody who looks at a page: what they see, and what their browser notes.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Context, PATIENCE, Page};
use crate::support::Screen;

/// Somebody who looks at a page and touches it.
pub(crate) struct Person {
    pub(crate) page: Page,
    pub(crate) context: Context,
    pub(crate) screen: Screen,
    pub(crate) complaints: Arc<Mutex<Vec<String>>>,
    pub(crate) requests: Arc<Mutex<Vec<String>>>,
    pub(crate) loaded: Arc<Mutex<f64>>,
}

impl Person {
    /// Has the browser do something to the page.
    pub(crate) async fn does(&self, command: &str, parameters: Value) {
        let done = self.page.execute(command, parameters).await;
        done.expect("the browser does it");
    }

    /// Keeps what the console complains about.
    pub(crate) async fn keeps_complaints(&self) {
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
    pub(crate) async fn keeps_requests(&self) {
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

    /// Returns whether something is there to be seen.
    pub(crate) async fn shows(&self, selector: &str) -> bool {
        self.ask(&format!(
            "!!document.querySelector({selector:?})?.checkVisibility()"
        ))
        .await
    }

    pub(crate) async fn text(&self, selector: &str) -> String {
        self.ask(&format!(
            "(document.querySelector({selector:?})||{{}}).innerText||''"
        ))
        .await
    }

    /// How many bytes came over the network so far, headers and all.
    pub(crate) fn loaded(&self) -> f64 {
        *self.loaded.lock().expect("a sum")
    }

    /// Every request went to the server alone.
    pub(crate) fn asked_only(&self, server: &str) {
        let requests = self.requests.lock().expect("a list");
        let own = |address: &str| {
            ["about:", "data:", server]
                .iter()
                .any(|own| address.starts_with(own))
        };
        let others: Vec<_> = requests.iter().filter(|address| !own(address)).collect();
        assert!(!requests.is_empty() && others.is_empty(), "{others:?}");
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
}
