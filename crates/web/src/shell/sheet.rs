//! What lies over the table without stopping play: the menu, the keys, the calls, somebody's cards.

use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::shell::icon::{Icon, icon};
use crate::shell::menu;
use crate::text::t;

/// The sheet, while there is one.
pub(crate) fn sheet(desk: Desk) -> impl IntoView {
    move || {
        desk.sheet.get().map(|sheet| {
            let (title, inside) = match sheet {
                Sheet::Menu => (t("web-menu"), menu::menu(desk).into_any()),
                Sheet::Keys => (t("web-keys"), menu::keys(desk).into_any()),
                Sheet::Calls => (t("web-calls"), menu::calls(desk).into_any()),
                Sheet::Seat(seat) => {
                    let name = desk.look(|link| super::names::seat(link, seat));
                    let inside = desk.table().map(|table| table.seat(seat));
                    (name.unwrap_or_default(), inside.into_any())
                }
            };
            let close = move |_| desk.sheet.set(None);
            let name = title.clone();
            view! {
                <div class="sheetbg" on:click=close></div>
                <section class="sheet panel" role="dialog" aria-modal="true" aria-label=name>
                    <header>
                        <h2>{title}</h2>
                        <button class="key round" id="close-sheet" autofocus aria-label=t("web-close") on:click=close>{icon(Icon::Close)}</button>
                    </header>
                    {inside}
                </section>
            }
        })
    }
}
