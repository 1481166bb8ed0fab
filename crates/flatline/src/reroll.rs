//! Dice are rolled again, or set to another face (L-35, L-36, L-61).

use klaxon_core::{Chance, Seat, Sink};

use crate::action::Icons;
use crate::countdown::{self, check_die, check_own};
use crate::die::{Colour, Die};
use crate::event::{Event, Lock};
use crate::icon::Icon;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::State;
use crate::table::Table;

/// Checks whether a seat may put a die on the re-roll track for a player.
pub(crate) fn check_sacrifice(
    table: &Table,
    state: &State,
    seat: Seat,
    die: Die,
    named: Colour,
) -> Result<(), Refusal> {
    countdown::check(state)?;
    check_own(table, seat, die.colour())?;
    check_die(state, die)?;
    check_track(table, state)?;
    if named.index() >= table.colour_count() {
        return Err(Refusal::NothingToReroll);
    }
    let given = u8::from(named == die.colour());
    match state.unplaced(named) > given {
        true => Ok(()),
        false => Err(Refusal::NothingToReroll),
    }
}

/// Checks that the track takes a die.
pub(crate) fn check_track(table: &Table, state: &State) -> Result<(), Refusal> {
    if state.effects.is_locked(Lock::Track) {
        return Err(Refusal::TrackLocked);
    }
    match state.on_track() < table.track() {
        true => Ok(()),
        false => Err(Refusal::TrackFull),
    }
}

/// Checks whether a seat may roll these dice again.
pub(crate) fn check(
    table: &Table,
    state: &State,
    seat: Seat,
    colour: Colour,
    icons: &Icons,
) -> Result<(), Refusal> {
    countdown::check(state)?;
    check_own(table, seat, colour)?;
    if state.effects.rerolls[colour.index()] == 0 {
        return Err(Refusal::NoReroll);
    }
    let hand = &state.hands[colour.index()];
    let has_all = icons.iter().zip(hand).all(|(some, all)| some <= all);
    match has_all && icons.iter().any(|&count| count > 0) {
        true => Ok(()),
        false => Err(Refusal::NoSuchDie),
    }
}

/// Checks whether a seat may set a die to another face.
pub(crate) fn check_set(
    table: &Table,
    state: &State,
    seat: Seat,
    die: Die,
    icon: Icon,
) -> Result<(), Refusal> {
    countdown::check(state)?;
    check_own(table, seat, die.colour())?;
    if state.effects.sets[die.colour().index()] == 0 {
        return Err(Refusal::NoSet);
    }
    check_die(state, die)?;
    match die.icon() == icon {
        true => Err(Refusal::SameIcon),
        false => Ok(()),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A die goes to the track, and the named player has a re-roll.
    pub(crate) fn sacrifice(&mut self, die: Die, named: Colour) {
        self.take_back_done(die.colour());
        self.emit(Event::Sacrificed(die));
        self.give_reroll(named);
    }

    /// A player uses a re-roll.
    pub(crate) fn reroll(&mut self, colour: Colour, icons: &Icons) {
        self.take_back_done(colour);
        let left = self.state.effects.rerolls[colour.index()].saturating_sub(1);
        self.emit(Event::Rerolls(colour, left));
        for (icon, &count) in Icon::ALL.into_iter().zip(icons) {
            for _ in 0..count {
                let shown = self.roll_icon(colour);
                self.emit(Event::Rerolled(Die::new(colour, icon), shown));
            }
        }
    }

    /// A player sets a die to another face.
    pub(crate) fn set_die(&mut self, die: Die, icon: Icon) {
        let colour = die.colour();
        self.take_back_done(colour);
        let left = self.state.effects.sets[colour.index()].saturating_sub(1);
        self.emit(Event::Sets(colour, left));
        self.emit(Event::Set(die, icon));
    }
}
