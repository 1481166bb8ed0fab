//! Entries of the books of rules, over the table: a script takes them out of the plain pages.

use klaxon_core::svg::escape;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::live::Live;
use crate::text::t;

/// Entries by their names, of these books; without names, what is in the first of the books.
pub(crate) fn look_up(books: &str, names: &str) -> AnyView {
    let missing = Live::new(false);
    spawn_local(async move {
        browser::wear("lookup.css").await;
        if !browser::run("look-up.js").await {
            let _ = missing.try_set(true);
        }
    });
    let html = format!(
        "<look-up books=\"{books}\" show=\"{}\" data-failed=\"{}\"></look-up>",
        escape(names),
        escape(&t("web-look-up-failed")),
    );
    let why = move || {
        missing
            .get()
            .then(|| view! { <p role="alert">{t("web-look-up-failed")}</p> })
    };
    view! { <div class="looked" inner_html=html></div>{why} }.into_any()
}
