//! Playing a scenario.

use klaxon_core::chance::{Complaint, Scripted, Seeded};
use klaxon_core::game::Reason;
use klaxon_core::{Game, Message, Seat, Time, Viewer};
use klaxon_fuse::{Countdown, Fuse};
use klaxon_planter::Planter;

use crate::fault::{Checked, Fault, Problem, differs, plain, same};
use crate::scenario::{Scenario, Step};
use crate::stage::{Part, Stage};

/// What came of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The first thing that went wrong, or all that is wrong with how it is written.
    pub faults: Vec<Fault>,
    /// The rules that refused something, as expected.
    pub refused: Vec<String>,
}

/// Plays a scenario.
pub fn run(scenario: &Scenario) -> Report {
    let mut options: Vec<(usize, &str)> = Vec::new();
    let mut game = (1, Fuse::NAME);
    for (line, text) in &scenario.options {
        match text.split_once(' ') {
            Some(("game", name)) => game = (*line, name),
            _ => options.push((*line, text)),
        }
    }
    match game {
        (_, Fuse::NAME) => run_in::<Fuse>(scenario, &options),
        (_, Countdown::NAME) => run_in::<Countdown>(scenario, &options),
        (_, Planter::NAME) => run_in::<Planter>(scenario, &options),
        (line, _) => Report {
            faults: vec![Fault {
                line,
                problem: Problem::unclear("scenario-game"),
            }],
            refused: Vec::new(),
        },
    }
}

fn run_in<G: Stage>(scenario: &Scenario, options: &[(usize, &str)]) -> Report {
    let mut refused = Vec::new();
    let faults = match set_up::<G>(scenario, options) {
        Err(faults) => faults,
        Ok(Ready::Refused(line, problems)) => {
            let found = problems.join(" ");
            let faults = expected_problem(scenario, line, &found);
            refused.extend(problems.into_iter().map(str::to_owned));
            faults
        }
        Ok(Ready::Table(play)) => {
            let mut play = *play;
            let mut faults = Vec::new();
            for (line, step) in &scenario.steps {
                if let Err(problem) = play.step(step) {
                    faults.push(Fault {
                        line: *line,
                        problem,
                    });
                    break;
                }
            }
            refused = play.refused;
            faults
        }
    };
    Report { faults, refused }
}

/// The set-up was refused: that must be what the scenario expects, and all that it says.
fn expected_problem(scenario: &Scenario, line: usize, found: &str) -> Vec<Fault> {
    let mut expected = None;
    let mut faults = Vec::new();
    for (line, step) in &scenario.steps {
        match step {
            Step::Expect(what) if what.starts_with("problem ") && expected.is_none() => {
                expected = Some((*line, what.trim_start_matches("problem ")));
            }
            _ => faults.push(Fault {
                line: *line,
                problem: Problem::unclear("scenario-after-problem"),
            }),
        }
    }
    let problem = match expected {
        Some((line, expected)) => same(expected, found).map_err(|problem| (line, problem)),
        None => {
            let none = Message::new("scenario-no-problem");
            return vec![Fault {
                line,
                problem: differs(none, plain(found.to_owned())),
            }];
        }
    };
    if let Err((line, problem)) = problem {
        faults.push(Fault { line, problem });
    }
    faults
}

