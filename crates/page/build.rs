//! Builds the page: `klaxon-web` for wasm by a cargo of its own, its glue by wasm-bindgen, its style, and the HTML in
//! every language; all of it compressed, to be embedded.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use klaxon_words::Language;

#[path = "src/style.rs"]
mod style;
#[path = "src/template.rs"]
mod template;

use template::Filler;

fn main() {
    println!("cargo::rerun-if-env-changed=KLAXON_PAGE");
    let out = PathBuf::from(variable("OUT_DIR"));
    let wish = std::env::var("KLAXON_PAGE").unwrap_or_default();
    let release = variable("PROFILE") == "release";
    let files = match (wish.as_str(), release) {
        ("none", _) | ("", false) => Vec::new(),
        ("" | "build", _) => {
            let built = build(&out);
            assets(&built)
        }
        (folder, _) => assets(Path::new(folder)),
    };
    write_list(&out, &files);
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}

fn workspace() -> PathBuf {
    Path::new(&variable("CARGO_MANIFEST_DIR")).join("../..")
}

/// A line for the person who waits: cargo keeps what a build script prints to itself.
fn tell(line: &str) {
    if let Ok(mut terminal) = fs::OpenOptions::new().write(true).open("/dev/tty") {
        let _ = writeln!(terminal, "   {line}");
    }
}

/// Stops the build with a word on what to do.
fn fail(message: &str) -> ! {
    println!("cargo::error={message}");
    std::process::exit(1);
}

/// Builds for wasm; the folder with wasm and glue.
fn build(out: &Path) -> PathBuf {
    for folder in [
        "core", "fuse", "planter", "games", "bots", "room", "proto", "session", "driver", "voice",
        "words", "web",
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
            "build",
            "--quiet",
            "--package",
            "klaxon-web",
            "--profile",
            "page",
        ])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target);
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
    // Views without their types are smaller, and as fast.
    cargo.env("RUSTFLAGS", "--cfg erase_components");
    if !cargo.status().is_ok_and(|status| status.success()) {
        fail("the page could not be built; KLAXON_PAGE=none builds klaxon without it");
    }
    let wasm = target.join("wasm32-unknown-unknown/page/klaxon_web.wasm");
    let folder = out.join("glue");
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("klaxon")
        .typescript(false);
    let made = bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(&folder));
    if let Err(error) = made {
        fail(&format!("the glue of the page could not be made: {error}"));
    }
    folder
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

