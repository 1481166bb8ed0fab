//! The style of the page: files in an order, made into one.

/// What a sheet is made of: its name, and its files in the order in which later ones win.
pub(crate) const SHEETS: [(&str, &[&str]); 13] = [
    (
        "door.css",
        &[
            "tokens.css",
            "parts.css",
            "start.css",
            "theme-light.css",
            "theme-contrast.css",
        ],
    ),
    (
        "klaxon.css",
        &[
            "tokens.css",
            "parts.css",
            "drawings.css",
            "table.css",
            "play.css",
            "landscape.css",
            "people.css",
            "lobby.css",
            "end.css",
            "tv.css",
            "theme-light.css",
            "theme-contrast.css",
        ],
    ),
    // Fetched with the table that it is for.
    ("countdown.css", &["countdown.css"]),
    (
        "flatline.css",
        &["flatline.css", "flatline-end.css", "flatline-tv.css"],
    ),
    ("planter.css", &["planter-cards.css", "planter.css"]),
    // Fetched when there is something to offer.
    ("app.css", &["app.css"]),
    // Fetched with a lesson, or with the offer of one.
    ("coach.css", &["coach.css"]),
    // Fetched when a game is watched again.
    ("replay.css", &["replay.css"]),
    ("learn.css", &["learn.css"]),
    ("log.css", &["log.css"]),
    // Besides the sheet of the start page, and over a table.
    (
        "rules.css",
        &[
            "drawings.css",
            "planter-cards.css",
            "lookup.css",
            "rules.css",
        ],
    ),
    ("lookup.css", &["lookup.css"]),
    ("computer.css", &["computer.css"]),
];

/// A file with this name holds a theme; people whose system asks for that one get it without choosing it.
const THEMES: [(&str, &str, &str); 2] = [
    (
        "theme-light.css",
        "[data-theme=light]",
        "(prefers-color-scheme:light)",
    ),
    (
        "theme-contrast.css",
        "[data-theme=contrast]",
        "(prefers-contrast:more)",
    ),
];

/// Makes one sheet of files, each with its name.
pub(crate) fn sheet(files: &[(&str, String)]) -> String {
    let files = files.iter().map(|(name, css)| {
        let css = compact(css).replace("../fonts/", "");
        let mut themes = THEMES.iter();
        match themes.find(|(theme, ..)| theme == name) {
            Some((_, chosen, wish)) => {
                let by_system = css.replace(chosen, "html:not([data-theme])");
                format!("{css}@media {wish}{{{by_system}}}")
            }
            None => css,
        }
    });
    files.collect()
}

/// Leaves out comments, line breaks and the blanks around braces. A line break inside a value counts as a blank.
fn compact(css: &str) -> String {
    let mut bare = String::new();
    for part in css.split("/*") {
        match bare.is_empty() && !css.starts_with("/*") {
            true => bare += part,
            false => bare += part.split_once("*/").map_or(part, |(_, rest)| rest),
        }
    }
    let mut compact = String::new();
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !compact.is_empty() && !compact.ends_with(['{', '}', ';', ',']) && line != "}" {
            compact.push(' ');
        }
        compact += line;
    }
    compact.replace(" {", "{").replace(";}", "}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    fn folder() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/css")
    }

    #[test]
    fn what_browsers_do_not_need_is_left_out() {
        let css = "/* Keys. */\n.a,\n.b {color:red;\n  margin:1px\n  2px;}\n\n@media (x) {\n  .c {top:0} /* no */\n}\n";
        assert_eq!(
            compact(css),
            ".a,.b{color:red;margin:1px 2px}@media (x){.c{top:0}}"
        );
        assert_eq!(
            compact(".a {top:0}/* b */.c {top:1px}"),
            ".a{top:0}.c{top:1px}"
        );
    }

    #[test]
    fn a_theme_is_chosen_or_the_systems() {
        let file = (
            "theme-light.css",
            "[data-theme=light] {--ink:#000}\n".to_owned(),
        );
        assert_eq!(
            sheet(&[file]),
            "[data-theme=light]{--ink:#000}@media (prefers-color-scheme:light){html:not([data-theme]){--ink:#000}}"
        );
    }

    #[test]
    fn fonts_lie_beside_the_sheet() {
        let file = (
            "parts.css",
            "@font-face {src:url(../fonts/a.woff2)}".to_owned(),
        );
        assert_eq!(sheet(&[file]), "@font-face{src:url(a.woff2)}");
    }

    #[test]
    fn every_file_is_part_of_a_sheet() {
        let listed = SHEETS.iter().flat_map(|(_, files)| files.iter().copied());
        let listed: BTreeSet<String> = listed.map(str::to_owned).collect();
        for file in fs::read_dir(folder()).expect("the folder").flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            assert!(listed.contains(&name), "{name} is in no sheet");
        }
    }

    /// A brace too many or too few would swallow the rest of the sheet.
    #[test]
    fn braces_are_balanced_in_every_file() {
        for file in fs::read_dir(folder()).expect("the folder").flatten() {
            let css = fs::read_to_string(file.path()).expect("a file");
            let depth = compact(&css).chars().try_fold(0_u32, |depth, c| match c {
                '{' => Some(depth + 1),
                '}' => depth.checked_sub(1),
                _ => Some(depth),
            });
            assert_eq!(depth, Some(0), "{}", file.path().display());
        }
    }
}
