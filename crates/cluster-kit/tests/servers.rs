//! Servers that are started, stopped, killed and frozen.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use klaxon_cluster_kit::{Nats, Postgres};

/// Connects to an address and asks something. Returns the first bytes of the answer, if one comes within a second.
fn ask(url: &str, question: &[u8]) -> Option<Vec<u8>> {
    let address = url.split(['@', '/']).find(|part| part.starts_with("127."));
    let mut stream = TcpStream::connect(address.expect("an address")).ok()?;
    let patience = Some(Duration::from_secs(1));
    stream.set_read_timeout(patience).expect("a time");
    stream.write_all(question).ok()?;
    let mut answer = vec![0; 4];
    match stream.read(&mut answer) {
        Ok(0) => None,
        Ok(length) => Some(answer[..length].to_vec()),
        Err(error) => {
            let late = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
            assert!(late, "{error}");
            None
        }
    }
}

/// Whether PostgreSQL answers the question for TLS, which it has not.
fn speaks_postgres(postgres: &Postgres) -> bool {
    let question = [0, 0, 0, 8, 4, 210, 22, 47];
    ask(&postgres.url(), &question).is_some_and(|answer| answer == b"N")
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
    assert!(ask(&sql, &[0, 0, 0, 8, 4, 210, 22, 47]).is_none());
    assert!(ask(&messages, b"PING\r\n").is_none());
}
