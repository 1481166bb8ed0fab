//! What a seat may do now: exactly what `check` accepts.

use klaxon_core::{Listed, Seat};

use crate::action::{Action, Icons, Pick};
use crate::choice;
use crate::die::{Colour, Die};
use crate::event::Lock;
use crate::form::{Form, Row};
use crate::icon::{self, Icon};
use crate::place::{Bay, LineId, SpaceId, StationId, Target};
use crate::reroll::check_track;
use crate::state::{Phase, State};
use crate::stop;
use crate::table::Table;
use crate::triage;

/// Lists what the seat may do.
pub(crate) fn legal(
    table: &Table,
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(Listed<Action>),
) {
    if seat.index() >= table.players() || state.phase == Phase::Over {
        return;
    }
    let mut each = |action: Action| {
        each(Listed {
            action,
            mistake: false,
        });
    };
    match state.phase {
        Phase::Planning if !state.ready.contains(seat) => each(Action::Ready),
        Phase::Countdown => list_countdown(table, state, seat, &mut each),
        _ => {}
    }
    if seat == state.chief {
        list_chief(table, state, &mut each);
    }
}

/// What the chief decides.
fn list_chief(table: &Table, state: &State, each: &mut impl FnMut(Action)) {
    for next in table.seats().filter(|next| *next != state.chief) {
        each(Action::Chief(next));
    }
    if state.phase == Phase::Connecting {
        Bay::all().for_each(|bay| each(Action::Choose(Pick::Bay(bay))));
    }
    if let Some(choice) = state.choice {
        choice::options(table, state, choice, &mut |pick| each(Action::Choose(pick)));
        return;
    }
    if stop::has_stopped(table, state) {
        each(Action::Go);
    }
    let waiting = state.waiting_for_room(table);
    for card in waiting.iter() {
        each(match state.free_triage() {
            0 => Action::Drop(card),
            _ => Action::Keep(card),
        });
    }
    if state.triage.is_empty() || !triage::is_time(table, state) {
        return;
    }
    for card in state.triage.iter() {
        each(Action::Discard(card));
        if !state.effects.is_locked(Lock::Triage) {
            triage::aims(table, state, card, &mut |aim| each(Action::Use(card, aim)));
        }
    }
}

/// What a player does in the countdown.
fn list_countdown(table: &Table, state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    if !state.done.contains(seat) {
        each(Action::Done);
    }
    for colour in table.colours_of(seat) {
        let hand = &state.hands[colour.index()];
        let shown = Icon::ALL.into_iter().filter(|icon| hand[icon.index()] > 0);
        let shown: icon::Icons = shown.collect();
        if shown.is_empty() {
            continue;
        }
        list_places(table, state, colour, shown, each);
        list_sacrifices(table, state, colour, shown, each);
        if state.effects.rerolls[colour.index()] > 0 {
            list_rerolls(colour, hand, each);
        }
        if state.effects.sets[colour.index()] > 0 {
            list_sets(colour, shown, each);
        }
    }
}

/// Where a player can place which dice.
fn list_places(
    table: &Table,
    state: &State,
    colour: Colour,
    shown: icon::Icons,
    each: &mut impl FnMut(Action),
) {
    let mut list = |form: &Form, row: &Row, of: Target| {
        form.each_open(row, colour, shown, |icon, mut spaces| {
            let die = Die::new(colour, icon);
            while spaces != 0 {
                let space = spaces.trailing_zeros() as u8;
                spaces &= spaces - 1;
                each(Action::Place(die, SpaceId { of, space }));
            }
        });
    };
    for (bay, place) in Bay::all().zip(&state.bays) {
        let Some(patient) = place.patient else {
            continue;
        };
        for ((form, row), line) in table.lines_of(patient).iter().zip(&place.dice).zip(0..) {
            if !place.has_tile(line) {
                list(form, row, Target::Line(LineId { bay, line }));
            }
        }
    }
    let in_slots = state.slots.iter().flatten().flatten().copied();
    for card in in_slots.chain(state.stat.iter()) {
        let row = &state.on_cards[card.index()];
        list(table.card(card), row, Target::Card(card));
    }
    if !state.effects.is_locked(Lock::Stations) {
        for station in StationId::ALL {
            if state.stations[station.index()] > 0 {
                let row = &state.on_stations[station.index()];
                list(table.station(station), row, Target::Station(station));
            }
        }
    }
}

/// Which dice a player can put on the track, and for whom.
fn list_sacrifices(
    table: &Table,
    state: &State,
    colour: Colour,
    shown: icon::Icons,
    each: &mut impl FnMut(Action),
) {
    if check_track(table, state).is_err() {
        return;
    }
    for named in table.colours() {
        if state.unplaced(named) > u8::from(named == colour) {
            for icon in shown.iter() {
                each(Action::Sacrifice(Die::new(colour, icon), named));
            }
        }
    }
}

/// All the ways to pick dice for a re-roll, at least one.
fn list_rerolls(colour: Colour, hand: &Icons, each: &mut impl FnMut(Action)) {
    let mut icons: Icons = [0; Icon::COUNT];
    loop {
        // Counts up, digit by digit, to as many dice of each icon as there are.
        let Some(digit) = (0..Icon::COUNT).find(|&digit| icons[digit] < hand[digit]) else {
            return;
        };
        icons[..digit].fill(0);
        icons[digit] += 1;
        each(Action::Reroll(colour, icons));
    }
}

fn list_sets(colour: Colour, shown: icon::Icons, each: &mut impl FnMut(Action)) {
    for icon in shown.iter() {
        for other in Icon::ALL.into_iter().filter(|other| *other != icon) {
            each(Action::Set(Die::new(colour, icon), other));
        }
    }
}
