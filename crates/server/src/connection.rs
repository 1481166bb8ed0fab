//! A socket: hello, messages in, messages out. It knows no rule, and keeps nothing.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use bytes::Bytes;
use klaxon_driver::{Hello, Unclear};
use klaxon_proto::{Ask, Form, Malformed, Refused, Reply, Request, Told};
use klaxon_words::Language;
use tokio::time::timeout;

use crate::app::App;
use crate::caller::Caller;
use crate::exchange::{Exchange, Next};
use crate::rooms::{AllRooms, NotLetIn, Rooms, Session};
use crate::secret;
use crate::socket::{self, HELLO, Heard, NORMAL, Pace, close, frame, hear_out, next};
use crate::words::{self, mumbled, said};

/// Opens a socket, through which rooms are entered and games are played.
#[utoipa::path(get, path = "/api/socket", tag = "rooms",
    responses(
        (status = 101, description = "It is open, in the binary form if the client asks for that of this build, else in JSON"),
        (status = 403, description = "A page of another site asks for it"),
        (status = 503, description = "Enough are open, or come from there")))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let held = match socket::admit(&app, caller, &headers) {
        Ok(held) => held,
        Err(refused) => return *refused,
    };
    let (upgrade, form) = socket::agree(upgrade);
    upgrade.on_upgrade(move |socket| async move {
        app.metrics.connections.inc();
        talk(&app, &AllRooms(app.clone()), caller, socket, form).await;
        app.metrics.connections.dec();
        drop(held);
    })
}

/// From hello to goodbye.
async fn talk(app: &App, rooms: &dyn Rooms, caller: Caller, mut socket: WebSocket, form: Form) {
    let (request, room) = match timeout(HELLO, first(&mut socket, form)).await {
        Ok(Some(Ok(first))) => first,
        Ok(Some(Err(why))) => {
            app.metrics.malformed.inc();
            part(&mut socket, form, why, false).await;
            return hear_out(&mut socket).await;
        }
        Ok(None) => return,
        Err(_) => {
            let why = said("serve-no-hello", Language::English);
            return part(&mut socket, form, why, false).await;
        }
    };
    let language = words::language(&request.language);
    let (why, back) = match rooms.enter(&room, caller, request).await {
        Ok((session, outgoing)) => {
            let exchange = Exchange::new(socket, form, outgoing);
            return converse(exchange, form, session).await;
        }
        Err(NotLetIn::Refused(why)) => (why, false),
        Err(NotLetIn::Nowhere) => (said("serve-no-room", language), false),
        Err(NotLetIn::Shut(why)) => (said(why.key(), language), why.passes()),
    };
    part(&mut socket, form, why, back).await;
    hear_out(&mut socket).await;
}

/// Reads the hello.
async fn first(socket: &mut WebSocket, form: Form) -> Option<Result<(Hello, String), Refused>> {
    loop {
        let bytes = match next(socket).await? {
            Heard::Message(Message::Text(text)) if form == Form::Json => Bytes::from(text),
            Heard::Message(Message::Binary(bytes)) if form == Form::Binary => bytes,
            Heard::Message(Message::Text(_) | Message::Binary(_)) => {
                return Some(Err(said("serve-wrong-frame", Language::English)));
            }
            Heard::Message(_) => continue,
            Heard::TooLong => return Some(Err(said("serve-too-long", Language::English))),
        };
        return Some(match form.read_request(&bytes) {
            Ok(Request {
                id,
                ask:
                    Ask::Hello {
                        room,
                        name,
                        token,
                        have,
                        language,
                        screen,
                    },
            }) => {
                let secret = token.map(secret::of);
                let language = words::language(&language.unwrap_or_default());
                let hello = Hello {
                    id,
                    name,
                    secret,
                    have,
                    language: language.code().to_owned(),
                    form,
                    screen,
                    came: None,
                };
                Ok((hello, room))
            }
            Ok(_) => Err(said("serve-no-hello", Language::English)),
            Err(Malformed(what)) => Err(mumbled(&what, Language::English)),
        });
    }
}

/// Says goodbye and closes.
async fn part(socket: &mut WebSocket, form: Form, why: Refused, back: bool) {
    let bye = form.write_reply(&Reply::Bye { why, back }, &mut Told::default());
    let bye = Bytes::from(bye);
    socket::part(socket, frame(form, bye), back).await;
}

/// Messages in and out, until one side has enough.
async fn converse(mut exchange: Exchange, form: Form, mut session: Box<dyn Session>) {
    let mut pace = Pace::new();
    loop {
        let heard = match exchange.next().await {
            Next::Heard(heard) => heard,
            Next::Gone => break,
            Next::HungUp => {
                close(&mut exchange.socket, NORMAL).await;
                break;
            }
        };
        // Pings count too, for each is answered.
        if let Some(wait) = pace.wait() {
            exchange.meanwhile(tokio::time::sleep(wait)).await;
        }
        let said = match heard {
            Heard::TooLong => session.mumble(Unclear::TooLong),
            Heard::Message(Message::Pong(payload)) => match exchange.round_trip(&payload) {
                Some(millis) => session.round_trip(millis),
                None => continue,
            },
            Heard::Message(Message::Text(text)) if form == Form::Json => {
                session.say(Bytes::from(text))
            }
            Heard::Message(Message::Binary(bytes)) if form == Form::Binary => session.say(bytes),
            Heard::Message(Message::Text(_) | Message::Binary(_)) => {
                session.mumble(Unclear::WrongFrame)
            }
            Heard::Message(_) => continue,
        };
        exchange.meanwhile(said).await;
    }
    session.leave().await;
    hear_out(&mut exchange.socket).await;
}
