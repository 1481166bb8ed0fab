//! Somebody at the table: coming in, choosing, and playing on.

use std::time::{Duration, Instant};

use crate::GAME;
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// The dice that can be touched.
pub(crate) const DICE: &str = ".lying .dbtn:not(.dent)";
/// The die in somebody's hand.
pub(crate) const HELD: &str = ".dbtn[aria-pressed=true]";
/// A card of one's own with spaces that take the held die.
pub(crate) const LIT: &str = ".hand [data-lit]:not([data-lit=''])";
/// The count before a game.
const COUNT: &str = ".count.over";

/// What a person would do next: what, and a selector of what they touch.
///
/// Marks under the dice say who can use them; where there are none, the dice are taken up one after the other until
/// something lights up.
const NEXT: &str = r#"((own)=>{const q=s=>document.querySelector(s);
if(q('main.end'))return ['end',''];
if(q('.count.over'))return ['wait',''];
for(const key of ['#compose','#steady','#six','.choosable','#defuse'])if(q(key))return ['touch',key];
const several=/^(It fits|Das passt)/.test(q('#awaited')?.innerText||'');
if(q('.pow')&&(q('#roll')||several))return ['touch','.pow'];
const lit=q('.hand [data-lit]:not([data-lit=""])');
if(lit){const space=lit.dataset.lit.split(' ')[0];
return ['touch',`.hand [data-card="${lit.dataset.card}"] [data-space="${space}"] .sock`]}
if(q('#roll'))return ['touch','#roll'];
const places=[...document.querySelectorAll('.lying .dbtn')];
const dice=places.filter(die=>!die.matches('.dent'));
const this_one=die=>['touch',`.lying .dbtn:nth-child(${places.indexOf(die)+1})`];
const left_over=/^(Touch each|Tipp jeden)/.test(q('#awaited')?.innerText||'');
if(left_over&&dice.length)return this_one(dice[0]);
const tab=q('.tabs [aria-selected=true]');
const seat=tab?tab.dataset.seat:own;
const everybodys=die=>/^(all|alle)$/.test(die.querySelector('.uses em')?.textContent||'');
const mine=dice.find(die=>die.querySelector('.seat'+seat)||everybodys(die));
if(mine)return this_one(mine);
const marked=q('.lying .dbtn:not(.dent) .uses>*');
const next=dice[dice.findIndex(die=>die.ariaPressed==='true')+1];
if(!marked&&q('#pass')&&next)return this_one(next);
if(q('#pass'))return ['touch','#pass'];
return ['wait','']})"#;

/// A script that says what a person in this seat would do next: `touch` and what, `wait`, or `end`.
pub(crate) fn next_step(seat: u8) -> String {
    format!("{NEXT}({seat})")
}

impl Person {
    /// Opens a room for so many from the start page and comes in; the address of the room.
    pub(crate) async fn opens_a_room(&self, server: &Server, players: &str, name: &str) -> String {
        self.go_to(&server.address).await;
        self.touch("#new-room,.friends").await;
        self.comes_in(name).await;
        self.chooses("players", players).await;
        let code = self.text("#code").await;
        format!("{}/{}", server.address, code.trim())
    }

    /// Gives a name and has a seat.
    pub(crate) async fn comes_in(&self, name: &str) {
        self.types("input[name=name]", name).await;
        self.touch("#join").await;
        self.sees(".seats li.mine").await;
    }

    /// Opens the lobby of a room in this tab.
    pub(crate) async fn opens_a_tab_room(&self, server: &Server) {
        self.go_to(&format!("{}/solo", server.address)).await;
        self.sees("#ready:enabled").await;
    }

    /// Has everything that is fetched while a game is played: from now on no network is needed.
    pub(crate) async fn has_every_part(&self) {
        let end = "performance.getEntriesByType('resource').some(r=>/end[^/]*[.]bin$/.test(r.name)&&r.responseEnd>0)";
        self.until(async || self.ask(end).await).await;
    }

    /// Is ready, and is counted in.
    pub(crate) async fn begins(&self) {
        self.touch("#ready").await;
        self.sees("main.table").await;
        self.gone(COUNT).await;
    }

    /// Ends a pause, and is counted in.
    pub(crate) async fn goes_on(&self) {
        self.touch("#go-on").await;
        self.gone(".over.paused").await;
        self.sees(COUNT).await;
        self.gone(COUNT).await;
    }

