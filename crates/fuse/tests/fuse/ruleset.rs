//! Every way to combine FUSE and Countdown: each has its table, its own cards and dice, and its own rules (C-60 to C-62).

use std::collections::BTreeSet;

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::setup::{self, Wrong};
use klaxon_core::{Game, Listed, Numbers, Reason, Seat, Time};
use klaxon_fuse::card::space::{ColourIcon, Demand, Icon};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::game::edition::{Edition, Large, Small};
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use klaxon_fuse::game::{Action, Options, Ruleset, State, Table};
use klaxon_fuse::{Card, Colour, Colours, Countdown, Deck, Fuse, FuseCard};

/// A table, whichever engine it belongs to.
fn table(options: Options) -> Result<Table, Vec<Reason>> {
    match Small::suits(options.rules) {
        true => Fuse::table(options),
        false => Countdown::table(options),
    }
}

/// The usual table of each ruleset for each number of players and each difficulty, with FUSE's 6-point cards or without.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for rules in Ruleset::all() {
        for players in rules.players() {
            for difficulty in Difficulty::ALL {
                for sixes in [false, true] {
                    let options = Options {
                        difficulty,
                        sixes,
                        ..Options::of(rules, players)
                    };
                    let table = table(options);
                    tables.push(table.unwrap_or_else(|wrong| {
                        panic!("{rules}, {players} players, {difficulty:?}: {wrong:?}")
                    }));
                }
            }
        }
    }
    tables
}

fn usual(name: &str, players: usize) -> Table {
    let rules = name.parse().expect("a ruleset");
    table(Options::of(rules, players)).expect("good options")
}

/// Where a table is in a list of tables.
fn what(table: &Table) -> String {
    let players = table.players();
    let difficulty = table.options().difficulty;
    format!("{}, {players} players, {difficulty:?}", table.rules())
}

#[test]
fn every_ruleset_has_a_table_for_everybody() {
    let tables = tables();
    let names: BTreeSet<String> = tables
        .iter()
        .map(|table| table.rules().to_string())
        .collect();
    assert_eq!(names.len(), 35);
    // Five numbers of players, but for Countdown and Epic, which have four; difficulties; sixes.
    assert_eq!(tables.len(), (33 * 5 + 2 * 4) * 5 * 2);
}

/// Also where the team makes up its deck (F-60), and with other numbers of fuse cards (F-15, C-14).
#[test]
fn every_ruleset_has_a_table_with_other_options() {
    for rules in Ruleset::all() {
        for players in rules.players() {
            let mut all = vec![Options {
                difficulty: Difficulty::Insane,
                fuse_cards: Some(1),
                ..Options::of(rules, players)
            }];
            if rules.can_compose() {
                let later = Composition::AfterTheDeal;
                all.extend(
                    [Layout::SingleDeck(later), Layout::Stacks(later)].map(|layout| Options {
                        layout,
                        ..Options::of(rules, players)
                    }),
                );
            }
            for options in all {
                let made = table(options.clone());
                assert!(made.is_ok(), "{rules}, {options:?}: {made:?}");
            }
        }
    }
}

/// Every table is dealt, and all its cards can be.
#[test]
fn every_ruleset_is_dealt() {
    for table in tables() {
        let mut chance = Seeded::from_number(1);
        let hands = match Small::suits(table.rules()) {
            true => {
                let mut state = Fuse::before(&table);
                Fuse::start(&table, &mut state, &mut chance, &mut ());
                state.slots.iter().filter_map(|held| held.card()).count()
            }
            false => {
                let mut state = Countdown::before(&table);
                Countdown::start(&table, &mut state, &mut chance, &mut ());
                state.slots.iter().filter_map(|held| held.card()).count()
            }
        };
        assert_eq!(hands, table.bomb_slots(), "{}", what(&table));
    }
}

