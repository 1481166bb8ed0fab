//! Several nodes share a database: who keeps a room, and who takes it over.

use std::time::Duration;

use futures_util::future::join_all;
use klaxon_server::journal::{
    Claim, Holder, Journal, JournalError, LoadError, PostgresJournal, RoomId,
};
use tokio::runtime::{Builder, Runtime};

use super::place::{Database, Place};
use super::{claim, entries, load};

/// Looks again and again, until there is something.
pub(crate) async fn wait_for<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(30), waiting).await;
    waited.expect("it comes to that")
}

/// A node that runs only while somebody waits for it, and stands still else.
struct Frozen {
    runtime: Runtime,
    journal: PostgresJournal,
}

impl Frozen {
    /// A node that has opened a room with three entries, and stands still since.
    fn new(database: &Database) -> (Frozen, Claim) {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let (journal, room) = runtime.block_on(async {
            let journal = database.open_as("frozen").await;
            let room = journal.create("AAAA", 1).await.expect("a room");
            let appended = journal.append(room, entries(1..=3)).await;
            appended.expect("appended");
            (journal, room)
        });
        (Frozen { runtime, journal }, room)
    }
}

fn running() -> Runtime {
    Runtime::new().expect("a runtime")
}

/// Claims a room that another node keeps, or who that is.
pub(crate) async fn try_claim(journal: &PostgresJournal, room: RoomId) -> Result<Claim, Holder> {
    match journal.claim(room).await {
        Ok((claim, _)) => Ok(claim),
        Err(LoadError::Journal(JournalError::Held(holder))) => Err(holder),
        Err(error) => panic!("{error}"),
    }
}

pub(crate) fn is_lost(outcome: Result<(), JournalError>, claim: Claim) -> bool {
    matches!(outcome, Err(JournalError::Lost(room)) if room == claim.room)
}

#[tokio::test]
async fn a_room_is_left_to_whoever_keeps_it() {
    let database = Database::new().await;
    let (one, two) = (database.open_as("one").await, database.open_as("two").await);
    let first = one.create("AAAA", 1).await.expect("a room");
    let held = Holder {
        node: one.node().clone(),
        epoch: first.epoch,
        alive: true,
    };
    assert_eq!(try_claim(&two, first.room).await, Err(held.clone()));
    for node in [&one, &two] {
        let holder = node.holder(first.room).await.expect("an answer");
        assert_eq!(holder, Some(held.clone()));
    }
    let found = two.find("AAAA").await.expect("an answer");
    assert_eq!(found.expect("the room").asleep, None);
    let appended = one.append(first, entries([1])).await;
    appended.expect("the first goes on");

    one.sleep(first, 7).await.expect("asleep");
    assert_eq!(two.holder(first.room).await.expect("an answer"), None);
    let (second, segment) = two.claim(first.room).await.expect("claimed at once");
    assert_eq!(segment.entries, entries([1]));
    assert!(second.epoch > first.epoch);
    assert!(is_lost(one.append(first, entries([2])).await, first));
    assert!(is_lost(one.sleep(first, 8).await, first));
    assert_eq!(
        try_claim(&one, first.room).await.unwrap_err().node,
        *two.node()
    );
    two.close(second, 9).await.expect("closed");
    assert_eq!(one.holder(first.room).await.expect("an answer"), None);
    assert_eq!(one.holder(RoomId(99)).await.expect("an answer"), None);
}

#[test]
fn a_node_that_stood_still_is_fenced() {
    let runtime = running();
    let database = runtime.block_on(Database::new());
    let other = runtime.block_on(database.open_as("other"));
    let (frozen, room) = Frozen::new(&database);
    runtime.block_on(async {
        // Others may have it as soon as the lease has lapsed by the clock of the database, and no sooner.
        let taken = wait_for(async || try_claim(&other, room.room).await.ok()).await;
        let lapsed =
            "SELECT count(*) FROM lease WHERE node = 'frozen' AND until <= statement_timestamp()";
        assert_eq!(database.number(lapsed).await, 1);
        assert!(taken.epoch > room.epoch);
        let read = other.read(room.room, 0).await.expect("a room");
        assert_eq!(read.entries, entries(1..=3));
        other.append(taken, entries([4])).await.expect("appended");
    });
    let Frozen {
        runtime: thaw,
        journal,
    } = frozen;
    let mut lease = journal.lease();
    lease.mark_unchanged();
    let appended = thaw.block_on(journal.append(room, entries([4])));
    assert!(is_lost(appended, room));
    thaw.block_on(async {
        let told = lease.wait_for(|lease| lease.lost).await;
        assert!(told.expect("a lease").nodes.contains(other.node()));
        let told = lease.wait_for(|lease| !lease.lost).await;
        drop(told.expect("the node goes on"));
        assert_eq!(
            try_claim(&journal, room.room).await.unwrap_err().node,
            *other.node()
        );
    });
    let read = runtime.block_on(other.read(room.room, 0)).expect("a room");
    assert_eq!(read.entries, entries(1..=4));
}

