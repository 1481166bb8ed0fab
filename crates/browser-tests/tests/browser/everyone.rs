//! For everyone: what axe finds on every screen.

use serde::Deserialize;

use crate::person::Person;
use crate::play::{DICE, HELD};
use crate::support::{Chromium, Screen, Server};

pub(crate) fn axe() -> String {
    let path = std::env::var_os("KLAXON_AXE");
    let path =
        path.expect("KLAXON_AXE names no axe.min.js: run `cargo xtask test`, which gets one");
    std::fs::read_to_string(path).expect("axe can be read")
}

/// Everything that the guidelines ask for, and what is good practice. Nothing flies while axe looks. One rule is left
/// out: the letters that are drawn on dice and in the brand are pictures, and no part of a name.
const RUN: &str = r#"axe.run(document,{resultTypes:['violations'],rules:{'label-content-name-mismatch':{enabled:false}}}).then(r=>r.violations.map(v=>({id:v.id,
nodes:v.nodes.slice(0,6).map(n=>`${n.target.join(' ')}: ${n.any.concat(n.all,n.none).map(c=>c.message).join('; ')}`)})))"#;

#[derive(Deserialize, Debug)]
struct Violation {
    id: String,
    nodes: Vec<String>,
}

/// Waits until what fades or moves has come to rest: half a sheet is hard to read for everybody. What goes on for ever, or
/// for longer than two seconds, is not waited for.
const RESTED: &str = "Promise.race([new Promise(then=>setTimeout(then,2000)),Promise.all(document.getAnimations()\
    .filter(one=>Number.isFinite(one.effect?.getComputedTiming().endTime)).map(one=>one.finished.catch(()=>0)))]).then(()=>true)";

/// Looks at a screen, and notes what is wrong with it.
pub(crate) async fn look(person: &Person, axe: &str, screen: &str, found: &mut Vec<String>) {
    let script = format!("{axe};true");
    assert!(person.ask::<bool>(&script).await);
    assert!(person.ask::<bool>(RESTED).await);
    let violations: Vec<Violation> = person.ask(RUN).await;
    for Violation { id, nodes } in violations {
        found.push(format!("{screen}: {id}: {}", nodes.join(" | ")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_on_any_screen() {
    let axe = axe();
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let mut found = Vec::new();
    anna.go_to(&server.address).await;
    look(&anna, &axe, "start", &mut found).await;
    // The browser itself complains of what is not there.
    let lost = chromium.person(Screen::Phone).await;
    lost.go_to(&format!("{}/BCDFGH", server.address)).await;
    look(&lost, &axe, "missing", &mut found).await;
    let plain = server.address.trim_start_matches("http://");
    let options = ["players 2", "clock 0:40"];
    let room = klaxon_client::http::open_room(plain, "fuse", &options).await;
    let room = format!("{}/{}", server.address, room.expect("a room"));
    anna.go_to(&room).await;
    anna.sees("#join").await;
    look(&anna, &axe, "door", &mut found).await;
    anna.comes_in("Anna").await;
    anna.touch("details.more>summary").await;
    look(&anna, &axe, "lobby", &mut found).await;
    anna.adds_a_bot(2).await;
    anna.begins().await;
    look(&anna, &axe, "table", &mut found).await;
    anna.touch("#pause").await;
    anna.sees("#go-on").await;
    look(&anna, &axe, "paused", &mut found).await;
    anna.goes_on().await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.touch(DICE).await;
    anna.sees(HELD).await;
    for theme in ["dark", "light", "contrast"] {
        let put_on = format!("document.documentElement.dataset.theme='{theme}'");
        assert_eq!(anna.ask::<String>(&put_on).await, theme);
        look(&anna, &axe, &format!("{theme} table"), &mut found).await;
    }
    anna.touch("#menu").await;
    anna.sees("[role=dialog]").await;
    look(&anna, &axe, "menu", &mut found).await;
    anna.waits_for_the_end().await;
    look(&anna, &axe, "end", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.is_content();
}
