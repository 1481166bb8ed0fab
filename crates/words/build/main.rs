//! Compiles the Fluent files of all languages to static tables.

mod compile;
mod emit;
mod files;

use std::path::Path;
use std::{env, fs};

use compile::tree::Table;

fn main() {
    // The page fetches the texts of its language.
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        return println!("cargo::rerun-if-changed=build");
    }
    let with_files = |tables: &[Table]| emit::emit(tables) + &emit::files(tables);
    let mut problems = generate("../../locales", "locales.rs", with_files);
    // The tests of the evaluator have texts of their own.
    problems.extend(generate("tests/locales", "test_locales.rs", emit::emit));
    for problem in problems {
        println!("cargo::error={problem}");
    }
}

/// Writes the tables of the languages in `folder`, or says why it cannot.
fn generate(folder: &str, output: &str, emit: impl Fn(&[Table]) -> String) -> Vec<String> {
    println!("cargo::rerun-if-changed={folder}");
    let locales = match files::read(Path::new(folder)) {
        Ok(locales) => locales,
        Err(problem) => return vec![problem],
    };
    for locale in &locales {
        println!("cargo::rerun-if-changed={folder}/{}", locale.code);
        for source in &locale.sources {
            println!("cargo::rerun-if-changed={}", source.path.display());
        }
    }
    match compile::compile(&locales) {
        Ok(tables) => write(output, &emit(&tables)),
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
