//! Everything that Fuse, the bomb-planter game, can say has a text in every language, with all its arguments filled in.

use std::collections::BTreeSet;

use klaxon_core::{Game, Kind, Seat, Time, setup};
use klaxon_planter::state::{Ending, Phase};
use klaxon_planter::{Card, Options, Planter, Problem, Refusal};
use klaxon_words::{Language, say};

use crate::check;

#[test]
fn every_refusal_is_told() {
    let mut refusals = vec![
        Refusal::NoSuchSeat,
        Refusal::Over,
        Refusal::RoundOver,
        Refusal::NextRound,
        Refusal::NotYourTurn(Seat(1)),
        Refusal::NoBombs,
        Refusal::NothingToExplode,
        Refusal::NothingToDefuse,
        Refusal::MustPlay,
        Refusal::NoCalls,
        Refusal::NotSlow,
        Refusal::CalledAlready,
        Refusal::OwnMove,
        Refusal::WindowOpen,
        Refusal::WindowClosed,
        Refusal::NothingToRelight,
        Refusal::OwnDefuse,
        Refusal::Absent,
        Refusal::NotBetweenRounds,
        Refusal::ReadyAlready,
    ];
    refusals.extend(Card::ALL.map(Refusal::NotInHand));
    let kinds: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.kind()).collect();
    assert_eq!(kinds, Refusal::KINDS.iter().copied().collect());
    for refusal in refusals {
        check(&refusal.message());
        assert!(refusal.rule().starts_with("B-"));
    }
}

#[test]
fn every_card_has_its_name() {
    let messages = Card::ALL.map(|card| Refusal::NotInHand(card).message());
    for language in Language::ALL {
        let said: BTreeSet<String> = messages.iter().map(|it| say(language, it)).collect();
        assert_eq!(said.len(), Card::COUNT, "{said:?}");
    }
    let said = |card, language| say(language, &Refusal::NotInHand(card).message());
    assert_eq!(
        said(Card::Seven, Language::English),
        "you have no fuse card worth 7: play another card"
    );
    assert_eq!(
        said(Card::Bucket, Language::German),
        "du hast keinen Wassereimer: spiel eine andere Karte"
    );
}

#[test]
fn every_problem_of_a_set_up_is_told() {
    let problems = [
        Problem::Players(0),
        Problem::First(Seat(6)),
        Problem::Limit,
        Problem::Window,
        Problem::Absent,
        Problem::AbsentBeforeSlow,
        Problem::Rounds,
    ];
    for problem in problems {
        check(&problem.message());
        assert!(problem.rule().starts_with("B-"));
    }
}

#[test]
fn every_problem_of_an_option_is_told() {
    let lines = [
        "players 4",
        "players 5",
        "colour red",
        "extras x",
        "slow-fuse x",
        "limit x",
        "window x",
        "absent x",
        "rounds x",
        "first x",
    ];
    let read = |lines: &[&str]| Planter::read_options("planter", lines).1;
    let mut errors = read(&lines);
    assert_eq!(errors.len(), lines.len() - 1);
    errors.extend(read(&["players x"]));
    for (_, message) in errors {
        check(&message);
    }
}

/// Behind the colon stand lines that can be copied.
#[test]
fn the_examples_in_the_texts_are_accepted() {
    let wrong = [
        "players x",
        "extras x",
        "slow-fuse x",
        "limit x",
        "rounds x",
        "first x",
    ];
    let (_, errors) = Planter::read_options("planter", &wrong);
    assert_eq!(errors.len(), wrong.len());
    for (_, message) in errors {
        for language in Language::ALL {
            let said = say(language, &message);
            let (_, examples) = said.rsplit_once(": ").expect("examples behind a colon");
            let examples = examples.replace(" | ", ", slow-fuse ");
            let examples = examples.replace(" or ", ", ").replace(" oder ", ", ");
            for line in examples.split(", ") {
                let table = setup::table::<Planter>("planter", &[line]);
                assert!(table.is_ok(), "{line}");
            }
        }
    }
}

#[test]
fn every_end_is_told() {
    let table = Planter::table(Options::new(2)).expect("a usual table");
    for why in Ending::ALL {
        let mut over = Planter::setup(&table, &Planter::before(&table));
        over.parts.round = 1;
        over.parts.phase = Phase::Over;
        over.parts.ended = Some((why, Time::ZERO));
        let state = Planter::position(&table, &over).expect("a position");
        let outcome = Planter::outcome(&table, &state).expect("the game is over");
        check(&outcome.reason);
        assert_eq!(outcome.standings.len(), 2);
        for line in outcome.standings.iter().flat_map(|it| &it.score) {
            check(&line.what);
        }
    }
}