fn needs_split_die(card: &Card) -> bool {
    let is_split = |icon: Icon| icon.colour == ColourIcon::Split;
    card.spaces().iter().any(|space| match space.demand {
        Demand::Icon(icon) => is_split(icon),
        Demand::Either(one, other) => is_split(one) && is_split(other),
        Demand::NumberOrColour => false,
    })
}

fn has_split_dice(table: &Table) -> bool {
    table.deck().dice.dice().iter().any(|die| die.is_split())
}

/// C-61, C-62
#[test]
fn no_card_needs_what_is_not_there() {
    for table in tables() {
        let (rules, deck, what) = (table.rules(), table.deck(), what(&table));
        if !has_split_dice(&table) || rules == Ruleset::EPIC {
            let needy = deck.cards().find(|bomb| needs_split_die(&bomb.card));
            assert_eq!(needy, None, "{what}");
        }
        let fuses = &deck.fuse_cards;
        assert!(
            rules.sparks() || !fuses.contains(&FuseCard::Spark),
            "{what}"
        );
        assert!(rules.sparks() || deck.sparks.is_empty(), "{what}");
        assert!(
            rules.roles() || !fuses.contains(&FuseCard::RolesOff),
            "{what}"
        );
        assert!(rules.roles() || deck.roles.is_empty(), "{what}");
    }
}

/// How many bombs, sparks, fuse cards and roles there are.
fn counts(table: &Table) -> [usize; 4] {
    let deck = table.deck();
    [
        deck.bombs.len(),
        deck.sparks.len(),
        deck.fuse_cards.len(),
        deck.roles.len(),
    ]
}

/// Nothing else is left out: each module brings all of its cards that can be played with (F-2, F-3, C-1, C-61).
#[test]
fn each_module_brings_its_cards() {
    let countdown = Deck::countdown();
    let split = |cards: &[Bomb]| {
        let needy = cards.iter().filter(|bomb| needs_split_die(&bomb.card));
        needy.count()
    };
    let (bombs, sparks) = (split(&countdown.bombs), split(&countdown.sparks));
    assert!(bombs > 0 && sparks > 0);
    for (name, expected) in [
        ("fuse", [54, 0, 11, 0]),
        ("fuse+roles", [54, 0, 11, 7]),
        ("fuse+bombs", [52 - bombs, 0, 11, 0]),
        ("fuse+bombs+dice", [52, 0, 11, 0]),
        ("fuse+fuses", [54, 0, 8, 0]),
        ("fuse+roles+fuses", [54, 0, 9, 7]),
        ("fuse+fuses+sparks", [54, 30 - sparks, 9, 0]),
        ("fuse+sparks+dice", [54, 30, 11, 0]),
        ("fuse+roles+bombs+fuses+sparks+dice", [52, 30, 10, 7]),
        ("countdown", [52, 30, 10, 7]),
        ("integrated", [54 - 5 + 52, 30, 21, 7]),
    ] {
        assert_eq!(counts(&usual(name, 3)), expected, "{name}");
    }
    let epic = [54 - 5 + 52 - bombs, 30 - sparks, 20, 0];
    assert_eq!(counts(&usual("epic", 6)), epic);
}

/// C-2, C-60, C-61
#[test]
fn countdowns_dice_come_with_their_module() {
    for table in tables() {
        let dice = table.deck().dice.dice();
        let split = dice.iter().filter(|die| die.is_split()).count();
        let name = table.rules().to_string();
        let expected = match name.ends_with("+dice") || table.rules().is_countdown() {
            true => 5,
            false => 0,
        };
        assert_eq!(split, expected, "{name}");
        if table.rules() != Ruleset::EPIC {
            assert_eq!(dice.len(), 25, "{name}");
        }
    }
}

