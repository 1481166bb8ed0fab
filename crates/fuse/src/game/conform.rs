//! What the conformance kit needs to know of FUSE and Countdown.

use klaxon_core::Numbers;
use klaxon_core::Seat;
use klaxon_core::conformance::Conforms;

use super::action::{Given, Picked};
use super::card_id::CardId;
use super::edition::{Edition, Large};
use super::extras::Named;
use super::position::dice_on_table;
use super::slot::{Letter, SpaceId};
use super::{Action, Engine, State, Table};
use crate::colour::{Colour, Colours};
use crate::face::Face;
use crate::fuse_card::FuseCard;
use crate::number::Number;

mod tables;

use self::tables::{rare, tables};

/// How many cards lie in two places.
fn in_two_places<E: Edition>(state: &State<E>, cards: impl Iterator<Item = CardId>) -> u64 {
    let mut seen = state.unseen;
    let mut twice = 0;
    for card in cards {
        twice += u64::from(seen.contains(card));
        seen.insert(card);
    }
    twice
}

/// In how many places each spark is: in front of somebody, in the deck, or in the pile. And how many slots of sparks hold
/// something that is no spark of anybody.
fn sparks<E: Edition>(table: &Table, state: &State<E>) -> Vec<u64> {
    let extras = state.extras();
    let held = table.seats().flat_map(|seat| {
        let sparks = state.cards_of(table, seat).skip(table.hand());
        sparks.map(|slot| state.slot(slot).card().and_then(|card| table.spark(card)))
    });
    let held: Vec<Option<u8>> = held.collect();
    let pile = extras.pile.turned().iter().chain(extras.pile.discarded());
    let pile: Vec<u8> = pile.copied().collect();
    let places = |spark: u8| {
        let in_pile = pile.iter().filter(|card| **card == spark).count();
        let in_hand = held.iter().filter(|card| **card == Some(spark)).count();
        u64::from(extras.unseen_sparks >> spark & 1) + in_pile as u64 + in_hand as u64
    };
    let mut counts: Vec<u64> = (0..table.deck().sparks.len() as u8).map(places).collect();
    counts.push(held.iter().filter(|card| card.is_none()).count() as u64);
    counts
}

impl<E: Edition> Conforms for Engine<E> {
    fn tables() -> Vec<Table> {
        tables::<E>()
    }

    fn rare() -> Vec<(Table, State<E>)> {
        rare::<E>()
    }

    /// How many dice of each kind there are, and where each bomb, spark and fuse card is.
    fn inventory(table: &Table, state: &State<E>) -> Vec<u64> {
        let mut dice = [0u64; Colours::COUNT];
        for colours in Colours::all() {
            dice[colours.index()] += u64::from(state.bag.count(colours));
        }
        for die in dice_on_table(state) {
            dice[die.colours().index()] += 1;
        }
        let held = || state.slots.as_ref().iter().filter_map(|slot| slot.card());
        let bombs_held = || held().filter(|card| table.spark(*card).is_none());
        let laid = || state.row.iter().flatten().copied();
        let gone = usize::from(state.defused) + usize::from(state.extras().duds);
        let bombs = state.unseen.len() + laid().count() + bombs_held().count() + gone;
        let fuses = state.unseen_fuses.count_ones() + u32::from(state.activated);
        let deck = usize::from(state.deck_fuses) + usize::from(state.activated);
        let mut inventory = dice.to_vec();
        inventory.extend([bombs as u64, u64::from(fuses), deck as u64]);
        inventory.push(in_two_places(state, laid().chain(bombs_held())));
        inventory.extend(sparks(table, state));
        inventory
    }

    fn any_action(table: &Table, random: &mut Numbers) -> Action {
        match Large::suits(table.rules()) && random.once_in(2) {
            true => any_of_countdown(table, random),
            false => any_of_fuse(table, random),
        }
    }

