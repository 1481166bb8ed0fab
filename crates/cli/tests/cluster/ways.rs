//! What goes on between nodes when nothing goes wrong.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use klaxon_client::{Client, Message, Socket, http};
use klaxon_cluster_kit::{Nats, Postgres};
use klaxon_proto::{Ask, ClockAsk, ClockReply, Form};
use klaxon_room::Phase;
use sqlx::{Connection, PgConnection};

use crate::lossy::{self, Losses};
use crate::nodes::Node;

/// Nothing takes longer than this, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// Nodes with what they share.
struct Nodes {
    postgres: Postgres,
    _nats: Nats,
    nodes: Vec<Node>,
}

impl Nodes {
    fn start(count: usize, more: &[&str]) -> Nodes {
        let postgres = Postgres::new().expect("a PostgreSQL");
        let nats = Nats::new().expect("a NATS");
        let (database, way) = (postgres.url(), nats.url());
        let start = |number| Node::start(&format!("node-{number}"), &database, &way, more);
        let nodes = (1..=count).map(start).collect();
        Nodes {
            postgres,
            _nats: nats,
            nodes,
        }
    }

    fn address(&self, node: usize) -> &str {
        &self.nodes[node - 1].address
    }

    async fn open(&self, node: usize, game: &str, options: &[&str]) -> String {
        let opened = http::open_room(self.address(node), game, options).await;
        opened.expect("a room")
    }

    async fn join(&self, node: usize, form: Form, room: &str, name: &str) -> Client {
        let joined = Client::join(self.address(node), form, room, name).await;
        joined.unwrap_or_else(|trouble| panic!("{name} at node {node}: {trouble:?}"))
    }