/// C-62
#[test]
fn epic_has_more_dice_for_more_players() {
    let countdowns = Deck::countdown().dice;
    for (players, more) in [(6, 10), (7, 15), (8, 20), (9, 25)] {
        let table = usual("epic", players);
        let dice = table.deck().dice.dice();
        assert_eq!(dice.len(), 25 + more, "{players} players");
        let of = |dice: &[Colours], colours| dice.iter().filter(|die| **die == colours).count();
        for colour in Colour::ALL.map(Colours::single) {
            let fuses = of(dice, colour) - of(countdowns.dice(), colour);
            assert_eq!(fuses, more / 5, "{players} players: {colour}");
        }
    }
}

/// The 6-point cards that can be dealt.
fn sixes(name: &str, players: usize, sixes: bool) -> BTreeSet<String> {
    let options = Options {
        sixes,
        ..Options::of(name.parse().expect("a ruleset"), players)
    };
    let table = table(options).expect("good options");
    let dealt: Vec<_> = match Small::suits(table.rules()) {
        true => Fuse::before(&table).unseen.iter().collect(),
        false => Countdown::before(&table).unseen.iter().collect(),
    };
    let worth_six = dealt.into_iter().filter(|card| table.value(*card) == 6);
    let bombs = worth_six.filter_map(|card| table.card(card));
    bombs.map(|bomb| bomb.id.clone()).collect()
}

/// The names of a deck's 6-point cards, where both decks are in play.
fn sixes_of(deck: &Deck, letter: &str, fits: impl Fn(&Card) -> bool) -> BTreeSet<String> {
    let bombs = deck.bombs.iter();
    let bombs = bombs.filter(|bomb| bomb.card.value() == 6 && fits(&bomb.card));
    bombs.map(|bomb| format!("{letter}{}", bomb.id)).collect()
}

/// F-11, C-60, C-62: it is about FUSE's 6-point cards only.
#[test]
fn countdowns_six_pointers_are_always_there() {
    let (fuse, countdown) = (Deck::fuse(), Deck::countdown());
    let fuses = sixes_of(&fuse, "f", |_| true);
    assert_eq!(fuses.len(), 5);
    let countdowns = sixes_of(&countdown, "c", |_| true);
    assert!(!countdowns.is_empty());
    assert_eq!(sixes("integrated", 3, false), countdowns);
    let both: BTreeSet<String> = fuses.union(&countdowns).cloned().collect();
    assert_eq!(sixes("integrated", 3, true), both);
    let playable = sixes_of(&countdown, "c", |card| !needs_split_die(card));
    assert_eq!(sixes("epic", 7, false), playable);
    let both: BTreeSet<String> = fuses.union(&playable).cloned().collect();
    assert_eq!(sixes("epic", 7, true), both);
    assert_eq!(sixes("fuse", 3, false), BTreeSet::new());
    assert_eq!(sixes("fuse", 3, true), sixes_of(&fuse, "", |_| true));
    let own = sixes_of(&countdown, "", |_| true);
    for name in ["countdown", "fuse+bombs+dice"] {
        assert_eq!(sixes(name, 3, false), own, "{name}");
    }
}

/// The rules by which wrong actions are refused in some games at a table.
fn rules_of_refusals(table: &Table, seed: u64) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    let (mut random, mut chance) = (Numbers::new(seed), Seeded::from_number(seed));
    let mut state: State = Fuse::before(table);
    Fuse::start(table, &mut state, &mut chance, &mut ());
    let mut now = Time::ZERO;
    for _ in 0..600 {
        for _ in 0..10 {
            let seat = Seat(random.below(table.players() + 1) as u8);
            let action = Fuse::any_action(table, &mut random);
            let mut copy = state;
            let result = Fuse::act(table, &mut copy, seat, action, now, &mut chance, &mut ());
            rules.extend(
                result
                    .err()
                    .map(|refusal| Fuse::reason(table, &refusal).rule),
            );
        }
        let seat = Seat(random.below(table.players()) as u8);
        let mut best: Option<(u32, Action)> = None;
        Fuse::legal(table, &state, seat, &mut |Listed { action, mistake }| {
            let promise = Fuse::promise(table, &state, seat, &action);
            if !mistake && best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, action));
            }
        });
        if let Some((_, action)) = best {
            let result = Fuse::act(table, &mut state, seat, action, now, &mut chance, &mut ());
            rules.extend(
                result
                    .err()
                    .map(|refusal| Fuse::reason(table, &refusal).rule),
            );
        }
        // The clock runs out on some actions before anybody ticks (F-54).
        now = now.plus(Time(random.below(2000) as u32));
        if random.once_in(4) {
            Fuse::tick(table, &mut state, now, &mut chance, &mut ());
        }
    }
    rules
}

