//! FLATLINE: several people at one table, somebody alone without a network, a keyboard, and phones of all sizes.

use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};

use crate::GAME;
use crate::everyone::{axe, look};
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// What a person would do next: what they touch, and which key would do the same. A player places a few dice and is
/// done, so that a round is soon over.
const NEXT: &str = r#"(()=>{const q=s=>document.querySelector(s),all=s=>[...document.querySelectorAll(s)];
if(q('main.end'))return ['end','',''];
if(q('.count.over'))return ['wait','',''];
if(q('#close-sheet'))return ['do','#close-sheet','Escape'];
if(q('#skip'))return ['do','#skip','.'];
if(q('.here'))return ['do','.here','a'];
const step=document.documentElement.dataset.step;
const mine=q('#awaited.mine');
if(step=='choice'&&mine){const one=q('.tr-choice .tcard')||q('.ln-row.can')||q('.em.can');if(one)return ['do',`[data-at="${one.dataset.at}"]`,'a']}
if(step=='room'&&mine)return ['do','.tr-room .tcard',document.activeElement.closest('.tcard')?'Enter':'Tab'];
if(q('#use'))return ['do','#use','Enter'];
if(q('#go'))return ['do','#go','.'];
if(step=='plan'&&q('#ready:enabled')){const pin=q('.ln-row.can');
if(!q('.ln-row.mine')&&pin)return ['do',`[data-at="${pin.dataset.at}"]`,'a'];return ['do','#ready','.']}
if(step=='minute'&&q('#done:enabled')){const dice=all('.lying .dbtn:not(.dent)'),held=dice.findIndex(d=>d.ariaPressed=='true');
const lit=q('.ln-row.can')||q('.em.can')||q('.sta.can');
if(held>=0&&lit)return ['do',`[data-at="${lit.dataset.at}"]`,'a'];
const placed=all('.lying .dent').length,next=dice[held+1];
if(placed<3&&next)return ['do',`.lying .dbtn[data-place="${next.dataset.place}"]`,String(+next.dataset.place+1)];
if(q('.mt.on[data-at=player-1]'))return ['do','[data-at=player-2]','0'];
return ['do','#done','.']}
return ['wait','','']})()"#;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Touch,
    Keys,
}

impl Person {
    /// Is ready for the minute. A touch right after the show of what happened means nothing, so it may take another one.
    async fn is_ready_for_the_minute(&self) {
        self.until(async || {
            if self.has("#ready:enabled").await {
                self.touch("#ready:enabled").await;
            }
            self.has("#ready:disabled, [data-step=minute]").await
        })
        .await;
    }

    /// Opens a room for the game on the server; its address.
    async fn opens_flatline(server: &Server, options: &[&str]) -> String {
        let plain = server.address.trim_start_matches("http://");
        let room = klaxon_client::http::open_room(plain, "flatline", options).await;
        format!("{}/{}", server.address, room.expect("a room"))
    }

    /// Does the next thing; true when the game is over.
    async fn treats(&self, by: By) -> bool {
        let (what, selector, key): (String, String, String) = self.ask(NEXT).await;
        match (what.as_str(), by) {
            ("end", _) => return true,
            ("do", By::Touch) => {
                self.touch(&selector).await;
            }
            ("do", By::Keys) => self.presses(&key).await,
            _ => {}
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
        false
    }

    /// Plays to the end; what is told there.
    async fn treats_to_the_end(&self, by: By) -> String {
        let began = Instant::now();
        while !self.treats(by).await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
        }
        self.text("main.end h1").await
    }

    /// Plays until the page is at this step of a round.
    async fn treats_until(&self, step: &str) {
        let began = Instant::now();
        let at = format!("document.documentElement.dataset.step=={step:?}");
        while !self.ask::<bool>(&at).await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
            assert!(!self.treats(By::Touch).await, "over before {step}");
        }
    }
}

