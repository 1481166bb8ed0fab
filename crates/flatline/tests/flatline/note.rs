//! What a player plans and proposes, in a line.

use klaxon_core::Game;
use klaxon_flatline::action::{Aim, Pick};
use klaxon_flatline::card::Cards;
use klaxon_flatline::note::{MOST_PINS, Note};
use klaxon_flatline::place::{Bay, LineId, StationId, Target};
use klaxon_flatline::{Action, Card, Flatline, Options, Table};

fn table() -> Table {
    Flatline::table(Options::new(4)).expect("the usual options")
}

const LINE: LineId = LineId {
    bay: Bay(0),
    line: 1,
};

#[test]
fn a_note_reads_as_it_is_written() {
    let table = table();
    let line = Target::Line(LINE);
    let station = Target::Station(StationId(0));
    let clear = Action::Use(Card::Clear, Aim::Line(LINE));
    let notes = [
        (
            vec![line, Target::Card(Card::Chaos), station],
            Some(clear),
            "4: 1.2, chaos, station-1 = use clear 1.2",
        ),
        (vec![line], None, "4: 1.2"),
        (
            vec![],
            Some(Action::Choose(Pick::Station(StationId(1)))),
            "4: = choose station 2",
        ),
        (vec![], Some(Action::Go), "4: = go"),
    ];
    for (pins, proposal, text) in notes {
        let note = Note {
            round: 4,
            pins,
            proposal,
        };
        assert_eq!(note.text(&table), text);
        assert_eq!(Note::parse(&table, text), Some(note), "{text}");
    }
}

#[test]
fn a_player_who_plans_nothing_has_no_note() {
    let table = table();
    let note = Note {
        round: 4,
        ..Note::default()
    };
    assert_eq!(note.text(&table), "");
}

#[test]
fn what_is_no_note_is_not_understood() {
    let table = table();
    for wrong in [
        "",
        "4",
        "4:",
        "04: 1.2",
        "1.2",
        "4: ",
        "4:1.2",
        "4: 1.2,2.1",
        "4: 1.2, ",
        "4: 1.2, 1.2",
        "4: 1.2a",
        "4: 5.1",
        "4: station-3",
        "4: tea",
        "4: 1.2 =",
        "4: 1.2 = tea",
        "4: 1.1, 1.2, 1.3, 1.4, 2.1, 2.2",
    ] {
        assert_eq!(Note::parse(&table, wrong), None, "{wrong}");
    }
}

#[test]
fn every_target_reads_as_it_is_written() {
    let lines = Bay::all().flat_map(|bay| (0..5).map(move |line| LineId { bay, line }));
    let cards = Cards::ALL.iter().map(Target::Card);
    let stations = StationId::ALL.into_iter().map(Target::Station);
    for target in lines.map(Target::Line).chain(cards).chain(stations) {
        assert_eq!(target.to_string().parse(), Ok(target), "{target}");
    }
    for wrong in ["", "1", "1.", "1.6", "station-", "chaos.a", "1.2.a"] {
        assert_eq!(wrong.parse::<Target>(), Err(()), "{wrong}");
    }
}

/// Rooms take notes of up to 160 characters.
#[test]
fn the_longest_note_is_short_enough_for_a_room() {
    let table = table();
    let mut cards: Vec<Card> = Cards::ALL.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.word().len()));
    let note = Note {
        round: u8::MAX,
        pins: cards.iter().copied().map(Target::Card).collect(),
        proposal: Some(Action::Use(cards[0], Aim::Card(cards[1]))),
    };
    let text = note.text(&table);
    assert!(text.len() <= 160, "{} in {text}", text.len());
    let plain = |c: char| c.is_ascii_alphanumeric() || " .-/:=,".contains(c);
    assert!(text.chars().all(plain), "{text}");
    let read = Note::parse(&table, &text).expect("what fits is read");
    assert_eq!(read.pins, note.pins[..MOST_PINS]);
}
