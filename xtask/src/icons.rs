//! The icons of the installed page, from its drawing. They are kept as files, so that building needs no browser.

use std::fs;

use crate::{command, png};

const ASSETS: &str = "crates/page/assets";

/// Each icon: its name, its width, and how much of that the drawing takes. Systems cut pieces off a maskable one.
const ICONS: [(&str, u32, u32); 4] = [
    ("icon-180", 180, 100),
    ("icon-192", 192, 100),
    ("icon-512", 512, 100),
    ("icon-maskable", 512, 78),
];

/// Makes all of them anew.
pub(crate) fn all() -> Result<(), String> {
    let root = command::root();
    let drawing = read(&format!("{ASSETS}/icon.svg"))?;
    let drawing = String::from_utf8_lossy(&drawing).replace(" rx=\"14\"", "");
    for folder in ["target/icons".to_owned(), format!("{ASSETS}/icons")] {
        fs::create_dir_all(root.join(&folder)).map_err(|error| format!("{folder}: {error}"))?;
    }
    for (name, width, part) in ICONS {
        let (size, edge) = (width * part / 100, width * (100 - part) / 200);
        let page = format!("target/icons/{name}.html");
        let html = format!(
            "<!doctype html><style>*{{margin:0}}body{{background:#0b1118;overflow:hidden}}\
             svg{{display:block;width:{size}px;height:{size}px;margin:{edge}px}}</style>{drawing}"
        );
        write(&page, html.as_bytes())?;
        let icon = format!("{ASSETS}/icons/{name}.png");
        let root = root.display();
        command::run(
            "chromium",
            &format!(
                "--headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
                 --window-size={width},{width} --screenshot={root}/{icon} file://{root}/{page}"
            ),
        )?;
        write(&icon, &png::with_a_palette(&read(&icon)?)?)?;
    }
    Ok(())
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    fs::read(command::root().join(path)).map_err(|error| format!("{path}: {error}"))
}

fn write(path: &str, bytes: &[u8]) -> Result<(), String> {
    let written = fs::write(command::root().join(path), bytes);
    written.map_err(|error| format!("{path}: {error}"))
}
