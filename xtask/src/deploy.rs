//! What lies in `deploy/`, tried for real: the proxies with Debian's nginx and Caddy, the service with systemd's own
//! checks, the last stage of the image in a bare Debian, and several nodes behind Caddy.

#[cfg(unix)]
mod nodes;

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::command::{exists, install, install_package, root};
use crate::{servers, test};

/// The service must not be more exposed than this, of a hundred, by systemd's own measure.
const EXPOSURE: &str = "20";
/// The Debian of the image.
const DEBIAN: &str = "bookworm";
/// The user of the image.
const USER: &str = "10001:10001";

/// Tries everything.
pub(crate) fn check() -> Result<(), String> {
    install_tools()?;
    let binary = test::built()?;
    let folder = root().join("target/deploy");
    if folder.exists() {
        fs::remove_dir_all(folder.join("tried")).ok();
    }
    let tried = folder.join("tried");
    fs::create_dir_all(&tried).map_err(|error| format!("{}: {error}", tried.display()))?;
    service(&binary, &tried)?;
    let certificate = certificate(&tried)?;
    proxy("nginx", &binary, &tried, &certificate, nginx)?;
    proxy("caddy", &binary, &tried, &certificate, caddy)?;
    #[cfg(unix)]
    nodes::check(&binary, &tried, &certificate)?;
    image(&binary, &folder)?;
    println!(
        "\nall of deploy/ was tried, except building and starting images, for which an engine is needed"
    );
    Ok(())
}

fn install_tools() -> Result<(), String> {
    for program in [
        "strace",
        "python3",
        "curl",
        "caddy",
        "debootstrap",
        "openssl",
    ] {
        let asked = if matches!(program, "caddy" | "openssl") {
            "version"
        } else {
            "--version"
        };
        if !exists(program, asked) {
            install_package(program, program)?;
        }
    }
    if !exists("nginx", "-v") {
        install_package("nginx", "nginx")?;
    }
    if !exists("python3", "-cimport yaml") {
        install_package("python3 with yaml", "python3-yaml")?;
    }
    servers::install()?;
    install("systemd-analyze", "systemd")
}

/// The address of this machine in its network: whoever comes from there is a stranger to a proxy on this machine.
fn own_address() -> Result<String, String> {
    let told = output("hostname", &["-I"])?;
    let address = told
        .split_whitespace()
        .find(|address| address.contains('.'));
    let none = "this machine has no address but loopback, so nobody can come from elsewhere";
    address.map(str::to_owned).ok_or_else(|| none.to_owned())
}

/// A certificate that everybody here believes, and its key.
struct Certificate {
    chain: PathBuf,
    key: PathBuf,
}

fn certificate(folder: &Path) -> Result<Certificate, String> {
    let (chain, key) = (folder.join("cert.pem"), folder.join("key.pem"));
    let names = format!("subjectAltName=IP:{}", own_address()?);
    let (chain_path, key_path) = (shown(&chain), shown(&key));
    let usual = [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
    ];
    let rest = [
        "-subj",
        "/CN=klaxon",
        "-addext",
        &names,
        "-out",
        &chain_path,
        "-keyout",
        &key_path,
    ];
    output("openssl", &[&usual[..], &rest].concat())?;
    Ok(Certificate { chain, key })
}

/// Where everything listens.
struct Ports {
    klaxon: u16,
    proxy: u16,
}

/// A program that ends when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // A proxy has to end its workers, so it is asked and not killed.
        output("kill", &[&self.0.id().to_string()]).ok();
        self.0.wait().ok();
    }
}

/// Makes the settings of a proxy out of its file in `deploy/`, and starts it.
type Start = fn(&Path, &Ports, &Certificate) -> Result<Running, String>;

