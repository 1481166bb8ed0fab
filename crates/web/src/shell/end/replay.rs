//! The game that is over, to be watched again: at its address if the server keeps it, else from this tab.

use klaxon_core::record::RecordText;
use leptos::prelude::*;

use super::Ended;
use crate::shell::icon::{Icon, icon};
use crate::text::{language, t};
use crate::{browser, stored};

/// The key.
pub(super) fn key(ended: &Ended, record: StoredValue<String>) -> AnyView {
    let kept = ended.code.is_some();
    let watch = move |_| watch(&record.get_value(), kept);
    view! {
        <button class="key" id="watch-replay" on:click=watch>{icon(Icon::Play)}{t("end-replay")}</button>
    }
    .into_any()
}

/// Goes to where the record is watched, if it is there already.
fn watch(record: &str, kept: bool) {
    let Some(read) = RecordText::parse(record) else {
        return;
    };
    // So it need not be fetched again; a game of this tab is nowhere else.
    if let Ok(Some(storage)) = browser::window().session_storage() {
        let _ = storage.set_item(stored::REPLAY, record);
    }
    let address = read.header.address().filter(|_| kept);
    let path = address.map_or("/replay".to_owned(), |address| format!("/replay/{address}"));
    let address = format!("{path}?lang={}", language().code());
    let _ = browser::window().location().set_href(&address);
}
