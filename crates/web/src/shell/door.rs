//! Coming in and going: the name, a room that is not there, leaving.

use klaxon_room::Command;
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::link::{Coming, Link};
use crate::text::{home, language, t};

/// Asks for a name, then comes in.
pub(crate) fn name_form(desk: Desk) -> impl IntoView {
    let name = NodeRef::<leptos::html::Input>::new();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(name) = name.get().map(|input| input.value()) {
            let name = name.trim().to_owned();
            come_in(desk, if name.is_empty() { "?" } else { &name });
        }
    };
    let code = browser::path().to_ascii_uppercase();
    // Nobody should give a name to a room that is not there.
    let path = format!("/api/rooms/{code}?lang={}", language().code());
    browser::get_refusal(&path, move |why| desk.leave(&why, false));
    view! {
        <main class="door">
            <section class="plate">
                <span class="lbl">{t("web-room")}</span>
                <h1 class="code">{code}</h1>
                {invites().map(|invites| view! { <p class="invites"><b>{invites}</b></p> })}
                <p>{t("web-come-in-what")}</p>
                <form on:submit=join>
                    <label>
                        <span class="lbl">{t("web-your-name")}</span>
                        <input node_ref=name name="name" maxlength="24" autocomplete="nickname" autofocus required/>
                    </label>
                    <button class="key main wide" id="join">{t("web-join")}</button>
                </form>
            </section>
        </main>
    }
}

/// Who invites, to what: the server says it in the head of the page, for messengers.
fn invites() -> Option<String> {
    let said = browser::document().query_selector("meta[property='og:title']");
    said.ok().flatten()?.get_attribute("content")
}

/// Comes to the room of the address, under this name from now on.
pub(crate) fn come_in(desk: Desk, name: &str) {
    let code = browser::path().to_ascii_uppercase();
    desk.set_link(Some(Link::to_server(&code, name, Coming::ToPlay)));
}

/// Nobody knows the room yet.
pub(crate) fn connecting() -> impl IntoView {
    waiting(t("web-connecting"))
}

/// Something comes, and a person waits for it.
pub(crate) fn waiting(said: String) -> impl IntoView {
    view! { <main class="door"><p class="wait panel" role="status">{said}</p></main> }
}

/// The room was left.
pub(crate) fn goodbye(desk: Desk) -> impl IntoView {
    let left = desk.left.get_untracked();
    let (why, back) = left.map_or((String::new(), false), |left| (left.why, left.back));
    let come_back = |_| {
        let _ = browser::window().location().reload();
    };
    view! {
        <main class="door"><section class="plate">
            <h1>{why}</h1>
            {back.then(|| view! {
                <button class="key main wide" id="come-back" on:click=come_back>{t("web-come-back")}</button>
            })}
            <a class="key" href=home()>{t("web-to-start")}</a>
        </section></main>
    }
}

/// Leaves, if that is meant: a room for good; a game in this tab can be gone on with.
pub(crate) fn leave(desk: Desk) {
    let online = desk.look(|link| link.code().is_some()) == Some(true);
    if online {
        if !browser::confirms(&t("web-leave-sure")) {
            return;
        }
        desk.ask(Command::Leave);
    }
    let _ = browser::window().location().set_href(&home());
}