fn proxy(
    name: &str,
    binary: &str,
    folder: &Path,
    certificate: &Certificate,
    start: Start,
) -> Result<(), String> {
    let folder = folder.join(name);
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let ports = Ports {
        klaxon: free_port()?,
        proxy: free_port()?,
    };
    let listen = format!("127.0.0.1:{}", ports.klaxon);
    let _klaxon = klaxon(binary, &listen, &folder.join("data"))?;
    let _proxy = start(&folder, &ports, certificate)?;
    let place = format!("{}:{}", own_address()?, ports.proxy);
    wait_for(&place)?;
    let visitor = Visitor {
        site: format!("https://{place}"),
        certificate: shown(&certificate.chain),
    };
    visitor
        .check(&listen)
        .map_err(|error| format!("{name}: {error}"))?;
    println!(
        "{name}: page, socket, whole game, addresses and hidden figures are as they should be"
    );
    Ok(())
}

/// Somebody who comes through a proxy from another machine.
struct Visitor {
    site: String,
    certificate: String,
}

impl Visitor {
    fn check(&self, direct: &str) -> Result<(), String> {
        self.check_pages()?;
        let figures = output("curl", &["-sS", &format!("http://{direct}/metrics")])?;
        require(figures.contains("klaxon_rooms"), "klaxon has no figures")?;
        self.play()?;
        self.check_address(direct)
    }

    /// What is for everybody is there, and the figures are not.
    fn check_pages(&self) -> Result<(), String> {
        self.expect("/health", &[], "200")?;
        self.expect("/", &[], "200")?;
        self.expect("/metrics", &[], "404")?;
        self.check_socket()
    }

    /// Pages of this site come in, others don't: the proxy passes on the upgrade and the name that was typed.
    fn check_socket(&self) -> Result<(), String> {
        let upgrade = [
            "-H",
            "Connection: Upgrade",
            "-H",
            "Upgrade: websocket",
            "-H",
            "Sec-WebSocket-Version: 13",
            "-H",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ];
        let own = format!("Origin: {}", self.site);
        let own = [&upgrade[..], &["-H", &own]].concat();
        self.expect("/api/socket", &own, "101")?;
        let other = [&upgrade[..], &["-H", "Origin: https://elsewhere.example"]].concat();
        self.expect("/api/socket", &other, "403")
    }

    /// A program that was written from the documentation plays a whole game.
    fn play(&self) -> Result<(), String> {
        let example = shown(&root().join("examples/python/klaxon_player.py"));
        let game = [
            "--game",
            "planter",
            "--option",
            "window 0:01",
            "--pace",
            "0",
            "--seed",
            "1",
        ];
        let told = Command::new("python3")
            .env("SSL_CERT_FILE", &self.certificate)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .args([&example, &self.site])
            .args(game)
            .output()
            .map_err(|error| format!("python3: {error}"))?;
        let text = String::from_utf8_lossy(&told.stdout);
        let errors = String::from_utf8_lossy(&told.stderr);
        require(
            told.status.success() && text.contains("result: won by "),
            &format!("no whole game:\n{text}{errors}"),
        )
    }

    /// The server allows one room for each address, but not for the machine itself: it knows who comes through the proxy,
    /// also if they say that they are somebody else. The game before was the one room.
    fn check_address(&self, direct: &str) -> Result<(), String> {
        let room = [
            "-d",
            "{\"game\":\"fuse\"}",
            "-H",
            "content-type: application/json",
        ];
        self.expect("/api/rooms", &room, "429")?;
        let liar = [&room[..], &["-H", "X-Forwarded-For: 127.0.0.1"]].concat();
        self.expect("/api/rooms", &liar, "429")?;
        let here = format!("http://{direct}/api/rooms");
        let answer = output("curl", &[&["-sS", &here][..], &room].concat())?;
        require(answer.contains("\"code\""), &format!("no room: {answer}"))
    }

