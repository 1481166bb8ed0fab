//! The page: rooms and tables, compiled to wasm. It knows the same rules as the server, so what is legal shows at once,
//! and a room of this tab needs no network.

mod awake;
mod browser;
mod desk;
mod ears;
mod game;
mod games;
mod host;
mod json;
mod link;
mod qr;
mod shell;
mod socket;
mod start;
mod store;
mod tab;
mod text;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

pub(crate) use start::{fill_seats, hurry};

/// Takes over when the page has loaded. A worker has no page.
#[wasm_bindgen(start)]
pub fn start_page() {
    if web_sys::window().is_some() {
        start::start();
    }
}

/// In the worker: something that the page says to the room that the worker keeps.
#[wasm_bindgen]
pub fn worker_heard(message: JsValue) {
    host::worker_heard(&message);
}
