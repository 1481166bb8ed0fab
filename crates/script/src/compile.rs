//! Compiling a lesson: it is played through every alternative that it accepts, and becomes what the page needs of it.

use klaxon_core::chance::Answer;
use klaxon_core::position::position_text;
use klaxon_core::{Message, Seat, Staged, Time};
use klaxon_games::{Catalogued, Visitor, visit};
use klaxon_lesson::{Lesson, Opening, Part, Puzzle, Step as Compiled};

use crate::fault::{Checked, Fault, Problem};
use crate::run::{Numbered, Play, Ready, check_rules, chosen, parse_seat, set_up};
use crate::scenario::Step;
use crate::written::{Line, WrittenLesson};

/// A lesson in which a learner could come to more positions than this is too loose.
const MOST: usize = 256;

/// The name of a lesson that stands in a folder named after its game, in a file whose name begins with its number; none if
/// it does not.
pub fn lesson_name(folder: &str, file: &str) -> Option<String> {
    let number: u8 = file.split('-').next()?.parse().ok()?;
    Some(format!("{folder}-{number}"))
}

/// Compiles a lesson under a name, or says what is wrong with it.
pub fn compile(name: &str, lesson: &WrittenLesson) -> Result<Lesson, Vec<Fault>> {
    let ((line, game), options) = chosen(&lesson.scenario);
    let compile = Compile {
        name,
        lesson,
        options: &options,
    };
    visit(game, compile).unwrap_or_else(|| {
        let problem = Problem::unclear("scenario-game");
        Err(vec![Fault { line, problem }])
    })
}

struct Compile<'a> {
    name: &'a str,
    lesson: &'a WrittenLesson,
    options: &'a [Numbered<'a>],
}

impl Visitor for Compile<'_> {
    type Answer = Result<Lesson, Vec<Fault>>;

    fn visit<G: Catalogued>(self, game: &str) -> Self::Answer {
        let scenario = &self.lesson.scenario;
        check_rules::<G>(scenario).map_err(|fault| vec![fault])?;
        let play = match set_up::<G>(scenario, game, self.options)? {
            Ready::Table(play) => *play,
            Ready::Refused(line, rules) => {
                let rules = Message::new("scenario-refused").with("rule", rules.join(" "));
                let problem = Problem::Unclear(rules);
                return Err(vec![Fault { line, problem }]);
            }
        };
        check_options::<G>(game, &play.table).map_err(|message| {
            let line = scenario.given.first().map_or(1, |(line, _)| *line);
            let problem = Problem::Unclear(message);
            vec![Fault { line, problem }]
        })?;
        let mut walk = Walk::new(self.lesson, play);
        let mut lesson = Lesson {
            name: self.name.to_owned(),
            game: game.to_owned(),
            options: G::options_text(&walk.play.table),
            learner: self.lesson.learner,
            opening: Opening::Position(position_text::<G>(&walk.play.table, &walk.play.state)),
            time: walk.play.now,
            steps: Vec::new(),
            puzzle: None,
            end: self.lesson.end.clone(),
        };
        let line = self.lesson.last;
        if self.lesson.learner.index() >= G::seats(&walk.play.table) {
            let problem = Problem::unclear("scenario-seat");
            return Err(vec![Fault { line, problem }]);
        }
        for (line, what) in &self.lesson.lines {
            let line = *line;
            let done = walk.line(what, &mut lesson);
            done.map_err(|problem| vec![Fault { line, problem }])?;
        }
        if let Some(solution) = &self.lesson.solution {
            lesson.puzzle = Some(walk.solve(solution)?);
        } else if !lesson.steps.iter().any(Compiled::is_learners) {
            let problem = Problem::unclear("scenario-lesson-nothing");
            return Err(vec![Fault { line, problem }]);
        }
        Ok(lesson)
    }
}

/// A lesson being played, in every position that a learner could have come to; the first is that of the first
/// alternatives.
struct Walk<'a, G: Staged> {
    lesson: &'a WrittenLesson,
    play: Play<G>,
    positions: Vec<(G::State, Time)>,
}

