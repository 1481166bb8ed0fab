//! A sensible player of FUSE and Countdown: places what brings a card nearest to its end, keeps options open, leaves a die to whoever
//! needs it more, and takes the easiest card of the row that goes with its others.

use klaxon_core::{Game, Listed, Seat, Time};
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::slot::SlotId;
use klaxon_fuse::game::{Action, Engine, State, Table, steady};
use klaxon_fuse::{Face, Faces};

use super::role;
use crate::policy::Policy;

/// The greedy policy. It needs no memory: all it knows is in the view.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// What completing a card is worth.
const COMPLETION: f64 = 6.0;
/// What a card with all its dice but none is worth less than an empty one.
const PROGRESS: f64 = 4.0;
/// What it is worth to fill a space, for each die one would wait for it.
const SCARCITY: f64 = 0.5;
/// What the spaces left cost, for each die one would wait for them.
const WAITING: f64 = 0.15;
/// What each other player who could use the die is worth.
const COURTESY: f64 = 0.4;

impl<E: Edition> Policy<Engine<E>> for Greedy {
    fn decide(&mut self, table: &Table, view: &State<E>, seat: Seat, now: Time) -> Option<Action> {
        let mut best: Option<(f64, Action)> = None;
        Engine::<E>::legal(table, view, seat, &mut |Listed { action, mistake }| {
            if mistake {
                return;
            }
            let worth = match worth(table, view, seat, action, now) {
                Some(worth) => worth,
                None => return,
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        });
        best.map(|(_, action)| action)
    }

    /// A swaying die is caught at the next good moment.
    fn look_again(&self, table: &Table, view: &State<E>, seat: Seat, now: Time) -> Option<Time> {
        let slots = view.cards_of(table, seat);
        let sways = slots.filter_map(|slot| view.slot(slot).sways);
        let good = |since: Time| {
            let mut later = (1..steady::PATIENCE.0).map(|millis| now.plus(Time(millis)));
            later.find(|at| steady::holds(at.since(since)))
        };
        sways.filter_map(|(_, since)| good(since)).min()
    }
}

/// How good an action is; none for what is never done.
fn worth<E: Edition>(
    table: &Table,
    view: &State<E>,
    seat: Seat,
    action: Action,
    now: Time,
) -> Option<f64> {
    match action {
        Action::Place { die, card, space } => {
            let slot = view.own_slot(table, seat, card)?;
            Some(placement(table, view, seat, slot, space.index(), die))
        }
        // A die that nobody takes costs everybody one.
        Action::Pass => Some(-1000.0),
        Action::Roll => Some(0.0),
        Action::Reroll(die) => Some(-f64::from(exposed(table, view, die))),
        Action::Return { card, space } => {
            let slot = view.own_slot(table, seat, card)?;
            Some(-loss(table, view, slot, space.index()))
        }
        Action::Choose(card) => Some(-choice(table, view, seat, card)),
        Action::Steady { card } => {
            let slot = view.own_slot(table, seat, card)?;
            let (_, since) = view.slot(slot).sways?;
            steady::holds(now.since(since)).then_some(10.0)
        }
        // The fewest points make the easiest deck.
        Action::Compose(counts) => {
            let points = counts
                .iter()
                .zip(1..)
                .map(|(&n, value)| f64::from(n) * f64::from(value));
            Some(-points.sum::<f64>())
        }
        // Defusing makes room for dice that are left, and frees the dice of a spark.
        Action::Defuse { .. } => Some(20.0),
        Action::Six => Some(0.0),
        _ => role::worth(table, view, seat, action),
    }
}

/// What a placement is worth: more on a card that is nearly full and on a space that few dice fit, less if the rest
/// gets harder or if others could use the die.
pub(super) fn placement<E: Edition>(
    table: &Table,
    view: &State<E>,
    seat: Seat,
    slot: SlotId,
    space: usize,
    die: Face,
) -> f64 {
    let held = view.slot(slot);
    let Some(card) = held.card() else { return 0.0 };
    let mechanism = table.mechanism(card);
    let dice = held.dice.with(space, die);
    let full = dice.filled().len() as f64 / mechanism.spaces().len() as f64;
    let scarce = waiting(table, card, &held.dice, space).min(10.0);
    let completion = match mechanism.is_complete(&dice) {
        true => COMPLETION,
        false => -WAITING * effort(table, card, &dice),
    };
    let others = table.seats().filter(|&other| other != seat);
    let rivals = others
        .filter(|&other| could_use(table, view, other, die))
        .count();
    PROGRESS * full + SCARCITY * scarce + completion - COURTESY * rivals as f64
}

/// Could another player still take this die?
pub(super) fn could_use<E: Edition>(table: &Table, view: &State<E>, seat: Seat, die: Face) -> bool {
    view.took[seat.index()] < table.takes()
        && !view.passed.contains(seat)
        && view
            .cards_of(table, seat)
            .any(|slot| view.takes(slot).contains(die))
}

/// How many dice one waits for on average until one fits the space.
fn waiting(table: &Table, card: CardId, dice: &Filling, space: usize) -> f64 {
    let faces = table.mechanism(card).takes(space, dice).len().max(1);
    table.faces() as f64 / faces as f64
}

/// How long a card still takes, roughly: the waiting for each of its empty spaces.
fn effort(table: &Table, card: CardId, dice: &Filling) -> f64 {
    let empty = table.mechanism(card).spaces().minus(dice.filled());
    empty
        .iter()
        .map(|space| waiting(table, card, dice, space))
        .sum()
}

/// What returning a die costs: the waiting for another, and more on a card that is nearly full.
fn loss<E: Edition>(table: &Table, view: &State<E>, slot: SlotId, space: usize) -> f64 {
    let held = view.slot(slot);
    let Some(card) = held.card() else { return 0.0 };
    let mut dice = held.dice;
    dice.take(space);
    let full = held.dice.filled().len() as f64 / table.mechanism(card).spaces().len() as f64;
    SCARCITY * waiting(table, card, &dice, space) + PROGRESS * full
}

/// How many dice on the table an unused die of this colour could hit, whatever it shows.
fn exposed<E: Edition>(table: &Table, view: &State<E>, die: Face) -> u32 {
    let mut hit = 0;
    for slot in view.slots.as_ref() {
        let Some(card) = slot.card() else { continue };
        for space in slot.dice.filled().iter() {
            let same = slot
                .dice
                .get(space)
                .is_some_and(|d| d.colours().share(die.colours()));
            let safe = table.mechanism(card).is_safe(space, &slot.dice);
            hit += u32::from(same && !safe);
        }
    }
    hit
}

/// How hard a card of the row would be for this player: its value and its spaces, less for the dice it would take that
/// the player's other cards don't.
fn choice<E: Edition>(table: &Table, view: &State<E>, seat: Seat, card: CardId) -> f64 {
    let own = view.cards_of(table, seat).map(|slot| view.takes(slot));
    let taken = own.fold(Faces::NONE, |all, takes| all | takes);
    let takes = table.mechanism(card).takes_somewhere(&Filling::EMPTY);
    let fresh = (taken | takes).len() - taken.len();
    let spaces = table.mechanism(card).spaces().len() as f64;
    table.value(card) as f64 + spaces - fresh as f64 / 5.0
}
