//! Games that are watched again: from a file, from an address, and while they go on.

use std::path::Path;

use crate::everyone::{axe, look};
use crate::person::Person;
use crate::play::{DICE, LIT};
use crate::support::{Chromium, Screen, Server};

/// A record of a room, with names in it.
pub(crate) fn record(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/records");
    let text = std::fs::read_to_string(folder.join(format!("{game}.game")));
    let text = text.expect("a record");
    let named = text.lines().any(|line| line.starts_with("person "));
    match named {
        true => text,
        false => text.replacen(
            "\nfair ",
            "\nperson 1 Ann\nperson 2 Ben\nbot 3 greedy\nfair ",
            1,
        ),
    }
}

impl Person {
    /// Drops a file onto the page.
    pub(crate) async fn drops(&self, text: &str) {
        let script = format!(
            "(()=>{{const d=new DataTransfer();d.items.add(new File([{text:?}],'record.txt'));\
             window.dispatchEvent(new DragEvent('drop',{{dataTransfer:d,cancelable:true}}));return true}})()"
        );
        assert!(self.ask::<bool>(&script).await);
    }

    /// Where the tape stands, and its last moment.
    pub(crate) async fn moment(&self) -> (usize, usize) {
        let asked = "(({moment,moments})=>[Number(moment),Number(moments)])(document.querySelector('#replay').dataset)";
        self.ask(asked).await
    }

    /// Waits until the tape stands somewhere.
    pub(crate) async fn is_at(&self, moment: usize) {
        self.sees(&format!("#replay[data-moment='{moment}']")).await;
    }

    /// Everything on the table that can be read, but the clock.
    pub(crate) async fn table_text(&self) -> String {
        self.ask(
            "[...document.querySelectorAll('main.table>:not(.top)')].map(e=>e.innerText).join('|')",
        )
        .await
    }