    /// The node that keeps a room.
    async fn keeper(&self, room: &str) -> Option<String> {
        let database = PgConnection::connect(&self.postgres.url()).await;
        let mut database = database.expect("a database");
        let node = sqlx::query_scalar("SELECT node FROM room WHERE code = $1");
        let node = node.bind(room).fetch_one(&mut database).await;
        node.expect("a room")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_three_nodes_play_in_one_room_in_both_forms() {
    let nodes = Nodes::start(3, &[]);
    let room = nodes.open(1, "fuse", &["players 3"]).await;
    let mut people = Vec::new();
    for (node, form) in [(1, Form::Binary), (2, Form::Binary), (3, Form::Json)] {
        let name = format!("Player {node}");
        people.push(nodes.join(node, form, &room, &name).await);
    }
    for (person, seat) in people.iter_mut().zip(1..) {
        person.ask(Ask::Sit { seat }).await.expect("a seat");
    }
    for person in &mut people {
        person.ask(Ask::Ready(true)).await.expect("ready");
    }
    for person in &mut people {
        let plays = person.until(|fold| fold.phase() == Phase::Playing).await;
        plays.expect("a game");
    }
    people[1].act(1, "roll").await.expect_err("not her seat");
    people[0].act(1, "roll").await.expect("rolled");
    let number = people[0].fold().number();
    let positions = people[0].fold().positions();
    for (person, seat) in people.iter_mut().zip(1..) {
        let told = person.until(|fold| fold.number() >= number).await;
        told.expect("told");
        assert_eq!(person.fold().positions(), positions);
        assert!(!person.legal(seat).await.expect("a list").is_empty());
    }
    // Whoever looks from outside sees it at every node, and the record is one.
    for node in 1..=3 {
        let look = format!("/api/rooms/{room}");
        let look = http::request(nodes.address(node), "GET", &look, "").await;
        let look = look.expect("an answer");
        assert!(look.body.contains("\"people\":3"), "{look:?}");
    }
    assert_eq!(nodes.keeper(&room).await.as_deref(), Some("node-1"));
}

/// Opens rooms until what comes of it is as wanted: how full a node is, the others hear with its next sign of life.
async fn opens(nodes: &Nodes, wanted: impl Fn(u16) -> bool) -> Result<String, http::Response> {
    let opens = async {
        loop {
            let opened = http::open_room(nodes.address(1), "fuse", &[]).await;
            let status = opened
                .as_ref()
                .map_or_else(|refused| refused.status, |_| 201);
            if wanted(status) {
                return opened;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    let opened = tokio::time::timeout(PATIENCE, opens).await;
    opened.expect("in time")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_node_hands_rooms_on() {
    let nodes = Nodes::start(2, &["--rooms", "1"]);
    let first = nodes.open(1, "fuse", &[]).await;
    let second = opens(&nodes, |status| status == 201).await;
    let second = second.expect("a room");
    let anna = nodes.join(1, Form::Binary, &second, "Anna").await;
    assert_eq!(anna.fold().room().members().len(), 1);
    assert_eq!(nodes.keeper(&first).await.as_deref(), Some("node-1"));
    assert_eq!(nodes.keeper(&second).await.as_deref(), Some("node-2"));
    let refused = opens(&nodes, |status| status != 201).await;
    let refused = refused.expect_err("everybody is full");
    assert_eq!(refused.status, 429, "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_without_a_pause_when_its_node_is_drained() {
    let mut nodes = Nodes::start(2, &[]);
    let room = nodes.open(1, "fuse", &["players 1"]).await;
    let mut anna = nodes.join(2, Form::Binary, &room, "Anna").await;
    anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    anna.ask(Ask::Ready(true)).await.expect("ready");
    let plays = anna.until(|fold| fold.phase() == Phase::Playing).await;
    plays.expect("a game");
    anna.act(1, "roll").await.expect("rolled");
    tokio::task::block_in_place(|| nodes.nodes[0].drain());
    // Her connection is the same; there is nothing to count in, and nobody was gone.
    let legal = anna.legal(1).await.expect("a list");
    let action = legal.iter().find(|action| action.starts_with("place"));
    let action = action.or(legal.first()).expect("something to do");
    anna.act(1, action).await.expect("done");
    assert_eq!(nodes.keeper(&room).await.as_deref(), Some("node-2"));
    let odd = |fact: &&String| fact.starts_with("restarted") || fact.starts_with("gone");
    assert_eq!(anna.fold().facts.iter().find(odd), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_a_node_is_drained_is_let_in() {
    let mut nodes = Nodes::start(2, &[]);
    let mut rooms = Vec::new();
    for _ in 0..5 {
        rooms.push(nodes.open(1, "fuse", &[]).await);
    }
    let address = nodes.address(2).to_owned();
    let codes = rooms.clone();
    let coming = tokio::spawn(async move {
        let mut people = Vec::new();
        for number in 0..8 {
            for (code, form) in codes.iter().zip(Form::ALL.iter().cycle()) {
                let name = format!("Player {number}");
                people.push(Client::join(&address, *form, code, &name).await);
            }
        }
        people
    });
    tokio::task::block_in_place(|| nodes.nodes[0].drain());
    let people = coming.await.expect("people");
    let people: Result<Vec<Client>, _> = people.into_iter().collect();
    let mut people = people.expect("all of them were let in");
    // Those who came first have heard of the others by now, or do so with the next answer; each is there once.
    for person in &mut people {
        let all = person.until(|fold| fold.room().members().len() >= 8).await;
        all.expect("everybody");
        assert_eq!(person.fold().room().members().len(), 8);
    }
    for room in &rooms {
        assert_eq!(nodes.keeper(room).await.as_deref(), Some("node-2"));
    }
}

/// The room lets her in, but for longer than her node waits nothing of that reaches it.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_let_in_late_comes_in_once() {
    let postgres = Postgres::new().expect("a PostgreSQL");
    let nats = Nats::new().expect("a NATS");
    let losses = Arc::<Losses>::default();
    let way = lossy::way(&nats.url(), losses.clone(), 1).await;
    let keeper = Node::start("node-1", &postgres.url(), &nats.url(), &[]);
    let edge = Node::start("node-2", &postgres.url(), &way, &[]);
    let room = http::open_room(&keeper.address, "fuse", &[]).await;
    let room = room.expect("a room");
    losses.lost_of_thousand.store(1000, Ordering::Relaxed);
    let (address, code) = (edge.address.clone(), room.clone());
    let anna =
        tokio::spawn(async move { Client::join(&address, Form::Binary, &code, "Anna").await });
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert!(!anna.is_finished(), "nothing was lost");
    losses.lost_of_thousand.store(0, Ordering::Relaxed);
    let mut anna = anna.await.expect("a task").expect("let in");
    anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    assert_eq!(anna.fold().room().members().len(), 1);
}

/// A phone that shares a clock.
struct Phone(Socket);

impl Phone {
    async fn at(nodes: &Nodes, node: usize) -> Phone {
        let socket = Client::socket_at(nodes.address(node), "/api/clocks", Form::Json).await;
        Phone(socket.expect("a socket"))
    }

    async fn say(&mut self, ask: &ClockAsk) {
        let text = String::from_utf8(Form::Json.write_clock_ask(ask)).expect("JSON");
        self.0.send(Message::text(text)).await.expect("sent");
    }

    /// Waits for a clock that is as wanted. Returns its code.
    async fn sees(&mut self, wanted: impl Fn(&str, u32) -> bool) -> String {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await;
            let message = message.expect("an answer in time").expect("a message");
            let Message::Text(text) = message.expect("a message") else {
                continue;
            };
            let reply = Form::Json.read_clock_reply(text.as_bytes()).expect("JSON");
            if let ClockReply::Clock {
                code,
                state,
                phones,
                ..
            } = reply
                && wanted(&state, phones)
            {
                return code;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_at_two_nodes_share_a_clock() {
    let nodes = Nodes::start(2, &[]);
    let mut one = Phone::at(&nodes, 1).await;
    let state = "stands".to_owned();
    one.say(&ClockAsk::Share { state }).await;
    let code = one.sees(|state, _| state == "stands").await;
    let mut two = Phone::at(&nodes, 2).await;
    let known = None;
    two.say(&ClockAsk::Follow { code, known }).await;
    two.sees(|state, _| state == "stands").await;
    one.sees(|_, phones| phones == 2).await;
    for (state, touches, sees) in [("runs", 0, 1), ("stops", 1, 0)] {
        let phones = [&mut one, &mut two];
        let [toucher, seer] = match touches < sees {
            true => phones,
            false => {
                let [one, two] = phones;
                [two, one]
            }
        };
        let touch = ClockAsk::Touch {
            state: state.to_owned(),
            after: None,
        };
        toucher.say(&touch).await;
        seer.sees(|seen, _| seen == state).await;
    }
}
