//! The life of a socket: it opens, carries bytes, and ends. What the bytes mean is the session's to know.

use klaxon_proto::Form;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, MessageEvent, WebSocket};

use crate::browser;
use crate::desk::Desk;

/// The socket of a link. Of several only the newest counts.
pub(crate) struct Socket {
    open: Option<Open>,
    /// The number of sockets and of waits for one so far: what an older one reports means nothing.
    number: u64,
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

impl Socket {
    /// No socket yet.
    pub(crate) fn new() -> Socket {
        Socket {
            open: None,
            number: 0,
        }
    }

    /// Opens a socket in so many milliseconds, unless another is opened before.
    pub(crate) fn open(&mut self, desk: Desk, after: u64) {
        self.close();
        let number = self.number;
        browser::after(after, move || {
            let failed = desk.take(|link| {
                let socket = link.socket()?;
                (socket.number == number && !socket.connect(desk)).then_some(())
            });
            if failed.flatten().is_some() {
                desk.change(|link| link.session().closed(browser::now()));
            }
        });
    }

    /// Ends the socket without a word.
    pub(crate) fn close(&mut self) {
        self.number += 1;
        if let Some(open) = self.open.take() {
            // It may be the one that reports right now: it goes when that is done.
            browser::after(0, move || drop(open));
        }
    }

    /// Sends a message.
    pub(crate) fn send(&self, bytes: &[u8]) {
        if let Some(open) = &self.open {
            let _ = open.socket.send_with_u8_array(bytes);
        }
    }

    fn connect(&mut self, desk: Desk) -> bool {
        let Ok(socket) = WebSocket::new_with_str(&address(), Form::Binary.subprotocol()) else {
            return false;
        };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let number = self.number;
        let is_newest =
            move || desk.take(|link| link.socket().map(|s| s.number)).flatten() == Some(number);
        let opened = Closure::<dyn FnMut()>::new(move || {
            if is_newest() {
                desk.change(|link| link.session().opened(browser::now()));
            }
        });
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let buffer = event.data().dyn_into::<js_sys::ArrayBuffer>();
            if let (Ok(buffer), true) = (buffer, is_newest()) {
                let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                desk.change(|link| link.session().heard(&bytes, browser::now()));
            }
        });
        let closed = Closure::<dyn FnMut()>::new(move || {
            if is_newest() {
                desk.change(|link| link.session().closed(browser::now()));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.open = Some(Open {
            socket,
            _opened: opened,
            _heard: heard,
            _closed: closed,
        });
        true
    }
}

/// Where the server listens.
fn address() -> String {
    let location = browser::window().location();
    let secure = location
        .protocol()
        .is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    format!("{scheme}://{host}/api/socket")
}
