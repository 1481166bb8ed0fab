//! A server is stopped in the middle of a game, and another one goes on with it: what that costs the players.

use std::collections::BTreeMap;
use std::process::Command as Process;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use klaxon_bots::registry::Games;
use klaxon_client::{Message, Socket, http};
use klaxon_core::{Numbers, Seat, Viewer};
use klaxon_proto::{Form, Tongue};
use klaxon_room::{Command, Fact, Wall};
use klaxon_session::{Effect, Hello, News, Session};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::process::{Server, klaxon};

/// The binary form of a build that this server knows nothing of.
const OTHER_BUILD: &str = "klaxon.3.binary.00000000";
/// How often a player looks whether there is something to do.
const OFTEN: Duration = Duration::from_millis(20);

/// A player, as a page is one: a session, and a socket whenever it can be had.
struct Player {
    address: String,
    session: Session,
    socket: Option<Socket>,
    opens: Option<Instant>,
    began: Instant,
    seat: Seat,
    /// Whether the server is of another build from the next connection on.
    outdated: bool,
    numbers: Numbers,
    /// The forms that were spoken, one for each connection.
    spoken: Vec<Form>,
    /// Every change that was told, by its number.
    changes: BTreeMap<u64, Vec<Fact>>,
    /// What was acknowledged: the change, when, and the action.
    done: Vec<(u64, Instant, String)>,
}

impl Player {
    fn new(address: &str, room: &str, number: u8) -> Player {
        let hello = Hello {
            room: room.to_owned(),
            name: Some(format!("Player {number}")),
            token: None,
            language: None,
            tongue: Tongue::BINARY,
            plays: true,
            screen: false,
            jitter: number.into(),
        };
        Player {
            address: address.to_owned(),
            session: Session::new(hello, Arc::new(Games), now()),
            socket: None,
            opens: None,
            began: Instant::now(),
            seat: Seat(number),
            outdated: false,
            numbers: Numbers::new(number.into()),
            spoken: Vec::new(),
            changes: BTreeMap::new(),
            done: Vec::new(),
        }
    }

    /// Everything that there is to do now, and what comes in a moment.
    async fn live(&mut self) {
        self.carry_out().await;
        if self.opens.is_some_and(|opens| opens <= Instant::now()) {
            self.opens = None;
            self.open().await;
        }
        match &mut self.socket {
            None => sleep(OFTEN).await,
            Some(socket) => match timeout(OFTEN, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => self.session.heard(text.as_bytes(), now()),
                Ok(Some(Ok(Message::Binary(bytes)))) => self.session.heard(&bytes, now()),
                Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => {
                    self.socket = None;
                    self.session.closed(now());
                }
                Ok(Some(Ok(_))) | Err(_) => {}
            },
        }
        let steady = self.began.elapsed().as_millis() as u64;
        self.session.tick(now(), steady);
        self.listen();
        self.carry_out().await;
    }

    async fn carry_out(&mut self) {
        for effect in self.session.effects() {
            match (effect, &mut self.socket) {
                (Effect::Open { after }, _) => {
                    self.socket = None;
                    self.opens = Some(Instant::now() + Duration::from_millis(after));
                }
                (Effect::Send(bytes), Some(socket)) => {
                    let message = match self.spoken.last() {
                        Some(Form::Json) => Message::text(String::from_utf8(bytes).expect("JSON")),
                        _ => Message::binary(bytes),
                    };
                    // If it is lost, that is noticed when nothing comes any more.
                    let _ = socket.send(message).await;
                }
                (Effect::Close, _) => self.socket = None,
                (Effect::Send(_) | Effect::Keep(_) | Effect::Commit { .. }, _) => {}
            }
        }
    }

    /// Opens a socket as the page does: it asks for its own binary form, and for JSON.
    async fn open(&mut self) {
        match self.connect().await {
            Some((socket, form)) => {
                self.spoken.push(form);
                self.socket = Some(socket);
                self.session.speak(form.into());
                self.session.opened(now());
            }
            None => self.session.closed(now()),
        }
    }

    async fn connect(&self) -> Option<(Socket, Form)> {
        let own = match self.outdated {
            true => OTHER_BUILD,
            false => Form::Binary.subprotocol(),
        };
        let asked = format!("{own}, {}", Form::Json.subprotocol());
        let stream = TcpStream::connect(&self.address).await.ok()?;
        let link = format!("ws://{}/api/socket", self.address);
        let mut request = link.into_client_request().ok()?;
        let asked = HeaderValue::from_str(&asked).ok()?;
        request
            .headers_mut()
            .insert("Sec-WebSocket-Protocol", asked);
        let (socket, answer) = client_async(request, stream).await.ok()?;
        let chosen = answer.headers().get("Sec-WebSocket-Protocol")?;
        Some((socket, Form::of(chosen.to_str().ok()?)?))
    }

    fn sits(&self) -> bool {
        let me = self.session.me();
        me.is_some_and(|me| self.session.room().seats_of(me).next() == Some(self.seat))
    }

    fn listen(&mut self) {
        for news in self.session.news() {
            match news {
                News::Change { number, facts, .. } => {
                    self.changes.insert(number, facts);
                }
                News::Answered {
                    command: Command::Act { action, .. },
                    number,
                    ..
                } => self.done.push((number, Instant::now(), action)),
                News::Refused { why, command, .. } => {
                    // Another player was faster, or the game does not go on yet.
                    let passes = why.rule.is_some() || why.key == "room-refused-count-in";
                    assert!(passes, "{command:?}: {why:?}");
                }
                News::Garbled(_) | News::Complaint(_) | News::Dropped(_) => panic!("{news:?}"),
                _ => {}
            }
        }
    }

