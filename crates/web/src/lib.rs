//! The page: start, rooms and the table of FUSE, compiled to wasm. It runs the same room and the same rules as the
//! server, so what is legal shows at once, and a lone player needs no network.

mod app;
mod browser;
mod card;
mod clock;
mod end;
mod link;
mod lobby;
mod local;
mod qr;
mod remote;
mod saved;
mod sound;
mod table;
mod text;
mod tray;

use wasm_bindgen::prelude::wasm_bindgen;

/// Takes over when the page has loaded.
#[wasm_bindgen(start)]
pub fn start_page() {
    app::start();
}