/// Everything that somebody with bots on all other seats sees, from the door to the first round.
async fn begins_with_bots(
    chromium: &Chromium,
    server: &Server,
    screen: Screen,
    players: u8,
    more: &str,
) -> Person {
    let anna = chromium.person(screen).await;
    let options = [
        format!("players {players}"),
        "difficulty training".to_owned(),
    ];
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let room = Person::opens_flatline(server, &options).await;
    anna.go_to(&format!("{room}{more}")).await;
    anna.comes_in("Anna").await;
    for seat in 2..=players {
        anna.adds_a_bot(seat).await;
    }
    anna.chooses("pace", "700").await;
    anna.begins().await;
    anna.sees("main.table.flatline .pat").await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_treat_patients() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let options = ["players 3", "difficulty training"];
    let room = Person::opens_flatline(&server, &options).await;
    let mut people = Vec::new();
    for (screen, name) in [(Screen::Phone, "Anna"), (Screen::Desktop, "Ben")] {
        let person = chromium.person(screen).await;
        person.go_to(&room).await;
        person.comes_in(name).await;
        people.push(person);
    }
    let [anna, ben] = &people[..] else {
        unreachable!("two people");
    };
    anna.adds_a_bot(3).await;
    anna.chooses("pace", "700").await;
    for person in &people {
        person.touch("#ready").await;
    }
    for person in &people {
        person.sees("main.table.flatline .pat").await;
        person.gone(".count.over").await;
    }
    // Anna is chief (L-15): she says where the dial starts, while Ben proposes another bay.
    ben.touch("[data-at=bay-3]").await;
    anna.sees("[data-at=bay-3] .chip.seat2").await;
    join(anna.treats_until("plan"), ben.treats_until("plan")).await;
    let mut found = Vec::new();
    look(anna, &axe(), "planning", &mut found).await;
    // What one player takes is seen by the other, and still in the minute.
    ben.touch(".ln-row.can").await;
    anna.sees(".ln-row .chip.seat2").await;
    anna.screenshot("flatline-planning").await;
    for person in &people {
        person.is_ready_for_the_minute().await;
    }
    for person in &people {
        person.sees("[data-step=minute] .dbtn").await;
    }
    anna.sees(".ln-row .chip.seat2").await;
    anna.touch(".dbtn:not(.dent)").await;
    look(anna, &axe(), "the minute on a phone", &mut found).await;
    anna.screenshot("flatline-minute").await;
    look(ben, &axe(), "the minute on a desktop", &mut found).await;
    ben.screenshot("flatline-desktop").await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    // The office goes from hand to hand (L-16).
    join(anna.treats_until("plan"), ben.treats_until("plan")).await;
    anna.touch("#chief").await;
    anna.touch(".sheet .hands .key").await;
    ben.sees("#chief .chip.me").await;
    let ends = join_all(people.iter().map(|one| one.treats_to_the_end(By::Touch))).await;
    assert!(!ends[0].is_empty() && ends[0] == ends[1], "{ends:?}");
    anna.screenshot("flatline-end").await;
    for person in &people {
        person.is_content();
        person.asked_only(&server.address);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_comes_back_finds_plan_and_dice_as_they_were() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = begins_with_bots(&chromium, &server, Screen::SmallPhone, 2, "").await;
    anna.treats_until("plan").await;
    anna.touch(".ln-row.can").await;
    anna.sees(".ln-row.mine .chip.me").await;
    let pinned: String = anna
        .ask("document.querySelector('.ln-row.mine').dataset.at")
        .await;
    anna.page.reload().await.expect("a reload");
    anna.sees(&format!("[data-at='{pinned}'].mine")).await;
    anna.is_ready_for_the_minute().await;
    anna.sees("[data-step=minute] .dbtn").await;
    // What a bot places meanwhile may let a die finish something: that is no part of the die.
    const DICE: &str = "[...document.querySelectorAll('.lying .dbtn')].map(d=>d.ariaLabel.split(',')[0]).sort().join()";
    let dice: String = anna.ask(DICE).await;
    anna.page.reload().await.expect("a reload");
    anna.sees("[data-step=minute] .dbtn").await;
    assert_eq!(anna.ask::<String>(DICE).await, dice);
    anna.is_content();
}

/// What does not fit on a phone: whatever scrolls or lies outside, except what beats and stamps; and what fingers would
/// miss. Lines are wide, and a line too low for a finger opens its patient.
const MISFITS: &str = r#"(()=>{const bad=[],root=document.scrollingElement,wide=innerWidth+1,high=innerHeight+1;
if(root.scrollHeight>high||root.scrollWidth>wide)bad.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
const name=e=>`${e.tagName.toLowerCase()}${e.id?'#'+e.id:''}.${[...e.classList].join('.')}`;
for(const e of document.querySelectorAll('main.flatline *')){if(e.closest('svg svg, svg>*,.vh,.clock,.treated')||!e.checkVisibility())continue;
const r=e.getBoundingClientRect();if(r.width>1&&r.height>1&&(r.left<-1||r.top<-1||r.right>wide||r.bottom>high))bad.push(`${name(e)} is outside: ${[r.left,r.top,r.right,r.bottom].map(Math.round)}`)}
for(const line of document.querySelectorAll('.pat .ln-row')){const p=line.closest('.pat').getBoundingClientRect(),last=[...line.querySelectorAll('.fh')].pop()?.getBoundingClientRect();
if(last&&last.right>p.right+1)bad.push(`${line.dataset.at} is wider than its patient: ${Math.round(last.right-p.right)}`);
const d=document.querySelector('.dial').getBoundingClientRect(),c=[d.x+d.width/2,d.y+d.height/2];
for(const h of line.querySelectorAll('.fh')){const r=h.getBoundingClientRect(),dx=r.x+r.width/2-c[0],dy=r.y+r.height/2-c[1];if(Math.hypot(dx,dy)<d.width/2)bad.push(`a space of ${line.dataset.at} is under the dial`)}}
for(const e of document.querySelectorAll('main.flatline :is(.dbtn:not(.dent),.key,.mt,.tcard)')){const r=e.getBoundingClientRect();
if(r.width&&(r.width<39.5||r.height<39.5))bad.push(`${name(e)} is small: ${Math.round(r.width)} x ${Math.round(r.height)}`)}
return [...new Set(bad)].slice(0,12)})()"#;

