//! The pictures that messengers show with a link to a room: 1200 x 630, one for each game, from the drawings of the start
//! page. They are kept as files, so that building needs no browser.

use std::fs;
use std::path::Path;

use crate::{command, png};

const ASSETS: &str = "crates/page/assets";

/// Makes all of them anew.
pub(crate) fn all() -> Result<(), String> {
    let games = [
        ("fuse", "FUSE"),
        ("countdown", "Countdown"),
        ("flatline", "FLATLINE"),
        ("planter", "Fuse"),
    ];
    for (file, name) in games {
        let page = format!("target/invitations/{file}.html");
        write(&command::root().join(&page), html(file, name)?.as_bytes())?;
        let picture = format!("{ASSETS}/invitations/{file}.png");
        let root = command::root().display();
        command::run(
            "chromium",
            &format!(
                "--headless --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
                 --force-device-scale-factor=1 --virtual-time-budget=2000 --window-size=1200,630 \
                 --screenshot={root}/{picture} file://{root}/{page}"
            ),
        )?;
        let path = command::root().join(&picture);
        let large = fs::read(&path).map_err(|error| format!("{picture}: {error}"))?;
        write(&path, &png::with_a_palette(&large)?)?;
    }
    Ok(())
}

fn write(path: &Path, text: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

/// A page that looks like the picture.
fn html(file: &str, name: &str) -> Result<String, String> {
    let drawing = command::root().join(format!("{ASSETS}/pictures/{file}.svg"));
    let drawing =
        fs::read_to_string(&drawing).map_err(|error| format!("{}: {error}", drawing.display()))?;
    let segments: String = (0..17)
        .map(|i| {
            let colour = if i < 11 { "#f4efe1" } else { "#2f4046" };
            let (x, colour) = match i {
                11 => (i * 22, "#ff6a2b"),
                _ => (i * 22, colour),
            };
            format!("<rect x=\"{x}\" width=\"16\" height=\"18\" rx=\"3\" fill=\"{colour}\"/>")
        })
        .collect();
    Ok(format!(
        "<!doctype html><meta charset=\"utf-8\"><style>\
         @font-face{{font-family:D;src:url(../../{ASSETS}/fonts/klaxon-display.woff2);font-weight:800}}\
         @font-face{{font-family:U;src:url(../../{ASSETS}/fonts/klaxon-ui.woff2);font-weight:400 700}}\
         *{{margin:0}}body{{width:1200px;height:630px;overflow:hidden;background:#0f1618;color:#f4efe1;position:relative}}\
         .picture{{position:absolute;left:456px;top:0;width:744px;height:630px}}.picture svg{{width:100%;height:100%}}\
         .picture text{{text-anchor:middle}}.n{{font-family:D;font-weight:800}}.u{{font-family:U;font-weight:700}}\
         h1,h2{{position:absolute;left:40px;font:800 60px/1 D;letter-spacing:-.04em;display:flex;align-items:center}}\
         h1{{top:56px}}h1 svg{{width:.86em;height:.86em;margin:0 .03em}}\
         h2{{top:440px;font-size:62px}}.fuse{{position:absolute;left:40px;top:544px}}</style>\
         <div class=\"picture\">{drawing}</div>\
         <h1>KLAX<svg viewBox=\"0 0 40 40\"><circle cx=\"20\" cy=\"20\" r=\"20\" fill=\"#ff6a2b\"/>\
         <path d=\"M20 20L2 11A20 20 0 0 1 20 0Z\" fill=\"#ffd9b8\"/><path d=\"M20 20l18 9a20 20 0 0 1-18 11Z\" \
         fill=\"#8a2c05\"/><circle cx=\"20\" cy=\"20\" r=\"7\" fill=\"#fff3e0\"/></svg>N</h1>\
         <h2>{name}</h2><svg class=\"fuse\" width=\"380\" height=\"18\">{segments}</svg>"
    ))
}
