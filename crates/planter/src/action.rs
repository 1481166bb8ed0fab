//! What a player can do.

use crate::card::Card;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Plays a card from the hand: onto the fuse (B-10), against it (B-12), or relighting it (B-31).
    Play(Card),
    /// Plays one of the bombs (B-11).
    Bomb,
    /// Can't play anything (B-14).
    Pass,
    /// Calls: slow fuse! (B-30)
    Call,
    /// Is ready for the next round (B-33).
    Ready,
}
