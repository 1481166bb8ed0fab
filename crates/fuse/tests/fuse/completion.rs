//! Which dice may go on which space, so that the card can still be completed: compared with a solver that tries
//! every die on every space (F-23 to F-27, C-3, C-26, C-39).

use klaxon_fuse::card::space::{ColourIcon, Icon, NumberIcon};
use klaxon_fuse::card::{Card, Demand, Filling, Group, Mechanism, Relation, SpaceSet};
use klaxon_fuse::{Colour, Colours, Face, Faces, Number};
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use crate::random_card;

/// Tries everything: is there a set of dice for the empty spaces that makes the whole card right? Order is no
/// matter here, as every card has an order in which all its spaces can be filled.
fn completable(card: &Card, filling: &Filling, dice: &[Face]) -> bool {
    completable_beside(card, SpaceSet::NONE, filling, dice)
}

/// The same, where relations between dice of `lying` are not judged again (C-39).
fn completable_beside(card: &Card, lying: SpaceSet, filling: &Filling, dice: &[Face]) -> bool {
    let empty = (0..card.spaces().len()).find(|&space| filling.get(space).is_none());
    match empty {
        None => is_true(card, lying, filling),
        Some(space) => dice.iter().any(|&face| {
            card.spaces()[space].demand.takes(face)
                && completable_beside(card, lying, &filling.with(space, face), dice)
        }),
    }
}

fn is_true(card: &Card, lying: SpaceSet, filling: &Filling) -> bool {
    let judged = |space: usize| !lying.contains(space) || !lying.contains(space + 1);
    let die = |space: usize| filling.get(space).expect("full");
    card.groups().all(|(spaces, group)| match group {
        Group::Chain(relations) => relations
            .iter()
            .zip(spaces)
            .filter(|(_, space)| judged(*space))
            .all(|(relation, space)| holds(*relation, die(space), die(space + 1))),
        Group::Equation(equation) => {
            let numbers: Vec<u8> = spaces.map(|space| die(space).number().get()).collect();
            equation.holds(&numbers)
        }
    })
}

/// The relations once more, by the words of the rules.
fn holds(relation: Relation, one: Face, other: Face) -> bool {
    let colours = |face: Face| Colour::ALL.map(|c| face.colours().has(c));
    let shared = (0..5).any(|i| colours(one)[i] && colours(other)[i]);
    let (a, b) = (one.number().get(), other.number().get());
    match relation {
        Relation::SameNumber => a == b,
        Relation::SameColour => shared,
        Relation::SameBoth => a == b && shared,
        Relation::SameEither => a == b || shared,
        Relation::DifferentColour => !shared,
        Relation::Less => a < b,
        Relation::Greater => a > b,
    }
}

/// A few dice, so that trying everything stays possible: some colours, all numbers they need.
fn some_dice(split: bool) -> impl Strategy<Value = Vec<Face>> {
    let kinds = if split { Colours::COUNT } else { 5 };
    let face = (0..kinds, 0..6usize).prop_map(|(kind, number)| {
        Face::new(
            Colours::from_index(kind).expect("in range"),
            Number::ALL[number],
        )
    });
    proptest::collection::vec(face, 5..11)
}

