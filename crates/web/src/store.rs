//! The browser's store for what is too secret or too large for the page: workers and pages have it alike. Where it is
//! forbidden, nothing is kept and nothing fails.

use std::cell::RefCell;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransactionMode};

/// The name of the database, and of its one table.
const NAME: &str = "klaxon";

thread_local! {
    /// The database, once it was opened: what is asked of it then happens in the order of asking.
    static DATABASE: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// Opens the store and gets a text; none if there is none, or it can't be had.
pub(crate) fn get(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let name = name.to_owned();
    wasm_bindgen_futures::spawn_local(async move {
        then(read(&name).await.ok().flatten());
    });
}

/// Keeps a text.
pub(crate) fn put(name: &str, text: &str) {
    if let Ok(texts) = texts(IdbTransactionMode::Readwrite) {
        let _ = texts.put_with_key(&text.into(), &name.into());
    }
}

/// Forgets a text.
pub(crate) fn remove(name: &str) {
    if let Ok(texts) = texts(IdbTransactionMode::Readwrite) {
        let _ = texts.delete(&name.into());
    }
}

async fn read(name: &str) -> Result<Option<String>, JsValue> {
    open().await?;
    let texts = texts(IdbTransactionMode::Readonly)?;
    let found = done(&texts.get(&name.into())?).await?;
    Ok(found.as_string())
}

async fn open() -> Result<(), JsValue> {
    let factory = js_sys::Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    let factory: IdbFactory = factory.dyn_into()?;
    let open = factory.open_with_u32(NAME, 1)?;
    let asked = open.clone();
    let make = Closure::once_into_js(move || {
        if let Ok(found) = asked.result() {
            let database: IdbDatabase = found.unchecked_into();
            let _ = database.create_object_store(NAME);
        }
    });
    open.set_onupgradeneeded(Some(make.unchecked_ref()));
    let database: IdbDatabase = done(&open).await?.dyn_into()?;
    DATABASE.set(Some(database));
    Ok(())
}

/// The texts, for one thing that is asked of them.
fn texts(mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    DATABASE.with_borrow(|database| {
        let database = database.as_ref().ok_or(JsValue::NULL)?;
        let transaction = database.transaction_with_str_and_mode(NAME, mode)?;
        transaction.object_store(NAME)
    })
}

/// What becomes of a request.
async fn done(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let asked = request.clone();
    let promise = js_sys::Promise::new(&mut |yes, no| {
        let found = asked.clone();
        let success = Closure::once_into_js(move || {
            let result = found.result().unwrap_or_default();
            let _ = yes.call1(&JsValue::NULL, &result);
        });
        let failure = Closure::once_into_js(move || {
            let _ = no.call0(&JsValue::NULL);
        });
        asked.set_onsuccess(Some(success.unchecked_ref()));
        asked.set_onerror(Some(failure.unchecked_ref()));
    });
    JsFuture::from(promise).await
}