/// What does not fit at a table for so many.
async fn misfits(players: u8) -> Vec<String> {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = begins_with_bots(&chromium, &server, Screen::Phone, players, "?lang=de").await;
    let mut complaints = Vec::new();
    for step in 0..90 {
        if anna.has("main.end").await {
            break;
        }
        for screen in [Screen::Phone, Screen::SmallPhone] {
            anna.resizes(screen).await;
            let misfits: Vec<String> = anna.ask(MISFITS).await;
            let misfits = misfits.into_iter();
            let misfits = misfits.map(|what| format!("{players} players, {screen:?}: {what}"));
            let new: Vec<String> = misfits.filter(|what| !complaints.contains(what)).collect();
            if !new.is_empty() {
                let name = format!("flatline-misfit-{players}-{screen:?}-{step}");
                anna.screenshot(&name).await;
            }
            complaints.extend(new);
        }
        anna.treats(By::Touch).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    anna.is_content();
    complaints
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn nothing_scrolls_while_patients_are_treated() {
    let misfits = join_all([1, 2, 3, 4, 5].map(misfits)).await.concat();
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

/// Somebody plays a whole game with bots on all other seats, over the server.
async fn plays_a_game(players: u8) {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = begins_with_bots(&chromium, &server, Screen::Phone, players, "").await;
    anna.treats_to_the_end(By::Touch).await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn one_two_four_and_five_treat_patients() {
    join_all([1, 2, 4, 5].map(plays_a_game)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn three_treat_patients_by_keyboard_in_german() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = begins_with_bots(&chromium, &server, Screen::Desktop, 3, "?lang=de").await;
    anna.ask::<bool>("(document.activeElement.blur(),true)")
        .await;
    anna.treats_to_the_end(By::Keys).await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn somebody_alone_treats_patients_with_bots_without_a_network() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::SmallPhone).await;
    anna.go_to(&format!("{}/solo?game=flatline", server.address))
        .await;
    anna.sees("#ready:enabled").await;
    anna.chooses("pace", "700").await;
    anna.begins().await;
    anna.sees("main.table.flatline .pat").await;
    anna.has_every_part().await;
    anna.offline(true).await;
    anna.treats_to_the_end(By::Touch).await;
    anna.is_content();
    anna.asked_only(&server.address);
}
