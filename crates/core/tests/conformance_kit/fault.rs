//! The faults that the toy game can have, and what the kit says to each.

/// One deliberate violation of the contract each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fault {
    ListsWhatIsRefused,
    RefusesWhenItIsLate,
    ListsTwice,
    ListsBySecrets,
    AcceptsTheUnlisted,
    AcceptsAfterTheEnd,
    RefusalChangesTheState,
    RefusalEmitsEvents,
    LateRefusalChangesTheState,
    LateActionMovesWithoutEvent,
    StateMovesWithoutEvent,
    EventLosesAPebble,
    ActionTextIsCut,
    ActionTextHasAColon,
    EventTextIsCut,
    EventTextHasASemicolon,
    BlankedTextIsCut,
    BlankedTextHasASemicolon,
    BlankedEventLeaks,
    BlankedEventSaysTooLittle,
    ViewHasNoDeadline,
    ViewHasAnOutcome,
    NeighbourIsSeen,
    ResampleRedrawsTheKnown,
    ResampleInventsAZero,
    ZeroMovesTheDeadline,
    ZeroEndsTheGame,
    ZeroIsListed,
    ResampleIsConstant,
    ResampleIsConstantForSpectators,
    SwapsNothing,
    RollTellsASecret,
    ActionTellsASecret,
    ClockTellsASecret,
    ShowingTellsASecret,
    RefusalTellsASecret,
    FallbackTellsASecret,
    ShowsUnannounced,
    FallbackOutOfTurn,
    FallbackIsAMistake,
    EventBeforeTheDeadline,
    ChangeBeforeTheDeadline,
    NothingAtTheDeadline,
    DeadlineInThePast,
    LateTickEndsLater,
    LateTickSkipsTheBell,
    LateTickRingsTwice,
    LateTickMovesWithoutEvent,
    ClockStandsStill,
    ClockGoesOnAndOn,
    DeadlineAfterTheEnd,
    ListsAfterTheEnd,
    RingsAfterTheEnd,
    NobodyCanAct,
    PositionTextIsCut,
    OptionsCannotBeRead,
    OptionsReadDifferently,
    OptionsForgetTheClock,
    CountsInSecret,
    AwaitsTheIdle,
    AwaitsNobodysSeat,
    AwaitsAfterTheEnd,
    NothingIsDoneForTheAwaited,
    LeftToNoClock,
    ViewAwaitsNobody,
    AwaitedTellsASecret,
    OfficeOfNobodysSeat,
    OfficeIsSecret,
    OfficeIsHandedOnOutOfTurn,
    OfficeStaysWhereItIs,
    OfficeAfterTheEnd,
    NothingLapses,
    SetUpForgetsTheTurn,
    PartIsSaidTwice,
    PartIsSaidAnew,
    UsualPartIsNotUnderstood,
    NameIsUnknown,
    NameIsForgotten,
}

