//! The examples of the documentation: scenarios pass, and commands print what the pages show.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use klaxon_script::{Scenario, WrittenLesson, compile, run};

/// The pages, with the name of each.
fn pages() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let files = fs::read_dir(folder).expect("the documentation").flatten();
    let pages = files.map(|file| file.path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a page");
        (path.display().to_string(), text)
    };
    pages.map(read).collect()
}

/// The blocks of a page that are marked with this word.
fn blocks<'a>(page: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks.filter_map(move |block| block.strip_prefix(mark)?.strip_prefix('\n'))
}

#[test]
fn every_scenario_of_the_pages_passes() {
    let mut count = 0;
    for (name, page) in pages() {
        for block in blocks(&page, "text").filter(|block| block.contains("\nrules ")) {
            let scenario: Scenario = block.parse().unwrap_or_else(|faults| {
                panic!("{name}: {faults:?}\n{block}");
            });
            let faults = run(&scenario).faults;
            assert!(faults.is_empty(), "{name}: {faults:?}\n{block}");
            count += 1;
        }
    }
    assert!(count >= 15, "{count} scenarios");
}

#[test]
fn every_lesson_of_the_pages_can_be_played() {
    let mut count = 0;
    for (name, page) in pages() {
        for block in blocks(&page, "text").filter(|block| block.contains("\nend lesson-")) {
            let lesson = block.parse::<WrittenLesson>();
            let lesson = lesson.and_then(|lesson| compile("fuse-1", &lesson));
            assert!(lesson.is_ok(), "{name}: {:?}\n{block}", lesson.err());
            count += 1;
        }
    }
    assert_eq!(count, 2);
}

/// Commands that need no file: `$ klaxon cards show '3: # = #'`.
#[test]
fn commands_about_cards_print_what_the_pages_show() {
    let mut count = 0;
    for (name, page) in pages() {
        for block in blocks(&page, "console") {
            let Some((command, shown)) = block.split_once('\n') else {
                continue;
            };
            let Some(command) = command.strip_prefix("$ klaxon cards ") else {
                continue;
            };
            let pieces: Vec<&str> = command.split('\'').collect();
            if pieces.len() < 3 || command.contains("--deck") || shown.contains("$ ") {
                continue;
            }
            let verb = pieces[0].trim();
            let cards = pieces.iter().skip(1).step_by(2);
            let output = Command::new(env!("CARGO_BIN_EXE_klaxon"))
                .args(["--lang", "en", "cards", verb])
                .args(cards)
                .output()
                .expect("klaxon runs");
            let printed = [output.stdout, output.stderr].concat();
            let printed = String::from_utf8(printed).expect("text");
            assert_eq!(printed.trim_end(), shown.trim_end(), "{name}: {command}");
            count += 1;
        }
    }
    assert!(count >= 4, "{count} commands");
}
