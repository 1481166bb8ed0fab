//! How others come in: the code, the picture for phones, the link.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;
use crate::shell::icon::{Icon, icon};
use crate::shell::{copy, late};
use crate::text::t;

/// The invitation: the one plate in the light.
pub(crate) fn invitation(code: &str, big: bool) -> AnyView {
    let location = browser::window().location();
    let origin = location.origin().unwrap_or_default();
    let host = location.host().unwrap_or_default();
    let link = format!("{origin}/{code}");
    let screen = format!("/{code}?screen");
    let qr = late::qr(link.clone());
    let share = share_key(&link);
    // Where the device shares links itself, copying is the lesser way.
    let class = match share {
        Some(_) => "key small",
        None => "key",
    };
    let copy = copy::key("copy", class, "web-copy", Box::new(move || link.clone()));
    view! {
        <section class="inv plate" aria-label=t("web-invite")>
            <div class="qr" inner_html=move || qr.get()></div>
            <div class="way">
                <span class="lbl">{t("web-room")}</span>
                <p class="code" id="code">{code.to_owned()}</p>
                <p class="url">{format!("{host}/{code}")}</p>
                {(!big).then(|| view! {
                    <div class="bt">
                        {share}
                        {copy}
                        <a class="key" id="big-screen" href=screen target="_blank">{icon(Icon::Screen)}{t("web-to-big")}</a>
                    </div>
                })}
            </div>
        </section>
    }
    .into_any()
}

/// Hands the link to another app, where the device can.
pub(crate) fn share_key(link: &str) -> Option<AnyView> {
    let navigator: JsValue = browser::window().navigator().into();
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok()?;
    let share: js_sys::Function = share.dyn_into().ok()?;
    let link = link.to_owned();
    let press = move |_| {
        let data = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&data, &"url".into(), &link.clone().into());
        let _ = js_sys::Reflect::set(&data, &"title".into(), &"Klaxon".into());
        browser::ignore(share.call1(&browser::window().navigator(), &data));
    };
    Some(view! { <button class="key" id="share" on:click=press>{icon(Icon::Share)}{t("web-share")}</button> }.into_any())
}
