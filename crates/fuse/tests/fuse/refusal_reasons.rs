//! The reason a player is told when a die does not fit: exactly what is wrong, with the die or the demand it is about.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::card::{Card, Demand, Relation};
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::slot::{Held, Letter, SpaceId};
use klaxon_fuse::game::state::{Cause, Parts, Phase, Returning, State};
use klaxon_fuse::game::{Action, Options, Refusal, Table};
use klaxon_fuse::{Deck, Face, Fuse};

use crate::by_hand::{changed, filling};

fn die(text: &str) -> Face {
    text.parse().expect(text)
}

/// A table whose first cards are all like this, lying in front of the first player with these dice.
fn position(
    players: usize,
    card: &str,
    dice: &str,
    change: impl FnOnce(&mut Parts),
) -> (Table, State) {
    let cards = if players == 1 { 4 } else { 1 };
    let mut deck = Deck::fuse();
    for bomb in &mut deck.bombs[..cards] {
        bomb.card = card.parse().expect(card);
    }
    let options = Options {
        deck: Some(deck),
        ..Options::new(players)
    };
    let table = Fuse::table(options).expect("good options");
    let before = Fuse::before(&table);
    let state = changed(&table, &before, |parts| {
        for (held, card) in parts.slots[..cards].iter_mut().zip((0..).map(CardId)) {
            held.card = Held::Card(card);
            held.dice = filling(dice);
            parts.unseen.remove(card);
        }
        parts.turn = 1;
        parts.phase = Phase::Distributing;
        change(parts);
    });
    (table, state)
}

fn refusal(card: &str, dice: &str, placed: &str, space: u8) -> Refusal {
    let die = die(placed);
    let (table, mut state) = position(3, card, dice, |parts| parts.tray.add(die));
    let action = Action::Place {
        die,
        card: Letter(0),
        space: SpaceId(space - 1),
    };
    let mut chance = Seeded::from_number(1);
    let result = Fuse::act(
        &table,
        &mut state,
        Seat(0),
        action,
        Time::ZERO,
        &mut chance,
        &mut (),
    );
    result.expect_err("it does not fit")
}

fn unrelated(relation: Relation, beside: &str) -> Refusal {
    Refusal::Unrelated {
        relation,
        beside: die(beside),
    }
}

#[test]
fn a_space_says_what_it_asks_for() {
    let card: Card = "1: R, [G|4]".parse().unwrap();
    let demand = |space: usize| card.spaces()[space].demand;
    assert_eq!(
        refusal("1: R, [G|4]", "", "B1", 1),
        Refusal::Mismatch(demand(0))
    );
    assert_eq!(
        refusal("1: R, [G|4]", "", "B1", 2),
        Refusal::Mismatch(demand(1))
    );
    assert!(matches!(demand(1), Demand::Either(..)));
}

#[test]
fn a_sign_names_the_die_beside() {
    assert_eq!(
        refusal("1: # < # < #", "R2 - -", "B1", 2),
        unrelated(Relation::Less, "R2")
    );
    assert_eq!(
        refusal("1: # < # < #", "- - R4", "B5", 2),
        unrelated(Relation::Greater, "R4")
    );
    assert_eq!(
        refusal("1: 1, # = #", "B1 - G3", "B4", 2),
        unrelated(Relation::SameNumber, "G3")
    );
    assert_eq!(
        refusal("1: c != c", "G3 -", "G4", 2),
        unrelated(Relation::DifferentColour, "G3")
    );
}

#[test]
fn an_equation_is_wrong_or_hopeless() {
    assert_eq!(
        refusal("1: # + # = 7", "R3 -", "B5", 2),
        Refusal::Unbalanced
    );
    assert_eq!(
        refusal("1: # + # + # = 7", "R5 - -", "B5", 2),
        Refusal::Hopeless
    );
    assert_eq!(refusal("1: 4 > # > #", "", "B1", 2), Refusal::Hopeless);
}

#[test]
fn order_is_told_by_its_kind() {
    assert_eq!(
        refusal("1: stack R, B, G", "", "B1", 2),
        Refusal::StackOrder
    );
    assert_eq!(
        refusal("1: pyramid R, G / B", "R1 - -", "B1", 3),
        Refusal::NothingBelow(true)
    );
    assert_eq!(
        refusal("1: wall R, G / B, Y", "R1 - - -", "Y1", 4),
        Refusal::NothingBelow(false)
    );
    assert_eq!(
        refusal("1: R, last B", "", "B1", 2),
        Refusal::OutOfOrder(true)
    );
    assert_eq!(
        refusal("1: R, first B", "", "R1", 1),
        Refusal::OutOfOrder(false)
    );
}

#[test]
fn a_solo_player_can_have_a_dozen_dice_to_choose_from() {
    let (table, state) = position(1, "4: # = # = # = #", "R1 B1 G1 -", |parts| {
        parts.returning = Some(Returning {
            cause: Cause::Fuse("1".parse().unwrap()),
            owing: [Seat(0)].into_iter().collect(),
        });
    });
    let mut listed = 0;
    Fuse::legal(&table, &state, Seat(0), &mut |one| {
        listed += u32::from(matches!(one.action, Action::Return { .. }));
    });
    assert_eq!(listed, 12);
}
