//! Rooms as sockets see them: somebody comes in, then bytes go in and bytes come out. Where a room is kept makes no
//! difference to a socket.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use klaxon_driver::{ConnectionId, Hello, Unclear};
use klaxon_proto::Refused;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::caller::Caller;
use crate::directory::{Away, Found};
use crate::order::Order;
use crate::outbox::{Outgoing, outbox};
use crate::rest::RoomInfo;
use crate::shut::Shut;
use crate::visit::Visit;
use crate::{waking, words};

/// For so long a room is looked for that is gone when somebody comes: it may fall asleep in that moment, or go to another
/// node.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait before it is looked for again.
const AGAIN: Duration = Duration::from_millis(50);
/// How often somebody looks at a room that is gone in that moment.
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
    Refused(Refused),
    /// There is none with this code.
    Nowhere,
    /// There may be one, but nobody comes in now.
    Shut(Shut),
}

/// All rooms there are: those that this process keeps, and those of other nodes.
pub(crate) struct AllRooms(pub(crate) Arc<App>);

impl Rooms for AllRooms {
    fn enter<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
        hello: Hello,
    ) -> BoxFuture<'a, Result<LetIn, NotLetIn>> {
        let AllRooms(app) = self;
        Box::pin(async move {
            let visit = Visit::new(hello);
            let began = Instant::now();
            let mut found = app.find(typed, caller).await;
            loop {
                let entered = match found {
                    Found::Open(keeper) => enter_here(app, keeper, visit.clone()).await,
                    Found::Away(away) => enter_away(app, &away, visit.clone()).await,
                    Found::Nowhere => return Err(NotLetIn::Nowhere),
                    Found::Shut(why) => return Err(NotLetIn::Shut(why)),
                };
                if let Some(entered) = entered {
                    return entered;
                }
                if began.elapsed() > PATIENCE {
                    return Err(NotLetIn::Shut(Shut::Recovering));
                }
                tokio::time::sleep(AGAIN).await;
                found = waking::find(app, typed).await;
            }
        })
    }

    fn look_up<'a>(
        &'a self,
        typed: &'a str,
        caller: Caller,
    ) -> BoxFuture<'a, Result<RoomInfo, NotLetIn>> {
        let AllRooms(app) = self;
        Box::pin(async move {
            for _ in 0..TRIES {
                let info = match app.find(typed, caller).await {
                    Found::Open(keeper) => look_here(&keeper).await,
                    Found::Away(away) => look_away(app, &away).await,
                    Found::Nowhere => return Err(NotLetIn::Nowhere),
                    Found::Shut(why) => return Err(NotLetIn::Shut(why)),
                };
                if let Some(info) = info {
                    return Ok(info);
                }
            }
            Err(NotLetIn::Shut(Shut::Recovering))
        })
    }
}

/// Somebody comes into a room that this process keeps. None if its keeper has come to its end in that moment.
pub(crate) async fn enter_here(
    app: &App,
    keeper: mpsc::Sender<Order>,
    visit: Visit,
) -> Option<Result<LetIn, NotLetIn>> {
    let (outbox, outgoing) = outbox(&app.metrics.outboxes);
    let (entered, answer) = oneshot::channel();
    let language = words::language(&visit.hello.language);
    let visit = Box::new(visit);
    let order = Order::Enter {
        visit,
        outbox,
        entered,
    };
    let _ = keeper.send(order).await;
    let answer = answer.await.ok()?;
    Some(match answer {
        Ok(connection) => Ok((Box::new(SessionHere { keeper, connection }), outgoing)),
        Err(refusal) => Err(NotLetIn::Refused(words::refused(&refusal, language))),
    })
}

/// Somebody comes into a room that another node keeps. None if that node does not keep it any more.
async fn enter_away(app: &App, away: &Away, visit: Visit) -> Option<Result<LetIn, NotLetIn>> {
    app.cluster()?.enter_away(away, visit).await
}

async fn look_here(keeper: &mpsc::Sender<Order>) -> Option<RoomInfo> {
    let (asked, answer) = oneshot::channel();
    let _ = keeper.send(Order::Info(asked)).await;
    answer.await.ok()
}

async fn look_away(app: &App, away: &Away) -> Option<RoomInfo> {
    app.cluster()?.look_up(away).await
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
