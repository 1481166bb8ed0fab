//! What happened in a game of FUSE, from its record: when bombs were defused, and who did what best.

use klaxon_core::board::{Board, Playing};
use klaxon_core::record::Record;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::game::Event;
use klaxon_fuse::game::slot::SlotId;
use klaxon_fuse::game::state::Ending;
use klaxon_fuse::{AnyFuse, Face, draw};
use klaxon_words::Arg;

use super::table::{State, of};
use super::{names, stage};
use crate::desk::Desk;
use crate::shell::names as people;
use crate::shell::story::{Course, Kind, Medal, Moment, Poster, Story};
use crate::text::{t, t_with};

/// What a defused spark scores (C-59).
const SPARK: u8 = 2;

/// What one seat did.
#[derive(Clone, Copy, Default)]
struct Did {
    placed: u32,
    returned: u32,
    defused: u32,
    points: u32,
    /// Bombs worth five or six.
    large: u32,
    lost: u32,
}

/// What happened.
pub(crate) fn story(desk: Desk, course: Course<'_>) -> Story {
    let told = desk.look(|link| {
        let playing = of(link.board()?)?;
        Some(tell(playing, course, &|seat| {
            people::seat_in(link.room(), seat)
        }))
    });
    told.flatten().unwrap_or_default()
}

/// Carries the events of a record out, one by one, on the table of the game.
fn tell(end: &Playing<AnyFuse>, course: Course<'_>, name: &dyn Fn(Seat) -> String) -> Story {
    let rules = &*end.table;
    let mut state = course.before::<AnyFuse>(rules);
    let mut did = vec![Did::default(); rules.players()];
    let mut moments = Vec::new();
    let Ok((_, record)) = Record::<AnyFuse>::parse(course.record) else {
        return Story::default();
    };
    for line in &record.lines {
        for event in &line.events {
            if let Some((kind, text)) = moment(rules, &state, event, name) {
                let at = line.at.since(end.state.began);
                moments.push(Moment { at, kind, text });
            }
            count(rules, &state, event, &mut did);
            AnyFuse::apply(rules, &mut state, event);
        }
    }
    Story {
        moments,
        medals: medals(&did),
        legend: ["end-legend-defused", "end-legend-fuse", "end-legend-lost"],
        numbers: vec![
            (end.state.defused.to_string(), t("web-bombs-word")),
            (left(end), t("web-left-word")),
        ],
    }
}

/// The end as a picture: the word on the plate or in the burst, with dice around it.
pub(crate) fn poster(board: &dyn Board) -> Poster {
    of(board).map(shown).unwrap_or_default()
}

fn shown(end: &Playing<AnyFuse>) -> Poster {
    let state = &end.state;
    let count = |key, count: usize| t_with(key, &[("count", Arg::from(count))]);
    let to_come = state.bombs_in_deck() + state.row.iter().flatten().count();
    let (word, line, dice) = match state.end.map(|end| end.why) {
        Some(Ending::Won) => {
            let bombs = count("end-fuse-bombs", usize::from(state.defused));
            let left = end.table.options().clock.map(|_| left(end));
            let left = left.map(|left| t_with("end-fuse-to-spare", &[("left", Arg::Text(&left))]));
            let line = [bombs, left.unwrap_or_default()].join(" ");
            ("end-fuse-won", line, ["R6", "B5", "G3", "Y6", "K2"])
        }
        Some(Ending::Clock) if to_come > 0 => {
            let line = count("end-fuse-too-many", to_come);
            ("end-fuse-lost", line, EXPLODED)
        }
        Some(Ending::Clock) => ("end-fuse-lost", t("end-fuse-so-close"), EXPLODED),
        Some(Ending::Bag) | None => ("end-fuse-lost", t("end-fuse-no-dice"), EXPLODED),
    };
    let dice = dice.iter().filter_map(|die| die.parse::<Face>().ok());
    Poster {
        word: t(word),
        line: line.trim_end().to_owned(),
        things: dice.map(|die| draw::die(die, names::letters())).collect(),
        ..Poster::default()
    }
}

