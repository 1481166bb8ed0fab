//! Shortens what the wasm and its script call each other: the names that wasm-bindgen makes are long, carry hashes that
//! nothing compresses, and stand in both.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The script as the wasm knows it.
const SCRIPT: &str = "./klaxon_bg.js";

/// Writes the main part and its script anew, with short names and without what only people read.
pub(crate) fn shorten(folder: &Path) -> Result<(), String> {
    let (wasm, script) = (folder.join("klaxon_bg.wasm"), folder.join("klaxon.js"));
    let mut module = crate::wasm::without_names()
        .parse_file(&wasm)
        .map_err(|error| error.to_string())?;
    let mut short: HashMap<String, String> = HashMap::new();
    let mut rename = |name: &mut String| {
        // No other name in the script begins with this sign.
        let new = format!("${}", short.len());
        let new = short.entry(name.clone()).or_insert(new);
        name.clone_from(new);
    };
    let imports = module.imports.iter_mut();
    imports
        .filter(|import| import.module == SCRIPT)
        .for_each(|import| rename(&mut import.name));
    let exports = module.exports.iter_mut();
    exports
        .filter(|export| export.name.starts_with("_ZN"))
        .for_each(|export| rename(&mut export.name));
    module
        .emit_wasm_file(&wasm)
        .map_err(|error| error.to_string())?;
    let text = fs::read_to_string(&script).map_err(|error| error.to_string())?;
    fs::write(&script, briefly(&text, &short)).map_err(|error| error.to_string())
}

/// A script of wasm-bindgen with other names, and without indentation and comments.
fn briefly(script: &str, names: &HashMap<String, String>) -> String {
    let lines = script.lines().map(str::trim);
    let comment = |line: &&str| ["//", "/*", "*"].iter().any(|sign| line.starts_with(sign));
    let lines = lines.filter(|line| !line.is_empty() && !comment(line));
    let mut out = String::new();
    for line in lines {
        let mut rest = line;
        while let Some(begin) = rest.find(is_of_name) {
            let name = &rest[begin..];
            let name = &name[..name.find(|sign| !is_of_name(sign)).unwrap_or(name.len())];
            out += &rest[..begin];
            out += names.get(name).map_or(name, String::as_str);
            rest = &rest[begin + name.len()..];
        }
        out += rest;
        out.push('\n');
    }
    out
}

fn is_of_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '_' || sign == '$'
}
