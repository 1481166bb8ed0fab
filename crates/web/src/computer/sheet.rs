//! What lies over the clock until it is closed. The clock runs on below.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::desk::{Desk, Sheet};
use super::{log, lookup, score, setup};
use crate::browser;
use crate::ears;
use crate::shell::icon::{Icon, icon};
use crate::shell::{menu, temper};
use crate::text::t;

/// The sheet, while there is one.
pub(super) fn sheet(desk: Desk) -> impl IntoView {
    mind_the_focus(desk);
    let close = move || desk.sheet.set(None);
    move || {
        desk.sheet.get().map(|sheet| {
            let (title, inside) = match sheet {
                Sheet::Settings => ("computer-settings", settings().into_any()),
                Sheet::SetUp => ("computer-set-up", setup::setup(desk).into_any()),
                Sheet::Score => ("computer-score", score::score(desk).into_any()),
                Sheet::Log => ("computer-log", log::log().into_any()),
                Sheet::LookUp => ("computer-look-up", lookup::lookup(desk).into_any()),
            };
            let escape = move |event: KeyboardEvent| {
                if event.key() == "Escape" {
                    close();
                }
            };
            view! {
                <div class="sheetbg" on:click=move |_| close()></div>
                <section class="sheet panel pcsheet" role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1" on:keydown=escape>
                    <header>
                        <h2 id="sheet-title">{t(title)}</h2>
                        <button class="key round" id="close-sheet" aria-label=t("web-close") on:click=move |_| close()>{icon(Icon::Close)}</button>
                    </header>
                    {inside}
                </section>
            }
        })
    }
}

/// Sound, voice, temper and light.
fn settings() -> impl IntoView {
    let settings = move || {
        let all = ears::settings().into_iter();
        all.map(|setting| {
            let title = t(setting.label);
            let group = temper::group(&setting, title.clone(), String::new());
            view! {
                <div class="opt" data-setting=setting.name><span class="lbl">{title}</span>{group}</div>
            }
        })
        .collect::<Vec<_>>()
    };
    let other = format!("?lang={}", t("computer-other-language-code"));
    view! {
        {settings}
        {menu::theme()}
        <div class="rowkeys"><a class="key" id="pc-language" href=other lang=t("computer-other-language-code")>{t("computer-other-language")}</a></div>
    }
}

/// What is under the sheet can't be reached while it is there; what was in focus before is again afterwards.
fn mind_the_focus(desk: Desk) {
    let before = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |was: Option<bool>| {
        let is = desk.sheet.get().is_some();
        let document = browser::document();
        if is && was != Some(true) {
            let active = document.active_element();
            before.set_value(active.and_then(|active| active.dyn_into().ok()));
        }
        if let Ok(Some(main)) = document.query_selector("main.pc") {
            let _ = match is {
                true => main.set_attribute("inert", ""),
                false => main.remove_attribute("inert"),
            };
        }
        if is {
            browser::after(0, || {
                let found = browser::document().query_selector(".sheet").ok().flatten();
                focus(found.and_then(|found| found.dyn_into().ok()));
            });
        } else if was == Some(true) {
            focus(before.try_update_value(Option::take).flatten());
        }
        is
    });
}

fn focus(what: Option<HtmlElement>) {
    if let Some(what) = what {
        let _ = what.focus();
    }
}
