//! The server stops and is started again: everybody is told to come back, and finds everything as it was.

use std::fs;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Fold, Ticket, Trouble, knows_nothing};
use klaxon_core::Time;
use klaxon_proto::{Ask, Form, Reply, Request};
use klaxon_room::{Fact, MemberId, Occupant, Phase};
use klaxon_server::journal::FILE;

use crate::support::{Running, figure, goodbye, hurry, join_all, table};

/// One restart for several rooms, since everybody gets some seconds to come back after it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_everything_goes_on() {
    let server = Running::start().await;
    let mut lobby = Lobby::before(&server).await;
    let mut game = Game::before(&server).await;
    let mut bots = Bots::before(&server).await;
    let mut clock = RunningClock::before(&server).await;

    let told = tokio::spawn(async move {
        let lobby_and_game = lobby.0.iter_mut().chain(&mut game.clients);
        let others = [&mut bots.0, &mut clock.0];
        for client in lobby_and_game.chain(others) {
            let stopping = ("serve-stopping".to_owned(), true);
            assert_eq!(goodbye(client).await, stopping);
        }
        (lobby, game, bots, clock)
    });
    let folder = server.stop().await;
    let (lobby, game, bots, clock) = told.await.expect("all are told to come back");
    let server = Running::start_again(folder).await;
    tokio::join!(
        lobby.after(&server),
        game.after(&server),
        bots.after(&server),
        clock.after(&server),
    );
    server.stop().await;
}

/// Two people, one of whom sits already.
struct Lobby(Vec<Client>);

impl Lobby {
    async fn before(server: &Running) -> Lobby {
        let room = server.open("fuse", &["players 3"]).await;
        let mut clients = join_all(server, &room, 2).await;
        clients[1].ask(Ask::Sit { seat: 3 }).await.expect("a seat");
        Lobby(clients)
    }

    async fn after(self, server: &Running) {
        for client in self.0 {
            let sits = client.fold().room().seats().to_vec();
            let (ticket, fold) = client.drop_out();
            let back = server.come_back(Form::Json, &ticket, fold).await;
            assert_eq!(back.fold().room().seats(), sits, "seats are reserved");
            assert_eq!(back.fold().room().game(), "fuse");
        }
    }
}

/// A game with secrets; Anna has just acted.
struct Game {
    clients: Vec<Client>,
    action: String,
    number: u64,
}

impl Game {
    async fn before(server: &Running) -> Game {
        let mut clients = table(server, "planter", &["players 2", "first 1"], 2).await;
        let action = clients[0].legal(1).await.expect("actions").remove(0);
        let number = clients[0].act(1, &action).await.expect("done");
        let heard = clients[1].until(|fold| fold.number() >= number).await;
        heard.expect("Ben hears of it");
        Game {
            clients,
            action,
            number,
        }
    }

    async fn after(self, server: &Running) {
        let began = Instant::now();
        let members: Vec<u32> = self.clients.iter().map(|client| client.member).collect();
        let mut back = Vec::new();
        for (client, form) in self.clients.into_iter().zip([Form::Json, Form::Binary]) {
            let positions = client.fold().positions();
            let (ticket, fold) = client.drop_out();
            let client = server.come_back(form, &ticket, fold).await;
            assert_eq!(client.fold().positions(), positions);
            let seats = members.iter().map(|id| Occupant::Member(MemberId(*id)));
            assert!(client.fold().room().seats().iter().cloned().eq(seats));
            back.push(client);
        }
        let mut ben = back.pop().expect("Ben is back");
        let mut anna = back.pop().expect("Anna is back");

        let (id, number) = (anna.id(), self.number);
        let action = self.action;
        let ask = Ask::Act { seat: 1, action };
        anna.send(&Request { id, ask }).await.expect("sent");
        let again = anna.answer_to(id).await;
        assert_eq!(again, Ok(Reply::Done { id, number }), "the old answer");

        // Everybody has a moment to come back. That, and the time between, is no game time.
        let action = ben.legal(2).await.expect("actions").remove(0);
        while let Err(trouble) = ben.act(2, &action).await {
            let Trouble::Refused(why) = trouble else {
                panic!("{trouble:?}");
            };
            assert_eq!(why.key, "room-refused-count-in");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let paused = Duration::from_millis(ben.fold().room().paused());
        let most = began.elapsed() + Duration::from_secs(30);
        assert!(
            (Duration::from_secs(5)..most).contains(&paused),
            "{paused:?}"
        );
    }
}

/// A game of nothing but bots, and somebody who watches.
struct Bots(Client);

impl Bots {
    async fn before(server: &Running) -> Bots {
        let room = server.open("planter", &["players 2"]).await;
        let mut anna = server.join(Form::Binary, &room, "Anna").await;
        hurry(&mut anna).await;
        for seat in [1, 2] {
            let policy = "random".to_owned();
            anna.ask(Ask::Bot { seat, policy }).await.expect("a bot");
        }
        anna.ask(Ask::Ready(true)).await.expect("ready");
        let acted = |fold: &Fold| fold.facts.iter().any(|fact| fact.starts_with("acted "));
        anna.until(acted).await.expect("the bots play");
        Bots(anna)
    }

