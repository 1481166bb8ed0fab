//! What happens in the bomb-planter game.

use super::counted;
use crate::Moment;

/// The game begins with a player.
pub fn start(players: usize, seat: u8, name: &str) -> Moment {
    counted(Moment::new("voice-planter-start"), "players", players).of_seat(seat, name)
}

/// A bomb goes off; a player takes the points of the fuse.
pub fn bomb(seat: u8, name: &str, points: i64) -> Moment {
    let moment = Moment::new("voice-planter-bomb").of_seat(seat, name);
    moment.with("points", points)
}

/// The fuse is worth much.
pub fn big_fuse(points: i64, players: usize) -> Moment {
    let moment = Moment::aside("voice-planter-big-fuse").with("points", points);
    counted(moment, "players", players)
}

/// A fuse that was out burns again.
pub fn burns_on() -> Moment {
    Moment::new("voice-planter-burns-on")
}

/// A call came too late.
pub fn too_slow() -> Moment {
    Moment::new("voice-planter-too-slow")
}

/// The time bomb was drawn.
pub fn time_bomb() -> Moment {
    Moment::new("voice-planter-time-bomb")
}

/// A player wins.
pub fn won(seat: u8, name: &str, points: i64) -> Moment {
    let moment = Moment::end("voice-planter-won").of_seat(seat, name);
    moment.with("points", points)
}

/// Several players win.
pub fn shared() -> Moment {
    Moment::end("voice-planter-shared")
}
