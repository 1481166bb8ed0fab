//! What goes wrong with the machine of a server: its files may not be written, its log is cut, its clock is set.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Ticket, Trouble, http, knows_nothing};
use klaxon_proto::{Ask, Form, Reply};
use klaxon_room::Phase;
use tempfile::TempDir;

use crate::process::{Server, klaxon};

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

/// The command for a server on any port, with its data in this folder.
fn serve(data: &Path) -> Command {
    let data = data.to_str().expect("a path of letters");
    klaxon(&["serve", "--listen", "127.0.0.1:0", "--data", data])
}

fn open(command: Command) -> (Server, String) {
    let mut server = Server::start(command);
    let address = server.open();
    (server, address)
}

/// Asks a server to stop, and waits until it has.
fn stop(mut server: Server) {
    let process = server.child.id().to_string();
    let asked = Command::new("kill").arg(process).status();
    assert!(asked.expect("kill runs").success());
    let ended = server.child.wait().expect("it ends");
    assert!(ended.success(), "{}", server.log());
}

async fn open_room(address: &str, options: &[&str]) -> String {
    let code = http::open_room(address, "fuse", options).await;
    code.expect("a room")
}

async fn join(address: &str, room: &str, name: &str) -> Client {
    let client = Client::join(address, Form::Json, room, name).await;
    client.expect("somebody comes in")
}

/// Comes back knowing nothing but the secret.
async fn try_to_come_back(address: &str, ticket: &Ticket) -> Result<Client, Trouble> {
    let ticket = Ticket {
        have: None,
        ..ticket.clone()
    };
    Client::come_back(address, Form::Json, &ticket, knows_nothing()).await
}

fn rename(name: &str) -> Ask {
    Ask::Rename {
        name: name.to_owned(),
    }
}

/// Sets what everybody may do with the folder and with each file in it.
fn allow(data: &Path, folder: u32, files: &[(&str, u32)]) {
    for (name, mode) in files {
        fs::set_permissions(data.join(name), Permissions::from_mode(*mode)).expect("set");
    }
    fs::set_permissions(data, Permissions::from_mode(folder)).expect("set");
}

