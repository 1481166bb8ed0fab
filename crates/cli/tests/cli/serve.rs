//! `klaxon serve`, as a person calls it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Trouble, http};
use klaxon_proto::{Ask, Form};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use crate::process::{Server, klaxon};

const ANY_PORT: &str = "127.0.0.1:0";

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// A file in a folder; its path.
pub(crate) fn file(folder: &TempDir, name: &str, content: &str) -> String {
    let file = folder.path().join(name);
    fs::write(&file, content).expect("written");
    path(&file).to_owned()
}

/// The command for a server on any port, with its data in this folder and these further arguments.
pub(crate) fn serve(data: &TempDir, arguments: &[&str]) -> Command {
    let usual = ["serve", "--listen", ANY_PORT, "--data", path(data.path())];
    klaxon(&[&usual, arguments].concat())
}

/// A server that is open, and its address.
pub(crate) fn open(command: Command) -> (Server, String) {
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

pub(crate) fn check_complaint(command: Command, parts: &[&str]) {
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
pub(crate) fn send(signal: &str, server: &Server) {
    let kill = Command::new("kill")
        .args(["-s", signal, &server.child.id().to_string()])
        .status();
    assert!(kill.expect("kill runs").success());
}

/// Waits for the end; the exit code.
pub(crate) fn end(server: &mut Server) -> Option<i32> {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(15) {
        if let Some(status) = server.child.try_wait().expect("a child") {
            return status.code();
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it does not end: {}{}", server.printed(), server.log());
}

pub(crate) async fn open_room(address: &str, game: &str) -> String {
    let code = http::open_room(address, game, &[]).await;
    code.expect("a room")
}

pub(crate) async fn join(address: &str, room: &str, name: &str) -> Client {
    let client = Client::join(address, Form::Json, room, name).await;
    client.expect("somebody comes in")
}

pub(crate) fn rename(name: &str) -> Ask {
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
