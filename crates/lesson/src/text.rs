//! Lessons as text, a line for each thing: what the page is built with, and what it fetches.

use std::fmt::Write;

use klaxon_core::Seat;
use klaxon_core::chance::Answer;
use klaxon_core::notation::plain_number;

use crate::lesson::{Lesson, Loss, Opening, Part, Puzzle, Step};

/// Several lessons as one text.
pub fn lessons_text(lessons: &[Lesson]) -> String {
    let texts: Vec<String> = lessons.iter().map(text).collect();
    texts.join("\n")
}

/// The lessons of a text; none if it makes no sense.
pub fn lessons(text: &str) -> Option<Vec<Lesson>> {
    let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
    blocks.map(parse).collect()
}

fn text(lesson: &Lesson) -> String {
    let mut text = String::new();
    let mut line = |word: &str, rest: &str| {
        let _ = writeln!(text, "{}", format!("{word} {rest}").trim_end());
    };
    line("lesson", &lesson.name);
    line("game", &lesson.game);
    for option in &lesson.options {
        line("option", option);
    }
    line("learner", &lesson.learner.to_string());
    match &lesson.opening {
        Opening::Position(position) => line("position", position),
        Opening::Deal(chance) => line("deal", &chance_text(chance)),
    }
    line("time", &lesson.time.to_string());
    for step in &lesson.steps {
        match step {
            Step::Say(key) => line("say", key),
            Step::Point(things) => line("point", &things.join(", ")),
            Step::Next => line("next", ""),
            Step::Do { ways, chance } => line("do", &behind(&ways.join(" | "), chance)),
            Step::Try { action } => line("try", action),
            Step::Mate {
                seat,
                action,
                chance,
            } => line("mate", &behind(&format!("{seat} {action}"), chance)),
            Step::At { time, chance } => line("at", &behind(&time.to_string(), chance)),
        }
    }
    if let Some(puzzle) = &lesson.puzzle {
        for goal in &puzzle.goals {
            line("goal", goal);
        }
        for Loss { event, why } in &puzzle.losses {
            line("lost", event);
            if let Some(why) = why {
                line("why", why);
            }
        }
        for hint in &puzzle.hints {
            line("hint", hint);
        }
        line("chance", &chance_text(&puzzle.chance));
        for Part {
            after,
            seat,
            action,
        } in &puzzle.mates
        {
            line("then", &format!("{after} {seat} {action}"));
        }
    }
    line("end", &lesson.end);
    text
}

/// What chance says behind something, if anything.
fn behind(what: &str, chance: &[Answer]) -> String {
    match chance.is_empty() {
        true => what.to_owned(),
        false => format!("{what} ~ {}", chance_text(chance)),
    }
}

