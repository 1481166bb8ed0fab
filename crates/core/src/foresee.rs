//! What will come of an action, as far as a player can know it: nothing in it is left to chance, and nothing depends on
//! what is hidden from them.

use crate::board::{Board, NotDone};
use crate::chance::Untold;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::time::Time;

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
    let mut chance = Untold::default();
    let mut events = Vec::new();
    G::act(
        table,
        &mut after,
        seat,
        action,
        now,
        &mut chance,
        &mut events,
    )?;
    let viewer = Viewer::Seat(seat);
    let is_news = |event: &G::Event| G::reveals(table, event, viewer);
    // What is due happens before anybody acts.
    let is_due = G::deadline(table, state).is_some_and(|due| due <= now);
    let sure = !chance.was_asked() && !events.iter().any(is_news) && !is_due;
    Ok(sure.then_some(after))
}
