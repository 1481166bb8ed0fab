//! A lesson as it is written: a scenario with what the coach says, what a learner may do, and what is to be solved.

use klaxon_core::{Message, Seat};
use klaxon_lesson::Loss;

use crate::fault::{Checked, Fault, Problem};
use crate::run::parse_seat;
use crate::scenario::{Scenario, Step, lines};

/// A lesson, read but not compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenLesson {
    /// Its title, its rules, its options and its position; and all steps, of the solution too.
    pub(crate) scenario: Scenario,
    /// The seat of the learner.
    pub(crate) learner: Seat,
    /// What happens, with its lines.
    pub(crate) lines: Vec<(usize, Line)>,
    /// How a puzzle is solved.
    pub(crate) solution: Option<Vec<(usize, Step)>>,
    /// The events that solve a puzzle, with their lines.
    pub(crate) goals: Vec<(usize, String)>,
    /// The events that fail a puzzle.
    pub(crate) losses: Vec<Loss>,
    /// The keys of what helps with a puzzle.
    pub(crate) hints: Vec<String>,
    /// The key of what the coach says at the end.
    pub(crate) end: String,
    /// The number of the last line.
    pub(crate) last: usize,
}

/// Something that happens in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The coach says what this key means.
    Say(String),
    /// The coach points at these things.
    Point(Vec<String>),
    /// The learner has read it.
    Next,
    /// Somebody acts, time passes, or something must be true.
    Step(Step),
}

impl std::str::FromStr for WrittenLesson {
    type Err = Vec<Fault>;

    fn from_str(text: &str) -> Result<WrittenLesson, Vec<Fault>> {
        let mut lesson = WrittenLesson {
            scenario: Scenario::empty(),
            learner: Seat(0),
            lines: Vec::new(),
            solution: None,
            goals: Vec::new(),
            losses: Vec::new(),
            hints: Vec::new(),
            end: String::new(),
            last: 1,
        };
        let mut faults = Vec::new();
        for (line, content) in lines(text) {
            lesson.last = line;
            if let Err(problem) = lesson.read(line, content) {
                faults.push(Fault { line, problem });
            }
        }
        if faults.is_empty()
            && let Err((line, problem)) = lesson.check()
        {
            faults.push(Fault { line, problem });
        }
        match faults.is_empty() {
            true => Ok(lesson),
            false => Err(faults),
        }
    }
}

impl WrittenLesson {
    fn read(&mut self, line: usize, text: &str) -> Checked<()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        if self.scenario.title.is_empty() {
            return self.scenario.read(line, text);
        }
        match word {
            "learner" => self.learner = parse_seat(rest)?,
            "say" => self.lines.push((line, Line::Say(key(rest)?))),
            "point" => self.lines.push((line, Line::Point(things(rest)?))),
            "next" if rest.is_empty() => self.lines.push((line, Line::Next)),
            "goal" => self.goals.push((line, some(rest)?)),
            "lost" => self.losses.push(Loss {
                event: some(rest)?,
                why: None,
            }),
            "why" => {
                let unclear = || Problem::unclear("scenario-lesson-why");
                self.losses.last_mut().ok_or_else(unclear)?.why = Some(key(rest)?);
            }
            "hint" => self.hints.push(key(rest)?),
            "solution" if rest.is_empty() => self.solution = Some(Vec::new()),
            "end" => self.end = key(rest)?,
            _ => self.read_step(line, text)?,
        }
        Ok(())
    }

    /// A line as in a scenario.
    fn read_step(&mut self, line: usize, text: &str) -> Checked<()> {
        let before = self.scenario.steps.len();
        self.scenario.read(line, text)?;
        let step = self
            .scenario
            .steps
            .get(before)
            .map(|(_, step)| step.clone());
        match (step, &mut self.solution) {
            (None, _) => {}
            (Some(step), Some(solution)) => solution.push((line, step)),
            (Some(step), None) => self.lines.push((line, Line::Step(step))),
        }
        Ok(())
    }

    /// What only the whole can lack.
    fn check(&self) -> Result<(), (usize, Problem)> {
        let fail = |line: usize, key: &'static str| Err((line, Problem::unclear(key)));
        let goal = self.goals.first().map(|(line, _)| *line);
        match (goal, &self.solution) {
            _ if self.scenario.title.is_empty() => fail(1, "scenario-no-title"),
            _ if self.end.is_empty() => fail(self.last, "scenario-lesson-end"),
            (Some(line), None) => fail(line, "scenario-lesson-solution"),
            (None, Some(_)) => fail(self.last, "scenario-lesson-goal"),
            (None, None) if !self.losses.is_empty() || !self.hints.is_empty() => {
                fail(self.last, "scenario-lesson-goal")
            }
            _ => Ok(()),
        }
    }
}

/// The key of a text of lessons.
fn key(text: &str) -> Checked<String> {
    let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match text.starts_with("lesson-") && text.chars().all(sound) {
        true => Ok(text.to_owned()),
        false => Err(Problem::Unclear(
            Message::new("scenario-lesson-key").with("key", text),
        )),
    }
}

/// Something must stand behind the word.
fn some(text: &str) -> Checked<String> {
    match text.is_empty() {
        true => Err(Problem::unclear("scenario-lesson-event")),
        false => Ok(text.to_owned()),
    }
}

/// The things that the coach points at. A number belongs to the word before it, as in `mate 2`.
fn things(text: &str) -> Checked<Vec<String>> {
    let mut things: Vec<String> = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let number = word.bytes().all(|b| b.is_ascii_digit());
        match things.last_mut().filter(|_| number) {
            Some(before) => *before += &format!(" {word}"),
            None => things.push(word.to_owned()),
        }
    }
    match things.is_empty() {
        true => Err(Problem::unclear("scenario-lesson-point")),
        false => Ok(things),
    }
}
