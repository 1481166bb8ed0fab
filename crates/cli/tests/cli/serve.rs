//! `klaxon serve`, as a person calls it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use klaxon_client::{Client, Trouble, http, knows_nothing};
use klaxon_proto::{Ask, Form, Reply, Request};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{TlsConnector, client::TlsStream};
use tokio_tungstenite::tungstenite::Message;

use crate::process::{Server, klaxon};

const ANY_PORT: &str = "127.0.0.1:0";

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// A file in a folder; its path.
fn file(folder: &TempDir, name: &str, content: &str) -> String {
    let file = folder.path().join(name);
    fs::write(&file, content).expect("written");
    path(&file).to_owned()
}

/// The command for a server on any port, with its data in this folder and these further arguments.
fn serve(data: &TempDir, arguments: &[&str]) -> Command {
    let usual = ["serve", "--listen", ANY_PORT, "--data", path(data.path())];
    klaxon(&[&usual, arguments].concat())
}

/// A server that is open, and its address.
fn open(command: Command) -> (Server, String) {
    let mut server = Server::start(command);
    let address = server.open();
    (server, address)
}

/// What the command says on the error stream when the input is bad.
fn complaint(command: Command) -> String {
    last_words(command, 2)
}

/// What it says on the error stream when it ends with this code.
fn last_words(command: Command, code: i32) -> String {
    let mut server = Server::start(command);
    assert_eq!(end(&mut server), Some(code), "{}", server.log());
    assert_eq!(server.printed(), "");
    server.log()
}

fn check_complaint(command: Command, parts: &[&str]) {
    let said = complaint(command);
    for part in parts {
        assert!(said.contains(part), "no “{part}” in: {said}");
    }
}

/// What it says when the configuration is this, with the file's name taken off.
fn check_config(content: &str, parts: &[&str]) {
    let (data, configs) = (folder(), folder());
    let config = file(&configs, "klaxon.toml", content);
    let said = complaint(serve(&data, &["--config", &config]));
    for part in parts {
        let part = part.replace("FILE", &config);
        assert!(said.contains(&part), "no “{part}” in: {said}");
    }
}

