//! Builds `klaxon-web` for browsers by a cargo of its own, cuts it into parts that are loaded on demand, and makes the
//! glue.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{fail, names, panics, tell, variable, workspace};

/// Builds for wasm; the folder with wasm and glue.
pub(crate) fn build(out: &Path) -> PathBuf {
    for folder in [
        "core", "fuse", "flatline", "planter", "games", "bots", "room", "proto", "replay",
        "session", "driver", "voice", "words", "web",
    ] {
        let source = workspace().join("crates").join(folder);
        println!("cargo::rerun-if-changed={}", source.display());
    }
    for file in ["locales", "decks", "Cargo.lock", "Cargo.toml"] {
        println!(
            "cargo::rerun-if-changed={}",
            workspace().join(file).display()
        );
    }
    install_target();
    tell("Building the page for browsers (a minute or two the first time)");
    let target = workspace().join("target/page");
    let mut cargo = Command::new(variable("CARGO"));
    cargo
        .current_dir(workspace())
        .args([
            "rustc",
            "--lib",
            "--quiet",
            "--package",
            "klaxon-web",
            "--profile",
            "page",
        ])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        // What refers to what stays known, so that parts can be cut out.
        .args(["--", "-Clink-arg=--emit-relocs"]);
    // What the outer cargo set is not meant for the inner one.
    for (name, _) in std::env::vars() {
        let outer = [
            "RUSTFLAGS",
            "CARGO_ENCODED_RUSTFLAGS",
            "CARGO_TARGET_DIR",
            "RUSTC_WORKSPACE_WRAPPER",
            "TARGET",
            "HOST",
            "PROFILE",
            "OUT_DIR",
            "RUSTC",
            "RUSTDOC",
            "CARGO_MAKEFLAGS",
        ];
        let kinds = ["CARGO_CFG_", "CARGO_FEATURE_", "CARGO_PROFILE_"];
        if outer.contains(&name.as_str()) || kinds.iter().any(|kind| name.starts_with(kind)) {
            cargo.env_remove(name);
        }
    }
    // Views without their types are smaller, and as fast. So are hashes that are not unrolled, and a page makes few.
    cargo.env(
        "RUSTFLAGS",
        r#"--cfg erase_components --cfg sha2_backend_soft="compact""#,
    );
    if !cargo.status().is_ok_and(|status| status.success()) {
        fail("the page could not be built; KLAXON_PAGE=none builds klaxon without it");
    }
    let whole = target.join("wasm32-unknown-unknown/page/klaxon_web.wasm");
    let folder = out.join("glue");
    let _ = fs::remove_dir_all(&folder);
    let main = out.join("main.wasm");
    let made = split(&whole, &folder, &main).and_then(|chunks| {
        glue(&main, &folder)?;
        names::shorten(&folder)?;
        chunks.iter().try_for_each(|chunk| compact(chunk))
    });
    if let Err(error) = made {
        fail(&format!("the glue of the page could not be made: {error}"));
    }
    folder
}

/// Cuts what is loaded on demand out of the wasm: functions that are marked by `wasm_split`, with all that only they
/// use, become files of their own in the folder, beside the script that loads them. Returns those files.
fn split(whole: &Path, folder: &Path, main: &Path) -> Result<Vec<PathBuf>, String> {
    let bytes = fs::read(whole).map_err(|error| error.to_string())?;
    let bytes = panics::silence(&bytes)?;
    let mut options = wasm_split_cli_support::Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = main;
    options.main_module = "./klaxon.js";
    options.link_name = "./split.js";
    let split = wasm_split_cli_support::transform(options).map_err(|error| format!("{error:#}"))?;
    Ok(split.split_modules)
}

/// Makes the glue of the main part.
fn glue(main: &Path, folder: &Path) -> Result<(), String> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen
        .input_path(main)
        .out_name("klaxon")
        .typescript(false)
        // The other parts use what the main one exports, by the names it had.
        .keep_lld_exports(true)
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let made = bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    made.map_err(|error| error.to_string())
}

/// Writes a part anew without what browsers don't need: half of it.
fn compact(part: &Path) -> Result<(), String> {
    let module = without_names().parse_file(part);
    let mut module = module.map_err(|error| error.to_string())?;
    module
        .emit_wasm_file(part)
        .map_err(|error| error.to_string())
}

/// How a part is written that only browsers read.
pub(crate) fn without_names() -> walrus::ModuleConfig {
    let mut config = walrus::ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    config
}

/// The compiler can build for wasm, or learns it.
fn install_target() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let has = || {
        let asked = Command::new(&rustc)
            .args([
                "--print",
                "target-libdir",
                "--target",
                "wasm32-unknown-unknown",
            ])
            .output();
        let folder = asked.map(|o| String::from_utf8_lossy(&o.stdout).trim().to_owned());
        folder
            .is_ok_and(|folder| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()))
    };
    if has() {
        return;
    }
    tell("Installing the compiler's target for browsers");
    let _ = Command::new("rustup")
        .args(["target", "add", "wasm32-unknown-unknown"])
        .status();
    if !has() {
        fail(
            "the page needs the target wasm32-unknown-unknown: rustup target add wasm32-unknown-unknown",
        );
    }
}