/// The dice that fly through the picture of a lost game.
const EXPLODED: [&str; 5] = ["B3", "G4", "Y2", "K5", "R1"];

/// What is left on the clock at the end.
fn left(end: &Playing<AnyFuse>) -> String {
    let Some(clock) = end.table.options().clock else {
        return "∞".to_owned();
    };
    let at = end.state.end.map_or(Time::ZERO, |end| end.at);
    let left = end.state.began.plus(clock).since(at);
    Time::seconds(left.whole_seconds()).to_string()
}

type Rules = klaxon_fuse::game::Table;

/// A turning point.
fn moment(
    rules: &Rules,
    state: &State,
    event: &Event,
    name: &dyn Fn(Seat) -> String,
) -> Option<(Kind, String)> {
    let who = |key, seat: Seat| t_with(key, &[("name", Arg::Text(&name(seat)))]);
    Some(match *event {
        Event::Defused { at } => {
            let card = state.slot(SlotId(at.slot.0)).card()?;
            if rules.spark(card).is_some() {
                return Some((Kind::Good(SPARK), who("web-line-spark-defused", at.seat)));
            }
            let value = rules.value(card);
            let name = name(at.seat);
            let args = [
                ("name", Arg::Text(&name)),
                ("value", Arg::from(usize::from(value))),
            ];
            (Kind::Good(value), t_with("web-line-defused", &args))
        }
        Event::Activated { fuse, .. } => (Kind::Alarm, stage::happened(rules.fuse_card(fuse))),
        Event::Sparked { at, .. } => (Kind::Lost, who("web-line-sparked", at.seat)),
        Event::Mistake { at, .. } => (Kind::Lost, who("web-line-mistake", at.seat)),
        Event::Toppled { at } => (Kind::Lost, who("web-line-toppled", at.seat)),
        Event::Returned { .. } => (Kind::Lost, String::new()),
        _ => return None,
    })
}

/// Counts what a seat did.
fn count(rules: &Rules, state: &State, event: &Event, did: &mut [Did]) {
    match *event {
        Event::Placed { at, .. } => did[at.seat.index()].placed += 1,
        Event::Returned { at, .. } => did[at.seat.index()].returned += 1,
        Event::Mistake { at, .. } | Event::Toppled { at } => did[at.seat.index()].lost += 1,
        Event::Defused { at } => {
            let card = state.slot(SlotId(at.slot.0)).card();
            let value = card.map_or(0, |card| match rules.spark(card) {
                Some(_) => SPARK,
                None => rules.value(card),
            });
            let did = &mut did[at.seat.index()];
            did.defused += 1;
            did.points += u32::from(value);
            did.large += u32::from(value >= 5);
        }
        _ => {}
    }
}

/// A kind word for each seat: what it was best at, else something good that is true. Who is alone is compared with
/// nobody.
fn medals(did: &[Did]) -> Vec<Medal> {
    let most = |of: fn(&Did) -> u32| {
        let best = did.iter().map(of).max().unwrap_or(0);
        let several = did.iter().filter(|did| of(did) == best).count() > 1;
        (best > 0 && !several && did.len() > 1).then_some(best)
    };
    let (points, placed, returned) = (
        most(|did| did.points),
        most(|did| did.placed),
        most(|did| did.returned),
    );
    let medal = |(did, seat): (&Did, Seat)| {
        let count = |key, count: u32| t_with(key, &[("count", Arg::from(count as usize))]);
        let text = match did {
            did if did.placed == 0 => t("end-medal-calm"),
            did if points == Some(did.points) => count("end-medal-points", did.points),
            did if did.large > 0 => count("end-medal-large", did.large),
            did if placed == Some(did.placed) => count("end-medal-hands", did.placed),
            did if did.returned + did.lost == 0 => t("end-medal-kept"),
            did if returned == Some(did.returned) => count("end-medal-gave", did.returned),
            did => count("end-medal-placed", did.placed),
        };
        Medal {
            seat,
            text,
            count: did.defused,
        }
    };
    did.iter().zip(Seat::all(did.len())).map(medal).collect()
}
