//! How much the page's main thread works for each picture, on a slow phone.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// The time of one picture, in microseconds.
const PICTURE: f64 = 1_000_000.0 / 60.0;

/// Marks when something flies or tumbles, and when the last ten seconds are.
const MARK: &str = r#"(()=>{const mark=name=>performance.mark(name);let flying=0;
const fly=by=>{if(!flying&&by>0)mark('fly');flying+=by;if(!flying)mark('land')};
new MutationObserver(changes=>{for(const c of changes){
for(const n of c.addedNodes)if(n.matches?.('.flyer'))fly(1);
for(const n of c.removedNodes)if(n.matches?.('.flyer'))fly(-1)}}).observe(document.body,{childList:true});
document.addEventListener('click',e=>{if(e.target.closest?.('#roll')){fly(1);setTimeout(()=>fly(-1),600)}},true);
const root=document.documentElement;
new MutationObserver(()=>{if(root.dataset.time==='ten'&&!window.ten){window.ten=true;mark('ten')}
if(root.dataset.state==='over')mark('over')}).observe(root,{attributes:true});return true})()"#;

/// A stretch of time in microseconds.
type Stretch = (f64, f64);

/// What the browser did, as far as it was asked to note it.
#[derive(Default)]
struct Trace(Arc<Mutex<Vec<Value>>>);

impl Trace {
    /// Notes everything from now on.
    async fn start(person: &Person) -> Trace {
        let trace = Trace::default();
        let events = Arc::clone(&trace.0);
        person.page.on("Tracing.dataCollected", move |data| {
            let data = data["value"].as_array().cloned().unwrap_or_default();
            events.lock().expect("a list").extend(data);
        });
        let categories = [
            "disabled-by-default-devtools.timeline",
            "devtools.timeline",
            "blink.user_timing",
        ];
        let config = json!({"traceConfig": {"includedCategories": categories}});
        person.does("Tracing.start", config).await;
        trace
    }

    async fn stop(self, person: &Person) -> Vec<Value> {
        let done = Arc::new(Mutex::new(false));
        let set = Arc::clone(&done);
        person.page.on("Tracing.tracingComplete", move |_| {
            *set.lock().expect("a flag") = true;
        });
        person.does("Tracing.end", json!({})).await;
        while !*done.lock().expect("a flag") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        std::mem::take(&mut *self.0.lock().expect("a list"))
    }
}

/// The thread of an event.
fn thread(event: &Value) -> (Option<u64>, Option<u64>) {
    (event["pid"].as_u64(), event["tid"].as_u64())
}

fn begin(event: &Value) -> f64 {
    event["ts"].as_f64().unwrap_or_default()
}

/// The stretches between marks.
fn stretches(events: &[Value], from: &str, to: &str) -> Vec<Stretch> {
    let mut marks: Vec<(f64, bool)> = events
        .iter()
        .filter(|event| event["name"] == from || event["name"] == to)
        .map(|event| (begin(event), event["name"] == from))
        .collect();
    marks.sort_by(|one, other| one.0.total_cmp(&other.0));
    let pairs = marks.windows(2).filter(|pair| pair[0].1 && !pair[1].1);
    pairs.map(|pair| (pair[0].0, pair[1].0)).collect()
}

/// How long the main thread worked for each picture of these stretches, in milliseconds. What takes long counts for the
/// picture in which it began.
fn work(events: &[Value], stretches: &[Stretch]) -> Vec<f64> {
    let marked = events.iter().find(|event| event["name"] == "fly");
    let Some(main) = marked.map(thread) else {
        return Vec::new();
    };
    let tasks: Vec<(f64, f64)> = events
        .iter()
        .filter(|event| event["name"] == "RunTask" && event["ph"] == "X" && thread(event) == main)
        .map(|event| (begin(event), event["dur"].as_f64().unwrap_or_default()))
        .collect();
    let mut work = Vec::new();
    for &(from, to) in stretches {
        let mut pictures = vec![0.0; ((to - from) / PICTURE).ceil() as usize];
        for (at, lasts) in tasks.iter().filter(|(at, _)| *at >= from && *at < to) {
            pictures[((at - from) / PICTURE) as usize] += lasts / 1000.0;
        }
        work.extend(pictures);
    }
    work.sort_by(f64::total_cmp);
    work
}

/// Says what there is to say of a sorted list.
fn tell(what: &str, work: &[f64]) {
    let at = |part: f64| {
        let last = work.len().saturating_sub(1);
        work.get((last as f64 * part).round() as usize)
            .copied()
            .unwrap_or(f64::NAN)
    };
    println!(
        "{what}: {} pictures; main thread {:.1} ms in the middle, {:.1} ms in the worst tenth, {:.1} ms in the worst \
         hundredth, {:.1} ms at most",
        work.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, not a test: cargo xtask bench page"]
async fn measure_pictures_of_a_slow_phone() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let plain = server.address.trim_start_matches("http://");
    let options = ["players 2", "clock 0:50"];
    let room = klaxon_client::http::open_room(plain, "fuse", &options).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/{}", server.address, room.expect("a room")))
        .await;
    anna.comes_in("Anna").await;
    anna.adds_a_bot(2).await;
    anna.begins().await;
    assert!(anna.ask::<bool>(MARK).await);
    let slow = json!({"rate": 4});
    anna.does("Emulation.setCPUThrottlingRate", slow).await;
    let trace = Trace::start(&anna).await;
    // Between two steps the page is left alone: what the test asks it is work, too.
    while !anna.ask::<bool>("!!window.ten").await {
        if anna.plays(1).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(450)).await;
    }
    tokio::time::sleep(Duration::from_secs(11)).await;
    let events = trace.stop(&anna).await;
    let flights = stretches(&events, "fly", "land");
    tell("while something flies", &work(&events, &flights));
    let ten = stretches(&events, "ten", "over");
    tell("in the last ten seconds", &work(&events, &ten));
    anna.is_content();
}
