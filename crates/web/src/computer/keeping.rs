//! The mission and its clock as text, as they are kept in the browser and told to other phones: lines of a name and a
//! value. What can't be read is as usual.

use klaxon_flatline::options::Side;
use klaxon_fuse::game::options::Difficulty;

use super::clock::{Clock, Stage};
use super::mission::{Kind, Mission};
use crate::browser;

/// Under which name it is kept.
const NAME: &str = "klaxon-computer";

/// Keeps both.
pub(super) fn keep(mission: &Mission, clock: &Clock) {
    browser::keep(NAME, &write(mission, clock, |until| until));
}

/// What was kept; as usual if nothing was.
pub(super) fn kept() -> (Mission, Clock) {
    read(&browser::kept(NAME).unwrap_or_default(), |until| until)
}

/// Both as text; `at` says which time on the wall of the reader one of this device is.
pub(super) fn write(mission: &Mission, clock: &Clock, at: impl Fn(u64) -> u64) -> String {
    let (stage, value) = match clock.stage {
        Stage::Ready => ("ready", 0),
        Stage::CountIn { until } => ("count-in", at(until)),
        Stage::Running { until } => ("running", at(until)),
        Stage::Held { left } => ("held", left.into()),
        Stage::Between => ("between", 0),
        Stage::Over { won: true, left } => ("won", left.into()),
        Stage::Over { won: false, left } => ("lost", left.into()),
    };
    let lines = [
        ("game", mission.kind.word().to_owned()),
        ("rules", mission.rules.to_string()),
        ("players", mission.players.to_string()),
        ("difficulty", mission.difficulty.word().to_owned()),
        ("sixes", u8::from(mission.sixes).to_string()),
        ("length", mission.length.to_string()),
        ("planning", mission.planning.to_string()),
        ("meter", mission.meter.word().to_owned()),
        ("round", clock.round.to_string()),
        ("plans", u8::from(clock.plans).to_string()),
        (stage, value.to_string()),
    ];
    let lines = lines.map(|(name, value)| name.to_owned() + " " + &value);
    lines.join("\n")
}

/// Both from their text; `at` says which time on the wall of this device one of the writer is.
pub(super) fn read(text: &str, at: impl Fn(u64) -> u64) -> (Mission, Clock) {
    let get = |wanted: &str| {
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        let mut found = lines.filter(|(name, _)| *name == wanted);
        found.next().map(|(_, value)| value)
    };
    let number = |name: &str| get(name).and_then(|value| value.parse::<u64>().ok());
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| get("game") == Some(kind.word()));
    let mut mission = Mission::new(kind.unwrap_or(Kind::Fuse));
    if let Some(rules) = get("rules").and_then(|name| name.parse().ok()) {
        mission.rules = rules;
    }
    let difficulty = |one: &Difficulty| get("difficulty") == Some(one.word());
    mission.difficulty = Difficulty::ALL
        .into_iter()
        .find(difficulty)
        .unwrap_or(mission.difficulty);
    let side = |one: &Side| get("meter") == Some(one.word());
    mission.meter = Side::ALL.into_iter().find(side).unwrap_or(mission.meter);
    mission.sixes = number("sixes") == Some(1);
    let millis = |name: &str| number(name).and_then(|value| u32::try_from(value).ok());
    mission.length = millis("length")
        .filter(|length| *length > 0)
        .unwrap_or(mission.length);
    mission.planning = millis("planning").unwrap_or(mission.planning);
    mission.players = number("players").map_or(mission.players, |players| players as usize);
    let mission = mission.mended();
    let mut clock = Clock::new(&mission);
    if let Some(round) = number("round") {
        clock.round = round.clamp(1, 99) as u8;
        clock.plans = number("plans") == Some(1);
    }
    let time = |name: &str| number(name).map(&at);
    let left = |name: &str| millis(name).map(|left| left.min(clock.whole(&mission)));
    clock.stage = None
        .or(time("count-in").map(|until| Stage::CountIn { until }))
        .or(time("running").map(|until| Stage::Running { until }))
        .or(left("held").map(|left| Stage::Held { left }))
        .or(get("between").map(|_| Stage::Between))
        .or(left("won").map(|left| Stage::Over { won: true, left }))
        .or(left("lost").map(|left| Stage::Over { won: false, left }))
        .unwrap_or(Stage::Ready);
    (mission, clock)
}
