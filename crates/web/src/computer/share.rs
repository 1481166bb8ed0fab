//! How other phones come to this clock, and how this one comes to another's.

use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, SubmitEvent};

use super::desk::{Desk, Sheet};
use super::line::{self, Shared};
use crate::browser;
use crate::live::follow;
use crate::shell::icon::{Icon, icon};
use crate::shell::{copy, invitation, late};
use crate::text::{t, t_with};

/// The key that leads here: it says how many phones follow, or that this one is alone.
pub(super) fn key(desk: Desk) -> impl IntoView {
    let alone = follow(move || matches!(desk.shared.get(), Shared::Alone { .. }));
    let shown = move || match desk.shared.get() {
        Shared::No | Shared::Refused(_) => (Icon::Share, t("computer-share")),
        Shared::Connecting => (Icon::Share, t("computer-connecting")),
        Shared::Together { code, phones } => (Icon::Share, with_phones(&code, phones)),
        Shared::Alone { code } => {
            let named = [("code", Arg::Text(&code))];
            (Icon::NoLink, t_with("computer-clock-alone", &named))
        }
    };
    let shown = move || {
        let (picture, text) = shown();
        view! { {icon(picture)}<span>{text}</span> }
    };
    view! {
        <button class="key" id="pc-share" class:alone=move || alone.get()
            on:click=move |_| desk.sheet.set(Some(Sheet::Share))>{shown}</button>
    }
}

fn with_phones(code: &str, phones: u32) -> String {
    let named = [
        ("code", Arg::Text(code)),
        ("phones", Arg::from(phones as usize)),
    ];
    t_with("computer-clock-shared", &named)
}

/// The sheet.
pub(super) fn share(desk: Desk) -> impl IntoView {
    // The invitation is drawn once for a code, whoever comes and goes.
    let code = follow(move || match desk.shared.get() {
        Shared::Together { code, .. } | Shared::Alone { code } => Some(code),
        Shared::No | Shared::Connecting | Shared::Refused(_) => None,
    });
    move || match code.get() {
        Some(code) => shared(desk, &code).into_any(),
        None => own(desk).into_any(),
    }
}

/// The clock is this phone's own: it can be shared, and another's can be followed.
fn own(desk: Desk) -> impl IntoView {
    let connects = follow(move || desk.shared.get() == Shared::Connecting);
    let refused = move || match desk.shared.get() {
        Shared::Refused(why) => why,
        _ => String::new(),
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let field = browser::document().get_element_by_id("pc-code");
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        let typed = field.map(|field| field.value()).unwrap_or_default();
        if !typed.trim().is_empty() {
            desk.follow(&typed);
        }
    };
    view! {
        <p class="note">{t("computer-share-why")}</p>
        <button class="key main" id="pc-share-now" disabled=move || connects.get() on:click=move |_| desk.share()>
            {icon(Icon::Share)}{t("computer-share-now")}
        </button>
        <form class="follow" on:submit=submit>
            <label for="pc-code">{t("computer-follow-code")}</label>
            <input class="search" id="pc-code" autocomplete="off" autocapitalize="characters" spellcheck="false"/>
            <button class="key" id="pc-follow" disabled=move || connects.get()>{t("computer-follow")}</button>
        </form>
        <p class="note bad" role="alert">{refused}</p>
        <p class="note" role="status">{move || connects.get().then(|| t("computer-connecting"))}</p>
        {move || connects.get().then(|| view! {
            <button class="key" id="pc-give-up" on:click=move |_| desk.hang_up()>{t("computer-give-up")}</button>
        })}
    }
}

/// The clock is shared: its code, its link, its picture.
fn shared(desk: Desk, code: &str) -> impl IntoView {
    let link = line::link(code);
    let plain = link.split_once("://").map_or("", |(_, plain)| plain);
    let plain = plain.to_owned();
    let qr = late::qr(link.clone());
    let hand_on = invitation::share_key(&link);
    let copied = link.clone();
    let copy = copy::key("copy", "key", "web-copy", Box::new(move || copied.clone()));
    let phones = move || match desk.shared.get() {
        Shared::Together { phones, .. } => {
            t_with("computer-phones", &[("phones", Arg::from(phones as usize))])
        }
        _ => t("computer-alone"),
    };
    view! {
        <section class="invite plate" aria-label=t("computer-share")>
            <div class="qr" inner_html=move || qr.get()></div>
            <div class="way">
                <span class="lbl">{t("computer-clock-code")}</span>
                <p class="code" id="pc-clock-code">{code.to_owned()}</p>
                <p class="url">{plain}</p>
            </div>
        </section>
        <div class="rowkeys">{hand_on}{copy}</div>
        <p class="note" role="status" id="pc-phones">{phones}</p>
        <p class="note">{t("computer-share-how")}</p>
        <div class="rowkeys"><button class="key" id="pc-hang-up" on:click=move |_| desk.hang_up()>{t("computer-hang-up")}</button></div>
    }
}
