//! A position of the toy game in words.
//!
//! `heap 3; pile 1 6; pile 2 5; pile 3 6; number 1 3; turn 9; rung yes`

use klaxon_core::notation::{plain_number, yes_or_no};
use klaxon_core::{Message, Part, Seat};

use crate::fault::Fault;
use crate::pebbles::{End, State, Table};

pub(crate) fn empty(table: &Table) -> State {
    State {
        heap: 0,
        piles: vec![0; table.seats],
        numbers: vec![None; table.seats],
        turn: 0,
        rung: false,
        end: None,
    }
}

/// Every position is good, whatever is said.
pub(crate) fn position(table: &Table, setup: &State) -> Result<State, Vec<Message>> {
    let mut state = setup.clone();
    if table.has(Fault::SetUpForgetsTheTurn) {
        state.turn = 0;
    }
    Ok(state)
}

pub(crate) fn say(table: &Table, state: &State, each: &mut impl FnMut(Part)) {
    let mut part = |word: &str, value: String, usual: bool| {
        let word = word.to_owned();
        each(Part { word, value, usual });
    };
    part("heap", state.heap.to_string(), false);
    for (seat, pile) in Seat::all(table.seats).zip(&state.piles) {
        part("pile", format!("{seat} {pile}"), *pile == 0);
    }
    for (seat, number) in Seat::all(table.seats).zip(&state.numbers) {
        let is_cut = table.has(Fault::PositionTextIsCut);
        let text = number.map_or("none".to_owned(), |number| number.to_string());
        part(
            "number",
            format!("{seat} {text}"),
            number.is_none() || is_cut,
        );
    }
    part("turn", state.turn.to_string(), false);
    if table.has(Fault::PartIsSaidTwice) {
        part("turn", state.turn.to_string(), false);
    }
    let rung = match state.rung {
        true => "yes",
        false if table.has(Fault::UsualPartIsNotUnderstood) => "not-yet",
        false => "no",
    };
    part("rung", rung.to_owned(), !state.rung);
    let end = match state.end {
        Some(End { won: true, at }) => format!("won {at}"),
        Some(End { won: false, at }) => format!("lost {at}"),
        None => "none".to_owned(),
    };
    part("end", end, state.end.is_none());
    if table.has(Fault::PartIsSaidAnew) {
        part("turns", format!("0{}", state.turn), true);
    }
}

pub(crate) fn hear(table: &Table, state: &mut State, word: &str, value: &str) -> Option<()> {
    let of_seat = || {
        let (seat, value) = value.split_once(' ')?;
        let seat: Seat = seat.parse().ok()?;
        (seat.index() < table.seats).then_some((seat.index(), value))
    };
    match word {
        "heap" => state.heap = plain_number(value)?,
        "pile" => {
            let (seat, count) = of_seat()?;
            state.piles[seat] = plain_number(count)?;
        }
        "number" => {
            let (seat, number) = of_seat()?;
            state.numbers[seat] = match number {
                "none" => None,
                number => Some(plain_number(number)?),
            };
        }
        "turn" => state.turn = plain_number(value)?,
        "turns" => state.turn = 1 + value.parse::<u32>().ok()?,
        "rung" => state.rung = yes_or_no(value)?,
        "end" if value == "none" => state.end = None,
        "end" => {
            let (won, at) = value.split_once(' ')?;
            let (won, at) = (won == "won", at.parse().ok()?);
            state.end = Some(End { won, at });
        }
        _ => return None,
    }
    Some(())
}
