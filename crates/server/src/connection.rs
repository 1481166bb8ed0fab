//! A socket: hello, messages in, messages out. It knows no rule, and keeps nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use klaxon_driver::{ConnectionId, Hello, Secret, Unclear};
use klaxon_proto::{Ask, Form, Malformed, Refused, Reply, Request};
use klaxon_words::Language;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::app::App;
use crate::directory::Found;
use crate::guesses::Caller;
use crate::order::Order;
use crate::outbox::OUTBOX;
use crate::secret;
use crate::words::{self, mumbled, refused, said};

/// The longest message that is read.
const LONGEST: usize = 64 * 1024;
/// Small buffers: most messages are short, and there may be thousands of sockets.
const BUFFER: usize = 4 * 1024;
/// How much may wait to be written before the socket counts as stuck.
const MOST_WAITING: usize = 256 * 1024;
/// A hello must come within this time.
const HELLO: Duration = Duration::from_secs(10);
/// How often the way to the client and back is measured.
const PING: Duration = Duration::from_secs(5);
/// A client of which nothing was heard for so long, no answer to a ping either, is gone.
const SILENCE: Duration = Duration::from_secs(16);
/// A message that can't be written within this time never will be.
const WRITING: Duration = Duration::from_secs(10);
/// How long a client has to close its side.
const PARTING: Duration = Duration::from_secs(2);
/// So many messages a second are more than any person sends.
const PER_SECOND: u32 = 60;

/// Closed because of what the client did.
const POLICY: u16 = 1008;
/// Closed because the server goes away; come back.
const RESTART: u16 = 1012;
/// Closed as agreed.
const NORMAL: u16 = 1000;

/// Opens a socket, through which rooms are entered and games are played.
#[utoipa::path(get, path = "/api/socket", tag = "rooms",
    responses(
        (status = 101, description = "It is open, in the first of the client's subprotocols that is known"),
        (status = 503, description = "Enough are open")))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    let connections = app.metrics.connections.get();
    if connections >= app.limits.connections as i64 {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many connections\n").into_response();
    }
    let upgrade = upgrade
        .protocols(Form::ALL.map(Form::subprotocol))
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_WAITING);
    let chosen = upgrade
        .selected_protocol()
        .and_then(|name| name.to_str().ok());
    let form = chosen.and_then(Form::of).unwrap_or(Form::Json);
    upgrade.on_upgrade(move |socket| async move {
        app.metrics.connections.inc();
        talk(&app, caller, socket, form).await;
        app.metrics.connections.dec();
    })
}

type Reader = SplitStream<WebSocket>;
type Writer = SplitSink<WebSocket, Message>;

/// From hello to goodbye.
async fn talk(app: &Arc<App>, caller: Caller, socket: WebSocket, form: Form) {
    let (mut writer, mut reader) = socket.split();
    let (request, room) = match timeout(HELLO, first(&mut reader, form)).await {
        Ok(Some(Ok(first))) => first,
        Ok(Some(Err(why))) => {
            app.metrics.malformed.inc();
            part(&mut writer, form, why, false).await;
            return hear_out(&mut reader).await;
        }
        Ok(None) => return,
        Err(_) => {
            let why = said("serve-no-hello", Language::English);
            return part(&mut writer, form, why, false).await;
        }
    };
    let language = words::language(&request.language);
    let (why, back) = match app.find(&room, caller) {
        Found::Open(keeper) => match enter(&keeper, request).await {
            Ok((connection, outgoing)) => {
                return converse(app, reader, writer, form, keeper, connection, outgoing).await;
            }
            Err(Some(refusal)) => (refused(&refusal, language), false),
            Err(None) => (said("serve-stopping", language), true),
        },
        Found::Nowhere => (said("serve-no-room", language), false),
        Found::TooManyGuesses => (said("serve-slow-down", language), true),
        Found::Quarantined => (said("serve-damaged", language), false),
        Found::Recovering => (said("serve-recovering", language), true),
        Found::Stopping => (said("serve-stopping", language), true),
    };
    part(&mut writer, form, why, back).await;
    hear_out(&mut reader).await;
}

