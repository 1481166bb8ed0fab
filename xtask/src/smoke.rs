//! A game alone and a game over the server in browsers other than Chromium.

use std::fs;
use std::path::Path;

use crate::command::{exists, install, install_package, root, run, run_and_read};
use crate::test;

/// The driver of Firefox, which Debian does not have.
const GECKODRIVER: &str = "geckodriver@0.37.1";

/// Plays in the browser that is named, and saves a picture of every step to the folder.
pub(crate) fn all(browser: &str, folder: &str) -> Result<(), String> {
    match browser {
        "webkit" => webkit()?,
        "firefox" => firefox()?,
        _ => return Err(format!("not a browser for this: {browser}")),
    }
    let binary = test::built()?;
    let folder = root().join(Path::new(folder));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let shown = folder.display().to_string();
    let variables = [
        ("KLAXON_BINARY", binary.as_str()),
        ("KLAXON_SCREENSHOTS", &shown),
        ("KLAXON_SMOKE", browser),
    ];
    let arguments = "test --package klaxon-browser-tests --test browser -- --ignored --nocapture --test-threads=1 \
                     smoke_";
    let (lines, ok) = run_and_read("cargo", arguments, &variables)?;
    // A run without a game is no success.
    let played = |line: &String| line.starts_with("test result: ok. 2 passed");
    if !ok || !lines.iter().any(played) {
        return Err(format!("failed: the games in {browser}; see {shown}"));
    }
    println!("both games were played in {browser}; the pictures are in {shown}");
    Ok(())
}

/// WebKitGTK's driver brings its browser; that wants a screen, if only one that nobody sees.
fn webkit() -> Result<(), String> {
    for (program, package) in [
        ("WebKitWebDriver", "webkit2gtk-driver"),
        ("xvfb-run", "xvfb"),
    ] {
        // Neither tells its version.
        if !exists(program, "--help") {
            install_package(program, package)?;
        }
    }
    Ok(())
}

fn firefox() -> Result<(), String> {
    if !exists("firefox", "--version") {
        install("firefox-esr", "firefox-esr")?;
    }
    if !exists("geckodriver", "--version") {
        run("cargo", &format!("install --locked {GECKODRIVER}"))?;
    }
    Ok(())
}
