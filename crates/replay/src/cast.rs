//! The room of a game that is watched again: who sat where, by the names that the record has.

use klaxon_core::Seat;
use klaxon_core::record::{Header, Player};
use klaxon_room::{Fact, MemberId, Wall};

use crate::eyes::Eyes;

/// What the clock on the wall of such a room shows when its game begins: game time is as much later. It is not the
/// beginning of time, so that there is something before it.
pub(crate) const BEGINS: Wall = Wall(1_000_000_000);

/// The member who looks on.
const WATCHER: MemberId = MemberId(99);

/// The member on a seat.
fn on(seat: Seat) -> MemberId {
    MemberId(u32::from(seat.0) + 1)
}

/// Who the watcher is in the room: with the eyes of a seat, its player.
pub(crate) fn watcher(eyes: Eyes) -> MemberId {
    match eyes {
        Eyes::Seat(seat) => on(seat),
        Eyes::Everybody | Eyes::AllHands => WATCHER,
    }
}

/// Everybody who was there. The player of the seat whose eyes are used is a member even if it was a bot, or if nobody
/// knows who it was: else nobody would sit there to see anything.
pub(crate) fn facts(header: &Header, seats: usize, eyes: Eyes) -> Vec<Fact> {
    let mut facts = vec![Fact::Joined(WATCHER, String::from("-"))];
    for seat in Seat::all(seats) {
        let mut players = header.players.iter();
        let player = players.find(|(one, _)| *one == seat);
        let member = |name: &str| {
            [
                Fact::Joined(on(seat), name.to_owned()),
                Fact::Sat(seat, on(seat)),
            ]
        };
        match player.map(|(_, player)| player) {
            Some(Player::Person(name)) => facts.extend(member(name)),
            _ if eyes == Eyes::Seat(seat) => facts.extend(member("-")),
            Some(Player::Bot(policy)) => facts.push(Fact::Bot(seat, policy.clone())),
            None => {}
        }
    }
    facts
}