/// The answer of a server to a request without a body.
fn get(address: &str, way: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let request = format!("GET {way} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// Sends a signal: `TERM` or `INT`.
fn send(signal: &str, server: &Server) {
    let kill = Command::new("kill")
        .args(["-s", signal, &server.child.id().to_string()])
        .status();
    assert!(kill.expect("kill runs").success());
}

/// Waits for the end; the exit code.
fn end(server: &mut Server) -> Option<i32> {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(15) {
        if let Some(status) = server.child.try_wait().expect("a child") {
            return status.code();
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it does not end: {}{}", server.printed(), server.log());
}

async fn open_room(address: &str, game: &str) -> String {
    let code = http::open_room(address, game, &[]).await;
    code.expect("a room")
}

async fn join(address: &str, room: &str, name: &str) -> Client {
    let client = Client::join(address, Form::Json, room, name).await;
    client.expect("somebody comes in")
}

fn rename(name: &str) -> Ask {
    Ask::Rename {
        name: name.to_owned(),
    }
}

#[test]
fn it_says_where_it_is_and_is_there() {
    let data = folder();
    let (server, address) = open(serve(&data, &[]));
    let expected = format!(
        "Klaxon is open at http://{address}/\nits records are in {}\nCtrl+C stops it; rooms are kept\n",
        path(data.path())
    );
    assert_eq!(server.printed(), expected);
    assert!(!address.ends_with(":0"), "{address}");
    for way in ["/health", "/ready", "/metrics", "/api/games", "/"] {
        let answer = get(&address, way);
        assert!(answer.starts_with("HTTP/1.1 200"), "{way}: {answer}");
    }
    assert!(data.path().join("klaxon.db").exists());
}

#[test]
fn without_a_word_it_serves_too() {
    let data = folder();
    let mut command = klaxon(&[]);
    command.env("KLAXON_LISTEN", ANY_PORT);
    command.env("KLAXON_DATA", data.path());
    let (server, address) = open(command);
    assert!(get(&address, "/health").ends_with("ok\n"));
    assert!(server.printed().contains(path(data.path())));
}

#[test]
fn without_any_setting_its_data_is_with_the_users_other_data() {
    let home = folder();
    let mut command = klaxon(&["serve", "--listen", ANY_PORT]);
    command.env_remove("XDG_DATA_HOME").env("HOME", home.path());
    let (_server, _) = open(command);
    assert!(home.path().join(".local/share/klaxon/klaxon.db").exists());
}

/// The options of `klaxon serve`, as its help lists them.
fn options() -> Vec<String> {
    let output = klaxon(&["serve", "--help"]).output().expect("klaxon runs");
    let help = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = help.lines().map(str::trim_start);
    let options = lines.filter(|line| line.starts_with("--"));
    let name = |line: &str| {
        line.split([' ', '=', '['])
            .next()
            .unwrap_or(line)
            .to_owned()
    };
    options.map(name).collect()
}

/// The variable of an option.
fn variable(option: &str) -> String {
    let name = option.trim_start_matches('-').replace('-', "_");
    format!("KLAXON_{}", name.to_uppercase())
}

#[test]
fn help_lists_every_option_with_its_variable() {
    let output = klaxon(&["help", "serve"]).output().expect("klaxon runs");
    let help = String::from_utf8(output.stdout).expect("UTF-8");
    let options = options();
    assert_eq!(options.len(), 20, "{options:?}");
    // The language is an option of klaxon as a whole, and the system has variables for it.
    for option in options.iter().filter(|option| *option != "--lang") {
        // Values that may have passwords in them are not shown.
        let hidden = ["--postgres", "--nats"].contains(&option.as_str());
        let end = if hidden { "]" } else { "=]" };
        let variable = format!("[env: {}{end}", variable(option));
        assert!(help.contains(&variable), "{variable}: {help}");
    }
}

#[test]
fn the_page_for_hosts_tells_of_every_option_and_its_variable() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = fs::read_to_string(page).expect("a page");
    for option in options() {
        assert!(page.contains(&format!("`{option}")), "{option}");
        let variable = format!("`{}`", variable(&option));
        assert!(option == "--lang" || page.contains(&variable), "{variable}");
    }
}

#[test]
fn the_command_line_goes_before_the_variable_and_the_variable_before_the_file() {
    let (file_data, variable_data, flag_data) = (folder(), folder(), folder());
    let (from_file, from_variable, from_flag) = (
        path(file_data.path()),
        path(variable_data.path()),
        path(flag_data.path()),
    );
    let configs = folder();
    let settings = format!("listen = \"{ANY_PORT}\"\ndata = \"{from_file}\"\n");
    let config = file(&configs, "klaxon.toml", &settings);

    let (server, _) = open(klaxon(&["serve", "--config", &config]));
    assert!(server.printed().contains(from_file));

    let mut command = klaxon(&["serve"]);
    command.env("KLAXON_CONFIG", &config);
    command.env("KLAXON_DATA", from_variable);
    let (server, _) = open(command);
    assert!(server.printed().contains(from_variable));

    let mut command = klaxon(&["serve", "--config", &config, "--data", from_flag]);
    command.env("KLAXON_DATA", from_variable);
    let (server, _) = open(command);
    assert!(server.printed().contains(from_flag));
}

/// How many rooms can be opened, if these settings are made in each of the three ways.
async fn rooms(flag: Option<&str>, variable: Option<&str>, in_file: Option<&str>) -> usize {
    let (data, configs) = (folder(), folder());
    let content = in_file.map(|rooms| format!("rooms = {rooms}\n"));
    let config = file(&configs, "klaxon.toml", &content.unwrap_or_default());
    let mut arguments = vec!["--config", config.as_str()];
    if let Some(flag) = flag {
        arguments.extend(["--rooms", flag]);
    }
    let mut command = serve(&data, &arguments);
    if let Some(variable) = variable {
        command.env("KLAXON_ROOMS", variable);
    }
    let (_server, address) = open(command);
    let mut count = 0;
    loop {
        match http::open_room(&address, "fuse", &[]).await {
            Ok(_) => count += 1,
            Err(response) => {
                assert_eq!(response.status, 429, "{response:?}");
                return count;
            }
        }
    }
}

#[tokio::test]
async fn limits_are_taken_from_where_they_are_set() {
    assert_eq!(rooms(Some("1"), Some("2"), Some("3")).await, 1);
    assert_eq!(rooms(None, Some("2"), Some("3")).await, 2);
    assert_eq!(rooms(None, None, Some("3")).await, 3);
}

/// The answer to somebody who wants a room, and for whom two proxies asked one after the other.
fn open_room_by_proxies(address: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let body = r#"{"game": "fuse"}"#;
    let request = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         x-forwarded-for: 192.0.2.1, 10.0.0.7\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn one_address_gets_as_many_rooms_as_is_set_whichever_proxy_asks() {
    let (data, configs) = (folder(), folder());
    let config = "rooms-per-address = 1\nproxies = [\"10.0.0.0/8\"]\norigins = [\"https://friend.example\"]\n";
    let config = file(&configs, "klaxon.toml", config);
    let (_server, address) = open(serve(&data, &["--config", &config]));
    for expected in ["HTTP/1.1 201", "HTTP/1.1 429"] {
        let answer = open_room_by_proxies(&address);
        assert!(answer.starts_with(expected), "{answer}");
    }
    check_complaint(
        serve(&data, &["--proxies", "10.0.0.0/99"]),
        &["10.0.0.0/99"],
    );
    check_config("proxies = [\"tea\"]", &["tea", "FILE"]);
}

#[tokio::test]
async fn more_connections_than_allowed_are_turned_away() {
    let data = folder();
    let (_server, address) = open(serve(&data, &["--connections", "1"]));
    let room = open_room(&address, "fuse").await;
    let anna = join(&address, &room, "Anna").await;
    let ben = Client::join(&address, Form::Json, &room, "Ben").await;
    assert!(matches!(&ben, Err(Trouble::Odd(what)) if what.contains("503")));
    drop(anna);
}

/// Whether it listens for the whole network, if these settings are made in each of the three ways.
fn lan(flag: &[&str], variable: Option<&str>, in_file: &str) -> bool {
    let (data, configs) = (folder(), folder());
    let config = file(&configs, "klaxon.toml", in_file);
    let mut command = serve(&data, &[&["--config", &config], flag].concat());
    if let Some(variable) = variable {
        command.env("KLAXON_LAN", variable);
    }
    let (server, _) = open(command);
    server.printed().contains("network")
}

#[test]
fn the_lan_is_switched_by_flag_variable_and_file_in_this_order() {
    assert!(lan(&["--lan"], Some("false"), "lan = false"));
    assert!(lan(&["--lan"], None, ""));
    assert!(lan(&[], Some("1"), "lan = false"));
    assert!(lan(&[], Some("true"), ""));
    assert!(lan(&[], None, "lan = true"));
    assert!(!lan(&["--lan=false"], Some("true"), "lan = true"));
    assert!(!lan(&[], Some("0"), "lan = true"));
    assert!(!lan(&[], Some("no"), "lan = true"));
    assert!(!lan(&[], None, "lan = false"));
    assert!(!lan(&[], None, ""));
}

#[test]
fn lan_prints_the_addresses_of_this_machine_and_a_code_for_phones() {
    let data = folder();
    let (server, address) = open(serve(&data, &["--lan"]));
    let printed = server.printed();
    let lines: Vec<&str> = printed.lines().collect();
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    if printed.contains("this machine is in no network") {
        // Then it must be true.
        let known = Command::new("hostname").arg("-I").output();
        let known = known.expect("hostname tells the addresses of this machine: install it");
        let known = String::from_utf8_lossy(&known.stdout).into_owned();
        assert!(!known.contains('.'), "{known}");
        assert_eq!(lines.len(), 4, "{printed}");
        return;
    }
    let on_network = lines
        .iter()
        .filter_map(|line| line.strip_prefix("on this network: http://"));
    let others: Vec<&str> = on_network.map(|link| link.trim_end_matches('/')).collect();
    assert!(!others.is_empty(), "{printed}");
    for other in others {
        assert_eq!(other.rsplit(':').next(), address.rsplit(':').next());
        assert!(get(other, "/health").ends_with("ok\n"), "{other}");
    }
    // A QR code has at least 21 by 21 modules and 4 around, and half blocks show two lines in one.
    let code = lines.iter().filter(|line| line.starts_with('█'));
    let code: Vec<usize> = code.map(|line| line.chars().count()).collect();
    assert!(code.len() >= 14, "{printed}");
    assert!(code.iter().all(|width| *width == code[0] && *width >= 29));
}

#[test]
fn a_wrong_configuration_is_pointed_at() {
    check_config(
        "rooms = 3\nlisten = \"nowhere\"\n",
        &["FILE:2:10", "^^^^^^^^^", "address"],
    );
    check_config("rooms = \"many\"\n", &["FILE:1:9", "string \"many\""]);
    check_config("\n\nlan = true\nrooms =\n", &["FILE:4:"]);
    check_config("[serve]\nrooms = 1\n", &["FILE:1:", "serve"]);
    check_config("tls = [\"cert.pem\"]\n", &["FILE:1:7", "2"]);
    check_config(
        "log-format = \"xml\"\n",
        &["FILE:1:14", "xml", "text", "json"],
    );
    check_config("rooms = 1\nrooms = 2\n", &["FILE:2:1"]);
    check_config("rooms = -1\n", &["FILE:1:9", "-1"]);
    check_config("log = \"loud\"\n", &["loud"]);
}

#[test]
fn settings_that_do_not_exist_are_refused_and_those_that_do_are_named() {
    for unknown in ["rooom = 3", "log_format = \"json\"", "config = \"a\""] {
        let name = unknown.split(' ').next().unwrap_or(unknown);
        check_config(
            &format!("lan = false\n{unknown}\n"),
            &[
                "FILE:2:1",
                name,
                "`listen`, `lan`, `tls`, `data`, `rooms`, `connections`, `rooms-per-address`, ",
                "`connections-per-address`, `proxies`, `origins`, `idle`, `keep`, `keep-records`, `postgres`, `nats`, `node`, `log`, `log-format`",
            ],
        );
    }
    check_complaint(klaxon(&["serve", "--room", "3"]), &["--room", "--rooms"]);
}

#[test]
fn a_configuration_that_is_not_there_is_named() {
    let data = folder();
    check_complaint(
        serve(&data, &["--config", "nowhere/klaxon.toml"]),
        &["nowhere/klaxon.toml", "No such file"],
    );
}

#[test]
fn a_room_is_never_closed_before_anybody_can_come() {
    let data = folder();
    check_complaint(serve(&data, &["--idle", "0"]), &["--idle"]);
    check_config("idle = 0\n", &["FILE:1:8"]);
}

#[test]
fn an_address_in_use_is_told_with_a_way_out() {
    let taken = TcpListener::bind(ANY_PORT).expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let data = folder();
    check_complaint(
        klaxon(&["serve", "--data", path(data.path()), "--listen", &address]),
        &[&address, "in use", "--listen 127.0.0.1:0"],
    );
    check_complaint(
        klaxon(&["serve", "--listen", "localhost:80"]),
        &["localhost:80", "--listen"],
    );
}

#[test]
fn data_that_another_server_uses_is_left_to_it() {
    let data = folder();
    let (mut first, address) = open(serve(&data, &[]));
    // It may have gone when somebody tries again: for a service that is no reason to give up.
    let said = last_words(serve(&data, &[]), 75);
    for part in ["another server", path(data.path()), "--data"] {
        assert!(said.contains(part), "{said}");
    }
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"));
    // The system frees it however the first one ends.
    first.child.kill().expect("killed");
    first.child.wait().expect("ended");
    open(serve(&data, &[]));
}

#[test]
fn data_that_can_not_be_used_is_told() {
    let data = folder();
    let taken = file(&data, "taken", "");
    check_complaint(
        klaxon(&["serve", "--listen", ANY_PORT, "--data", &taken]),
        &[&taken, "--data"],
    );
    file(&data, "klaxon.db", &"This is no database. ".repeat(1000));
    check_complaint(serve(&data, &[]), &["not a database", "--data"]);
}

/// Waits until it has logged something.
fn logged(server: &Server, part: &str) {
    let begun = Instant::now();
    while !server.log().contains(part) {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "{}",
            server.log()
        );
        sleep(Duration::from_millis(5));
    }
}

#[tokio::test]
async fn a_database_that_another_program_holds_is_waited_for() {
    let data = folder();
    let (mut first, address) = open(serve(&data, &[]));
    let room = open_room(&address, "fuse").await;
    send("TERM", &first);
    assert_eq!(end(&mut first), Some(0));
    let database = SqliteConnectOptions::new().filename(data.path().join("klaxon.db"));
    let mut holder = database.connect().await.expect("the database");
    let hold = "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE life SET at = at";
    let held = sqlx::raw_sql(hold).execute(&mut holder).await;
    held.expect("held");

    let mut second = Server::start(serve(&data, &[]));
    logged(&second, "database is locked");
    assert!(second.child.try_wait().expect("a child").is_none());
    holder.close().await.expect("closed");
    let address = second.open();
    assert!(get(&address, &format!("/api/rooms/{room}")).starts_with("HTTP/1.1 200"));
}

/// The same command where files can't get longer than so many blocks, of 512 or 1024 bytes.
#[cfg(unix)]
fn with_short_files(command: &Command, blocks: u32) -> Command {
    let mut limited = Command::new("sh");
    let script = format!(r#"ulimit -f {blocks}; exec "$0" "$@""#);
    limited.args(["-c", &script]).arg(command.get_program());
    limited.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    limited
}

#[cfg(unix)]
#[test]
fn a_disk_without_space_is_waited_for_at_the_start() {
    let data = folder();
    // Enough for what it says, too little for a database.
    let mut server = Server::start(with_short_files(&serve(&data, &[]), 8));
    logged(&server, "trying again");
    assert!(
        server.child.try_wait().expect("a child").is_none(),
        "{}",
        server.log()
    );
    send("TERM", &server);
    assert_eq!(end(&mut server), Some(0), "{}", server.log());
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_can_not_grow_does_not_end_the_server() {
    let data = folder();
    let command = with_short_files(&serve(&data, &["--log", "off"]), 256);
    let (_server, address) = open(command);
    let mut opened = 0;
    let refused = loop {
        match http::open_room(&address, "fuse", &[]).await {
            Ok(_) => opened += 1,
            Err(refused) => break refused,
        }
        assert!(opened < 1000, "the limit does not hold");
    };
    assert_eq!(refused.status, 503, "{refused:?}");
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 503"));
}

#[test]
fn a_log_that_makes_no_sense_is_refused() {
    let data = folder();
    for log in ["loud", "klaxon_server=loud", "info,verbose", "klaxon["] {
        check_complaint(serve(&data, &["--log", log]), &[log]);
    }
    check_complaint(
        serve(&data, &["--log-format", "xml"]),
        &["xml", "text", "json"],
    );
    for log in ["off", "info", "WARN", "warn,klaxon_server=debug"] {
        open(serve(&data, &["--log", log]));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_nobody_reads_any_more_holds_up_nothing() {
    let data = folder();
    let mut command = serve(&data, &[]);
    let (reader, writer) = std::io::pipe().expect("a pipe");
    command.stdout(std::process::Stdio::piped()).stderr(writer);
    let mut child = command.spawn().expect("klaxon starts");
    drop((command, reader));
    let mut printed = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    printed.read_line(&mut line).expect("a line");
    let address = line.trim().trim_end_matches('/').rsplit('/').next();
    let room = open_room(address.expect("an address"), "fuse").await;
    assert_eq!(room.len(), 4);
    let kill = Command::new("kill").arg(child.id().to_string()).status();
    assert!(kill.expect("kill runs").success());
    let begun = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if begun.elapsed() > Duration::from_secs(30) {
            child.kill().expect("killed");
            panic!("it does not end");
        }
        sleep(Duration::from_millis(5));
    }
    assert!(child.wait().expect("ended").success());
}

#[tokio::test]
async fn the_log_has_no_colours_where_nobody_sees_them() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let room = open_room(&address, "fuse").await;
    send("TERM", &server);
    assert_eq!(end(&mut server), Some(0));
    let log = server.log();
    assert!(log.contains("INFO") && log.contains(&room), "{log}");
    assert!(!log.contains('\u{1b}') && !server.printed().contains('\u{1b}'));
}

#[tokio::test]
async fn the_log_can_be_json_and_as_fine_as_wanted() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &["--log-format", "json"]));
    let room = open_room(&address, "fuse").await;
    send("TERM", &server);
    assert_eq!(end(&mut server), Some(0));
    let log = server.log();
    let lines = log.lines().map(serde_json::from_str::<serde_json::Value>);
    let lines: Result<Vec<_>, _> = lines.collect();
    let lines = lines.unwrap_or_else(|error| panic!("{error}: {log}"));
    assert!(lines.len() >= 3, "{log}");
    for line in &lines {
        assert!(line["timestamp"].is_string() && line["level"] == "INFO");
    }
    assert!(lines.iter().any(|line| line["fields"]["code"] == *room));

    let (mut server, _) = open(serve(&data, &["--log", "warn"]));
    send("TERM", &server);
    assert_eq!(end(&mut server), Some(0));
    assert_eq!(server.log(), "");
}

#[tokio::test]
async fn asked_to_stop_it_sends_everybody_off_and_keeps_the_rooms() {
    for (signal, game) in [("TERM", "fuse"), ("INT", "planter")] {
        let data = folder();
        let (mut server, address) = open(serve(&data, &[]));
        let room = open_room(&address, game).await;
        let mut anna = join(&address, &room, "Anna").await;
        let mut ben = join(&address, &room, "Ben").await;
        anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
        let number = ben.ask(rename("Berta")).await.expect("a name");
        let id = ben.id();
        send(signal, &server);
        for client in [&mut anna, &mut ben] {
            let goodbye = loop {
                if let Err(trouble) = client.listen().await {
                    break trouble;
                }
            };
            let Trouble::Closed(Some((why, back))) = goodbye else {
                panic!("{goodbye:?}");
            };
            assert!(back && why.key == "serve-stopping", "{why:?}");
        }
        assert_eq!(end(&mut server), Some(0));
        assert!(server.printed().ends_with("everything is on record\n"));

        let (_server, address) = open(serve(&data, &[]));
        let (ticket, fold) = ben.drop_out();
        let ben = Client::come_back(&address, Form::Json, &ticket, fold).await;
        let mut ben = ben.expect("Ben is back");
        let names = ben.fold().room().members().iter().map(|m| m.name.clone());
        assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Berta"]);
        assert_eq!(ben.fold().room().game(), game);
        // What was acknowledged is known, and gets its old answer.
        let ask = rename("Berta");
        ben.send(&Request { id, ask }).await.expect("sent");
        let again = ben.answer_to(id).await;
        assert_eq!(again, Ok(Reply::Done { id, number }));
        let (ticket, _) = anna.drop_out();
        let anna = Client::come_back(&address, Form::Json, &ticket, knows_nothing()).await;
        assert_eq!(anna.map(|anna| anna.member), Ok(1));
    }
}

/// Talks without a pause, and never listens before the connection is closed: what was the last word?
async fn babble(mut client: Client) -> Option<(klaxon_proto::Refused, bool)> {
    let talking = async {
        loop {
            if client.say(rename("Anna")).await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let _ = tokio::time::timeout(Duration::from_millis(1500), talking).await;
    loop {
        match client.listen().await {
            Ok(()) => {}
            Err(Trouble::Closed(word)) => return word,
            Err(trouble) => panic!("{trouble:?}"),
        }
    }
}

#[tokio::test]
async fn who_talks_while_it_stops_hears_the_goodbye_too() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let mut talking = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let room = open_room(&address, "fuse").await;
        let client = join(&address, &room, "Anna").await;
        talking.spawn(babble(client));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    send("TERM", &server);
    let mut words = 0;
    while let Some(word) = talking.join_next().await {
        let (why, back) = word.expect("it ends").expect("a goodbye");
        assert!(back && why.key == "serve-stopping", "{why:?}");
        words += 1;
    }
    assert_eq!(words, 20);
    assert_eq!(end(&mut server), Some(0));
}

#[tokio::test]
async fn who_comes_while_it_stops_is_told_to_come_back() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let mut rooms = Vec::new();
    for _ in 0..60 {
        let room = open_room(&address, "fuse").await;
        rooms.push((join(&address, &room, "Anna").await, room));
    }
    send("TERM", &server);
    // Everybody comes back at once, until nobody answers any more: nobody hears that there is no such room.
    let mut heard = 0;
    for (mut client, room) in rooms {
        while client.listen().await.is_ok() {}
        let (ticket, fold) = client.drop_out();
        match Client::come_back(&address, Form::Json, &ticket, fold).await {
            Err(Trouble::Closed(Some((why, back)))) => {
                assert!(back && why.key == "serve-stopping", "{room}: {why:?}");
                heard += 1;
            }
            Err(Trouble::Odd(_) | Trouble::Closed(None)) => {}
            Err(trouble) => panic!("{trouble:?}"),
            Ok(_) => panic!("{room} is open"),
        }
    }
    println!("{heard} were told to come back");
    assert_eq!(end(&mut server), Some(0));
}

#[tokio::test]
async fn a_client_that_does_not_read_does_not_keep_it_from_stopping() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let room = open_room(&address, "fuse").await;
    let _silent = Client::socket(&address, Form::Json)
        .await
        .expect("a socket");
    let _deaf = join(&address, &room, "Anna").await;
    send("TERM", &server);
    let begun = Instant::now();
    assert_eq!(end(&mut server), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(8));
}

#[test]
fn it_speaks_german() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &["--lang", "de"]));
    let expected = format!(
        "Klaxon ist offen unter http://{address}/\ndie Aufzeichnungen liegen in {}\n\
         Strg+C beendet es; Räume bleiben erhalten\n",
        path(data.path())
    );
    assert_eq!(server.printed(), expected);
    let said = last_words(serve(&data, &["--lang", "de"]), 75);
    assert!(said.contains("ein anderer Server"), "{said}");
    send("INT", &server);
    assert_eq!(end(&mut server), Some(0));
    assert!(server.printed().ends_with("alles ist aufgezeichnet\n"));
    check_complaint(
        serve(&data, &["--lang", "de", "--tls", "a.pem", "b.pem"]),
        &["a.pem", "Zertifikat"],
    );
    check_complaint(
        serve(&data, &["--lang", "de", "--log", "laut"]),
        &["„laut“ ist nichts fürs Log"],
    );
    // The system's language counts too, and so does that of a browser.
    let mut command = serve(&data, &[]);
    command.env("LC_ALL", "de_DE.UTF-8");
    let (server, address) = open(command);
    assert!(server.printed().starts_with("Klaxon ist offen"));
    assert!(get(&address, "/api/nothing?lang=de").contains("hier ist nichts"));
}

