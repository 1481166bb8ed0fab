//! The conformance kit notices every way to break the contract: a toy game keeps it, and each of its faults breaks it
//! in one place.

mod pebbles;

use std::collections::BTreeSet;
use std::panic::catch_unwind;

use klaxon_core::conformance::{Seen, Style, check_game};
use klaxon_core::{Numbers, Time};

use pebbles::{Fault, Pebbles, Table};

/// What the kit says to each fault.
const COMPLAINTS: [(Fault, &str); 31] = [
    (Fault::ListsWhatIsRefused, "is listed, but refused"),
    (Fault::RefusesWhenItIsLate, "was listed, and refused"),
    (Fault::ListsTwice, "Pass is listed twice"),
    (
        Fault::ListsBySecrets,
        "can tell a resampled state from the real one",
    ),
    (Fault::AcceptsTheUnlisted, "is accepted, but not listed"),
    (
        Fault::AcceptsAfterTheEnd,
        "Pass is accepted, but not listed",
    ),
    (Fault::RefusalChangesTheState, "changed something"),
    (Fault::RefusalEmitsEvents, "changed something"),
    (Fault::LateRefusalChangesTheState, "changed something"),
    (Fault::StateMovesWithoutEvent, "do not make the state"),
    (Fault::EventLosesAPebble, "creates or loses something"),
    (Fault::ActionTextIsCut, "does not survive as \"take\""),
    (Fault::ActionTextHasAColon, "does not survive as \"take: "),
    (Fault::EventTextIsCut, "does not survive as \"took "),
    (Fault::EventTextHasASemicolon, "does not survive as \"took "),
    (Fault::BlankedEventLeaks, "and should see"),
    (Fault::BlankedEventSaysTooLittle, "and should see"),
    (
        Fault::ResampleRedrawsTheKnown,
        "can tell a resampled state from the real one",
    ),
    (Fault::FallbackOutOfTurn, "the fallback"),
    (Fault::FallbackIsAMistake, "the fallback"),
    (
        Fault::EventBeforeTheDeadline,
        "something happened before the deadline",
    ),
    (
        Fault::ChangeBeforeTheDeadline,
        "something happened before the deadline",
    ),
    (
        Fault::NothingAtTheDeadline,
        "nothing happened at the deadline",
    ),
    (Fault::DeadlineInThePast, "a deadline in the past"),
    (Fault::DeadlineAfterTheEnd, "the game is over, and goes on"),
    (Fault::ListsAfterTheEnd, "the game is over, and goes on"),
    (Fault::NobodyCanAct, "nobody can act and nothing is due"),
    (Fault::OptionsCannotBeRead, "the record can't be read"),
    (
        Fault::OptionsReadDifferently,
        "the record reads differently the second time",
    ),
    (Fault::OptionsForgetTheClock, "the record plays differently"),
    (Fault::CountsInSecret, "the record plays differently"),
];

const SEEDS: u64 = 12;

const RANDOM: Style = Style {
    greedy: 0,
    pace: Time(1500),
    longest: 500,
};

/// Not the usual clock, which a record that forgets it would bring back.
fn table_with(fault: Option<Fault>) -> Table {
    Table {
        seats: 3,
        clock: Time::seconds(12),
        fault,
    }
}

/// Some games to the bitter end, some that are won.
fn play(fault: Option<Fault>) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..SEEDS {
        let greedy = [0, 90][seed as usize % 2];
        let style = Style { greedy, ..RANDOM };
        seen.add(check_game::<Pebbles>(&table_with(fault), seed, style));
    }
    seen
}

fn check(fault: Fault, expected: &str) {
    let Err(panic) = catch_unwind(|| play(Some(fault))) else {
        panic!("{fault:?} was not noticed");
    };
    let complaint = panic.downcast::<String>().expect("a text");
    assert!(
        complaint.contains(expected),
        "{fault:?} should be {expected:?}, not: {complaint}"
    );
    assert!(
        complaint.starts_with("seed ") && complaint.contains("\nin State {"),
        "{fault:?} without seed or position: {complaint}"
    );
}

