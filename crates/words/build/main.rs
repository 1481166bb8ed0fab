//! Compiles the Fluent files of all languages to static tables.

mod compile;
mod emit;
mod files;

use std::path::Path;
use std::{env, fs};

fn main() {
    let mut problems = generate("../../locales", "locales.rs");
    // The tests of the evaluator have texts of their own.
    problems.extend(generate("tests/locales", "test_locales.rs"));
    for problem in problems {
        println!("cargo::error={problem}");
    }
}

/// Writes the tables of the languages in `folder`, or says why it cannot.
fn generate(folder: &str, output: &str) -> Vec<String> {
    println!("cargo::rerun-if-changed={folder}");
    let mut locales = match files::read(Path::new(folder)) {
        Ok(locales) => locales,
        Err(problem) => return vec![problem],
    };
    // The page says nothing of deck files, scenarios, simulations, the server or games that it has no table for; what
    // visitors read before it is loaded is HTML already.
    let page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    for locale in locales.iter_mut().filter(|_| page) {
        let unsaid = [
            "countdown",
            "decks",
            "door",
            "flatline",
            "flatline-cards",
            "flatline-decks",
            "planter",
            "records",
            "scenarios",
            "serve",
            "simulate",
            "voice-countdown",
            "voice-flatline",
            "voice-planter",
        ];
        let name = |source: &compile::Source| source.path.file_stem().map(|name| name.to_owned());
        locale.sources.retain(|source| {
            !unsaid
                .iter()
                .any(|file| name(source).is_some_and(|name| name == *file))
        });
    }
    for locale in &locales {
        println!("cargo::rerun-if-changed={folder}/{}", locale.code);
        for source in &locale.sources {
            println!("cargo::rerun-if-changed={}", source.path.display());
        }
    }
    match compile::compile(&locales) {
        Ok(tables) => write(output, &emit::emit(&tables)),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn write(output: &str, code: &str) -> Vec<String> {
    let folder = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    match fs::write(Path::new(&folder).join(output), code) {
        Ok(()) => Vec::new(),
        Err(error) => vec![format!("{output} cannot be written: {error}")],
    }
}
