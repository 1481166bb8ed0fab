//! Where a lesson stands, what is accepted there, and what comes next.

use klaxon_core::board::Board;
use klaxon_core::chance::Answer;
use klaxon_core::{Seat, Time};

use crate::cue::{Cue, Waits};
use crate::lesson::{Lesson, Part, Puzzle, Step, is_meant};

/// What a puzzle says when it is failed for a reason that has no words of its own.
const FAILED: &str = "lesson-failed";

/// The guide through a lesson.
#[derive(Clone, Debug)]
pub struct Guide {
    lesson: Lesson,
    /// The step that is waited for; all of them are over if there is none.
    place: usize,
    /// Goes up whenever there is something else to tell.
    number: u64,
    /// Which goals have been reached.
    reached: Vec<bool>,
    /// Why the puzzle is failed, if it is.
    failed: Option<String>,
    /// Whether chance was told what it says in the puzzle.
    told: bool,
    /// Whether something happened in the time that passes now.
    ticked: bool,
    /// Which of the mates' parts in the puzzle were played.
    played: Vec<bool>,
    /// How often the learner acted in the puzzle.
    moves: usize,
    /// What mates can do now in the puzzle.
    mates: Vec<(Seat, String)>,
}

impl Guide {
    /// The guide at the beginning of a lesson.
    pub fn new(lesson: Lesson) -> Guide {
        let puzzle = lesson.puzzle.as_ref();
        let mut guide = Guide {
            reached: vec![false; puzzle.map_or(0, |puzzle| puzzle.goals.len())],
            played: vec![false; puzzle.map_or(0, |puzzle| puzzle.mates.len())],
            place: 0,
            number: 0,
            failed: None,
            told: false,
            ticked: false,
            moves: 0,
            mates: Vec::new(),
            lesson,
        };
        guide.skip();
        guide
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Goes up whenever [`Guide::cue`] has something else to tell.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The step that is waited for.
    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.place)
    }

    /// The puzzle, while it is being solved.
    fn puzzle(&self) -> Option<&Puzzle> {
        let open = self.step().is_none() && !self.is_over();
        self.lesson.puzzle.as_ref().filter(|_| open)
    }

    /// Returns whether nothing is waited for any more.
    pub fn is_over(&self) -> bool {
        let steps = self.step().is_none();
        self.failed.is_some() || (steps && self.reached.iter().all(|reached| *reached))
    }

    /// Returns whether a seat may do this now: none if the lesson does not want it, else what chance is told before, if
    /// anything.
    pub(crate) fn accepts(&mut self, seat: Seat, action: &str) -> Option<Option<Vec<Answer>>> {
        if self.puzzle().is_some() {
            let may = seat == self.lesson.learner || self.mate(seat).as_deref() == Some(action);
            return may.then(|| self.chance_of_puzzle());
        }
        match self.step()? {
            Step::Do { ways, chance } if seat == self.lesson.learner => {
                let wanted = ways.iter().any(|way| way == action);
                wanted.then(|| Some(chance.clone()))
            }
            Step::Mate {
                seat: mate,
                action: wanted,
                chance,
            } if *mate == seat && wanted == action => Some(Some(chance.clone())),
            _ => None,
        }
    }

    /// What chance says in the puzzle, the first time.
    fn chance_of_puzzle(&mut self) -> Option<Vec<Answer>> {
        let first = !std::mem::replace(&mut self.told, true);
        let chance = self.lesson.puzzle.as_ref().map(|puzzle| &puzzle.chance);
        chance.filter(|_| first).cloned()
    }

    /// What chance is told before the first thing that happens as time passes.
    pub(crate) fn chance_of_time(&mut self) -> Option<Vec<Answer>> {
        let chance = match self.step()? {
            Step::At { chance, .. } => chance.clone(),
            _ => return None,
        };
        let first = !std::mem::replace(&mut self.ticked, true);
        first.then_some(chance)
    }

    /// Something that was accepted was done.
    pub(crate) fn acted(&mut self, seat: Seat, action: &str) {
        let Some(puzzle) = self.puzzle() else {
            return self.advance();
        };
        let is_part =
            |(part, played): (&Part, &bool)| !played && part.seat == seat && part.action == action;
        let mut parts = puzzle.mates.iter().zip(&self.played);
        if let Some(part) = parts.position(is_part) {
            self.played[part] = true;
        }
        self.moves += usize::from(seat == self.lesson.learner);
    }

    /// Events happened: goals may be reached, or the puzzle is failed.
    pub(crate) fn happened(&mut self, events: &[String], board: &dyn Board) {
        let Some(puzzle) = self.lesson.puzzle.as_ref().filter(|_| !self.is_over()) else {
            return;
        };
        for event in events {
            let loss = puzzle.losses.iter().find(|loss| loss.is_meant_by(event));
            if let Some(loss) = loss {
                self.failed = Some(loss.why.clone().unwrap_or_else(|| FAILED.to_owned()));
                self.number += 1;
                return;
            }
            for (goal, reached) in puzzle.goals.iter().zip(&mut self.reached) {
                *reached |= is_meant(goal, event);
            }
        }
        self.number += u64::from(self.is_over());
        // A game that is over can't solve anything any more.
        if !self.is_over() && board.outcome().is_some() {
            self.failed = Some(FAILED.to_owned());
            self.number += 1;
        }
    }

    /// Looks at the board for what mates can do in the puzzle: each the first of their parts that is legal, or else what
    /// the game proposes for a player whom the table waits for, if none of their parts is still to come.
    pub(crate) fn look(&mut self, board: &dyn Board) {
        self.mates.clear();
        let Some(puzzle) = self.puzzle() else { return };
        let mut mates = Vec::new();
        for seat in Seat::all(board.seats()).filter(|seat| *seat != self.lesson.learner) {
            let parts = puzzle.mates.iter().zip(&self.played);
            let parts = parts.filter(|(part, played)| part.seat == seat && !**played);
            let (now, later): (Vec<&Part>, Vec<&Part>) = parts
                .map(|(part, _)| part)
                .partition(|part| part.after <= self.moves);
            let legal = board.legal(seat);
            let part = now.iter().find(|part| legal.contains(&part.action));
            let part = part.map(|part| part.action.clone());
            let lost = later.is_empty() && board.awaited().contains(seat);
            let action = part.or_else(|| board.fallback(seat).filter(|_| lost));
            mates.extend(action.map(|action| (seat, action)));
        }
        self.mates = mates;
    }

    /// Returns whether the learner is to try this in vain.
    pub(crate) fn is_to_try(&self, seat: Seat, action: &str) -> bool {
        let wanted = matches!(self.step(), Some(Step::Try { action: wanted }) if wanted == action);
        wanted && seat == self.lesson.learner
    }

    /// The learner tried something in vain, and saw why.
    pub fn tried(&mut self, seat: Seat, action: &str) {
        if self.is_to_try(seat, action) {
            self.advance();
        }
    }

    /// The learner has read what the coach says.
    pub fn next(&mut self) {
        if matches!(self.step(), Some(Step::Next | Step::Try { .. })) {
            self.advance();
        }
    }

    /// What a mate does now.
    pub fn mate(&self, seat: Seat) -> Option<String> {
        if self.puzzle().is_some() {
            let mate = self.mates.iter().find(|(mate, _)| *mate == seat);
            return mate.map(|(_, action)| action.clone());
        }
        match self.step()? {
            Step::Mate {
                seat: mate, action, ..
            } if *mate == seat => Some(action.clone()),
            _ => None,
        }
    }

    /// To which time game time goes on now.
    pub fn time(&self) -> Option<Time> {
        match self.step()? {
            Step::At { time, .. } => Some(*time),
            _ => None,
        }
    }

    /// Game time has come to the time of [`Guide::time`].
    pub(crate) fn time_passed(&mut self) {
        if self.time().is_some() {
            self.advance();
        }
    }

    fn advance(&mut self) {
        self.place += 1;
        self.ticked = false;
        self.skip();
        self.number += 1;
    }

    /// What the coach says and points at is no step of its own.
    fn skip(&mut self) {
        while matches!(self.step(), Some(Step::Say(_) | Step::Point(_))) {
            self.place += 1;
        }
    }

    /// What the coach tells the page.
    pub fn cue(&self) -> Cue {
        let before = &self.lesson.steps[..self.place];
        let count = |steps: &[Step]| steps.iter().filter(|step| step.is_learners()).count();
        let mut said = before.iter().rev().filter_map(|step| match step {
            Step::Say(key) => Some(key.as_str()),
            _ => None,
        });
        let say = match (&self.failed, self.is_over()) {
            (Some(why), _) => why,
            (None, true) => &self.lesson.end,
            (None, false) => said.next().unwrap_or_default(),
        };
        let mut cue = Cue {
            say: say.to_owned(),
            waits: Waits::Done,
            points: self.points(),
            ways: Vec::new(),
            done: count(before),
            of: count(&self.lesson.steps),
            hints: Vec::new(),
        };
        if self.failed.is_some() {
            cue.waits = Waits::Failed;
        } else if let Some(puzzle) = self.puzzle() {
            cue.waits = Waits::Puzzle;
            cue.hints.clone_from(&puzzle.hints);
        }
        match self.step() {
            Some(Step::Next) => cue.waits = Waits::Next,
            Some(Step::Do { ways, .. }) => {
                cue.waits = Waits::Act;
                cue.ways.clone_from(ways);
            }
            Some(Step::Try { action }) => {
                cue.waits = Waits::Try;
                cue.ways.push(action.clone());
            }
            Some(_) => cue.waits = Waits::Mate,
            None => {}
        }
        cue
    }

    /// What the coach points at: what was named since the step before.
    fn points(&self) -> Vec<String> {
        let before = self.lesson.steps[..self.place].iter().rev();
        let before = before.take_while(|step| matches!(step, Step::Say(_) | Step::Point(_)));
        let points = before.filter_map(|step| match step {
            Step::Point(things) if !self.is_over() => Some(things.clone()),
            _ => None,
        });
        points.flatten().collect()
    }
}