    /// Chooses a value of a list.
    async fn picks(&self, list: &str, value: &str) {
        let script = format!(
            "(()=>{{const s=document.querySelector({list:?});s.value={value:?};\
             s.dispatchEvent(new Event('change',{{bubbles:true}}));return s.value==={value:?}}})()"
        );
        assert!(self.ask::<bool>(&script).await, "{list} has {value}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_file_is_watched_step_by_step_with_anybodys_eyes() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    anna.go_to(&format!("{}/replay?lang=en", server.address))
        .await;
    anna.sees("#chosen-file").await;
    anna.drops(&record("fuse")).await;
    anna.is_at(0).await;
    let (_, last) = anna.moment().await;
    // Forth, and back again: the table is the same.
    let mut seen = vec![anna.table_text().await];
    for moment in 1..=12 {
        anna.presses("ArrowRight").await;
        anna.is_at(moment).await;
        seen.push(anna.table_text().await);
    }
    assert_ne!(seen[1], seen[12]);
    for moment in (6..12).rev() {
        anna.touch("#step-back").await;
        anna.is_at(moment).await;
    }
    anna.presses("End").await;
    anna.is_at(last).await;
    anna.sees("#tape-end").await;
    assert!(anna.text("#fair").await.starts_with("Dice checked"));
    // From mark to mark.
    anna.presses("Home").await;
    anna.is_at(0).await;
    anna.touch("#next-mark").await;
    let (first, _) = anna.moment().await;
    assert!(first > 0 && first < last, "{first} of {last}");
    anna.touch("#next-mark").await;
    anna.touch("#prev-mark").await;
    anna.is_at(first).await;
    // By the time line, which says where it stands.
    anna.touch("#timeline").await;
    anna.until(async || anna.moment().await.0 != first).await;
    let spoken: String = anna
        .ask("document.querySelector('#timeline').ariaValueText")
        .await;
    assert!(spoken.contains("moment"), "{spoken}");
    // A player's eyes: their table, where what was legal lights up, and nothing can be done.
    anna.presses("Home").await;
    anna.picks("#eyes", "2").await;
    anna.presses("ArrowRight").await;
    anna.sees(DICE).await;
    let (die, space) = anna.die_and_space().await;
    anna.touch(&die).await;
    anna.sees(LIT).await;
    anna.touch(&space).await;
    anna.sees(".tag").await;
    assert_eq!(anna.text(".tag").await, "This is a recording");
    assert_eq!(anna.moment().await.0, 1);
    // What could be done is listed, with what was done.
    anna.touch("#could").await;
    anna.sees("#could-sheet .could .did").await;
    assert!(anna.text("#could-sheet").await.contains("place Y2 b2"));
    anna.touch("#could-sheet header .key").await;
    anna.gone("#could-sheet[open]").await;
    // It plays by itself.
    anna.picks("#speed", "4").await;
    anna.touch("#play").await;
    anna.until(async || anna.moment().await.0 > 3).await;
    anna.touch("#play").await;
    anna.sees("#replay[data-tape=stands]").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_says_why() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/replay?lang=de", server.address))
        .await;
    anna.sees("#chosen-file").await;
    let record = record("fuse");
    for (text, why) in [
        ("Liebes Tagebuch".to_owned(), "keine Aufzeichnung"),
        (
            record.replacen("record 2", "record 1", 1),
            "klaxon record upgrade",
        ),
        (record.replacen("record 2", "record 9", 1), "neueren Klaxon"),
        (record.replacen("game fuse", "game chess", 1), "chess"),
        (
            record
                .replacen("1 0:00 1 roll", "1 0:00 1 tea", 1)
                .replacen("rolled", "brewed", 1),
            "Zeile",
        ),
    ] {
        anna.drops(&text).await;
        anna.until(async || anna.text(".wrong").await.contains(why))
            .await;
    }
    anna.drops(&record).await;
    anna.is_at(0).await;
    assert_eq!(anna.text("#more").await, "");
    anna.is_content();
    anna.go_to(&format!(
        "{}/replay/0123456789abcdef0123456789abcdef?lang=en",
        server.address
    ))
    .await;
    anna.until(async || anna.text(".wrong").await.contains("no record"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_watched_live_and_then_from_its_address() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let (anna, ben) = (
        chromium.person(Screen::Phone).await,
        chromium.person(Screen::Phone).await,
    );
    let room = server.room("fuse", &["players 1", "clock 0:20"]).await;
    anna.go_to(&format!("{room}?lang=en")).await;
    anna.comes_in("Anna").await;
    anna.begins().await;
    ben.go_to(&format!("{room}?lang=en")).await;
    ben.types("input[name=name]", "Ben").await;
    ben.touch("#join").await;
    ben.sees("#replay[data-tape=live]").await;
    // Ben looks back: he stays there, and sees how far behind he is.
    anna.plays(1).await;
    ben.until(async || ben.moment().await.1 > 0).await;
    ben.touch("#play").await;
    ben.sees("#replay[data-tape=stands]").await;
    let (stands, _) = ben.moment().await;
    anna.plays(1).await;
    ben.sees("#behind").await;
    assert_eq!(ben.moment().await.0, stands);
    ben.touch("#step-back").await;
    ben.until(async || ben.moment().await.0 < stands).await;
    ben.touch("#live").await;
    ben.sees("#replay[data-tape=live]").await;
    anna.waits_for_the_end().await;
    // From the end to the record, and a link to a moment of it.
    anna.sees("#dice").await;
    anna.touch("#watch-replay").await;
    anna.is_at(0).await;
    let address: String = anna.ask("location.pathname").await;
    assert!(address.starts_with("/replay/"), "{address}");
    let (_, last) = anna.moment().await;
    assert!(last > 1);
    let moment = format!("{}{address}?at=1&seat=1&lang=de", server.address);
    ben.go_to(&moment).await;
    ben.is_at(1).await;
    ben.sees("main.table:not(.tv)").await;
    assert_eq!(
        ben.ask::<String>("document.querySelector('#eyes').value")
            .await,
        "1"
    );
    anna.is_content();
    ben.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_this_tab_is_watched_without_a_server() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::SmallPhone).await;
    let solo = "solo?game=fuse&players=1&clock=0:10&now&lang=en";
    anna.go_to(&format!("{}/{solo}", server.address)).await;
    anna.waits_for_the_end().await;
    anna.sees("#dice").await;
    anna.touch("#watch-replay").await;
    anna.is_at(0).await;
    let axe = axe();
    let mut found = Vec::new();
    look(&anna, &axe, "replay", &mut found).await;
    anna.touch("#more").await;
    anna.sees(".more.open").await;
    look(&anna, &axe, "more", &mut found).await;
    anna.touch("#could").await;
    anna.sees("#could-sheet[open]").await;
    look(&anna, &axe, "what could be done", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.is_content();
}
