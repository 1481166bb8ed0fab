//! Events in any order and texts by strangers: whatever comes of them, the rules don't fall over.

use klaxon_core::chance::Seeded;
use klaxon_core::position::{parse_position, position_text};
use klaxon_core::{Game, Numbers, Time, Viewer};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::state::Phase;
use klaxon_fuse::game::{State, Table};

use super::tables::{Moment, listed, play, tables};
use super::text;

/// A record that somebody wrote by hand can tell anything. What it makes of a position is written somehow, and never
/// read as another position.
#[test]
fn odd_events_make_no_other_position() {
    let mut random = Numbers::new(5);
    let (mut read, mut refused) = (0, 0);
    for (seed, table) in tables().iter().enumerate() {
        let events = play(table, seed as u64, |_, _| {});
        for _ in 0..40 {
            let mut state = Fuse::before(table);
            for _ in 0..60 {
                let start = random.below(events.len());
                let some = events[start..].iter().take(1 + random.below(4));
                some.for_each(|event| Fuse::apply(table, &mut state, event));
                let text = text(table, &state);
                match parse_position::<Fuse>(table, &text) {
                    Ok(parsed) => {
                        assert_eq!(parsed, state, "{text}");
                        check_rules(table, parsed, &mut random);
                        read += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    println!("{read} were read, {refused} were not");
    assert!(read > 100 && refused > 100, "{read} and {refused}");
}

/// Whatever the rules do with a position, they don't panic.
pub(crate) fn check_rules(table: &Table, mut state: State, random: &mut Numbers) {
    let mut chance = Seeded::from_number(random.next_number());
    let mut now = Time(random.below(700_000) as u32);
    for _ in 0..4 {
        assert_eq!(Fuse::view(table, &state, Viewer::Spectator), state);
        Fuse::outcome(table, &state);
        Fuse::deadline(table, &state);
        let mut all = Vec::new();
        for seat in table.seats() {
            Fuse::fallback(table, &state, seat);
            // There are a hundred thousand ways to make up a deck.
            if state.phase != Phase::Composing || random.once_in(100) {
                let listed = listed(table, &state, seat);
                all.extend(listed.into_iter().map(|one| (seat, one.action)));
            }
        }
        if !all.is_empty() {
            let (seat, action) = all[random.below(all.len())];
            // Refused is what comes too late.
            let _ = Fuse::act(table, &mut state, seat, action, now, &mut chance, &mut ());
        }
        Fuse::tick(table, &mut state, now, &mut chance, &mut ());
        now = now.plus(Time(random.below(2000) as u32));
    }
}

/// What characters are replaced by, and parts that are put in.
const CHARACTERS: &str = "0123456789 abcdRBGYK-;.,:/?";
const PARTS: [&str; 26] = [
    "turn 4294967295",
    "holder 5",
    "phase composing",
    "phase rolling",
    "phase unused",
    "tray R1 R1 R1 R1 R1",
    "returning die R4",
    "returning die R4 owes 1 2",
    "returning fuse R owes 1",
    "1a choice",
    "1b 6a - - - - - -",
    "sways 1a3 0:20.100",
    "took 1 255, 2 1",
    "passed 1 2",
    "revealed 1",
    "bag none",
    "row . . . . . 1c",
    "refill 6",
    "deck 255",
    "deck 9 9 9 9 9 9",
    "fuses 32",
    "gone none",
    "activated 255",
    "gone-fuses R",
    "rolled-again none",
    "end lost bag 1:00",
];

/// A text with something changed: characters or parts, taken out, doubled, moved, replaced.
fn mutated(text: &str, other: &str, random: &mut Numbers) -> String {
    let mut parts: Vec<String> = text.split("; ").map(str::to_owned).collect();
    let others: Vec<&str> = other.split("; ").collect();
    let at = random.below(parts.len());
    match random.below(8) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[random.below(parts.len())].clone()),
        2 => {
            let word = |part: &str| part.split(' ').next().map(str::to_owned);
            let same = others.iter().find(|one| word(one) == word(&parts[at]));
            parts[at] = (*same.unwrap_or(&others[0])).to_owned();
        }
        3 => parts.insert(at, others[random.below(others.len())].to_owned()),
        4 => parts.insert(at, PARTS[random.below(PARTS.len())].to_owned()),
        5 => {
            let to = random.below(parts.len());
            parts.swap(at, to);
        }
        6 => {
            // A word that stands elsewhere.
            let mut words: Vec<&str> = parts[at].split(' ').collect();
            let donor: Vec<&str> = other.split(' ').collect();
            let place = random.below(words.len());
            words[place] = donor[random.below(donor.len())].trim_end_matches(';');
            parts[at] = words.join(" ");
        }
        _ => {
            let mut letters: Vec<char> = parts[at].chars().collect();
            let place = random.below(letters.len());
            let new = CHARACTERS.chars().nth(random.below(CHARACTERS.len()));
            match random.below(3) {
                0 => drop(letters.remove(place)),
                1 => letters.insert(place, new.expect("a character")),
                _ => letters[place] = new.expect("a character"),
            }
            parts[at] = letters.into_iter().collect();
        }
    }
    parts.join("; ")
}

/// `KLAXON_TEXTS` says how many texts are tried at each table; the usual few take seconds.
#[test]
fn no_text_makes_the_rules_fall_over() {
    let texts = std::env::var("KLAXON_TEXTS").ok();
    let texts = texts.and_then(|texts| texts.parse::<usize>().ok());
    let (mut tried, mut read) = (0, 0);
    for (seed, table) in tables().iter().enumerate() {
        let mut random = Numbers::new(seed as u64);
        let mut valid = Vec::new();
        play(table, seed as u64, |state, moment| {
            if moment == Moment::Settled {
                valid.push(text(table, state));
            }
        });
        for _ in 0..texts.unwrap_or(2000) {
            let mut text = valid[random.below(valid.len())].clone();
            for _ in 0..1 + random.below(3) {
                let other = &valid[random.below(valid.len())];
                text = mutated(&text, other, &mut random);
            }
            tried += 1;
            if let Ok(state) = parse_position::<Fuse>(table, &text) {
                let printed = position_text::<Fuse>(table, &state);
                assert_eq!(printed, text);
                assert_eq!(parse_position::<Fuse>(table, &printed), Ok(state));
                check_rules(table, state, &mut random);
                read += 1;
            }
        }
    }
    println!("{tried} texts, {read} of them positions");
    assert!(read > tried / 100, "{read} of {tried}");
}
