//! A socket: hello, messages in, messages out. It knows no rule, and keeps nothing.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use bytes::Bytes;
use klaxon_driver::{ConnectionId, Hello, Secret, Unclear};
use klaxon_proto::{Ask, Form, Malformed, Refused, Reply, Request, Told};
use klaxon_words::Language;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::app::App;
use crate::caller::Caller;
use crate::directory::Found;
use crate::exchange::{Exchange, Next};
use crate::order::Order;
use crate::outbox::{Outgoing, outbox};
use crate::secret;
use crate::socket::{self, HELLO, Heard, NORMAL, Pace, close, frame, hear_out, next};
use crate::words::{self, mumbled, refused, said};

/// How often a room is looked for that is gone when somebody enters.
const TRIES: usize = 3;

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
        talk(&app, caller, socket, form).await;
        app.metrics.connections.dec();
        drop(held);
    })
}

/// From hello to goodbye.
async fn talk(app: &Arc<App>, caller: Caller, mut socket: WebSocket, form: Form) {
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
    let mut tries = 0;
    let (why, back) = loop {
        break match app.find(&room, caller).await {
            Found::Open(keeper) => match enter(&keeper, request.clone()).await {
                Ok((connection, outgoing)) => {
                    let exchange = Exchange::new(socket, form, outgoing);
                    return converse(app, exchange, form, keeper, connection).await;
                }
                Err(Some(refusal)) => (refused(&refusal, language), false),
                // The room came to its end in this moment: it fell asleep, or something went wrong.
                Err(None) if tries < TRIES => {
                    tries += 1;
                    continue;
                }
                Err(None) => (said("serve-recovering", language), true),
            },
            Found::Nowhere => (said("serve-no-room", language), false),
            Found::Shut(why) => (said(why.key(), language), why.passes()),
        };
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
                let secret = token.map(|token| Secret {
                    key: secret::key(&token),
                    token,
                });
                let language = words::language(&language.unwrap_or_default());
                let hello = Hello {
                    id,
                    name,
                    secret,
                    have,
                    language: language.code().to_owned(),
                    form,
                    screen,
                };
                Ok((hello, room))
            }
            Ok(_) => Err(said("serve-no-hello", Language::English)),
            Err(Malformed(what)) => Err(mumbled(&what, Language::English)),
        });
    }
}

async fn enter(
    keeper: &mpsc::Sender<Order>,
    hello: Hello,
) -> Result<(ConnectionId, Outgoing), Option<klaxon_room::Refusal>> {
    let (outbox, outgoing) = outbox();
    let (entered, answer) = oneshot::channel();
    let order = Order::Enter {
        hello: Box::new(hello),
        outbox,
        entered,
    };
    keeper.send(order).await.map_err(|_| None)?;
    match answer.await {
        Ok(Ok(connection)) => Ok((connection, outgoing)),
        Ok(Err(refusal)) => Err(Some(refusal)),
        Err(_) => Err(None),
    }
}

/// Says goodbye and closes.
async fn part(socket: &mut WebSocket, form: Form, why: Refused, back: bool) {
    let bye = form.write_reply(&Reply::Bye { why, back }, &mut Told::default());
    let bye = Bytes::from(bye);
    socket::part(socket, frame(form, bye), back).await;
}

/// Messages in and out, until one side has enough.
async fn converse(
    app: &Arc<App>,
    mut exchange: Exchange,
    form: Form,
    keeper: mpsc::Sender<Order>,
    connection: ConnectionId,
) {
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
        let order = match heard {
            Heard::TooLong => Some(mumble(connection, Unclear::TooLong)),
            Heard::Message(Message::Pong(payload)) => {
                let millis = exchange.round_trip(&payload);
                millis.map(|millis| Order::RoundTrip { connection, millis })
            }
            Heard::Message(Message::Text(text)) if form == Form::Json => {
                Some(understand(connection, form, text.as_bytes()))
            }
            Heard::Message(Message::Binary(bytes)) if form == Form::Binary => {
                Some(understand(connection, form, &bytes))
            }
            Heard::Message(Message::Text(_) | Message::Binary(_)) => {
                Some(mumble(connection, Unclear::WrongFrame))
            }
            Heard::Message(_) => None,
        };
        let Some(order) = order else { continue };
        if matches!(order, Order::Mumble { .. }) {
            app.metrics.malformed.inc();
        }
        // A keeper that hears no more has hung up: what it said last is still written.
        let _ = exchange.meanwhile(keeper.send(order)).await;
    }
    let _ = keeper.send(Order::Leave { connection }).await;
    hear_out(&mut exchange.socket).await;
}

fn understand(connection: ConnectionId, form: Form, bytes: &[u8]) -> Order {
    match form.read_request(bytes) {
        Ok(request) => Order::Say {
            connection,
            request: Box::new(request),
        },
        Err(Malformed(what)) => Order::Mumble {
            connection,
            id: id_of(form, bytes),
            unclear: Unclear::Malformed(what),
        },
    }
}

/// The id of a message that can't be understood, if that much is clear.
fn id_of(form: Form, bytes: &[u8]) -> Option<u64> {
    match form {
        Form::Json => serde_json::from_slice::<serde_json::Value>(bytes).ok()?["id"].as_u64(),
        Form::Binary => None,
    }
}

fn mumble(connection: ConnectionId, unclear: Unclear) -> Order {
    Order::Mumble {
        connection,
        id: None,
        unclear,
    }
}
