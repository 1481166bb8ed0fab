//! Messages in and out over one socket, in one task: what waits is written in one go, and reading goes on meanwhile.

use std::future::poll_fn;
use std::pin::pin;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::Error;
use axum::extract::ws::{Message, WebSocket};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use klaxon_proto::Form;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::outbox::Outgoing;
use crate::socket::{Heard, PING, SILENCE, WRITING, frame, heard};

/// What happens next on a socket.
pub(crate) enum Next {
    /// The client says something.
    Heard(Heard),
    /// The client is gone, or neither reads nor speaks.
    Gone,
    /// Everything was written, and there will be no more.
    HungUp,
}

/// A socket with what waits to be written to it.
pub(crate) struct Exchange {
    pub(crate) socket: WebSocket,
    form: Form,
    outgoing: Outgoing,
    /// Whether there will be no more to write.
    hung_up: bool,
    /// Since when something is on its way to the network.
    unwritten: Option<Instant>,
    /// When the client was last heard.
    heard: Instant,
    /// One timer for everything that takes seconds: pings, silence, and writing that gets stuck.
    ticks: Interval,
    pings: Pings,
}

impl Exchange {
    pub(crate) fn new(socket: WebSocket, form: Form, outgoing: Outgoing) -> Exchange {
        let mut ticks = interval(PING);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let now = Instant::now();
        Exchange {
            socket,
            form,
            outgoing,
            hung_up: false,
            unwritten: None,
            heard: now,
            ticks,
            pings: Pings {
                began: now,
                sent: 0,
            },
        }
    }

    /// Waits for what happens next, and writes what waits.
    pub(crate) async fn next(&mut self) -> Next {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// Waits for something else, and writes what waits.
    pub(crate) async fn meanwhile<T>(&mut self, other: impl Future<Output = T>) -> T {
        let mut other = pin!(other);
        poll_fn(|context| {
            // If nothing can be written any more, that is noticed when something is read.
            let _ = self.poll_write(context);
            other.as_mut().poll(context)
        })
        .await
    }

    /// The way there and back, in milliseconds, if this answers the last ping.
    pub(crate) fn round_trip(&mut self, payload: &[u8]) -> Option<u64> {
        self.pings.round_trip(payload)
    }

    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Next> {
        loop {
            match self.poll_write(context) {
                Poll::Ready(Err(_)) => return Poll::Ready(Next::Gone),
                Poll::Ready(Ok(())) if self.hung_up => return Poll::Ready(Next::HungUp),
                Poll::Ready(Ok(())) | Poll::Pending => {}
            }
            if let Poll::Ready(message) = self.socket.poll_next_unpin(context) {
                self.heard = Instant::now();
                let heard = heard(message);
                return Poll::Ready(heard.map_or(Next::Gone, Next::Heard));
            }
            if self.ticks.poll_tick(context).is_pending() {
                return Poll::Pending;
            }
            let stuck = self.unwritten.is_some_and(|at| at.elapsed() > WRITING);
            if stuck || self.heard.elapsed() > SILENCE {
                return Poll::Ready(Next::Gone);
            }
            self.ping(context);
        }
    }

    /// Hands the socket everything that waits, then has it written at once.
    fn poll_write(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        while !self.hung_up && self.socket.poll_ready_unpin(context)?.is_ready() {
            let Poll::Ready(bytes) = self.outgoing.poll_next(context) else {
                break;
            };
            match bytes {
                Some(bytes) => self.hand_over(frame(self.form, bytes))?,
                None => self.hung_up = true,
            }
        }
        if self.unwritten.is_some() {
            std::task::ready!(self.socket.poll_flush_unpin(context))?;
            self.unwritten = None;
        }
        Poll::Ready(Ok(()))
    }

    fn hand_over(&mut self, message: Message) -> Result<(), Error> {
        self.unwritten.get_or_insert_with(Instant::now);
        self.socket.start_send_unpin(message)
    }

    /// Sends a ping, unless the client does not even read what was sent before.
    fn ping(&mut self, context: &mut Context<'_>) {
        if let Poll::Ready(Ok(())) = self.socket.poll_ready_unpin(context) {
            let ping = Message::Ping(self.pings.payload());
            // A socket that is broken is noticed when something is read.
            let _ = self.hand_over(ping);
        }
    }
}

/// When the last ping was sent, in microseconds: only its own answer counts.
struct Pings {
    began: Instant,
    sent: u64,
}

impl Pings {
    fn payload(&mut self) -> Bytes {
        self.sent = self.began.elapsed().as_micros() as u64;
        Bytes::copy_from_slice(&self.sent.to_be_bytes())
    }

    fn round_trip(&mut self, payload: &[u8]) -> Option<u64> {
        let sent = u64::from_be_bytes(payload.try_into().ok()?);
        let expected = sent != 0 && sent == std::mem::take(&mut self.sent);
        let now = self.began.elapsed().as_micros() as u64;
        expected.then(|| now.saturating_sub(sent).div_ceil(1000))
    }
}