impl<'a, G: Staged> Walk<'a, G> {
    fn new(lesson: &'a WrittenLesson, play: Play<G>) -> Walk<'a, G> {
        Walk {
            positions: vec![(play.state.clone(), play.now)],
            lesson,
            play,
        }
    }

    /// A line of the lesson.
    fn line(&mut self, line: &Line, lesson: &mut Lesson) -> Checked<()> {
        match line {
            Line::Say(key) => lesson.steps.push(Compiled::Say(key.clone())),
            Line::Point(things) => lesson.steps.push(Compiled::Point(things.clone())),
            Line::Next => lesson.steps.push(Compiled::Next),
            Line::Step(Step::Start { chance }) if lesson.steps.iter().all(is_told) => {
                lesson.opening = Opening::Deal(self.deal(chance.as_deref())?);
                lesson.time = Time::ZERO;
            }
            Line::Step(Step::Start { .. }) => {
                return Err(Problem::unclear("scenario-lesson-start"));
            }
            Line::Step(step) => lesson.steps.extend(self.step(step)?),
        }
        Ok(())
    }

    fn deal(&mut self, chance: Option<&str>) -> Checked<Vec<Answer>> {
        if chance.is_some_and(|chance| chance.starts_with("seed")) {
            return Err(Problem::unclear("scenario-lesson-seed"));
        }
        self.play.state = G::before(&self.play.table);
        self.play.now = Time::ZERO;
        self.play.events.clear();
        let answers = self.play.answers(chance, true)?;
        self.play.start_with(answers.clone())?;
        self.positions = vec![(self.play.state.clone(), self.play.now)];
        Ok(answers)
    }

    /// A step: in every position it must come out as it is written. What must be true must be true in the first.
    fn step(&mut self, step: &Step) -> Checked<Option<Compiled>> {
        match step {
            Step::Expect(_) => {
                self.play.step(step)?;
                Ok(None)
            }
            Step::At { time, chance } => {
                let answers = self.play.answers(chance.as_deref(), false)?;
                self.any_way(1, |play, _| {
                    let done = play.go_on_with(*time, answers.clone());
                    done.map(|()| true)
                })?;
                Ok(Some(Compiled::At {
                    time: *time,
                    chance: answers,
                }))
            }
            Step::Act {
                seat,
                action,
                chance,
                refused,
            } => {
                let seat = parse_seat(seat)?;
                let ways = self.ways(action)?;
                let answers = self.play.answers(chance.as_deref(), false)?;
                let refused_by = refused.as_ref();
                self.any_way(ways.len(), |play, way| {
                    // Of several alternatives some may have been taken before.
                    let several = ways.len() > 1 && refused.is_none();
                    if several && !play.may(seat, ways[way]) {
                        return Ok(false);
                    }
                    let done = play.act_with(seat, ways[way], answers.clone(), refused_by);
                    done.map(|()| true)
                })?;
                self.compiled(seat, &ways, answers, refused.is_some())
                    .map(Some)
            }
            Step::Start { .. } => Err(Problem::unclear("scenario-lesson-start")),
        }
    }

    /// The alternatives of an action, as they are separated by a bar.
    fn ways(&self, action: &str) -> Checked<Vec<G::Action>> {
        let ways = action.split(" | ").map(str::trim);
        ways.map(|way| self.play.parse_action(way)).collect()
    }

    fn compiled(
        &self,
        seat: Seat,
        ways: &[G::Action],
        chance: Vec<Answer>,
        refused: bool,
    ) -> Checked<Compiled> {
        let texts = ways.iter().map(|way| G::action_text(&self.play.table, way));
        let ways: Vec<String> = texts.collect();
        match (ways.as_slice(), seat == self.lesson.learner, refused) {
            (_, true, false) => Ok(Compiled::Do { ways, chance }),
            ([action], true, true) => Ok(Compiled::Try {
                action: action.clone(),
            }),
            ([action], false, false) => Ok(Compiled::Mate {
                seat,
                action: action.clone(),
                chance,
            }),
            (_, true, true) => Err(Problem::unclear("scenario-lesson-one-try")),
            (_, false, _) => Err(Problem::unclear("scenario-lesson-mate")),
        }
    }

    /// Does each of several things in every position where that is possible: one of them must be in every position, and
    /// each of them in some. What is done first is what happened.
    fn any_way(
        &mut self,
        ways: usize,
        act: impl Fn(&mut Play<G>, usize) -> Checked<bool>,
    ) -> Checked<()> {
        let mut after: Vec<(G::State, Time)> = Vec::new();
        let mut events = None;
        let mut done = vec![false; ways];
        for (state, now) in &self.positions {
            let mut stuck = true;
            for (way, done) in done.iter_mut().enumerate() {
                self.play.state = state.clone();
                self.play.now = *now;
                if !act(&mut self.play, way)? {
                    continue;
                }
                (stuck, *done) = (false, true);
                let position = (self.play.state.clone(), self.play.now);
                events.get_or_insert_with(|| self.play.events.clone());
                if !after.contains(&position) {
                    after.push(position);
                }
            }
            if stuck {
                return Err(Problem::unclear("scenario-lesson-stuck"));
            }
        }
        if done.contains(&false) {
            return Err(Problem::unclear("scenario-lesson-vain"));
        }
        if after.len() > MOST {
            return Err(Problem::unclear("scenario-lesson-loose"));
        }
        self.play.events = events.unwrap_or_default();
        if let Some((state, now)) = after.first() {
            self.play.state = state.clone();
            self.play.now = *now;
        }
        self.positions = after;
        Ok(())
    }

    /// The puzzle, if this solves it.
    fn solve(&mut self, solution: &[(usize, Step)]) -> Result<Puzzle, Vec<Fault>> {
        let mut puzzle = Puzzle {
            goals: self
                .lesson
                .goals
                .iter()
                .map(|(_, goal)| goal.clone())
                .collect(),
            losses: self.lesson.losses.clone(),
            hints: self.lesson.hints.clone(),
            ..Puzzle::default()
        };
        let mut open = self.lesson.goals.clone();
        let mut moves = 0;
        for (line, step) in solution {
            let line = *line;
            let fail = |problem| vec![Fault { line, problem }];
            match self.step(step).map_err(fail)? {
                Some(Compiled::Do { ways, chance }) if ways.len() == 1 => {
                    puzzle.chance.extend(chance);
                    moves += 1;
                }
                Some(Compiled::Mate {
                    seat,
                    action,
                    chance,
                }) => {
                    puzzle.mates.push(Part {
                        after: moves,
                        seat,
                        action,
                    });
                    puzzle.chance.extend(chance);
                }
                Some(_) => return Err(fail(Problem::unclear("scenario-lesson-solving"))),
                None => continue,
            }
            let events = self.play.events.iter();
            let events: Vec<String> = events
                .map(|event| G::event_text(&self.play.table, event))
                .collect();
            for event in &events {
                if let Some(loss) = puzzle.losses.iter().find(|loss| loss.is_meant_by(event)) {
                    let lost = Message::new("scenario-lesson-lost").with("event", event.as_str());
                    let lost = lost.with("lost", loss.event.as_str());
                    return Err(fail(Problem::Unclear(lost)));
                }
                open.retain(|(_, goal)| !klaxon_lesson::is_meant(goal, event));
            }
        }
        match open.first() {
            None => Ok(puzzle),
            Some((line, goal)) => {
                let message = Message::new("scenario-lesson-unsolved").with("goal", goal.as_str());
                Err(vec![Fault {
                    line: *line,
                    problem: Problem::Unclear(message),
                }])
            }
        }
    }
}

/// A room sets the game up from its options: a card that is written out must be none that the deck has.
fn check_options<G: Staged>(game: &str, table: &G::Table) -> Result<(), Message> {
    let options = G::options_text(table);
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    match klaxon_core::setup::table::<G>(game, &options) {
        Ok(_) => Ok(()),
        Err(wrong) => wrong
            .into_iter()
            .next()
            .map_or(Ok(()), |wrong| Err(wrong.message)),
    }
}

/// Returns whether a step only tells something.
fn is_told(step: &Compiled) -> bool {
    matches!(step, Compiled::Say(_) | Compiled::Point(_) | Compiled::Next)
}