struct Asset {
    path: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

/// The pictures that messengers show with an invitation, one for each game.
const INVITATIONS: [&str; 4] = ["fuse", "countdown", "flatline", "planter"];

/// Everything that is served: glue, wasm, style, fonts, pictures, and the HTML in every language.
fn assets(glue: &Path) -> Vec<Asset> {
    let own = Path::new(&variable("CARGO_MANIFEST_DIR")).join("assets");
    println!("cargo::rerun-if-changed={}", own.display());
    let mut parts = vec![
        part(&glue.join("klaxon_bg.wasm"), "application/wasm"),
        part(&glue.join("klaxon.js"), "text/javascript"),
        part(&own.join("theme.js"), "text/javascript"),
        part(&own.join("icon.svg"), "image/svg+xml"),
        part(&own.join("fonts/klaxon-display.woff2"), "font/woff2"),
        part(&own.join("fonts/klaxon-ui.woff2"), "font/woff2"),
        part(&own.join("fonts/OFL.txt"), "text/plain; charset=utf-8"),
    ];
    for (name, files) in style::SHEETS {
        let css = sheet(&own.join("css"), files).into_bytes();
        parts.push(asset(name.to_owned(), "text/css", css));
    }
    for game in INVITATIONS {
        parts.push(part(
            &own.join(format!("invitations/{game}.png")),
            "image/png",
        ));
    }
    let bytes: Vec<&[u8]> = parts.iter().map(|part| part.bytes.as_slice()).collect();
    let mark = mark(&bytes);
    let boot = format!(
        "import init from './klaxon.js';init({{module_or_path:'/app/{mark}/klaxon_bg.wasm'}});"
    );
    let worker = format!(
        "import init,{{worker_heard}} from './klaxon.js';\
         const ready=init({{module_or_path:'/app/{mark}/klaxon_bg.wasm'}});\
         onmessage=async({{data}})=>{{try{{await ready;worker_heard(data)}}\
         catch(error){{setTimeout(()=>{{throw error}})}}}};"
    );
    for (name, script) in [("boot.js", boot), ("worker.js", worker)] {
        parts.push(asset(
            name.to_owned(),
            "text/javascript",
            script.into_bytes(),
        ));
    }
    let in_folder = |part: Asset| Asset {
        path: format!("app/{mark}/{}", part.path),
        ..part
    };
    let mut assets: Vec<Asset> = parts.into_iter().map(in_folder).collect();
    assets.extend(pages(&own, &mark));
    assets
}

/// The pages in every language. Into the one for rooms that are not there the server writes what was typed.
fn pages(own: &Path, mark: &str) -> Vec<Asset> {
    let text = |file: &str| String::from_utf8_lossy(&read(&own.join(file))).into_owned();
    let mut pages = Vec::new();
    for language in Language::ALL {
        for (page, typed) in [("start", ""), ("table", ""), ("missing", "<!--typed-->")] {
            let filler = Filler {
                language,
                values: &[("mark", mark), ("typed", typed)],
                read: &text,
            };
            let html = filler.fill(&text(&format!("{page}.html")));
            let path = format!("{page}.{}.html", language.code());
            pages.push(asset(path, "text/html; charset=utf-8", html.into_bytes()));
        }
    }
    pages
}

/// A sheet of those of its files that are there.
fn sheet(folder: &Path, files: &[&'static str]) -> String {
    let there = files.iter().filter(|file| folder.join(file).exists());
    let files: Vec<(&str, String)> = there
        .map(|file| {
            let css = read(&folder.join(file));
            (*file, String::from_utf8_lossy(&css).into_owned())
        })
        .collect();
    style::sheet(&files)
}

fn read(path: &Path) -> Vec<u8> {
    match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => fail(&format!("{}: {error}", path.display())),
    }
}

/// A file that is served as it is, under its own name.
fn part(path: &Path, kind: &'static str) -> Asset {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    asset(name.into_owned(), kind, read(path))
}

fn asset(path: String, kind: &'static str, bytes: Vec<u8>) -> Asset {
    Asset { path, kind, bytes }
}

/// Another build has other addresses, so browsers may keep files for ever.
fn mark(files: &[&[u8]]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in files.iter().flat_map(|file| file.iter()) {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}

fn write_list(out: &Path, files: &[Asset]) {
    let mut list = String::from(
        "/// All files of the page; none if it was not built.\npub static FILES: &[File] = &[\n",
    );
    for (i, file) in files.iter().enumerate() {
        let names = ["plain", "br", "gz"].map(|form| out.join(format!("file-{i}.{form}")));
        // Fonts and pictures are compressed already.
        let forms = match file.kind {
            "font/woff2" | "image/png" => [file.bytes.clone(), Vec::new(), Vec::new()],
            _ => [file.bytes.clone(), brotli(&file.bytes), gzip(&file.bytes)],
        };
        for (name, bytes) in names.iter().zip(forms) {
            if let Err(error) = fs::write(name, bytes) {
                fail(&format!("{}: {error}", name.display()));
            }
        }
        let [plain, br, gz] =
            names.map(|name| format!("include_bytes!({:?})", name.display().to_string()));
        list += &format!(
            "    File {{ path: {:?}, kind: {:?}, plain: {plain}, brotli: {br}, gzip: {gz} }},\n",
            file.path, file.kind
        );
    }
    list += "];\n";
    if let Err(error) = fs::write(out.join("files.rs"), list) {
        fail(&format!("files.rs: {error}"));
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut compressed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..Default::default()
    };
    let _ = brotli::BrotliCompress(&mut &*bytes, &mut compressed, &params);
    compressed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
