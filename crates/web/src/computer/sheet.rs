//! What lies over the clock until it is closed. The clock runs on below.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::desk::{Desk, Sheet};
use super::{log, lookup, score, setup, share};
use crate::ears;
use crate::shell::icon::{Icon, icon};
use crate::shell::sheet::mind_the_focus;
use crate::shell::{menu, temper};
use crate::text::t;

/// The sheet, while there is one.
pub(super) fn sheet(desk: Desk) -> impl IntoView {
    mind_the_focus(move || desk.sheet.get().is_some());
    let close = move || desk.sheet.set(None);
    move || {
        desk.sheet.get().map(|sheet| {
            let (title, inside) = match sheet {
                Sheet::Settings => ("computer-settings", settings().into_any()),
                Sheet::Share => ("computer-share", share::share(desk).into_any()),
                Sheet::SetUp => ("computer-set-up", setup::setup(desk).into_any()),
                Sheet::Score => ("computer-score", score::score(desk).into_any()),
                Sheet::Saved => ("computer-saved", log::saved(desk).into_any()),
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
