//! A position in words: each part is said and heard in one place, for records, snapshots and scenarios alike.
//!
//! `view; round 1; first 2; turn 14; mover 3; since 0:21.500; phase moving; hand 1 3*2 7 10 boot card*2; ...`

pub(crate) mod value;

use klaxon_core::notation::plain_number;
use klaxon_core::{Message, Part, Seat, Time};

use self::value::{
    fuse, list, number, pile, pile_text, seat, seats, time, unreadable, yes_no, yes_or_no_text,
};
use crate::score::Score;
use crate::setup::Setup;
use crate::state::{Ending, Parts, Phase, Sure};
use crate::table::Table;

/// What is said where there is nothing.
pub(crate) const NONE: &str = "none";

/// Says a position, part by part.
pub(crate) fn say(table: &Table, setup: &Setup, each: &mut impl FnMut(Part)) {
    let mut part = |word: &str, value: String, usual: bool| {
        let word = word.to_owned();
        each(Part { word, value, usual });
    };
    let parts = &setup.parts;
    if parts.blanked {
        part("view", String::new(), false);
    }
    part("round", parts.round.to_string(), false);
    part("first", parts.first.to_string(), false);
    part("turn", parts.turn.to_string(), false);
    part("mover", parts.mover.to_string(), false);
    part("since", parts.since.to_string(), false);
    let closes = match parts.phase {
        Phase::Window { closes } => Some(closes),
        _ => None,
    };
    // That there is a window follows from when it closes.
    part("phase", parts.phase.word().to_owned(), closes.is_some());
    let window = closes.map_or(NONE.to_owned(), |closes| closes.to_string());
    part("window", window, closes.is_none());
    for seat in table.seats() {
        say_seat(parts, seat, &mut part);
    }
    part("deck", pile_text(&parts.deck), false);
    part("unused", pile_text(&parts.unused), false);
    for (word, pile) in [("beside", &parts.beside), ("removed", &parts.removed)] {
        part(word, pile_text(pile), pile.is_empty());
    }
    part("fuse", parts.fuse.to_string(), parts.fuse.is_empty());
    part("bombs", list(&parts.bombs[..table.players()]), false);
    for (word, yes, usual) in [
        ("time-bomb", parts.time_bomb, true),
        ("slow", parts.slow, false),
        ("called", parts.called, false),
    ] {
        part(word, yes_or_no_text(yes), yes == usual);
    }
    part("passes", parts.passes.to_string(), parts.passes == 0);
    for (word, seats) in [("shown", parts.shown), ("ready", parts.ready)] {
        part(word, list(seats.iter()), seats.is_empty());
    }
    let end = parts.ended.map(|(why, at)| format!("{} {at}", why.word()));
    part("end", end.unwrap_or(NONE.to_owned()), parts.ended.is_none());
}

/// What one player has.
fn say_seat(parts: &Parts, seat: Seat, part: &mut impl FnMut(&str, String, bool)) {
    let i = seat.index();
    let (hand, won) = (&parts.hands[i], &parts.won[i]);
    part("hand", format!("{seat} {}", pile_text(hand)), false);
    let Sure { fuses, defuses } = parts.sure[i];
    let usual = parts.sure[i] == Sure::default();
    part("sure", format!("{seat} {fuses} {defuses}"), usual);
    part("won", format!("{seat} {}", pile_text(won)), won.is_empty());
    let points = parts.scores[i];
    part(
        "points",
        format!("{seat} {points}"),
        points == Score::default(),
    );
}

/// Reads a part into a set-up.
pub(crate) fn hear(
    table: &Table,
    setup: &mut Setup,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let parts = &mut setup.parts;
    match word {
        "view" if value.is_empty() => parts.blanked = true,
        "round" => parts.round = number(value)?,
        "first" => parts.first = seat(table, value)?,
        "turn" => parts.turn = number(value)?,
        "mover" => parts.mover = seat(table, value)?,
        "since" => parts.since = time(word, value)?,
        "phase" => hear_phase(setup, value)?,
        "window" => hear_window(setup, value)?,
        "hand" | "sure" | "won" | "points" => {
            let (who, value) = value.split_once(' ').unwrap_or((value, ""));
            hear_of_seat(setup, seat(table, who)?, word, value)?;
        }
        "deck" => parts.deck = pile(word, value)?,
        "unused" => parts.unused = pile(word, value)?,
        "beside" => parts.beside = pile(word, value)?,
        "removed" => parts.removed = pile(word, value)?,
        "fuse" => parts.fuse = fuse(value)?,
        "bombs" => hear_bombs(table, parts, value)?,
        "time-bomb" => parts.time_bomb = yes_no(word, value)?,
        "slow" => parts.slow = yes_no(word, value)?,
        "called" => parts.called = yes_no(word, value)?,
        "passes" => parts.passes = number(value)?,
        "shown" => parts.shown = seats(table, value)?,
        "ready" => parts.ready = seats(table, value)?,
        "end" => parts.ended = hear_end(value)?,
        _ => return Err(Message::new("scenario-given").with("word", word)),
    }
    Ok(())
}

