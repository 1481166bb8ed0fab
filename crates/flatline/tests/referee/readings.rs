//! Readings of the contract where rules and notation could be taken in more than one way. Each constant is this referee's
//! reading; a comparison that differs only here is a question for the rules, not an error of either side.

/// L-52: a stop that was made is ended by `go` alone, also when no card could be used any longer.
pub(crate) const STOP_ENDS_BY_GO_ALONE: bool = false;

/// L-52: when cards waited for room and room was made, a stop is made before the next card moves (if it is not the first
/// stat card and a card could be used): the chief's last word before it was not `go`.
pub(crate) const STOP_AFTER_ROOM_WAS_MADE: bool = true;

/// `done` may be said by a seat that has no unplaced die.
pub(crate) const DONE_WITHOUT_DICE: bool = true;

/// Being given the right to set a die (Concentrated Effort) takes `done` back too. The contract names re-rolls and dice.
pub(crate) const SETS_TAKE_DONE_BACK: bool = true;

/// L-61: Tactical Decision cannot be used between H and A ("usable from A until H").
pub(crate) const TACTICAL_DECISION_WAITS_FOR_A: bool = true;

/// L-20: when A has to remove the last cube, `power N` is said before `lost-power`, as `cube-lost` and `cube-moved` are.
pub(crate) const LAST_CUBE_IS_SAID_IN_A: bool = true;