#[test]
fn a_node_that_stood_still_unnoticed_goes_on() {
    let runtime = running();
    let database = runtime.block_on(Database::new());
    let (frozen, room) = Frozen::new(&database);
    runtime.block_on(wait_for(async || {
        let lapsed = "SELECT count(*) FROM lease WHERE until <= statement_timestamp()";
        (database.number(lapsed).await == 1).then_some(())
    }));
    let found = runtime.block_on(async {
        let other = database.open_as("other").await;
        other.find("AAAA").await.expect("an answer")
    });
    let since = found.expect("the room").asleep.expect("asleep");
    assert!(Database::may_be_asleep(since, 0));
    let appended = frozen
        .runtime
        .block_on(frozen.journal.append(room, entries([4])));
    appended.expect("nobody took it");
}

#[test]
fn a_new_node_waits_before_it_takes_a_room_over() {
    let runtime = running();
    let database = runtime.block_on(Database::new());
    let (_frozen, room) = Frozen::new(&database);
    runtime.block_on(async {
        wait_for(async || {
            let lapsed = "SELECT count(*) FROM lease WHERE until <= statement_timestamp()";
            (database.number(lapsed).await == 1).then_some(())
        })
        .await;
        let new = database.open_as("new").await;
        let refused = try_claim(&new, room.room).await.unwrap_err();
        assert!(!refused.alive);
        wait_for(async || try_claim(&new, room.room).await.ok()).await;
        let long_enough = "SELECT count(*) FROM lease
            WHERE node = 'new' AND since <= statement_timestamp() - interval '3 seconds'";
        assert_eq!(database.number(long_enough).await, 1);
    });
}

#[tokio::test]
async fn a_node_that_starts_anew_has_its_rooms_at_once_and_fences_the_old_one() {
    let database = Database::new().await;
    let old = database.open_as("same").await;
    let room = old.create("AAAA", 1).await.expect("a room");
    let appended = old.append(room, entries([1])).await;
    appended.expect("appended");
    let new = database.open_as("same").await;
    assert!(new.node().incarnation > old.node().incarnation);
    assert_ne!(old.node().to_string(), new.node().to_string());
    let taken = claim(&new, room.room).await;
    assert!(is_lost(old.append(room, entries([2])).await, room));
    let lost = try_claim(&old, room.room).await.unwrap_err();
    assert_eq!((lost.node, lost.alive), (new.node().clone(), true));
    let mut lease = old.lease();
    let told = lease.wait_for(|lease| lease.lost).await;
    assert_eq!(*told.expect("a lease").nodes, [new.node().clone()]);
    let appended = new.append(taken, entries([2])).await;
    appended.expect("the new one goes on");
    old.finish().await.expect("finished");
    let loaded = load(&new, room.room).await.expect("a room");
    assert_eq!(loaded, entries(1..=2));
}

#[tokio::test]
async fn a_room_that_is_handed_over_is_taken_at_once() {
    let database = Database::new().await;
    let (one, two) = (database.open_as("one").await, database.open_as("two").await);
    let first = one.create("AAAA", 1).await.expect("a room");
    let appended = one.append(first, entries(1..=2)).await;
    appended.expect("appended");
    let found = async || {
        let found = two.find("AAAA").await.expect("an answer");
        let found = found.expect("the room");
        (found.handed_over, found.asleep)
    };
    assert_eq!(found().await, (false, None));
    one.hand_over(first, 7).await.expect("handed over");
    assert_eq!(found().await, (true, Some(7)));
    assert!(is_lost(one.hand_over(first, 8).await, first));
    assert!(is_lost(one.append(first, entries([3])).await, first));
    let second = claim(&two, first.room).await;
    assert_eq!(found().await, (false, None));
    let appended = two.append(second, entries([3])).await;
    appended.expect("the game goes on");
    two.sleep(second, 9).await.expect("asleep");
    assert_eq!(found().await, (false, Some(9)));
}

