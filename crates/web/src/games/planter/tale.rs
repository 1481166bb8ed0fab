//! What happened in a bomb-planter game, from its record, and its end as a picture.

use klaxon_core::board::{Board, Playing};
use klaxon_core::record::Record;
use klaxon_core::{Game, Seat};
use klaxon_planter::{Event, Planter, State};
use klaxon_words::Arg;

use super::table::of;
use super::{draw, names, round};
use crate::desk::Desk;
use crate::games::tales::Tales;
use crate::shell::names as people;
use crate::shell::story::{Course, Kind, Moment, Poster, Story};
use crate::text::{t, t_with};

/// What can be told of a game.
pub(super) const TALES: Tales = Tales { story, poster };

fn story(desk: Desk, course: Course<'_>) -> Story {
    let told = desk.look(|link| {
        let playing = of(link.board()?)?;
        let name = |seat: Seat| people::seat_in(link.room(), seat);
        Some(tell(playing, course, &name))
    });
    told.flatten().unwrap_or_default()
}

/// Carries the events of a record out, one by one, on the table of the game.
fn tell(end: &Playing<Planter>, course: Course<'_>, name: &dyn Fn(Seat) -> String) -> Story {
    let Ok((rules, record)) = Record::<Planter>::parse(course.record) else {
        return Story::default();
    };
    let mut state = course.before::<Planter>(&rules);
    let (mut bombs, mut longest) = (0_usize, 0);
    let mut moments = Vec::new();
    for line in &record.lines {
        for event in &line.events {
            if let Some((kind, text)) = moment(&state, event, name) {
                let at = line.at;
                moments.push(Moment { at, kind, text });
            }
            if let Event::Exploded(_) = event {
                bombs += 1;
                longest = longest.max(state.fuse.len());
            }
            Planter::apply(&rules, &mut state, event);
        }
    }
    let rounds = usize::from(end.table.options().rounds);
    Story {
        moments,
        numbers: vec![
            (bombs.to_string(), t("planter-number-bombs")),
            match rounds {
                1 => (longest.to_string(), t("planter-number-longest")),
                _ => (rounds.to_string(), t("planter-number-rounds")),
            },
        ],
        ..Story::default()
    }
}

/// A turning point.
fn moment(state: &State, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<(Kind, String)> {
    let by = |seat: Seat, text: String| format!("{}: {text}", name(seat));
    Some(match *event {
        Event::Exploded(seat) => {
            let points = usize::from(state.stake());
            let text = t_with("planter-did-bomb", &[("points", Arg::from(points))]);
            (Kind::Good((points / 10).min(6) as u8), by(seat, text))
        }
        Event::Defused { seat, card } => {
            let tool = names::short(card);
            let points = usize::from(state.fuse.points());
            let args = [("tool", Arg::Text(&tool)), ("points", Arg::from(points))];
            (Kind::Lost, by(seat, t_with("planter-did-defuse", &args)))
        }
        Event::Relit(seat) => (Kind::Alarm, by(seat, t("planter-did-relight"))),
        Event::TimeBomb(seat) => (Kind::Alarm, by(seat, t("planter-did-time-bomb"))),
        _ => return None,
    })
}

/// The end as a picture: bombs fly.
fn poster(board: &dyn Board) -> Poster {
    let ended = of(board).and_then(|playing| playing.state.ended);
    ended.map_or(Poster::default(), |(why, _)| Poster {
        word: t("planter-end-word"),
        line: round::why(why),
        things: vec![draw::bomb(""); 5],
        columns: round::columns(),
        ..Poster::default()
    })
}