/// Places random dice as the mechanism allows; checks it against the solver at every step.
fn check(card: &Card, dice: &[Face], choices: &[(usize, usize)]) -> bool {
    let faces: Faces = dice.iter().copied().collect();
    let mechanism = Mechanism::new(card, faces);
    let mut filling = Filling::EMPTY;
    assert_eq!(
        mechanism.is_possible(),
        completable(card, &filling, dice),
        "{card} with {faces:?}"
    );
    if !mechanism.is_possible() {
        // No deck has such a card: its dice would be refused.
        return false;
    }
    for &(space, die) in choices {
        let placed = filling.filled();
        let open: SpaceSet = (0..card.spaces().len())
            .filter(|&s| !placed.contains(s) && placed.covers(card.required(s)))
            .collect();
        assert_eq!(mechanism.open(&filling), open, "{card} {filling:?}");
        for &face in dice {
            let expected: SpaceSet = open
                .iter()
                .filter(|&s| {
                    card.spaces()[s].demand.takes(face)
                        && completable(card, &filling.with(s, face), dice)
                })
                .collect();
            let spaces = mechanism.spaces_for(face, &filling);
            assert_eq!(spaces, expected, "{card} {filling:?} {face}");
            for s in open.iter() {
                assert_eq!(
                    mechanism.takes(s, &filling).contains(face),
                    expected.contains(s)
                );
            }
        }
        assert!(mechanism.is_right(&filling), "{card} {filling:?}");
        let face = dice[die % dice.len()];
        let fitting: Vec<usize> = mechanism.spaces_for(face, &filling).iter().collect();
        if let Some(&space) = fitting.get(space % fitting.len().max(1)) {
            filling.put(space, face);
            assert!(completable(card, &filling, dice));
        }
    }
    true
}

/// Is the relation to every die that lies right beside a space true, if the die on it counts as `shown`?
fn neighbours_agree(card: &Card, space: usize, shown: Face, filling: &Filling) -> bool {
    let counts = |at: usize| match at == space {
        true => Some(shown),
        false => filling.get(at),
    };
    card.groups().all(|(spaces, group)| match group {
        Group::Chain(relations) => relations.iter().zip(spaces).all(|(relation, at)| {
            let beside = at == space || at + 1 == space;
            match (counts(at), counts(at + 1)) {
                (Some(one), Some(other)) if beside => holds(*relation, one, other),
                _ => true,
            }
        }),
        Group::Equation(_) => true,
    })
}

/// Places random dice in changed colours, as the mechanism allows; checks it against the solver at every step (C-39).
fn check_changed(card: &Card, dice: &[Face], choices: &[(usize, usize, usize)]) -> bool {
    let mechanism = Mechanism::new(card, dice.iter().copied().collect());
    if !mechanism.is_possible() {
        return false;
    }
    let mut filling = Filling::EMPTY;
    for &(space, die, colour) in choices {
        let own = dice[die % dice.len()];
        let shown = Face::single(Colour::ALL[colour], own.number());
        let open = mechanism.open(&filling);
        for space in open.iter() {
            let after = filling.with(space, own);
            let expected = card.spaces()[space].demand.takes(shown)
                && neighbours_agree(card, space, shown, &filling)
                && completable_beside(card, after.filled(), &after, dice);
            assert_eq!(
                mechanism.fits_as(space, own, shown, &filling),
                expected,
                "{card} {filling:?} {own} as {shown} on {space}"
            );
        }
        let fits = |space: &usize| mechanism.fits_as(*space, own, shown, &filling);
        let fitting: Vec<usize> = open.iter().filter(fits).collect();
        if let Some(&space) = fitting.get(space % fitting.len().max(1)) {
            filling.put(space, own);
        }
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn without_split_dice(
        card in random_card::card(),
        dice in some_dice(false),
        choices in proptest::collection::vec((0..6usize, 0..9usize), 1..10),
    ) {
        prop_assume!(check(&card, &dice, &choices));
    }

    #[test]
    fn with_split_dice(
        card in random_card::card(),
        dice in some_dice(true),
        choices in proptest::collection::vec((0..6usize, 0..9usize), 1..10),
    ) {
        prop_assume!(check(&card, &dice, &choices));
    }

    #[test]
    fn with_changed_colours(
        card in random_card::card(),
        dice in some_dice(true),
        choices in proptest::collection::vec((0..6usize, 0..9usize, 0..5usize), 1..10),
    ) {
        prop_assume!(check_changed(&card, &dice, &choices));
    }

    /// A filling of any dice is right exactly if every die is, the rest given, and what lies below it lies.
    #[test]
    fn wrong_dice_are_found(
        card in random_card::card(),
        dice in some_dice(true),
        choices in proptest::collection::vec((0..6usize, 0..9usize), 0..5),
    ) {
        let faces: Faces = dice.iter().copied().collect();
        let mechanism = Mechanism::new(&card, faces);
        prop_assume!(mechanism.is_possible());
        let mut filling = Filling::EMPTY;
        for (space, die) in choices {
            filling.put(space % card.spaces().len(), dice[die % dice.len()]);
        }
        let placed = filling.filled();
        let right = completable(&card, &filling, &dice)
            && placed.iter().all(|s| {
                let face = filling.get(s).expect("placed");
                placed.covers(card.required(s)) && card.spaces()[s].demand.takes(face)
            });
        if !placed.is_empty() {
            prop_assert_eq!(mechanism.is_right(&filling), right, "{} {:?}", card, filling);
        }
    }
}

#[test]
fn a_six_on_the_middle_of_a_difference_is_refused() {
    let card: Card = "1: # - # = #".parse().unwrap();
    let mechanism = Mechanism::new(&card, Faces::ALL);
    let six = Face::single(Colour::Red, Number::ALL[5]);
    let spaces: Vec<usize> = mechanism.spaces_for(six, &Filling::EMPTY).iter().collect();
    assert_eq!(spaces, [0], "C-26: nothing less six is at least one");
}

/// Which of C-70's halves they are.
fn pair(one: Icon, other: Icon) -> &'static str {
    let colour = |icon: Icon| icon.colour != ColourIcon::Any;
    let number = |icon: Icon| icon.number != NumberIcon::Any;
    match (colour(one) && colour(other), number(one) && number(other)) {
        (true, true) => "two pairs",
        (true, false) => "two colours",
        (false, true) => "two numbers",
        (false, false) => "a colour or a number",
    }
}

