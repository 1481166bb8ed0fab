//! How many appends a second the journals carry out, and how long each takes, on this machine.
//!
//! Each room appends an entry as soon as the one before is on record. So many rooms do so at the same time.

use std::time::{Duration, Instant};

use klaxon_cluster_kit::Postgres;
use klaxon_server::journal::{Entry, Journal, PostgresJournal, SqliteJournal};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

const ROOMS: [usize; 4] = [1, 16, 128, 1024];
const TIME: Duration = Duration::from_secs(4);
/// As long as a change in a game of FUSE is on average.
const BODY: usize = 150;

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    println!("journal     rooms   appends/s  appends/group   p50 ms   p99 ms");
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::new().unwrap_or_else(|error| panic!("{error}"));
    runtime.block_on(async {
        let sqlite = SqliteJournal::open(folder.path()).await;
        let sqlite = sqlite.expect("a journal");
        let postgres = PostgresJournal::open(&postgres.url(), "bench").await;
        let postgres = postgres.expect("a journal");
        for rooms in ROOMS {
            measure("SQLite", &sqlite, rooms).await;
            measure("PostgreSQL", &postgres, rooms).await;
        }
        sqlite.finish().await.expect("finished");
        postgres.finish().await.expect("finished");
    });
}

/// Lets so many rooms append, and prints what came of it.
async fn measure<J: Journal + Clone + 'static>(name: &str, journal: &J, rooms: usize) {
    let before = journal.figures();
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for room in 0..rooms {
        tasks.spawn(keep_appending(
            journal.clone(),
            format!("{rooms}-{room}"),
            start + TIME,
        ));
    }
    let mut waits: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    let seconds = start.elapsed().as_secs_f64();
    waits.sort();
    let after = journal.figures();
    let appends = waits.len() as f64;
    let groups = (after.groups - before.groups) as f64;
    let millis = |part: usize| waits[waits.len() * part / 100].as_secs_f64() * 1000.0;
    println!(
        "{name:<10} {rooms:>6} {:>11.0} {:>14.1} {:>8.2} {:>8.2}",
        appends / seconds,
        appends / groups,
        millis(50),
        millis(99),
    );
}

/// Appends to a room until the time is over. Returns how long each append took.
async fn keep_appending(journal: impl Journal, code: String, until: Instant) -> Vec<Duration> {
    let room = journal.create(&code, 1).await.expect("a room");
    let body = "x".repeat(BODY);
    let mut waits = Vec::new();
    for number in 1.. {
        let begun = Instant::now();
        if begun > until {
            break;
        }
        let entry = Entry {
            number,
            at: number,
            body: body.clone(),
        };
        let appended = journal.append(room, vec![entry]).await;
        appended.expect("appended");
        waits.push(begun.elapsed());
    }
    waits
}
