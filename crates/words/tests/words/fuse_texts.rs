//! Everything that FUSE and Countdown can say has a text in every language, with all its arguments filled in.

use std::collections::BTreeSet;

use klaxon_core::{Kind, Seat};
use klaxon_fuse::Role;
use klaxon_fuse::card::{CardProblem, Demand, Layout, Relation, SpaceSet};
use klaxon_fuse::deck::DeckProblem;
use klaxon_fuse::game::state::Cause;
use klaxon_fuse::game::{Problem, Refusal, Ruleset};

use crate::check;

#[test]
fn every_refusal_is_told() {
    let die = "R4".parse().unwrap();
    let causes = [
        Cause::Die(die),
        Cause::Fuse("B".parse().unwrap()),
        Cause::Fuse("3".parse().unwrap()),
        Cause::Fuse("R|B|3".parse().unwrap()),
        Cause::NoSpark { fuse: true },
        Cause::NoSpark { fuse: false },
    ];
    let mut refusals = vec![
        Refusal::NoSuchSeat,
        Refusal::Over(true),
        Refusal::Over(false),
        Refusal::TooLate,
        Refusal::ComposeFirst,
        Refusal::NotComposing,
        Refusal::Composition(Problem::NoSixes),
        Refusal::NotTheHolder(Seat(1)),
        Refusal::TurnIsNotOver,
        Refusal::RollFirst,
        Refusal::ReturnFirst,
        Refusal::UnusedFirst,
        Refusal::ChooseFirst,
        Refusal::TookEnough,
        Refusal::DieGone(die),
        Refusal::NoCard,
        Refusal::NoSpace,
        Refusal::SpaceTaken,
        Refusal::Mismatch(Demand::NumberOrColour),
        Refusal::Unbalanced,
        Refusal::Hopeless,
        Refusal::StackOrder,
        Refusal::NothingBelow(true),
        Refusal::NothingBelow(false),
        Refusal::OutOfOrder(true),
        Refusal::OutOfOrder(false),
        Refusal::StillSways,
        Refusal::NothingSways,
        Refusal::PassedAlready,
        Refusal::NothingToPassOn,
        Refusal::NotPassed,
        Refusal::DistributionIsNotOver,
        Refusal::NotUnused(die),
        Refusal::NothingOwed(None),
        Refusal::Safe(true),
        Refusal::Safe(false),
        Refusal::NoChoiceOwed,
        Refusal::NotInTheMiddle,
        Refusal::NoStacks,
        Refusal::RevealedAlready,
        Refusal::NoFuseCards,
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
    for cause in causes {
        refusals.push(Refusal::NothingOwed(Some(cause)));
        refusals.push(Refusal::NoDieThere(cause));
        refusals.push(Refusal::NotHit(cause));
    }
    for relation in Relation::ALL {
        refusals.push(Refusal::Unrelated {
            relation,
            beside: die,
        });
    }
    let kinds: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.kind()).collect();
    assert_eq!(kinds, Refusal::KINDS.iter().copied().collect());
    for refusal in refusals {
        for rules in Ruleset::all() {
            let reason = refusal.reason(rules);
            check(&reason.message);
            assert!(reason.rule.contains('-'), "{rules}: {refusal:?}");
        }
    }
}

/// What FUSE refuses too is refused by Countdown's own rules, where it has them.
#[test]
fn a_refusal_has_the_number_of_the_rules_that_are_played() {
    for (refusal, fuse, countdown) in [
        (Refusal::Hopeless, "F-25", "C-26"),
        (Refusal::TookEnough, "F-21", "C-22"),
        (Refusal::NoCard, "F-23", "C-24"),
        (Refusal::Safe(true), "F-32", "C-47"),
        (Refusal::ChooseFirst, "F-34", "F-34"),
        (Refusal::MustTake, "C-22", "C-22"),
        (Refusal::RoleOff, "C-49", "C-49"),
    ] {
        for rules in Ruleset::all() {
            let expected = if rules.is_countdown() {
                countdown
            } else {
                fuse
            };
            assert_eq!(refusal.reason(rules).rule, expected, "{rules}: {refusal:?}");
        }
    }
}

#[test]
fn every_problem_of_a_set_up_is_told() {
    let problems = [
        Problem::Players {
            players: 0,
            least: 1,
            most: 5,
        },
        Problem::First(Seat(7)),
        Problem::Clock,
        Problem::FuseCards(11),
        Problem::FuseCardsTooEarly,
        Problem::FuseCardsNeeded(0),
        Problem::FuseCardsNeeded(1),
        Problem::FuseCardsNeeded(10),
        Problem::Layout,
        Problem::Engine,
        Problem::NoRoles,
        Problem::Roles,
        Problem::NoSuchRole(Role::Cutter),
        Problem::RoleTwice(Role::Technologist),
        Problem::DeckTooLarge,
        Problem::TooFewBombs {
            needed: 30,
            there: 1,
        },
        Problem::Hands,
        Problem::Total {
            chosen: 3,
            needed: 21,
        },
        Problem::NoSixes,
        Problem::Short { value: 3, left: 2 },
    ];
    for problem in problems {
        for rules in Ruleset::all() {
            let reason = problem.reason(rules);
            check(&reason.message);
            assert!(reason.rule.contains('-'), "{rules}: {problem:?}");
        }
    }
    let first = |rules| Problem::First(Seat(4)).reason(rules).rule;
    assert_eq!(first(Ruleset::FUSE), "F-16");
    assert_eq!(first(Ruleset::EPIC), "C-15");
}

#[test]
fn every_problem_of_a_deck_is_told() {
    let wall = Layout::Wall {
        width: 2,
        upper: SpaceSet::NONE,
    };
    let mut cards = vec![
        CardProblem::ExpectedValue,
        CardProblem::ExpectedColon,
        CardProblem::ExpectedSpace,
        CardProblem::UnknownWord("x".into()),
        CardProblem::NoSuchNumber(9),
        CardProblem::ExpectedBarredColour,
        CardProblem::ExpectedBar,
        CardProblem::ExpectedBracket,
        CardProblem::ChoiceInSplitSpace,
        CardProblem::SameHalves,
        CardProblem::NothingToCompare,
        CardProblem::NoColoursToCompare,
        CardProblem::NotAnEquation,
        CardProblem::EquationWithoutSpace,
        CardProblem::PrintedNumberTooLarge(40),
        CardProblem::TooManySpaces,
        CardProblem::GapOutsideWall,
        CardProblem::LevelsInRow,
        CardProblem::OrderTwice,
        CardProblem::NoOrder,
        CardProblem::Impossible,
    ];
    let layouts = [
        Layout::Row,
        Layout::Stack,
        Layout::DoubleStack,
        Layout::Pyramid,
        wall,
        Layout::Ziggurat,
    ];
    cards.extend(layouts.map(CardProblem::WrongShape));
    let mut problems: Vec<DeckProblem> = cards.into_iter().map(DeckProblem::Card).collect();
    problems.extend([
        DeckProblem::UnknownLine,
        DeckProblem::BadName,
        DeckProblem::NameTwice("x".into()),
        DeckProblem::FaceTwice("x".into()),
        DeckProblem::ImpossibleWithTheseDice,
        DeckProblem::LineTwice,
        DeckProblem::ExpectedDeckName,
        DeckProblem::ExpectedDice,
        DeckProblem::TooManyDice,
        DeckProblem::ExpectedOpposites,
        DeckProblem::ExpectedFuseCard,
        DeckProblem::ExpectedRole,
        DeckProblem::RoleTwice,
        DeckProblem::NoBombs,
    ]);
    for problem in problems {
        check(&problem.message());
    }
}
