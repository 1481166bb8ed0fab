//! Every lesson of the project: by every alternative, solved, and failed.

use klaxon_core::Numbers;
use klaxon_lesson::{Lesson, Puzzle, Step, Waits, lessons, lessons_text};
use klaxon_words::{Language, has};

use crate::classroom::{Classroom, all};

/// So many ways through a lesson are played; no lesson of ours has more.
const MOST_WAYS: usize = 500;
/// So many times a puzzle is played anyhow, until it is failed.
const MOST_TRIES: u64 = 200;
/// More actions than this nobody needs for a puzzle.
const MOST_MOVES: usize = 30;

/// Plays a mission, choosing at each step as `choices` say, the first where they say nothing. Gives how many ways there
/// were at each step.
fn play(lesson: &Lesson, choices: &[usize]) -> Vec<usize> {
    let mut classroom = Classroom::new(lesson);
    let mut ways = Vec::new();
    loop {
        let cue = classroom.cue();
        assert!(!cue.say.is_empty(), "{}: nothing is said", lesson.name);
        match cue.waits {
            Waits::Next => classroom.next(),
            Waits::Try => {
                let tried = classroom.act(&cue.ways[0]);
                let (rule, _) = tried.expect_err("what the rules are against");
                assert_ne!(rule, "lesson", "{}: {}", lesson.name, cue.ways[0]);
            }
            Waits::Act => {
                let legal = classroom.legal();
                let open = |way: &&String| legal.contains(way);
                let open: Vec<&String> = cue.ways.iter().filter(open).collect();
                let choice = choices.get(ways.len()).copied().unwrap_or(0);
                ways.push(open.len());
                let done = classroom.act(open[choice]);
                assert_eq!(done, Ok(()), "{}: {}", lesson.name, open[choice]);
            }
            Waits::Mate => panic!("{}: the mates wait at {}", lesson.name, cue.say),
            Waits::Done | Waits::Puzzle | Waits::Failed => {
                assert_ne!(cue.waits, Waits::Failed, "{}", lesson.name);
                return ways;
            }
        }
    }
}

#[test]
fn every_lesson_is_played_through_every_alternative() {
    for found in all() {
        let mut choices: Vec<usize> = Vec::new();
        for count in 0.. {
            assert!(count < MOST_WAYS, "{}", found.lesson.name);
            let ways = play(&found.lesson, &choices);
            // The next way: the last choice that can go up does, and those behind it begin anew.
            choices.resize(ways.len(), 0);
            let Some(last) = (0..ways.len()).rev().find(|&i| choices[i] + 1 < ways[i]) else {
                break;
            };
            choices.truncate(last + 1);
            choices[last] += 1;
        }
    }
}

/// A puzzle after everything that comes before it.
fn at_the_puzzle(lesson: &Lesson) -> Classroom {
    let mut classroom = Classroom::new(lesson);
    while classroom.cue().waits != Waits::Puzzle {
        match classroom.cue().waits {
            Waits::Next | Waits::Try => classroom.next(),
            _ => assert_eq!(classroom.act(&classroom.cue().ways[0]), Ok(())),
        }
    }
    classroom
}

#[test]
fn every_puzzle_is_solved_by_its_solution() {
    for found in all().iter().filter(|found| found.lesson.puzzle.is_some()) {
        let lesson = &found.lesson;
        let mut classroom = at_the_puzzle(lesson);
        let learner = format!("{} ", lesson.learner);
        let solution = found.text.split("\nsolution").nth(1).expect("a solution");
        for line in solution.lines() {
            let line = line.split("//").next().unwrap_or_default().trim();
            if let Some(action) = line.strip_prefix(&learner) {
                let action = action.split('~').next().unwrap_or_default().trim();
                assert_eq!(classroom.act(action), Ok(()), "{}: {action}", lesson.name);
            }
        }
        assert_eq!(classroom.cue().waits, Waits::Done, "{}", lesson.name);
        for action in classroom.legal().iter().take(1) {
            let refused = classroom.act(action).expect_err("it is over");
            assert_eq!(refused.0, "lesson", "{}", lesson.name);
        }
    }
}

#[test]
fn every_puzzle_can_be_failed() {
    for found in all().iter().filter(|found| found.lesson.puzzle.is_some()) {
        let lesson = &found.lesson;
        let failed = (0..MOST_TRIES).find(|&seed| {
            let mut numbers = Numbers::new(seed);
            let mut classroom = at_the_puzzle(lesson);
            for _ in 0..MOST_MOVES {
                let legal = classroom.legal();
                if classroom.cue().waits != Waits::Puzzle || legal.is_empty() {
                    break;
                }
                let _ = classroom.act(&legal[numbers.below(legal.len())]);
            }
            classroom.cue().waits == Waits::Failed
        });
        assert!(failed.is_some(), "{} can't be failed", lesson.name);
    }
}

fn keys(lesson: &Lesson) -> Vec<String> {
    let said = lesson.steps.iter().filter_map(|step| match step {
        Step::Say(key) => Some(key.clone()),
        _ => None,
    });
    let none = Puzzle::default();
    let puzzle = lesson.puzzle.as_ref().unwrap_or(&none);
    let why = puzzle.losses.iter().filter_map(|loss| loss.why.clone());
    let hints = puzzle.hints.iter().cloned();
    said.chain(why)
        .chain(hints)
        .chain([lesson.end.clone()])
        .collect()
}

#[test]
fn everything_that_is_said_has_a_text() {
    for found in all() {
        for key in keys(&found.lesson) {
            for language in Language::ALL {
                assert!(has(language, &key), "{}: {key}", language.code());
            }
        }
    }
}

#[test]
fn what_the_page_fetches_is_the_same_lesson() {
    let all: Vec<Lesson> = all().into_iter().map(|found| found.lesson).collect();
    assert_eq!(lessons(&lessons_text(&all)), Some(all));
}

/// The page lists a first mission and three puzzles for each game.
#[test]
fn a_game_has_a_first_mission_and_three_puzzles() {
    let all = all();
    let mut games: Vec<&str> = all
        .iter()
        .filter_map(|found| found.lesson.name.split('-').next())
        .collect();
    games.dedup();
    for game in games {
        for number in 1..=4 {
            let name = format!("{game}-{number}");
            let found = all.iter().find(|found| found.lesson.name == name);
            let lesson = &found.unwrap_or_else(|| panic!("no {name}")).lesson;
            assert_eq!(lesson.puzzle.is_some(), number > 1, "{name}");
        }
    }
}
