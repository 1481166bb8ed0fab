//! What happened.

use klaxon_core::{Seat, Time};

use crate::card::Card;
use crate::choice::Choice;
use crate::die::{Colour, Die};
use crate::icon::Icon;
use crate::place::{Bay, LineId, SlotId, SpaceId, StationId};
use crate::state::{Ending, PatientId};

/// A fact: what came of the rules. Carrying it out needs none of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A patient comes from the deck to a bay.
    Patient(Bay, PatientId),
    /// The chief says where the dial starts (L-12).
    Connecting,
    /// A player is Chief Medical Officer.
    Chief(Seat),
    /// The diamond of the dial is at this bay.
    Dial(Bay),
    /// A round begins: the effects of the last one end, and those for the coming one hold.
    Round(u8),
    /// The left-most cube leaves meter and board, and so many emergency cards come (L-20, L-21).
    Power(u8),
    /// A card of the draw pile comes to a place.
    Revealed(Card, Spot),
    /// The discard pile is the new draw pile (L-22).
    Reshuffled,
    /// All emergency cards of step B have come.
    Added,
    /// The emergency dice are not rolled this round.
    Skipped,
    /// A roll of the emergency dice begins.
    Roll,
    /// An emergency die, 0 or 1, lies on the slot of this number, counted from 0.
    Emergency(u8, u8),
    /// An emergency die is ignored and leaves its slot.
    Ignored(u8),
    /// Something is locked for this round.
    Locked(Lock),
    /// Something is locked for the coming round.
    ComingLocked(Lock),
    /// A card of the emergency area activates (L-23).
    Activated(Card),
    /// These emergency dice, as bits, are rolled again (L-25).
    Escalates(u8),
    /// The chief has to choose.
    Choice(Choice),
    /// The chief chose.
    Chosen,
    /// Bad Timing: the triggers that fire, by bay: the space, counted from 1, or 0 for none.
    Timing([u8; 4]),
    /// A trigger takes effect: its bay, and the space, counted from 0.
    Fired(Bay, u8),
    /// The trigger of a treated patient does nothing.
    Quiet(Bay),
    /// A player has so many dice this round.
    Dice(Colour, u8),
    /// A player has so many dice in the coming round.
    ComingDice(Colour, u8),
    /// A player has so many re-rolls.
    Rerolls(Colour, u8),
    /// A player has so many re-rolls in the coming round.
    ComingRerolls(Colour, u8),
    /// A player may set so many dice.
    Sets(Colour, u8),
    /// A player may set so many dice in the coming round.
    ComingSets(Colour, u8),
    /// A cleared tile comes to a line.
    Cleared(LineId),
    /// A cleared tile leaves a line.
    Reopened(LineId),
    /// A triage card is used, and discarded.
    Used(Card),
    /// A card is discarded; dice on it are spent.
    Discarded(Card),
    /// A triage card goes back to the stat area.
    SetBack(Card),
    /// The left-most cube leaves meter and board, by a trigger.
    CubeLost,
    /// A removed cube returns to the meter.
    CubeGained,
    /// The left-most cube goes to a station.
    CubeMoved(StationId),
    /// A cube of a station goes to the meter.
    Recharged(StationId),
    /// The dial will not turn at the end of the round.
    Held,
    /// Red triggers of treated patients are ignored this round.
    Ignoring,
    /// The emergency dice will not be rolled this round.
    Skip,
    /// The emergency dice will not be rolled in the coming round.
    ComingSkip,
    /// One emergency die will be rolled this round.
    Single,
    /// One emergency die will be rolled in the coming round.
    ComingSingle,
    /// The card in row 2 of a slot, counted from 0, slides down.
    Slid(u8),
    /// Planning begins.
    Planning(Time),
    /// A player is ready.
    Ready(Seat),
    /// The countdown begins.
    Countdown(Time),
    /// A die is rolled.
    Rolled(Die),
    /// A die is placed.
    Placed(Die, SpaceId),
    /// A die is put on the re-roll track.
    Sacrificed(Die),
    /// A die is rolled again and shows this now.
    Rerolled(Die, Icon),
    /// A die is set to another face.
    Set(Die, Icon),
    /// A player is done.
    Done(Seat),
    /// A player is not done after all.
    Undone(Seat),
    /// The countdown is over.
    Resolution(Time),
    /// F begins: cards are being resolved (L-40).
    Stat,
    /// A stat card goes to the X area.
    Failed(Card),
    /// A stat card becomes a triage card.
    Kept(Card),
    /// The dice on a card go back.
    Returned(Card),
    /// All cards are resolved.
    CardsDone,
    /// G begins, with this bay (L-42).
    Patients(Bay),
    /// A bay had its turn; dice on its lines go back.
    Resolved(Bay),
    /// A patient is treated, while the dial touches this trigger space, counted from 0.
    Treated(Bay, u8),
    /// A treated patient leaves the game.
    Left(Bay),
    /// Patients and stations are resolved.
    Turning,
    /// All dice are back with their players.
    Gathered,
    /// The game is over.
    Ended(Ending, Time),
}

/// Where a card from the draw pile comes to (L-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A place of the emergency area.
    Slot(SlotId),
    /// The stat area.
    Stat,
    /// Out of the game.
    Out,
}

/// What can be locked for a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lock {
    /// The re-roll track.
    Track,
    /// The recharging stations.
    Stations,
    /// The triage area.
    Triage,
    /// Green triggers.
    Green,
}

impl Lock {
    /// All of them.
    pub const ALL: [Lock; 4] = [Lock::Track, Lock::Stations, Lock::Triage, Lock::Green];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Lock::Track => "track",
            Lock::Stations => "stations",
            Lock::Triage => "triage",
            Lock::Green => "green",
        }
    }
}
