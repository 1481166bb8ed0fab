//! What all sockets have in common: how much they take, how long they wait, and how they end.

use std::time::{Duration, Instant};

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use klaxon_proto::Form;
use tokio::time::timeout;

use crate::app::App;
use crate::bucket::Bucket;
use crate::caller::Caller;
use crate::callers::Held;
use crate::trust::Trust;

/// The longest message that is read.
const LONGEST: usize = 64 * 1024;
/// Small buffers: most messages are short, and there may be thousands of sockets.
const READ_AT_ONCE: usize = 1024;
/// So much waits to be written in one go.
const WRITTEN_AT_ONCE: usize = 4 * 1024;
/// How much of a message may wait for the network: as much as the longest has.
const MOST_WAITING: usize = 1024 * 1024;
/// The first message must come within this time.
pub(crate) const HELLO: Duration = Duration::from_secs(10);
/// How often the client is pinged.
pub(crate) const PING: Duration = Duration::from_secs(5);
/// A client of which nothing was heard for so long, no answer to a ping either, is gone.
pub(crate) const SILENCE: Duration = Duration::from_secs(16);
/// A message that can't be written within this time never will be.
pub(crate) const WRITING: Duration = Duration::from_secs(10);
/// How long a client has to close its side.
const PARTING: Duration = Duration::from_secs(2);
/// So many messages at once, and then a second, are more than any person sends.
const PER_SECOND: u32 = 60;

/// A client that asks for both, in whatever order, speaks the shorter one.
const PREFERRED: [Form; 2] = [Form::Binary, Form::Json];

/// Closed because of what the client did.
const POLICY: u16 = 1008;
/// Closed because the server goes away; come back.
const RESTART: u16 = 1012;
/// Closed as agreed.
pub(crate) const NORMAL: u16 = 1000;

/// Whoever reads messages: a socket, or the half of one.
pub(crate) trait Reader: Stream<Item = Result<Message, Error>> {}

impl<T: Stream<Item = Result<Message, Error>>> Reader for T {}

/// Whoever writes messages: a socket, or the half of one.
pub(crate) trait Writer: Sink<Message, Error = Error> {}

impl<T: Sink<Message, Error = Error>> Writer for T {}

/// Lets a client in, unless a page of another site asks, or enough sockets are open. It counts as the caller's until what
/// is returned is dropped.
pub(crate) fn admit(app: &App, caller: Caller, headers: &HeaderMap) -> Result<Held, Box<Response>> {
    if !is_own_page(headers, &app.trust) {
        return Err(refused(StatusCode::FORBIDDEN, "a page of another site\n"));
    }
    let most = app.limits.connections_per_address;
    let held = app.callers.open_socket(caller, most, Instant::now());
    let free = app.metrics.connections.get() < app.limits.connections as i64;
    let full = || refused(StatusCode::SERVICE_UNAVAILABLE, "too many connections\n");
    held.filter(|_| free).ok_or_else(full)
}

fn refused(status: StatusCode, why: &'static str) -> Box<Response> {
    Box::new((status, why).into_response())
}

/// Returns whether no page of another site asks. Programs that are no pages say nothing of where they come from.
pub(crate) fn is_own_page(headers: &HeaderMap, trust: &Trust) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    let host = headers
        .get("x-forwarded-host")
        .and_then(|host| host.to_str().ok());
    trust.lets_in(origin, host.or(text(header::HOST)))
}

/// Agrees on a form with a client, and on how much it may send.
pub(crate) fn agree(upgrade: WebSocketUpgrade) -> (WebSocketUpgrade, Form) {
    let upgrade = upgrade
        .protocols(PREFERRED.map(Form::subprotocol))
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(WRITTEN_AT_ONCE)
        .max_write_buffer_size(MOST_WAITING);
    let chosen = upgrade
        .selected_protocol()
        .and_then(|name| name.to_str().ok());
    let form = chosen.and_then(Form::of).unwrap_or(Form::Json);
    (upgrade, form)
}

/// What was heard.
pub(crate) enum Heard {
    Message(Message),
    TooLong,
}

/// The next message; none if the socket is closed.
pub(crate) async fn next(reader: &mut (impl Reader + Unpin)) -> Option<Heard> {
    heard(reader.next().await)
}

/// What came of reading.
pub(crate) fn heard(message: Option<Result<Message, Error>>) -> Option<Heard> {
    match message? {
        Ok(Message::Close(_)) => None,
        Ok(message) => Some(Heard::Message(message)),
        Err(error) if error.to_string().contains("too long") => Some(Heard::TooLong),
        Err(_) => None,
    }
}

/// A message in a frame of its form.
pub(crate) fn frame(form: Form, bytes: Bytes) -> Message {
    match form {
        Form::Binary => Message::Binary(bytes),
        Form::Json => match Utf8Bytes::try_from(bytes) {
            Ok(text) => Message::Text(text),
            Err(_) => Message::Text(Utf8Bytes::from_static("{}")),
        },
    }
}

/// Says goodbye and closes.
pub(crate) async fn part(writer: &mut (impl Writer + Unpin), goodbye: Message, back: bool) {
    let code = if back { RESTART } else { POLICY };
    let _ = timeout(WRITING, writer.send(goodbye)).await;
    close(writer, code).await;
}

/// Reads on until the client has closed its side too. A socket that is closed with something left to read takes back
/// what was written last: the goodbye.
pub(crate) async fn hear_out(reader: &mut (impl Reader + Unpin)) {
    let heard = async { while let Some(Ok(_)) = reader.next().await {} };
    let _ = timeout(PARTING, heard).await;
}

/// Closes the server's side.
pub(crate) async fn close(writer: &mut (impl Writer + Unpin), code: u16) {
    let reason = Utf8Bytes::from_static("");
    let close = Message::Close(Some(CloseFrame { code, reason }));
    let _ = timeout(WRITING, writer.send(close)).await;
}

/// Nobody is heard more often than any person could speak: a client that says more waits.
pub(crate) struct Pace(Bucket);

impl Pace {
    pub(crate) fn new() -> Pace {
        let each = Duration::from_secs(1) / PER_SECOND;
        Pace(Bucket::new(PER_SECOND, each, Instant::now()))
    }

    /// Counts a message. Returns how long to wait before it is heard, if at all.
    pub(crate) fn wait(&mut self) -> Option<Duration> {
        let now = Instant::now();
        let wait = self.0.wait(now);
        self.0.take(now);
        (!wait.is_zero()).then_some(wait)
    }

    /// Counts a message, and waits until it may be heard.
    pub(crate) async fn hold(&mut self) {
        if let Some(wait) = self.wait() {
            tokio::time::sleep(wait).await;
        }
    }
}
