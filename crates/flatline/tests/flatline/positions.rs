//! Positions that somebody set up: the rules go on from them, or they are no positions.

use klaxon_core::chance::Seeded;
use klaxon_core::position::parse_position;
use klaxon_core::{Game, Seat, Sink, Time};
use klaxon_flatline::{Action, Card, Event, Flatline, Options, Refusal, State, Table};

const START: &str = "round 1; phase dice; chief 1; dial 1; left 7; meter 8";

fn table() -> Table {
    Table::new(Options::new(2)).expect("good options")
}

fn position(text: &str) -> Result<State, Vec<&'static str>> {
    let parsed = parse_position::<Flatline>(&table(), text);
    parsed.map_err(|flaws| flaws.into_iter().map(|flaw| flaw.key).collect())
}

/// Counts the rolls of emergency dice.
struct Rolls(u32);

impl Sink<Event> for Rolls {
    fn push(&mut self, event: Event) {
        self.0 += u32::from(event == Event::Roll);
        assert!(self.0 < 1000, "Escalation goes on for ever");
    }
}

/// Escalation in every slot in turn: whatever the dice show at the end of what can be counted, the step comes to an end.
#[test]
fn escalation_comes_to_an_end() {
    let table = table();
    for slot in 1..=6 {
        let text = format!("{START}; slot-{slot} escalation; emergency-rolls 200 200");
        for seed in 0..50 {
            let mut state = position(&text).expect("a position");
            let mut chance = Seeded::from_number(seed);
            Flatline::tick(&table, &mut state, Time::ZERO, &mut chance, &mut Rolls(0));
            assert_eq!(Flatline::awaited(&table, &state).iter().count(), 2);
        }
    }
}

#[test]
fn counts_that_no_game_reaches_are_refused() {
    for count in ["emergency-rolls 255 255", "draws 65535", "rolls 1 255"] {
        let wrong = position(&format!("{START}; {count}"));
        assert_eq!(wrong, Err(vec!["flatline-position-unreadable"]), "{count}");
    }
}

#[test]
fn before_the_deal_nothing_lies_anywhere() {
    let before = "round 0; phase dealing; chief 1; dial 1; left 7; meter 8";
    assert_eq!(position(before), Ok(Flatline::before(&table())));
    let wrong = position(&before.replace("meter 8", "meter 7"));
    assert_eq!(wrong, Err(vec!["flatline-position-dealing"]));
}

#[test]
fn nothing_is_done_for_a_seat_that_is_not_there() {
    let table = table();
    let planning = START.replace("phase dice", "phase planning");
    let state = position(&planning).expect("a position");
    assert_eq!(Flatline::fallback(&table, &state, Seat(2)), None);
    assert!(Flatline::fallback(&table, &state, Seat(1)).is_some());
}

#[test]
fn only_a_treated_crew_has_won() {
    let outcome = |end: &str| {
        let text = format!("round 1; phase over; chief 1; dial 1; left 7; meter 8; end {end} 1:00");
        let state = position(&text).expect("a position");
        Flatline::outcome(&table(), &state).expect("it is over")
    };
    assert!(outcome("won").won);
    assert!(!outcome("lost-power").won);
    assert!(!outcome("lost-failed").won);
}

#[test]
fn a_station_is_chosen_only_for_one_open_space() {
    let at_meter = |meter: u8| {
        position(&format!(
            "round 1; phase patients 1; chief 1; dial 1; left 7; meter {meter}; on station-1 1S 1P; on station-2 2A 2A; \
             spent 1 5; spent 2 5; choice recharge"
        ))
    };
    assert!(at_meter(7).is_ok());
    for meter in [6, 8] {
        assert_eq!(at_meter(meter), Err(vec!["flatline-position-choice"]));
    }
}

#[test]
fn a_card_that_does_not_wait_for_room_is_told_apart_from_none_that_waits() {
    let table = table();
    let keep = |text: &str| {
        let mut state = position(text).expect("a position");
        let mut chance = Seeded::from_number(1);
        let keep = Action::Keep(Card::Recharge);
        let refused = Flatline::act(
            &table,
            &mut state,
            Seat(0),
            keep,
            Time::ZERO,
            &mut chance,
            &mut (),
        );
        refused.expect_err("it is no cleared stat card")
    };
    let planning = START.replace("phase dice", "phase planning");
    assert_eq!(keep(&planning), Refusal::NoneWaits);
    let full = "round 1; phase stat; chief 1; dial 1; left 7; meter 8; stat caffeine-rush; \
                triage tactical-decision triage clear recharge; on caffeine-rush 1D 1P; spent 1 5; spent 2 7";
    assert_eq!(keep(full), Refusal::NotCleared);
}
