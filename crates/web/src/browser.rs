//! The few things that a page needs from its browser.

use klaxon_room::Wall;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The window. A page has one.
pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("a page has a window")
}

/// The document.
pub(crate) fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// What the clock on the wall shows.
pub(crate) fn now() -> Wall {
    Wall(js_sys::Date::now() as u64)
}

/// Milliseconds since the page began, on a clock that nobody can set.
pub(crate) fn steady() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Numbers that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = js_sys::Reflect::get(&js_sys::global(), &"crypto".into());
    if let Ok(crypto) = crypto.map(JsCast::unchecked_into::<web_sys::Crypto>) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Does something in so many milliseconds.
pub(crate) fn after(millis: u64, then: impl FnOnce() + 'static) {
    let millis = i32::try_from(millis).unwrap_or(i32::MAX);
    set_timeout(&Closure::once_into_js(then), millis);
}

#[wasm_bindgen]
extern "C" {
    /// The timer that pages and workers have alike.
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(then: &JsValue, millis: i32) -> JsValue;
}

/// Returns whether the device has a network at all.
pub(crate) fn is_online() -> bool {
    window().navigator().on_line()
}

/// Returns whether the browser keeps the page for times without a network.
pub(crate) fn is_kept() -> bool {
    let of = |thing: &JsValue, name: &str| js_sys::Reflect::get(thing, &name.into());
    let worker = of(&window().navigator(), "serviceWorker");
    worker.is_ok_and(|worker| of(&worker, "controller").is_ok_and(|one| one.is_truthy()))
}

/// The width of the window.
pub(crate) fn width() -> f64 {
    let width = window().inner_width().ok();
    width.and_then(|width| width.as_f64()).unwrap_or_default()
}

/// Tells the style sheet something about the whole page; an empty word takes it back.
pub(crate) fn mark_root(name: &str, word: &str) {
    if let Some(root) = document().document_element() {
        let _ = match word {
            "" => root.remove_attribute(name),
            word => root.set_attribute(name, word),
        };
    }
}

