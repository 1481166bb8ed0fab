//! What scenarios may leave out, and what can be asked.

use klaxon_core::chance::{Address, Chance, Seeded};
use klaxon_core::position::said;
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Game, Message, Time};
use klaxon_planter::{Options, Planter, State, Table};

fn given(lines: &[&str]) -> Vec<Given> {
    let given = lines.iter().zip(1..).map(|(text, line)| {
        let (word, value) = text.split_once(' ').unwrap_or((text, ""));
        let (word, value) = (word.to_owned(), value.to_owned());
        Given { line, word, value }
    });
    given.collect()
}

/// The position that the lines give.
fn position(mut options: Options, lines: &[&str]) -> Result<(Table, State), Vec<Message>> {
    let given = Planter::prepare(&mut options, given(lines)).map_err(|(_, message)| [message])?;
    let table = Table::new(options).expect("good options");
    let mut setup = Planter::usual(&table);
    for one in given.iter().filter(|one| one.word != "at") {
        Planter::hear(&table, &mut setup, &one.word, &one.value).map_err(|message| [message])?;
    }
    let words: Vec<&str> = given.iter().map(|one| one.word.as_str()).collect();
    Planter::complete(&table, &mut setup, &words);
    let state = Planter::position(&table, &setup)?;
    Ok((table, state))
}

fn extras(players: usize) -> Options {
    Options {
        extras: true,
        ..Options::new(players)
    }
}

fn check(options: Options, lines: &[&str], word: &str, expected: &str) {
    let (table, state) = position(options, lines).expect("a position");
    let found = said::<Planter>(&table, &Planter::setup(&table, &state), word, expected);
    assert_eq!(found.as_deref(), Some(expected), "{lines:?}");
}

#[test]
fn what_is_not_said_follows_from_the_rest() {
    let two = Options::new(2);
    check(two, &[], "hand", "2 3*7");
    check(two, &["hand 2 none"], "hand", "2 none");
    check(two, &["fuse 3*30"], "hand", "1 3*6 7");
    check(two, &[], "bombs", "3 3");
    check(two, &[], "deck", "3*22 7*38 10*24 15*14");
    check(two, &[], "unused", "boot*6 bucket*6 scissors*6");
    check(two, &["deck 7"], "removed", "3*22 7*37 10*24 15*14");
    check(two, &["at 0:20"], "since", "0:20");
    check(two, &["at 0:20", "since 0:05"], "since", "0:05");
    check(two, &["called yes"], "slow", "yes");
    check(extras(2), &["phase window", "at 0:20"], "window", "0:24");
    check(extras(2), &["window 0:04"], "phase", "window");
}

#[test]
fn a_deck_of_a_size_has_so_many_cards() {
    for (line, size) in [
        ("deck 30 cards", 30),
        ("deck 1 card", 1),
        ("deck 0 cards", 0),
    ] {
        let lines = ["hand 1 7*6 boot", line, "removed 15*14"];
        let (_, state) = position(extras(3), &lines).expect("a position");
        assert_eq!(state.deck.len(), size);
    }
    let wrong = position(extras(3), &["deck 120 cards"]).expect_err("too many");
    assert_eq!(
        wrong,
        [Message::new("planter-given-deck").with("most", 95usize)]
    );
}

#[test]
fn nothing_began_later_than_now() {
    let wrong = position(Options::new(2), &["since 0:21", "at 0:20"]).expect_err("later");
    assert_eq!(
        wrong,
        [Message::new("planter-given-since").with("now", "0:20")]
    );
}

#[test]
fn facts_are_found_in_the_form_in_which_they_are_asked_for() {
    let lines = ["fuse 10 15", "beside boot", "deck 7 7", "points 2 40 5 10"];
    let (table, state) = position(Options::new(2), &lines).expect("a position");
    for (word, asked, found) in [
        ("cards", "1 9", "1 7"),
        ("cards", "deck 9", "deck 3"),
        ("score", "2 0", "2 35"),
        ("score", "2 fuses 0", "2 fuses 40"),
        ("score", "2 defuses 0", "2 defuses 5"),
        ("score", "2 hand 0", "2 hand 10"),
        ("stake", "", "29"),
        ("places", "", "2 1"),
        ("winner", "", "none"),
        ("deadline", "", "0:15"),
        ("time", "", "0:07"),
    ] {
        let now = Time::seconds(7);
        let fact = Planter::fact(&table, &state, now, word, asked);
        assert_eq!(fact, Some(Ok(found.to_owned())), "{word}");
    }
    assert_eq!(Planter::fact(&table, &state, Time::ZERO, "deck", "3"), None);
    assert_eq!(Planter::shorter("end", "bombs 2:10"), "bombs");
}

/// Keeps the addresses that were asked for.
struct Curious {
    chance: Seeded,
    asked: Vec<Address>,
}

impl Chance for Curious {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        self.asked.push(at);
        self.chance.draw(at, universe, member)
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        self.asked.push(at);
        self.chance.roll(at, sides)
    }
}

#[test]
fn whatever_is_drawn_can_be_told() {
    let (table, mut state) = position(Options::new(2), &["deck 30 cards"]).expect("a position");
    let mut chance = Curious {
        chance: Seeded::from_number(1),
        asked: Vec::new(),
    };
    let three = Planter::parse_action(&table, "play 3").expect("an action");
    let mover = state.mover;
    Planter::act(
        &table,
        &mut state,
        mover,
        three,
        Time::ZERO,
        &mut chance,
        &mut (),
    )
    .expect("a legal move");
    Planter::start(&table, &mut Planter::before(&table), &mut chance, &mut ());
    let asked = chance.asked.iter().map(|at| Planter::asked(&table, *at));
    let mut keys: Vec<&str> = asked.map(|message| message.key).collect();
    keys.dedup();
    assert_eq!(
        keys,
        [
            "planter-asked-time-bomb",
            "planter-asked-card",
            "planter-asked-first",
            "planter-asked-dealt",
            "planter-asked-mixed"
        ]
    );
}
