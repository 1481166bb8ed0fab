//! What makes the page an app: the worker that keeps it for times without a network, the script that asks for that, the
//! manifest, and the page for addresses that need a network.

use std::path::Path;

use klaxon_words::Language;

use crate::{Asset, HTML, asset, filled};

const SCRIPT: &str = "text/javascript";

/// Files that name the build and are written in every language: each as it is called here, and as it is served.
const NAMED: [(&str, &str, &str); 3] = [
    ("app.js", "js", SCRIPT),
    (
        "app.webmanifest",
        "webmanifest",
        "application/manifest+json",
    ),
    ("offline.html", "html", HTML),
];

/// What only messengers and lawyers read is not kept.
const UNKEPT: [&str; 5] = [
    "OFL.txt",
    "fuse.png",
    "countdown.png",
    "flatline.png",
    "planter.png",
];

/// The files of a build that name it.
pub(crate) fn named(own: &Path, mark: &str) -> Vec<Asset> {
    let mut files = Vec::new();
    for (file, end, kind) in NAMED {
        let name = file.split('.').next().unwrap_or(file);
        for language in Language::ALL {
            let text = filled(own, file, language, &[("mark", mark)]);
            let path = format!("{name}.{}.{end}", language.code());
            files.push(match kind {
                SCRIPT => script(&path, &text),
                kind => asset(path, kind, text.into_bytes()),
            });
        }
    }
    files
}

/// The worker that keeps all files of a build that anybody needs. Its own address is the same in every build.
pub(crate) fn worker(own: &Path, mark: &str, parts: &[Asset]) -> Asset {
    let kept = parts.iter().map(|part| part.path.as_str());
    let kept = kept.filter(|path| !UNKEPT.contains(path));
    let values = [
        ("mark", mark),
        ("files", &list(kept)),
        (
            "languages",
            &list(Language::ALL.map(Language::code).into_iter()),
        ),
    ];
    script("sw.js", &filled(own, "sw.js", Language::English, &values))
}

/// A script of ours, without what only people read.
pub(crate) fn script(name: &str, text: &str) -> Asset {
    let lines = text.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let code: Vec<&str> = code.collect();
    asset(name.to_owned(), SCRIPT, code.join("\n").into_bytes())
}

/// Words as they stand in a list of a script.
fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.map(|word| format!("'{word}'")).collect();
    words.join(",")
}
