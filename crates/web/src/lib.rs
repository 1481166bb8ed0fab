//! The page: start, rooms and the table of FUSE, compiled to wasm. It runs the same room and the same rules as the
//! server, so what is legal shows at once, and a lone player needs no network.

mod ahead;
mod app;
mod awaited;
mod awake;
mod browser;
mod card;
mod claims;
mod clock;
mod compose;
mod dock;
mod drag;
mod ears;
mod end;
mod hand;
mod icon;
mod json;
mod keys;
mod link;
mod lit;
mod lobby;
mod local;
mod mates;
mod middle;
mod names;
mod options;
mod qr;
mod remote;
mod saved;
mod section;
mod shelf;
mod steady;
mod table;
mod team_log;
mod text;
mod thinking;
mod timeline;
mod told;
mod top;
mod tray;

use wasm_bindgen::prelude::wasm_bindgen;

/// Takes over when the page has loaded. A worker has no page.
#[wasm_bindgen(start)]
pub fn start_page() {
    if web_sys::window().is_some() {
        app::start();
    }
}

/// In the worker: what a bot does, in answer to a question of the page.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    thinking::answer(question)
}