/// `=3` is a roll, `^` the highest roll, `4,7` a draw: the first of these that is there.
fn chance_text(chance: &[Answer]) -> String {
    let words = chance.iter().map(|answer| match answer {
        Answer::Number(number) => format!("={number}"),
        Answer::Highest => "^".to_owned(),
        Answer::OneOf(these) => {
            let these: Vec<String> = these.iter().map(u32::to_string).collect();
            these.join(",")
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn parse_chance(text: &str) -> Option<Vec<Answer>> {
    let words = text.split_whitespace().map(|word| match word {
        "^" => Some(Answer::Highest),
        word => match word.strip_prefix('=') {
            Some(number) => plain_number(number).map(Answer::Number),
            None => {
                let these = word.split(',').map(plain_number);
                these.collect::<Option<_>>().map(Answer::OneOf)
            }
        },
    });
    words.collect()
}

fn parse(text: &str) -> Option<Lesson> {
    let mut lesson = Lesson {
        name: String::new(),
        game: String::new(),
        options: Vec::new(),
        learner: Seat(0),
        opening: Opening::Deal(Vec::new()),
        time: klaxon_core::Time::ZERO,
        steps: Vec::new(),
        puzzle: None,
        end: String::new(),
    };
    for line in text.lines() {
        read(&mut lesson, line)?;
    }
    (!lesson.name.is_empty()).then_some(lesson)
}

fn read(lesson: &mut Lesson, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let owned = || rest.to_owned();
    let (before, chance) = match rest.split_once(" ~ ") {
        Some((before, chance)) => (before, chance),
        None => (rest, ""),
    };
    match word {
        "lesson" => lesson.name = owned(),
        "game" => lesson.game = owned(),
        "option" => lesson.options.push(owned()),
        "learner" => lesson.learner = rest.parse().ok()?,
        "position" => lesson.opening = Opening::Position(owned()),
        "deal" => lesson.opening = Opening::Deal(parse_chance(rest)?),
        "time" => lesson.time = rest.parse().ok()?,
        "end" => lesson.end = owned(),
        "say" => lesson.steps.push(Step::Say(owned())),
        "point" => {
            let things = rest.split(", ").map(str::to_owned);
            lesson.steps.push(Step::Point(things.collect()));
        }
        "next" => lesson.steps.push(Step::Next),
        "do" => lesson.steps.push(Step::Do {
            ways: before.split(" | ").map(str::to_owned).collect(),
            chance: parse_chance(chance)?,
        }),
        "try" => lesson.steps.push(Step::Try { action: owned() }),
        "mate" => {
            let (seat, action) = before.split_once(' ')?;
            lesson.steps.push(Step::Mate {
                seat: seat.parse().ok()?,
                action: action.to_owned(),
                chance: parse_chance(chance)?,
            });
        }
        "at" => lesson.steps.push(Step::At {
            time: before.parse().ok()?,
            chance: parse_chance(chance)?,
        }),
        _ => read_puzzle(lesson.puzzle.get_or_insert_default(), word, rest)?,
    }
    Some(())
}

fn read_puzzle(puzzle: &mut Puzzle, word: &str, rest: &str) -> Option<()> {
    match word {
        "goal" => puzzle.goals.push(rest.to_owned()),
        "lost" => puzzle.losses.push(Loss {
            event: rest.to_owned(),
            why: None,
        }),
        "why" => puzzle.losses.last_mut()?.why = Some(rest.to_owned()),
        "hint" => puzzle.hints.push(rest.to_owned()),
        "chance" => puzzle.chance = parse_chance(rest)?,
        "then" => {
            let mut words = rest.splitn(3, ' ');
            puzzle.mates.push(Part {
                after: plain_number(words.next()?)?,
                seat: words.next()?.parse().ok()?,
                action: words.next()?.to_owned(),
            });
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use klaxon_core::Time;

    #[test]
    fn lessons_are_read_as_they_are_written() {
        let mission = Lesson {
            name: "toy-1".to_owned(),
            game: "fuse".to_owned(),
            options: vec!["players 2".to_owned(), "| 1a 1: R, B".to_owned()],
            learner: Seat(0),
            opening: Opening::Position("turn 1; tray R3".to_owned()),
            time: Time(1500),
            steps: vec![
                Step::Say("hello".to_owned()),
                Step::Point(vec!["mate 2".to_owned(), "clock".to_owned()]),
                Step::Next,
                Step::Do {
                    ways: vec!["place R3 a1".to_owned(), "place R3 b2".to_owned()],
                    chance: vec![Answer::Number(3), Answer::OneOf(vec![4, 7])],
                },
                Step::Try {
                    action: "place B5 a2".to_owned(),
                },
                Step::Mate {
                    seat: Seat(1),
                    action: "roll".to_owned(),
                    chance: vec![Answer::Highest],
                },
                Step::At {
                    time: Time(60_000),
                    chance: Vec::new(),
                },
            ],
            puzzle: None,
            end: "farewell".to_owned(),
        };
        let puzzle = Lesson {
            name: "toy-2".to_owned(),
            opening: Opening::Deal(vec![Answer::OneOf(vec![1])]),
            steps: vec![Step::Say("solve".to_owned())],
            puzzle: Some(Puzzle {
                goals: vec!["turn 2".to_owned()],
                losses: vec![
                    Loss {
                        event: "returned".to_owned(),
                        why: Some("because".to_owned()),
                    },
                    Loss {
                        event: "passed".to_owned(),
                        why: None,
                    },
                ],
                hints: vec!["slowly".to_owned()],
                chance: vec![Answer::Number(0)],
                mates: vec![Part {
                    after: 2,
                    seat: Seat(1),
                    action: "pass".to_owned(),
                }],
            }),
            ..mission.clone()
        };
        let both = vec![mission, puzzle];
        assert_eq!(lessons(&lessons_text(&both)), Some(both));
    }

    #[test]
    fn what_is_no_lesson_is_not_read() {
        for wrong in [
            "game fuse",
            "lesson a\nfly",
            "lesson a\ntime soon",
            "lesson a\nwhy b",
        ] {
            assert_eq!(lessons(wrong), None, "{wrong}");
        }
        assert_eq!(lessons(""), Some(Vec::new()));
    }
}
