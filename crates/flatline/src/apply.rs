//! Facts carried out. Nothing else changes a state.
//!
//! Facts may come from a record that somebody wrote by hand: what can't be is left out, and counters stop at their limit.

use klaxon_core::Seats;
use strum::EnumCount;

use crate::card::{Card, Cards};
use crate::die::{Die, MAX_COLOURS};
use crate::event::{Event, Spot};
use crate::form::{EMPTY, Row};
use crate::icon::Icon;
use crate::place::{Bay, LineId, SlotId, Target};
use crate::state::{Effects, Emergency, Parts, Phase, Place, TRACK};
use crate::table::Table;

/// Carries out one fact.
#[inline]
pub(crate) fn apply(table: &Table, state: &mut Parts, event: &Event) {
    match *event {
        Event::Patient(bay, patient) => {
            state.left = state.left.saturating_sub(1);
            state.bays[bay.index()] = Place {
                patient: Some(patient),
                ..Place::EMPTY
            };
        }
        Event::Connecting => state.phase = Phase::Connecting,
        Event::Chief(seat) => state.chief = seat,
        Event::Dial(bay) => state.diamond = bay,
        Event::Round(number) => begin_round(table, state, number),
        Event::Power(cards) => {
            state.meter = state.meter.saturating_sub(1);
            state.phase = Phase::Cards(cards);
        }
        Event::Revealed(card, spot) => reveal(state, card, spot),
        Event::Reshuffled => {
            state.draw = state.draw.or(state.discard);
            state.discard = Cards::NONE;
        }
        Event::Added => state.phase = Phase::Dice,
        Event::Skipped => {}
        Event::Roll => {
            state.phase = Phase::Rolled;
            state.emergency.live = 0;
            state.emergency.passed = 0;
            state.emergency.again = 0;
        }
        Event::Emergency(die, slot) => {
            let die = usize::from(die & 1);
            state.emergency.dice[die] = slot + 1;
            state.emergency.live |= 1 << die;
            state.emergency.rolls[die] = state.emergency.rolls[die].saturating_add(1);
        }
        Event::Ignored(die) => {
            state.emergency.dice[usize::from(die & 1)] = 0;
            state.emergency.live &= !(1 << (die & 1));
        }
        Event::Locked(lock) => state.effects.lock(lock),
        Event::ComingLocked(lock) => state.coming.lock(lock),
        Event::Activated(card) => {
            if let Some(slot) = state.slot_of(card) {
                state.emergency.passed = slot.rank();
            }
        }
        Event::Escalates(dice) => state.emergency.again = dice & 3,
        Event::Choice(choice) => state.choice = Some(choice),
        Event::Chosen => state.choice = None,
        Event::Timing(spaces) => state.timing = spaces,
        Event::Fired(bay, _) => match state.phase {
            Phase::Rolled => state.timing[bay.index()] = 0,
            _ => state.treating.fired |= 1 << bay.0,
        },
        Event::Quiet(bay) => state.treating.fired |= 1 << bay.0,
        Event::Dice(colour, count) => state.dice[colour.index()] = count,
        Event::ComingDice(colour, count) => state.coming_dice[colour.index()] = count,
        Event::Rerolls(colour, count) => state.effects.rerolls[colour.index()] = count,
        Event::ComingRerolls(colour, count) => state.coming.rerolls[colour.index()] = count,
        Event::Sets(colour, count) => state.effects.sets[colour.index()] = count,
        Event::ComingSets(colour, count) => state.coming.sets[colour.index()] = count,
        Event::Cleared(id) => {
            state.bays[id.bay.index()].tiles |= 1 << id.line;
            spend_row(state, Target::Line(id));
        }
        Event::Reopened(LineId { bay, line }) => state.bays[bay.index()].tiles &= !(1 << line),
        Event::Used(card) | Event::Discarded(card) => {
            start_stat(state, card);
            take(state, card);
            spend_dice(state, card);
            state.discard.insert(card);
        }
        Event::SetBack(card) => {
            take(state, card);
            state.stat.insert(card);
        }
        Event::CubeLost => state.meter = state.meter.saturating_sub(1),
        Event::CubeGained => state.meter = state.meter.saturating_add(1),
        Event::CubeMoved(station) => {
            state.meter = state.meter.saturating_sub(1);
            let cubes = &mut state.stations[station.index()];
            *cubes = cubes.saturating_add(1);
        }
        Event::Recharged(station) => {
            let cubes = &mut state.stations[station.index()];
            *cubes = cubes.saturating_sub(1);
            state.meter = state.meter.saturating_add(1);
        }
        Event::Held => state.effects.held = true,
        Event::Ignoring => state.effects.ignoring = true,
        Event::Skip => state.effects.skip = true,
        Event::ComingSkip => state.coming.skip = true,
        Event::Single => state.effects.single = true,
        Event::ComingSingle => state.coming.single = true,
        Event::Slid(number) => {
            let number = usize::from(number).min(state.slots[0].len() - 1);
            state.slots[0][number] = state.slots[1][number].take();
        }
        Event::Planning(at) => {
            state.phase = Phase::Planning;
            state.since = at;
            let Emergency { dice, rolls, .. } = state.emergency;
            state.emergency = Emergency {
                dice,
                rolls,
                ..Emergency::default()
            };
        }
        Event::Ready(seat) => state.ready.insert(seat),
        Event::Countdown(at) => {
            state.phase = Phase::Countdown;
            state.since = at;
            state.ready = Seats::NONE;
        }
        Event::Rolled(die) => {
            put(state, die);
            count_roll(state, die);
        }
        Event::Placed(die, space) => {
            pick_up(state, die);
            let place = state.row_mut(space.of).get_mut(usize::from(space.space));
            place.into_iter().for_each(|place| *place = Some(die));
        }
        Event::Sacrificed(die) => {
            pick_up(state, die);
            let free = state.track.iter_mut().find(|place| place.is_none());
            free.into_iter().for_each(|place| *place = Some(die));
        }
        Event::Rerolled(die, icon) => {
            pick_up(state, die);
            put(state, Die::new(die.colour(), icon));
            count_roll(state, die);
        }
        Event::Set(die, icon) => {
            pick_up(state, die);
            put(state, Die::new(die.colour(), icon));
        }
        Event::Done(seat) => state.done.insert(seat),
        Event::Undone(seat) => state.done.remove(seat),
        Event::Resolution(at) => {
            state.phase = Phase::Ended;
            state.since = at;
            state.done = Seats::NONE;
        }
        Event::Stat => state.phase = Phase::Stat { started: false },
        Event::Failed(card) => {
            start_stat(state, card);
            take(state, card);
            spend_dice(state, card);
            state.failed.insert(card);
        }
        Event::Kept(card) => {
            start_stat(state, card);
            take(state, card);
            spend_dice(state, card);
            state.triage.insert(card);
        }
        Event::Returned(card) => spend_dice(state, card),
        Event::CardsDone => state.phase = Phase::CardsDone,
        Event::Patients(first) => state.phase = Phase::Patients { first, done: 0 },
        Event::Resolved(bay) => {
            spend_bay(state, bay);
            if let Phase::Patients { done, .. } = &mut state.phase {
                *done |= 1 << bay.0;
            }
        }
        Event::Treated(bay, space) => state.treating.push(bay, space),
        Event::Left(bay) => {
            spend_bay(state, bay);
            if let Some(patient) = state.bays[bay.index()].patient {
                state.gone |= 1u32.checked_shl(patient.0.into()).unwrap_or(0);
            }
            state.bays[bay.index()] = Place::EMPTY;
            state.treating.remove(bay);
        }
        Event::Turning => state.phase = Phase::Turning,
        Event::Gathered => gather(state),
        Event::Ended(why, at) => {
            state.end = Some((why, at));
            state.phase = Phase::Over;
        }
    }
}

