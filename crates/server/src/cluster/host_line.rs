//! The end of a line at the node that keeps a room: guests who sit at another node come, speak and go through it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use klaxon_driver::{ConnectionId, Hello};
use klaxon_proto::Form;
use klaxon_room::Wall;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, warn};

use super::Cluster;
use super::address::{Desk, Tenure, subject};
use super::flow::{Flow, Frame};
use super::lane::Lane;
use super::letter::{GuestNumber, Introduction, Letter, ToGuests, ToRoom};
use crate::app::App;
use crate::directory::Found;
use crate::journal::Node;
use crate::order::Order;
use crate::outbox::Outbox;
use crate::shut::Shut;
use crate::visit::Visit;
use crate::{secret, waking, words};

/// A node that confirms nothing for so long has lost its guests.
const SILENCE: Duration = Duration::from_secs(10);
/// A line without guests ends after so long.
const LINGER: Duration = Duration::from_secs(20);
/// While NATS has been away for so long, rooms with guests elsewhere wait.
pub(super) const APART: Duration = Duration::from_millis(1500);
/// So many items may be on their way to the other node.
const UNHEARD: usize = 1024;
/// How often it is looked whether the other node is still there.
const LOOK: Duration = Duration::from_millis(500);

/// A line, where the room is.
pub(super) struct HostLine {
    app: Arc<App>,
    cluster: Arc<Cluster>,
    there: Node,
    tenure: Tenure,
    number: u64,
    flow: Flow<ToGuests, ToRoom>,
    lane: Arc<Lane>,
    keeper: Option<mpsc::Sender<Order>>,
    guests: HashMap<GuestNumber, ConnectionId>,
    /// Since when nobody is on the line.
    empty: Instant,
    began: Instant,
    /// Since when NATS is away.
    apart: Option<Instant>,
}

impl HostLine {
    pub(super) fn new(
        app: Arc<App>,
        cluster: Arc<Cluster>,
        there: Node,
        tenure: Tenure,
        number: u64,
    ) -> HostLine {
        HostLine {
            app,
            cluster,
            there,
            tenure,
            number,
            flow: Flow::default(),
            lane: Arc::default(),
            keeper: None,
            guests: HashMap::new(),
            empty: Instant::now(),
            began: Instant::now(),
            apart: None,
        }
    }

    /// Carries what is said both ways until nobody is left, or the other node is gone.
    pub(super) async fn run(mut self, letters: &mut mpsc::Receiver<Frame<ToRoom>>) {
        let lane = self.lane.clone();
        while !self.is_over() {
            self.send().await;
            let now = Instant::now();
            let timer = self
                .flow
                .deadline()
                .map_or(now + LOOK, |at| at.min(now + LOOK));
            tokio::select! {
                frame = letters.recv() => match frame {
                    Some(frame) => self.hear(frame).await,
                    None => break,
                },
                // What the other node has not heard is bounded: the rest waits in the lane, which is bounded too.
                () = lane.news(), if self.flow.unheard() < UNHEARD => self.take_mail(),
                () = tokio::time::sleep_until(timer.into()) => {}
            }
            self.wait_while_apart().await;
        }
        debug!(node = %self.there, line = self.number, "a line ends");
        for connection in std::mem::take(&mut self.guests).into_values() {
            self.order(Order::Leave { connection }).await;
        }
    }

    fn is_over(&self) -> bool {
        let now = Instant::now();
        let deserted = self.guests.is_empty() && now.duration_since(self.empty) > LINGER;
        let gone = self.cluster.is_gone(&self.there, self.began);
        deserted || gone || self.has_said_goodbye() || self.flow.silence(now) > SILENCE
    }

    /// Returns whether the room is kept here no more, and the other node has heard everything of it.
    fn has_said_goodbye(&self) -> bool {
        let ending = match &self.keeper {
            Some(keeper) => keeper.is_closed(),
            None => self.app.directory.is_stopping(),
        };
        let has_heard = self.flow.heard() > 0;
        ending && has_heard && self.guests.is_empty() && self.flow.unheard() == 0
    }

    async fn send(&mut self) {
        while let Some(frame) = self.flow.next(Instant::now()) {
            let node = self.cluster.node();
            let letter = Letter {
                node: node.name.clone(),
                incarnation: node.incarnation,
                line: self.number,
                frame,
            };
            let to = subject(Desk::Guests, &self.there, self.tenure);
            self.cluster.wire.send(to, &letter).await;
        }
    }

