//! The chores of the project. `cargo xtask test` is all that a fresh machine and CI need.

mod axe;
mod bench;
mod browser;
#[cfg(unix)]
mod cluster;
mod command;
mod counts;
mod deploy;
mod icons;
mod invitations;
mod lighthouse;
mod load;
mod look;
mod png;
mod servers;
mod smoke;
mod stages;
mod test;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <chore>

  test         install what the tests need, then run every check: format, lints, docs, benchmarks, tests
  browser      the tests in a real browser, without the other checks
  browser --all
               the same, and whole games of every kind, which take long
  bench        instruction counts of what must be fast, compared with the baseline (installs what it needs)
  bench accept make the counts of now the baseline
  bench wall   the same in seconds, on this machine
  bench memory how much memory rooms take in the middle of a game
  bench page   how fast the page is on a slow phone with a slow network
  load [OPTIONS]
               how much a server carries: rooms of four players made of code; load --help lists the options
  fuzz [SECS]  run every fuzz target for so many seconds each [default: 60]; needs the nightly toolchain
  soak [GAMES] every invariant at every step, over so many games [default: 100000]
  kills [N]    kill a server under load so many times [default: 1000]; nothing that was acknowledged may be lost
  cluster [N]  start PostgreSQL, NATS and so many nodes on this machine [default: 3], until Ctrl+C
  chaos [FAULTS]
               let so many things go wrong among three nodes while people play [default: 200]; nothing may be lost
  pictures     make the pictures of the README and the docs anew
  invitations  make the pictures that messengers show with a link to a room anew
  icons        make the icons of the installed page anew
  screenshots  play in a real browser and take docs/screenshots/ anew
  look [DIR]   take pictures of the page in its states into target/look/, beside their designs if a folder has some
  smoke webkit|firefox [FOLDER]
               play alone and over a server in another browser, with a picture of each step [default: target/smoke]
  deploy-check try what lies in deploy/ with Debian's nginx, Caddy and systemd, and in a bare Debian (as root)
  lighthouse   have Lighthouse grade the pages as on a phone: each at least 95, in the middle of three runs";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["test"] => test::all(),
        ["browser"] => browser::run(false),
        ["browser", "--all"] => browser::run(true),
        ["bench"] => bench::check(),
        ["bench", "accept"] => bench::accept(),
        ["bench", "wall"] => bench::wall(),
        ["bench", "memory"] => bench::memory(),
        ["bench", "page"] => test::page_speed(),
        ["load", options @ ..] => load::run_players(options),
        ["fuzz"] => test::fuzz("60"),
        ["fuzz", seconds] => test::fuzz(seconds),
        ["soak"] => test::soak("100000"),
        ["soak", games] => test::soak(games),
        ["kills"] => test::kills("1000"),
        ["kills", kills] => test::kills(kills),
        #[cfg(unix)]
        ["cluster"] => cluster::run("3"),
        #[cfg(unix)]
        ["cluster", nodes] => cluster::run(nodes),
        ["chaos"] => test::chaos("200"),
        ["chaos", faults] => test::chaos(faults),
        ["pictures"] => pictures(),
        ["invitations"] => invitations::all(),
        ["icons"] => icons::all(),
        ["screenshots"] => test::screenshots(),
        ["look"] => look::all(None),
        ["look", designs] => look::all(Some(designs)),
        ["smoke", browser] => smoke::all(browser, "target/smoke"),
        ["smoke", browser, folder] => smoke::all(browser, folder),
        ["lighthouse"] => lighthouse::all(),
        ["deploy-check"] => deploy::check(),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn pictures() -> Result<(), String> {
    let pictures = [
        "cards svg --output docs/pictures/fuse-deck.svg",
        "cards svg 1a 1d 2a 2c 3a 3c 4b 4g 6a 6c --columns 5 --output docs/pictures/cards.svg",
        "cards svg --deck countdown --output docs/pictures/countdown-deck.svg",
        "cards svg --deck countdown 4a 5a 2a 2g 3a 3f 4b 5e s5 s20 --columns 5 \
         --output docs/pictures/countdown-cards.svg",
        "cards svg --deck flatline --output docs/pictures/flatline-deck.svg",
        "cards svg --deck flatline pilot stoker engineer physicist lock-down chaos clear triage station-1 meter-4 \
         --columns 4 --output docs/pictures/flatline-cards.svg",
        "simulate fuse --players 4 --difficulty standard --games 20000 --policy greedy \
         --pace 4,5,6,7,8,9,10,11 --svg docs/pictures/win-rate.svg",
    ];
    for picture in pictures {
        command::run("cargo", &format!("run --quiet --release -- {picture}"))?;
    }
    Ok(())
}