/// `moving`. A window can't be open in another phase.
fn hear_phase(setup: &mut Setup, value: &str) -> Result<(), Message> {
    let phase = match value {
        "dealing" => Phase::Dealing,
        "moving" => Phase::Moving,
        "window" => Phase::Window { closes: Time::ZERO },
        "between" => Phase::Between,
        "over" => Phase::Over,
        _ => return Err(Message::new("planter-position-phase").with("value", value)),
    };
    let is_open = matches!(setup.parts.phase, Phase::Window { .. });
    match (is_open, value == "window") {
        (true, false) => return Err(Message::new("planter-position-window-phase")),
        (true, true) => {}
        (false, _) => setup.parts.phase = phase,
    }
    setup.phase = true;
    Ok(())
}

/// `0:09.600`: when it closes; or `none`
fn hear_window(setup: &mut Setup, value: &str) -> Result<(), Message> {
    let is_open = matches!(setup.parts.phase, Phase::Window { .. });
    if (value == NONE) == is_open && setup.phase {
        return Err(Message::new("planter-position-window-phase"));
    }
    if value != NONE {
        let closes = time("window", value)?;
        setup.parts.phase = Phase::Window { closes };
    }
    Ok(())
}

/// What is said of one player, behind their seat.
fn hear_of_seat(setup: &mut Setup, seat: Seat, word: &str, value: &str) -> Result<(), Message> {
    let i = seat.index();
    let parts = &mut setup.parts;
    let words: Vec<&str> = value.split_whitespace().collect();
    match (word, words.as_slice()) {
        ("hand", _) => {
            parts.hands[i] = pile(word, value)?;
            setup.hands.insert(seat);
        }
        ("won", _) => parts.won[i] = pile(word, value)?,
        ("sure", [fuses, defuses]) => {
            parts.sure[i] = Sure {
                fuses: number(fuses)?,
                defuses: number(defuses)?,
            };
        }
        ("points", [fuses, defuses, hand]) => {
            parts.scores[i] = Score {
                fuses: number(fuses)?,
                defuses: number(defuses)?,
                hand: number(hand)?,
            };
        }
        _ => return Err(unreadable(word, &format!("{seat} {value}"))),
    }
    Ok(())
}

/// A number for each player, no higher than at the beginning (B-3).
fn hear_bombs(table: &Table, parts: &mut Parts, value: &str) -> Result<(), Message> {
    let counts: Vec<&str> = value.split_whitespace().collect();
    let bombs = counts.iter().map(|count| plain_number(count));
    let bombs: Option<Vec<u8>> = bombs.collect();
    let few = |bombs: &Vec<u8>| bombs.iter().all(|&bombs| bombs <= table.bombs());
    match bombs.filter(|bombs| bombs.len() == table.players() && few(bombs)) {
        Some(bombs) => parts.bombs[..bombs.len()].copy_from_slice(&bombs),
        None => {
            let message = Message::new("planter-position-bombs");
            let message = message.with("players", table.players());
            return Err(message.with("most", table.bombs()));
        }
    }
    Ok(())
}

/// `bombs 2:10`, or `none`
fn hear_end(value: &str) -> Result<Option<(Ending, Time)>, Message> {
    if value == NONE {
        return Ok(None);
    }
    let (why, at) = value.split_once(' ').unwrap_or((value, ""));
    let why = Ending::from_word(why).ok_or_else(|| unreadable("end", value))?;
    let at = at.parse().map_err(|_| unreadable("end", value))?;
    Ok(Some((why, at)))
}
