//! What happened in a game of FUSE, from its record: when bombs were defused, and who did what best.

use klaxon_core::board::Playing;
use klaxon_core::record::Record;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Event;
use klaxon_fuse::game::slot::SlotId;
use klaxon_words::Arg;

use super::names;
use super::table::{FuseTable, of};
use crate::shell::names as people;
use crate::shell::story::{Kind, Medal, Moment, Story};
use crate::text::{t, t_with};

/// What one seat did.
#[derive(Clone, Copy, Default)]
struct Did {
    placed: u32,
    returned: u32,
    defused: u32,
    points: u32,
    six_pointers: u32,
    lost: u32,
}

/// What happened.
pub(crate) fn story(table: FuseTable, record: &str) -> Story {
    let told = table.desk.look(|link| {
        let playing = of(link.board()?)?;
        Some(tell(playing, record, &|seat| {
            people::seat_in(link.room(), seat)
        }))
    });
    told.flatten().unwrap_or_default()
}

/// Carries the events of a record out, one by one, on the table of the game.
fn tell(end: &Playing<Fuse>, record: &str, name: &dyn Fn(Seat) -> String) -> Story {
    let rules = &*end.table;
    let mut state = Fuse::before(rules);
    let mut did = vec![Did::default(); rules.players()];
    let mut moments = Vec::new();
    let Ok((_, record)) = Record::<Fuse>::parse(record) else {
        return Story::default();
    };
    for line in &record.lines {
        for event in &line.events {
            if let Some((kind, text)) = moment(rules, &state, event, name) {
                let at = line.at;
                moments.push(Moment { at, kind, text });
            }
            count(rules, &state, event, &mut did);
            Fuse::apply(rules, &mut state, event);
        }
    }
    Story {
        moments,
        medals: medals(&did),
        legend: ["web-legend-defused", "web-legend-fuse", "web-legend-lost"],
        numbers: vec![
            (end.state.defused.to_string(), t("web-bombs-word")),
            (left(end), t("web-left-word")),
        ],
    }
}

/// What is left on the clock at the end.
fn left(end: &Playing<Fuse>) -> String {
    let Some(clock) = end.table.options().clock else {
        return "∞".to_owned();
    };
    let at = end.state.end.map_or(Time::ZERO, |end| end.at);
    let left = end.state.began.plus(clock).since(at);
    Time::seconds(left.whole_seconds()).to_string()
}

type Rules = klaxon_fuse::game::Table;
type State = klaxon_fuse::game::state::State;

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
            let value = rules.value(card);
            let name = name(at.seat);
            let args = [
                ("name", Arg::Text(&name)),
                ("value", Arg::from(usize::from(value))),
            ];
            (Kind::Good(value), t_with("web-line-defused", &args))
        }
        Event::Activated { fuse, .. } => {
            let what = names::fuse_card(&rules.fuse_card(fuse).to_string());
            let text = t_with("web-did-activate", &[("what", Arg::Text(&what))]);
            (Kind::Alarm, text)
        }
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
            let value = state
                .slot(SlotId(at.slot.0))
                .card()
                .map_or(0, |card| rules.value(card));
            let did = &mut did[at.seat.index()];
            did.defused += 1;
            did.points += u32::from(value);
            did.six_pointers += u32::from(value >= 5);
        }
        _ => {}
    }
}

/// A word for each seat: the first that fits and that nobody else has.
fn medals(did: &[Did]) -> Vec<Medal> {
    let most = |of: fn(&Did) -> u32| {
        let best = did.iter().map(of).max().unwrap_or(0);
        let several = did.iter().filter(|did| of(did) == best).count() > 1;
        (best > 0 && !several).then_some(best)
    };
    let (points, placed, returned) = (
        most(|did| did.points),
        most(|did| did.placed),
        most(|did| did.returned),
    );
    let medal = |(did, seat): (&Did, Seat)| {
        let count = |key, count: u32| t_with(key, &[("count", Arg::from(count as usize))]);
        let text = match did {
            did if points == Some(did.points) => count("web-medal-points", did.points),
            did if did.six_pointers > 0 => count("web-medal-large", did.six_pointers),
            did if placed == Some(did.placed) => count("web-medal-hands", did.placed),
            did if did.returned + did.lost == 0 => t("web-medal-kept"),
            did if returned == Some(did.returned) => count("web-medal-gave", did.returned),
            did => count("web-medal-placed", did.placed),
        };
        Medal {
            seat,
            text,
            count: did.defused,
        }
    };
    did.iter().zip(Seat::all(did.len())).map(medal).collect()
}
