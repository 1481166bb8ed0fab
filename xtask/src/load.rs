//! How much a server carries.

use crate::command::{root, run, run_with};
use crate::servers;

/// Lets players made of code play on a server, and prints what that costs. A server that `KLAXON_BINARY` names is taken
/// as it is, so that two can be compared.
pub(crate) fn run_players(options: &[&str]) -> Result<(), String> {
    let binary = match std::env::var("KLAXON_BINARY") {
        Ok(binary) => binary,
        Err(_) => built()?,
    };
    if options.iter().any(|option| option.starts_with("--nodes")) {
        servers::install()?;
    }
    let options = options.join(" ");
    let players = "run --release --quiet --package klaxon-load --";
    run("cargo", &format!("{players} --binary {binary} {options}"))
}

/// Builds the server as people run it, but without its page, which nobody looks at here.
fn built() -> Result<String, String> {
    let page = [("KLAXON_PAGE", "none")];
    run_with("cargo", "build --release --quiet --package klaxon", &page)?;
    Ok(root().join("target/release/klaxon").display().to_string())
}
