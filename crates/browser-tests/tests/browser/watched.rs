//! A whole game that is watched all the time: nothing moves by itself, and what happens is to be seen.

use crate::play::a_game_with_bots;
use crate::support::{Chromium, Screen, Server};

/// Notes with every picture where dice, cards and keys lie, without what is only drawn elsewhere for a moment, and which
/// of them have moved since they were first seen. In which light the table lies (`choose`: the next bombs take the large
/// place) is the player's own doing.
const WATCH: &str = r#"(()=>{const first=new Map();window.moved=new Map();window.wholes=0;window.said=[];
const place=e=>{let x=0,y=0;const w=e.offsetWidth,h=e.offsetHeight;
for(let o=e;o;o=o.offsetParent){x+=o.offsetLeft-(o===e?0:o.scrollLeft);y+=o.offsetTop-(o===e?0:o.scrollTop)}return [x,y,w,h]};
const all={die:'.lying>*',card:'.hand>*',next:'.rack>:not(.lbl)',key:'.tray .key',tool:'.tools .key',mate:'.mates>.mate',clock:'#clock'};
const look=()=>{if(!document.querySelector('main.table'))return;
const state=document.documentElement.dataset.state||'';
for(const [kind,selector] of Object.entries(all)){let i=0;
for(const e of document.querySelectorAll(selector)){i++;if(!e.offsetWidth)continue;
const key=`${kind} ${kind==='key'?e.id||'shut':i}${state?' while '+state:''}`,now=place(e),was=first.get(key);
if(!was){first.set(key,now);continue}
const by=Math.max(...now.map((n,j)=>Math.abs(n-was[j])));
if(by>1&&!(kind==='clock'&&now[1]===was[1]))window.moved.set(key,`${key}: ${was} became ${now}`)}}
requestAnimationFrame(look)};look();
new MutationObserver(changes=>{for(const c of changes)for(const n of c.addedNodes)
if(n.nodeType===1&&n.matches('.flyer')&&n.querySelector('.whole'))window.wholes++})
.observe(document.body,{childList:true});
const caption=()=>{const c=document.querySelector('.cap:not(.still):not(.news)');
if(c&&window.said.at(-1)!==c.innerText)window.said.push(c.innerText)};
new MutationObserver(caption).observe(document.body,{childList:true,subtree:true,characterData:true});caption();
return true})()"#;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_by_itself_and_a_defused_bomb_is_seen_complete() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.opens_a_tab_room(&server).await;
    anna.chooses("difficulty", "training").await;
    anna.begins().await;
    assert!(anna.ask::<bool>(WATCH).await);
    // The computer greets the crew.
    anna.until(async || anna.ask::<usize>("said.length").await > 0)
        .await;
    anna.plays_to_the_end(1, async |_| {}).await;
    let said: Vec<String> = anna.ask("said").await;
    assert!(said[0].contains("ten minutes"), "{said:?}");
    // Each defused bomb, once.
    let wholes: usize = anna.ask("wholes").await;
    let defused: usize = anna
        .ask(
            r"Number(/(\d+) bombs? defused/.exec(document.querySelector('main.end').innerText)[1])",
        )
        .await;
    assert_eq!(wholes, defused);
    let moved: Vec<String> = anna.ask("[...moved.values()]").await;
    assert!(moved.is_empty(), "{}", moved.join("\n"));
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_by_itself_whatever_the_others_do() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_game_with_bots(&chromium, &server, Screen::SmallPhone, 4).await;
    assert!(anna.ask::<bool>(WATCH).await);
    for _ in 0..90 {
        if anna.plays(1).await {
            break;
        }
    }
    let moved: Vec<String> = anna.ask("[...moved.values()]").await;
    assert!(moved.is_empty(), "{}", moved.join("\n"));
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_die_leaves_its_place_empty() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = crate::play::a_rolled_game(&chromium, &server, Screen::Phone).await;
    let places = "[...document.querySelectorAll('.lying>*')].map(e=>[e.offsetLeft,e.offsetTop])";
    let (die, space) = anna.die_and_space().await;
    let before: Vec<(f64, f64)> = anna.ask(places).await;
    anna.touch(&die).await;
    anna.touch(&space).await;
    anna.sees(&format!("{die}.dent .chip.seat1")).await;
    let after: Vec<(f64, f64)> = anna.ask(places).await;
    assert_eq!(before, after);
    anna.is_content();
}
