//! What can happen to several nodes, at random, while people play.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use klaxon_client::http;
use klaxon_cluster_kit::{Nats, Postgres};
use klaxon_room::Fact;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::dice::Dice;
use crate::history::{History, check_epochs};
use crate::lossy::{self, Losses};
use crate::nodes::Node;
use crate::player::{Player, Pulse, Wish};

const NODES: usize = 3;
const ROOMS: usize = 5;
const PLAYERS: u8 = 4;
/// After whatever happened, everybody plays again by then.
const RECOVERED: Duration = Duration::from_secs(45);

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    KillNode,
    FreezeNode,
    DrainNode,
    RestartPostgres,
    FreezePostgres,
    RestartNats,
    FreezeNats,
    LoseLetters,
}

use Fault::{
    DrainNode, FreezeNats, FreezeNode, FreezePostgres, KillNode, LoseLetters, RestartNats,
    RestartPostgres,
};

/// Everything that can happen.
const FAULTS: [Fault; 8] = [
    KillNode,
    FreezeNode,
    DrainNode,
    RestartPostgres,
    FreezePostgres,
    RestartNats,
    FreezeNats,
    LoseLetters,
];

/// The kinds of fault that are wanted: all, or the one that `KLAXON_FAULT` names.
fn wanted() -> Vec<Fault> {
    let named = std::env::var("KLAXON_FAULT").ok();
    let is_wanted = |fault: &Fault| {
        named
            .as_ref()
            .is_none_or(|name| format!("{fault:?}") == *name)
    };
    let wanted: Vec<Fault> = FAULTS.into_iter().filter(is_wanted).collect();
    assert!(!wanted.is_empty(), "{named:?} is none of {FAULTS:?}");
    wanted
}

/// Nodes with what they share, and people who play.
pub(crate) struct Chaos {
    dice: Dice,
    postgres: Postgres,
    nats: Nats,
    losses: Arc<Losses>,
    nodes: Vec<Node>,
    rooms: Vec<String>,
    pulses: Vec<watch::Receiver<Pulse>>,
    wishes: watch::Sender<Wish>,
    lives: JoinSet<Player>,
    /// The longest silence of each player after each fault.
    silences: Vec<(Fault, Vec<Duration>)>,
}

impl Chaos {
    /// Starts everything, opens rooms, and lets people sit down: each through another node.
    pub(crate) async fn begin(seed: u64) -> Chaos {
        let mut dice = Dice(seed);
        let postgres = Postgres::new().expect("a PostgreSQL");
        let nats = Nats::new().expect("a NATS");
        let losses = Arc::<Losses>::default();
        let mut nodes = Vec::new();
        for number in 1..=NODES {
            let way = lossy::way(&nats.url(), losses.clone(), dice.roll()).await;
            let name = format!("node-{number}");
            nodes.push(Node::start(&name, &postgres.url(), &way, &[]));
        }
        let addresses: Arc<[String]> = nodes.iter().map(|node| node.address.clone()).collect();
        let (wishes, wish) = watch::channel(Wish::Play);
        let mut chaos = Chaos {
            dice,
            postgres,
            nats,
            losses,
            nodes,
            rooms: Vec::new(),
            pulses: Vec::new(),
            wishes,
            lives: JoinSet::new(),
            silences: Vec::new(),
        };
        for room in 0..ROOMS {
            let game = if room % 2 == 0 { "fuse" } else { "planter" };
            let options = [format!("players {PLAYERS}")];
            let options: Vec<&str> = options.iter().map(String::as_str).collect();
            let code = http::open_room(&addresses[room % NODES], game, &options).await;
            let code = code.expect("a room");
            for seat in 1..=PLAYERS {
                let seed = chaos.dice.roll();
                let mut player = Player::new(&code, seat, seed, addresses.clone(), wish.clone());
                player.sit_down().await;
                chaos.pulses.push(player.pulse.subscribe());
                chaos.lives.spawn(player.live());
            }
            chaos.rooms.push(code);
        }
        chaos.recover(Instant::now()).await;
        chaos
    }

    /// So many things go wrong, of every kind at least once in eight.
    pub(crate) async fn suffer(&mut self, faults: usize) {
        let mut bag = Vec::new();
        for number in 1..=faults {
            if bag.is_empty() {
                bag = wanted();
            }
            let place = self.dice.between(0, bag.len() as u64) as usize;
            let fault = bag.swap_remove(place);
            let before = Instant::now();
            println!("{number}: {fault:?}");
            self.happen(fault).await;
            let silences = self.recover(before).await;
            let longest = silences.iter().max().copied().unwrap_or_default();
            println!("   longest silence {:.1} s", longest.as_secs_f64());
            self.silences.push((fault, silences));
        }
    }

