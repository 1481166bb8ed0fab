//! A server that is killed.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use klaxon_server::journal::Journal;

use super::entries;
use super::place::{Place, everywhere};

everywhere! {
    #[tokio::test]
    a_killed_server_loses_nothing_that_was_answered;
    #[tokio::test]
    #[ignore = "a part of another test, which kills it"]
    writes_until_killed;
}

/// Where a child process finds its journal.
pub(crate) const CHILD: &str = "KLAXON_TEST_JOURNAL";

/// Runs one of the ignored tests in a process of its own.
pub(crate) fn child(command: &mut Command, test: &str, address: &OsStr) -> Child {
    command
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(CHILD, address)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process")
}

/// What a child told: the words behind `told`, in a line each.
pub(crate) fn told(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    lines
        .map_while(Result::ok)
        .filter_map(|line| Some(line.split_once("told ")?.1.to_owned()))
}

async fn a_killed_server_loses_nothing_that_was_answered<P: Place>() {
    let place = P::new().await;
    let this = env::current_exe().expect("this program");
    let part = format!("killed::{}::writes_until_killed", P::NAME);
    let mut child = child(&mut Command::new(this), &part, &place.address());
    let mut lines = told(&mut child);
    let mut answered: Vec<u64> = lines
        .by_ref()
        .take(200)
        .map(|number| number.parse().expect("a number"))
        .collect();
    place.refuses_others("AAAA").await;

    child.kill().expect("killed");
    child.wait().expect("gone");
    answered.extend(lines.map(|number| number.parse::<u64>().expect("a number")));
    let journal = place.open().await;
    let room = journal.find("AAAA").await.expect("an answer");
    let room = room.expect("the room").id;
    let last = *answered.last().expect("some were answered");
    let (claim, segment) = journal.claim(room).await.expect("a sound room");
    let loaded = segment.entries;
    assert!(loaded.len() as u64 >= last);
    assert_eq!(loaded, entries(1..=loaded.len() as u64));
    let next = loaded.len() as u64 + 1;
    let appended = journal.append(claim, entries([next])).await;
    appended.expect("the lock died with its owner");
}

async fn writes_until_killed<P: Place>() {
    let address = env::var_os(CHILD).expect("another test runs this one");
    let journal = P::open_at(&address).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    for number in 1.. {
        let appended = journal.append(room, entries([number])).await;
        appended.expect("appended");
        println!("told {number}");
    }
}