fn begin_round(table: &Table, state: &mut Parts, number: u8) {
    state.round = number;
    state.phase = Phase::Power;
    state.effects = state.coming;
    state.coming = Effects::default();
    state.dice = state.coming_dice;
    for colour in table.colours() {
        state.coming_dice[colour.index()] = table.usual_dice();
    }
    state.emergency = Emergency::default();
    state.rolls = [0; MAX_COLOURS];
}

fn reveal(state: &mut Parts, card: Card, spot: Spot) {
    take(state, card);
    state.draw.remove(card);
    state.draws = state.draws.saturating_add(1);
    match spot {
        Spot::Slot(SlotId { number, above }) => {
            state.slots[usize::from(above)][usize::from(number)] = Some(card);
        }
        Spot::Stat => state.stat.insert(card),
        Spot::Out => state.out.insert(card),
    }
}

/// Once a card has left the stat area in F, the others follow.
fn start_stat(state: &mut Parts, card: Card) {
    if let Phase::Stat { started } = &mut state.phase {
        *started |= state.stat.contains(card);
    }
}

/// A card leaves the place where it lies on the board.
fn take(state: &mut Parts, card: Card) {
    state.triage.remove(card);
    state.stat.remove(card);
    for place in state.slots.iter_mut().flatten() {
        place.take_if(|one| *one == card);
    }
}

/// The dice on a card are out of use until the round ends (L-37).
fn spend_dice(state: &mut Parts, card: Card) {
    spend_row(state, Target::Card(card));
}

/// The dice on something are out of use until the round ends.
fn spend_row(state: &mut Parts, target: Target) {
    let row = std::mem::replace(state.row_mut(target), EMPTY);
    spend(state, &row);
}

/// The dice on all lines of a bay are out of use until the round ends.
fn spend_bay(state: &mut Parts, bay: Bay) {
    let rows = state.bays[bay.index()].dice;
    for row in &rows {
        spend(state, row);
    }
    state.bays[bay.index()].dice = Place::EMPTY.dice;
}

fn spend(state: &mut Parts, row: &Row) {
    for die in row.iter().flatten() {
        let spent = &mut state.spent[die.colour().index()];
        *spent = spent.saturating_add(1);
    }
}

/// A die comes to its player.
fn put(state: &mut Parts, die: Die) {
    let count = &mut state.hands[die.colour().index()][die.icon().index()];
    *count = count.saturating_add(1);
}

/// A player takes up one of their dice.
fn pick_up(state: &mut Parts, die: Die) {
    let count = &mut state.hands[die.colour().index()][die.icon().index()];
    *count = count.saturating_sub(1);
}

fn count_roll(state: &mut Parts, die: Die) {
    let rolls = &mut state.rolls[die.colour().index()];
    *rolls = rolls.saturating_add(1);
}

/// All dice go back to their players (L-46).
fn gather(state: &mut Parts) {
    state.hands = [[0; Icon::COUNT]; MAX_COLOURS];
    state.spent = [0; MAX_COLOURS];
    state.track = [None; TRACK];
    state.on_stations = [EMPTY; 2];
    state.on_cards = [EMPTY; Card::COUNT];
    for place in &mut state.bays {
        place.dice = Place::EMPTY.dice;
    }
}
