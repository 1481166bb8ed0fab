//! The designs and the real page side by side.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{install, root, run_with};
use crate::test;

/// Takes pictures of the states that were designed, and writes a page that shows each beside its design. The designs
/// are pages of their own in a folder; without one, the pictures of the page stand alone.
pub(crate) fn all(designs: Option<&str>) -> Result<(), String> {
    install("chromium", "chromium")?;
    let binary = test::built()?;
    let folder = root().join("target/look");
    let (design, ours) = (folder.join("design"), folder.join("page"));
    for part in [&design, &ours] {
        // A picture of an earlier time would pass for one of today.
        let _ = fs::remove_dir_all(part);
        fs::create_dir_all(part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    let shown = ours.display().to_string();
    let mut variables = vec![
        ("KLAXON_BINARY", binary.as_str()),
        ("KLAXON_SCREENSHOTS", &shown),
    ];
    let designs = designs.map(|designs| match Path::new(designs).canonicalize() {
        Ok(path) => Ok(path.display().to_string()),
        Err(error) => Err(format!("{designs}: {error}")),
    });
    let designs = designs.transpose()?;
    if let Some(designs) = &designs {
        variables.push(("KLAXON_DESIGNS", designs));
    }
    let arguments =
        "test --package klaxon-browser-tests --test browser -- --ignored --test-threads=2 look::";
    // A picture that could not be taken is missing in the page; the others are worth a look all the same.
    let taken = run_with("cargo", arguments, &variables);
    let page = folder.join("index.html");
    let (designed, pictured) = (names(&design)?, names(&ours)?);
    fs::write(&page, html(&designed, &pictured))
        .map_err(|error| format!("{}: {error}", page.display()))?;
    let pairs = pictured.iter().filter(|name| designed.contains(name));
    println!(
        "{}: {} pictures of the page, {} of them beside their design",
        page.display(),
        pictured.len(),
        pairs.count()
    );
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
