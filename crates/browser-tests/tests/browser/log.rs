//! The mission log of a device, and that of a room.

use serde_json::{Value, json};

use crate::everyone::{axe, look};
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// A game of FUSE, as the log has it.
fn game(seed: &str, players: Value, difficulty: &str, won: bool, points: i32, time: &str) -> Value {
    json!({
        "room": "solo", "number": 1, "at": format!("2026-01-0{}T20:15:00Z", seed.len()), "game": "fuse",
        "options": [format!("difficulty {difficulty}")], "players": players, "won": won, "reason": "over",
        "points": points, "score": [], "standings": [], "time": time, "seed": seed, "paused": 0,
    })
}

/// Reads a file in.
async fn reads(person: &Person, text: &str) {
    let text = serde_json::to_string(text).expect("a text");
    let script = format!(
        "(()=>{{const field=document.getElementById('import'),files=new DataTransfer;\
         files.items.add(new File([{text}],'log.json'));field.files=files.files;\
         document.getElementById('told').textContent='';field.dispatchEvent(new Event('change'));return true}})()"
    );
    person.ask::<bool>(&script).await;
    person
        .until(async || !person.text("#told").await.is_empty())
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_stands_in_the_log_of_the_device() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.touch("#mission-log").await;
    anna.sees("#told").await;
    anna.until(async || anna.text("#told").await.starts_with("No games yet"))
        .await;
    anna.go_to(&format!(
        "{}/solo?game=fuse&players=1&clock=0:10&now",
        server.address
    ))
    .await;
    anna.waits_for_the_end().await;
    anna.sees("#all-games").await;
    anna.go_to(&format!("{}/log?lang=en", server.address)).await;
    anna.sees(".crew h3").await;
    assert_eq!(anna.text(".crew h3").await, "You");
    assert_eq!(
        anna.ask::<u32>("document.querySelectorAll('.last tbody tr').length")
            .await,
        1
    );
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn crews_have_their_figures_and_files_are_read_or_refused() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let log = json!([
        game("a", json!(["Anna", "Ben"]), "standard", true, 12, "8:00"),
        game(
            "bb",
            json!(["Ben", "Anna", null]),
            "standard",
            true,
            17,
            "7:42.5"
        ),
        game("ccc", json!(["Anna", "Ben"]), "expert", false, 9, "10:00"),
        game("dddd", json!(["Anna <b>"]), "training", true, 5, "3:00"),
    ]);
    anna.go_to(&format!("{}/log?lang=en", server.address)).await;
    reads(&anna, &log.to_string()).await;
    assert_eq!(anna.text("#told").await, "New games: 4 · Already there: 0");
    // The crew that played last comes first; its name is a name, whatever is in it.
    assert_eq!(anna.text(".crew h3").await, "Anna <b>");
    let crew = anna.text(".crew:nth-child(2)").await.to_uppercase();
    let crew = crew.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        crew.starts_with("ANNA, BEN GAMES 3 WON 2 STREAK 0 LONGEST STREAK 2"),
        "{crew}"
    );
    assert!(crew.contains("FUSE · STANDARD GAMES 2 WON 2 STREAK 2 LONGEST STREAK 2 MOST POINTS 17 FASTEST VICTORY 7:42"), "{crew}");
    anna.sees(".plot[aria-label$='12, 17']").await;
    let mut found = Vec::new();
    for theme in ["dark", "light", "contrast"] {
        let put_on = format!("document.documentElement.dataset.theme='{theme}'");
        anna.ask::<String>(&put_on).await;
        look(&anna, &axe(), &format!("{theme} log"), &mut found).await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.screenshot("phone-log").await;
    // The same again, and what is no log.
    let mut broken = log.clone();
    broken[1]["time"] = json!(7);
    for (file, says) in [
        (log.to_string(), "New games: 0 · Already there: 4"),
        ("klaxon".to_owned(), "it is not JSON"),
        ("{}".to_owned(), "it has no list of games"),
        (broken.to_string(), "what is wrong there: 2, time"),
    ] {
        reads(&anna, &file).await;
        let told = anna.text("#told").await;
        assert!(told.ends_with(says) || told.contains(says), "{told}");
        assert_eq!(
            anna.ask::<u32>("document.querySelectorAll('.crew').length")
                .await,
            2
        );
    }
    // In German, and deleted.
    anna.go_to(&format!("{}/log?lang=de", server.address)).await;
    anna.sees(".crew h3").await;
    assert!(
        anna.text("#crews")
            .await
            .to_uppercase()
            .contains("SCHNELLSTER SIEG")
    );
    anna.ask::<bool>("(window.confirm=()=>true)()").await;
    anna.touch("#delete").await;
    anna.gone(".crew").await;
    assert_eq!(
        anna.ask::<u32>("localStorage.length?(localStorage['klaxon-games']||'').length:0")
            .await,
        0
    );
    anna.is_content();
}