/// What becomes of a promise does not matter, not even that it fails.
pub(crate) fn ignore(asked: Result<JsValue, JsValue>) {
    if let Ok(promise) = asked.map(js_sys::Promise::from) {
        leptos::task::spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}

/// Does something when the next picture is drawn.
pub(crate) fn next_frame(then: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(then);
    let _ = window().request_animation_frame(callback.unchecked_ref());
}

/// What is kept in the browser from visit to visit; nothing where that is forbidden.
pub(crate) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub(crate) fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a text under a name, if that can be.
pub(crate) fn keep(name: &str, text: &str) {
    let _ = keeps(name, text);
}

/// Keeps a text under a name; returns whether there was room for it.
pub(crate) fn keeps(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// The path of the address, without its slashes.
pub(crate) fn path() -> String {
    let path = window().location().pathname().unwrap_or_default();
    path.trim_matches('/').to_owned()
}

/// Gets a text from the server; nothing happens if it can't be had.
pub(crate) fn get(path: &str, then: impl FnOnce(String) + 'static) {
    let asked = window().fetch_with_str(path);
    leptos::task::spawn_local(async move {
        if let Some(text) = text_of(asked).await {
            then(text);
        }
    });
}

/// Asks the server for something, and tells why it does not give it, if it says so.
pub(crate) fn get_refusal(path: &str, then: impl FnOnce(String) + 'static) {
    let asked = window().fetch_with_str(path);
    leptos::task::spawn_local(async move {
        if let Some(why) = refusal_of(asked).await {
            then(why);
        }
    });
}

async fn refusal_of(asked: js_sys::Promise) -> Option<String> {
    let response: web_sys::Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if response.status() != 404 {
        return None;
    }
    let problem = JsFuture::from(response.json().ok()?).await.ok()?;
    js_sys::Reflect::get(&problem, &"text".into())
        .ok()?
        .as_string()
}

/// A time of the whole world as people here write it.
pub(crate) fn local_time(at: &str) -> String {
    let date = js_sys::Date::new(&at.into());
    let language = crate::text::language().code();
    String::from(date.to_locale_string(language, &wasm_bindgen::JsValue::UNDEFINED))
}

/// Is the person sure?
pub(crate) fn confirms(question: &str) -> bool {
    window().confirm_with_message(question).unwrap_or(true)
}

/// A text beside the page; none if it can't be had.
pub(crate) async fn text_at(path: &str) -> Option<String> {
    text_of(window().fetch_with_str(path)).await
}

async fn text_of(asked: js_sys::Promise) -> Option<String> {
    let response: web_sys::Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?)
        .await
        .ok()?
        .as_string()
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    if let Ok(anchor) = document().create_element("a") {
        let anchor: web_sys::HtmlAnchorElement = anchor.unchecked_into();
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    // Some browsers read it only after a while.
    after(10_000, move || {
        let _ = web_sys::Url::revoke_object_url(&url);
    });
}

/// What the address asks for: `?name&name=value`.
pub(crate) fn asked() -> Vec<(String, String)> {
    let search = window().location().search().unwrap_or_default();
    let search = search.trim_start_matches('?');
    let parts = search.split('&').filter(|part| !part.is_empty());
    let plain = |text: &str| {
        let decoded = js_sys::decode_uri_component(&text.replace('+', " "));
        decoded.map_or(text.to_owned(), String::from)
    };
    let pairs = parts.map(|part| part.split_once('=').unwrap_or((part, "")));
    pairs
        .map(|(name, value)| (plain(name), plain(value)))
        .collect()
}

/// Returns whether the address asks for something: `?name` or `?name=...`.
pub(crate) fn asks_for(name: &str) -> bool {
    asked().iter().any(|(asked, _)| asked == name)
}

/// The address of a file that lies beside the page's scripts.
pub(crate) fn asset(file: &str) -> String {
    let script = document().query_selector("script[src$='/boot.js']");
    let script = script.ok().flatten();
    let path = script.and_then(|script| script.get_attribute("src"));
    path.unwrap_or_default().replace("boot.js", file)
}

/// Shows another address, without going there.
pub(crate) fn show_address(address: &str) {
    replace_state(&JsValue::NULL, "", address);
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = history, js_name = replaceState)]
    fn replace_state(data: &JsValue, title: &str, address: &str);
}

/// Puts another style sheet of the page on, once; returns when it is there, or can't be had.
pub(crate) async fn wear(name: &str) {
    let worn = document().query_selector("link[rel=stylesheet]");
    let address = worn
        .ok()
        .flatten()
        .and_then(|link| link.get_attribute("href"));
    let folder = address.and_then(|href| href.rfind('/').map(|end| href[..=end].to_owned()));
    let (Some(folder), Some(head)) = (folder, document().head()) else {
        return;
    };
    let href = format!("{folder}{name}");
    let there = document().query_selector(&format!("link[href='{href}']"));
    let (Ok(None), Ok(link)) = (there, document().create_element("link")) else {
        return;
    };
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", &href);
    arrives(&head, &link).await;
}

/// Puts an element into the head; returns whether what it stands for came.
async fn arrives(head: &web_sys::Element, element: &web_sys::Element) -> bool {
    let told = js_sys::Promise::new(&mut |done, _| {
        for event in ["load", "error"] {
            let _ = element.add_event_listener_with_callback(event, &done);
        }
    });
    let _ = head.append_child(element);
    let event = JsFuture::from(told).await;
    let event = event.map(JsCast::unchecked_into::<web_sys::Event>);
    event.is_ok_and(|event| event.type_() == "load")
}

/// Runs a script of the page, once; returns whether it could be had. One that could not is tried again next time.
pub(crate) async fn run(name: &str) -> bool {
    let address = asset(name);
    let there = document().query_selector(&format!("script[src='{address}']"));
    let (Ok(None), Some(head), Ok(script)) = (
        there,
        document().head(),
        document().create_element("script"),
    ) else {
        return true;
    };
    let _ = script.set_attribute("type", "module");
    let _ = script.set_attribute("src", &address);
    let came = arrives(&head, &script).await;
    if !came {
        script.remove();
    }
    came
}