enum Ready<G: Stage> {
    /// The options were refused, by these rules.
    Refused(usize, Vec<&'static str>),
    Table(Box<Play<G>>),
}

fn set_up<G: Stage>(scenario: &Scenario, lines: &[(usize, &str)]) -> Result<Ready<G>, Vec<Fault>> {
    let texts: Vec<&str> = lines.iter().map(|(_, text)| *text).collect();
    let mut options = G::parse_options(&texts).map_err(|errors| {
        let faults = errors.into_iter().map(|(index, message)| Fault {
            line: lines[index].0,
            problem: Problem::Unclear(message),
        });
        faults.collect::<Vec<_>>()
    })?;
    let fault = |(line, problem)| vec![Fault { line, problem }];
    let mut props = G::Props::default();
    G::prepare(&mut props, &mut options, &scenario.given).map_err(fault)?;
    let first = scenario.steps.first().map_or(1, |(line, _)| *line);
    let table = match G::table(options) {
        Ok(table) => table,
        Err(problems) => {
            let rules = problems.iter().map(Reason::rule).collect();
            return Ok(Ready::Refused(first, rules));
        }
    };
    let (state, now) = G::position(&props, &table, &scenario.given).map_err(fault)?;
    Ok(Ready::Table(Box::new(Play {
        table,
        state,
        now,
        events: Vec::new(),
        refused: Vec::new(),
    })))
}

/// A scenario being played.
struct Play<G: Stage> {
    table: G::Table,
    state: G::State,
    now: Time,
    /// What the last step made happen.
    events: Vec<G::Event>,
    refused: Vec<String>,
}

impl<G: Stage> Play<G> {
    fn step(&mut self, step: &Step) -> Checked<()> {
        match step {
            Step::Start { chance } => self.start(chance.as_deref()),
            Step::At { time, chance } => self.go_on(*time, chance.as_deref()),
            Step::Act {
                seat,
                action,
                chance,
                refused,
            } => self.act(seat, action, chance.as_deref(), refused.as_deref()),
            Step::Expect(what) => self.expect(what),
        }
    }

    fn start(&mut self, chance: Option<&str>) -> Checked<()> {
        self.state = G::before(&self.table);
        self.now = Time::ZERO;
        self.events.clear();
        let seed = chance.and_then(|text| text.strip_prefix("seed "));
        if let Some(seed) = seed {
            let seed = seed
                .parse()
                .map_err(|_| Problem::unclear("scenario-seed"))?;
            let mut chance = Seeded::from_number(seed);
            G::start(&self.table, &mut self.state, &mut chance, &mut self.events);
            return Ok(());
        }
        let (hands, rest) = chance
            .unwrap_or("")
            .split_once('|')
            .unwrap_or((chance.unwrap_or(""), ""));
        let mut script = Scripted::default();
        self.script(&mut script, hands, Part::Hands)?;
        let hands: Vec<&str> = hands.split_whitespace().collect();
        self.script(&mut script, rest, Part::Row(&hands))?;
        G::start(&self.table, &mut self.state, &mut script, &mut self.events);
        all_said(&mut script)
    }

    /// Time passes; what is due on the way happens when it is due.
    fn go_on(&mut self, time: Time, chance: Option<&str>) -> Checked<()> {
        if time < self.now {
            return Err(Problem::unclear("scenario-time-runs-back"));
        }
        self.events.clear();
        let mut script = Scripted::default();
        self.script(&mut script, chance.unwrap_or(""), Part::Play)?;
        while let Some(deadline) = G::deadline(&self.table, &self.state).filter(|d| *d <= time) {
            let happened = self.events.len();
            G::tick(
                &self.table,
                &mut self.state,
                deadline,
                &mut script,
                &mut self.events,
            );
            if self.events.len() == happened {
                break;
            }
        }
        self.now = time;
        all_said(&mut script)
    }

    fn act(
        &mut self,
        seat: &str,
        action: &str,
        chance: Option<&str>,
        refused: Option<&str>,
    ) -> Checked<()> {
        let seat: Seat = seat
            .parse()
            .map_err(|()| Problem::unclear("scenario-seat"))?;
        let unclear = Problem::Unclear(Message::new("scenario-action").with("action", action));
        let action = G::parse_action(&self.table, action).ok_or(unclear)?;
        let mut script = Scripted::default();
        self.script(&mut script, chance.unwrap_or(""), Part::Play)?;
        if let Some(rule) = refused {
            self.check_not_listed(seat, action, rule)?;
        }
        self.events.clear();
        let before = self.state.clone();
        let (table, now) = (&self.table, self.now);
        let result = G::act(
            table,
            &mut self.state,
            seat,
            action,
            now,
            &mut script,
            &mut self.events,
        );
        let rule = result.err().map(|refusal| refusal.rule());
        if rule != refused {
            return Err(differs(verdict(refused), verdict(rule)));
        }
        if let Some(rule) = rule {
            self.refused.push(rule.to_owned());
            return if self.state == before {
                Ok(())
            } else {
                Err(Problem::unclear("scenario-refused-but-changed"))
            };
        }
        all_said(&mut script)
    }

