//! Everything that FUSE can say has a text in every language, with all its arguments filled in.

use klaxon_core::Seat;
use klaxon_core::game::Reason;
use klaxon_core::message::Message;
use klaxon_fuse::card::{CardProblem, Demand, Layout, Relation, SpaceSet};
use klaxon_fuse::deck::DeckProblem;
use klaxon_fuse::game::state::Cause;
use klaxon_fuse::game::{Problem, Refusal};
use klaxon_words::{Language, say};

fn check(message: &Message) {
    for language in Language::ALL {
        let said = say(language, message);
        assert!(!said.contains('⟨') && !said.is_empty(), "{said}");
    }
}

#[test]
fn every_refusal_is_told() {
    let die = "R4".parse().unwrap();
    let causes = [
        Cause::Die(die),
        Cause::Fuse("B".parse().unwrap()),
        Cause::Fuse("3".parse().unwrap()),
        Cause::Fuse("R|B|3".parse().unwrap()),
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
        Refusal::NothingBelow,
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
    ];
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
    for refusal in refusals {
        check(&refusal.message());
        assert!(refusal.rule().contains('-'));
    }
}

#[test]
fn every_problem_of_a_set_up_is_told() {
    let problems = [
        Problem::Players(0),
        Problem::First(Seat(7)),
        Problem::Clock,
        Problem::FuseCards(11),
        Problem::DeckTooLarge,
        Problem::TooFewBombs {
            needed: 30,
            there: 4,
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
        check(&problem.message());
        assert!(problem.rule().starts_with("F-"));
    }
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
