//! A game alone and a game over the server in browsers other than Chromium: `cargo xtask smoke`.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;

use crate::GAME;
use crate::driver::PATIENCE;
use crate::fingers::middle_of;
use crate::play::{DICE, LIT, next_step};
use crate::support::{Screen, Server};
use crate::webdriver::{Brand, Session};

/// Whether the picture to share is more than one empty plane.
const DRAWN: &str = "(()=>{const i=document.querySelector('img.shared');if(!i?.naturalWidth)return false;\
    const c=document.createElement('canvas');c.width=60;c.height=30;const x=c.getContext('2d');\
    x.drawImage(i,0,0,60,30);const d=new Uint32Array(x.getImageData(0,0,60,30).data.buffer);\
    return new Set(d).size>40})()";

/// Somebody with a browser of another kind.
struct Guest {
    session: Session,
    screen: Screen,
}

impl Guest {
    async fn with(brand: Brand, screen: Screen) -> Guest {
        let session = Session::start(brand).await;
        session.resizes(screen.size()).await;
        Guest { session, screen }
    }

    async fn ask<T: DeserializeOwned>(&self, script: &str) -> T {
        let began = Instant::now();
        loop {
            // While a page gives way to another nobody answers.
            let answer = self.session.evaluate(script).await;
            let value = answer.and_then(|answer| {
                serde_json::from_value(answer).map_err(|error| error.to_string())
            });
            match value {
                Ok(value) => return value,
                Err(error) if began.elapsed() > PATIENCE => panic!("{script}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    async fn has(&self, selector: &str) -> bool {
        self.ask(&format!("!!document.querySelector({selector:?})"))
            .await
    }

    async fn text(&self, selector: &str) -> String {
        let script = format!("(document.querySelector({selector:?})||{{}}).innerText||''");
        self.ask(&script).await
    }

    async fn until(&self, what: &str, so: impl AsyncFn() -> bool) {
        let began = Instant::now();
        while !so().await {
            if began.elapsed() > PATIENCE {
                self.pictures("failed").await;
                let complaints = self.session.complaints().await;
                let text = self.text("body").await;
                panic!("{what} never came: {text}\n{complaints:?}");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn sees(&self, selector: &str) {
        self.until(selector, async || self.has(selector).await)
            .await;
    }

    async fn gone(&self, selector: &str) {
        self.until(&format!("the end of {selector}"), async || {
            !self.has(selector).await
        })
        .await;
    }

    /// Touches something, if it is there.
    async fn touch(&self, selector: &str) {
        let script = middle_of(
            selector,
            "e.scrollIntoView({block:'center',behavior:'instant'})",
        );
        let &[x, y] = self.ask::<Vec<f64>>(&script).await.as_slice() else {
            return;
        };
        // WebKitGTK's driver has no fingers.
        let finger = self.screen.is_phone() && self.session.brand == Brand::Firefox;
        let touched = self.session.touches((x, y), finger).await;
        touched.expect("a touch");
    }

    async fn comes_in(&self, name: &str) {
        self.sees("input[name=name]").await;
        self.session.types("input[name=name]", name).await;
        self.touch("#join").await;
        self.sees(".seats li.mine").await;
    }

    /// Does what a person would do next; true when the game is over.
    async fn plays(&self, seat: u8) -> bool {
        let (what, selector): (String, String) = self.ask(&next_step(seat)).await;
        match what.as_str() {
            "end" => return true,
            "touch" => self.touch(&selector).await,
            _ => {}
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        false
    }

    /// Plays until there is something to see, and takes a picture of it.
    async fn plays_to(&self, seat: u8, selector: &str, picture: &str) {
        let began = Instant::now();
        while !self.has(selector).await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
            self.plays(seat).await;
        }
        // What moves comes to rest.
        tokio::time::sleep(Duration::from_secs(2)).await;
        self.pictures(picture).await;
    }

    /// Takes a picture of what is seen, and says how large it is.
    async fn pictures(&self, name: &str) {
        let folder = std::env::var_os("KLAXON_SCREENSHOTS").expect("a folder for pictures");
        let brand = self.session.brand.name();
        let screen = if self.screen.is_phone() {
            "phone"
        } else {
            "desktop"
        };
        let file = PathBuf::from(folder).join(format!("{brand}-{screen}-{name}.png"));
        self.session.screenshot(&file).await;
        let size: (u32, u32) = self.ask("[innerWidth,innerHeight]").await;
        println!("{}: {} by {}", file.display(), size.0, size.1);
    }

    /// Nothing in the console, so far, and nothing beside the screen.
    async fn is_content(&self) {
        let complaints = self.session.complaints().await;
        assert!(complaints.is_empty(), "{complaints:?}");
        let script = "document.documentElement.scrollWidth>innerWidth";
        let wide: bool = self.ask(script).await;
        assert!(!wide, "the page is wider than the screen");
    }
}

/// A browser and a server, or a failure: nothing is skipped here.
async fn set_out() -> (Brand, Server) {
    (Brand::named(), Server::start().await)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs another browser: cargo xtask smoke"]
async fn smoke_alone_in_a_worker_and_through_a_reload() {
    let (brand, server) = set_out().await;
    let anna = Guest::with(brand, Screen::Phone).await;
    println!("{}", anna.session.version);
    anna.session.go_to(&server.address).await;
    anna.sees("#play-now").await;
    anna.pictures("1-start").await;
    anna.touch("#play-now").await;
    anna.sees("#just-play").await;
    anna.touch("#just-play").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.plays_to(1, LIT, "2-lit").await;
    for _ in 0..30 {
        anna.plays(1).await;
    }
    anna.is_content().await;
    // A closed tab: the game goes on where it was.
    let bombs = "[...document.querySelectorAll('.hand [data-card]')].map(e=>e.dataset.card)";
    let before: Vec<String> = anna.ask(bombs).await;
    anna.session.reload().await;
    anna.sees("#clock").await;
    anna.sees(".hand [data-card]").await;
    assert_eq!(before, anna.ask::<Vec<String>>(bombs).await);
    anna.pictures("3-after-reload").await;
    anna.plays_to(1, "main.end #total", "4-end").await;
    let total: i32 = anna.text("#total").await.trim().parse().expect("points");
    assert!(total > 0, "{total}");
    anna.touch("#share").await;
    anna.sees("#save-picture").await;
    anna.until("a drawn picture", async || anna.ask(DRAWN).await)
        .await;
    anna.pictures("5-share").await;
    anna.is_content().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs another browser: cargo xtask smoke"]
async fn smoke_together_over_the_server() {
    let (brand, server) = set_out().await;
    let anna = Guest::with(brand, Screen::Desktop).await;
    let ben = Guest::with(brand, Screen::Phone).await;
    println!("{}", anna.session.version);
    anna.session.go_to(&server.address).await;
    anna.sees("#new-room").await;
    anna.pictures("1-start").await;
    anna.touch("#new-room,.friends").await;
    anna.comes_in("Anna").await;
    let two = "#choose-players button[data-value='2']";
    anna.sees(two).await;
    anna.touch(two).await;
    anna.sees(&format!("{two}[aria-checked=true]")).await;
    let code = anna.text("#code").await;
    let room = format!("{}/{}", server.address, code.trim());
    ben.session.go_to(&room).await;
    ben.sees("input[name=name]").await;
    ben.pictures("6-door").await;
    ben.comes_in("Ben").await;
    anna.sees(".seats li:nth-child(2)").await;
    anna.pictures("2-lobby").await;
    ben.pictures("7-lobby").await;
    for guest in [&anna, &ben] {
        guest.touch("#ready").await;
    }
    for guest in [&anna, &ben] {
        guest.sees("main.table").await;
        guest.gone(".count.over").await;
    }
    let both = [(&anna, 1), (&ben, 2)];
    for _ in 0..15 {
        for (guest, seat) in both {
            guest.plays(seat).await;
        }
    }
    ben.session.reload().await;
    ben.sees("main.table .hand").await;
    for _ in 0..15 {
        for (guest, seat) in both {
            guest.plays(seat).await;
        }
    }
    anna.pictures("3-table").await;
    ben.pictures("8-table").await;
    // They see the same game: as many bombs, as many dice in the bag.
    let left = "[...document.querySelectorAll('.stats b:not(.chip)')].map(e=>e.textContent)";
    anna.until("the same game for both", async || {
        let seen: Vec<String> = anna.ask(left).await;
        seen.len() == 2 && seen == ben.ask::<Vec<String>>(left).await
    })
    .await;
    for guest in [&anna, &ben] {
        guest.is_content().await;
    }
}