#[tokio::test]
async fn many_rooms_are_handed_over_together_and_each_hears_what_came_of_it() {
    let database = Database::new().await;
    let (one, two) = (database.open_as("one").await, database.open_as("two").await);
    let mut claims = Vec::new();
    for number in 0..20 {
        let created = one.create(&format!("AAA{number}"), 1).await;
        claims.push(created.expect("a room"));
    }
    one.sleep(claims[7], 2).await.expect("asleep");
    let taken = claim(&two, claims[7].room).await;
    let handed_over = claims.iter().map(|claim| one.hand_over(*claim, 9));
    let outcomes = futures_util::future::join_all(handed_over).await;
    for (claim, outcome) in claims.iter().zip(outcomes) {
        match *claim == claims[7] {
            true => assert!(is_lost(outcome, *claim)),
            false => outcome.expect("handed over"),
        }
    }
    let rooms = two.rooms().await.expect("rooms");
    for room in rooms {
        let is_free = (room.handed_over, room.asleep) == (true, Some(9));
        assert_eq!(is_free, room.id != taken.room, "{room:?}");
    }
    let appended = two.append(taken, entries([1])).await;
    appended.expect("it was not given back");
}

#[tokio::test]
async fn nodes_know_each_other_and_what_each_carries() {
    let database = Database::new().await;
    let one = database.open_as("one").await;
    let two = database.open_as("two").await;
    one.carries(3, 10, false);
    two.carries(0, 5, true);
    let both = [one.node().clone(), two.node().clone()];
    let nodes = wait_for(async || {
        let nodes = one.nodes().await.expect("nodes");
        let told = nodes.iter().all(|node| node.most > 0);
        told.then_some(nodes)
    })
    .await;
    let rows: Vec<_> = nodes
        .iter()
        .map(|node| (&node.node, node.rooms, node.most, node.draining))
        .collect();
    assert_eq!(rows, [(&both[0], 3, 10, false), (&both[1], 0, 5, true)]);
    let mut lease = one.lease();
    let told = lease.wait_for(|lease| lease.nodes.len() == 2).await;
    assert_eq!(*told.expect("a lease").nodes, both);
    two.finish().await.expect("finished");
    let told = lease.wait_for(|lease| lease.nodes.len() == 1).await;
    assert!(!told.expect("a lease").lost);
}

#[tokio::test]
async fn appends_of_many_rooms_are_one_transaction_without_those_that_were_lost() {
    const ROOMS: usize = 50;
    let database = Database::new().await;
    let journal = database.open_as("one").await;
    let mut rooms = Vec::new();
    for room in 0..ROOMS {
        let room = journal.create(&format!("ROOM{room}"), 1).await;
        rooms.push(room.expect("a room"));
    }
    let groups = journal.figures().groups;
    // One has been taken over, another is closed.
    database
        .tamper("UPDATE room SET epoch = epoch + 1 WHERE id = 20")
        .await;
    database
        .tamper("UPDATE room SET closed = 5 WHERE id = 30")
        .await;
    let appends = rooms
        .iter()
        .map(|room| journal.append(*room, entries(1..=2)));
    let outcomes = join_all(appends).await;
    for (room, outcome) in rooms.iter().zip(outcomes) {
        match room.room {
            RoomId(20 | 30) => assert!(is_lost(outcome, *room)),
            _ => outcome.expect("appended"),
        }
    }
    assert_eq!(journal.figures().groups, groups + 1);
    assert_eq!(journal.figures().rows, 2 * (ROOMS as u64 - 2));
    let written = database.number("SELECT count(*) FROM entry").await;
    assert_eq!(written, 2 * (ROOMS as i64 - 2));
}

#[tokio::test]
async fn what_can_not_be_written_fails_alone_in_its_group() {
    let database = Database::new().await;
    let journal = database.open_as("one").await;
    let mut rooms = Vec::new();
    for room in 0..3 {
        let room = journal.create(&format!("ROOM{room}"), 1).await;
        rooms.push(room.expect("a room"));
    }
    // A row is in the way that should not be there.
    database
        .tamper("INSERT INTO entry VALUES (2, 1, 0, '', 0, 1, 1)")
        .await;
    let appends = rooms.iter().map(|room| journal.append(*room, entries([1])));
    let outcomes = join_all(appends).await;
    let [
        Ok(()),
        Err(JournalError::Conflict { room, number: 1 }),
        Ok(()),
    ] = &outcomes[..]
    else {
        panic!("{outcomes:?}")
    };
    assert_eq!(*room, rooms[1].room);
    let again = journal.append(rooms[2], entries([2])).await;
    again.expect("appended");
    assert_eq!(journal.figures().rows, 3);
}

