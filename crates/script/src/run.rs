//! Playing a scenario.

use klaxon_core::chance::{Answer, Complaint, Scripted, Seeded, Untold};
use klaxon_core::position::{in_its_form, said};
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Message, Reason, Seat, Seats, Time, Viewer};
use klaxon_games::{Catalogued, Visitor, visit};

use crate::fault::{Checked, Fault, Problem, differs, plain, same};
use crate::rules::unknown_rules;
use crate::scenario::{Refused, Scenario, Step};
use crate::trace::Trace;

/// What came of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The first thing that went wrong, or all that is wrong with how it is written.
    pub faults: Vec<Fault>,
    /// The rules that refused something, as expected.
    pub refused: Vec<String>,
    /// What happened, step by step.
    pub trace: Trace,
}

impl Report {
    fn of(fault: Fault) -> Report {
        Report {
            faults: vec![fault],
            ..Report::default()
        }
    }
}

/// The game of a scenario that names none.
const USUAL: &str = "fuse";

/// A line of a file with its number, counted from 1.
pub(crate) type Numbered<'a> = (usize, &'a str);

/// The line that names the game, and the options of the game.
pub(crate) fn chosen(scenario: &Scenario) -> (Numbered<'_>, Vec<Numbered<'_>>) {
    let mut options = Vec::new();
    let mut game = (1, USUAL);
    for (line, text) in &scenario.options {
        match text.split_once(' ') {
            Some(("game", name)) => game = (*line, name),
            _ => options.push((*line, text.as_str())),
        }
    }
    (game, options)
}

/// Plays a scenario.
pub fn run(scenario: &Scenario) -> Report {
    let ((line, name), options) = chosen(scenario);
    let run = Run {
        scenario,
        options: &options,
    };
    visit(name, run).unwrap_or_else(|| {
        let problem = Problem::unclear("scenario-game");
        Report::of(Fault { line, problem })
    })
}

struct Run<'a> {
    scenario: &'a Scenario,
    options: &'a [Numbered<'a>],
}

impl Visitor for Run<'_> {
    type Answer = Report;

    fn visit<G: Catalogued>(self, name: &str) -> Report {
        run_in::<G>(self.scenario, name, self.options)
    }
}

fn run_in<G: Staged>(scenario: &Scenario, name: &str, options: &[(usize, &str)]) -> Report {
    if let Err(fault) = check_rules::<G>(scenario) {
        return Report::of(fault);
    }
    match set_up::<G>(scenario, name, options) {
        Err(faults) => Report {
            faults,
            ..Report::default()
        },
        Ok(Ready::Refused(line, problems)) => {
            let found = problems.join(" ");
            Report {
                faults: expected_problem(scenario, line, &found),
                refused: problems.into_iter().map(str::to_owned).collect(),
                trace: Trace::default(),
            }
        }
        Ok(Ready::Table(play)) => {
            let mut play = *play;
            let mut faults = Vec::new();
            for (line, step) in &scenario.steps {
                let refusals = play.refused.len();
                let result = play.step(step);
                if !matches!(step, Step::Expect(_)) {
                    let events = play.events.iter();
                    let mut events: Vec<String> = events
                        .map(|event| G::event_text(&play.table, event))
                        .collect();
                    let refused = play.refused[refusals..].iter();
                    events.extend(refused.map(|rule| format!("! {rule}")));
                    play.trace.add(*line, events);
                }
                if let Err(problem) = result {
                    faults.push(Fault {
                        line: *line,
                        problem,
                    });
                    break;
                }
            }
            Report {
                faults,
                refused: play.refused,
                trace: play.trace,
            }
        }
    }
}

