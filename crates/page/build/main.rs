//! Builds the page: `klaxon-web` for wasm by a cargo of its own, its glue by wasm-bindgen, its style, and the HTML in
//! every language; all of it compressed, to be embedded.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use klaxon_words::Language;

mod keeper;
mod lessons;
mod names;
mod panics;
#[path = "../src/rules.rs"]
mod rules;
#[path = "../src/style.rs"]
mod style;
#[path = "../src/template.rs"]
mod template;
mod wasm;

use template::Filler;

fn main() {
    println!("cargo::rerun-if-env-changed=KLAXON_PAGE");
    let out = PathBuf::from(variable("OUT_DIR"));
    let wish = std::env::var("KLAXON_PAGE").unwrap_or_default();
    let release = variable("PROFILE") == "release";
    let files = match (wish.as_str(), release) {
        ("none", _) | ("", false) => Vec::new(),
        ("" | "build", _) => {
            let built = wasm::build(&out);
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

#[derive(Clone)]
struct Asset {
    path: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

/// The pictures that messengers show with an invitation, one for each game.
const INVITATIONS: [&str; 4] = ["fuse", "countdown", "flatline", "planter"];

/// Our own scripts; those that name the build are not among them.
const SCRIPTS: [&str; 7] = [
    "theme.js",
    "boot.js",
    "worker.js",
    "learn.js",
    "log.js",
    "log-book.js",
    "look-up.js",
];

/// Everything that is served: glue, wasm, style, fonts, pictures, and the HTML in every language.
fn assets(glue: &Path) -> Vec<Asset> {
    let own = Path::new(&variable("CARGO_MANIFEST_DIR")).join("assets");
    println!("cargo::rerun-if-changed={}", own.display());
    let mut parts = vec![
        part(&own.join("icon.svg"), "image/svg+xml"),
        part(&own.join("fonts/klaxon-display.woff2"), "font/woff2"),
        part(&own.join("fonts/klaxon-ui.woff2"), "font/woff2"),
        part(&own.join("fonts/OFL.txt"), "text/plain; charset=utf-8"),
    ];
    // The wasm and its parts, with the scripts that load them.
    for file in content(glue) {
        match file.extension().and_then(|kind| kind.to_str()) {
            Some("wasm") => parts.push(part(&file, "application/wasm")),
            Some("js") => parts.push(part(&file, "text/javascript")),
            _ => {}
        }
    }
    for (name, files) in style::SHEETS {
        let css = sheet(&own.join("css"), files).into_bytes();
        parts.push(asset(name.to_owned(), "text/css", css));
    }
    for picture in content(&own.join("pictures")) {
        parts.push(part(&picture, "image/svg+xml"));
    }
    for game in INVITATIONS {
        parts.push(part(
            &own.join(format!("invitations/{game}.png")),
            "image/png",
        ));
    }
    for language in Language::ALL {
        for (part, _) in klaxon_words::PARTS {
            let path = format!("{part}.{}.bin", language.code());
            let texts = klaxon_words::pack(language, part);
            parts.push(asset(path, "application/octet-stream", texts));
        }
    }
    parts.extend(lessons::files(&workspace().join("lessons")));
    for script in SCRIPTS {
        let text = String::from_utf8_lossy(&read(&own.join(script))).into_owned();
        parts.push(keeper::script(script, &text));
    }
    for icon in content(&own.join("icons")) {
        parts.push(part(&icon, "image/png"));
    }
    let mark = mark(&own, &parts);
    parts.extend(keeper::named(&own, &mark));
    let worker = keeper::worker(&own, &mark, &parts);
    let in_folder = |part: Asset| Asset {
        path: format!("app/{mark}/{}", part.path),
        ..part
    };
    let mut assets: Vec<Asset> = parts.into_iter().map(in_folder).collect();
    assets.extend(pages(&own, &mark));
    assets.push(worker);
    assets
}

/// The pages in every language. Into the one for rooms that are not there the server writes what was typed.
fn pages(own: &Path, mark: &str) -> Vec<Asset> {
    let mut pages = Vec::new();
    for language in Language::ALL {
        for (page, typed) in [
            ("start", ""),
            ("table", ""),
            ("learn", ""),
            ("log", ""),
            ("set-up", ""),
            ("missing", "<!--typed-->"),
        ] {
            let path = format!("{page}.{}.html", language.code());
            let values = [("mark", mark), ("typed", typed)];
            let html = filled(own, &format!("{page}.html"), language, &values);
            pages.push(asset(path, HTML, html.into_bytes()));
        }
        for (path, html) in rules::pages(language, mark, &|file| text_of(own, file)) {
            pages.push(asset(path, HTML, html.into_bytes()));
        }
    }
    pages
}

const HTML: &str = "text/html; charset=utf-8";

/// A file of ours with its holes filled.
fn filled(own: &Path, file: &str, language: Language, values: &[(&str, &str)]) -> String {
    let text = |file: &str| text_of(own, file);
    let filler = Filler {
        language,
        values,
        read: &text,
    };
    filler.fill(&text(file))
}

fn text_of(own: &Path, file: &str) -> String {
    String::from_utf8_lossy(&read(&own.join(file))).into_owned()
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

/// The files of a folder, in an order that is the same in every build.
fn content(folder: &Path) -> Vec<PathBuf> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files.flatten().map(|file| file.path()),
        Err(error) => fail(&format!("{}: {error}", folder.display())),
    };
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
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

/// Another build has other addresses, so browsers may keep files for ever. What names the build itself counts as it is
/// without that.
fn mark(own: &Path, parts: &[Asset]) -> String {
    let named = [keeper::named(own, ""), pages(own, "")].concat();
    let worker = keeper::worker(own, "", &[]);
    let files = parts.iter().chain(&named).chain([&worker]);
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in files.flat_map(|file| file.bytes.iter()) {
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