/// C-61: without a module nobody hears of Countdown's rules.
#[test]
fn fuse_alone_is_refused_by_its_own_rules_only() {
    let later = Composition::AfterTheDeal;
    let layouts = [
        Layout::Standard,
        Layout::SingleDeck(later),
        Layout::Stacks(later),
    ];
    let mut rules = BTreeSet::new();
    for players in 1..=5 {
        for (i, layout) in layouts.into_iter().enumerate() {
            let options = Options {
                layout,
                mistakes: [Mistakes::Refused, Mistakes::Penalised][(players + i) % 2],
                steady_hands: i == 0,
                sixes: i == 1,
                clock: Some(Time::seconds(300)),
                ..Options::new(players)
            };
            let table = Fuse::table(options).expect("good options");
            rules.extend(rules_of_refusals(&table, players as u64));
        }
    }
    println!("{rules:?}");
    let others: Vec<_> = rules
        .iter()
        .filter(|rule| !rule.starts_with("F-"))
        .collect();
    assert!(others.is_empty(), "{others:?}");
    assert!(rules.len() >= 15, "only {rules:?}");
}

/// What Countdown's players can do can't even be said in FUSE.
#[test]
fn fuse_alone_knows_no_action_of_countdown() {
    let table = usual("fuse", 3);
    for text in [
        "name R",
        "paint R4 B",
        "turn R4 5",
        "flip R4",
        "again R4",
        "spare R4",
        "defuse a",
        "six",
        "place R4 a1 as wild",
    ] {
        assert_eq!(Fuse::parse_action(&table, text), None, "{text}");
    }
}

fn wrong<G: Game<Table = Table>>(name: &str, lines: &[&str]) -> Vec<(Option<usize>, &'static str)> {
    let wrong = setup::table::<G>(name, lines).expect_err("something is wrong");
    let told = wrong.into_iter();
    let told = told.map(|Wrong { line, message, .. }| (line, message.key));
    told.collect()
}

#[test]
fn every_mistake_of_a_set_up_is_told_at_once() {
    let lines = [
        "players 9",
        "clock 0:01",
        "difficulty easy",
        "sixes perhaps",
        "fuse-cards 40",
        "colour red",
        "roles random",
        "clock 0:02",
    ];
    assert_eq!(
        wrong::<Fuse>("fuse", &lines),
        [
            (Some(2), "fuse-option-difficulty"),
            (Some(3), "fuse-option-yes-or-no"),
            (Some(5), "fuse-option-unknown"),
            (Some(6), "fuse-option-unknown"),
            (Some(7), "fuse-option-twice"),
            (None, "fuse-problem-players"),
            (None, "fuse-problem-clock"),
            (None, "fuse-problem-fuse-cards"),
        ]
    );
    let lines = [
        "players 3",
        "fuse-cards 4",
        "roles cutter cutter",
        "first 5",
        "layout standard",
    ];
    assert_eq!(
        wrong::<Countdown>("countdown", &lines),
        [
            (Some(4), "fuse-option-unknown"),
            (None, "countdown-problem-fuse-cards-too-early"),
            (None, "fuse-problem-first"),
            (None, "countdown-problem-role-twice"),
        ]
    );
}

