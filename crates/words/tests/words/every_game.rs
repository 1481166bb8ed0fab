//! What the games of the catalogue say while they are set up and played has a text in every language, with all its
//! arguments filled in.

use std::collections::BTreeSet;

use klaxon_core::chance::{Address, Seeded};
use klaxon_core::position::parse_position;
use klaxon_core::{Chance, Game, Kind, Numbers, Seat, Time, setup};
use klaxon_games::{Catalogued, Visitor, names, visit};

use crate::check;

/// Asks every game under every name.
fn each<V: Visitor + Copy>(visitor: V) -> Vec<(String, V::Answer)> {
    let games = names().into_iter().map(|name| {
        let answer = visit(&name, visitor).expect("a game of the catalogue");
        (name, answer)
    });
    games.collect()
}

#[derive(Clone, Copy)]
struct WrongOptions;

impl Visitor for WrongOptions {
    type Answer = ();

    /// Each option, with a value that it can't take; then one that is not there, one twice, and too many players.
    fn visit<G: Catalogued>(self, name: &str) {
        let table = setup::table::<G>(name, &[]).expect("the usual game");
        let usual = G::options_text(&table);
        let words = usual.iter().filter_map(|line| line.split_once(' '));
        let words: Vec<&str> = words
            .map(|(word, _)| word)
            .filter(|word| *word != "|")
            .collect();
        for word in words {
            let (_, wrong) = G::read_options(name, &[&format!("{word} x")]);
            assert_eq!(wrong.len(), 1, "{name}: {word} x");
            let said = check(&wrong[0].1);
            assert!(said.contains(word), "{name}: {said}");
        }
        for (lines, told) in [
            (&["colour red"][..], "colour"),
            (&["players 6", "players 6"], "players"),
            (&["players 0"], "0"),
            (&["players 99"], "99"),
        ] {
            let wrong = setup::table::<G>(name, lines).err().expect("wrong options");
            let said: Vec<String> = wrong.iter().map(|wrong| check(&wrong.message)).collect();
            assert!(said[0].contains(told), "{name}: {said:?}");
        }
    }
}

#[test]
fn every_wrong_option_is_told_with_an_example() {
    each(WrongOptions);
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

#[derive(Clone, Copy)]
struct Played;

impl Visitor for Played {
    type Answer = (BTreeSet<&'static str>, bool);

    /// Plays at random, half of the actions made up: says refusals, what chance is asked for, and how it ended. Gives the
    /// kinds of refusals, and whether there was an end.
    fn visit<G: Catalogued>(self, name: &str) -> Self::Answer {
        let table = setup::table::<G>(name, &[]).expect("the usual game");
        let mut random = Numbers::new(1);
        let mut chance = Curious {
            chance: Seeded::from_number(1),
            asked: Vec::new(),
        };
        let mut state = G::before(&table);
        G::start(&table, &mut state, &mut chance, &mut ());
        let mut refused = BTreeSet::new();
        let mut now = Time::ZERO;
        for _ in 0..4000 {
            let seat = Seat(random.below(G::seats(&table) + 1) as u8);
            let mut actions = Vec::new();
            G::legal(&table, &state, seat, &mut |one| actions.push(one.action));
            let action = match actions.is_empty() || random.once_in(2) {
                true => G::any_action(&table, &mut random),
                false => actions[random.below(actions.len())],
            };
            let done = G::act(&table, &mut state, seat, action, now, &mut chance, &mut ());
            if let Err(refusal) = done
                && refused.insert(refusal.kind())
            {
                check(&G::reason(&table, &refusal).message);
            }
            now = now.plus(Time(300));
            G::tick(&table, &mut state, now, &mut chance, &mut ());
        }
        for at in chance.asked {
            let said = check(&G::asked(&table, at));
            assert_ne!(said, "something else", "{name}: {at:?}");
        }
        let outcome = G::outcome(&table, &state);
        if let Some(outcome) = &outcome {
            check(&outcome.reason);
            let standings = outcome.standings.iter().flat_map(|one| &one.score);
            for line in outcome.score.iter().chain(standings) {
                check(&line.what);
            }
        }
        (refused, outcome.is_some())
    }
}

#[test]
fn what_is_said_while_playing_is_told() {
    for (name, (refused, over)) in each(Played) {
        assert!(refused.len() > 5, "{name}: only {refused:?}");
        assert!(over, "{name} has no end");
    }
}

#[derive(Clone, Copy)]
struct WrongPositions;

impl Visitor for WrongPositions {
    type Answer = BTreeSet<&'static str>;

    /// Positions of which a word is exchanged: everything that is wrong with them is said. Gives the keys.
    fn visit<G: Catalogued>(self, name: &str) -> Self::Answer {
        let table = setup::table::<G>(name, &[]).expect("the usual game");
        let mut state = G::before(&table);
        G::start(&table, &mut state, &mut Seeded::from_number(1), &mut ());
        let text = klaxon_core::position::position_text::<G>(&table, &state);
        let words: Vec<&str> = text.split(' ').collect();
        let mut random = Numbers::new(1);
        let mut keys = BTreeSet::new();
        for _ in 0..300 {
            let mut words = words.clone();
            let place = random.below(words.len());
            words[place] =
                ["7", "x", "R4", "none", words[random.below(words.len())]][random.below(5)];
            let problems = parse_position::<G>(&table, &words.join(" ")).err();
            for problem in problems.unwrap_or_default() {
                check(&problem);
                keys.insert(problem.key);
            }
        }
        keys
    }
}

#[test]
fn what_is_wrong_with_a_position_is_told() {
    for (name, keys) in each(WrongPositions) {
        assert!(keys.len() > 5, "{name}: only {keys:?}");
    }
}

/// Fuse cards that the team does not ask for come from Expert on (C-14).
#[test]
fn options_that_are_not_said_are_usual() {
    use klaxon_fuse::Countdown;
    use klaxon_fuse::game::{Options, Ruleset};
    let read = |name, lines: &[&str]| {
        let (options, wrong) = Countdown::read_options(name, lines);
        assert_eq!(wrong, []);
        options
    };
    let countdown = |lines: &[&str]| read("countdown", lines);
    assert_eq!(countdown(&[]), Options::countdown(4));
    assert_eq!(read("epic", &[]), Options::of(Ruleset::EPIC, 6));
    assert_eq!(countdown(&["difficulty expert"]).fuse_cards(), 5);
    assert_eq!(
        countdown(&["fuse-cards 9", "difficulty elite"]).fuse_cards(),
        9
    );
    assert_eq!(countdown(&["difficulty training"]).fuse_cards(), 0);
}
