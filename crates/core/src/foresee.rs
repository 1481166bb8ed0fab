//! What will come of an action, as far as a player can know it: nothing in it is left to chance, and nothing depends on
//! what is hidden from them.

use crate::board::{Board, NotDone};
use crate::chance::{Seeded, Untold};
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::time::Time;

/// How many ways to fill in what a player can't know are tried.
const WAYS: u64 = 8;

/// What will come of an action.
pub enum Foreseen {
    /// It will be refused.
    Refused(NotDone),
    /// It will be carried out. What comes of it is for those to tell who have the dice and all cards.
    Unsure,
    /// The game after it.
    Sure(Box<dyn Board>),
}

impl std::fmt::Debug for Foreseen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Foreseen::Refused(why) => f.debug_tuple("Refused").field(why).finish(),
            Foreseen::Unsure => f.write_str("Unsure"),
            Foreseen::Sure(_) => f.write_str("Sure(..)"),
        }
    }
}

impl Foreseen {
    /// The game after the action, if that is sure.
    pub fn sure(self) -> Option<Box<dyn Board>> {
        match self {
            Foreseen::Sure(board) => Some(board),
            Foreseen::Refused(_) | Foreseen::Unsure => None,
        }
    }

    /// Returns whether the action will be refused.
    pub fn is_refused(&self) -> bool {
        matches!(self, Foreseen::Refused(_))
    }
}

/// A position after an action; none if that is not sure.
pub(crate) fn foresee<G: Game>(
    table: &G::Table,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    now: Time,
) -> Result<Option<G::State>, G::Refusal> {
    let mut after = state.clone();
    let events = act::<G>(table, &mut after, seat, action, now)?;
    let is_due = G::deadline(table, state).is_some_and(|due| due <= now);
    let Some(events) = events.filter(|_| !is_due) else {
        return Ok(None);
    };
    let same = !G::HIDES || comes_out_the_same::<G>(table, state, seat, action, now, &events);
    Ok(same.then_some(after))
}

/// What happens; none if some of it is left to chance.
fn act<G: Game>(
    table: &G::Table,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    now: Time,
) -> Result<Option<Vec<G::Event>>, G::Refusal> {
    let mut chance = Untold::default();
    let mut events = Vec::new();
    G::act(table, state, seat, action, now, &mut chance, &mut events)?;
    Ok((!chance.was_asked()).then_some(events))
}

/// Returns whether the same happens whatever is hidden from the seat.
fn comes_out_the_same<G: Game>(
    table: &G::Table,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    now: Time,
    events: &[G::Event],
) -> bool {
    let viewer = Viewer::Seat(seat);
    let view = G::view(table, state, viewer);
    (0..WAYS).all(|way| {
        let mut chance = Seeded::from_number(way);
        let mut filled = G::resample(table, &view, viewer, &mut chance);
        let there = act::<G>(table, &mut filled, seat, action, now);
        matches!(there, Ok(Some(there)) if there == events)
    })
}
