//! The page's side of a room in this tab. A worker keeps the room, so that no thought of a bot keeps a finger waiting,
//! and so that the page holds nothing but what its own seat sees.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::desk::Desk;
use crate::host::Host;
use crate::shell::late;
use crate::text::language;
use crate::{browser, start};

/// The room of this tab, as the page knows it.
pub(crate) struct Tab {
    way: Way,
    /// What is played there.
    game: String,
    /// What is learnt there, if anything is.
    lesson: Option<Lesson>,
    /// Who waits for the record of the game.
    wants_record: Vec<Box<dyn FnOnce(String)>>,
}

/// A lesson that is asked for.
#[derive(Clone)]
pub(crate) struct Lesson {
    /// The text that it is in.
    pub(crate) text: String,
    /// Its name there.
    pub(crate) name: String,
    /// What the learner is called.
    pub(crate) guest: String,
}

/// Where the room is kept.
enum Way {
    Nowhere,
    Worker(Worker),
    /// Where there are no workers, the page keeps the room itself, between two pictures.
    Here(Host),
}

impl Tab {
    /// No room yet; it will be one for this game.
    pub(crate) fn new(game: String, lesson: Option<Lesson>) -> Tab {
        Tab {
            way: Way::Nowhere,
            game,
            lesson,
            wants_record: Vec::new(),
        }
    }

    /// Opens the room: the saved one of its game, or a new one.
    pub(crate) fn open(&mut self, desk: Desk) {
        self.way = match worker(desk) {
            Some(worker) => Way::Worker(worker),
            None => Way::Here(here(desk)),
        };
        self.ask_for_room();
    }

    fn ask_for_room(&mut self) {
        let message = Array::of2(&"open".into(), &self.game.as_str().into());
        if let Some(Lesson { text, name, guest }) = &self.lesson {
            for said in [text, name, guest] {
                message.push(&said.as_str().into());
            }
        }
        self.tell(message);
    }

    /// Sends a message of the protocol.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        self.say("hear", &Uint8Array::from(bytes));
    }

    /// Gives the room up.
    pub(crate) fn close(&mut self) {
        match &self.way {
            Way::Worker(worker) => worker.terminate(),
            Way::Here(host) => host.heard(Array::of1(&"close".into())),
            Way::Nowhere => {}
        }
        self.way = Way::Nowhere;
    }

    /// Asks for the record of the game that is over.
    pub(crate) fn record(&mut self, then: impl FnOnce(String) + 'static) {
        self.wants_record.push(Box::new(then));
        self.say("record", &wasm_bindgen::JsValue::NULL);
    }

    /// Says something to whoever keeps the room.
    pub(crate) fn say(&mut self, what: &str, with: &wasm_bindgen::JsValue) {
        self.tell(Array::of2(&what.into(), with));
    }

    fn tell(&mut self, message: Array) {
        match &mut self.way {
            Way::Worker(worker) => {
                let _ = worker.post_message(&message);
            }
            Way::Here(host) => host.heard(message),
            Way::Nowhere => {}
        }
    }
}

fn worker(desk: Desk) -> Option<Worker> {
    let path = format!("{}#{}", browser::asset("worker.js"), language().code());
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&path, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        answered(desk, &Array::from(&event.data()));
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // A worker that can't be had is replaced by the page itself.
    let failed = Closure::<dyn FnMut()>::new(move || {
        desk.take(|link| {
            if let Some(tab) = link.tab() {
                tab.way = Way::Here(here(desk));
                tab.ask_for_room();
            }
        });
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(worker)
}

fn here(desk: Desk) -> Host {
    Host::new(move |message| browser::after(0, move || answered(desk, &message)))
}

/// The room says something: `opened`, `bytes` of the protocol, the `record`, that a game of the chosen name is `waiting`,
/// what the `coach` of a lesson tells, why a room is `refused`, or that what it takes to keep the room is `missing`.
fn answered(desk: Desk, message: &Array) {
    let said = |place: u32| message.get(place).as_string().unwrap_or_default();
    let what = said(0);
    match what.as_str() {
        "missing" => late::missing(desk),
        "refused" => desk.leave(&said(1), false),
        "waiting" => start::go_on_with(&said(1)),
        "coach" => desk.cue.set(message.get(1).as_string()),
        "opened" => desk.change(|link| link.session().opened(browser::now())),
        "bytes" => {
            let bytes = Uint8Array::new(&message.get(1)).to_vec();
            desk.change(|link| link.session().heard(&bytes, browser::now()));
        }
        "record" => {
            let record = said(1);
            let waiting =
                desk.take(|link| link.tab().map(|tab| std::mem::take(&mut tab.wants_record)));
            for then in waiting.flatten().unwrap_or_default() {
                then(record.clone());
            }
        }
        _ => {}
    }
}
