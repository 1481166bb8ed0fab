//! Positions of Countdown as text: events in any order and texts by strangers don't make the rules fall over.

use klaxon_core::chance::Seeded;
use klaxon_core::position::{parse_position, position_text};
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_fuse::game::edition::Large;
use klaxon_fuse::game::options::{Difficulty, Mistakes};
use klaxon_fuse::game::{Action, Event, Options, Ruleset, State, Table};
use klaxon_fuse::{Countdown, Role};

type Position = State<Large>;

/// Countdown with each role, both sets together, and FUSE with some of the modules.
fn tables() -> Vec<Table> {
    let combined = [
        ("integrated", 5),
        ("epic", 6),
        ("epic", 9),
        ("fuse+sparks", 3),
        ("fuse+roles+fuses", 2),
        ("fuse+roles+bombs+fuses+sparks+dice", 5),
    ];
    let combined = combined.map(|(name, players)| {
        let rules: Ruleset = name.parse().expect("a ruleset");
        let options = Options {
            difficulty: Difficulty::Elite,
            fuse_cards: Some(9),
            steady_hands: players == 6,
            ..Options::of(rules, players)
        };
        Countdown::table(options).expect("good options")
    });
    let tables = Role::ALL.into_iter().enumerate().map(|(i, role)| {
        let options = Options {
            difficulty: [Difficulty::Insane, Difficulty::Elite][i % 2],
            fuse_cards: Some(10),
            roles: vec![Some(role)],
            mistakes: [Mistakes::Refused, Mistakes::Penalised][i / 2 % 2],
            steady_hands: i % 3 == 0,
            ..Options::countdown(1 + i % 4)
        };
        Countdown::table(options).expect("good options")
    });
    tables.chain(combined).collect()
}

fn listed(table: &Table, state: &Position) -> Vec<(Seat, Action)> {
    let mut all = Vec::new();
    for seat in table.seats() {
        Countdown::legal(table, state, seat, &mut |one| all.push((seat, one.action)));
    }
    all
}

/// Plays a game at random: its events, and each of its positions.
fn play(table: &Table, seed: u64) -> (Vec<Event>, Vec<Position>) {
    let mut chance = Seeded::from_number(seed);
    let mut random = Numbers::new(seed);
    let (mut state, mut events) = (Countdown::before(table), Vec::new());
    Countdown::start(table, &mut state, &mut chance, &mut events);
    let mut positions = vec![state];
    let mut now = Time::ZERO;
    while Countdown::outcome(table, &state).is_none() && positions.len() < 400 {
        now = now.plus(Time(random.below(600) as u32));
        Countdown::tick(table, &mut state, now, &mut chance, &mut events);
        let all = listed(table, &state);
        if !all.is_empty() {
            let (seat, action) = all[random.below(all.len())];
            let done = Countdown::act(
                table,
                &mut state,
                seat,
                action,
                now,
                &mut chance,
                &mut events,
            );
            assert!(done.is_ok(), "{action:?}");
        }
        positions.push(state);
    }
    (events, positions)
}

/// Whatever the rules do with a position, they don't panic.
fn check_rules(table: &Table, mut state: Position, random: &mut Numbers) {
    let mut chance = Seeded::from_number(random.next_number());
    let mut now = Time(random.below(700_000) as u32);
    for _ in 0..4 {
        Countdown::outcome(table, &state);
        Countdown::deadline(table, &state);
        for seat in table.seats() {
            Countdown::fallback(table, &state, seat);
        }
        let all = listed(table, &state);
        if !all.is_empty() {
            let (seat, action) = all[random.below(all.len())];
            // Refused is what comes too late.
            let _ = Countdown::act(table, &mut state, seat, action, now, &mut chance, &mut ());
        }
        Countdown::tick(table, &mut state, now, &mut chance, &mut ());
        now = now.plus(Time(random.below(2000) as u32));
    }
}