/// Reads the hello.
async fn first(reader: &mut Reader, form: Form) -> Option<Result<(Hello, String), Refused>> {
    loop {
        let bytes = match next(reader).await? {
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

enum Heard {
    Message(Message),
    TooLong,
}

/// The next message; none if the socket is closed.
async fn next(reader: &mut Reader) -> Option<Heard> {
    match reader.next().await? {
        Ok(Message::Close(_)) => None,
        Ok(message) => Some(Heard::Message(message)),
        Err(error) if error.to_string().contains("too long") => Some(Heard::TooLong),
        Err(_) => None,
    }
}

type Outgoing = mpsc::Receiver<Bytes>;

async fn enter(
    keeper: &mpsc::Sender<Order>,
    hello: Hello,
) -> Result<(ConnectionId, Outgoing), Option<klaxon_room::Refusal>> {
    let (outbox, outgoing) = mpsc::channel(OUTBOX);
    let (entered, answer) = oneshot::channel();
    let order = Order::Enter {
        hello,
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
async fn part(writer: &mut Writer, form: Form, why: Refused, back: bool) {
    let code = if back { RESTART } else { POLICY };
    let bye = Bytes::from(form.write_reply(&Reply::Bye { why, back }));
    let _ = timeout(WRITING, writer.send(frame(form, bye))).await;
    close(writer, code).await;
}

/// Reads on until the client has closed its side too. A socket that is closed with something left to read takes back
/// what was written last: the goodbye.
async fn hear_out(reader: &mut Reader) {
    let heard = async { while let Some(Ok(_)) = reader.next().await {} };
    let _ = timeout(PARTING, heard).await;
}

async fn close(writer: &mut Writer, code: u16) {
    let reason = Utf8Bytes::from_static("");
    let close = Message::Close(Some(CloseFrame { code, reason }));
    let _ = timeout(WRITING, writer.send(close)).await;
}

fn frame(form: Form, bytes: Bytes) -> Message {
    match form {
        Form::Binary => Message::Binary(bytes),
        Form::Json => match Utf8Bytes::try_from(bytes) {
            Ok(text) => Message::Text(text),
            Err(_) => Message::Text(Utf8Bytes::from_static("{}")),
        },
    }
}

/// When the last ping was sent, and its number: only its own answer counts.
struct Pings {
    began: Instant,
    sent: AtomicU64,
}

impl Pings {
    fn payload(&self) -> Bytes {
        let now = self.began.elapsed().as_micros() as u64;
        self.sent.store(now, Ordering::Relaxed);
        Bytes::copy_from_slice(&now.to_be_bytes())
    }

    /// The way there and back, in milliseconds.
    fn round_trip(&self, payload: &[u8]) -> Option<u64> {
        let sent = u64::from_be_bytes(payload.try_into().ok()?);
        let expected = sent != 0 && sent == self.sent.swap(0, Ordering::Relaxed);
        let now = self.began.elapsed().as_micros() as u64;
        expected.then(|| now.saturating_sub(sent).div_ceil(1000))
    }
}

/// Messages in and out, until one side has enough.
async fn converse(
    app: &Arc<App>,
    mut reader: Reader,
    writer: Writer,
    form: Form,
    keeper: mpsc::Sender<Order>,
    connection: ConnectionId,
    outgoing: Outgoing,
) {
    let pings = Arc::new(Pings {
        began: Instant::now(),
        sent: AtomicU64::new(0),
    });
    let mut writing = tokio::spawn(write(writer, form, outgoing, pings.clone()));
    let mut pace = Pace::new();
    loop {
        let heard = tokio::select! {
            heard = timeout(SILENCE, next(&mut reader)) => heard,
            _ = &mut writing => break,
        };
        let Ok(Some(heard)) = heard else { break };
        let order = match heard {
            Heard::TooLong => Some(mumble(connection, Unclear::TooLong)),
            Heard::Message(Message::Pong(payload)) => {
                let millis = pings.round_trip(&payload);
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
        pace.wait().await;
        if keeper.send(order).await.is_err() {
            break;
        }
    }
    let _ = keeper.send(Order::Leave { connection }).await;
    // What waits to be told, such as a goodbye, still is.
    if !writing.is_finished() {
        let _ = timeout(WRITING, writing).await;
    }
    hear_out(&mut reader).await;
}

fn understand(connection: ConnectionId, form: Form, bytes: &[u8]) -> Order {
    match form.read_request(bytes) {
        Ok(request) => Order::Say {
            connection,
            request,
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

/// Nobody is heard more often than any person could speak; who says more waits.
struct Pace {
    since: Instant,
    count: u32,
}

impl Pace {
    fn new() -> Pace {
        Pace {
            since: Instant::now(),
            count: 0,
        }
    }

    async fn wait(&mut self) {
        let second = Duration::from_secs(1);
        if self.since.elapsed() >= second {
            *self = Pace::new();
        }
        self.count += 1;
        if self.count > PER_SECOND {
            tokio::time::sleep(second.saturating_sub(self.since.elapsed())).await;
        }
    }
}

/// Writes what waits, and pings. Ends when the keeper hangs up or the client does not read.
async fn write(mut writer: Writer, form: Form, mut outgoing: Outgoing, pings: Arc<Pings>) {
    let mut ticks = tokio::time::interval(PING);
    loop {
        let message = tokio::select! {
            bytes = outgoing.recv() => match bytes {
                Some(bytes) => frame(form, bytes),
                None => return close(&mut writer, NORMAL).await,
            },
            _ = ticks.tick() => Message::Ping(pings.payload()),
        };
        let written = timeout(WRITING, writer.send(message)).await;
        if !matches!(written, Ok(Ok(()))) {
            return;
        }
    }
}
