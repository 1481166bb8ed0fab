//! The end of a line at a node that has guests of a room which another node keeps.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use klaxon_driver::Unclear;
use klaxon_proto::Refused;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};
use tracing::debug;

use super::Cluster;
use super::address::{Desk, Tenure, subject};
use super::flow::{Flow, Frame};
use super::host_line::APART;
use super::letter::{GuestNumber, Introduction, Letter, ToGuests, ToRoom};
use crate::journal::Node;
use crate::outbox::Outbox;
use crate::rooms::Session;

/// A line without guests ends after so long. The other end waits longer.
const LINGER: Duration = Duration::from_secs(10);
/// A node that confirms nothing for so long does not keep the room any more, whatever its lease says.
const SILENCE: Duration = Duration::from_secs(4);
/// How often it is looked whether the other node is still there.
const LOOK: Duration = Duration::from_millis(200);
/// So many orders wait for a line; whoever has more to say waits.
const ORDERS: usize = 256;

/// What a line is told to do.
pub(super) enum LineOrder {
    /// A guest comes. What they are told goes into the outbox.
    Enter {
        hello: Introduction,
        outbox: Outbox,
        entered: oneshot::Sender<Result<GuestNumber, Refused>>,
    },
    /// Something is to be said to the room.
    Say(ToRoom),
}

/// The way to a room that another node keeps.
#[derive(Clone)]
pub(super) struct Line(pub(super) mpsc::Sender<LineOrder>);

impl Line {
    /// A guest goes through this line into the room. None if the room is not at its other end any more.
    pub(super) async fn enter(
        &self,
        hello: Introduction,
        outbox: Outbox,
    ) -> Option<Result<Box<dyn Session>, Refused>> {
        let (entered, answer) = oneshot::channel();
        let order = LineOrder::Enter {
            hello,
            outbox,
            entered,
        };
        self.0.send(order).await.ok()?;
        let answer = answer.await.ok()?;
        Some(answer.map(|guest| {
            let line = self.clone();
            Box::new(SessionThere { line, guest }) as Box<dyn Session>
        }))
    }
}

/// A guest's way through a line.
struct SessionThere {
    line: Line,
    guest: GuestNumber,
}

impl SessionThere {
    fn order(&self, item: ToRoom) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // A line that has ended has dropped the guest's outbox too.
            let _ = self.line.0.send(LineOrder::Say(item)).await;
        })
    }
}

impl Session for SessionThere {
    fn say(&mut self, bytes: Bytes) -> BoxFuture<'_, ()> {
        let guest = self.guest;
        let text = String::from_utf8(bytes.into()).ok();
        match text.and_then(|text| RawValue::from_string(text).ok()) {
            Some(message) => self.order(ToRoom::Say { guest, message }),
            None => Box::pin(async {}),
        }
    }

    /// Whatever is said through a line is sound: what is not was answered before.
    fn mumble(&mut self, _: Unclear) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }

    fn round_trip(&mut self, millis: u64) -> BoxFuture<'_, ()> {
        let guest = self.guest;
        self.order(ToRoom::RoundTrip { guest, millis })
    }

    fn leave(&mut self) -> BoxFuture<'_, ()> {
        let guest = self.guest;
        self.order(ToRoom::Leave { guest })
    }
}

/// A line, where the guests are.
pub(super) struct GuestLine {
    cluster: Arc<Cluster>,
    there: Node,
    tenure: Tenure,
    number: u64,
    flow: Flow<ToRoom, ToGuests>,
    guests: HashMap<GuestNumber, Guest>,
    /// How many guests there were so far.
    count: GuestNumber,
    empty: Instant,
    began: Instant,
    apart: Option<Instant>,
    /// The room is not at the other end any more.
    elsewhere: bool,
}

/// A guest on a line.
struct Guest {
    /// Who waits to hear whether they are let in.
    entered: Option<oneshot::Sender<Result<GuestNumber, Refused>>>,
    outbox: Outbox,
}

/// Lays a line to the room with a code, where another node keeps it or is to wake it.
pub(super) fn lay(cluster: &Arc<Cluster>, there: Node, tenure: Tenure, code: String) -> Line {
    let (orders, inbox) = mpsc::channel(ORDERS);
    let (number, letters) = cluster.new_line();
    let mut flow = Flow::default();
    flow.push(ToRoom::Open { code }, Instant::now());
    let line = GuestLine {
        cluster: cluster.clone(),
        there,
        tenure,
        number,
        flow,
        guests: HashMap::new(),
        count: 0,
        empty: Instant::now(),
        began: Instant::now(),
        apart: None,
        elsewhere: false,
    };
    tokio::spawn(line.run(inbox, letters));
    Line(orders)
}