/// A certificate for this machine and its key, as files; and a client's settings that trust it.
struct Identity {
    folder: TempDir,
    certificate: String,
    key: String,
    trust: Arc<ClientConfig>,
}

fn identity() -> Identity {
    let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let folder = folder();
    let certificate = file(&folder, "cert.pem", &made.cert.pem());
    let key = file(&folder, "key.pem", &made.signing_key.serialize_pem());
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a root");
    let provider = tokio_rustls::rustls::crypto::ring::default_provider();
    let trust = ClientConfig::builder_with_provider(Arc::new(provider))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Identity {
        folder,
        certificate,
        key,
        trust: Arc::new(trust),
    }
}

impl Identity {
    async fn connect(&self, address: &str) -> TlsStream<tokio::net::TcpStream> {
        let stream = tokio::net::TcpStream::connect(address).await;
        let name = ServerName::try_from("localhost").expect("a name");
        let stream = TlsConnector::from(self.trust.clone())
            .connect(name, stream.expect("a connection"))
            .await;
        stream.expect("a handshake")
    }

    /// Opens a room through https; its code.
    async fn open_room(&self, address: &str) -> String {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = "{\"game\":\"fuse\"}";
        let request = format!(
            "POST /api/rooms HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = self.connect(address).await;
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
        let body = answer.split("\r\n\r\n").nth(1).expect("a body");
        let opened: serde_json::Value = serde_json::from_str(body).expect("JSON");
        opened["code"].as_str().expect("a code").to_owned()
    }
}

#[tokio::test]
async fn with_a_certificate_it_speaks_tls() {
    let identity = identity();
    let data = folder();
    let (certificate, key) = (identity.certificate.as_str(), identity.key.as_str());
    let in_variable = format!("{certificate},{key}");
    let in_file = format!("tls = [\"{certificate}\", \"{key}\"]\n");
    let config = file(&identity.folder, "klaxon.toml", &in_file);
    let mut by_variable = serve(&data, &[]);
    by_variable.env("KLAXON_TLS", in_variable);
    let commands = [
        serve(&data, &["--tls", certificate, key]),
        serve(&data, &["--config", &config]),
        by_variable,
    ];
    for command in commands {
        let (mut server, address) = open(command);
        let link = format!("https://{address}/");
        assert!(server.printed().contains(&link), "{}", server.printed());
        let room = identity.open_room(&address).await;
        let stream = identity.connect(&address).await;
        let link = format!("wss://{address}/api/socket");
        let socket = tokio_tungstenite::client_async(link, stream).await;
        let (mut socket, _) = socket.expect("a socket");
        let hello =
            format!("{{\"id\":1,\"do\":{{\"hello\":{{\"room\":\"{room}\",\"name\":\"Anna\"}}}}}}");
        socket.send(Message::text(hello)).await.expect("sent");
        let mut heard = Vec::new();
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                heard.push(text.to_string());
            }
            if heard.len() == 1 {
                send("TERM", &server);
            }
        }
        let (first, last) = (heard.first(), heard.last());
        assert!(first.is_some_and(|first| first.starts_with("{\"welcome\":")));
        assert!(last.is_some_and(|last| last.starts_with("{\"bye\":")));
        assert_eq!(end(&mut server), Some(0));
    }
}

#[test]
fn certificates_that_do_not_work_are_refused() {
    let (identity, other, data) = (identity(), self::identity(), folder());
    let garbage = file(&identity.folder, "garbage.pem", "no certificate\n");
    let (certificate, key) = (identity.certificate.as_str(), identity.key.as_str());
    for (certificate, key) in [
        ("nowhere.pem", key),
        (certificate, "nowhere.pem"),
        (&garbage, key),
        (certificate, &garbage),
        (key, certificate),
        (certificate, other.key.as_str()),
    ] {
        check_complaint(
            serve(&data, &["--tls", certificate, key]),
            &[certificate, key, "--tls", "PEM"],
        );
    }
    check_complaint(serve(&data, &["--tls", certificate]), &["--tls"]);
    let mut command = serve(&data, &[]);
    command.env("KLAXON_TLS", certificate);
    check_complaint(command, &["--tls"]);
}