    fn expect(&self, way: &str, options: &[&str], status: &str) -> Result<(), String> {
        let address = format!("{}{way}", self.site);
        let usual = [
            "-sS",
            "--http1.1",
            "--max-time",
            "3",
            "-o",
            "/dev/null",
            "-w",
            "%{http_code}",
        ];
        let told = Command::new("curl")
            .args(usual)
            .args(["--cacert", &self.certificate, &address])
            .args(options)
            .output()
            .map_err(|error| format!("curl: {error}"))?;
        // A socket stays open until curl has waited long enough.
        let found = String::from_utf8_lossy(&told.stdout);
        let errors = String::from_utf8_lossy(&told.stderr);
        let wrong = format!("{way} answers {found} and not {status}: {errors}");
        require(found == status, &wrong)
    }
}

fn nginx(folder: &Path, ports: &Ports, certificate: &Certificate) -> Result<Running, String> {
    let live = "/etc/letsencrypt/live/play.example.org";
    let site = changed(
        "nginx.conf",
        &[
            ("listen 443 ssl", &format!("listen {} ssl", ports.proxy)),
            ("play.example.org;", &format!("{};", own_address()?)),
            (&format!("{live}/fullchain.pem"), &shown(&certificate.chain)),
            (&format!("{live}/privkey.pem"), &shown(&certificate.key)),
            ("127.0.0.1:8080", &format!("127.0.0.1:{}", ports.klaxon)),
        ],
    )?;
    let around = format!(
        "error_log {0}/error.log;\npid {0}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{site}\n}}\n",
        folder.display()
    );
    let settings = folder.join("nginx.conf");
    fs::write(&settings, around).map_err(|error| error.to_string())?;
    let settings = shown(&settings);
    output("nginx", &["-t", "-q", "-c", &settings])?;
    started(Command::new("nginx").args(["-c", &settings, "-g", "daemon off;"]))
}

fn caddy(folder: &Path, ports: &Ports, certificate: &Certificate) -> Result<Running, String> {
    let (chain, key) = (shown(&certificate.chain), shown(&certificate.key));
    // Only who gives out the certificate is different here.
    let name = format!(
        "https://{}:{} {{\n\ttls {chain} {key}",
        own_address()?,
        ports.proxy
    );
    let site = changed(
        "Caddyfile",
        &[
            ("play.example.org {", &name),
            ("127.0.0.1:8080", &format!("127.0.0.1:{}", ports.klaxon)),
        ],
    )?;
    run_caddy(folder, &site)
}

/// Starts Caddy for a site.
fn run_caddy(folder: &Path, site: &str) -> Result<Running, String> {
    let around = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n";
    let settings = folder.join("Caddyfile");
    fs::write(&settings, format!("{around}{site}")).map_err(|error| error.to_string())?;
    let settings = shown(&settings);
    let arguments = ["run", "--adapter", "caddyfile", "--config", &settings];
    let log = fs::File::create(folder.join("log")).map_err(|error| error.to_string())?;
    started(
        Command::new("caddy")
            .args(arguments)
            .env("HOME", folder)
            .stderr(log),
    )
}

/// A file of `deploy/` with some things changed, each of which has to be there.
fn changed(name: &str, changes: &[(&str, &str)]) -> Result<String, String> {
    let file = root().join("deploy").join(name);
    let mut text = fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
    for (from, to) in changes {
        require(text.contains(from), &format!("{name} has no “{from}”"))?;
        text = text.replace(from, to);
    }
    Ok(text)
}

/// The unit is sound, little exposed, and lets the server call what it calls.
fn service(binary: &str, folder: &Path) -> Result<(), String> {
    let unit = folder.join("klaxon.service");
    let text = changed("klaxon.service", &[("/usr/local/bin/klaxon", binary)])?;
    fs::write(&unit, &text).map_err(|error| error.to_string())?;
    let unit = shown(&unit);
    output("systemd-analyze", &["verify", &unit])?;
    let threshold = format!("--threshold={EXPOSURE}");
    output(
        "systemd-analyze",
        &["security", "--offline=yes", &threshold, &unit],
    )?;
    let allowed = allowed(&text)?;
    let called = called(binary, folder)?;
    let forbidden: Vec<&String> = called
        .iter()
        .filter(|call| !allowed.contains(call))
        .collect();
    require(
        forbidden.is_empty(),
        &format!("the service would not let it call {forbidden:?}"),
    )?;
    println!(
        "klaxon.service: sound, and allows all {} calls of the server",
        called.len()
    );
    Ok(())
}

