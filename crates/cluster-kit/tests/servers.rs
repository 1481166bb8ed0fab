//! Servers that are started, stopped, killed and frozen.

use std::fs::Permissions;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_cluster_kit::{Nats, Postgres};

/// Connects to an address and asks something. Returns the first bytes of the answer, if one comes within a second.
fn ask(url: &str, question: &[u8]) -> Option<Vec<u8>> {
    let address = url.split(['@', '/']).find(|part| part.starts_with("127."));
    let mut stream = TcpStream::connect(address.expect("an address")).ok()?;
    let patience = Some(Duration::from_secs(1));
    stream.set_read_timeout(patience).expect("a time");
    stream.write_all(question).ok()?;
    let mut answer = vec![0; 4];
    let length = stream.read(&mut answer).ok()?;
    (length > 0).then(|| answer[..length].to_vec())
}

/// Asks PostgreSQL for TLS, which it has not.
const TLS: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// Whether PostgreSQL answers.
fn speaks_postgres(postgres: &Postgres) -> bool {
    ask(&postgres.url(), &TLS).is_some_and(|answer| answer == b"N")
}

fn speaks_nats(nats: &Nats) -> bool {
    ask(&nats.url(), b"PING\r\n").is_some_and(|answer| answer == b"INFO")
}

#[test]
fn postgres_keeps_its_data_however_it_ends() {
    let mut postgres = Postgres::new().expect("PostgreSQL");
    let url = postgres.database("kept").expect("a database");
    let say = |postgres: &Postgres, statement: &str| postgres.say(&url, statement);
    say(&postgres, "CREATE TABLE kept (number int)").expect("a table");
    for number in 1..=3 {
        let insert = format!("INSERT INTO kept VALUES ({number})");
        say(&postgres, &insert).expect("a row");
        match number {
            1 => postgres.stop().expect("stopped"),
            2 => postgres.kill().expect("killed"),
            _ => continue,
        }
        assert!(!speaks_postgres(&postgres));
        assert!(say(&postgres, "SELECT 1").is_err());
        postgres.start().expect("started");
        assert!(speaks_postgres(&postgres));
    }
    let kept = say(&postgres, "SELECT number FROM kept ORDER BY number");
    assert_eq!(kept.expect("rows"), "1\n2\n3\n");
}

#[test]
fn a_frozen_postgres_answers_nothing_until_it_goes_on() {
    let postgres = Postgres::new().expect("PostgreSQL");
    assert!(speaks_postgres(&postgres));
    postgres.freeze();
    assert!(!speaks_postgres(&postgres));
    postgres.thaw();
    assert!(speaks_postgres(&postgres));
}

#[test]
fn nats_is_stopped_killed_and_frozen() {
    let mut nats = Nats::new().expect("NATS");
    assert!(speaks_nats(&nats));
    nats.freeze();
    assert!(!speaks_nats(&nats));
    nats.thaw();
    assert!(speaks_nats(&nats));
    nats.kill().expect("killed");
    assert!(!speaks_nats(&nats));
    nats.start().expect("started");
    assert!(speaks_nats(&nats));
    nats.freeze();
    nats.stop().expect("stopped");
    assert!(!speaks_nats(&nats));
}

#[test]
fn servers_end_with_whoever_has_them() {
    let (postgres, nats) = (Postgres::new().expect("one"), Nats::new().expect("one"));
    let (sql, messages) = (postgres.url(), nats.url());
    drop((postgres, nats));
    assert!(ask(&sql, &TLS).is_none());
    assert!(ask(&messages, b"PING\r\n").is_none());
}

#[test]
fn servers_end_with_a_process_that_is_killed() {
    let this = std::env::current_exe().expect("this program");
    // What a process that is killed leaves behind. The server's user has to come in.
    let folder = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o755))
        .tempdir()
        .expect("a folder");
    let mut child = Command::new(this)
        .args(["--exact", "has_servers_until_killed", "--ignored"])
        .arg("--nocapture")
        .env("TMPDIR", folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process");
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let urls: Vec<String> = lines
        .map_while(Result::ok)
        .filter_map(|line| Some(line.split_once("told ")?.1.to_owned()))
        .take(2)
        .collect();
    assert_eq!(urls.len(), 2);
    child.kill().expect("killed");
    child.wait().expect("gone");
    let killed = Instant::now();
    let answers = || ask(&urls[0], &TLS).is_some() || ask(&urls[1], b"PING\r\n").is_some();
    while answers() {
        assert!(killed.elapsed() < Duration::from_secs(30), "{urls:?}");
        sleep(Duration::from_millis(10));
    }
}

#[test]
#[ignore = "a part of another test, which kills it"]
fn has_servers_until_killed() {
    let (postgres, nats) = (Postgres::new().expect("one"), Nats::new().expect("one"));
    println!("told {}", postgres.url());
    println!("told {}", nats.url());
    sleep(Duration::from_secs(600));
}