    /// Chooses a value before the game: one of a few keys, a switch, or an entry of a list by typing what it is called.
    pub(crate) async fn chooses(&self, name: &str, value: &str) {
        let choice = format!("#choose-{name}");
        self.sees(&choice).await;
        if !self.shows(&choice).await {
            self.touch("details.more>summary").await;
            self.until(async || self.shows(&choice).await).await;
        }
        if self.has(&format!("button{choice}")).await {
            let chosen = format!("{choice}[aria-checked={}]", value == "yes");
            if !self.has(&chosen).await {
                self.touch(&choice).await;
            }
            return self.sees(&chosen).await;
        }
        let key = format!("{choice} button[data-value='{value}']");
        if self.has(&key).await {
            self.touch(&key).await;
            return self.sees(&format!("{key}[aria-checked=true]")).await;
        }
        let list = format!("{choice} select");
        let entry = format!(
            "(()=>{{const list=document.querySelector({list:?});list.focus();\
             return list.querySelector(\"option[value='{value}']\").innerText}})()"
        );
        for key in self.ask::<String>(&entry).await.chars() {
            self.presses(&key.to_string()).await;
        }
        let chosen = format!("document.querySelector({list:?})?.value||''");
        self.until(async || self.ask::<String>(&chosen).await == value)
            .await;
    }

    /// Does something with a seat of the lobby: `sit`, `bot` or `stand`. What is seldom done comes with a touch on the
    /// name.
    pub(crate) async fn has_seat(&self, seat: u8, what: &str) {
        let row = format!(".seats li:nth-child({seat})");
        self.sees(&row).await;
        let key = format!("{row} .{what}");
        if !self.has(&key).await {
            self.touch(&format!("{row} button.nm")).await;
            self.sees(&key).await;
        }
        self.touch(&key).await;
    }

    /// Puts a bot on a seat.
    pub(crate) async fn adds_a_bot(&self, seat: u8) {
        self.has_seat(seat, "bot").await;
        self.sees(&format!(".seats li:nth-child({seat}) .stand"))
            .await;
    }

    /// Plays on: does the next thing that a person would do in this seat, or with several seats on this device in the
    /// one that is shown; true when the game is over.
    pub(crate) async fn plays(&self, seat: u8) -> bool {
        let (what, selector): (String, String) = self.ask(&next_step(seat)).await;
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

    /// Plays until the game is over, and does something after each step.
    pub(crate) async fn plays_to_the_end(&self, seat: u8, mut then: impl AsyncFnMut(u32)) {
        let began = Instant::now();
        let mut steps = 0;
        while !self.plays(seat).await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
            steps += 1;
            then(steps).await;
        }
    }

    /// Waits until the clock has run down.
    pub(crate) async fn waits_for_the_end(&self) {
        let began = Instant::now();
        while !self.has("main.end #total").await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// The number of dice that can be touched.
    pub(crate) async fn dice(&self) -> usize {
        self.ask(&format!("document.querySelectorAll({DICE:?}).length"))
            .await
    }

    /// A die that can be placed, and a space for it: found by taking dice up and looking what lights up.
    pub(crate) async fn die_and_space(&self) -> (String, String) {
        for place in 1..=self.dice().await {
            let die = format!(".lying .dbtn:nth-child({place})");
            self.touch(&die).await;
            self.sees(&format!("{die}[aria-pressed=true]")).await;
            let lit = format!(
                "(()=>{{const c=document.querySelector({LIT:?});return c?\
                 `.hand [data-card=\"${{c.dataset.card}}\"] [data-space=\"${{c.dataset.lit.split(' ')[0]}}\"] .sock`:''}})()"
            );
            let space: String = self.ask(&lit).await;
            self.touch(&die).await;
            self.gone(HELD).await;
            if !space.is_empty() {
                return (die, space);
            }
        }
        panic!("dice at the start, and none fits");
    }
}

/// Somebody alone in a game in this tab, dice rolled.
pub(crate) async fn a_rolled_game(chromium: &Chromium, server: &Server, screen: Screen) -> Person {
    let anna = chromium.person(screen).await;
    anna.opens_a_tab_room(server).await;
    anna.begins().await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna
}

/// Somebody at a table for so many in this tab; quick bots have the other seats.
pub(crate) async fn a_game_with_bots(
    chromium: &Chromium,
    server: &Server,
    screen: Screen,
    players: u8,
) -> Person {
    let anna = chromium.person(screen).await;
    anna.opens_a_tab_room(server).await;
    if players > 1 {
        anna.chooses("players", &players.to_string()).await;
        anna.sees(&format!(".seats li:nth-child({players})")).await;
        anna.chooses("pace", "700").await;
    }
    anna.begins().await;
    anna
}

/// How many games the browser has in its log.
pub(crate) async fn logged(person: &Person) -> usize {
    let script = "JSON.parse(localStorage.getItem('klaxon-games')||'[]').length";
    person.ask(script).await
}
