//! What lies over the table without stopping play: the menu, the keys, the calls, somebody's cards. While it is there,
//! keys and listeners stay in it; then they are back where they were.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::shell::icon::{Icon, icon};
use crate::shell::{late, names, per_seat};
use crate::text::t;

/// The sheet, while there is one.
pub(crate) fn sheet(desk: Desk) -> impl IntoView {
    mind_the_focus(move || desk.sheet.get().is_some());
    move || {
        desk.sheet.get().map(|sheet| {
            let (title, inside) = match sheet {
                Sheet::Menu => (t("web-menu"), late::inside(desk, sheet)),
                Sheet::Keys => (t("web-keys"), late::inside(desk, sheet)),
                Sheet::Calls => (t("web-calls"), late::inside(desk, sheet)),
                Sheet::Games => (t("web-choose-game"), late::inside(desk, sheet)),
                Sheet::LookUp => (t("web-look-up"), late::inside(desk, sheet)),
                Sheet::OfSeat(seat) => {
                    let title = desk.look(|link| per_seat::title(link, seat));
                    (title.unwrap_or_default(), late::inside(desk, sheet))
                }
                Sheet::Own(number) => {
                    let own = desk.table().map(|table| table.sheet(number));
                    own.unwrap_or_else(|| (String::new(), ().into_any()))
                }
                Sheet::Seat(seat) => {
                    let name = desk.look(|link| names::seat(link, seat));
                    let inside = desk.table().map(|table| table.seat(seat));
                    (name.unwrap_or_default(), inside.into_any())
                }
            };
            let style = desk.table().map_or("", |table| table.style());
            let close = move |_| desk.sheet.set(None);
            view! {
                <div class="sheetbg" on:click=close></div>
                <section class=format!("sheet panel {style}") role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1">
                    <header>
                        <h2 id="sheet-title">{title}</h2>
                        <button class="key round" id="close-sheet" aria-label=t("web-close") on:click=close>{icon(Icon::Close)}</button>
                    </header>
                    {inside}
                </section>
            }
        })
    }
}

/// What is under the sheet can't be reached while it is there; what was in focus before is again afterwards.
pub(crate) fn mind_the_focus(is_open: impl Fn() -> bool + 'static) {
    let before = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |was: Option<bool>| {
        let is = is_open();
        let document = browser::document();
        if is && was != Some(true) {
            let active = document.active_element();
            before.set_value(active.and_then(|active| active.dyn_into().ok()));
        }
        if let Ok(Some(main)) = document.query_selector("main") {
            let _ = match is {
                true => main.set_attribute("inert", ""),
                false => main.remove_attribute("inert"),
            };
        }
        if is {
            browser::after(0, || focus(find(".sheet")));
        } else if was == Some(true) {
            focus(before.try_update_value(Option::take).flatten());
        }
        is
    });
}

fn find(what: &str) -> Option<HtmlElement> {
    let found = browser::document().query_selector(what).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

fn focus(what: Option<HtmlElement>) {
    if let Some(what) = what {
        let _ = what.focus();
    }
}
