//! A scenario as it is written.

use klaxon_core::{Message, Time};

use crate::fault::{Fault, Problem};

/// A scenario, read but not run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules it is about, at most three.
    pub rules: Vec<String>,
    /// The line that names them.
    pub(crate) rules_line: usize,
    /// Options of the game, with their lines.
    pub(crate) options: Vec<(usize, String)>,
    /// The position, with its lines.
    pub(crate) given: Vec<(usize, String)>,
    /// What happens then.
    pub(crate) steps: Vec<(usize, Step)>,
}

/// A step of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The game is set up and dealt; chance as written.
    Start { chance: Option<String> },
    /// The clock goes on to this game time; chance as written.
    At { time: Time, chance: Option<String> },
    /// Somebody acts; chance as written; the rule that refuses it.
    Act {
        seat: String,
        action: String,
        chance: Option<String>,
        refused: Option<Refused>,
    },
    /// Something must be true.
    Expect(String),
}

/// By which rule an action must be refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// By this one.
    By(String),
    /// By whichever: `! any`.
    ByAny,
}

/// How many rules a scenario may name.
const MOST_RULES: usize = 3;

impl std::str::FromStr for Scenario {
    type Err = Vec<Fault>;

    fn from_str(text: &str) -> Result<Scenario, Vec<Fault>> {
        let mut scenario = Scenario::empty();
        let mut faults = Vec::new();
        for (line, content) in lines(text) {
            if let Err(problem) = scenario.read(line, content) {
                faults.push(Fault { line, problem });
            }
        }
        if faults.is_empty() && scenario.rules.is_empty() {
            let problem = Problem::unclear("scenario-no-rules");
            faults.push(Fault { line: 1, problem });
        }
        if faults.is_empty() {
            Ok(scenario)
        } else {
            Err(faults)
        }
    }
}

/// The lines of a file that say something, without comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    let lines = lines.map(|(number, line)| {
        let content = line.split("//").next().unwrap_or_default();
        (number, content.trim())
    });
    lines.filter(|(_, content)| !content.is_empty())
}

impl Scenario {
    /// A scenario of which nothing is read yet.
    pub(crate) fn empty() -> Scenario {
        Scenario {
            title: String::new(),
            rules: Vec::new(),
            rules_line: 1,
            options: Vec::new(),
            given: Vec::new(),
            steps: Vec::new(),
        }
    }

    pub(crate) fn read(&mut self, line: usize, text: &str) -> Result<(), Problem> {
        if self.title.is_empty() {
            self.title = text.to_owned();
            return match text.starts_with("rules ") {
                true => Err(Problem::unclear("scenario-no-title")),
                false => Ok(()),
            };
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "rules" => {
                self.rules_line = line;
                self.read_rules(rest)
            }
            "given" => self.early(|s| s.given.push((line, rest.to_owned()))),
            "start" => {
                let step = Step::Start {
                    chance: chance(rest).1,
                };
                self.steps.push((line, step));
                Ok(())
            }
            "at" => {
                let unclear = |_| Problem::unclear("scenario-time");
                let (time, chance) = chance(rest);
                let time = time.parse().map_err(unclear)?;
                let step = Step::At { time, chance };
                self.steps.push((line, step));
                Ok(())
            }
            "expect" => {
                self.steps.push((line, Step::Expect(rest.to_owned())));
                Ok(())
            }
            seat if seat.len() == 1 && seat.starts_with(|c: char| c.is_ascii_digit()) => {
                let (rest, chance) = chance(rest);
                let (action, refused) = match rest.split_once('!') {
                    Some((action, "any" | " any")) => (action.trim(), Some(Refused::ByAny)),
                    Some((action, rule)) => {
                        (action.trim(), Some(Refused::By(rule.trim().to_owned())))
                    }
                    None => (rest, None),
                };
                let step = Step::Act {
                    seat: seat.to_owned(),
                    action: action.to_owned(),
                    chance,
                    refused,
                };
                self.steps.push((line, step));
                Ok(())
            }
            _ => self.early(|s| s.options.push((line, text.to_owned()))),
        }
    }

    fn read_rules(&mut self, text: &str) -> Result<(), Problem> {
        self.rules = text.split_whitespace().map(str::to_owned).collect();
        match self.rules.len() {
            1..=MOST_RULES => Ok(()),
            _ => Err(Problem::unclear("scenario-rules")),
        }
    }

    /// Options and positions come before the first step.
    fn early(&mut self, add: impl FnOnce(&mut Scenario)) -> Result<(), Problem> {
        if self.steps.is_empty() {
            add(self);
            Ok(())
        } else {
            Err(Problem::Unclear(Message::new("scenario-unknown-line")))
        }
    }
}

/// What stands before the `~`, and what chance says behind it.
fn chance(text: &str) -> (&str, Option<String>) {
    match text.split_once('~') {
        Some((before, chance)) => (before.trim(), Some(chance.trim().to_owned())),
        None => (text.trim(), None),
    }
}
