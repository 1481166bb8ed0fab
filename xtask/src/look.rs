//! The designs and the real page side by side.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{install, root, run_with};
use crate::test;

/// Takes pictures of the states that were designed, and writes a page that shows each beside its design: a picture of
/// the same name in the folder.
pub(crate) fn all(designs: &str) -> Result<(), String> {
    let designs = Path::new(designs);
    let designed = names(designs)?;
    install("chromium", "chromium")?;
    let binary = test::built()?;
    let folder = root().join("target/look");
    for part in ["design", "page"] {
        let part = folder.join(part);
        fs::create_dir_all(&part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    let ours = folder.join("page");
    let shown = ours.display().to_string();
    let variables = [
        ("KLAXON_BINARY", binary.as_str()),
        ("KLAXON_SCREENSHOTS", &shown),
    ];
    let arguments = "test --package klaxon-browser-tests --test browser -- --ignored pictures_of";
    // A picture that could not be taken is missing in the page; the others are worth a look all the same.
    let taken = run_with("cargo", arguments, &variables);
    for name in &designed {
        let to = folder.join("design").join(name);
        fs::copy(designs.join(name), &to).map_err(|error| format!("{name}: {error}"))?;
    }
    let page = folder.join("index.html");
    fs::write(&page, html(&designed, &names(&ours)?))
        .map_err(|error| format!("{}: {error}", page.display()))?;
    println!("{}", page.display());
    taken
}

/// The names of the pictures in a folder.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let files = fs::read_dir(folder).map_err(failed)?;
    let paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    let pictures = paths
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "png"));
    let mut names: Vec<String> = pictures
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Pairs first, then what only the page has, then what was only designed.
fn html(designed: &[String], taken: &[String]) -> String {
    let mut html = String::from(
        "<!doctype html><meta charset=utf-8><title>Klaxon: design and page</title>\
         <style>body{background:#222;color:#eee;font:16px sans-serif}figure{display:inline-block;margin:8px;\
         vertical-align:top}img{max-height:88vh;max-width:47vw}</style>",
    );
    let figure = |part: &str, name: &str| {
        format!(
            "<figure><img src=\"{part}/{name}\" loading=lazy><figcaption>{part}</figcaption></figure>"
        )
    };
    let (pairs, alone): (Vec<_>, Vec<_>) = taken.iter().partition(|name| designed.contains(name));
    for name in pairs {
        let (design, page) = (figure("design", name), figure("page", name));
        let _ = write!(html, "<h2>{name}</h2>{design}{page}");
    }
    for name in alone {
        let _ = write!(html, "<h2>{name}: no design</h2>{}", figure("page", name));
    }
    let missing = designed.iter().filter(|name| !taken.contains(name));
    let missing: Vec<&str> = missing.map(String::as_str).collect();
    let _ = write!(
        html,
        "<h2>Designs without a picture of the page</h2><p>{}</p>",
        missing.join(", ")
    );
    html
}

#[test]
fn a_page_shows_pairs_and_names_what_is_missing() {
    let names = |names: &[&str]| {
        names
            .iter()
            .map(|name| (*name).to_owned())
            .collect::<Vec<_>>()
    };
    let page = html(&names(&["a.png", "b.png"]), &names(&["b.png", "c.png"]));
    assert!(page.contains("<h2>b.png</h2>") && page.contains("src=\"design/b.png\""));
    assert!(page.contains("c.png: no design") && page.ends_with("<p>a.png</p>"));
}