    /// Placing promises most, on the fullest card; then what brings the game on.
    fn promise(table: &Table, state: &State<E>, seat: Seat, action: &Action) -> u32 {
        match *action {
            Action::Place { card, .. } | Action::PlaceAs { card, .. } => {
                let slot = state.own_slot(table, seat, card);
                let dice = slot.map_or(0, |slot| state.slot(slot).dice.filled().len());
                100 + dice as u32
            }
            Action::Choose(card) => 50 - u32::from(table.value(card)),
            Action::Steady { .. } => 40,
            Action::Defuse { .. } | Action::Name(_) | Action::Six => 35,
            Action::Roll | Action::Reroll(_) | Action::Return { .. } => 30,
            Action::Compose(counts) => u32::from(counts[0]),
            Action::Reveal => 10,
            Action::Paint { .. } | Action::Turn { .. } | Action::Flip(_) | Action::Again(_) => 5,
            Action::Pass | Action::Spare(_) => 1,
            Action::Unpass => 0,
        }
    }
}

fn any_die(table: &Table, random: &mut Numbers) -> Face {
    let dice = table.deck().dice.dice();
    match Large::suits(table.rules()) {
        true => Face::new(dice[random.below(dice.len())], Number::ALL[random.below(6)]),
        false => Face::from_index(random.below(30)).unwrap_or(Face::FIRST),
    }
}

fn any_card(table: &Table, random: &mut Numbers) -> Letter {
    match table.has_sparks && random.once_in(3) {
        true => Letter(random.below(8) as u8),
        false => Letter(random.below(4) as u8),
    }
}

fn any_of_fuse(table: &Table, random: &mut Numbers) -> Action {
    let die = any_die(table, random);
    let card = any_card(table, random);
    let space = SpaceId(random.below(6) as u8);
    match random.below(16) {
        0 => Action::Roll,
        1..=5 => Action::Place { die, card, space },
        6 => Action::Steady { card },
        7 => Action::Pass,
        8 => Action::Unpass,
        9 => Action::Reroll(die),
        10..=12 => Action::Return { card, space },
        13 if !table.defuse_step => Action::Reveal,
        13 | 14 => Action::Choose(CardId(random.below(table.deck().bombs.len()) as u8)),
        _ if table.defuse_step => Action::Defuse { card },
        _ => {
            let mut counts = [0; 6];
            for _ in 0..table.bombs() + random.below(2) {
                let values = if random.once_in(3) { 6 } else { 4 };
                counts[random.below(values)] += 1;
            }
            Action::Compose(counts)
        }
    }
}

fn any_of_countdown(table: &Table, random: &mut Numbers) -> Action {
    let die = any_die(table, random);
    let card = any_card(table, random);
    let space = SpaceId(random.below(6) as u8);
    let colour = Colour::ALL[random.below(5)];
    let number = Number::ALL[random.below(6)];
    let roles = table.has_roles;
    match random.below(16) {
        0..=5 if roles => {
            let given = [
                Given::Colour(colour),
                Given::AnyColour,
                Given::Number(number),
            ];
            Action::PlaceAs {
                die,
                card,
                space,
                given: given[random.below(3)],
            }
        }
        6 if roles => Action::Name(Named::Colour(colour)),
        7 if roles => Action::Name(Named::Number(number)),
        8 if roles => Action::Paint { die, colour },
        9 if roles => Action::Turn { die, number },
        10 if roles => Action::Flip(die),
        11 if roles => {
            let dice = (0..=random.below(2)).map(|_| any_die(table, random));
            let dice: Vec<Face> = dice.collect();
            Picked::new(dice).map_or(Action::Roll, Action::Again)
        }
        12 if roles => Action::Spare(die),
        0..=14 if table.defuse_step => Action::Defuse { card },
        _ if table.deck().fuse_cards.contains(&FuseCard::Six) => Action::Six,
        _ => Action::Place { die, card, space },
    }
}
