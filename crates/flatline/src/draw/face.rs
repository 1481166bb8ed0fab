//! What can be drawn.

use crate::card::Card;
use crate::deck::{Meter, Station};
use crate::line::Line;
use crate::patient::Patient;

/// Something printed.
#[derive(Clone, Copy, Debug)]
pub enum Face<'a> {
    /// A patient.
    Patient(&'a Patient),
    /// An emergency card, and what clears it.
    Card(Card, &'a Line),
    /// A recharging station.
    Station(&'a Station),
    /// A power meter, both sides.
    Meter(&'a Meter),
}