/// The calls of the system that the filters of a unit allow.
fn allowed(unit: &str) -> Result<Vec<String>, String> {
    let mut allowed: Vec<String> = Vec::new();
    for filter in unit
        .lines()
        .filter_map(|line| line.strip_prefix("SystemCallFilter="))
    {
        let (groups, adds) = match filter.strip_prefix('~') {
            Some(groups) => (groups, false),
            None => (filter, true),
        };
        for group in groups.split_whitespace() {
            let calls = match group.starts_with('@') {
                true => group_of_calls(group)?,
                false => vec![group.to_owned()],
            };
            match adds {
                true => allowed.extend(calls),
                false => allowed.retain(|call| !calls.contains(call)),
            }
        }
    }
    // What is allowed wherever there is a list.
    allowed.extend(group_of_calls("@default")?);
    Ok(allowed)
}

fn group_of_calls(group: &str) -> Result<Vec<String>, String> {
    let mut calls = Vec::new();
    for line in output("systemd-analyze", &["syscall-filter", group])?
        .lines()
        .skip(1)
    {
        match line.trim() {
            "" => {}
            line if line.starts_with('#') => {}
            inner if inner.starts_with('@') => calls.extend(group_of_calls(inner)?),
            call => calls.push(call.to_owned()),
        }
    }
    Ok(calls)
}

/// The calls of a server that opens a room, makes figures and stops.
fn called(binary: &str, folder: &Path) -> Result<Vec<String>, String> {
    let (trace, data) = (folder.join("trace"), folder.join("traced"));
    let listen = format!("127.0.0.1:{}", free_port()?);
    let mut command = Command::new("strace");
    // The tracer is a process of its own (-D), so that the child is the server.
    command.args(["-D", "-f", "-qq", "-o"]);
    command.arg(&trace).arg(binary);
    command
        .args(["serve", "--listen", &listen, "--data"])
        .arg(&data);
    {
        let _server = Running(wait_until_open(&mut command)?);
        let room = [
            "-sS",
            "-d",
            "{\"game\":\"fuse\"}",
            "-H",
            "content-type: application/json",
        ];
        output(
            "curl",
            &[&room[..], &[&format!("http://{listen}/api/rooms")]].concat(),
        )?;
        output("curl", &["-sS", &format!("http://{listen}/metrics")])?;
        output(binary, &["rooms", "list", "--data", &shown(&data)])?;
    }
    // It writes down the end of the server a moment after that.
    sleep(Duration::from_millis(500));
    let trace = fs::read_to_string(&trace).map_err(|error| error.to_string())?;
    let calls = trace.lines().filter_map(|line| {
        let (_, call) = line.split_once(' ')?;
        let (name, _) = call.trim_start().split_once('(')?;
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        name.chars().all(is_name).then(|| name.to_owned())
    });
    let mut calls: Vec<String> = calls.filter(|call| !call.is_empty()).collect();
    calls.sort();
    calls.dedup();
    require(calls.len() > 20, &format!("the trace has only {calls:?}"))?;
    Ok(calls)
}