    async fn hear(&mut self, frame: Frame<ToRoom>) {
        for item in self.flow.hear(frame, Instant::now()) {
            match item {
                ToRoom::Open { code } => self.open(&code).await,
                ToRoom::Enter { guest, hello } => self.enter(guest, hello).await,
                ToRoom::Say { guest, message } => {
                    let message: Box<str> = message.into();
                    let bytes = Bytes::from(String::from(message));
                    self.order_of(guest, |connection| Order::Say {
                        connection,
                        bytes,
                        arrived: Instant::now(),
                    })
                    .await;
                }
                ToRoom::RoundTrip { guest, millis } => {
                    self.order_of(guest, |connection| Order::RoundTrip { connection, millis })
                        .await;
                }
                ToRoom::Leave { guest } => {
                    self.order_of(guest, |connection| Order::Leave { connection })
                        .await;
                    self.forget(guest);
                }
            }
        }
    }

    /// The line is about this room, if it is kept here, or can be. The other node may have been told that this one keeps it
    /// although nobody here knows, because the answer to a claim came too late.
    async fn open(&mut self, code: &str) {
        match waking::find(&self.app, code).await {
            Found::Open(keeper) => self.keeper = Some(keeper),
            Found::Away(_) | Found::Nowhere | Found::Shut(_) => {
                self.flow.push(ToGuests::Elsewhere, Instant::now());
            }
        }
    }

    async fn enter(&mut self, guest: GuestNumber, hello: Introduction) {
        let Some(keeper) = self.keeper.clone() else {
            return self.flow.push(ToGuests::Elsewhere, Instant::now());
        };
        let (tell, answer) = oneshot::channel();
        let language = words::language(&hello.language);
        let order = Order::Enter {
            visit: Box::new(introduced(hello)),
            outbox: Outbox::there(self.lane.clone(), guest),
            entered: tell,
        };
        let _ = keeper.send(order).await;
        let answer = match answer.await {
            Ok(Ok(connection)) => {
                self.guests.insert(guest, connection);
                ToGuests::Entered { guest }
            }
            Ok(Err(refusal)) => {
                let why = words::refused(&refusal, language);
                ToGuests::Refused { guest, why }
            }
            // It has come to its end in this moment.
            Err(_) => ToGuests::Elsewhere,
        };
        self.flow.push(answer, Instant::now());
    }

    async fn order_of(&self, guest: GuestNumber, order: impl FnOnce(ConnectionId) -> Order) {
        if let Some(connection) = self.guests.get(&guest) {
            self.order(order(*connection)).await;
        }
    }

    /// A keeper that hears no more has hung up, which guests are told by the lane.
    async fn order(&self, order: Order) {
        if let Some(keeper) = &self.keeper {
            let _ = keeper.send(order).await;
        }
    }

    fn forget(&mut self, guest: GuestNumber) {
        self.guests.remove(&guest);
        self.empty = Instant::now();
    }

    fn take_mail(&mut self) {
        let now = Instant::now();
        for (guests, bytes) in self.lane.take() {
            match bytes {
                Some(bytes) => match raw(&bytes) {
                    Some(message) => self.flow.push(ToGuests::Tell { guests, message }, now),
                    None => warn!("a message is no JSON"),
                },
                None => {
                    for guest in guests {
                        self.forget(guest);
                        self.flow.push(ToGuests::HangUp { guest }, now);
                    }
                }
            }
        }
    }

    /// Nobody plays on while some of the players can't be reached: the room stops where its record ends, and comes back
    /// when NATS does.
    async fn wait_while_apart(&mut self) {
        if self.cluster.wire.is_connected() {
            self.apart = None;
            return;
        }
        let since = *self.apart.get_or_insert_with(Instant::now);
        if since.elapsed() > APART && !self.guests.is_empty() {
            self.order(Order::Halt(Shut::Apart)).await;
            self.apart = Some(Instant::now());
        }
    }
}

/// A message as it is, inside another one.
fn raw(bytes: &Bytes) -> Option<Box<RawValue>> {
    let text = std::str::from_utf8(bytes).ok()?;
    RawValue::from_string(text.to_owned()).ok()
}

/// A guest of another node. One of an older build chooses no secret for them.
pub(super) fn introduced(hello: Introduction) -> Visit {
    let fresh = hello.fresh.unwrap_or_else(secret::token);
    let hello = Hello {
        id: hello.id,
        name: hello.name,
        secret: hello.token.map(secret::of),
        have: hello.have,
        language: hello.language,
        form: Form::Json,
        screen: hello.screen,
        came: Some(Wall(hello.came)),
    };
    Visit {
        hello,
        fresh: secret::of(fresh),
    }
}
