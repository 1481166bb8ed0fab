//! Lessons, compiled: one file for each game, which the page fetches when somebody learns.

use std::path::Path;

use klaxon_lesson::{Lesson, lessons_text};
use klaxon_script::{Fault, WrittenLesson, compile, lesson_name};
use klaxon_words::Language;

use crate::{Asset, asset, content, fail, read};

/// The compiled lessons of a folder that has a folder for each game.
pub(crate) fn files(folder: &Path) -> Vec<Asset> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let games = content(folder).into_iter().map(|game| {
        let name = game.file_name().unwrap_or_default().to_string_lossy();
        let lessons: Vec<Lesson> = content(&game).iter().map(|file| lesson(file)).collect();
        let path = format!("lessons-{name}.txt");
        asset(
            path,
            "text/plain; charset=utf-8",
            lessons_text(&lessons).into_bytes(),
        )
    });
    games.collect()
}

/// A compiled lesson; the build stops at one that can't be played.
fn lesson(file: &Path) -> Lesson {
    let part =
        |path: Option<&std::ffi::OsStr>| path.unwrap_or_default().to_string_lossy().into_owned();
    let folder = part(file.parent().and_then(Path::file_name));
    let text = String::from_utf8_lossy(&read(file)).into_owned();
    let Some(name) = lesson_name(&folder, &part(file.file_stem())) else {
        fail(&format!("{} is no name of a lesson", file.display()));
    };
    let compiled = text.parse::<WrittenLesson>();
    match compiled.and_then(|written| compile(&name, &written)) {
        Ok(lesson) => lesson,
        Err(faults) => fail(&told(file, &faults)),
    }
}

fn told(file: &Path, faults: &[Fault]) -> String {
    let faults = faults.iter().map(|Fault { line, problem }| {
        let what = klaxon_words::say(Language::English, &problem.message());
        format!("{}:{line}:1: {what}", file.display())
    });
    faults.collect::<Vec<_>>().join("; ")
}
