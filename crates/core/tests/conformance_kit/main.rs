//! The conformance kit notices every way to break the contract: a toy game keeps it, and each of its faults breaks it
//! in one place.

mod conform;
mod fault;
mod options;
mod pebbles;
mod words;

use std::collections::BTreeSet;
use std::panic::{UnwindSafe, catch_unwind};

use klaxon_core::conformance::{Seen, Style, check_game, check_position, run};
use klaxon_core::{Numbers, Seat, Time, Viewer};

use conform::table_with;
use fault::{COMPLAINTS, COMPLAINTS_AFTERWARDS, Fault};
use pebbles::{End, Pebbles, State, Table, nearly_over};

const SEEDS: u64 = 12;

const RANDOM: Style = Style {
    greedy: 0,
    pace: Time(1500),
    longest: 500,
};

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

fn over() -> State {
    let end = End {
        won: true,
        at: Time::ZERO,
    };
    State {
        heap: 0,
        piles: vec![9, 5, 6],
        end: Some(end),
        ..nearly_over()
    }
}

/// What the kit says to something that has the fault.
fn complaint_about<T>(fault: Fault, what: impl FnOnce() -> T + UnwindSafe) -> String {
    match catch_unwind(what) {
        Ok(_) => panic!("{fault:?} was not noticed"),
        Err(panic) => *panic.downcast::<String>().expect("a text"),
    }
}

fn assert_complaint(fault: Fault, complaint: &str) {
    let expected = fault.complaint();
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
    for (fault, _) in COMPLAINTS {
        let complaint = complaint_about(fault, || play(Some(fault)));
        assert_complaint(fault, &complaint);
    }
}

/// Some checks come at random: whichever comes first, none of them may hang.
#[test]
fn a_wrong_deadline_is_noticed_in_every_game() {
    for fault in [Fault::NothingAtTheDeadline, Fault::DeadlineInThePast] {
        for seed in 0..SEEDS {
            let table = table_with(Some(fault));
            let complaint = complaint_about(fault, || check_game::<Pebbles>(&table, seed, RANDOM));
            assert_complaint(fault, &complaint);
        }
    }
}

