//! What lies over the end until it is closed: the log, the picture to share. Its contents are there all the time, so
//! that what was loaded for it stays.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::shell::icon::{Icon, icon};
use crate::text::t;

/// The handle of a dialog.
pub(crate) type Handle = NodeRef<html::Dialog>;

/// Lays it over the page; the browser keeps the focus in it, and Escape closes it.
pub(crate) fn open(handle: Handle) {
    if let Some(dialog) = handle.get_untracked() {
        let _ = dialog.show_modal();
    }
}

/// The dialog, closed.
pub(crate) fn dialog(
    handle: Handle,
    id: &'static str,
    title: &'static str,
    inside: AnyView,
) -> AnyView {
    let close = move || {
        if let Some(dialog) = handle.get_untracked() {
            dialog.close();
        }
    };
    // A touch beside it is one on the dialog itself: what it shows fills it.
    let beside = move |event: web_sys::MouseEvent| {
        let target = event.target();
        let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.id() == id) {
            close();
        }
    };
    view! {
        <dialog class="sheet panel" id=id node_ref=handle aria-label=t(title) on:click=beside>
            <div class="in">
                <header>
                    <h2>{t(title)}</h2>
                    <button class="key round" aria-label=t("web-close") on:click=move |_| close()>{icon(Icon::Close)}</button>
                </header>
                {inside}
            </div>
        </dialog>
    }
    .into_any()
}
