//! The server is killed at any moment, fifty times or more, while people act as fast as they can. After each restart nothing that
//! was acknowledged is missing, no number tells two things, and no room is stuck.

mod dice;
mod ledger;
mod player;
#[path = "../cli/process.rs"]
mod process;
mod tally;

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_client::http;
use klaxon_proto::Ask;
use klaxon_room::{Change, Fact};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use dice::Dice;
use ledger::Ledger;
use player::{Player, Role};
use process::{Server, klaxon};
use tally::Tally;

const KILLS: usize = 50;
/// In these lives everybody waits until games go on by themselves.
const PATIENT: [usize; 2] = [20, KILLS];
/// From this life on two players don't come back: their game goes on without them.
const DESERTION: usize = 12;
/// Every so many lives somebody else comes.
const VISITS: usize = 5;

/// When the server is killed.
enum Moment {
    /// It may not have opened its data yet, may be bringing rooms back, or may just have opened.
    AfterStart(Duration),
    /// People come back and act.
    AfterOpening(Duration),
}

/// Everything that is kept from life to life.
struct Story {
    data: TempDir,
    dice: Dice,
    players: Vec<Player>,
    ledger: Ledger,
    /// Rooms that somebody was told are open.
    opened: Vec<String>,
    /// The rooms in which games are played.
    tables: Vec<String>,
    /// Lives in which the server was killed before it said where it is.
    stillborn: usize,
    /// Lives in which something was without an answer at the end.
    cut_off: usize,
}

fn serve(data: &Path) -> Server {
    let data = data.to_str().expect("a path of letters");
    let place = ["serve", "--listen", "127.0.0.1:0", "--data", data];
    Server::start(klaxon(&[&place[..], &["--log", "warn"]].concat()))
}

/// A number that the environment may name.
fn number(variable: &str) -> Option<u64> {
    let value = std::env::var(variable).ok()?;
    Some(value.parse().expect("a number"))
}

