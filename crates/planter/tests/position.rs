//! Positions as text: what is printed is read again, and whatever else is read can be played on.

use klaxon_core::chance::Seeded;
use klaxon_core::record::Record;
use klaxon_core::{Game, Numbers, Seat, Time, Viewer};
use klaxon_planter::{Planter, State, Table};

fn golden(name: &str) -> (Table, Vec<State>) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/planter");
    let text = std::fs::read_to_string(format!("{folder}/{name}.game")).expect("a golden game");
    let (table, record) = Record::<Planter>::parse(&text).expect("a record");
    let positions = record.positions(&table);
    (table, positions)
}

/// The example of `docs/notation.md`.
#[test]
fn the_documented_position_is_what_player_2_sees() {
    let (table, positions) = golden("match-3");
    let view = Planter::view(&table, &positions[6], Viewer::Seat(Seat(1)));
    let text = Planter::position_text(&table, &view);
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let words: Vec<&str> = page.split_whitespace().collect();
    assert!(words.join(" ").contains(&text), "{text}");
}

#[test]
fn every_position_of_the_golden_games_is_read_again() {
    let mut longest = 0;
    for players in 2..=6 {
        let (table, positions) = golden(&format!("extras-{players}"));
        for position in positions {
            for viewer in Viewer::all(players) {
                let view = Planter::view(&table, &position, viewer);
                let text = Planter::position_text(&table, &view);
                longest = longest.max(text.len());
                assert_eq!(Planter::parse_position(&table, &text), Some(view), "{text}");
            }
        }
    }
    println!("the longest view has {longest} characters");
}

/// Texts that are nearly positions: none, or one that prints as itself and with which the rules can cope.
#[test]
fn a_mangled_position_is_none_or_sound() {
    let (table, positions) = golden("extras-3");
    let texts = positions
        .iter()
        .map(|state| Planter::position_text(&table, state));
    let texts: Vec<String> = texts.collect();
    let mut random = Numbers::new(3);
    let mut read = 0;
    for _ in 0..20_000 {
        let text = mangle(&texts[random.below(texts.len())], &mut random);
        let Some(mut state) = Planter::parse_position(&table, &text) else {
            continue;
        };
        read += 1;
        assert_eq!(Planter::position_text(&table, &state), text);
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
