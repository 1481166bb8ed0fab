//! What a sensible Chief Medical Officer decides.

use klaxon_core::Game;
use klaxon_flatline::action::{Aim, Pick};
use klaxon_flatline::card::Card;
use klaxon_flatline::choice::Choice;
use klaxon_flatline::place::LineId;
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Colour, Flatline, State, Table};

use super::job::{harm, help, trigger_worth};

/// What the chief does now; none if nothing is for the chief alone to do.
pub(super) fn decide(table: &Table, view: &State) -> Option<Action> {
    choose(table, view).map(|choice| choice.action)
}

/// What somebody else proposes to the chief: something to do, if it is better than another.
pub(super) fn propose(table: &Table, view: &State) -> Option<Action> {
    let choice = choose(table, view)?;
    let matters = choice.action != Action::Go && choice.is_better;
    matters.then_some(choice.action)
}

/// The best decision.
struct Best {
    action: Action,
    worth: f32,
    /// Whether another would be worse.
    is_better: bool,
}

fn choose(table: &Table, view: &State) -> Option<Best> {
    let mut best: Option<Best> = None;
    Flatline::legal(table, view, view.chief, &mut |one| {
        let Some(worth) = worth(table, view, one.action) else {
            return;
        };
        match &mut best {
            Some(best) if worth <= best.worth => best.is_better |= worth < best.worth,
            before => {
                best = Some(Best {
                    action: one.action,
                    worth,
                    is_better: before.is_some(),
                });
            }
        }
    });
    best
}

/// How good a decision is; none for what is never done, or not the chief's.
fn worth(table: &Table, view: &State, action: Action) -> Option<f32> {
    match action {
        Action::Choose(pick) => Some(choice_worth(table, view, pick)),
        Action::Keep(card) => Some(help(card)),
        Action::Drop(card) => Some(1.0 - help(card)),
        Action::Go => Some(0.0),
        Action::Use(card, aim) => use_worth(table, view, card, aim),
        _ => None,
    }
}

fn choice_worth(table: &Table, view: &State, pick: Pick) -> f32 {
    let dice = |colour: Colour| {
        let dice = match view.phase.is_after_countdown() {
            true => &view.coming_dice,
            false => &view.dice,
        };
        f32::from(dice[colour.index()])
    };
    match (view.choice, pick) {
        (Some(Choice::LoseTriage), Pick::Card(card)) => -help(card),
        (Some(Choice::Setback), Pick::Card(card)) => -(table.card(card).len() as f32),
        (Some(Choice::LoseDie(_)), Pick::Player(colour)) => dice(colour),
        (Some(Choice::GainDie), Pick::Player(colour)) => -dice(colour),
        (Some(Choice::RemoveTile), Pick::Line(line)) => -line_cost(table, view, line),
        (Some(Choice::PlaceTile), Pick::Line(line)) => tile_worth(table, view, line),
        (Some(Choice::DiscardEmergency), Pick::Card(card)) => harm(card),
        (Some(Choice::Station), Pick::Station(station)) => {
            -f32::from(view.stations[station.index()])
        }
        _ => 0.0,
    }
}

/// How many dice a line takes, and how near its patient is to being treated.
fn line_cost(table: &Table, view: &State, line: LineId) -> f32 {
    let place = &view.bays[line.bay.index()];
    let Some(patient) = place.patient else {
        return 0.0;
    };
    let form = table.line(patient, line.line);
    let dice = form.map_or(0, |form| form.len()) as f32;
    let tiles = place.tiles.count_ones() as f32;
    dice + tiles
}

/// What a cleared tile on a line is worth.
fn tile_worth(table: &Table, view: &State, line: LineId) -> f32 {
    let place = &view.bays[line.bay.index()];
    let Some(patient) = place.patient else {
        return 0.0;
    };
    let left = table.lines(patient) - place.tiles.count_ones() as u8;
    let trigger = table.trigger(patient, view.touched(table, line.bay));
    let finishes = match left {
        1 => 4.0 + trigger.map_or(0.0, trigger_worth) / 2.0,
        _ => 0.0,
    };
    // Dice that complete it anyway would be wasted.
    let form = table.line(patient, line.line);
    let row = view.row(klaxon_flatline::place::Target::Line(line));
    let waste = form.is_some_and(|form| form.is_complete(row));
    finishes + line_cost(table, view, line) - if waste { 10.0 } else { 0.0 }
}

/// What it is worth to use a triage card now; none if it is better kept.
fn use_worth(table: &Table, view: &State, card: Card, aim: Aim) -> Option<f32> {
    let plans = view.phase == Phase::Planning;
    match (card, aim) {
        (Card::Recharge, _) => Some(9.0),
        (Card::Clear, Aim::Line(line)) if plans => Some(3.0 + tile_worth(table, view, line)),
        (Card::AdrenalineRush | Card::AFreshStart | Card::ConcentratedEffort, _) if plans => {
            Some(6.0)
        }
        (Card::CaffeineRush, Aim::Player(colour)) if plans => {
            Some(6.0 - f32::from(view.dice[colour.index()]) / 10.0)
        }
        (Card::UnderControl, Aim::Card(card)) if plans => Some(harm(card)),
        (Card::CrisisAverted, _) if view.phase == Phase::Rolled => Some(4.0),
        (Card::DisasterAverted, Aim::Die(die)) => Some(5.0 + activated_harm(view, die)),
        (Card::DisasterAverted, _) if view.phase == Phase::Rolled => Some(5.0),
        // Kept until a red trigger is about to take effect.
        (Card::Triage, _) if !view.treating.is_empty() => Some(5.0),
        _ => None,
    }
}

/// What the cards in the slot of an emergency die would cost.
fn activated_harm(view: &State, die: u8) -> f32 {
    let slot = view.emergency.dice[usize::from(die)];
    let Some(number) = slot.checked_sub(1) else {
        return 0.0;
    };
    let cards = view.slots.iter().filter_map(|row| row[usize::from(number)]);
    cards.map(harm).sum()
}
