//! What happens in FLATLINE.

use super::counted;
use crate::Moment;

/// The game begins.
pub fn start(patients: usize, players: usize) -> Moment {
    let moment = counted(Moment::new("voice-flatline-start"), "patients", patients);
    counted(moment, "players", players)
}

/// A round begins, with so many cubes of power left.
pub fn round(round: usize, cubes: usize) -> Moment {
    let moment = counted(Moment::new("voice-flatline-round"), "round", round);
    counted(moment, "cubes", cubes)
}

/// A round begins at a table of wood, where nobody counts cubes.
pub fn next_round(round: usize) -> Moment {
    let moment = Moment {
        again: true,
        ..Moment::new("voice-flatline-next-round")
    };
    counted(moment, "round", round)
}

/// The minute of a round is over.
pub fn minute_over() -> Moment {
    Moment {
        again: true,
        ..Moment::end("voice-flatline-minute-over")
    }
}

/// Every patient is stable.
pub fn won() -> Moment {
    Moment::end("voice-flatline-won")
}

/// The game is lost.
pub fn lost() -> Moment {
    Moment::end("voice-flatline-lost")
}

/// Few cubes of power are left.
pub fn power_low(cubes: usize) -> Moment {
    counted(Moment::new("voice-power-low"), "cubes", cubes)
}

/// Emergency dice came to two slots.
pub fn emergency_dice(a: usize, b: usize) -> Moment {
    let moment = counted(Moment::aside("voice-emergency-dice"), "a", a);
    counted(moment, "b", b)
}

/// A patient is treated.
pub fn treated(bay: usize) -> Moment {
    counted(Moment::new("voice-treated"), "bay", bay)
}

/// A red trigger fired.
pub fn red_trigger() -> Moment {
    Moment::new("voice-red-trigger")
}

/// A stat card was not cleared: so many of as many as the game allows.
pub fn stat_failed(failed: usize, limit: usize) -> Moment {
    let moment = counted(Moment::new("voice-stat-failed"), "x", failed);
    counted(moment, "limit", limit)
}
