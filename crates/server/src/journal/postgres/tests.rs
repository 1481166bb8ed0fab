//! Tests that need to reach what nobody sees from outside.

use klaxon_cluster_kit::Postgres;

use super::line::{self, Line};
use super::strays::Strays;
use super::{Claim, Entry, Journal, JournalError, PostgresJournal};

fn postgres() -> Postgres {
    Postgres::new().unwrap_or_else(|error| panic!("{error}"))
}

async fn open(postgres: &Postgres, name: &str) -> PostgresJournal {
    let opened = PostgresJournal::open(&postgres.url(), name).await;
    opened.expect("a journal")
}

fn line(postgres: &Postgres) -> Line {
    Line::new(line::options(&postgres.url(), "test").expect("an address"))
}

fn entry(number: u64) -> Vec<Entry> {
    let (at, body) = (1, "an entry".to_owned());
    vec![Entry { number, at, body }]
}

#[tokio::test]
async fn a_claim_that_nobody_knows_of_is_given_back() {
    let postgres = postgres();
    let (one, two) = (open(&postgres, "one").await, open(&postgres, "two").await);
    let known = one.create("AAAA", 1).await.expect("a room");
    let stray = one.create("BBBB", 1).await.expect("a room");
    one.shared.heads().forget(stray);
    let (mut strays, mut line) = (Strays::default(), line(&postgres));
    for is_held in [true, false] {
        let looked = strays.lay_to_sleep(&mut line, &one.shared).await;
        looked.expect("looked");
        let holder = two.holder(stray.room).await.expect("an answer");
        assert_eq!(holder.is_some(), is_held);
    }
    let (claim, _) = two.claim(stray.room).await.expect("anybody can take it");
    assert_eq!(claim.epoch, stray.epoch + 1);
    let appended = one.append(known, entry(1)).await;
    appended.expect("the other room is kept");
}

#[tokio::test]
async fn a_claim_that_becomes_known_is_kept() {
    let postgres = postgres();
    let one = open(&postgres, "one").await;
    let room = one.create("AAAA", 1).await.expect("a room");
    let (mut strays, mut line) = (Strays::default(), line(&postgres));
    one.shared.heads().forget(room);
    for _ in 0..2 {
        let looked = strays.lay_to_sleep(&mut line, &one.shared).await;
        looked.expect("looked");
        one.shared.heads().claimed(room, Some(0));
    }
    let appended = one.append(room, entry(1)).await;
    appended.expect("the room is kept");
}

/// Whoever writes is stopped by the database, also if this node believes that it keeps the room.
#[tokio::test]
async fn the_database_fences_whatever_a_node_believes() {
    let postgres = postgres();
    let (one, two) = (open(&postgres, "one").await, open(&postgres, "two").await);
    let room = one.create("AAAA", 1).await.expect("a room");
    one.sleep(room, 2).await.expect("asleep");
    let (taken, _) = two.claim(room.room).await.expect("claimed");
    // Believed are: the old claim, the newest one, and one that was never given.
    let (id, next) = (room.room, taken.epoch + 1);
    for epoch in [room.epoch, taken.epoch, next] {
        let believed = Claim { room: id, epoch };
        one.shared.heads().claimed(believed, Some(0));
        let refused = one.append(believed, entry(1)).await.unwrap_err();
        assert!(matches!(refused, JournalError::Lost(_)), "{refused}");
        one.shared.heads().claimed(believed, Some(0));
        let outcomes = [
            one.sleep(believed, 3).await,
            one.hand_over(believed, 3).await,
            one.close(believed, 3).await,
        ];
        for outcome in outcomes {
            assert!(matches!(outcome, Err(JournalError::Lost(_))), "{outcome:?}");
        }
    }
    let read = two.read(id, 0).await.expect("a room");
    assert_eq!(read.entries, []);
    let appended = two.append(taken, entry(1)).await;
    appended.expect("it goes on");
}

/// What a connection is set to, though the database is set to the contrary.
async fn set_to(postgres: &Postgres, name: &'static str, contrary: &str) -> String {
    let alter = format!("ALTER DATABASE postgres SET {name} = {contrary}");
    postgres.say(&postgres.url(), &alter).expect("set");
    let show = sqlx::query("SELECT current_setting($1)").bind(name);
    let rows = line(postgres).rows(show, line::PATIENCE).await;
    sqlx::Row::try_get(&rows.expect("an answer")[0], 0).expect("a setting")
}

#[tokio::test]
async fn every_commit_is_on_disk() {
    assert_eq!(set_to(&postgres(), "synchronous_commit", "off").await, "on");
}

/// To compile a statement takes a hundred times as long as to carry it out: a room that is handed over would wait for that.
#[tokio::test]
async fn no_statement_is_compiled() {
    assert_eq!(set_to(&postgres(), "jit", "on").await, "off");
}
