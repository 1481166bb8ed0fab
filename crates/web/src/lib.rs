//! The page: rooms and tables, compiled to wasm. It knows the same rules as the server, so what is legal shows at once,
//! and a room of this tab needs no network.

// On other machines than a browser there is nothing of it, so that every crate of the workspace builds everywhere.
#![cfg(target_arch = "wasm32")]

mod awake;
mod browser;
mod computer;
mod desk;
mod ears;
mod game;
mod games;
mod host;
mod json;
mod link;
mod live;
mod past;
mod qr;
mod shell;
mod socket;
mod start;
mod store;
mod stored;
mod tab;
mod text;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

pub(crate) use start::{fill_seats, hurry};

/// Takes over when the page has loaded, with the texts that every screen needs.
#[wasm_bindgen]
pub fn start_page(texts: Vec<u8>) {
    klaxon_words::learn(texts);
    start::start();
}

/// In the worker: something that the page says to the room that the worker keeps.
#[wasm_bindgen]
pub fn worker_heard(message: JsValue) {
    host::worker_heard(&message);
}
