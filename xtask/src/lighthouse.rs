//! Lighthouse, which grades pages as on a phone: how fast, how accessible, how well made, how easily found.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::command::{install, root, run, run_with};
use crate::test;

/// The last version for the node that Debian has.
const VERSION: &str = "12.8.2";

/// What is graded, and the least that a page may get for each, of a hundred.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
const LEAST: u32 = 95;

/// Each page is graded so often; the middle counts.
const RUNS: usize = 3;

/// Grades the start page, the door of a room and a room in the tab.
pub(crate) fn all() -> Result<(), String> {
    let program = installed()?;
    let server = Server::start(&test::built()?)?;
    let room = format!("/{}", server.room()?);
    // Rooms are nothing for search engines, and say so: that is not held against them.
    let pages = [
        ("start", "/", ""),
        ("room", &room, "--skip-audits=is-crawlable"),
        ("solo", "/solo", "--skip-audits=is-crawlable"),
    ];
    let folder = root().join("target/lighthouse");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut graded = Vec::new();
    for (name, path, options) in pages {
        let address = format!("http://{}{path}", server.address);
        let mut runs = Vec::new();
        for number in 1..=RUNS {
            let report = folder.join(format!("{name}-{number}"));
            runs.push(grades(&program, &address, &report, options)?);
        }
        graded.push((name, CATEGORIES.map(|category| median(&runs, category))));
    }
    println!("\n{}", CATEGORIES.join(", "));
    for (name, scores) in &graded {
        println!("{name}: {scores:?}");
    }
    println!("every report: {}", folder.display());
    match graded.iter().flat_map(|(_, scores)| scores).min() {
        Some(least) if *least >= LEAST => Ok(()),
        least => Err(format!("below {LEAST}: {least:?}")),
    }
}

/// Gets Lighthouse, if it is missing; where it is.
fn installed() -> Result<String, String> {
    install("chromium", "chromium")?;
    install("npm", "npm")?;
    let folder = format!("target/tools/lighthouse-{VERSION}");
    let program = format!("{folder}/node_modules/.bin/lighthouse");
    if !root().join(&program).exists() {
        let quiet = "--no-save --no-audit --no-fund --ignore-scripts --silent";
        run(
            "npm",
            &format!("install --prefix {folder} {quiet} lighthouse@{VERSION}"),
        )?;
    }
    Ok(root().join(program).display().to_string())
}

/// One run: the table of its report. The report for people lies beside it.
fn grades(program: &str, address: &str, report: &Path, options: &str) -> Result<String, String> {
    let categories = CATEGORIES.join(",");
    let shown = report.display();
    let chromium = which("chromium")?.display().to_string();
    let arguments = format!(
        "{address} --quiet --only-categories={categories} --output=csv --output=html --output-path={shown} {options} \
         --chrome-flags=--headless=new --chrome-flags=--no-sandbox"
    );
    run_with(program, &arguments, &[("CHROME_PATH", &chromium)])?;
    let table = format!("{shown}.report.csv");
    fs::read_to_string(&table).map_err(|error| format!("{table}: {error}"))
}

/// Lighthouse wants the whole path of the browser.
fn which(program: &str) -> Result<PathBuf, String> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let mut paths = std::env::split_paths(&folders).map(|folder| folder.join(program));
    paths
        .find(|path| path.exists())
        .ok_or_else(|| format!("{program} is not to be found"))
}

/// The middle of what the runs gave for something, of a hundred; 0 for a run that gave nothing.
fn median(runs: &[String], category: &str) -> u32 {
    let mut scores: Vec<u32> = runs.iter().map(|table| score(table, category)).collect();
    scores.sort_unstable();
    scores.get(scores.len() / 2).copied().unwrap_or(0)
}

fn score(table: &str, category: &str) -> u32 {
    let start = format!("\"{category}\",\"");
    let given = table.lines().find_map(|line| {
        let score = line.strip_prefix(&start)?.strip_suffix('"')?;
        score.parse::<f64>().ok()
    });
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 100"
    )]
    given.map_or(0, |score| (score * 100.0).round() as u32)
}

/// A server with nothing in it; it ends when this is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Server {
    fn start(binary: &str) -> Result<Server, String> {
        let data = root().join("target/lighthouse/data");
        let mut child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{binary}: {error}"))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line).ok();
        }
        let mut server = Server {
            child,
            address: String::new(),
        };
        let address = line.split("http://").nth(1).map(|rest| rest.trim());
        let address = address.ok_or_else(|| format!("{binary} tells no address: {line}"))?;
        address
            .trim_end_matches('/')
            .clone_into(&mut server.address);
        Ok(server)
    }

    /// Opens a room; its code.
    fn room(&self) -> Result<String, String> {
        let body = r#"{"game":"fuse","options":[]}"#;
        let head =
            "POST /api/rooms HTTP/1.1\r\nconnection: close\r\ncontent-type: application/json\r\n";
        let (host, length) = (&self.address, body.len());
        let request = format!("{head}host: {host}\r\ncontent-length: {length}\r\n\r\n{body}");
        let mut answer = String::new();
        let asked = TcpStream::connect(host).and_then(|mut stream| {
            stream.write_all(request.as_bytes())?;
            stream.read_to_string(&mut answer)
        });
        asked.map_err(|error| format!("{host}: {error}"))?;
        let code = answer.split("\"code\":\"").nth(1);
        let code = code.and_then(|rest| rest.split('"').next());
        code.map(str::to_owned)
            .ok_or_else(|| format!("no room: {answer}"))
    }
}

#[test]
fn a_score_is_read_from_its_table_and_the_middle_counts() {
    let table = |speed: &str| {
        format!(
            "category,score\n\"performance\",\"{speed}\"\n\"seo\",\"1\"\n\"seo\",\"title\",\"1\",\"\",\"A\"\n"
        )
    };
    let runs = [table("0.97"), table("0.5"), table("0.96")];
    assert_eq!(
        [median(&runs, "performance"), median(&runs, "seo")],
        [96, 100]
    );
    assert_eq!(median(&runs, "accessibility"), 0);
}
