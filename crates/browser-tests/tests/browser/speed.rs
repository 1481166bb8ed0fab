//! How large the page is, and how fast on a slow phone.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::person::Person;
use crate::play::{DICE, LIT};
use crate::support::{Chromium, Screen, Server};

/// The first load is at most this large, compressed, with headers, in all: from a link to the table. The aim is 350,000;
/// until the page is cut down to that, it must not grow. On a slow machine the script that keeps the page for times without
/// a network is among it.
const GUEST: f64 = 400_500.0;

/// From the start page to a table of this tab. What the room's worker fetches, 39,000 more, is not counted.
const ALONE: f64 = 393_500.0;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_load_is_small() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.sees("#play-now").await;
    anna.touch("#play-now").await;
    anna.sees("#roll").await;
    anna.until(async || anna.loaded() > 200_000.0).await;
    // A second after the table is there, what is not needed for it follows.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let loaded = anna.loaded();
    println!("start and table: {loaded} bytes over the network");
    assert!(loaded <= ALONE, "{loaded}");
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_load_of_a_guest_is_small() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let room = anna.opens_a_room(&server, "2", "Anna").await;
    let ben = chromium.person(Screen::Phone).await;
    ben.go_to(&room).await;
    ben.comes_in("Ben").await;
    anna.touch("#ready").await;
    ben.touch("#ready").await;
    ben.sees("#clock").await;
    let loaded = ben.loaded();
    println!("link and table: {loaded} bytes over the network");
    assert!(200_000.0 < loaded && loaded <= GUEST, "{loaded}");
    ben.is_content();
}

/// A phone four times slower than this machine, on fast 3G as browsers' tools define it.
async fn slow_down(person: &Person, network: bool) {
    let rate = json!({"rate": 4});
    person.does("Emulation.setCPUThrottlingRate", rate).await;
    if network {
        let bits = |per_second: f64| per_second * 0.9 / 8.0;
        let (down, up) = (bits(1_600_000.0), bits(750_000.0));
        person.network(false, 562.5, down, up).await;
    }
}

/// Milliseconds until something is there.
async fn until_seen(person: &Person, since: Instant, selector: &str) -> u128 {
    person.sees(selector).await;
    since.elapsed().as_millis()
}

/// From the touch to the picture with the lit spaces on it, as the page itself sees it.
const TOUCH_TO_LIT: &str = "new Promise(done=>{\
    const die=document.querySelectorAll('.lying .dbtn')[window.fits];\
    if(!die)return done(-1);\
    const start=performance.now();die.click();\
    const look=()=>{if(document.querySelector('.hand [data-lit]:not([data-lit=\"\"])'))\
    requestAnimationFrame(()=>{const c=new MessageChannel();\
    c.port1.onmessage=()=>{const took=performance.now()-start;die.click();done(took)};c.port2.postMessage(0)});\
    else setTimeout(look,0)};look()})";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, not a test: cargo xtask bench page"]