/// Notes what is saved as a file instead of saving it.
const SAVED: &str =
    "(URL.createObjectURL=blob=>(blob.text().then(text=>window.saved=text),'#'),true)";

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_room_is_for_whoever_knows_its_code() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let room = server.room("fuse", &["players 1", "clock 0:10"]).await;
    let code = room.rsplit('/').next().expect("a code").to_owned();
    anna.go_to(&format!("{room}?lang=en")).await;
    anna.comes_in("Anna").await;
    let link = format!("/log?room={code}&lang=en");
    anna.sees(&format!("#log-of-room[href='{link}']")).await;
    anna.touch("#menu").await;
    anna.sees(&format!("#menu-log[href='{link}']")).await;
    anna.touch("#close-sheet").await;
    let ben = chromium.person(Screen::Phone).await;
    ben.go_to(&format!("{}{link}", server.address)).await;
    ben.until(async || ben.text("#told").await.starts_with("No games yet"))
        .await;
    anna.begins().await;
    anna.waits_for_the_end().await;
    anna.sees(&format!("#log-of-room[href='{link}']")).await;

    // Ben knows the code.
    ben.go_to(&format!("{}{link}", server.address)).await;
    ben.sees(".crew h3").await;
    assert_eq!(ben.text("#title").await, format!("Log of room {code}"));
    assert_eq!(ben.text(".crew h3").await, "Anna");
    assert!(!ben.shows("#delete").await && !ben.shows("label[for=import]").await);
    let mut found = Vec::new();
    look(&ben, &axe(), "log of a room", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    ben.screenshot("phone-log-room").await;
    // Files are those of the server.
    let plain = server.address.trim_start_matches("http://");
    let path = format!("/api/rooms/{code}/log?format=csv&lang=en");
    let csv = klaxon_client::http::request(plain, "GET", &path, "").await;
    let csv = csv.expect("an answer").body;
    assert!(csv.contains("Anna"), "{csv}");
    assert!(ben.ask::<bool>(SAVED).await);
    ben.touch("#export-csv").await;
    ben.until(async || ben.ask::<Option<String>>("window.saved??null").await == Some(csv.clone()))
        .await;
    // What is not in the log of a device can be taken over, once.
    for told in [
        "New games: 1 · Already there: 0",
        "New games: 0 · Already there: 1",
    ] {
        ben.touch("#adopt").await;
        ben.until(async || ben.text("#told").await == told).await;
    }
    ben.touch("#to-device").await;
    ben.sees(".last tbody tr").await;
    ben.is_content();
    // The player has it already.
    anna.go_to(&format!("{}{link}", server.address)).await;
    anna.sees(".crew h3").await;
    anna.touch("#adopt").await;
    anna.until(async || anna.text("#told").await == "New games: 0 · Already there: 1")
        .await;
    anna.is_content();
    deletes_its_record(&anna, &ben, &format!("{}{link}", server.address)).await;

    // Errors in plain words, in German too.
    let eve = chromium.person(Screen::SmallPhone).await;
    eve.go_to(&format!("{}/log?room=BBBB&lang=de", server.address))
        .await;
    let nowhere = "Diesen Raum gibt es nicht: prüf den Code.";
    eve.until(async || eve.text("#told").await == nowhere).await;
    eve.offline(true).await;
    eve.touch("#again").await;
    eve.until(async || {
        eve.text("#told")
            .await
            .starts_with("Der Server ist nicht zu erreichen")
    })
    .await;
    eve.offline(false).await;
    eve.until(async || eve.text("#told").await == nowhere).await;
}

/// Whoever played can delete the record of a game, which whoever looks on can only watch.
async fn deletes_its_record(player: &Person, other: &Person, log: &str) {
    for person in [player, other] {
        person.go_to(log).await;
        person.sees(".last .watch[href^='/replay/']").await;
    }
    assert!(!other.shows(".last .forget").await);
    player.ask::<bool>("(window.confirm=()=>true)()").await;
    player.touch(".last .forget").await;
    player
        .until(async || player.text("#told").await == "The record is deleted.")
        .await;
    player.gone(".last .watch").await;
    player.sees(".last tbody tr").await;
    other.go_to(log).await;
    other.sees(".last tbody tr").await;
    assert!(!other.shows(".last .watch").await);
    for person in [player, other] {
        person.is_content();
    }
}

/// A private window may forbid it altogether.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_says_so_and_nothing_breaks() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let forbidden = "Object.defineProperty(window,'localStorage',{get(){throw new DOMException('no','SecurityError')}})";
    let command = "Page.addScriptToEvaluateOnNewDocument";
    anna.does(command, json!({"source": forbidden})).await;
    anna.go_to(&format!("{}/log?lang=en", server.address)).await;
    let nothing = "This browser keeps nothing";
    anna.until(async || anna.text("#told").await.starts_with(nothing))
        .await;
    reads(
        &anna,
        &json!([game("a", json!(["Anna"]), "standard", true, 12, "8:00")]).to_string(),
    )
    .await;
    assert!(anna.text("#told").await.starts_with(nothing));
    anna.go_to(&format!(
        "{}/solo?game=fuse&players=1&clock=0:10&now&lang=en",
        server.address
    ))
    .await;
    anna.waits_for_the_end().await;
    anna.sees("#not-kept").await;
    assert!(anna.ask::<bool>(SAVED).await);
    anna.ask::<bool>("(document.querySelector('#json').click(),true)")
        .await;
    anna.until(async || {
        let saved: Option<String> = anna.ask("window.saved??null").await;
        saved.is_some_and(|saved| saved.contains("\"solo\""))
    })
    .await;
    anna.is_content();
}
