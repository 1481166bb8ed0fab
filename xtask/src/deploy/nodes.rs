//! Several nodes behind Caddy, as in `deploy/compose.yaml`: a visitor notices nothing when one of them dies.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use klaxon_cluster_kit::{KitError, Nats, Node, Postgres};

use super::{
    Certificate, Visitor, changed, free_port, output, own_address, require, run_caddy, shown,
    wait_for,
};
use crate::command::root;

/// Everything that a service names is declared, and every file that is named lies there or is a secret.
const NAMES: &str = "\
import os, sys, yaml
file = sys.argv[1]
whole = yaml.safe_load(open(file))
for name, service in whole['services'].items():
    for kind in ['secrets', 'networks']:
        for used in service.get(kind, []):
            assert used in whole[kind], f'{name}: {used} is not among the {kind}'
    for other in service.get('depends_on', []):
        assert other in whole['services'], f'{name}: no service {other}'
    for volume in service.get('volumes', []):
        source = volume.split(':')[0]
        there = os.path.exists(os.path.join(os.path.dirname(file), source))
        assert there if source.startswith('.') else source in whole['volumes'], f'{name}: no {source}'
for name, secret in whole['secrets'].items():
    assert secret['file'].startswith('secrets/'), f'{name} is not where secrets are'
print(whole['services']['node-1']['healthcheck']['test'][3].replace('$$', '$'))
";
/// The port of a node in the image.
const PORT: &str = "127.0.0.1/8080";
/// How often a visitor asks after a node died, one time after the other.
const VISITS: usize = 30;
/// By then another node keeps what the dead one kept.
const TAKEN_OVER: Duration = Duration::from_secs(10);

/// Tries the file for Compose, and what it would start, without an engine.
pub(super) fn check(binary: &str, folder: &Path, certificate: &Certificate) -> Result<(), String> {
    let ready = names_are_known()?;
    let folder = folder.join("nodes");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let said = |error: KitError| error.to_string();
    let postgres = Postgres::new().map_err(said)?;
    let nats = Nats::new().map_err(said)?;
    let start = |name| Node::new(Path::new(binary), name, &postgres, &nats, &[]).map_err(said);
    let mut nodes = [start("node-1")?, start("node-2")?, start("node-3")?];
    is_healthy(&ready, &nodes[0])?;
    let port = free_port()?;
    let addresses = nodes.each_ref().map(Node::address);
    let _caddy = caddy(&folder, &addresses, port, certificate)?;
    let place = format!("{}:{port}", own_address()?);
    wait_for(&place)?;
    let visitor = Visitor {
        site: format!("https://{place}"),
        certificate: shown(&certificate.chain),
    };
    visitor.check_pages()?;
    visitor.play()?;
    let room = open_room(&addresses[0])?;
    nodes[0].kill().map_err(said)?;
    require(
        is_healthy(&ready, &nodes[0]).is_err(),
        "a dead node passes for healthy",
    )?;
    for _ in 0..VISITS {
        visitor.expect("/health", &[], "200")?;
    }
    visitor.check_pages()?;
    comes_back(&visitor, &room)?;
    visitor.play()?;
    println!("compose.yaml: all names are known; nobody notices that one of three nodes is killed");
    Ok(())
}

/// Returns the command by which the engine asks whether a node is healthy.
fn names_are_known() -> Result<String, String> {
    let file = shown(&root().join("deploy/compose.yaml"));
    output("python3", &["-c", NAMES, &file])
}

fn is_healthy(ready: &str, node: &Node) -> Result<(), String> {
    require(ready.contains(PORT), "the health check asks another port")?;
    let here = node.address().replace(':', "/");
    output("bash", &["-c", &ready.replace(PORT, &here)]).map(drop)
}

fn caddy(
    folder: &Path,
    nodes: &[String],
    port: u16,
    certificate: &Certificate,
) -> Result<super::Running, String> {
    let (chain, key) = (shown(&certificate.chain), shown(&certificate.key));
    let name = format!("https://{}:{port} {{\n\ttls {chain} {key}", own_address()?);
    let site = changed(
        "Caddyfile.cluster",
        &[
            ("play.example.org {", &name),
            ("node-1:8080 node-2:8080 node-3:8080", &nodes.join(" ")),
        ],
    )?;
    run_caddy(folder, &site)
}

/// Opens a room that one node keeps; its code.
fn open_room(node: &str) -> Result<String, String> {
    let address = format!("http://{node}/api/rooms");
    let room = ["-sS", "-d", "{\"game\":\"fuse\"}"];
    let kind = ["-H", "content-type: application/json"];
    let answer = output("curl", &[&room[..], &kind, &[&address]].concat())?;
    let code = answer.split("\"code\":\"").nth(1);
    let code = code.and_then(|rest| rest.split('"').next());
    code.map(str::to_owned)
        .ok_or(format!("no room was opened: {answer}"))
}

/// Somebody comes into a room whose node is dead.
fn comes_back(visitor: &Visitor, room: &str) -> Result<(), String> {
    let address = format!("{}/api/rooms/{room}", visitor.site);
    let began = Instant::now();
    loop {
        let told = Command::new("curl")
            .args(["-sS", "--cacert", &visitor.certificate, &address])
            .output()
            .map_err(|error| format!("curl: {error}"))?;
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        if told.contains("\"game\"") {
            return Ok(());
        }
        let late = format!("nobody keeps {room}: {told}");
        require(began.elapsed() < TAKEN_OVER, &late)?;
        sleep(Duration::from_millis(100));
    }
}
