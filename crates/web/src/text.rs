//! Texts in the language of the page.

use std::cell::Cell;

use js_sys::{Promise, Uint8Array};
use klaxon_core::Message;
use klaxon_words::{Arg, Language};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language of the page.
pub(crate) fn language() -> Language {
    LANGUAGE.get()
}

/// Another language from now on.
pub(crate) fn set_language(language: Language) {
    LANGUAGE.set(language);
}

/// Fetches the texts of a part of the page in its language; returns whether they are there.
pub(crate) async fn learn(part: &str) -> bool {
    let Ok(asked) = fetch(part) else { return false };
    match JsFuture::from(asked).await {
        Ok(bytes) => klaxon_words::learn(Uint8Array::new(&bytes).to_vec()),
        Err(_) => false,
    }
}

#[wasm_bindgen]
extern "C" {
    /// The scripts that start pages and workers know where texts lie.
    #[wasm_bindgen(js_name = klaxonTexts, catch)]
    fn fetch(part: &str) -> Result<Promise, JsValue>;
}

/// A text.
pub(crate) fn t(key: &'static str) -> String {
    klaxon_words::text(language(), key, &[])
}

/// A text with arguments.
pub(crate) fn t_with(key: &'static str, args: &[(&str, Arg<'_>)]) -> String {
    klaxon_words::text(language(), key, args)
}

/// A message.
pub(crate) fn say(message: &Message) -> String {
    klaxon_words::say(language(), message)
}

/// A sentence begins with a capital letter. Browsers know all of them; a table of our own would make the page larger.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|first| js_sys::JsString::from(first.to_string()).to_upper_case());
    first.map(String::from).unwrap_or_default() + letters.as_str()
}

/// The address of the start page, in this language.
pub(crate) fn home() -> String {
    format!("/?lang={}", language().code())
}