const LONG: Duration = Duration::from_secs(3600);
/// Servers have run for two hours since.
const TWO_HOURS: &str = "UPDATE life SET run = run + 7200000";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_nodes_that_close_rooms_at_the_same_time_each_closes_its_own() {
    const ROOMS: usize = 60;
    let database = Database::new().await;
    let (one, two) = (database.open_as("one").await, database.open_as("two").await);
    let mut rooms = Vec::new();
    for room in 0..ROOMS {
        let room = one.create(&format!("ROOM{room}"), 1).await.expect("a room");
        one.sleep(room, 2).await.expect("asleep");
        rooms.push(room.room);
    }
    let kept = two.create("KEPT", 1).await.expect("a room");
    database.tamper(TWO_HOURS).await;
    let (first, second) = tokio::join!(one.close_idle(LONG, 9), two.close_idle(LONG, 9));
    let (first, second) = (first.expect("an answer"), second.expect("an answer"));
    let mut closed = [first, second].concat();
    closed.sort();
    assert_eq!(closed, rooms);
    assert_eq!(one.open_rooms().await.expect("a number"), 1);
    let appended = two.append(kept, entries([1])).await;
    appended.expect("it is kept");
}

#[test]
fn a_room_of_a_node_that_is_gone_is_closed_after_as_long_as_any_other() {
    let runtime = running();
    let database = runtime.block_on(Database::new());
    let other = runtime.block_on(database.open_as("other"));
    let (_frozen, room) = Frozen::new(&database);
    runtime.block_on(async {
        let none = other.close_idle(LONG, 9).await;
        assert_eq!(none.expect("an answer"), []);
        wait_for(async || {
            let holder = other.holder(room.room).await.expect("an answer");
            holder.filter(|holder| !holder.alive)
        })
        .await;
        let none = other.close_idle(LONG, 9).await;
        assert_eq!(none.expect("an answer"), []);
        database.tamper(TWO_HOURS).await;
        let closed = wait_for(async || {
            let closed = other.close_idle(LONG, 9).await.expect("an answer");
            (!closed.is_empty()).then_some(closed)
        })
        .await;
        assert_eq!(closed, [room.room]);
    });
}

#[tokio::test]
async fn the_time_without_a_server_does_not_count() {
    let database = Database::new().await;
    let journal = database.open_as("one").await;
    journal.finish().await.expect("finished");
    let run = "SELECT run FROM life";
    let before = database.number(run).await;
    database
        .tamper("UPDATE life SET at = at - interval '1 year'")
        .await;
    let journal = database.open_as("one").await;
    journal.sign_of_life(1).await.expect("noted");
    let after = wait_for(async || {
        let after = database.number(run).await;
        (after > before).then_some(after)
    })
    .await;
    assert!(after <= before + 10_000, "{before} {after}");
}

#[tokio::test]
async fn tables_of_a_newer_version_are_refused_and_left_alone() {
    let database = Database::new().await;
    let journal = database.open_as("one").await;
    journal.finish().await.expect("finished");
    database
        .tamper("UPDATE _sqlx_migrations SET version = 9 WHERE version = 2")
        .await;
    let refused = PostgresJournal::open(database.url(), "one").await;
    let refused = refused.unwrap_err();
    assert!(
        matches!(refused, JournalError::Newer { found: 9, known: 2 }),
        "{refused}"
    );
}

/// A node of the version before may still run: nothing that it knows of changes.
#[tokio::test]
async fn tables_of_the_version_before_are_brought_up_to_date() {
    let database = Database::new().await;
    let journal = database.open_as("one").await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    journal
        .append(room, entries(1..=3))
        .await
        .expect("appended");
    journal.sleep(room, 2).await.expect("asleep");
    journal.finish().await.expect("finished");
    for statement in [
        "DROP TABLE record",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
    ] {
        database.tamper(statement).await;
    }
    let journal = database.open_as("one").await;
    let records = journal.records_of(room.room).await;
    assert_eq!(records.expect("a table of records"), []);
    let loaded = load(&journal, room.room).await;
    assert_eq!(loaded.expect("a room"), entries(1..=3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_at_the_same_time_make_the_tables_once() {
    let database = Database::new().await;
    let names = ["one", "two", "three", "four"];
    let nodes = join_all(names.map(|name| database.open_as(name))).await;
    let mut lease = nodes[0].lease();
    let all = lease
        .wait_for(|lease| lease.nodes.len() == names.len())
        .await;
    assert!(!all.expect("a lease").lost);
}
