//! One action, or one tick of the clock, being carried out: facts are applied and told.

use klaxon_core::{Chance, Seat, Sink, Time};

use crate::action::Action;
use crate::apply::apply;
use crate::card::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::{absent, guy, round, slow};

/// What the rules need to carry something out.
pub(crate) struct Play<'a, C, S> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a mut State,
    pub(crate) now: Time,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
}

/// Checks whether the seat may do this. `legal` lists what passes here.
#[inline]
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
        Action::Play(Card::Guy) => guy::check(state, seat),
        Action::Play(card) if card.is_fuse() => crate::turn::check(state, seat, card),
        Action::Play(card) => crate::defuse::check(state, seat, card),
        Action::Bomb => crate::bomb::check(state, seat),
        Action::Pass => crate::pass::check(state, seat),
        Action::Call => slow::check(table, state, seat),
        Action::Ready => round::check(state, seat),
    }
}

/// When the game next needs to hear of the time.
pub(crate) fn deadline(table: &Table, state: &State) -> Option<Time> {
    match state.phase {
        Phase::Dealing | Phase::Over => None,
        Phase::Moving => {
            let absent = absent::due(table, state);
            Some(slow::due(table, state).map_or(absent, |slow| slow.min(absent)))
        }
        Phase::Window { closes } => Some(closes),
        Phase::Between => Some(round::due(state)),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check(self.table, self.state, seat, action)?;
        self.check_time()?;
        match action {
            Action::Play(Card::Guy) => self.relight(seat),
            Action::Play(card) if card.is_fuse() => self.lay(seat, card),
            Action::Play(card) => self.defuse(seat, card),
            Action::Bomb => self.explode(seat),
            Action::Pass => self.pass(seat),
            Action::Call => self.call(seat),
            Action::Ready => self.be_ready(seat),
        }
        Ok(())
    }

    /// What is due has happened before anybody acts; who comes later comes too late.
    fn check_time(&self) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Moving if self.now >= absent::due(self.table, self.state) => {
                Err(Refusal::Absent)
            }
            Phase::Window { closes } if self.now >= closes => Err(Refusal::WindowClosed),
            Phase::Between if self.now >= round::due(self.state) => Err(Refusal::NextRound),
            _ => Ok(()),
        }
    }

    /// Whatever was due by now happens, each at its time.
    pub(crate) fn tick(&mut self) {
        let now = self.now;
        while let Some(due) = deadline(self.table, self.state).filter(|due| *due <= now) {
            self.now = due;
            match self.state.phase {
                Phase::Moving if slow::due(self.table, self.state) == Some(due) => {
                    self.emit(Event::Slow(self.state.mover));
                }
                Phase::Moving => self.move_for_absent(),
                Phase::Window { .. } => self.close_window(),
                Phase::Between => self.begin_next_round(),
                Phase::Dealing | Phase::Over => return,
            }
        }
    }

    /// Carries out a fact and passes it on.
    pub(crate) fn emit(&mut self, event: Event) {
        apply(self.table, &mut self.state.parts, &event);
        self.sink.push(event);
    }
}