    /// Does anything that is legal, one thing after the other.
    fn act(&mut self) {
        let runs = self.session.room().clock().runs(self.session.now(now()));
        if !self.session.is_connected() || !self.session.waiting().is_empty() || !runs {
            return;
        }
        let board = self.session.board(Viewer::Spectator);
        let legal = board.map(|board| board.legal(self.seat));
        let legal = legal.unwrap_or_default();
        if !legal.is_empty() {
            let action = legal[self.numbers.below(legal.len())].clone();
            let seat = self.seat;
            self.session.ask(Command::Act { seat, action }, now());
        }
    }
}

fn now() -> Wall {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Wall(since.map_or(0, |since| since.as_millis() as u64))
}

/// Lets everybody play for a while.
async fn play(players: &mut [Player], time: Duration) {
    let until = Instant::now() + time;
    play_until(players, |_| Instant::now() >= until).await;
}

async fn play_until(players: &mut [Player], is_enough: impl Fn(&[Player]) -> bool) {
    let begun = Instant::now();
    while !is_enough(players) {
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "it does not go on"
        );
        for player in &mut *players {
            player.act();
        }
        let living = players.iter_mut().map(Player::live);
        futures_util::future::join_all(living).await;
    }
}

fn serve(data: &TempDir, address: &str) -> Process {
    let data = data.path().to_str().expect("a path of letters");
    klaxon(&["serve", "--listen", address, "--data", data])
}

/// How many actions of a seat are among the changes.
fn acted(changes: &BTreeMap<u64, Vec<Fact>>, seat: Seat) -> usize {
    let facts = changes.values().flatten();
    let own = |fact: &&Fact| matches!(fact, Fact::Acted(who, ..) if *who == seat);
    facts.filter(own).count()
}

#[tokio::test]
async fn an_upgrade_in_the_middle_of_a_game_loses_no_action() {
    let data = TempDir::new().expect("a folder");
    let mut older = Server::start(serve(&data, "127.0.0.1:0"));
    let address = older.open();
    let room = http::open_room(&address, "fuse", &["players 4"]).await;
    let room = room.expect("a room");
    let mut players: Vec<Player> = (0..4).map(|n| Player::new(&address, &room, n)).collect();
    for player in &mut players {
        while !player.sits() {
            player.live().await;
        }
        player.session.ask(Command::Ready(true), now());
    }
    play_until(&mut players, |players| {
        players.iter().all(|player| player.done.len() >= 10)
    })
    .await;

    // From here on two of them are of an older build than the server.
    players[2].outdated = true;
    players[3].outdated = true;
    let stop = Instant::now();
    let pid = older.child.id().to_string();
    let killed = Process::new("kill").args(["-s", "TERM", &pid]).status();
    assert!(killed.expect("kill runs").success());
    while older.child.try_wait().expect("a child").is_none() {
        play(&mut players, OFTEN).await;
    }
    let stopped = stop.elapsed();
    let before: Vec<usize> = players.iter().map(|player| player.done.len()).collect();
    let mut newer = Server::start(serve(&data, &address));
    while newer.address().is_none() {
        assert!(
            newer.child.try_wait().expect("a child").is_none(),
            "{}",
            newer.log()
        );
        play(&mut players, OFTEN).await;
    }
    let open = stop.elapsed();
    play_until(&mut players, |players| {
        let mut players = players.iter().zip(&before);
        players.all(|(player, before)| player.done.len() > *before)
    })
    .await;
    let gap = |player: &Player| {
        let last = player.done.iter().rfind(|(_, at, _)| *at <= stop + stopped);
        let next = player.done.iter().find(|(_, at, _)| *at > stop + stopped);
        let ((_, next, _), (_, last, _)) = next.zip(last).expect("both");
        *next - *last
    };
    let gaps: Vec<Duration> = players.iter().map(gap).collect();
    println!(
        "stopped after {stopped:?}, open after {open:?}; from one action to the next: {gaps:?}"
    );
    play(&mut players, Duration::from_secs(1)).await;
    play_until(&mut players, |players| {
        let newest = players
            .iter()
            .map(|player| player.session.fold().number())
            .max();
        players.iter().all(|player| {
            player.session.waiting().is_empty() && Some(player.session.fold().number()) == newest
        })
    })
    .await;

    let mut all: BTreeMap<u64, Vec<Fact>> = BTreeMap::new();
    for player in &players {
        for (number, facts) in &player.changes {
            let known = all.entry(*number).or_insert_with(|| facts.clone());
            assert_eq!(known, facts, "everybody is told the same");
        }
    }
    for player in &players {
        for (number, _, action) in &player.done {
            let made = |fact: &Fact| matches!(fact, Fact::Acted(seat, _, what) if *seat == player.seat && what == action);
            assert!(all[number].iter().any(made), "{action} is lost");
        }
        assert_eq!(acted(&all, player.seat), player.done.len(), "once each");
    }
    let newest = |player: &Player| player.spoken.last().copied();
    let forms: Vec<Option<Form>> = players.iter().map(newest).collect();
    let (binary, json) = (Some(Form::Binary), Some(Form::Json));
    assert_eq!(forms, [binary, binary, json, json]);
    assert!(
        players
            .iter()
            .all(|player| player.spoken[0] == Form::Binary)
    );
}
