//! The reason a player is told when a die does not fit: exactly what is wrong, with the die or the demand it is about.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::card::{Card, Demand, Filling, Relation};
use klaxon_fuse::game::state::{Cause, Phase, Returning, State};
use klaxon_fuse::game::{Action, Options, Refusal, Table};
use klaxon_fuse::{Deck, Face, Fuse};

fn die(text: &str) -> Face {
    text.parse().expect(text)
}

fn filling(dice: &str) -> Filling {
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.split(' ').enumerate() {
        if let Ok(face) = die.parse() {
            filling.put(space, face);
        }
    }
    filling
}

/// A table whose first card is this one, lying in front of every seat.
fn position(players: usize, card: &str, dice: &str) -> (Table, State) {
    let mut deck = Deck::fuse();
    deck.bombs[0].card = card.parse().expect(card);
    let options = Options {
        deck,
        ..Options::new(players)
    };
    let table = Fuse::table(options).expect("good options");
    let mut state = Fuse::before(&table);
    for slot in 0..players * table.hand() {
        state.put(&table, slot, 0, filling(dice));
    }
    state.turn = 1;
    state.phase = Phase::Distributing;
    (table, state)
}

fn refusal(card: &str, dice: &str, placed: &str, space: u8) -> Refusal {
    let (table, mut state) = position(3, card, dice);
    let die = die(placed);
    state.tray.add(die);
    let action = Action::Place {
        die,
        card: 0,
        space: space - 1,
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
        Refusal::NothingBelow
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
    let (table, mut state) = position(1, "4: c = c = c = c", "R1 R2 R3 -");
    state.returning = Some(Returning {
        cause: Cause::Fuse("R".parse().unwrap()),
        owing: [Seat(0)].into_iter().collect(),
    });
    let mut listed = 0;
    Fuse::legal(&table, &state, Seat(0), &mut |one| {
        listed += u32::from(matches!(one.action, Action::Return { .. }));
    });
    assert_eq!(listed, 12);
}