/// The last stage of the image: the program alone in a bare Debian, as its user, with a folder of its own.
fn image(binary: &str, folder: &Path) -> Result<(), String> {
    let file =
        fs::read_to_string(root().join("deploy/Containerfile")).map_err(|e| e.to_string())?;
    for line in [format!("debian:{DEBIAN}-slim"), format!("USER {USER}")] {
        require(
            file.contains(&line),
            &format!("the Containerfile has no “{line}”"),
        )?;
    }
    let bare = folder.join(DEBIAN);
    if !bare.join("etc/debian_version").exists() {
        println!("$ debootstrap --variant=minbase {DEBIAN}");
        output("debootstrap", &["--variant=minbase", DEBIAN, &shown(&bare)])?;
    }
    let inside = bare.join("usr/local/bin/klaxon");
    fs::copy(binary, &inside).map_err(|error| format!("{}: {error}", inside.display()))?;
    fs::remove_dir_all(bare.join("data")).ok();
    let data = shown(&bare.join("data"));
    output(
        "install",
        &["-d", "-m", "700", "-o", "10001", "-g", "10001", &data],
    )?;
    let listen = format!("127.0.0.1:{}", free_port()?);
    let inside = |arguments: &[&str]| {
        let mut command = Command::new("chroot");
        command
            .arg(format!("--userspec={USER}"))
            .arg(&bare)
            .args(arguments);
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("KLAXON_LISTEN", &listen)
            .env("KLAXON_DATA", "/data");
        command
    };
    let _server = Running(wait_until_open(&mut inside(&[
        "/usr/local/bin/klaxon",
        "serve",
    ]))?);
    let health = output("curl", &["-sS", &format!("http://{listen}/ready")])?;
    require(health == "ok\n", &format!("not ready: {health}"))?;
    let listed = inside(&["/usr/local/bin/klaxon", "rooms", "list"]).output();
    let listed = listed.map_err(|error| error.to_string())?;
    require(
        listed.status.success(),
        &String::from_utf8_lossy(&listed.stderr),
    )?;
    println!("image: the program alone serves in a bare {DEBIAN} as the user {USER}");
    Ok(())
}

/// A server that allows each address one room.
fn klaxon(binary: &str, listen: &str, data: &Path) -> Result<Running, String> {
    let mut command = Command::new(binary);
    command.args([
        "serve",
        "--listen",
        listen,
        "--rooms-per-address",
        "1",
        "--data",
    ]);
    Ok(Running(wait_until_open(command.arg(data))?))
}

/// Starts a server and waits until it says where it is.
fn wait_until_open(command: &mut Command) -> Result<Child, String> {
    command
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut child = command
        .spawn()
        .map_err(|error| format!("{command:?}: {error}"))?;
    let mut line = String::new();
    if let Some(output) = child.stdout.take() {
        BufReader::new(output).read_line(&mut line).ok();
    }
    match line.contains("http://") {
        true => Ok(child),
        false => {
            child.kill().ok();
            child.wait().ok();
            Err(format!("{command:?} does not open: {line}"))
        }
    }
}

fn started(command: &mut Command) -> Result<Running, String> {
    let child = command.spawn();
    child
        .map(Running)
        .map_err(|error| format!("{command:?}: {error}"))
}

fn wait_for(place: &str) -> Result<(), String> {
    let begun = Instant::now();
    while TcpStream::connect(place).is_err() {
        require(
            begun.elapsed() < Duration::from_secs(20),
            &format!("nobody listens at {place}"),
        )?;
        sleep(Duration::from_millis(50));
    }
    Ok(())
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("0.0.0.0:0");
    let address = listener.and_then(|listener| listener.local_addr());
    address
        .map(|address| address.port())
        .map_err(|error| error.to_string())
}

/// What a program prints when all is well.
fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let told = Command::new(program).args(arguments).output();
    let told = told.map_err(|error| format!("{program}: {error}"))?;
    let out = String::from_utf8_lossy(&told.stdout).into_owned();
    let errors = String::from_utf8_lossy(&told.stderr);
    match told.status.success() {
        true => Ok(out),
        false => Err(format!("failed: {program} {arguments:?}\n{out}{errors}")),
    }
}

fn require(right: bool, wrong: &str) -> Result<(), String> {
    match right {
        true => Ok(()),
        false => Err(wrong.to_owned()),
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