#[test]
fn every_demand_is_tried_by_the_random_cards() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let strategy = random_card::card();
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..3000 {
        let card = strategy.new_tree(&mut runner).unwrap().current();
        kinds.insert(card.layout().word().to_owned());
        kinds.insert(format!("{} {}", card.layout().word(), card.spaces().len()));
        if card.is_spark() {
            kinds.insert("spark".to_owned());
        }
        for space in card.spaces() {
            kinds.insert(format!("{:?}", space.order));
            kinds.insert(match space.demand {
                Demand::Icon(icon) => format!("{:?} {:?}", icon.colour, icon.number)
                    .replace(|c: char| c.is_ascii_digit(), ""),
                Demand::Either(one, other) => format!("either {}", pair(one, other)),
                Demand::NumberOrColour => "number or colour".to_owned(),
            });
        }
        for (_, group) in card.groups() {
            match group {
                Group::Chain(relations) => kinds.extend(relations.iter().map(|r| format!("{r:?}"))),
                Group::Equation(_) => {
                    kinds.insert("equation".to_owned());
                }
            }
        }
    }
    for kind in [
        "",
        "stack",
        "stacks",
        "pyramid",
        "wall",
        "ziggurat",
        "stack 6",
        "wall 4",
        "wall 5",
        "wall 6",
        "spark",
        "First",
        "Last",
        "either two pairs",
        "either two colours",
        "either two numbers",
        "either a colour or a number",
        "number or colour",
        "equation",
        "SameNumber",
        "SameColour",
        "SameBoth",
        "SameEither",
        "DifferentColour",
        "Less",
        "Greater",
        "Any Any",
        "Split Any",
        "Split Choice",
        "Split Is(Number())",
        "Not(Red) Choice",
        "Not(Red) Is(Number())",
        "Choice Is(Number())",
        "Choice Choice",
        "Is(Red) Choice",
        "Not(Red) Any",
    ] {
        assert!(
            kinds.contains(kind),
            "no random card had {kind:?}: {kinds:?}"
        );
    }
}
