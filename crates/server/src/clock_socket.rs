//! The socket of a phone that shares a clock with others: it tells of its own touches and hears of theirs.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use klaxon_proto::clock::LONGEST_STATE;
use klaxon_proto::{ClockAsk, ClockReply, Form, Known, Malformed, Refused};
use klaxon_words::Language;
use tokio::time::{Instant as Moment, MissedTickBehavior, interval_at, timeout, timeout_at};

use crate::app::App;
use crate::caller::Caller;
use crate::clocks::{Bounds, Follower, NotShared};
use crate::code;
use crate::rest::{self, Wanted};
use crate::socket::{self, HELLO, Heard, PING, Pace, SILENCE, WRITING, frame, hear_out, next};
use crate::words::{mumbled, said};

/// So many codes are enough for a new clock, of which other clocks may have some.
const CODES: usize = 3;

/// Opens a socket, through which phones share a clock.
#[utoipa::path(get, path = "/api/clocks", tag = "clocks",
    responses(
        (status = 101, description = "It is open, in the binary form if the client asks for that of this build, else in JSON"),
        (status = 403, description = "A page of another site asks for it"),
        (status = 503, description = "Enough are open, or come from there")))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let held = match socket::admit(&app, caller, &headers) {
        Ok(held) => held,
        Err(refused) => return *refused,
    };
    let language = rest::language(&wanted, &headers);
    let (upgrade, form) = socket::agree(upgrade);
    upgrade.on_upgrade(move |socket| async move {
        app.metrics.connections.inc();
        let phone = Phone::new(&app, caller, socket, form, language);
        phone.talk().await;
        app.metrics.connections.dec();
        drop(held);
    })
}

/// A goodbye: why, and whether to come back; none if the phone is gone already.
type Goodbye = Option<(Refused, bool)>;

/// A phone, as the server knows it.
struct Phone<'a> {
    app: &'a App,
    caller: Caller,
    reader: SplitStream<WebSocket>,
    writer: SplitSink<WebSocket, Message>,
    form: Form,
    language: Language,
}

