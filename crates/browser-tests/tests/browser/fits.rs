//! Nothing scrolls in play, and everything that can be touched is in sight.

use futures_util::future::join_all;

use crate::play::a_game_with_bots;
use crate::support::{Chromium, Screen, Server};

/// What does not fit: a list of complaints.
pub(crate) const MISFITS: &str = r#"(()=>{const bad=[],root=document.scrollingElement,wide=innerWidth+1,high=innerHeight+1;
const table=document.querySelector('main.table');if(!table)return bad;
if(root.scrollHeight>high||root.scrollWidth>wide)bad.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
const name=e=>`${e.tagName.toLowerCase()}${e.id?'#'+e.id:''}.${[...e.classList].join('.')}`;
const inside=r=>r.left>=-1&&r.top>=-1&&r.right<=wide&&r.bottom<=high;
for(const e of table.querySelectorAll('*')){if(e.closest('svg svg, svg>*'))continue;
const r=e.getBoundingClientRect();if(!r.width||!r.height)continue;
const style=getComputedStyle(e);if(style.position==='fixed'||style.display==='inline'||e.closest('.vh,.stage,.choices:not(.seen)'))continue;
if(!inside(r))bad.push(`${name(e)} is outside: ${[r.left,r.top,r.right,r.bottom].map(Math.round)}`)}
for(const e of table.querySelectorAll('.dbtn:not(.dent),.key:not(.shut),.hand .mod .sock,.choosable')){
const r=e.getBoundingClientRect();if(!r.width)continue;
const hit=document.elementFromPoint(r.x+r.width/2,r.y+r.height/2);
const whole=e.closest('.sock')?e.closest('.mod'):e;
if(e.closest('[inert]')||getComputedStyle(e).pointerEvents==='none')continue;
if(!hit||!(whole.contains(hit)||hit.contains(e)))bad.push(`${name(e)} is under ${hit?name(hit):'nothing'}`)}
return [...new Set(bad)].slice(0,12)})()"#;

/// The targets of fingers that are too small.
pub(crate) const SMALL: &str = r#"[...document.querySelectorAll('main.table :is(.dbtn:not(.dent),.key,.choosable)')].filter(e=>{
const r=e.getBoundingClientRect();return r.width&&(r.width<43.5||r.height<43.5)}).map(e=>{
const r=e.getBoundingClientRect();return `${e.id||e.className}: ${Math.round(r.width)} x ${Math.round(r.height)}`})"#;

/// What does not fit at a table for so many.
async fn misfits(players: u8) -> Vec<String> {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_game_with_bots(&chromium, &server, Screen::Phone, players).await;
    let screens = [Screen::Phone, Screen::SmallPhone];
    let mut complaints = Vec::new();
    for step in 0..16 {
        let over = anna.plays(1).await;
        if over {
            break;
        }
        for screen in screens {
            anna.resizes(screen).await;
            let misfits: Vec<String> = anna.ask(MISFITS).await;
            let small: Vec<String> = anna.ask(SMALL).await;
            let all = misfits.into_iter().chain(small);
            let all: Vec<String> = all
                .map(|what| format!("{players} players, {screen:?}: {what}"))
                .filter(|what| !complaints.contains(what))
                .collect();
            if !all.is_empty() {
                let name = format!("misfit-{players}-{screen:?}-{step}");
                anna.screenshot(&name).await;
            }
            complaints.extend(all);
        }
    }
    anna.is_content();
    complaints
}

async fn fits(players: impl IntoIterator<Item = u8>) {
    let misfits = join_all(players.into_iter().map(misfits)).await.concat();
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_scrolls_in_play_alone_and_in_twos() {
    fits([1, 2]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_scrolls_in_play_with_three_to_five() {
    fits([3, 4, 5]).await;
}
