//! What happens in FUSE, and much of it in Countdown too.

use super::counted;
use crate::Moment;

/// The game begins; the clock has so many milliseconds, if there is one.
pub fn start(players: usize, clock: Option<u32>) -> Moment {
    let minutes = clock.map_or(0, |clock| (clock / 60_000).max(1));
    counted(Moment::new("voice-fuse-start"), "players", players).with("minutes", minutes.into())
}

/// Every bomb is defused.
pub fn won() -> Moment {
    Moment::end("voice-fuse-won")
}

/// The time is up.
pub fn lost_by_clock() -> Moment {
    Moment::end("voice-fuse-lost")
}

/// No die is left in the bag.
pub fn lost_by_empty_bag() -> Moment {
    Moment::end("voice-fuse-bag-empty")
}

/// A bomb is defused, the first of the game.
pub fn first_defused() -> Moment {
    Moment::new("voice-first-defused")
}

/// A bomb is defused.
pub fn defused() -> Moment {
    Moment::aside("voice-defused")
}

/// The last bomb lies in the row.
pub fn last_bomb() -> Moment {
    Moment::new("voice-last-bomb")
}

/// A fuse card takes dice.
pub fn fuse_card() -> Moment {
    Moment::new("voice-fuse-card")
}

/// Nobody took a die: it is rolled again.
pub fn rolled_again() -> Moment {
    Moment::aside("voice-rolled-again")
}

/// A die goes from a card back into the bag.
pub fn die_lost() -> Moment {
    Moment::aside("voice-die-lost")
}

/// A stack falls.
pub fn tower_fell() -> Moment {
    Moment::new("voice-tower-fell")
}