    async fn happen(&mut self, fault: Fault) {
        let node = self.dice.between(0, NODES as u64) as usize;
        let mut millis = |least, most| Duration::from_millis(self.dice.between(least, most));
        match fault {
            KillNode => {
                self.nodes[node].kill();
                sleep(millis(100, 6000)).await;
                self.nodes[node].start_again(&[]);
            }
            FreezeNode => {
                self.nodes[node].freeze();
                sleep(millis(500, 8000)).await;
                self.nodes[node].thaw();
            }
            DrainNode => {
                tokio::task::block_in_place(|| self.nodes[node].drain());
                sleep(millis(0, 2000)).await;
                self.nodes[node].start_again(&[]);
            }
            RestartPostgres => {
                tokio::task::block_in_place(|| self.postgres.stop()).expect("stopped");
                sleep(millis(0, 6000)).await;
                tokio::task::block_in_place(|| self.postgres.start()).expect("started");
            }
            FreezePostgres => {
                self.postgres.freeze();
                sleep(millis(500, 8000)).await;
                self.postgres.thaw();
            }
            RestartNats => {
                tokio::task::block_in_place(|| self.nats.stop()).expect("stopped");
                sleep(millis(0, 6000)).await;
                tokio::task::block_in_place(|| self.nats.start()).expect("started");
            }
            FreezeNats => {
                self.nats.freeze();
                sleep(millis(500, 8000)).await;
                self.nats.thaw();
            }
            LoseLetters => {
                self.losses.lost_of_thousand.store(100, Ordering::Relaxed);
                self.losses
                    .doubled_of_thousand
                    .store(100, Ordering::Relaxed);
                sleep(millis(2000, 4000)).await;
                self.losses.lost_of_thousand.store(0, Ordering::Relaxed);
                self.losses.doubled_of_thousand.store(0, Ordering::Relaxed);
            }
        }
    }

    /// Waits until everybody has got an answer since all is well again. Returns the longest silence of each since before.
    async fn recover(&mut self, before: Instant) -> Vec<Duration> {
        let well = Instant::now();
        let mut silences = Vec::new();
        for (number, pulse) in self.pulses.iter_mut().enumerate() {
            loop {
                if pulse.borrow().answered > well {
                    break;
                }
                let room = &self.rooms.get(number / usize::from(PLAYERS));
                assert!(
                    well.elapsed() < RECOVERED,
                    "seat {} of {room:?} is stuck\n{}",
                    number % usize::from(PLAYERS) + 1,
                    self.nodes.iter().map(Node::log).collect::<String>()
                );
                if let Some(ended) = self.lives.try_join_next() {
                    panic!("a player ended: {:?}", ended.err());
                }
                sleep(Duration::from_millis(20)).await;
            }
            let pulse = pulse.borrow();
            let since = pulse.silences.iter().filter(|(ended, _)| *ended > before);
            let silence = since.map(|(_, silence)| *silence).max();
            silences.push(silence.unwrap_or_default());
        }
        silences
    }

    /// Everybody hears everything; then what they heard is compared with the record.
    pub(crate) async fn end(mut self) {
        self.wishes.send_replace(Wish::End);
        let lives = std::mem::take(&mut self.lives);
        let players = lives.join_all().await;
        let (mut changes, mut restarts) = (0, 0);
        for room in &self.rooms {
            let history = History::read(&self.postgres.url(), room).await;
            changes += history.changes();
            restarts += history.count(|fact| matches!(fact, Fact::Restarted(_)));
            for player in players.iter().filter(|player| player.room == *room) {
                history.check(player);
            }
        }
        let epochs = check_epochs(&self.postgres.url()).await;
        let sent = || players.iter().flat_map(|player| player.sent.values());
        let done =
            |sent: &&crate::player::Sent| matches!(sent.answer, crate::player::Answer::Done(_));
        let acknowledged = sent().filter(done).count();
        let returns: usize = players.iter().map(|player| player.returns).sum();
        println!(
            "{} faults; {ROOMS} rooms, {} players; {changes} changes on record, {acknowledged} messages acknowledged, \
             each once; {epochs} epochs, one writer in each; {restarts} pauses; {returns} returns; {} letters lost, \
             {} doubled",
            self.silences.len(),
            players.len(),
            self.losses.lost.load(Ordering::Relaxed),
            self.losses.doubled.load(Ordering::Relaxed),
        );
        self.tell_silences();
        assert!(acknowledged >= 100 && epochs > ROOMS as i64);
    }

    fn tell_silences(&self) {
        println!(
            "silence after a fault, in seconds: half of the players less than, 99 of 100, the worst; how many more than 0.5"
        );
        for fault in FAULTS {
            let of_kind = self.silences.iter().filter(|(kind, _)| *kind == fault);
            let of_kind = of_kind.flat_map(|(_, silences)| silences);
            let mut seconds: Vec<f64> = of_kind.map(Duration::as_secs_f64).collect();
            seconds.sort_unstable_by(f64::total_cmp);
            if let Some(worst) = seconds.last() {
                let at = |share: f64| seconds[(seconds.len() as f64 * share) as usize];
                let (half, most) = (at(0.5), at(0.99));
                let fault = format!("{fault:?}");
                let long = seconds.iter().filter(|silence| **silence > 0.5).count();
                let of = seconds.len();
                println!("  {fault:<16} {half:6.2} {most:6.2} {worst:6.2}   {long} of {of}");
            }
        }
    }
}