/// So many bombs, sparks and fuse cards, no two alike.
fn large(bombs: usize, sparks: usize, fuses: usize) -> Deck {
    let stack = |i: usize| {
        let digit = |place: u32| i / 6usize.pow(place) % 6 + 1;
        format!("stack {}, {}, {}", digit(0), digit(1), digit(2))
    };
    let mut text = String::new();
    for i in 0..bombs {
        text += &format!("{}: {}\n", i % 4 + 1, stack(i));
    }
    for i in 0..sparks {
        text += &format!("spark: {}\n", stack(215 - i));
    }
    text += &"fuse R\n".repeat(fuses);
    text += "role cutter\nrole technologist\nrole disposal-expert\n";
    text.parse().expect("a deck")
}

fn problems(options: Options) -> Vec<(&'static str, &'static str)> {
    let problems = table(options).err().unwrap_or_default();
    let problems = problems.into_iter();
    problems
        .map(|Reason { rule, message }| (rule, message.key))
        .collect()
}

/// A deck of one's own has limits, and says so (F-2, C-1).
#[test]
fn a_deck_that_is_too_large_is_refused() {
    let own = |rules, deck| Options {
        deck: Some(deck),
        difficulty: Difficulty::Expert,
        fuse_cards: Some(1),
        ..Options::of(rules, 3)
    };
    let good = [(120, 32, 32), (60, 5, 1)];
    for (bombs, sparks, fuses) in good {
        for rules in [Ruleset::FUSE, Ruleset::COUNTDOWN] {
            let options = own(rules, large(bombs, sparks, fuses));
            assert_eq!(problems(options), [], "{rules} {bombs}");
        }
    }
    let too_large = [
        (121, 5, 1),
        (200, 5, 1),
        (60, 5, 33),
        (60, 5, 65),
        (60, 5, 300),
    ];
    for (bombs, sparks, fuses) in too_large {
        let deck = || large(bombs, sparks, fuses);
        let told = problems(own(Ruleset::FUSE, deck()));
        assert_eq!(told, [("F-2", "fuse-problem-deck-too-large")]);
        let told = problems(own(Ruleset::COUNTDOWN, deck()));
        assert_eq!(told, [("C-1", "countdown-problem-deck-too-large")]);
    }
    let sparks = || large(60, 33, 1);
    let told = problems(own(Ruleset::COUNTDOWN, sparks()));
    assert_eq!(told, [("C-1", "countdown-problem-deck-too-large")]);
    let told = problems(own(Ruleset::FUSE, sparks()));
    assert_eq!(told, [], "FUSE has no sparks");
}

/// Before a deck is read at all, its text has a limit.
#[test]
fn a_deck_that_is_too_long_is_refused() {
    let line = format!("| // {}", "very long ".repeat(100));
    let lines: Vec<&str> = std::iter::once("players 3")
        .chain(std::iter::repeat_n(line.as_str(), 20))
        .collect();
    let too_long = [(Some(1), "fuse-option-deck-too-long")];
    assert_eq!(wrong::<Fuse>("fuse", &lines), too_long);
}

/// An engine says so when it is asked for a game that it has no room for, or that needs less.
#[test]
fn each_ruleset_has_one_engine() {
    for rules in Ruleset::all() {
        let options = || Options::of(rules, *rules.players().start());
        let (small, large) = (Fuse::table(options()), Countdown::table(options()));
        assert_ne!(small.is_ok(), large.is_ok(), "{rules}");
        assert_eq!(small.is_ok(), Small::suits(rules), "{rules}");
        assert_eq!(large.is_ok(), Large::suits(rules), "{rules}");
        let refused = small.err().or(large.err()).unwrap_or_default();
        let keys: Vec<_> = refused.iter().map(|reason| reason.message.key).collect();
        assert_eq!(keys, ["fuse-problem-engine"], "{rules}");
        let name = rules.to_string();
        assert_eq!(Fuse::names().contains(&name), Small::suits(rules));
        assert_eq!(Countdown::names().contains(&name), Large::suits(rules));
    }
}