async fn measure_a_slow_phone() {
    let server = Server::start().await;
    for run in 1..=3 {
        let chromium = Chromium::start().await;
        let anna = chromium.person(Screen::Phone).await;
        slow_down(&anna, true).await;
        let since = Instant::now();
        let address = server.address.clone();
        let (_, start) = tokio::join!(anna.go_to(&address), until_seen(&anna, since, "#play-now"));
        let cold = chromium.person(Screen::Phone).await;
        slow_down(&cold, true).await;
        let since = Instant::now();
        let address = format!("{}/solo", server.address);
        let (_, table) = tokio::join!(cold.go_to(&address), until_seen(&cold, since, "#ready"));
        println!(
            "run {run}: start page usable after {start} ms; room of a table, all of it loaded anew, after {table} ms"
        );
        let fast = chromium.person(Screen::Phone).await;
        slow_down(&fast, false).await;
        fast.go_to(&format!("{}/solo", server.address)).await;
        fast.sees("#ready").await;
        fast.touch("#ready").await;
        fast.sees("#roll").await;
        fast.gone(".count.over").await;
        fast.touch("#roll").await;
        fast.sees(DICE).await;
        // A die that fits somewhere.
        for place in 0..3 {
            let pick = format!(
                "(()=>{{window.fits={place};const d=document.querySelectorAll('.lying .dbtn')[{place}];d.click();return true}})()"
            );
            fast.ask::<bool>(&pick).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            let fits = fast.has(LIT).await;
            fast.ask::<bool>(&pick).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            if fits {
                break;
            }
        }
        let mut took: Vec<f64> = Vec::new();
        for _ in 0..9 {
            took.push(fast.ask(TOUCH_TO_LIT).await);
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
        took.sort_by(f64::total_cmp);
        println!(
            "run {run}: from touch to lit spaces {:.0} ms (middle of nine; {:.0} to {:.0})",
            took[4], took[0], took[8]
        );
    }
}

/// A game of ten minutes.
fn ten_minutes() -> String {
    let golden =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/fuse/insane-2.game");
    std::fs::read_to_string(golden).expect("a golden game")
}

/// From the file to the picture with the table and the bar on it, as the page itself sees it.
const FILE_TO_TABLE: &str = "((text)=>new Promise(done=>{\
    const old=document.querySelector('#replay');\
    const d=new DataTransfer();d.items.add(new File([text],'r.txt'));const start=performance.now();\
    window.dispatchEvent(new DragEvent('drop',{dataTransfer:d,cancelable:true}));\
    const look=()=>{const bar=document.querySelector('#replay');if(bar&&bar!==old)\
    requestAnimationFrame(()=>{const c=new MessageChannel();\
    c.port1.onmessage=()=>done(performance.now()-start);c.port2.postMessage(0)});\
    else setTimeout(look,0)};look()}))";

/// From a touch on the time line to the picture of another moment.
const SEEK: &str = "((key,from)=>new Promise(done=>{const bar=document.querySelector('#replay');\
    const start=performance.now();\
    window.dispatchEvent(new KeyboardEvent('keydown',{key,bubbles:true,cancelable:true}));\
    const look=()=>{if(bar.dataset.moment!==from)\
    requestAnimationFrame(()=>{const c=new MessageChannel();\
    c.port1.onmessage=()=>done(performance.now()-start);c.port2.postMessage(0)});\
    else setTimeout(look,0)};look()}))";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, not a test: cargo xtask bench page"]
async fn measure_a_slow_phone_with_a_replay() {
    let server = Server::start().await;
    let record = ten_minutes();
    for run in 1..=3 {
        let chromium = Chromium::start().await;
        let anna = chromium.person(Screen::Phone).await;
        let handed = format!("sessionStorage.setItem('klaxon-replay',{record:?})");
        let source = json!({"source": handed});
        anna.does("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
        // Once, so that the browser has the page.
        anna.go_to(&format!("{}/replay", server.address)).await;
        anna.sees("#replay").await;
        anna.go_to("about:blank").await;
        slow_down(&anna, false).await;
        let since = Instant::now();
        let address = format!("{}/replay?lang=en", server.address);
        let (_, opened) = tokio::join!(anna.go_to(&address), until_seen(&anna, since, "#replay"));
        let shown: f64 = anna.ask(&format!("{FILE_TO_TABLE}({record:?})")).await;
        let end: f64 = anna.ask(&format!("{SEEK}('End','0')")).await;
        let (_, last) = anna.moment().await;
        let back: f64 = anna.ask(&format!("{SEEK}('ArrowLeft','{last}')")).await;
        println!(
            "run {run}: a game of ten minutes, {last} moments: page and game after {opened} ms; from its file to the table \
             {shown:.0} ms; to its end {end:.0} ms; a step back {back:.0} ms"
        );
        let cold = chromium.person(Screen::Phone).await;
        let source =
            json!({"source": format!("sessionStorage.setItem('klaxon-replay',{record:?})")});
        cold.does("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
        slow_down(&cold, true).await;
        let since = Instant::now();
        let (_, cold) = tokio::join!(cold.go_to(&address), until_seen(&cold, since, "#replay"));
        println!("run {run}: all of it loaded anew, over a slow network, after {cold} ms");
    }
}
