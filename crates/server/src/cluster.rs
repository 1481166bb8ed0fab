//! Many nodes, one service: the same rooms are reached through any of them. PostgreSQL says which node keeps a room, NATS
//! carries what is said between nodes.
//!
//! A room has one node that keeps it. A guest who sits at another node speaks with it through a line: [`guest_line`] is the
//! end at the guests' node, [`host_line`] the one at the room's. A [`guest`] stays connected whatever becomes of a line.

mod address;
mod far_clocks;
mod flow;
mod guest;
mod guest_line;
mod host_line;
mod lane;
mod letter;
mod look;
mod wire;

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_nats::Subscriber;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::sync::{mpsc, watch};
use tracing::warn;

pub use self::address::is_node_name;
pub use self::wire::WireError;

use self::address::{Desk, Tenure};
use self::flow::Frame;
use self::guest::Guest;
use self::guest_line::Line;
use self::host_line::HostLine;
use self::letter::{Introduction, Letter, ToGuests, ToRoom};
use self::wire::Wire;
use crate::app::App;
use crate::directory::{Away, Found};
use crate::journal::{JournalError, Lease, Node, NodeRow, PostgresJournal, RoomId};
use crate::order::Order;
use crate::outbox::outbox;
use crate::rooms::{self, LetIn, NotLetIn};
use crate::shut::Shut;
use crate::visit::Visit;
use crate::waking;

pub(crate) use self::lane::Lane;
pub(crate) use self::letter::GuestNumber;

/// So many letters wait for a line. More are lost, and sent again.
const LETTERS: usize = 256;
/// A line that ended is remembered for so long, so that a letter that comes late does not begin it anew.
const REMEMBERED: Duration = Duration::from_secs(120);
/// For so long somebody waits to be let in by another node, before they look where the room is and try again. A page loses
/// patience after six seconds.
const PATIENCE: Duration = Duration::from_secs(2);
/// After so long a node that joined is known to all others.
const UNKNOWN: Duration = Duration::from_millis(1500);
/// For so long a node that stops waits for others to hear of it.
const GOODBYE: Duration = Duration::from_secs(1);
/// For so long at least it answers those who were told that it keeps a room before it handed that over.
const ANSWERS: Duration = Duration::from_millis(250);
/// How often a room is looked for that is not where it was found.
const TRIES: usize = 3;

/// A node among others.
pub(crate) struct Cluster {
    node: Node,
    journal: PostgresJournal,
    lease: watch::Receiver<Lease>,
    wire: Wire,
    app: Weak<App>,
    lines: Mutex<HashMap<(Node, Tenure), Line>>,
    /// Where letters for guests go, by the number of the line.
    for_guests: Mutex<HashMap<u64, mpsc::Sender<Frame<ToGuests>>>>,
    for_rooms: Mutex<ForRooms>,
    next_line: AtomicU64,
    /// Whether this node stops.
    stopping: watch::Sender<bool>,
}

/// Where letters for rooms go.
#[derive(Default)]
struct ForRooms {
    lines: HashMap<(Node, u64), mpsc::Sender<Frame<ToRoom>>>,
    ended: VecDeque<(Instant, (Node, u64))>,
}

