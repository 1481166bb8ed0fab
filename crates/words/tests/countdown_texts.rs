//! Everything that Countdown can say has a text in every language, with all its arguments filled in.

use klaxon_core::game::Reason;
use klaxon_core::message::Message;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::countdown::{Refused, Wrong};
use klaxon_fuse::game::{Options, Problem, Refusal};
use klaxon_fuse::{Countdown, Role};
use klaxon_words::{Language, say};

fn check(message: &Message) -> String {
    for language in Language::ALL {
        let said = say(language, message);
        assert!(!said.contains('⟨') && !said.is_empty(), "{said}");
    }
    say(Language::English, message)
}

#[test]
fn every_refusal_is_told() {
    let die = "R4".parse().unwrap();
    let mut refusals = vec![
        Refusal::MustTake,
        Refusal::DistributionIsOver,
        Refusal::NotComplete,
        Refusal::NotYetDefused,
        Refusal::AnotherChooses(Seat(1)),
        Refusal::SafeComplete,
        Refusal::NotTheLeader(Seat(2)),
        Refusal::RoleOff,
        Refusal::NotWild { die, role: None },
        Refusal::SixFirst,
        Refusal::NoSixOwed,
    ];
    for role in Role::ALL {
        refusals.push(Refusal::NotYourRole(role));
        refusals.push(Refusal::RoleUsed(role));
        refusals.push(Refusal::TooLateToName(role));
        refusals.push(Refusal::NoChange(role));
        let role = Some(role);
        refusals.push(Refusal::NotWild { die, role });
    }
    for refusal in refusals {
        let refused = Refused(refusal);
        check(&refused.message());
        assert!(refused.rule().starts_with("C-"), "{refusal:?}");
    }
}

/// What both games refuse is refused by Countdown's own rules, where it has them.
#[test]
fn what_fuse_refuses_too_has_rules_of_countdown() {
    let rule = |refusal| Refused(refusal).rule();
    assert_eq!(rule(Refusal::Hopeless), "C-26");
    assert_eq!(rule(Refusal::TookEnough), "C-22");
    assert_eq!(rule(Refusal::NoCard), "C-24");
    assert_eq!(rule(Refusal::Safe(true)), "C-47");
    assert_eq!(rule(Refusal::ChooseFirst), "F-34");
}

#[test]
fn every_problem_of_a_set_up_is_told() {
    let problems = [
        Problem::Players(5),
        Problem::First(Seat(4)),
        Problem::FuseCardsTooEarly,
        Problem::FuseCardsNeeded(0),
        Problem::FuseCardsNeeded(1),
        Problem::FuseCardsNeeded(10),
        Problem::Roles,
        Problem::NoSuchRole(Role::Cutter),
        Problem::RoleTwice(Role::Technologist),
        Problem::DeckTooLarge,
        Problem::TooFewBombs {
            needed: 30,
            there: 1,
        },
        Problem::Hands,
    ];
    for problem in problems {
        check(&Wrong(problem).message());
        assert!(Wrong(problem).rule().starts_with("C-"), "{problem:?}");
    }
}

#[test]
fn every_wrong_option_is_told_with_an_example() {
    let lines = [
        "players x",
        "difficulty insane",
        "fuse-cards x",
        "roles captain",
        "mistakes x",
        "steady-hands x",
        "clock x",
        "first x",
        "sixes yes",
        "layout standard",
    ];
    let errors = Countdown::parse_options(&lines).expect_err("all are wrong");
    assert_eq!(errors.len(), lines.len());
    for (line, message) in errors {
        let said = check(&message);
        let name = lines[line].split(' ').next().unwrap_or_default();
        assert!(said.contains(name), "{said}");
    }
}

/// Fuse cards that the team does not ask for come from Expert on (C-14).
#[test]
fn options_that_are_not_said_are_usual() {
    let read = |lines: &[&str]| Countdown::parse_options(lines).expect("good options");
    assert_eq!(read(&[]), Options::countdown(4));
    assert_eq!(read(&["difficulty expert"]).fuse_cards, 5);
    assert_eq!(read(&["fuse-cards 9", "difficulty elite"]).fuse_cards, 9);
    assert_eq!(read(&["difficulty training"]).fuse_cards, 0);
}