/// A record that somebody wrote by hand can tell anything; its position is never read as another one.
#[test]
fn odd_events_make_no_other_position() {
    let mut random = Numbers::new(5);
    let (mut read, mut refused) = (0, 0);
    for (seed, table) in tables().iter().enumerate() {
        let (events, _) = play(table, seed as u64);
        for _ in 0..40 {
            let mut state = Countdown::before(table);
            for _ in 0..60 {
                let start = random.below(events.len());
                let some = events[start..].iter().take(1 + random.below(4));
                some.for_each(|event| Countdown::apply(table, &mut state, event));
                let text = position_text::<Countdown>(table, &state);
                match parse_position::<Countdown>(table, &text) {
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

/// Parts that are put in.
const PARTS: [&str; 24] = [
    "phase defusing",
    "phase unused",
    "tray Y/K1 Y/K1 R1 R1 R1",
    "returning fuse R|4",
    "returning fuse R|4 owes 1",
    "returning spark turn",
    "returning spark fuse owes 1",
    "1e s1 - -",
    "1J s30 - - -",
    "1e choice",
    "roles - cutter",
    "roles-off 1",
    "named R",
    "used 255",
    "painted R4 G",
    "flipped R4 R4",
    "sparks-turned s1 s2",
    "sparks-out s1 s1",
    "sixes none",
    "six-rolls 1 255",
    "lost 1 255",
    "stopped 0:10",
    "sure 1a 2a",
    "face-down 255",
];

/// A text with something changed: parts or words, taken out, doubled, moved, replaced.
fn mutated(text: &str, other: &str, random: &mut Numbers) -> String {
    let mut parts: Vec<String> = text.split("; ").map(str::to_owned).collect();
    let others: Vec<&str> = other.split("; ").collect();
    let at = random.below(parts.len());
    match random.below(6) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, PARTS[random.below(PARTS.len())].to_owned()),
        2 => parts.push(PARTS[random.below(PARTS.len())].to_owned()),
        3 => {
            let word = |part: &str| part.split(' ').next().map(str::to_owned);
            let same = others.iter().find(|one| word(one) == word(&parts[at]));
            parts[at] = (*same.unwrap_or(&others[0])).to_owned();
        }
        4 => parts.insert(at, others[random.below(others.len())].to_owned()),
        _ => {
            let mut words: Vec<&str> = parts[at].split(' ').collect();
            let donor: Vec<&str> = other.split(' ').collect();
            let place = random.below(words.len());
            words[place] = donor[random.below(donor.len())].trim_end_matches(';');
            parts[at] = words.join(" ");
        }
    }
    parts.join("; ")
}

/// `KLAXON_TEXTS` says how many texts are tried at each table; the usual few take seconds.
#[test]
fn no_text_makes_the_rules_fall_over() {
    let texts = std::env::var("KLAXON_TEXTS").ok();
    let count = texts.and_then(|texts| texts.parse::<usize>().ok());
    let (mut tried, mut read) = (0, 0);
    for (seed, table) in tables().iter().enumerate() {
        let mut random = Numbers::new(seed as u64);
        let (_, positions) = play(table, seed as u64);
        let texts = positions
            .iter()
            .map(|state| position_text::<Countdown>(table, state));
        let valid: Vec<String> = texts.collect();
        for _ in 0..count.unwrap_or(3000) {
            let mut text = valid[random.below(valid.len())].clone();
            for _ in 0..1 + random.below(3) {
                let other = &valid[random.below(valid.len())];
                text = mutated(&text, other, &mut random);
            }
            tried += 1;
            if let Ok(state) = parse_position::<Countdown>(table, &text) {
                assert_eq!(position_text::<Countdown>(table, &state), text);
                check_rules(table, state, &mut random);
                read += 1;
            }
        }
    }
    println!("{tried} texts, {read} of them positions");
    assert!(read > tried / 100, "{read} of {tried}");
}