impl Cluster {
    /// Joins the other nodes.
    pub(crate) async fn join(
        app: &Arc<App>,
        journal: PostgresJournal,
        nats: &str,
    ) -> Result<Arc<Cluster>, WireError> {
        let node = journal.node().clone();
        let wire = Wire::open(nats, &node.to_string()).await?;
        let for_rooms = wire.hear(address::all(Desk::Room, &node)).await?;
        let for_guests = wire.hear(address::all(Desk::Guests, &node)).await?;
        let questions = wire.hear(address::questions(&node)).await?;
        let cluster = Arc::new(Cluster {
            lease: journal.lease(),
            node,
            journal,
            wire,
            app: Arc::downgrade(app),
            lines: Mutex::default(),
            for_guests: Mutex::default(),
            for_rooms: Mutex::default(),
            next_line: AtomicU64::new(1),
            stopping: watch::Sender::new(false),
        });
        tokio::spawn(hear_rooms(app.clone(), cluster.clone(), for_rooms));
        tokio::spawn(hear_guests(cluster.clone(), for_guests));
        tokio::spawn(look::answer(app.clone(), cluster.clone(), questions));
        let (told, touched) = mpsc::unbounded_channel();
        app.clocks.tell(told);
        tokio::spawn(far_clocks::share(app.clone(), cluster.clone(), touched));
        tokio::spawn(tell_load(app.clone(), cluster.clone()));
        Ok(cluster)
    }

    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    /// Returns whether a node's lease has lapsed, as far as is known. One that was heard of only lately may not be known
    /// yet, unless nodes are known that joined after it.
    fn is_gone(&self, node: &Node, heard_of: Instant) -> bool {
        let nodes = self.lease.borrow().nodes.clone();
        let mut later = nodes.iter().map(|known| known.incarnation);
        let is_old = later.any(|known| known > node.incarnation) || heard_of.elapsed() > UNKNOWN;
        is_old && !nodes.contains(node)
    }

    /// Returns whether the other nodes can be reached.
    pub(crate) fn is_together(&self) -> bool {
        self.wire.is_connected()
    }

    /// Counts the nodes that share the data, as far as is known.
    pub(crate) fn nodes(&self) -> usize {
        self.lease.borrow().nodes.len()
    }

    /// Counts the lines to other nodes.
    pub(crate) fn lines(&self) -> usize {
        lock(&self.for_guests).len() + lock(&self.for_rooms).lines.len()
    }

