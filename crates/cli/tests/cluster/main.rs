//! Several nodes that share PostgreSQL and NATS, from outside: real processes, killed, frozen, drained and cut off while
//! people play.

mod chaos;
#[path = "../crash/dice.rs"]
mod dice;
mod history;
mod lossy;
mod nodes;
mod player;
#[path = "../cli/process.rs"]
mod process;
mod ways;

use chaos::Chaos;

/// So many faults are enough for every day: one of each kind.
const FAULTS: usize = 8;

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_whatever_happens_to_nodes() {
    let seed = variable("KLAXON_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let faults = variable("KLAXON_FAULTS").map_or(FAULTS, |faults| faults as usize);
    println!("KLAXON_SEED={seed} KLAXON_FAULTS={faults}");
    let mut chaos = Chaos::begin(seed).await;
    chaos.suffer(faults).await;
    chaos.end().await;
}
