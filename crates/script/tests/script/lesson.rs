//! What is wrong with a lesson is told with its line.

use klaxon_lesson::{Opening, Step};
use klaxon_script::{Fault, WrittenLesson, compile, lesson_name};

fn compiled(text: &str) -> Result<klaxon_lesson::Lesson, Vec<Fault>> {
    let lesson = text.parse::<WrittenLesson>()?;
    compile("fuse-1", &lesson)
}

/// Each line takes the place of `HERE`, makes the lesson wrong, and is told with this key.
fn check(before: &str, lines: &[(&str, &str)]) {
    let place = before
        .lines()
        .position(|line| line == "HERE")
        .expect("a place");
    let mut wrong = Vec::new();
    for (line, key) in lines {
        let text = before.replace("HERE", line);
        let faults = compiled(&text).map_or_else(|faults| faults, |_| Vec::new());
        let told: Vec<_> = faults
            .iter()
            .map(|fault| (fault.line, fault.problem.message().key))
            .collect();
        if told != [(place + 1, *key)] {
            wrong.push((*line, *key, told));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const MISSION: &str = "It is unclear
rules F-20
players 2
given 1a 2: R, B
given 2a 2: G, Y
given tray R1 B2 G3 Y4
say lesson-hello
HERE
1 place R1 a1
end lesson-done
";

#[test]
fn of_a_mission() {
    check(
        MISSION,
        &[
            ("say hello", "scenario-lesson-key"),
            ("say lesson-Hello", "scenario-lesson-key"),
            ("end", "scenario-lesson-key"),
            ("point", "scenario-lesson-point"),
            ("why lesson-because", "scenario-lesson-why"),
            ("learner nobody", "scenario-seat"),
            ("rules F-99", "scenario-no-such-rule"),
            ("game chess", "scenario-game"),
            ("given 1b 9z", "scenario-no-such-card"),
            ("1 fly", "scenario-action"),
            ("1 place B2 a1", "scenario-differs"),
            ("1 place R1 a1 ! F-23", "scenario-differs"),
            ("1 place G3 a1 ! F-25", "scenario-differs"),
            (
                "1 place G3 a1 | place Y4 a1 ! F-23",
                "scenario-lesson-one-try",
            ),
            ("2 place G3 a1 | place Y4 a2", "scenario-lesson-mate"),
            ("2 place R1 a1 ! F-23", "scenario-lesson-mate"),
            ("1 place B2 a2 | place G3 a2", "scenario-lesson-vain"),
            ("1 place B2 a2 ~ R1", "scenario-chance-left"),
            ("expect 1a R1 -", "scenario-differs"),
            ("start ~ seed 7", "scenario-lesson-seed"),
        ],
    );
    let late = MISSION.replace("HERE", "1 place B2 a2\nstart ~ 1a");
    let faults = compiled(&late).expect_err("too late");
    let key = faults[0].problem.message().key;
    assert_eq!((faults[0].line, key), (9, "scenario-lesson-start"));
}

#[test]
fn of_a_puzzle() {
    let puzzle = "It is unclear
players 2
given 1a 2: R, B, K
given 2a 2: G, Y, K
given tray R1 B2 G3 Y4
say lesson-hello
HERE
lost returned
hint lesson-slowly
solution
1 place R1 a1
1 place B2 a2
2 place G3 a1
2 place Y4 a2
end lesson-done
";
    check(
        puzzle,
        &[
            ("goal", "scenario-lesson-event"),
            ("goal defused 1a", "scenario-lesson-unsolved"),
        ],
    );
    let wrong = |line: &str| {
        let text = puzzle
            .replace("HERE", "goal turn")
            .replace("lost returned", line);
        compiled(&text).expect_err("something is wrong")[0].clone()
    };
    let fault = wrong("lost placed G3");
    let message = fault.problem.message();
    assert_eq!((fault.line, message.key), (13, "scenario-lesson-lost"));
    let sound = puzzle.replace("HERE", "goal turn");
    let lesson = compiled(&sound).expect("a puzzle");
    let puzzle = lesson.puzzle.expect("it is one");
    let parts: Vec<_> = puzzle.mates.iter().map(|part| part.after).collect();
    assert_eq!(parts, [2, 2], "after two actions of the learner");
}

#[test]
fn of_the_whole() {
    for (text, line, key) in [
        ("", 1, "scenario-no-title"),
        ("A title\nsay lesson-a\nnext", 3, "scenario-lesson-end"),
        ("A title\nend lesson-a", 2, "scenario-lesson-nothing"),
        (
            "A title\ngoal turn\nend lesson-a",
            2,
            "scenario-lesson-solution",
        ),
        (
            "A title\nnext\nhint lesson-b\nend lesson-a",
            4,
            "scenario-lesson-goal",
        ),
        (
            "A title\nsolution\n1 roll\nend lesson-a",
            4,
            "scenario-lesson-goal",
        ),
        (
            "A title\nlearner 4\nplayers 2\nnext\nend lesson-a",
            5,
            "scenario-seat",
        ),
        (
            "A title\ngiven 1a 1: # < # < #\nnext\nend lesson-a",
            2,
            "deck-face-twice",
        ),
    ] {
        let faults = compiled(text).expect_err(text);
        let told: Vec<_> = faults
            .iter()
            .map(|fault| (fault.line, fault.problem.message().key))
            .collect();
        assert_eq!(told, [(line, key)], "{text}");
    }
}

/// After either alternative one of the next ones must be possible.
#[test]
fn no_alternative_leads_into_a_dead_end() {
    let text = MISSION.replace("HERE", "1 place B2 a2 | pass\n1 place B2 a2");
    let faults = compiled(&text).expect_err("a dead end");
    let told: Vec<_> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(told, [9]);
}

#[test]
fn a_lesson_is_compiled_to_what_a_page_needs() {
    let text = "From the deal on
players 2
learner 2
start ~ 4a 3b 1a 2a 2b | 3a 3c 1c 2c 4d
say lesson-hello
point mate 1 clock
next
1 roll ~ R1 R2 R3 R4
end lesson-done
";
    let lesson = compiled(text).expect("a lesson");
    assert!(matches!(lesson.opening, Opening::Deal(answers) if !answers.is_empty()));
    assert_eq!(lesson.learner, klaxon_core::Seat(1));
    let points = vec!["mate 1".to_owned(), "clock".to_owned()];
    assert_eq!(lesson.steps[1], Step::Point(points));
    assert!(matches!(&lesson.steps[3], Step::Mate { action, .. } if action == "roll"));
}

#[test]
fn a_lesson_is_named_after_its_folder_and_its_number() {
    let name = lesson_name("fuse", "01-first-mission");
    assert_eq!(name, Some("fuse-1".to_owned()));
    assert_eq!(lesson_name("fuse", "first"), None);
}
