//! The installed page: without a network from a cold start, newer versions, and what installs it.

use std::time::Duration;

use serde_json::json;

use crate::newer::{Changing, NEWER};
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// Whether everything is kept: pages come last.
const KEPT: &str = "(async()=>{for(const name of await caches.keys())\
    if(await caches.match('/solo?lang=de',{cacheName:name,ignoreVary:true}))return true;return false})()";

/// The mark of the build that the page is of.
pub(crate) const MARK: &str =
    "document.querySelector('link[rel=stylesheet]').getAttribute('href').split('/')[2]";

impl Person {
    /// Waits until the browser has kept the page.
    async fn has_it_kept(&self) {
        self.until(async || self.ask(KEPT).await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_every_game_starts_without_a_server() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let address = server.address.clone();
    anna.go_to(&address).await;
    anna.has_it_kept().await;
    drop(server);
    let anna = chromium.another_tab(&anna, Screen::Phone).await;
    anna.go_to(&address).await;
    anna.sees("#play-now").await;
    // No part of these was ever used.
    for game in ["flatline", "planter", "countdown", "fuse"] {
        anna.go_to(&format!("{address}/solo?game={game}&now")).await;
        anna.sees("main.table").await;
    }
    anna.has_every_part().await;
    // Over a table, too, the rules are there.
    anna.presses("/").await;
    anna.sees(".sheet look-up .contents").await;
    anna.go_to(&format!("{address}/log?lang=de")).await;
    anna.sees("#export").await;
    anna.go_to(&format!("{address}/rules/flatline?lang=de"))
        .await;
    anna.sees("#L-32").await;
    anna.go_to(&format!("{address}/learn?lang=de")).await;
    anna.touch("[data-lesson=fuse-1]").await;
    anna.sees("#coach").await;
    assert!(
        anna.text("#said")
            .await
            .starts_with("Ihr habt zehn Minuten")
    );
    // A room needs its server: that is said, with a way on.
    anna.go_to(&format!("{address}/KRTW?lang=de")).await;
    anna.sees("#try-again").await;
    anna.touch("#play-now").await;
    anna.sees("main.table").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn half_of_it_is_made_whole_and_no_room_for_it_breaks_nothing() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.has_it_kept().await;
    // The browser has thrown some of it away.
    let lose = "(async()=>{for(const name of await caches.keys()){const cache=await caches.open(name);\
                for(const one of await cache.keys())if(/lang=|flatline/.test(one.url))await cache.delete(one)}return true})()";
    anna.ask::<bool>(lose).await;
    anna.go_to(&format!("{}/solo?game=flatline", server.address))
        .await;
    anna.sees("#ready").await;
    anna.has_it_kept().await;
    anna.is_content();
    // Where there is no room nothing is kept, and the page is as it would be without.
    let ben = chromium.person(Screen::Phone).await;
    let quota = json!({"origin": server.address, "quotaSize": 300_000});
    ben.does("Storage.overrideQuotaForOrigin", quota).await;
    ben.go_to(&format!("{}/solo?game=planter&now", server.address))
        .await;
    ben.sees("main.table").await;
    let tried = "navigator.serviceWorker.getRegistration().then(found=>!!found?.active)";
    ben.until(async || ben.ask(tried).await).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!ben.ask::<bool>(KEPT).await);
    ben.go_to(&format!("{}/solo?game=fuse&now", server.address))
        .await;
    ben.sees("#roll").await;
    ben.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_version_is_offered_once_and_never_in_a_game() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    let mark: String = anna.ask(MARK).await;
    let changing = Changing::start(&server, &mark).await;
    // Anna plays, and has another tab open in a lobby.
    anna.go_to(&format!("{}/solo?game=fuse&now", changing.address))
        .await;
    anna.sees("#roll").await;
    anna.has_it_kept().await;
    let lobby = chromium.another_tab(&anna, Screen::Phone).await;
    lobby
        .go_to(&format!("{}/solo?game=planter", changing.address))
        .await;
    lobby.sees("#ready").await;
    let there = "navigator.serviceWorker.controller!==null&&\
                 performance.getEntriesByType('resource').some(r=>/app[.]en[.]js$/.test(r.name))";
    lobby.until(async || lobby.ask(there).await).await;
    changing.gets_newer();
    let update =
        "navigator.serviceWorker.getRegistration().then(found=>found.update()).then(()=>true)";
    lobby.ask::<bool>(update).await;
    lobby.sees(".fresh #fresh-take").await;
    lobby.screenshot("phone-newer").await;
    // The table of the older build still has all its parts, though the server has none of them any more.
    anna.looks().await;
    assert!(!anna.shows(".fresh").await);
    anna.touch("#menu").await;
    anna.sees("#show-keys").await;
    assert!(!anna.shows(".fresh").await);
    assert_eq!(anna.ask::<String>(MARK).await, mark);
    // One touch, and the lobby is of the newer version.
    lobby.looks().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    lobby.touch("#fresh-take").await;
    lobby
        .until(async || lobby.ask::<String>(MARK).await == NEWER)
        .await;
    lobby.sees("#ready").await;
    lobby.has_it_kept().await;
    assert!(!lobby.has(".fresh").await);
    // What the game that is still on needs was not thrown away.
    let older = format!("caches.has('klaxon {mark}')");
    assert!(anna.ask::<bool>(&older).await);
    assert!(!anna.shows(".fresh").await);
    for person in [&anna, &lobby] {
        person.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_be_installed() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    let manifest = anna.page.execute("Page.getAppManifest", json!({})).await;
    let manifest = manifest.expect("a manifest");
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let icons = "fetch(document.querySelector('link[rel=manifest]').href).then(got=>got.json()).then(async({icons})=>{\
        for(const {src,sizes} of icons.slice(1)){const icon=new Image;icon.src=src;await icon.decode();\
        if(`${icon.naturalWidth}x${icon.naturalHeight}`!==sizes)return src}return icons.length})";
    assert_eq!(anna.ask::<u32>(icons).await, 4);
    let errors = anna.page.execute("Page.getInstallabilityErrors", json!({}));
    let errors = errors.await.expect("an answer");
    // Every person of these tests is a private window; nothing else is in the way.
    let errors = errors["installabilityErrors"].as_array().cloned();
    let errors = errors.unwrap_or_default();
    let others = errors.iter().filter(|one| one["errorId"] != "in-incognito");
    assert_eq!(others.count(), 0, "{errors:?}");
    // Where the browser offers it there is a key, on the start page and in the menu.
    let offer = "(()=>{const offer=new Event('beforeinstallprompt',{cancelable:true});\
                 offer.prompt=()=>{window.asked=true};dispatchEvent(offer);return offer.defaultPrevented})()";
    assert!(!anna.shows("#install").await);
    assert!(anna.ask::<bool>(offer).await);
    anna.touch("#install").await;
    anna.until(async || anna.ask("window.asked===true").await)
        .await;
    assert!(!anna.shows("#install").await);
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.sees("#ready").await;
    anna.ask::<bool>(offer).await;
    anna.touch("#menu").await;
    anna.sees("[role=dialog] #install").await;
    anna.touch("#install").await;
    anna.until(async || anna.ask("window.asked===true").await)
        .await;
    anna.is_content();
}
