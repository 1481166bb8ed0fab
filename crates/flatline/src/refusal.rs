//! Why an action is not accepted.

use klaxon_core::{Message, Reason, Seat};

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// The game is over.
    Over,
    /// Another player decides.
    NotChief(Seat),
    /// There is nothing to choose.
    NoChoice,
    /// It is not one of the options.
    NotAnOption,
    /// No stop is made.
    NoStop,
    /// The player who should take the office has it, or does not sit here.
    NoSuchChief,
    /// The card is not in the triage area.
    NotInTriage,
    /// No Help In Sight is active.
    NoHelp,
    /// Triage cards can't be handled now.
    NotNow,
    /// The card could do nothing, or not this.
    NothingToDo,
    /// No cleared stat card waits for room.
    NoneWaits,
    /// The card is no cleared stat card.
    NotCleared,
    /// All triage slots are full.
    NoRoom,
    /// There is room in the triage area.
    Room,
    /// It is not the planning phase.
    NotPlanning,
    /// The player is ready already.
    ReadyAlready,
    /// It is not the countdown.
    NotCountdown,
    /// The time is up.
    TimeUp,
    /// The player is done already.
    DoneAlready,
    /// The dice are another player's.
    NotYours,
    /// The player has no such die left.
    NoSuchDie,
    /// There is no such space.
    NoSuchSpace,
    /// A die lies there.
    SpaceTaken,
    /// The line is cleared.
    LineCleared,
    /// The space asks for another icon.
    OtherIcon,
    /// The dice on these spaces have to match.
    NoMatch,
    /// One player alone fills this line.
    OnePlayer,
    /// Exactly two players fill this line.
    TwoPlayers,
    /// Two players or more fill this line.
    MorePlayers,
    /// Each player places one die on this line.
    EachOnce,
    /// One player fills the left part of this line, another the right part.
    SplitLine,
    /// The station has no cube.
    StationEmpty,
    /// Power Lock is active.
    StationsLocked,
    /// The re-roll track is locked.
    TrackLocked,
    /// The re-roll track is full.
    TrackFull,
    /// The named player has no unplaced die left.
    NothingToReroll,
    /// The player has no re-roll.
    NoReroll,
    /// The player may set no die.
    NoSet,
    /// The die shows that already.
    SameIcon,
}

impl Refusal {
    /// The rule, and what to tell the player.
    pub fn reason(&self) -> Reason {
        Reason {
            rule: self.rule(),
            message: self.message(),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat | Refusal::NotYours => "L-10",
            Refusal::Over => "L-55",
            Refusal::NotChief(_)
            | Refusal::NoChoice
            | Refusal::NotAnOption
            | Refusal::NoSuchChief => "L-16",
            Refusal::NoStop | Refusal::NotNow | Refusal::NothingToDo => "L-52",
            Refusal::NotInTriage => "L-50",
            Refusal::NoHelp => "L-51",
            Refusal::NoneWaits | Refusal::NotCleared | Refusal::NoRoom | Refusal::Room => "L-40",
            Refusal::NotPlanning => "L-24",
            Refusal::ReadyAlready
            | Refusal::NotCountdown
            | Refusal::TimeUp
            | Refusal::DoneAlready => "L-30",
            Refusal::NoSuchDie | Refusal::NoSuchSpace | Refusal::SpaceTaken => "L-31",
            Refusal::LineCleared => "L-42",
            Refusal::OtherIcon
            | Refusal::NoMatch
            | Refusal::OnePlayer
            | Refusal::TwoPlayers
            | Refusal::MorePlayers
            | Refusal::EachOnce
            | Refusal::SplitLine => "L-32",
            Refusal::StationEmpty => "L-45",
            Refusal::StationsLocked | Refusal::TrackLocked => "L-60",
            Refusal::TrackFull => "L-35",
            Refusal::NothingToReroll | Refusal::NoReroll | Refusal::NoSet => "L-36",
            Refusal::SameIcon => "L-61",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Refusal::NoSuchSeat => Message::new("flatline-refused-no-such-seat"),
            Refusal::Over => Message::new("flatline-refused-over"),
            Refusal::NotChief(chief) => {
                Message::new("flatline-refused-not-chief").with("seat", chief.to_string())
            }
            Refusal::NoChoice => Message::new("flatline-refused-no-choice"),
            Refusal::NotAnOption => Message::new("flatline-refused-not-an-option"),
            Refusal::NoStop => Message::new("flatline-refused-no-stop"),
            Refusal::NoSuchChief => Message::new("flatline-refused-no-such-chief"),
            Refusal::NotInTriage => Message::new("flatline-refused-not-in-triage"),
            Refusal::NoHelp => Message::new("flatline-refused-no-help"),
            Refusal::NotNow => Message::new("flatline-refused-not-now"),
            Refusal::NothingToDo => Message::new("flatline-refused-nothing-to-do"),
            Refusal::NoneWaits => Message::new("flatline-refused-none-waits"),
            Refusal::NotCleared => Message::new("flatline-refused-not-cleared"),
            Refusal::NoRoom => Message::new("flatline-refused-no-room"),
            Refusal::Room => Message::new("flatline-refused-room"),
            Refusal::NotPlanning => Message::new("flatline-refused-not-planning"),
            Refusal::ReadyAlready => Message::new("flatline-refused-ready-already"),
            Refusal::NotCountdown => Message::new("flatline-refused-not-countdown"),
            Refusal::TimeUp => Message::new("flatline-refused-time-up"),
            Refusal::DoneAlready => Message::new("flatline-refused-done-already"),
            Refusal::NotYours => Message::new("flatline-refused-not-yours"),
            Refusal::NoSuchDie => Message::new("flatline-refused-no-such-die"),
            Refusal::NoSuchSpace => Message::new("flatline-refused-no-such-space"),
            Refusal::SpaceTaken => Message::new("flatline-refused-space-taken"),
            Refusal::LineCleared => Message::new("flatline-refused-line-cleared"),
            Refusal::OtherIcon => Message::new("flatline-refused-other-icon"),
            Refusal::NoMatch => Message::new("flatline-refused-no-match"),
            Refusal::OnePlayer => Message::new("flatline-refused-one-player"),
            Refusal::TwoPlayers => Message::new("flatline-refused-two-players"),
            Refusal::MorePlayers => Message::new("flatline-refused-more-players"),
            Refusal::EachOnce => Message::new("flatline-refused-each-once"),
            Refusal::SplitLine => Message::new("flatline-refused-split-line"),
            Refusal::StationEmpty => Message::new("flatline-refused-station-empty"),
            Refusal::StationsLocked => Message::new("flatline-refused-stations-locked"),
            Refusal::TrackLocked => Message::new("flatline-refused-track-locked"),
            Refusal::TrackFull => Message::new("flatline-refused-track-full"),
            Refusal::NothingToReroll => Message::new("flatline-refused-nothing-to-reroll"),
            Refusal::NoReroll => Message::new("flatline-refused-no-reroll"),
            Refusal::NoSet => Message::new("flatline-refused-no-set"),
            Refusal::SameIcon => Message::new("flatline-refused-same-icon"),
        }
    }
}
