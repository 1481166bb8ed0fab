//! What flies over the table: dice from the tray, or from a mate, to their spaces. The table itself has changed before.

use klaxon_flatline::place::{SpaceId, Target};
use klaxon_flatline::{Colour, Die};

use super::board;
use super::draw;
use crate::ears::{self, Sound};
use crate::shell::motion::{self, Flight, Spot};

fn space_at(space: SpaceId) -> Option<Spot> {
    let mark = board::mark(space.of.into());
    motion::spot(&format!(
        "[data-at='{mark}'] [data-space='{}']",
        space.space
    ))
}

/// The person places a die: a copy of it flies from the tray to its space.
pub(crate) fn place(die: Die, place: usize, space: SpaceId) {
    ears::hear(Sound::Place);
    let from = motion::spot(&format!(".dbtn[data-place='{place}'] .d"));
    if let (Some(from), Some(to)) = (from, space_at(space)) {
        motion::fly(&draw::die(die), from, to, Flight::Place);
    }
}

/// A mate places a die: it flies from where their name stands.
pub(crate) fn mate_places(die: Die, space: SpaceId) {
    if let (Some(from), Some(to)) = (player(die.colour()), space_at(space)) {
        motion::fly(&draw::die(die), from, to, Flight::Mate);
    }
}

fn player(colour: Colour) -> Option<Spot> {
    let spot = motion::spot(&format!("[data-at='player-{colour}']"))?;
    Some(Spot {
        width: spot.height,
        ..spot
    })
}

/// A die can't go there: it shakes, and so does the place.
pub(crate) fn refuse(target: Target) {
    let mark = board::mark(target.into());
    motion::shake(&format!("[data-at='{mark}']"));
    motion::shake(".dbtn[aria-pressed=true] .d");
}
