//! Sockets without a client behind them.

use futures_util::StreamExt;
use klaxon_client::{Message, Socket};
use klaxon_proto::{Ask, Form, Reply, Request, Told};

/// A hello of somebody new.
pub(crate) fn hello(room: &str) -> Ask {
    Ask::Hello {
        room: room.to_owned(),
        name: Some("Eve".to_owned()),
        token: None,
        have: None,
        language: None,
        screen: false,
    }
}

/// A message in a frame of the right kind.
pub(crate) fn in_a_frame(form: Form, ask: Ask) -> Message {
    let bytes = form.write_request(&Request { id: 1, ask });
    match form {
        Form::Json => Message::text(String::from_utf8(bytes).expect("text")),
        Form::Binary => Message::binary(bytes),
    }
}

/// The next message; none if the server hung up. In the binary form it can be read only if no change came before.
pub(crate) async fn next_reply(socket: &mut Socket, form: Form) -> Option<Reply> {
    loop {
        match socket.next().await {
            Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => {
                let reply = form.read_reply(&message.into_data(), &mut Told::default());
                return Some(reply.expect("a reply"));
            }
            Some(Ok(_)) => {}
            None | Some(Err(_)) => return None,
        }
    }
}