    /// This node stops: guests of rooms elsewhere are told to come back, as those of rooms here are.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Waits until the other nodes have heard where their guests' rooms have gone, for a moment at most.
    pub(crate) async fn say_goodbye(&self) {
        let said = async {
            while !lock(&self.for_rooms).lines.is_empty() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let said = tokio::time::timeout(GOODBYE, said);
        let _ = tokio::join!(said, tokio::time::sleep(ANSWERS));
    }

    /// The way to a room that another node keeps.
    fn line(self: &Arc<Cluster>, away: &Away) -> Line {
        let tenure = Tenure {
            room: away.room,
            epoch: away.epoch,
        };
        let key = (away.node.clone(), tenure);
        let mut lines = lock(&self.lines);
        lines.retain(|_, line| !line.0.is_closed());
        let line = lines
            .entry(key)
            .or_insert_with(|| guest_line::lay(self, away.node.clone(), tenure, away.code.clone()));
        line.clone()
    }

    /// The number of a new line, and where its letters come out.
    fn new_line(&self) -> (u64, mpsc::Receiver<Frame<ToGuests>>) {
        let number = self.next_line.fetch_add(1, Ordering::Relaxed);
        let (put, letters) = mpsc::channel(LETTERS);
        lock(&self.for_guests).insert(number, put);
        (number, letters)
    }

    /// Tells a node that nothing comes of a line any more, of which it has heard so many items.
    async fn turn_away(&self, key: &(Node, u64), tenure: Tenure, heard: u64) {
        let (there, line) = key;
        let frame = Frame {
            first: heard,
            items: vec![ToGuests::Elsewhere],
            have: 0,
            gap: false,
        };
        let letter = Letter {
            node: self.node.name.clone(),
            incarnation: self.node.incarnation,
            line: *line,
            frame,
        };
        let to = address::subject(Desk::Guests, there, tenure);
        self.wire.send(to, &letter).await;
    }

    fn line_ended(&self, number: u64) {
        lock(&self.for_guests).remove(&number);
    }

    /// A guest comes into a room that another node keeps. They stay connected, whatever becomes of that node. None if it
    /// does not keep the room any more.
    pub(crate) async fn enter_away(
        self: &Arc<Cluster>,
        away: &Away,
        visit: Visit,
    ) -> Option<Result<LetIn, NotLetIn>> {
        let Some(app) = self.app.upgrade() else {
            return Some(Err(NotLetIn::Shut(Shut::Stopping)));
        };
        let Visit { hello, fresh } = visit;
        let form = hello.form;
        let hello = Introduction {
            id: hello.id,
            name: hello.name,
            token: hello.secret.map(|secret| secret.token),
            have: hello.have,
            language: hello.language,
            screen: hello.screen,
            came: app.clock.now().0,
            fresh: Some(fresh.token),
        };
        let let_in = match self.enter_there(away, hello.clone()).await? {
            Ok(let_in) => let_in,
            Err(why) => return Some(Err(why)),
        };
        let told = outbox(&app.metrics.outboxes);
        let code = away.code.clone();
        let cluster = self.clone();
        Some(Ok(Guest::welcome(cluster, code, form, hello, let_in, told)))
    }

    /// Somebody comes into a room through a line, in the stable form. None if the room is not at its other end any more.
    async fn enter_there(
        self: &Arc<Cluster>,
        away: &Away,
        hello: Introduction,
    ) -> Option<Result<LetIn, NotLetIn>> {
        if !self.is_together() {
            return Some(Err(NotLetIn::Shut(Shut::Apart)));
        }
        let app = self.app.upgrade()?;
        let (outbox, outgoing) = outbox(&app.metrics.outboxes);
        let line = self.line(away);
        let entered = tokio::time::timeout(PATIENCE, line.enter(hello, outbox)).await;
        Some(match entered.ok()?? {
            Ok(session) => Ok((session, outgoing)),
            Err(why) => Err(NotLetIn::Refused(why)),
        })
    }

    /// A guest comes into a room again, wherever it is now, in the stable form.
    async fn enter(
        self: &Arc<Cluster>,
        code: &str,
        hello: Introduction,
    ) -> Result<LetIn, NotLetIn> {
        let app = self.app.upgrade().ok_or(NotLetIn::Shut(Shut::Stopping))?;
        for _ in 0..TRIES {
            let entered = match waking::find(&app, code).await {
                Found::Open(keeper) => {
                    let visit = host_line::introduced(hello.clone());
                    rooms::enter_here(&app, keeper, visit).await
                }
                Found::Away(away) => self.enter_there(&away, hello.clone()).await,
                Found::Nowhere => return Err(NotLetIn::Nowhere),
                Found::Shut(why) => return Err(NotLetIn::Shut(why)),
            };
            if let Some(entered) = entered {
                return entered;
            }
        }
        Err(NotLetIn::Shut(Shut::Recovering))
    }

    /// Deletes rooms that were closed before this time. Returns how many.
    pub(crate) async fn purge(&self, before: u64) -> Result<u64, JournalError> {
        self.journal.purge(before).await
    }

    /// Returns whether another node has place for a room.
    pub(crate) async fn has_place_elsewhere(&self) -> bool {
        self.emptiest().await.is_some()
    }

    /// Another node that is to wake a room, because this one is full.
    pub(crate) async fn elsewhere(&self, room: RoomId, code: &str) -> Option<Away> {
        Some(Away {
            room,
            epoch: 0,
            node: self.emptiest().await?,
            code: code.to_owned(),
        })
    }

    /// The other node that has most place.
    async fn emptiest(&self) -> Option<Node> {
        let nodes = self.journal.nodes().await.ok()?;
        let has_place = |row: &NodeRow| !row.draining && row.rooms < row.most;
        let others = nodes.into_iter().filter(|row| row.node != self.node);
        let others = others.filter(has_place);
        let emptiest = others.min_by_key(|row| row.rooms * 1000 / row.most.max(1));
        Some(emptiest?.node)
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The node tells others how much it carries.
async fn tell_load(app: Arc<App>, cluster: Arc<Cluster>) {
    let mut lease = cluster.lease.clone();
    loop {
        let rooms = app.directory.awake();
        let draining = app.directory.is_stopping();
        cluster.journal.carries(rooms, app.limits.rooms, draining);
        if lease.changed().await.is_err() {
            return;
        }
        let (lost, until) = {
            let lease = lease.borrow_and_update();
            (lease.lost, lease.until)
        };
        if lost {
            let renewed = until > Instant::now();
            let why = if renewed {
                Shut::Recovering
            } else {
                Shut::NoDatabase
            };
            let_rooms_go(&app, why).await;
        }
    }
}

/// Others may have taken rooms from this node: each is let go, and brought back only if it still belongs here.
async fn let_rooms_go(app: &App, why: Shut) {
    let keepers = app.directory.keepers();
    if !keepers.is_empty() {
        warn!(
            rooms = keepers.len(),
            "the lease has lapsed: rooms are let go"
        );
    }
    for keeper in keepers {
        let _ = keeper.send(Order::Halt(why)).await;
    }
}

fn read<T: DeserializeOwned>(message: &async_nats::Message) -> Option<(Tenure, Letter<T>)> {
    let tenure = address::tenure(&message.subject);
    let letter = serde_json::from_slice(&message.payload);
    if let Err(error) = &letter {
        warn!(%error, "another node writes what this one does not understand");
    }
    tenure.zip(letter.ok())
}

/// Letters for guests who sit here go to their lines. Those of lines that have ended go nowhere.
async fn hear_guests(cluster: Arc<Cluster>, mut letters: Subscriber) {
    while let Some(message) = letters.next().await {
        if let Some((_, letter)) = read::<ToGuests>(&message) {
            let line = lock(&cluster.for_guests).get(&letter.line).cloned();
            if let Some(line) = line {
                // What finds no place is sent again.
                let _ = line.try_send(letter.frame);
            }
        }
    }
}

/// Letters for rooms that are kept here go to their lines; the first letter of a line begins it.
async fn hear_rooms(app: Arc<App>, cluster: Arc<Cluster>, mut letters: Subscriber) {
    while let Some(message) = letters.next().await {
        if let Some((tenure, letter)) = read::<ToRoom>(&message) {
            let key = (letter.from(), letter.line);
            match way_of(&app, &cluster, tenure, &key, letter.frame.first) {
                Way::Line(line) => {
                    let _ = line.try_send(letter.frame);
                }
                Way::Ended => cluster.turn_away(&key, tenure, letter.frame.have).await,
                Way::Unknown => {}
            }
        }
    }
}

/// Where a letter for a room goes.
enum Way {
    Line(mpsc::Sender<Frame<ToRoom>>),
    /// Its line has ended.
    Ended,
    /// The first letter of its line has not come yet.
    Unknown,
}

/// Where a letter goes that begins with this item of its line.
fn way_of(
    app: &Arc<App>,
    cluster: &Arc<Cluster>,
    tenure: Tenure,
    key: &(Node, u64),
    first: u64,
) -> Way {
    let mut rooms = lock(&cluster.for_rooms);
    if let Some(line) = rooms.lines.get(key) {
        return Way::Line(line.clone());
    }
    while rooms
        .ended
        .front()
        .is_some_and(|(at, _)| at.elapsed() > REMEMBERED)
    {
        rooms.ended.pop_front();
    }
    if rooms.ended.iter().any(|(_, ended)| ended == key) {
        return Way::Ended;
    }
    if first > 0 {
        return Way::Unknown;
    }
    let (put, letters) = mpsc::channel(LETTERS);
    rooms.lines.insert(key.clone(), put.clone());
    drop(rooms);
    let line = HostLine::new(app.clone(), cluster.clone(), key.0.clone(), tenure, key.1);
    tokio::spawn(carry(cluster.clone(), line, tenure, key.clone(), letters));
    Way::Line(put)
}

/// Carries letters through a line until it ends. Those that come too late for it are answered.
async fn carry(
    cluster: Arc<Cluster>,
    line: HostLine,
    tenure: Tenure,
    key: (Node, u64),
    mut letters: mpsc::Receiver<Frame<ToRoom>>,
) {
    line.run(&mut letters).await;
    {
        let mut rooms = lock(&cluster.for_rooms);
        rooms.lines.remove(&key);
        rooms.ended.push_back((Instant::now(), key.clone()));
    }
    while let Some(late) = letters.recv().await {
        cluster.turn_away(&key, tenure, late.have).await;
    }
}
