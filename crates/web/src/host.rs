//! The other side: a room that a worker keeps. What that takes is a part of its own, which only the worker loads.

mod keeper;
mod teacher;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Array;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

/// How the page is answered.
pub(crate) type Answer = Rc<dyn Fn(Array)>;

/// Whoever keeps a room.
pub(crate) trait Keeps {
    /// The page says something: `open` with a game, or with a lesson of it; `hear` with bytes of the protocol; `record`;
    /// `close`, after which it hears no more; and in a lesson that the learner wants the `next` step, or `tried` something
    /// in vain.
    fn heard(&self, message: &Array);
}

/// Where the page's messages arrive.
#[derive(Clone)]
pub(crate) struct Host {
    state: Rc<RefCell<State>>,
}

enum State {
    /// The keeper is being loaded; this came meanwhile.
    Loading(Vec<Array>),
    Ready(Rc<dyn Keeps>),
}

thread_local! {
    static WORKER: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// In the worker: the page says something.
pub(crate) fn worker_heard(message: &JsValue) {
    let host = WORKER.with_borrow_mut(|host| host.get_or_insert_with(in_worker).clone());
    host.heard(Array::from(message));
}

fn in_worker() -> Host {
    Host::new(|message| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let _ = scope.post_message(&message);
    })
}

#[wasm_split(host, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_keeper(answer: Answer) -> Result<Rc<dyn Keeps>, SplitLoaderError> {
    Ok(Rc::new(keeper::Keeper::new(answer)))
}

impl Host {
    /// A host that answers this way. A page that gets the answer `missing` can't have what it takes to keep a room.
    pub(crate) fn new(answer: impl Fn(Array) + 'static) -> Host {
        let host = Host {
            state: Rc::new(RefCell::new(State::Loading(Vec::new()))),
        };
        let (answer, loading): (Answer, _) = (Rc::new(answer), host.clone());
        wasm_bindgen_futures::spawn_local(async move {
            match load_keeper(Rc::clone(&answer)).await {
                Ok(keeper) => loading.ready(keeper),
                Err(_) => answer(Array::of1(&"missing".into())),
            }
        });
        host
    }

    /// The page says something to the keeper.
    pub(crate) fn heard(&self, message: Array) {
        let keeper = match &mut *self.state.borrow_mut() {
            State::Loading(early) => return early.push(message),
            State::Ready(keeper) => Rc::clone(keeper),
        };
        keeper.heard(&message);
    }

    fn ready(&self, keeper: Rc<dyn Keeps>) {
        let before = self.state.replace(State::Ready(Rc::clone(&keeper)));
        if let State::Loading(early) = before {
            early.iter().for_each(|message| keeper.heard(message));
        }
    }
}