/// What a server says that is started by somebody who is not root, for root may write everything.
fn complaint(data: &Path) -> String {
    let command = serve(data);
    let public = folder();
    allow(public.path(), 0o755, &[]);
    let binary = public.path().join("klaxon");
    let linked = fs::hard_link(command.get_program(), &binary);
    linked
        .or_else(|_| fs::copy(command.get_program(), &binary).map(drop))
        .expect("the program");
    let mut same = Command::new(&binary);
    same.args(command.get_args()).env("LC_ALL", "C");
    if fs::metadata(data).expect("a folder").uid() == 0 {
        same.uid(65534).gid(65534);
    }
    let output = same.output().expect("klaxon runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    said
}

#[tokio::test]
async fn data_that_may_only_be_read_is_told_and_left_alone() {
    let outer = folder();
    allow(outer.path(), 0o755, &[]);
    let data = outer.path().join("data");
    let (server, address) = open(serve(&data));
    let room = open_room(&address, &[]).await;
    stop(server);
    let before = fs::read(data.join("klaxon.db")).expect("the data");
    let (path, both) = (data.display().to_string(), ["klaxon.db", "klaxon.lock"]);

    allow(&data, 0o555, &both.map(|name| (name, 0o444)));
    let said = complaint(&data);
    let parts = [path.as_str(), "Permission denied", "--data"];
    assert!(parts.iter().all(|part| said.contains(part)), "{said}");

    // As after a restore by an administrator who did not think of it.
    let modes = [("klaxon.db", 0o444), ("klaxon.lock", 0o666)];
    allow(&data, 0o777, &modes);
    let said = complaint(&data);
    let parts = [path.as_str(), "readonly", "--data"];
    assert!(parts.iter().all(|part| said.contains(part)), "{said}");

    allow(&data, 0o755, &both.map(|name| (name, 0o644)));
    assert_eq!(fs::read(data.join("klaxon.db")).expect("the data"), before);
    let (_server, address) = open(serve(&data));
    join(&address, &room, "Anna").await;
}

fn log(data: &Path) -> PathBuf {
    data.join("klaxon.db-wal")
}

/// The data that a killed server left, with a log of so many bytes.
fn cut(data: &Path, bytes: u64) -> TempDir {
    let copy = folder();
    let database = copy.path().join("klaxon.db");
    fs::copy(data.join("klaxon.db"), database).expect("copied");
    fs::copy(log(data), log(copy.path())).expect("copied");
    let file = fs::File::options().write(true).open(log(copy.path()));
    file.expect("the log").set_len(bytes).expect("cut");
    copy
}

/// Somebody in a room of their own, and after which change the log had how many bytes.
struct Guest {
    ticket: Ticket,
    acknowledged: Vec<(u64, u64)>,
}

impl Guest {
    /// Comes back to what is left of the room, and goes on there.
    async fn go_on(&self, address: &str, cut: u64) {
        let back = try_to_come_back(address, &self.ticket).await;
        let least = self.acknowledged.iter().rev().find(|(_, log)| *log <= cut);
        let mut client = match back {
            Ok(client) => client,
            // Neither the room nor anybody in it was on disk.
            Err(Trouble::Closed(Some((why, _)))) if least.is_none() => {
                let keys = ["serve-no-room", "room-refused-name"];
                assert!(keys.contains(&why.key.as_str()), "{why:?}");
                return;
            }
            Err(trouble) => panic!("{trouble:?}, cut at {cut}"),
        };
        let number = client.fold().number();
        let least = least.map_or(0, |(number, _)| *number);
        // Coming back adds to it, and so does having been cut off.
        assert!(number >= least, "{number} of {least}, cut at {cut}");
        let next = client.ask(rename("Anew")).await.expect("it goes on");
        assert_eq!(next, number + 1, "cut at {cut}");
    }
}

#[tokio::test]
async fn rooms_go_on_from_where_a_log_was_cut() {
    let data = folder();
    let (mut server, address) = open(serve(data.path()));
    let mut guests = Vec::new();
    for name in ["Anna", "Ben", "Cleo"] {
        let room = open_room(&address, &[]).await;
        let mut client = join(&address, &room, name).await;
        let mut acknowledged = Vec::new();
        for turn in 0..30 {
            let number = client.ask(rename(&format!("{name} {turn}"))).await;
            let bytes = fs::metadata(log(data.path())).expect("a log").len();
            acknowledged.push((number.expect("done"), bytes));
        }
        let ticket = client.ticket();
        guests.push(Guest {
            ticket,
            acknowledged,
        });
    }
    server.child.kill().expect("killed");
    server.child.wait().expect("ended");

    let length = fs::metadata(log(data.path())).expect("a log").len();
    for part in 0..=8 {
        let bytes = length * part / 8;
        let left = cut(data.path(), bytes);
        let (server, address) = open(serve(left.path()));
        for guest in &guests {
            guest.go_on(&address, bytes).await;
        }
        let log = server.log();
        assert!(!log.contains("ERROR") && !log.contains("panic"), "{log}");
        stop(server);
    }
}

/// A clock that can be set, for servers that run and for those that start.
struct SetClock(TempDir);

impl SetClock {
    fn new() -> SetClock {
        let clock = SetClock(folder());
        clock.set("+0");
        clock
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("clock")
    }

    /// Sets it so far from what it is: `-1d`, `+1d`.
    fn set(&self, by: &str) {
        // It must never be read half written.
        let new = self.0.path().join("new");
        fs::write(&new, by).expect("written");
        fs::rename(new, self.file()).expect("in place");
    }

    /// The same command with this clock. The clock that nobody can set is that of the machine, as always.
    fn shown_to(&self, mut command: Command) -> Command {
        let faketime = Command::new("faketime")
            .args(["-f", "+0", "printenv", "LD_PRELOAD"])
            .output();
        let library = faketime
            .expect("faketime sets clocks: install it, or run `cargo xtask test`, which does so");
        let library = String::from_utf8(library.stdout).expect("a path");
        command
            .env("LD_PRELOAD", library.trim())
            .env("FAKETIME_TIMESTAMP_FILE", self.file())
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        command
    }
}

/// What the server says how late it is, and how far the game is.
async fn times(client: &mut Client) -> (Duration, Duration) {
    match client.answer(Ask::Clock).await.expect("an answer") {
        Reply::Clock { now, time, .. } => (
            Duration::from_millis(now),
            Duration::from_millis(time.into()),
        ),
        other => panic!("{other:?}"),
    }
}

/// Waits until the log has a line with another date than its first.
fn notices_the_date(server: &Server) {
    let begun = Instant::now();
    let is_set = |log: &str| {
        let dates = log.lines().filter_map(|line| line.get(..10));
        let dates: Vec<&str> = dates.collect();
        dates.first() != dates.last()
    };
    while !is_set(&server.log()) {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "{}",
            server.log()
        );
        sleep(Duration::from_millis(10));
    }
}

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test]
async fn a_clock_that_is_set_moves_no_game() {
    let (data, clock) = (folder(), SetClock::new());
    let (server, address) = open(clock.shown_to(serve(data.path())));
    let room = open_room(&address, &["players 1", "clock 9:00"]).await;
    let mut anna = join(&address, &room, "Anna").await;
    for ask in [Ask::Sit { seat: 1 }, Ask::Ready(true)] {
        anna.ask(ask).await.expect("done");
    }
    let on = anna.until(|fold| fold.phase() == Phase::Playing).await;
    on.expect("the game begins");
    let begun = Instant::now();
    let (first, began) = times(&mut anna).await;

    // While the server runs.
    for by in ["-3d", "+3d"] {
        clock.set(by);
        open_room(&address, &[]).await;
        notices_the_date(&server);
        let (now, time) = times(&mut anna).await;
        let passed = begun.elapsed() + Duration::from_secs(1);
        assert!(now >= first && now <= first + passed, "{by}: {now:?}");
        assert!(time >= began && time <= began + passed, "{by}: {time:?}");
    }
    anna.act(1, "roll").await.expect("the game goes on");
    // Somebody thinks, and that is game time too.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (_, mut before) = times(&mut anna).await;
    let ticket = anna.drop_out().0;
    stop(server);

    // While it is down: first it was ahead by three days, then it is behind by three, then a month ahead.
    let mut last = Duration::ZERO;
    for by in ["-3d", "+30d"] {
        clock.set(by);
        let (server, address) = open(clock.shown_to(serve(data.path())));
        let anna = try_to_come_back(&address, &ticket).await;
        let mut anna = anna.expect("the room is there");
        let (now, time) = times(&mut anna).await;
        assert!(now.abs_diff(first) > 2 * DAY, "{by}: the clock is set");
        assert!(now > last, "{by}");
        let passed = begun.elapsed() + Duration::from_secs(1);
        assert!(time >= before && time <= began + passed, "{by}: {time:?}");
        assert_eq!(anna.fold().phase(), Phase::Playing, "{by}");
        anna.ask(rename("Anne")).await.expect("it goes on");
        (last, before) = (now, time);
        drop(anna);
        stop(server);
    }
}
