//! Positions as text: what is printed is read again, and whatever else is read can be played on.

use klaxon_core::chance::Seeded;
use klaxon_core::position::{parse_position, position_text};
use klaxon_core::{Game, Message, Numbers, Time, Viewer};
use klaxon_planter::state::{Ending, Phase};
use klaxon_planter::{Options, Planter, State, Table};

use crate::played::play;

/// The positions of a game with the extra cards.
fn positions(players: usize) -> (Table, Vec<State>) {
    let options = Options {
        extras: true,
        ..Options::new(players)
    };
    let table = Table::new(options).expect("good options");
    let positions = play(&table, players as u64).positions(&table);
    (table, positions)
}

#[test]
fn every_position_of_a_game_is_read_again() {
    let mut longest = 0;
    for players in 2..=6 {
        let (table, positions) = positions(players);
        for position in positions {
            for viewer in Viewer::all(players) {
                let view = Planter::view(&table, &position, viewer);
                let text = position_text::<Planter>(&table, &view);
                longest = longest.max(text.len());
                let read = parse_position::<Planter>(&table, &text);
                assert_eq!(read, Ok(view), "{text}");
            }
        }
    }
    println!("the longest view has {longest} characters");
}

/// What is wrong with the first position of a game, once something else is said of it.
fn flaws(options: Options, said: &[(&str, &str)]) -> Vec<Message> {
    let table = Table::new(options).expect("good options");
    let mut state = Planter::before(&table);
    Planter::start(&table, &mut state, &mut Seeded::from_number(1), &mut ());
    let mut setup = Planter::setup(&table, &state);
    for (word, value) in said {
        if let Err(message) = Planter::hear(&table, &mut setup, word, value) {
            return vec![message];
        }
    }
    Planter::position(&table, &setup).err().unwrap_or_default()
}

#[test]
fn what_is_wrong_with_a_position_is_reported() {
    let (plain, extras) = (
        Options::new(3),
        Options {
            extras: true,
            ..Options::new(3)
        },
    );
    let moved_into = |word, cards| [("deck", "none"), ("unused", "none"), (word, cards)];
    for (options, said, key) in [
        (plain, &[("colour", "red")][..], "scenario-given"),
        (plain, &[("mover", "4")], "scenario-seat"),
        (plain, &[("turn", "x")], "scenario-number"),
        (plain, &[("since", "soon")], "position-value"),
        (plain, &[("slow", "very")], "position-value"),
        (plain, &[("end", "bombs")], "position-value"),
        (plain, &[("sure", "1 2")], "position-value"),
        (plain, &[("hand", "1 4")], "scenario-planter-card"),
        (plain, &[("hand", "1 3*0")], "scenario-planter-card"),
        (plain, &[("hand", "1 cards")], "scenario-planter-card"),
        (plain, &[("hand", "1 guy")], "scenario-planter-no-card"),
        (plain, &[("fuse", "3*37")], "scenario-planter-no-card"),
        (plain, &[("fuse", "boot")], "planter-position-astray"),
        (plain, &moved_into("beside", "3"), "planter-position-astray"),
        (
            extras,
            &moved_into("won", "1 guy"),
            "planter-position-astray",
        ),
        (plain, &[("deck", "card*90")], "planter-position-back"),
        (plain, &[("deck", "none")], "planter-position-cards"),
        (
            plain,
            &moved_into("hand", "1 3*8"),
            "planter-position-hand-full",
        ),
        (plain, &[("sure", "1 6 2")], "planter-position-sure"),
        (plain, &[("bombs", "2 2")], "planter-position-bombs"),
        (plain, &[("bombs", "2 2 3")], "planter-position-bombs"),
        (plain, &[("round", "2")], "planter-position-round"),
        (plain, &[("round", "0")], "planter-position-round"),
        (plain, &[("phase", "waiting")], "planter-position-phase"),
        (plain, &[("phase", "window")], "planter-position-window"),
        (plain, &[("phase", "between")], "planter-position-between"),
        (plain, &[("phase", "over")], "planter-position-no-end"),
        (plain, &[("passes", "3")], "planter-position-passes"),
        (plain, &[("called", "yes")], "planter-position-called"),
        (
            plain,
            &[("window", "0:04")],
            "planter-position-window-phase",
        ),
        (
            extras,
            &[("phase", "window"), ("phase", "moving")],
            "planter-position-window-phase",
        ),
    ] {
        let flaws = flaws(options, said);
        assert!(
            flaws.iter().any(|flaw| flaw.key == key),
            "{said:?}: {flaws:?}"
        );
    }
}

#[test]
fn a_position_is_made_by_a_set_up_only() {
    let table = Table::new(Options::new(2)).expect("good options");
    let mut setup = Planter::setup(&table, &Planter::before(&table));
    setup.parts.round = 1;
    setup.parts.phase = Phase::Over;
    setup.parts.ended = Some((Ending::Bombs, Time::ZERO));
    let state = Planter::position(&table, &setup).expect("a position");
    assert!(Planter::outcome(&table, &state).is_some());
}

/// Texts that are nearly positions: none, or one that prints as itself and with which the rules can cope.
#[test]
fn a_mangled_position_is_none_or_sound() {
    let (table, positions) = positions(3);
    let texts = positions
        .iter()
        .map(|state| position_text::<Planter>(&table, state));
    let texts: Vec<String> = texts.collect();
    let mut random = Numbers::new(3);
    let mut read = 0;
    for _ in 0..20_000 {
        let text = mangle(&texts[random.below(texts.len())], &mut random);
        let Ok(mut state) = parse_position::<Planter>(&table, &text) else {
            continue;
        };
        read += 1;
        assert_eq!(position_text::<Planter>(&table, &state), text);
        for seat in table.seats() {
            let mut first = None;
            Planter::legal(&table, &state, seat, &mut |one| first = Some(one.action));
            if let Some(action) = first {
                let mut chance = Seeded::from_number(1);
                let now = Time::seconds(1);
                let _ = Planter::act(&table, &mut state, seat, action, now, &mut chance, &mut ());
            }
            Planter::resample(
                &table,
                &state,
                Viewer::Seat(seat),
                &mut Seeded::from_number(2),
            );
        }
        let later = Time::seconds(3600);
        Planter::tick(
            &table,
            &mut state,
            later,
            &mut Seeded::from_number(3),
            &mut (),
        );
        Planter::outcome(&table, &state);
    }
    assert!(read > 100, "only {read} were positions");
}

/// Something is left out, said twice, or exchanged with what stands elsewhere.
fn mangle(text: &str, random: &mut Numbers) -> String {
    let mut parts: Vec<&str> = text.split("; ").collect();
    let place = random.below(parts.len());
    match random.below(4) {
        0 => {
            parts.remove(place);
            parts.join("; ")
        }
        1 => {
            let other = parts[random.below(parts.len())];
            parts.insert(place, other);
            parts.join("; ")
        }
        2 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            let (one, other) = (random.below(words.len()), random.below(words.len()));
            words[one] = words[other];
            words.join(" ")
        }
        _ => {
            let digit = char::from(b'0' + random.below(10) as u8);
            let digits: Vec<usize> = text
                .match_indices(|c: char| c.is_ascii_digit())
                .map(|(i, _)| i)
                .collect();
            let at = digits[random.below(digits.len())];
            format!("{}{digit}{}", &text[..at], &text[at + 1..])
        }
    }
}