/// All rules that are named exist.
pub(crate) fn check_rules<G: Staged>(scenario: &Scenario) -> Result<(), Fault> {
    let unknown = unknown_rules(G::RULES, &scenario.rules);
    let fault = |rule: &&String| Fault {
        line: scenario.rules_line,
        problem: Problem::Unclear(
            Message::new("scenario-no-such-rule").with("rule", rule.as_str()),
        ),
    };
    unknown.first().map_or(Ok(()), |rule| Err(fault(rule)))
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

pub(crate) enum Ready<G: Staged> {
    /// The options were refused, by these rules.
    Refused(usize, Vec<&'static str>),
    Table(Box<Play<G>>),
}

pub(crate) fn set_up<G: Staged>(
    scenario: &Scenario,
    name: &str,
    lines: &[(usize, &str)],
) -> Result<Ready<G>, Vec<Fault>> {
    let texts: Vec<&str> = lines.iter().map(|(_, text)| *text).collect();
    let (mut options, unread) = G::read_options(name, &texts);
    let unclear = |line: usize, message| Fault {
        line,
        problem: Problem::Unclear(message),
    };
    if !unread.is_empty() {
        let faults = unread.into_iter();
        let faults = faults.map(|(index, message)| unclear(lines[index].0, message));
        return Err(faults.collect());
    }
    let given = scenario.given.iter().map(|(line, text)| {
        let (word, value) = text.split_once(' ').unwrap_or((text, ""));
        Given {
            line: *line,
            word: word.to_owned(),
            value: value.trim().to_owned(),
        }
    });
    let given = G::prepare(&mut options, given.collect());
    let given = given.map_err(|(line, message)| vec![unclear(line, message)])?;
    let first = scenario.steps.first().map_or(1, |(line, _)| *line);
    let table = match G::table(options) {
        Ok(table) => table,
        Err(problems) => {
            let rules = problems.iter().map(|Reason { rule, .. }| *rule).collect();
            return Ok(Ready::Refused(first, rules));
        }
    };
    let (state, now) =
        position::<G>(&table, &given).map_err(|(line, message)| vec![unclear(line, message)])?;
    Ok(Ready::Table(Box::new(Play {
        table,
        state,
        now,
        events: Vec::new(),
        refused: Vec::new(),
        trace: Trace::default(),
    })))
}

/// The position that the lines give, and the game time there.
fn position<G: Staged>(
    table: &G::Table,
    given: &[Given],
) -> Result<(G::State, Time), (usize, Message)> {
    let mut setup = G::usual(table);
    let mut now = Time::ZERO;
    let mut said: Vec<&str> = Vec::new();
    let mut parts: Vec<(&str, &str)> = Vec::new();
    for one in given {
        let fail = |message| (one.line, message);
        if let Some(time) = G::time(table, one) {
            now = time.map_err(fail)?;
        } else {
            G::hear(table, &mut setup, &one.word, &one.value).map_err(fail)?;
        }
        // What is said of one seat is another part than what is said of the next.
        let about = one.value.split(' ').next().unwrap_or_default();
        let repeated = |&(word, other): &(&str, &str)| {
            word == one.word && (other == about || !is_said_for_each::<G>(table, &setup, word))
        };
        if parts.iter().any(repeated) {
            return Err(fail(
                Message::new("scenario-given-twice").with("word", one.word.as_str()),
            ));
        }
        parts.push((&one.word, about));
        said.push(&one.word);
    }
    G::complete(table, &mut setup, &said);
    let state = G::position(table, &setup).map_err(|flaws| {
        let line = given.last().map_or(1, |one| one.line);
        let flaw = flaws.into_iter().next();
        // The line that says it is more use than the last one.
        let about = flaw.as_ref().and_then(|flaw| {
            let word = flaw.args.iter().find(|(name, _)| *name == "word")?;
            given.iter().find(|one| word.1 == one.word.as_str().into())
        });
        let line = about.map_or(line, |one| one.line);
        (
            line,
            flaw.unwrap_or_else(|| Message::new("scenario-no-position")),
        )
    })?;
    Ok((state, now))
}

/// Returns whether a word is said several times in a position, once for each seat.
fn is_said_for_each<G: Staged>(table: &G::Table, setup: &G::Setup, word: &str) -> bool {
    let mut count = 0;
    G::say(table, setup, &mut |part| {
        count += usize::from(part.word == word)
    });
    count > 1
}

/// A scenario being played.
pub(crate) struct Play<G: Staged> {
    pub(crate) table: G::Table,
    pub(crate) state: G::State,
    pub(crate) now: Time,
    /// What the last step made happen.
    pub(crate) events: Vec<G::Event>,
    refused: Vec<String>,
    trace: Trace,
}

impl<G: Staged> Play<G> {
    pub(crate) fn step(&mut self, step: &Step) -> Checked<()> {
        match step {
            Step::Start { chance } => self.start(chance.as_deref()),
            Step::At { time, chance } => self.go_on(*time, chance.as_deref()),
            Step::Act {
                seat,
                action,
                chance,
                refused,
            } => self.act(seat, action, chance.as_deref(), refused.as_ref()),
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
        let answers = self.answers(chance, true)?;
        self.start_with(answers)
    }

    /// The game is dealt, and chance says this.
    pub(crate) fn start_with(&mut self, answers: Vec<Answer>) -> Checked<()> {
        let mut script = scripted(answers);
        G::start(&self.table, &mut self.state, &mut script, &mut self.events);
        self.all_said(&mut script)
    }

    /// Time passes; what is due on the way happens when it is due.
    fn go_on(&mut self, time: Time, chance: Option<&str>) -> Checked<()> {
        let answers = self.answers(chance, false)?;
        self.go_on_with(time, answers)
    }

    /// Time passes, and chance says this.
    pub(crate) fn go_on_with(&mut self, time: Time, answers: Vec<Answer>) -> Checked<()> {
        if time < self.now {
            return Err(Problem::unclear("scenario-time-runs-back"));
        }
        self.events.clear();
        let mut script = scripted(answers);
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
        self.all_said(&mut script)
    }

    fn act(
        &mut self,
        seat: &str,
        action: &str,
        chance: Option<&str>,
        refused: Option<&Refused>,
    ) -> Checked<()> {
        let seat = parse_seat(seat)?;
        let action = self.parse_action(action)?;
        let answers = self.answers(chance, false)?;
        self.act_with(seat, action, answers, refused)
    }

    /// Somebody acts, and chance says this.
    pub(crate) fn act_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        answers: Vec<Answer>,
        refused: Option<&Refused>,
    ) -> Checked<()> {
        let mut script = scripted(answers);
        if let Some(refused) = refused {
            self.check_not_listed(seat, action, refused)?;
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
        let reason = result.err().map(|refusal| G::reason(table, &refusal));
        let as_expected = match (refused, &reason) {
            (None, None) | (Some(Refused::ByAny), Some(_)) => true,
            (Some(Refused::By(rule)), Some(reason)) => rule == reason.rule,
            _ => false,
        };
        if !as_expected {
            return Err(differs(expected_verdict(refused), verdict(reason)));
        }
        if let Some(reason) = reason {
            self.refused.push(reason.rule.to_owned());
            return if self.state == before {
                Ok(())
            } else {
                Err(Problem::unclear("scenario-refused-but-changed"))
            };
        }
        self.all_said(&mut script)
    }

    /// What is refused is not listed, unless it is only too late.
    fn check_not_listed(&self, seat: Seat, action: G::Action, refused: &Refused) -> Checked<()> {
        let mut listed = false;
        G::legal(&self.table, &self.state, seat, &mut |one| {
            listed |= one.action == action;
        });
        let late = G::deadline(&self.table, &self.state).is_some_and(|d| d <= self.now);
        if listed && !late {
            Err(differs(expected_verdict(Some(refused)), verdict(None)))
        } else {
            Ok(())
        }
    }

    /// Returns whether a seat may do this, whatever chance says.
    pub(crate) fn may(&self, seat: Seat, action: G::Action) -> bool {
        let mut after = self.state.clone();
        let (mut chance, mut events) = (Untold::default(), Vec::new());
        let (table, now) = (&self.table, self.now);
        G::act(
            table,
            &mut after,
            seat,
            action,
            now,
            &mut chance,
            &mut events,
        )
        .is_ok()
    }

    /// An action as it is written.
    pub(crate) fn parse_action(&self, text: &str) -> Checked<G::Action> {
        let unclear = || Problem::Unclear(Message::new("scenario-action").with("action", text));
        G::parse_action(&self.table, text).ok_or_else(unclear)
    }

    /// What the text behind `~` means to chance.
    pub(crate) fn answers(&self, text: Option<&str>, dealing: bool) -> Checked<Vec<Answer>> {
        let answers = G::chance(&self.table, &self.state, dealing, text.unwrap_or(""));
        answers.map_err(Problem::Unclear)
    }

    /// Chance was asked for exactly what the scenario says.
    fn all_said(&self, script: &mut Scripted) -> Checked<()> {
        let left = script.left();
        let asked = |key, at| {
            let what = G::asked(&self.table, at);
            Err(Problem::Unclear(Message::new(key).with("what", what)))
        };
        match script.finish() {
            Some(Complaint::RanOut(at)) => asked("scenario-chance-ran-out", at),
            Some(Complaint::Misfit(at)) => asked("scenario-chance-misfit", at),
            None if left > 0 => Err(Problem::unclear("scenario-chance-left")),
            None => Ok(()),
        }
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
            _ => self.expect_of(&self.state, word, rest.trim()),
        }
    }

    /// A fact that can be asked of a position, or a part of it, read and said in the words of the game.
    fn expect_of(&self, state: &G::State, word: &str, expected: &str) -> Checked<()> {
        let table = &self.table;
        if word == "awaited" {
            return same(expected, seats(G::awaited(table, state)));
        }
        if let Some(found) = G::fact(table, state, self.now, word, expected) {
            let found = found.map_err(|message| match message.key {
                "scenario-not-over" => {
                    let expected = plain(format!("{word} {expected}"));
                    differs(expected, message)
                }
                _ => Problem::Unclear(message),
            })?;
            return same(expected, found);
        }
        let setup = G::setup(table, state);
        let Some(found) = said::<G>(table, &setup, word, expected) else {
            let message = Message::new("scenario-expect").with("word", word);
            return Err(Problem::Unclear(message));
        };
        let short = G::shorter(word, &found);
        if found == expected || short == expected {
            return Ok(());
        }
        match in_its_form::<G>(table, word, expected) {
            Ok(Some(form)) if form == found || G::shorter(word, &form) == short => Ok(()),
            Ok(_) => Err(differs(plain(expected.to_owned()), plain(short))),
            // It can't be read at all, or only together with the rest.
            Err(message) if short == found => Err(Problem::Unclear(message)),
            Err(_) => Err(differs(plain(expected.to_owned()), plain(short))),
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
        let seat = parse_seat(seat)?;
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
            seat => Viewer::Seat(parse_seat(seat)?),
        };
        let view = G::view(&self.table, &self.state, viewer);
        let (word, rest) = what.trim().split_once(' ').unwrap_or((what.trim(), ""));
        self.expect_of(&view, word, rest.trim())
    }
}

/// Chance that says this.
fn scripted(answers: Vec<Answer>) -> Scripted {
    let mut script = Scripted::default();
    answers.into_iter().for_each(|answer| script.push(answer));
    script
}

/// A seat as it is written.
pub(crate) fn parse_seat(text: &str) -> Checked<Seat> {
    text.parse().map_err(|()| Problem::unclear("scenario-seat"))
}

/// `1 3`, or `none`
fn seats(seats: Seats) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match seats.is_empty() {
        true => "none".to_owned(),
        false => seats.join(" "),
    }
}

/// What became of an action: accepted, or refused by a rule and why.
fn verdict(reason: Option<Reason>) -> Message {
    match reason {
        Some(Reason { rule, message }) => Message::new("scenario-refused-because")
            .with("rule", rule)
            .with("why", message),
        None => Message::new("scenario-accepted"),
    }
}

/// What should have become of it.
fn expected_verdict(refused: Option<&Refused>) -> Message {
    match refused {
        Some(Refused::By(rule)) => Message::new("scenario-refused").with("rule", rule.as_str()),
        Some(Refused::ByAny) => Message::new("scenario-refused-by-any"),
        None => Message::new("scenario-accepted"),
    }
}