impl GuestLine {
    /// Carries what is said both ways until nobody is left or the room is elsewhere. Then everybody's outbox is dropped:
    /// who was not told goodbye before looks for the room again.
    async fn run(
        mut self,
        mut orders: mpsc::Receiver<LineOrder>,
        mut letters: mpsc::Receiver<Frame<ToGuests>>,
    ) {
        while !self.is_over() {
            self.send().await;
            let now = Instant::now();
            let timer = self
                .flow
                .deadline()
                .map_or(now + LOOK, |at| at.min(now + LOOK));
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.carry_out(order),
                    None => break,
                },
                frame = letters.recv() => match frame {
                    Some(frame) => self.hear(frame),
                    None => break,
                },
                () = tokio::time::sleep_until(timer.into()) => {}
            }
            while let Ok(order) = orders.try_recv() {
                self.carry_out(order);
            }
        }
        debug!(node = %self.there, line = self.number, guests = self.guests.len(), "a line ends");
        self.cluster.line_ended(self.number);
    }

    fn is_over(&mut self) -> bool {
        let now = Instant::now();
        let deserted = self.guests.is_empty()
            && self.flow.unheard() == 0
            && now.duration_since(self.empty) > LINGER;
        let gone = self.cluster.is_gone(&self.there, self.began);
        let silent = self.flow.silence(now) > SILENCE;
        deserted || gone || silent || self.elsewhere || self.is_apart()
    }

    /// Returns whether NATS has been away for a while.
    fn is_apart(&mut self) -> bool {
        if self.cluster.wire.is_connected() {
            self.apart = None;
            return false;
        }
        self.apart.get_or_insert_with(Instant::now).elapsed() > APART
    }

    fn carry_out(&mut self, order: LineOrder) {
        let now = Instant::now();
        match order {
            LineOrder::Enter {
                hello,
                outbox,
                entered,
            } => {
                self.count += 1;
                let guest = self.count;
                let entered = Some(entered);
                self.guests.insert(guest, Guest { entered, outbox });
                self.flow.push(ToRoom::Enter { guest, hello }, now);
            }
            LineOrder::Say(item) => {
                if let ToRoom::Leave { guest } = item {
                    self.forget(guest);
                }
                self.flow.push(item, now);
            }
        }
    }

    fn forget(&mut self, guest: GuestNumber) -> Option<Guest> {
        self.empty = Instant::now();
        self.guests.remove(&guest)
    }

    fn hear(&mut self, frame: Frame<ToGuests>) {
        for item in self.flow.hear(frame, Instant::now()) {
            match item {
                ToGuests::Entered { guest } => self.answer(guest, Ok(guest)),
                ToGuests::Refused { guest, why } => {
                    self.answer(guest, Err(why));
                    self.forget(guest);
                }
                ToGuests::Tell { guests, message } => self.tell(&guests, message),
                ToGuests::HangUp { guest } => {
                    self.forget(guest);
                }
                ToGuests::Elsewhere => self.elsewhere = true,
            }
        }
    }

    fn answer(&mut self, guest: GuestNumber, answer: Result<GuestNumber, Refused>) {
        let waiting = self.guests.get_mut(&guest);
        let Some(entered) = waiting.and_then(|guest| guest.entered.take()) else {
            return;
        };
        if entered.send(answer).is_err() {
            // Nobody waits for that guest any more.
            self.forget(guest);
            self.flow.push(ToRoom::Leave { guest }, Instant::now());
        }
    }

    fn tell(&mut self, guests: &[GuestNumber], message: Box<RawValue>) {
        let message: Box<str> = message.into();
        let bytes = Bytes::from(String::from(message));
        for guest in guests {
            let Some(reader) = self.guests.get(guest) else {
                continue;
            };
            if reader.outbox.put(bytes.clone()).is_err() {
                self.forget(*guest);
                self.flow
                    .push(ToRoom::Leave { guest: *guest }, Instant::now());
            }
        }
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
            let to = subject(Desk::Room, &self.there, self.tenure);
            self.cluster.wire.send(to, &letter).await;
        }
    }
}