/// What the kit says while it plays.
pub(crate) const COMPLAINTS: [(Fault, &str); 75] = [
    (Fault::PositionTextIsCut, "does not survive as"),
    (Fault::ListsWhatIsRefused, "is listed, but refused"),
    (Fault::RefusesWhenItIsLate, "was listed, and refused"),
    (Fault::ListsTwice, "Pass is listed twice"),
    (Fault::ListsBySecrets, "sees another list than there is"),
    (Fault::AcceptsTheUnlisted, "is accepted, but not listed"),
    (
        Fault::AcceptsAfterTheEnd,
        "Pass is accepted, but not listed",
    ),
    (Fault::RefusalChangesTheState, "changed something"),
    (Fault::RefusalEmitsEvents, "changed something"),
    (Fault::LateRefusalChangesTheState, "changed something"),
    (Fault::LateActionMovesWithoutEvent, "do not make the state"),
    (Fault::StateMovesWithoutEvent, "do not make the state"),
    (Fault::EventLosesAPebble, "creates or loses something"),
    (Fault::ActionTextIsCut, "does not survive as \"take\""),
    (Fault::ActionTextHasAColon, "does not survive as \"take: "),
    (Fault::EventTextIsCut, "does not survive as \"took "),
    (Fault::EventTextHasASemicolon, "does not survive as \"took "),
    (
        Fault::BlankedTextIsCut,
        "number: None }, which does not survive as \"dealt 2\"",
    ),
    (
        Fault::BlankedTextHasASemicolon,
        "number: None }, which does not survive as \"dealt 2; -\"",
    ),
    (Fault::BlankedEventLeaks, "and should see"),
    (Fault::BlankedEventSaysTooLittle, "and should see"),
    (Fault::ViewHasNoDeadline, "sees another deadline"),
    (Fault::ViewHasAnOutcome, "sees another outcome"),
    (
        Fault::NeighbourIsSeen,
        "can tell a swapped state from the real one by what they see",
    ),
    (
        Fault::ResampleRedrawsTheKnown,
        "can tell a resampled state from the real one by what they see",
    ),
    (
        Fault::ResampleInventsAZero,
        "what is resampled for Seat(Seat(0)) creates or loses something",
    ),
    (
        Fault::ZeroMovesTheDeadline,
        "can tell a resampled state from the real one by the deadline",
    ),
    (
        Fault::ZeroEndsTheGame,
        "can tell a resampled state from the real one by the outcome",
    ),
    (
        Fault::ZeroIsListed,
        "can tell a resampled state from the real one by what they may do",
    ),
    (
        Fault::RollTellsASecret,
        "state from the real one after Action(Seat(0), Pass)",
    ),
    (
        Fault::ActionTellsASecret,
        "Seat(Seat(1)) can tell a resampled state from the real one after Action(Seat(0), ",
    ),
    (
        Fault::ClockTellsASecret,
        "state from the real one after Tick",
    ),
    (
        Fault::ShowingTellsASecret,
        "state from the real one after Tick",
    ),
    (
        Fault::RefusalTellsASecret,
        "reveals: false, refusal: Some(Over) }",
    ),
    (
        Fault::FallbackTellsASecret,
        "state from the real one by what is done for them",
    ),
    (Fault::ShowsUnannounced, "state from the real one after "),
    (Fault::FallbackOutOfTurn, "the fallback"),
    (Fault::FallbackIsAMistake, "the fallback"),
    (
        Fault::EventBeforeTheDeadline,
        "something happened before the deadline",
    ),
    (
        Fault::ChangeBeforeTheDeadline,
        "something happened before the deadline",
    ),
    (
        Fault::NothingAtTheDeadline,
        "nothing happened at the deadline",
    ),
    (Fault::DeadlineInThePast, "a deadline in the past"),
    (Fault::LateTickEndsLater, "ticks in time make"),
    (Fault::LateTickSkipsTheBell, "a late one makes [Ended("),
    (Fault::LateTickRingsTwice, "a late one makes [Rang, Rang, "),
    (
        Fault::LateTickMovesWithoutEvent,
        "a late one makes [Rang, Ended(",
    ),
    (Fault::ClockStandsStill, "the clock goes on and on"),
    (Fault::ClockGoesOnAndOn, "the clock goes on and on"),
    (Fault::DeadlineAfterTheEnd, "the game is over, and goes on"),
    (Fault::ListsAfterTheEnd, "the game is over, and goes on"),
    (
        Fault::RingsAfterTheEnd,
        "the game is over, and the clock changes it",
    ),
    (Fault::NobodyCanAct, "nobody can act and nothing is due"),
    (Fault::OptionsCannotBeRead, "the record can't be read"),
    (
        Fault::OptionsReadDifferently,
        "the record reads differently the second time",
    ),
    (Fault::OptionsForgetTheClock, "the record plays differently"),
    (
        Fault::CountsInSecret,
        "state from the real one after Action(Seat(0), Pass)",
    ),
    (Fault::AwaitsTheIdle, "is awaited, and can do nothing"),
    (
        Fault::AwaitsNobodysSeat,
        "seat 8 is awaited, and can do nothing",
    ),
    (Fault::AwaitsAfterTheEnd, "the game is over, and goes on"),
    (
        Fault::NothingIsDoneForTheAwaited,
        "is awaited, and nothing can be done for it",
    ),
    (
        Fault::LeftToNoClock,
        "is awaited, and nothing can be done for it",
    ),
    (
        Fault::ViewAwaitsNobody,
        "does not see whether it is awaited",
    ),
    (
        Fault::AwaitedTellsASecret,
        "state from the real one by whom the table waits for",
    ),
    (
        Fault::OfficeOfNobodysSeat,
        "seat 8 has the office, and is none",
    ),
    (Fault::OfficeIsSecret, "does not see who has the office"),
    (
        Fault::OfficeIsHandedOnOutOfTurn,
        "the office can't be handed on by",
    ),
    (
        Fault::OfficeStaysWhereItIs,
        "does not hand the office on to seat",
    ),
    (Fault::OfficeAfterTheEnd, "the game is over, and goes on"),
    (
        Fault::NothingLapses,
        "something lapses, and nobody has to choose",
    ),
    (Fault::SetUpForgetsTheTurn, "makes another position"),
    (Fault::PartIsSaidTwice, "is said twice in"),
    (Fault::PartIsSaidAnew, "is not said again the same: Ok("),
    (
        Fault::UsualPartIsNotUnderstood,
        "\"rung not-yet\" is not said again the same: Err(",
    ),
    (
        Fault::NameIsUnknown,
        "the name \"marbles\" is none of [\"pebbles\", \"night-pebbles\"]",
    ),
    (
        Fault::NameIsForgotten,
        "the record reads differently the second time",
    ),
];

/// What no single position shows: the kit says it after many games, and for whom.
pub(crate) const COMPLAINTS_AFTERWARDS: [(Fault, &str); 3] = [
    (Fault::SwapsNothing, "left: {}"),
    (Fault::ResampleIsConstant, "right: {}"),
    (
        Fault::ResampleIsConstantForSpectators,
        "right: {Seat(Seat(0)), Seat(Seat(1)), Seat(Seat(2))}",
    ),
];

impl Fault {
    /// What the kit says to it while it plays.
    pub(crate) fn complaint(self) -> &'static str {
        let mut all = COMPLAINTS.iter();
        let (_, complaint) = all.find(|(fault, _)| *fault == self).expect("it is there");
        complaint
    }

    /// The fault of this name.
    pub(crate) fn named(name: &str) -> Option<Fault> {
        let all = COMPLAINTS.iter().chain(&COMPLAINTS_AFTERWARDS);
        let mut all = all.map(|(fault, _)| *fault);
        all.find(|fault| format!("{fault:?}") == name)
    }
}