    async fn after(self, server: &Running) {
        let (ticket, _) = self.0.drop_out();
        let mut anna = server.come_back_afresh(Form::Binary, &ticket).await;
        let over = anna.until(|fold| fold.phase() == Phase::Over).await;
        over.expect("they play to the end");
    }
}

/// A game against the clock.
struct RunningClock(Client);

impl RunningClock {
    async fn before(server: &Running) -> RunningClock {
        let mut clients = table(server, "fuse", &["players 1", "clock 0:10"], 1).await;
        clients[0].act(1, "roll").await.expect("done");
        RunningClock(clients.remove(0))
    }

    /// Nobody does anything any more: the deadline comes by itself.
    async fn after(self, server: &Running) {
        let (ticket, fold) = self.0.drop_out();
        let mut anna = server.come_back(Form::Json, &ticket, fold).await;
        let over = anna.until(|fold| fold.phase() == Phase::Over).await;
        over.expect("the clock runs out");
        let facts = anna.fold().facts.iter().rev();
        let mut facts = facts.filter_map(|fact| fact.parse().ok());
        let over = facts.find_map(|fact| match fact {
            Fact::Over(at, paused) => Some((at, paused)),
            _ => None,
        });
        let (at, paused) = over.expect("the end");
        assert_eq!(at, Time::seconds(10));
        assert!(
            paused >= 3000,
            "the time between counts as paused: {paused}"
        );
        let record = format!("/api/rooms/{}/record", ticket.room);
        let record = server.get(&record).await;
        assert!(record.body.contains("lost-clock 0:10"), "{record:?}");
    }
}

#[tokio::test]
async fn a_damaged_room_stays_closed_alone() {
    let server = Running::start().await;
    let damaged = server.open("fuse", &[]).await;
    let sound = server.open("fuse", &[]).await;
    let quirin = server.join(Form::Json, &damaged, "Quirin").await;
    let ursula = server.join(Form::Json, &sound, "Ursula").await;
    let (quirin, ursula) = (quirin.drop_out().0, ursula.drop_out().0);
    let folder = server.stop().await;

    // One bit of the name.
    let file = folder.path().join(FILE);
    let mut bytes = fs::read(&file).expect("the file");
    let name = b"Quirin";
    let place = bytes.windows(name.len()).position(|part| part == name);
    bytes[place.expect("the name")] ^= 1;
    fs::write(&file, bytes).expect("written");

    // It does not heal by itself, and what happens elsewhere does not matter.
    let server = Running::start_again(folder).await;
    stays_closed_alone(&server, &quirin, &ursula).await;
    let server = Running::start_again(server.stop().await).await;
    stays_closed_alone(&server, &quirin, &ursula).await;
    server.stop().await;
}

async fn stays_closed_alone(server: &Running, damaged: &Ticket, sound: &Ticket) {
    let back = server.try_to_come_back(Form::Json, damaged, knows_nothing());
    let Err(Trouble::Closed(Some((why, false)))) = back.await else {
        panic!("somebody is in the damaged room");
    };
    assert_eq!(why.key, "serve-damaged");
    for path in ["", "/record"] {
        let look = format!("/api/rooms/{}{path}", damaged.room);
        let look = server.get(&look).await;
        assert_eq!(look.status, 503, "{look:?}");
        assert!(look.body.contains("serve-damaged"), "{look:?}");
    }
    assert_eq!(figure(server, "klaxon_rooms_awake").await, 0);
    assert_eq!(figure(server, "klaxon_rooms_quarantined").await, 1);
    let mut client = server.come_back_afresh(Form::Json, sound).await;
    client.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    client.ask(Ask::Stand { seat: 1 }).await.expect("done");
}
