//! Rooms as sockets see them: somebody comes in, then bytes go in and bytes come out. Where a room is kept makes no
//! difference to a socket.

use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use klaxon_driver::{ConnectionId, Hello, Unclear};
use klaxon_room::Refusal;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::caller::Caller;
use crate::directory::Found;
use crate::order::Order;
use crate::outbox::{Outgoing, outbox};
use crate::rest::RoomInfo;
use crate::shut::Shut;

/// How often a room is looked for that is gone when somebody comes: it may fall asleep in that moment.
const TRIES: usize = 3;

/// Somebody who was let in: the way for what they say, and where what they are told comes out.
pub(crate) type LetIn = (Box<dyn Session>, Outgoing);

/// Where rooms are found.
pub(crate) trait Rooms: Send + Sync {
    /// Somebody comes into a room, by its code as they typed it. One that is asleep is woken.
    fn enter<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
        hello: Hello,
    ) -> BoxFuture<'a, Result<LetIn, NotLetIn>>;

    /// Somebody looks at a room from outside.
    fn look_up<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
    ) -> BoxFuture<'a, Result<RoomInfo, NotLetIn>>;
}

/// A guest's way into their room.
pub(crate) trait Session: Send {
    /// The guest says something, in the form that was agreed on.
    fn say(&mut self, bytes: Bytes) -> BoxFuture<'_, ()>;

    /// The guest says something that is no message.
    fn mumble(&mut self, unclear: Unclear) -> BoxFuture<'_, ()>;

    /// The way to the guest and back takes so many milliseconds.
    fn round_trip(&mut self, millis: u64) -> BoxFuture<'_, ()>;

    /// The guest is gone.
    fn leave(&mut self) -> BoxFuture<'_, ()>;
}

/// Why somebody does not come into a room.
pub(crate) enum NotLetIn {
    /// The room does not want them.
    Refused(Refusal),
    /// There is none with this code.
    Nowhere,
    /// There may be one, but nobody comes in now.
    Shut(Shut),
}

/// The rooms that this process keeps.
pub(crate) struct RoomsHere(pub(crate) Arc<App>);

impl RoomsHere {
    /// Asks the keeper of a room, until one answers that has not come to its end in that moment.
    async fn ask<T>(
        &self,
        typed: &str,
        caller: Caller,
        mut order: impl FnMut(oneshot::Sender<T>) -> Order,
    ) -> Result<(mpsc::Sender<Order>, T), NotLetIn> {
        for _ in 0..TRIES {
            let keeper = match self.0.find(typed, caller).await {
                Found::Open(keeper) => keeper,
                Found::Nowhere => return Err(NotLetIn::Nowhere),
                Found::Shut(why) => return Err(NotLetIn::Shut(why)),
            };
            let (tell, answer) = oneshot::channel();
            let _ = keeper.send(order(tell)).await;
            if let Ok(answer) = answer.await {
                return Ok((keeper, answer));
            }
        }
        Err(NotLetIn::Shut(Shut::Recovering))
    }
}

impl Rooms for RoomsHere {
    fn enter<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
        hello: Hello,
    ) -> BoxFuture<'a, Result<LetIn, NotLetIn>> {
        Box::pin(async move {
            let mut told = None;
            let (keeper, entered) = self
                .ask(typed, caller, |entered| {
                    let (outbox, outgoing) = outbox(&self.0.metrics.outboxes);
                    told = Some(outgoing);
                    Order::Enter {
                        hello: Box::new(hello.clone()),
                        outbox,
                        entered,
                    }
                })
                .await?;
            let connection = entered.map_err(NotLetIn::Refused)?;
            let session = Box::new(SessionHere { keeper, connection });
            // Whoever was let in was asked for with an outbox.
            let told = told.ok_or(NotLetIn::Shut(Shut::Recovering))?;
            Ok((session as Box<dyn Session>, told))
        })
    }

    fn look_up<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
    ) -> BoxFuture<'a, Result<RoomInfo, NotLetIn>> {
        Box::pin(async move {
            let (_, info) = self.ask(typed, caller, Order::Info).await?;
            Ok(info)
        })
    }
}

/// The way to a keeper in this process.
struct SessionHere {
    keeper: mpsc::Sender<Order>,
    connection: ConnectionId,
}

impl SessionHere {
    /// A keeper that hears no more has hung up, which the guest is told by the outbox.
    fn order(&self, order: Order) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let _ = self.keeper.send(order).await;
        })
    }
}

impl Session for SessionHere {
    fn say(&mut self, bytes: Bytes) -> BoxFuture<'_, ()> {
        self.order(Order::Say {
            connection: self.connection,
            bytes,
            arrived: Instant::now(),
        })
    }

    fn mumble(&mut self, unclear: Unclear) -> BoxFuture<'_, ()> {
        let connection = self.connection;
        self.order(Order::Mumble {
            connection,
            unclear,
        })
    }

    fn round_trip(&mut self, millis: u64) -> BoxFuture<'_, ()> {
        let connection = self.connection;
        self.order(Order::RoundTrip { connection, millis })
    }

    fn leave(&mut self) -> BoxFuture<'_, ()> {
        let connection = self.connection;
        self.order(Order::Leave { connection })
    }
}
