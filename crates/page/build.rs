//! Builds the page: `klaxon-web` for wasm by a cargo of its own, its glue by wasm-bindgen, the HTML in every language;
//! all of it compressed, to be embedded.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use klaxon_words::Language;

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
        "core", "fuse", "planter", "games", "bots", "room", "proto", "voice", "words", "web",
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

/// Everything that is served: glue, wasm, style, and the HTML in every language.
fn assets(glue: &Path) -> Vec<Asset> {
    let own = Path::new(&variable("CARGO_MANIFEST_DIR")).join("assets");
    println!("cargo::rerun-if-changed={}", own.display());
    let read = |path: PathBuf| match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) => fail(&format!("{}: {error}", path.display())),
    };
    let wasm = read(glue.join("klaxon_bg.wasm"));
    let script = read(glue.join("klaxon.js"));
    let style = read(own.join("klaxon.css"));
    let icon = read(own.join("icon.svg"));
    let mark = mark(&[&wasm, &script, &style, &icon]);
    let boot = format!(
        "import init from './klaxon.js';init({{module_or_path:'/app/{mark}/klaxon_bg.wasm'}});"
    );
    let worker = format!(
        "import init,{{think}} from './klaxon.js';\
         const ready=init({{module_or_path:'/app/{mark}/klaxon_bg.wasm'}});\
         onmessage=async({{data:[number,question]}})=>{{let answer='';\
         try{{await ready;answer=think(question)}}catch{{}}postMessage([number,answer])}};"
    );
    let mut assets = vec![
        asset(
            format!("app/{mark}/klaxon_bg.wasm"),
            "application/wasm",
            wasm,
        ),
        asset(format!("app/{mark}/klaxon.js"), "text/javascript", script),
        asset(
            format!("app/{mark}/worker.js"),
            "text/javascript",
            worker.into_bytes(),
        ),
        asset(
            format!("app/{mark}/boot.js"),
            "text/javascript",
            boot.into_bytes(),
        ),
        asset(format!("app/{mark}/klaxon.css"), "text/css", style),
        asset(format!("app/{mark}/icon.svg"), "image/svg+xml", icon),
    ];
    for language in Language::ALL {
        for page in ["start", "table"] {
            let template = read(own.join(format!("{page}.html")));
            let html = fill(&String::from_utf8_lossy(&template), language, &mark);
            let path = format!("{page}.{}.html", language.code());
            assets.push(asset(path, "text/html; charset=utf-8", html.into_bytes()));
        }
    }
    assets
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

/// `{{key}}` becomes its text, `{{lang}}` the language, `{{mark}}` the build.
fn fill(template: &str, language: Language, mark: &str) -> String {
    let mut parts = template.split("{{");
    let mut html = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once("}}").unwrap_or((part, ""));
        html += &match key {
            "lang" => language.code().to_owned(),
            "mark" => mark.to_owned(),
            key => escaped(&klaxon_words::text(language, key, &[])),
        };
        html += rest;
    }
    html
}

/// A text as it may stand in HTML, also as an attribute.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('"', "&quot;")
}

fn write_list(out: &Path, files: &[Asset]) {
    let mut list = String::from(
        "/// All files of the page; none if it was not built.\npub static FILES: &[File] = &[\n",
    );
    for (i, file) in files.iter().enumerate() {
        let names = ["plain", "br", "gz"].map(|form| out.join(format!("file-{i}.{form}")));
        let forms = [file.bytes.clone(), brotli(&file.bytes), gzip(&file.bytes)];
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