#[test]
fn what_is_not_drawn_anew_or_swapped_is_noticed_afterwards() {
    for (fault, expected) in COMPLAINTS_AFTERWARDS {
        let seen = play(Some(fault));
        let complaint = complaint_about(fault, || seen.check_kinds::<Pebbles>());
        assert!(complaint.contains(expected), "{fault:?}: {complaint}");
        assert!(
            complaint.contains("is drawn anew"),
            "{fault:?}: {complaint}"
        );
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
fn a_kind_that_is_missing_is_noticed() {
    let seen = play(None);
    let mut no_roll = seen.clone();
    no_roll.events.remove("rolled");
    let mut no_effect = seen.clone();
    no_effect.effects.remove("last");
    let mut no_refusal = seen.clone();
    no_refusal.refusals.remove("over");
    for (wrong, expected) in [
        (no_roll, "events never seen: [\"rolled\"]"),
        (no_effect, "effects never seen: [\"last\"]"),
        (no_refusal, "refusals never seen: [\"over\"]"),
    ] {
        let panic = catch_unwind(|| wrong.check_kinds::<Pebbles>()).expect_err("not noticed");
        assert_eq!(*panic.downcast::<String>().expect("a text"), expected);
    }
}

#[test]
fn all_tables_are_played_at_and_the_rare_positions_too() {
    let seen = run::<Pebbles>(None);
    let Seen { won, actions, .. } = seen;
    let rare = run::<Pebbles>(Some(0)).games;
    assert!(rare >= 12, "{rare} games from the rare position");
    assert_eq!((seen.tables, seen.games), (3, 240 + rare));
    let games = seen.games;
    let said = format!("3 tables, {games} games to the end, {won} won, {actions} actions");
    assert_eq!(seen.to_string(), said);
    assert_eq!(run::<Pebbles>(None).actions, actions, "the same games");
    assert_eq!(run::<Pebbles>(Some(5)).games, 5 + rare);
}

#[test]
fn a_greedy_game_does_what_is_promising_and_no_mistake() {
    let greedy_and_quick = Style {
        greedy: 100,
        pace: Time(100),
        ..RANDOM
    };
    for seed in 0..SEEDS {
        let seen = check_game::<Pebbles>(&table_with(None), seed, greedy_and_quick);
        assert_eq!(seen.events, words("dealt took ended shown"));
    }
}

#[test]
fn a_game_is_checked_from_the_middle() {
    let greedy = Style {
        greedy: 100,
        ..RANDOM
    };
    for seed in 0..SEEDS {
        let seen = check_position::<Pebbles>(&table_with(None), nearly_over(), seed, greedy);
        assert_eq!(seen.events, words("took ended shown"));
        assert_eq!((seen.games, seen.won, seen.actions), (1, 1, 2));
    }
}

#[test]
fn faults_are_noticed_from_the_middle() {
    for fault in [
        Fault::EventLosesAPebble,
        Fault::BlankedEventSaysTooLittle,
        Fault::NeighbourIsSeen,
        Fault::ViewHasNoDeadline,
        Fault::LateTickEndsLater,
        Fault::ShowsUnannounced,
    ] {
        let complaint = complaint_about(fault, || {
            for seed in 0..SEEDS {
                check_position::<Pebbles>(&table_with(Some(fault)), nearly_over(), seed, RANDOM);
            }
        });
        assert_complaint(fault, &complaint);
    }
}

#[test]
fn a_position_is_checked_before_anybody_acts() {
    let at_once = Style {
        longest: 0,
        ..RANDOM
    };
    for (fault, position) in [
        (Fault::ViewHasAnOutcome, nearly_over()),
        (Fault::DeadlineAfterTheEnd, over()),
        (Fault::ResampleRedrawsTheKnown, over()),
    ] {
        let table = table_with(Some(fault));
        let complaint = complaint_about(fault, || {
            check_position::<Pebbles>(&table, position, 1, at_once)
        });
        assert_complaint(fault, &complaint);
    }
}

#[test]
fn a_position_may_be_over() {
    let seen = check_position::<Pebbles>(&table_with(None), over(), 1, RANDOM);
    assert_eq!((seen.games, seen.won, seen.actions), (1, 1, 0));
    assert_eq!(
        (seen.events, seen.refusals),
        (words(""), words("no-such-seat over"))
    );
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
    assert_eq!(seen.events, words("dealt rang ended shown"));
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
    const ONE: Viewer = Viewer::Seat(Seat(0));
    let mut seen = Seen {
        tables: 1,
        events: words("took"),
        effects: words("taken"),
        refusals: words("over"),
        rules: words("P-1"),
        games: 1,
        won: 0,
        actions: 10,
        swapped: [ONE].into(),
        resampled_apart: [ONE].into(),
    };
    seen.add(Seen {
        tables: 4,
        events: words("took rolled"),
        effects: words("last"),
        refusals: words("not-your-turn"),
        rules: words("P-1 P-2"),
        games: 2,
        won: 1,
        actions: 5,
        swapped: [Viewer::Spectator].into(),
        resampled_apart: [ONE].into(),
    });
    assert_eq!(seen.events, words("took rolled"));
    assert_eq!(seen.effects, words("taken last"));
    assert_eq!(seen.refusals, words("over not-your-turn"));
    assert_eq!(seen.rules, words("P-1 P-2"));
    assert_eq!((seen.tables, seen.games), (5, 3));
    assert_eq!((seen.won, seen.actions), (1, 15));
    assert_eq!(seen.swapped, [ONE, Viewer::Spectator].into());
    assert_eq!(seen.resampled_apart, [ONE].into());
}

fn words(text: &'static str) -> BTreeSet<&'static str> {
    text.split_whitespace().collect()
}