    /// What is refused is not listed, unless it is only too late.
    fn check_not_listed(&self, seat: Seat, action: G::Action, rule: &str) -> Checked<()> {
        let mut listed = false;
        G::legal(&self.table, &self.state, seat, &mut |one| {
            listed |= one.action == action;
        });
        let late = G::deadline(&self.table, &self.state).is_some_and(|d| d <= self.now);
        if listed && !late {
            Err(differs(verdict(Some(rule)), verdict(None)))
        } else {
            Ok(())
        }
    }

    fn script(&self, script: &mut Scripted, words: &str, part: Part<'_>) -> Checked<()> {
        let words: Vec<&str> = words.split_whitespace().collect();
        for answer in G::chance(&self.table, &self.state, part, &words)? {
            script.push(answer);
        }
        Ok(())
    }

    fn expect(&self, what: &str) -> Checked<()> {
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        match word {
            "events" => {
                let events = self.events.iter().map(|e| G::event_text(&self.table, e));
                same(rest, events.collect::<Vec<_>>().join("; "))
            }
            "event" => self.expect_event(rest, true),
            "no" if rest.starts_with("event ") => self.expect_event(&rest[6..], false),
            "legal" => {
                let (seat, actions) = rest.split_once(' ').unwrap_or((rest, ""));
                self.expect_legal(seat, actions)
            }
            "seen" => self.expect_seen(rest),
            "problem" => Err(differs(
                plain(what.to_owned()),
                Message::new("scenario-no-problem"),
            )),
            _ => G::expect(&self.table, &self.state, self.now, what),
        }
    }

    fn expect_event(&self, text: &str, wanted: bool) -> Checked<()> {
        let events: Vec<String> = self
            .events
            .iter()
            .map(|e| G::event_text(&self.table, e))
            .collect();
        if events.iter().any(|event| event == text) == wanted {
            return Ok(());
        }
        let expected = match wanted {
            true => plain(text.to_owned()),
            false => Message::new("scenario-without").with("event", text),
        };
        Err(differs(expected, plain(events.join("; "))))
    }

    /// All that a seat may do, mistakes marked with a question mark.
    fn expect_legal(&self, seat: &str, actions: &str) -> Checked<()> {
        let seat: Seat = seat
            .parse()
            .map_err(|()| Problem::unclear("scenario-seat"))?;
        let mut listed = Vec::new();
        G::legal(&self.table, &self.state, seat, &mut |one| {
            let mark = if one.mistake { "?" } else { "" };
            listed.push(format!(
                "{}{mark}",
                G::action_text(&self.table, &one.action)
            ));
        });
        let mut expected: Vec<&str> = actions.split(';').map(str::trim).collect();
        expected.retain(|action| !action.is_empty() && *action != "nothing");
        expected.sort_unstable();
        listed.sort_unstable();
        same(expected.join("; "), listed.join("; "))
    }

    /// `seen by 2: ...`: the same, as one seat sees it.
    fn expect_seen(&self, text: &str) -> Checked<()> {
        let parts = text
            .strip_prefix("by ")
            .and_then(|text| text.split_once(':'));
        let (viewer, what) = parts.ok_or_else(|| Problem::unclear("scenario-seen"))?;
        let viewer = match viewer.trim() {
            "all" => Viewer::Spectator,
            seat => {
                let seat = seat
                    .parse()
                    .map_err(|()| Problem::unclear("scenario-seat"))?;
                Viewer::Seat(seat)
            }
        };
        let view = G::view(&self.table, &self.state, viewer);
        G::expect(&self.table, &view, self.now, what.trim())
    }
}

/// What became of an action: accepted, or refused by a rule.
fn verdict(rule: Option<&str>) -> Message {
    match rule {
        Some(rule) => Message::new("scenario-refused").with("rule", rule),
        None => Message::new("scenario-accepted"),
    }
}

/// Chance was asked for exactly what the scenario says.
fn all_said(script: &mut Scripted) -> Checked<()> {
    let left = script.left();
    match script.finish() {
        Some(Complaint::RanOut) => Err(Problem::unclear("scenario-chance-ran-out")),
        Some(Complaint::Misfit) => Err(Problem::unclear("scenario-chance-misfit")),
        None if left > 0 => Err(Problem::unclear("scenario-chance-left")),
        None => Ok(()),
    }
}
