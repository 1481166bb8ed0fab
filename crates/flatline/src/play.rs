//! One action, or one tick of the clock, being carried out: facts are applied and told.

use klaxon_core::{Chance, Seat, Sink, Time};

use crate::action::Action;
use crate::apply::apply;
use crate::due::due;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::{choice, countdown, office, place_die, planning, reroll, resolve_cards, stop, triage};

/// What the rules need to carry something out.
pub(crate) struct Play<'a, C, S> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a mut State,
    pub(crate) now: Time,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
}

/// Checks whether the seat may do this. `legal` lists what passes here.
pub(crate) fn check(
    table: &Table,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if seat.index() >= table.players() {
        return Err(Refusal::NoSuchSeat);
    }
    if state.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    match action {
        Action::Choose(pick) => choice::check(table, state, seat, pick),
        Action::Go => stop::check(table, state, seat),
        Action::Use(card, aim) => triage::check_use(table, state, seat, card, aim),
        Action::Discard(card) => triage::check_discard(table, state, seat, card),
        Action::Keep(card) => resolve_cards::check_keep(table, state, seat, card),
        Action::Drop(card) => resolve_cards::check_drop(table, state, seat, card),
        Action::Chief(next) => office::check_hand_on(table, state, seat, next),
        Action::Ready => planning::check(state, seat),
        Action::Place(die, space) => place_die::check(table, state, seat, die, space),
        Action::Sacrifice(die, colour) => reroll::check_sacrifice(table, state, seat, die, colour),
        Action::Reroll(colour, icons) => reroll::check(table, state, seat, colour, &icons),
        Action::Set(die, icon) => reroll::check_set(table, state, seat, die, icon),
        Action::Done => countdown::check_done(state, seat),
    }
}

/// When the game next needs to hear of the time. A position that somebody set up, and in which something is due, goes on as
/// soon as it hears of the time.
pub(crate) fn deadline(table: &Table, state: &State) -> Option<Time> {
    match due(table, state) {
        Some(_) => Some(state.since),
        None => limit(table, state),
    }
}

/// When planning or the countdown ends, whatever the players do.
fn limit(table: &Table, state: &State) -> Option<Time> {
    match state.phase {
        Phase::Planning => Some(state.since.plus(table.options().planning?)),
        Phase::Countdown => Some(state.since.plus(countdown::LENGTH)),
        _ => None,
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check(self.table, self.state, seat, action)?;
        self.check_time()?;
        match action {
            Action::Choose(pick) => self.choose(pick),
            Action::Go => self.go_on(),
            Action::Use(card, aim) => self.use_triage(card, aim),
            Action::Discard(card) | Action::Drop(card) => self.emit(Event::Discarded(card)),
            Action::Keep(card) => self.emit(Event::Kept(card)),
            Action::Chief(next) => self.emit(Event::Chief(next)),
            Action::Ready => self.emit(Event::Ready(seat)),
            Action::Place(die, space) => {
                self.take_back_done(die.colour());
                self.emit(Event::Placed(die, space));
            }
            Action::Sacrifice(die, colour) => self.sacrifice(die, colour),
            Action::Reroll(colour, icons) => self.reroll(colour, &icons),
            Action::Set(die, icon) => self.set_die(die, icon),
            Action::Done => self.emit(Event::Done(seat)),
        }
        self.settle();
        Ok(())
    }

    /// What is due has happened before anybody acts; a player who comes later comes too late.
    fn check_time(&self) -> Result<(), Refusal> {
        match limit(self.table, self.state) {
            Some(limit) if self.now >= limit => Err(Refusal::TimeUp),
            _ => Ok(()),
        }
    }

    /// Whatever was due by now happens, each at its time.
    pub(crate) fn tick(&mut self) {
        let now = self.now;
        while let Some(at) = deadline(self.table, self.state).filter(|at| *at <= now) {
            self.now = at;
            if due(self.table, self.state).is_none() {
                match self.state.phase {
                    Phase::Planning => self.begin_countdown(),
                    _ => self.end_countdown(),
                }
            }
            self.settle();
        }
    }

    /// Carries out a fact and passes it on.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        apply(self.table, &mut self.state.parts, &event);
        self.sink.push(event);
    }
}