/// `KLAXON_KILLS` asks for more stories, `KLAXON_SEED` for the same as before.
#[test]
fn nothing_that_was_acknowledged_is_lost_however_often_the_server_is_killed() {
    let stories = number("KLAXON_KILLS").map_or(1, |kills| kills.div_ceil(KILLS as u64));
    let first = number("KLAXON_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let mut all = Tally::default();
    for seed in first..first + stories {
        println!("KLAXON_SEED={seed}");
        let tally = story(seed);
        println!("{tally}");
        tally.check();
        all += tally;
    }
    if stories > 1 {
        println!("All together:\n{all}");
    }
}

/// Fifty lives of a server with the same data.
fn story(seed: u64) -> Tally {
    let begun = Instant::now();
    let mut story = Story::begin(seed);
    for life in 1..=KILLS {
        story.live(life);
    }
    story.tally(begun.elapsed())
}

impl Story {
    /// Rooms are opened, and everybody comes in and sits down. This once nobody is disturbed.
    fn begin(seed: u64) -> Story {
        let mut story = Story {
            data: TempDir::new().expect("a folder"),
            dice: Dice(seed),
            players: Vec::new(),
            ledger: Ledger::default(),
            opened: Vec::new(),
            tables: Vec::new(),
            stillborn: 0,
            cut_off: 0,
        };
        let mut server = serve(story.data.path());
        let address = server.open();
        runtime().block_on(story.fill(&address));
        story
    }

    async fn fill(&mut self, address: &str) {
        for game in ["fuse", "planter"] {
            let room = self.open(address, game, &["players 5"]).await;
            let host = [("Host", Role::Host)];
            let guests = [("Anna", Role::Guest), ("Ben", Role::Guest)];
            let people = self
                .come(address, &room, &[&host[..], &guests].concat())
                .await;
            self.players.extend(people);
        }
        let three = ["players 3"];
        let two = [("Anna", Role::Plays(1)), ("Ben", Role::Plays(2))];
        let people = self.table(address, "planter", &three, &two, 1).await;
        self.players.extend(people);
        let short = ["players 3", "clock 0:10"];
        let people = self.table(address, "fuse", &short, &two, 1).await;
        self.players.extend(people);
        let people = self
            .table(address, "planter", &["players 2"], &two, 0)
            .await;
        self.players.extend(people);
        let owner = [("Owner", Role::Watches)];
        let people = self.table(address, "planter", &three, &owner, 3).await;
        self.players.extend(people);
        let mut people = self.table(address, "fuse", &["players 2"], &two, 0).await;
        people.iter_mut().for_each(|player| player.leaves = true);
        self.players.extend(people);
    }

    async fn open(&mut self, address: &str, game: &str, options: &[&str]) -> String {
        let room = http::open_room(address, game, options).await;
        let room = room.expect("a room");
        self.opened.push(room.clone());
        room
    }

    /// People come to a room; the first owns it.
    async fn come(&mut self, address: &str, room: &str, people: &[(&str, Role)]) -> Vec<Player> {
        let mut players = Vec::new();
        for (name, role) in people {
            let mut player = Player::new(room, name, *role, self.dice.roll());
            player.prepare(address, &[]).await;
            players.push(player);
        }
        players
    }

    /// A table where people and bots play, from now on until the end of the test.
    async fn table(
        &mut self,
        address: &str,
        game: &str,
        options: &[&str],
        people: &[(&str, Role)],
        bots: u8,
    ) -> Vec<Player> {
        let room = self.open(address, game, options).await;
        self.tables.push(room.clone());
        let mut players = self.come(address, &room, people).await;
        let set = |name: &str, value: &str| Ask::Set {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let settings = [
            set("count-in", "0"),
            set("pace", "20"),
            set("grace", "1000"),
        ];
        players[0].prepare(address, &settings).await;
        let mut free = 1;
        for player in &mut players {
            if let Role::Plays(seat) = player.role {
                player.prepare(address, &[Ask::Sit { seat }]).await;
                free = seat + 1;
            }
        }
        let bots = (free..free + bots).map(|seat| Ask::Bot {
            seat,
            policy: "greedy".to_owned(),
        });
        players[0].prepare(address, &bots.collect::<Vec<_>>()).await;
        players
    }

    fn moment(&mut self, patient: bool) -> Moment {
        let mut millis = |least, most| Duration::from_millis(self.dice.between(least, most));
        match (patient, millis(0, 7).as_millis()) {
            (true, _) => Moment::AfterOpening(millis(6000, 7000)),
            (false, 0) => Moment::AfterStart(millis(0, 10)),
            (false, 1) => Moment::AfterStart(millis(10, 150)),
            (false, _) => Moment::AfterOpening(millis(0, 800)),
        }
    }

    /// One life of the server, from its start to the moment when it is killed; then what it left is looked at.
    fn live(&mut self, life: usize) {
        let patient = PATIENT.contains(&life);
        if life == DESERTION {
            self.players.retain(|player| !player.leaves);
        }
        if life.is_multiple_of(VISITS) {
            let (room, seed) = (self.opened[life / VISITS % 2].clone(), self.dice.roll());
            let name = format!("Visitor {life}");
            self.players
                .push(Player::new(&room, &name, Role::Guest, seed));
        }
        let moment = self.moment(patient);
        let mut server = serve(self.data.path());
        match moment {
            Moment::AfterStart(time) => {
                sleep(time);
                self.stillborn += usize::from(server.address().is_none());
                kill(server);
            }
            Moment::AfterOpening(time) => {
                let address = server.open();
                self.act(server, &address, time, patient);
            }
        }
        self.look(patient);
    }

    /// Everybody comes back and acts; in the middle of it the server is killed.
    fn act(&mut self, server: Server, address: &str, time: Duration, patient: bool) {
        let runtime = runtime();
        let mut lives = JoinSet::new();
        for mut player in self.players.drain(..) {
            player.patient = patient || player.leaves;
            lives.spawn_on(player.live(address.to_owned()), runtime.handle());
        }
        let known = self.dice.one_of(&self.opened).clone();
        let opener = runtime.spawn(open_another(address.to_owned(), known));
        if patient {
            // A game that everybody left is woken by whoever looks at it.
            runtime.block_on(look_at(address, &self.tables));
        }
        sleep(time);
        kill(server);
        self.players = runtime.block_on(lives.join_all());
        let opened = runtime.block_on(opener).expect("it ends");
        self.opened.extend(opened);
        let cut_off = self.players.iter().any(|p| !p.unheard().is_empty());
        self.cut_off += usize::from(cut_off);
    }

    /// What everybody was told is on record; and if there was time enough, every game went on.
    fn look(&mut self, patient: bool) {
        runtime().block_on(self.ledger.read(self.data.path()));
        for player in self.players.iter_mut().filter(|player| player.member > 0) {
            self.ledger.check(player);
        }
        for room in &self.opened {
            assert!(self.ledger.rooms.contains_key(room), "{room} is missing");
        }
        for table in self.tables.iter().filter(|_| patient) {
            let log = &self.ledger.rooms[table];
            assert!(
                log.has_gone_on(),
                "{table} is stuck: {:?}",
                log.changes.last()
            );
        }
    }

    /// How much happened.
    fn tally(&self, took: Duration) -> Tally {
        let players = || self.players.iter();
        let sum = |count: &dyn Fn(&Player) -> usize| players().map(count).sum::<usize>();
        let acted = |game| {
            let plays = |player: &&Player| self.game(&player.room) == game;
            let acted = |ask: &Ask| matches!(ask, Ask::Act { .. });
            let acted = players().filter(plays).map(|p| p.acknowledged(acted));
            acted.sum::<usize>()
        };
        let rooms = || self.ledger.rooms.values();
        let count = |kind: &dyn Fn(&Change, &Fact) -> bool| {
            rooms().map(|log| log.count(kind)).sum::<usize>()
        };
        Tally {
            took,
            kills: KILLS,
            stillborn: self.stillborn,
            cut_off: self.cut_off,
            rooms: self.ledger.rooms.len(),
            changes: rooms().map(|log| log.changes.len()).sum(),
            told: sum(&|player| player.told.len()),
            told_again: sum(&|player| player.told_again),
            acknowledged: sum(&|player| player.acknowledged(|_| true)),
            fuse: acted("fuse"),
            planter: acted("planter"),
            bots: count(&|change, fact| change.by.is_none() && matches!(fact, Fact::Acted(..))),
            over: count(&|_, fact| matches!(fact, Fact::Over(..))),
            unheard_but_done: self.ledger.unheard_but_done,
            unheard_and_gone: self.ledger.unheard_and_gone,
            returns: sum(&|player| player.returns),
        }
    }

    fn game(&self, room: &str) -> &str {
        let changes = self.ledger.rooms.get(room).map(|log| &log.changes[0]);
        let mut facts = changes.into_iter().flat_map(|change| &change.facts);
        facts
            .find_map(|fact| match fact {
                Fact::Game(game) => Some(game.as_str()),
                _ => None,
            })
            .unwrap_or_default()
    }
}

fn runtime() -> Runtime {
    Runtime::new().expect("a runtime")
}

/// Kills the server, as a failing machine does. It had nothing to complain about.
fn kill(mut server: Server) {
    server.child.kill().expect("killed");
    server.child.wait().expect("ended");
    assert_eq!(server.log(), "");
}

/// Somebody looks at every table.
async fn look_at(address: &str, tables: &[String]) {
    for table in tables {
        let look = format!("/api/rooms/{table}");
        let found = http::request(address, "GET", &look, "").await;
        assert_eq!(found.expect("an answer").status, 200, "{table}");
    }
}

/// Somebody opens a room, and looks for one that was opened before.
async fn open_another(address: String, known: String) -> Option<String> {
    let look = format!("/api/rooms/{known}");
    if let Ok(found) = http::request(&address, "GET", &look, "").await {
        assert!(matches!(found.status, 0 | 200), "{found:?}");
    }
    match http::open_room(&address, "fuse", &[]).await {
        Ok(room) => Some(room),
        Err(cut_off) => {
            assert!(matches!(cut_off.status, 0 | 201), "{cut_off:?}");
            None
        }
    }
}