#[test]
fn every_fault_is_noticed() {
    for (fault, expected) in COMPLAINTS {
        check(fault, expected);
    }
}

#[test]
fn a_sound_game_passes_and_is_seen() {
    let seen = play(None);
    assert_eq!(seen.games, SEEDS as usize, "all games end");
    assert!(seen.won > 0 && seen.won < seen.games, "{seen:?}");
    assert!(seen.actions > seen.games, "{seen:?}");
    seen.check_kinds::<Pebbles>();
    assert_eq!(seen.rules, words("P-1 P-2"));
}

#[test]
fn a_kind_that_is_missing_or_unknown_is_noticed() {
    let seen = play(None);
    let mut no_roll = seen.clone();
    no_roll.events.remove("rolled");
    let mut unknown_refusal = seen.clone();
    unknown_refusal.refusals.insert("just-so");
    for (wrong, expected) in [
        (no_roll, "events never seen, or not listed: [\"rolled\"]"),
        (
            unknown_refusal,
            "refusals never seen, or not listed: [\"just-so\"]",
        ),
    ] {
        let panic = catch_unwind(|| wrong.check_kinds::<Pebbles>()).expect_err("not noticed");
        assert_eq!(*panic.downcast::<String>().expect("a text"), expected);
    }
}

#[test]
fn a_greedy_game_does_what_is_promising_and_no_mistake() {
    let greedy = Style {
        greedy: 100,
        ..RANDOM
    };
    for seed in 0..SEEDS {
        let seen = check_game::<Pebbles>(&table_with(None), seed, greedy);
        assert_eq!(seen.events, words("dealt took ended"));
    }
}

#[test]
fn something_may_be_due_at_once() {
    let table = Table {
        clock: Time::ZERO,
        ..table_with(None)
    };
    let hasty = Style {
        pace: Time::ZERO,
        ..RANDOM
    };
    let seen = check_game::<Pebbles>(&table, 1, hasty);
    assert_eq!((seen.games, seen.won, seen.actions), (1, 0, 0));
}

#[test]
fn a_game_that_is_too_long_is_left() {
    let short = Style {
        longest: 3,
        ..RANDOM
    };
    let seen = check_game::<Pebbles>(&table_with(None), 1, short);
    assert_eq!((seen.games, seen.won, seen.actions), (0, 0, 3));
}

#[test]
fn random_numbers_stay_below_and_reach_everything() {
    let mut random = Numbers::new(5);
    for end in 1..20 {
        let numbers: BTreeSet<usize> = (0..1000).map(|_| random.below(end)).collect();
        assert!(numbers.into_iter().eq(0..end), "below {end}");
    }
    assert_eq!(random.below(0), 0, "nothing is below 0: no panic");
}

#[test]
fn once_in_so_many_times_is_about_that() {
    let mut random = Numbers::new(5);
    let mut count = |times| (0..4000).filter(|_| random.once_in(times)).count();
    assert_eq!(count(0), 4000);
    assert_eq!(count(1), 4000);
    assert!((900..1100).contains(&count(4)));
}

#[test]
fn what_was_seen_adds_up() {
    let mut seen = Seen {
        events: words("took"),
        refusals: words("over"),
        rules: words("P-1"),
        games: 1,
        won: 0,
        actions: 10,
        ..Seen::default()
    };
    seen.add(Seen {
        events: words("took rolled"),
        refusals: words("not-your-turn"),
        rules: words("P-1 P-2"),
        games: 2,
        won: 1,
        actions: 5,
        ..Seen::default()
    });
    assert_eq!(seen.events, words("took rolled"));
    assert_eq!(seen.refusals, words("over not-your-turn"));
    assert_eq!(seen.rules, words("P-1 P-2"));
    assert_eq!((seen.games, seen.won, seen.actions), (3, 1, 15));
}

fn words(text: &'static str) -> BTreeSet<&'static str> {
    text.split_whitespace().collect()
}
