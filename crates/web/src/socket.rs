//! The life of a socket: it opens, carries bytes, and ends. What the bytes mean is for its owner to know.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use klaxon_proto::Form;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, MessageEvent, WebSocket};

use crate::browser;

/// What happens to a socket.
pub(crate) enum Happened {
    /// It is open, and this form is spoken.
    Opened(Form),
    Heard(Vec<u8>),
    /// It has ended, or could not be opened.
    Closed,
}

/// Whoever is told what happens.
pub(crate) type Report = Rc<dyn Fn(Happened)>;

/// A socket to a path of the server. Of several only the newest counts.
pub(crate) struct Socket {
    path: String,
    open: Rc<RefCell<Option<Open>>>,
    /// The number of sockets and of waits for one so far: what an older one reports means nothing.
    number: Rc<Cell<u64>>,
}

/// A socket with everything that listens to it.
struct Open {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.close();
    }
}

impl Socket {
    /// No socket yet.
    pub(crate) fn new(path: String) -> Socket {
        Socket {
            path,
            open: Rc::default(),
            number: Rc::default(),
        }
    }

    /// Opens a socket in so many milliseconds, unless another is opened before.
    pub(crate) fn open(&self, after: u64, report: Report) {
        self.close();
        let (number, newest) = (self.number.get(), self.number.clone());
        let (open, address) = (self.open.clone(), address(&self.path));
        browser::after(after, move || {
            if newest.get() != number {
                return;
            }
            let report: Report = Rc::new(move |happened| {
                if newest.get() == number {
                    report(happened);
                }
            });
            match connect(&address, &report) {
                Some(socket) => drop(open.replace(Some(socket))),
                None => report(Happened::Closed),
            }
        });
    }

    /// Ends the socket without a word.
    pub(crate) fn close(&self) {
        self.number.set(self.number.get() + 1);
        if let Some(open) = self.open.take() {
            // It may be the one that reports right now: it goes when that is done.
            browser::after(0, move || drop(open));
        }
    }

    /// Sends a message.
    pub(crate) fn send(&self, bytes: &[u8]) {
        if let Some(open) = &*self.open.borrow() {
            let _ = match form(&open.socket) {
                Form::Binary => open.socket.send_with_u8_array(bytes),
                Form::Json => open.socket.send_with_str(&String::from_utf8_lossy(bytes)),
            };
        }
    }
}

/// What was agreed on. A server of another build than this page's speaks JSON.
fn form(socket: &WebSocket) -> Form {
    match socket.protocol() == Form::Json.subprotocol() {
        true => Form::Json,
        false => Form::Binary,
    }
}

fn connect(address: &str, report: &Report) -> Option<Open> {
    let forms = js_sys::Array::of2(
        &Form::Binary.subprotocol().into(),
        &Form::Json.subprotocol().into(),
    );
    let socket = WebSocket::new_with_str_sequence(address, &forms).ok()?;
    socket.set_binary_type(BinaryType::Arraybuffer);
    let told = report.clone();
    let agreed = socket.clone();
    let opened = Closure::<dyn FnMut()>::new(move || told(Happened::Opened(form(&agreed))));
    let told = report.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        told(Happened::Heard(match data.as_string() {
            Some(text) => text.into_bytes(),
            None => js_sys::Uint8Array::new(&data).to_vec(),
        }));
    });
    let told = report.clone();
    let closed = Closure::<dyn FnMut()>::new(move || told(Happened::Closed));
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    Some(Open {
        socket,
        _opened: opened,
        _heard: heard,
        _closed: closed,
    })
}

/// Where the server listens.
fn address(path: &str) -> String {
    let location = browser::window().location();
    let secure = location
        .protocol()
        .is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    format!("{scheme}://{host}{path}")
}