impl Phone<'_> {
    fn new(
        app: &App,
        caller: Caller,
        socket: WebSocket,
        form: Form,
        language: Language,
    ) -> Phone<'_> {
        let (writer, reader) = socket.split();
        Phone {
            app,
            caller,
            reader,
            writer,
            form,
            language,
        }
    }

    /// From the first word to the goodbye.
    async fn talk(mut self) {
        let goodbye = match self.comes().await {
            Ok((code, mut follower)) => {
                let goodbye = self.follows(&code, &mut follower).await;
                self.app.clocks.leave(&code, follower);
                goodbye
            }
            Err(goodbye) => goodbye,
        };
        if let Some((why, back)) = goodbye {
            let bye = self.written(&ClockReply::Bye { why, back });
            socket::part(&mut self.writer, bye, back).await;
        }
        hear_out(&mut self.reader).await;
    }

    /// Hears which clock the phone shares or follows. It may ask for the time before.
    async fn comes(&mut self) -> Result<(String, Follower), Goodbye> {
        let until = Moment::now() + HELLO;
        let mut pace = Pace::new();
        loop {
            let Ok(heard) = timeout_at(until, next(&mut self.reader)).await else {
                return Err(self.told("serve-no-clock-first"));
            };
            pace.hold().await;
            match self.understood(heard.ok_or(None)?)? {
                None => {}
                Some(ClockAsk::Time { id }) => self.say_time(id).await?,
                Some(ClockAsk::Share { state }) => return self.shared(state).await,
                Some(ClockAsk::Follow { code, known }) => {
                    return self.followed(&code, known).await;
                }
                Some(ClockAsk::Touch { .. }) => return Err(self.told("serve-no-clock-first")),
            }
        }
    }

    async fn shared(&self, state: String) -> Result<(String, Follower), Goodbye> {
        self.may_ask()?;
        let at = self.app.clock.now().0;
        let state = self.bounded(state)?;
        let newest = Known { at, state };
        let clocks = &self.app.clocks;
        // Who types the code of a clock where rooms are looked for is led there, so no room may have it.
        let mut codes = Vec::new();
        for code in clocks.codes() {
            if !self.is_room(&code).await && self.far_clock(&code).await.is_none() {
                codes.push(code);
                if codes.len() == CODES {
                    break;
                }
            }
        }
        let shared = clocks.share(newest, self.caller, self.bounds(), codes);
        shared.map_err(|why| self.not_shared(why))
    }

    /// Returns whether an open room has a code, or may have it.
    async fn is_room(&self, code: &str) -> bool {
        if self.app.directory.has(code) {
            return true;
        }
        match self.app.journal.find(code).await {
            Ok(found) => found.is_some_and(|row| row.closed.is_none()),
            Err(_) => true,
        }
    }

    async fn followed(
        &self,
        typed: &str,
        known: Option<Known>,
    ) -> Result<(String, Follower), Goodbye> {
        self.may_ask()?;
        let now = Instant::now();
        if !self.app.guesses.allow(self.caller, now) {
            return Err(Some((said("serve-slow-down", self.language), true)));
        }
        let Some(code) = code::from_typed(typed) else {
            return Err(self.told("serve-no-clock"));
        };
        let known = match known {
            Some(Known { at, state }) => Some(Known {
                // Nothing was touched in the future.
                at: at.min(self.app.clock.now().0),
                state: self.bounded(state)?,
            }),
            None => None,
        };
        let clocks = &self.app.clocks;
        let far = match clocks.has(&code) {
            true => None,
            false => self.far_clock(&code).await,
        };
        // A code of which nothing was known is a guess, whatever the phone brings along.
        if !clocks.has(&code) && far.is_none() {
            self.app.guesses.note(self.caller, now);
        }
        let known = known.into_iter().chain(far).max_by_key(|known| known.at);
        if self.is_room(&code).await {
            return Err(self.told("serve-no-clock"));
        }
        let followed = clocks.follow(&code, known, self.caller, self.bounds());
        let follower = followed.map_err(|why| self.not_shared(why))?;
        Ok((code, follower))
    }

    /// A clock that phones at other nodes follow.
    async fn far_clock(&self, code: &str) -> Option<Known> {
        self.app.cluster()?.look_for_clock(code).await
    }

    /// Nobody asks for more clocks than a school would.
    fn may_ask(&self) -> Result<(), Goodbye> {
        match self.app.callers.may_ask(self.caller, Instant::now()) {
            true => Ok(()),
            false => Err(Some((said("serve-too-much", self.language), true))),
        }
    }

    /// Tells the phone of every touch, and hears of its own, until one side has enough.
    async fn follows(&mut self, code: &str, follower: &mut Follower) -> Goodbye {
        let mut pings = interval_at(Moment::now() + PING, PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut pace, mut heard_at) = (Pace::new(), Instant::now());
        follower.mark_changed();
        loop {
            tokio::select! {
                changed = follower.changed() => {
                    if changed.is_err() {
                        return Some((said("serve-stopping", self.language), true));
                    }
                    let face = follower.borrow_and_update().clone();
                    let Known { at, state } = face.newest;
                    let (code, phones) = (code.to_owned(), face.phones);
                    let clock = ClockReply::Clock { code, at, state, phones };
                    self.say(&clock).await.ok()?;
                }
                heard = next(&mut self.reader) => {
                    heard_at = Instant::now();
                    // Pings count too, for each is answered.
                    pace.hold().await;
                    let asked = match self.understood(heard?) {
                        Ok(asked) => asked,
                        Err(goodbye) => return goodbye,
                    };
                    if let Some(ask) = asked
                        && let Err(goodbye) = self.answer(ask, code, follower).await
                    {
                        return goodbye;
                    }
                }
                _ = pings.tick() => {
                    if heard_at.elapsed() > SILENCE {
                        return None;
                    }
                    self.write(Message::Ping(Bytes::new())).await.ok()?;
                }
            }
        }
    }

    async fn answer(
        &mut self,
        ask: ClockAsk,
        code: &str,
        follower: &mut Follower,
    ) -> Result<(), Goodbye> {
        match ask {
            ClockAsk::Time { id } => self.say_time(id).await,
            ClockAsk::Touch { state, after } => {
                let state = self.bounded(state)?;
                let now = self.app.clock.now().0;
                let Some((at, taken)) = self.app.clocks.touch(code, state, after, now) else {
                    return Err(Some((said("serve-stopping", self.language), true)));
                };
                self.say(&ClockReply::Touched { at, taken }).await?;
                // A phone that was overruled did not listen to the others: it hears again how the clock stands.
                follower.mark_changed();
                Ok(())
            }
            ClockAsk::Share { .. } | ClockAsk::Follow { .. } => {
                Err(self.told("serve-no-clock-first"))
            }
        }
    }

    /// A message of the phone; none if it is nothing but a sign of life.
    fn understood(&self, heard: Heard) -> Result<Option<ClockAsk>, Goodbye> {
        let bytes = match heard {
            Heard::TooLong => return Err(self.told("serve-too-long")),
            Heard::Message(Message::Text(text)) if self.form == Form::Json => Bytes::from(text),
            Heard::Message(Message::Binary(bytes)) if self.form == Form::Binary => bytes,
            Heard::Message(Message::Text(_) | Message::Binary(_)) => {
                return Err(self.told("serve-wrong-frame"));
            }
            Heard::Message(_) => return Ok(None),
        };
        let asked = self.form.read_clock_ask(&bytes);
        asked.map(Some).map_err(|Malformed(what)| {
            self.app.metrics.malformed.inc();
            Some((mumbled(&what, self.language), false))
        })
    }

    fn bounded(&self, state: String) -> Result<String, Goodbye> {
        match state.len() <= LONGEST_STATE {
            true => Ok(state),
            false => Err(self.told("serve-clock-too-long")),
        }
    }

    fn bounds(&self) -> Bounds {
        Bounds {
            most: self.app.limits.rooms,
            idle: self.app.limits.idle,
        }
    }

    fn not_shared(&self, why: NotShared) -> Goodbye {
        match why {
            NotShared::TooMany => self.told("serve-too-many-clocks"),
            NotShared::Nowhere => self.told("serve-no-clock"),
            NotShared::Stopping => Some((said("serve-stopping", self.language), true)),
        }
    }

    /// The goodbye to a phone that need not come back.
    fn told(&self, key: &'static str) -> Goodbye {
        Some((said(key, self.language), false))
    }

    async fn say_time(&mut self, id: u64) -> Result<(), Goodbye> {
        let now = self.app.clock.now().0;
        self.say(&ClockReply::Time { id, now }).await
    }

    async fn say(&mut self, reply: &ClockReply) -> Result<(), Goodbye> {
        let message = self.written(reply);
        self.write(message).await
    }

    async fn write(&mut self, message: Message) -> Result<(), Goodbye> {
        let written = timeout(WRITING, self.writer.send(message)).await;
        written.ok().and_then(Result::ok).ok_or(None)
    }

    fn written(&self, reply: &ClockReply) -> Message {
        frame(self.form, Bytes::from(self.form.write_clock_reply(reply)))
    }
}
