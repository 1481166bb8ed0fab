//! A room that several nodes share: the one that keeps it dies in the middle of a game, and the game goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use klaxon_cluster_kit::{Nats, Node, Postgres};

use crate::GAME;
use crate::balancer::Balancer;
use crate::person::Person;
use crate::support::{Chromium, Screen, binary};

/// The cards of somebody's hand, each with how many dice lie on it.
const HAND: &str = "[...document.querySelectorAll('.hand [data-card]')]\
    .map(card=>card.dataset.card+' '+card.querySelectorAll('.prog .on').length).join(', ')";

/// How many dice lie in somebody's hand.
const PLACED: &str = "document.querySelectorAll('.hand .prog .on').length";

/// Two nodes, and what they share. Nodes end first.
struct Nodes {
    nodes: [Node; 2],
    _nats: Nats,
    _postgres: Postgres,
}

impl Nodes {
    fn start() -> Nodes {
        let postgres = Postgres::new().expect("PostgreSQL");
        let nats = Nats::new().expect("NATS");
        let nodes = ["one", "two"].map(|name| {
            let node = Node::new(&binary(), name, &postgres, &nats, &[]);
            node.expect("a node")
        });
        Nodes {
            nodes,
            _nats: nats,
            _postgres: postgres,
        }
    }

    async fn balancer(&self) -> Balancer {
        Balancer::start(self.nodes.iter().map(Node::address).collect()).await
    }
}

/// How many sockets of somebody's page were closed from now on.
fn closed(person: &Person) -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    person.page.on("Network.webSocketClosed", move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    count
}

/// Both play until something is so.
async fn play_until(people: [&Person; 2], so: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !so().await {
        assert!(began.elapsed() < GAME, "{}", people[0].text("body").await);
        for (person, seat) in people.into_iter().zip(1..) {
            assert!(!person.plays(seat).await, "the game is over");
        }
    }
    for person in people {
        person.gone(".hand [data-waits]").await;
    }
}

async fn hands(people: [&Person; 2]) -> [String; 2] {
    [people[0].ask(HAND).await, people[1].ask(HAND).await]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_node_of_its_room_is_killed() {
    let mut cluster = Nodes::start();
    let balancer = cluster.balancer().await;
    let chromium = Chromium::start().await;
    let (anna, ben) = (
        chromium.person(Screen::Phone).await,
        chromium.person(Screen::Phone).await,
    );
    let people = [&anna, &ben];
    // Anna and the room are at the first node, Ben is at the second.
    let first = cluster.nodes[0].address();
    let code = klaxon_client::http::open_room(&first, "fuse", &["players 2"]).await;
    let room = format!("{}/{}", balancer.address, code.expect("a room"));
    for (person, name, node) in [(&anna, "Anna", 0), (&ben, "Ben", 1)] {
        balancer.prefers(node);
        person.go_to(&room).await;
        person.comes_in(name).await;
    }
    for person in people {
        person.touch("#ready").await;
    }
    anna.sees("#roll").await;
    for person in people {
        person.gone(".count.over").await;
        person.has_every_part().await;
    }
    let placed = async |person: &Person| person.ask::<usize>(PLACED).await > 0;
    play_until(people, async || placed(&anna).await && placed(&ben).await).await;
    let before = hands(people).await;
    let (of_anna, of_ben) = (closed(&anna), closed(&ben));
    balancer.prefers(0);
    cluster.nodes[0].kill().expect("killed");
    anna.until(async || of_anna.load(Ordering::SeqCst) > 0)
        .await;
    // Nobody touches anything, and both are at the table again, with all that was placed.
    for person in people {
        person.gone(".banner").await;
        person.sees("main.table").await;
        person.gone(".count.over").await;
    }
    assert_eq!(hands(people).await, before);
    let after = async || {
        let now = hands(people).await;
        now[0] != before[0] && now[1] != before[1]
    };
    play_until(people, after).await;
    assert_eq!(of_ben.load(Ordering::SeqCst), 0, "his socket stayed open");
    // It is on record: a page that is loaded anew has it too.
    let before = hands(people).await;
    for person in people {
        person.page.reload().await.expect("a reload");
        person.sees(".hand .mod").await;
    }
    assert_eq!(hands(people).await, before);
    for person in people {
        person.is_content();
    }
}
