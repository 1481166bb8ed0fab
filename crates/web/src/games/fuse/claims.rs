//! "I can use this": a player who holds a die shows it to the team, and the claim sits on the die until the die is gone.

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_proto::Sign;
use klaxon_room::{MemberId, Wall};
use klaxon_words::Arg;

use super::names;
use super::table::FuseTable;
use super::tale::Deed;
use crate::browser;
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::text::t_with;

/// How long a claim is shown, unless it is said again, in milliseconds.
const LASTS: u64 = 4500;
/// While somebody holds a die, their claim is said again after so many milliseconds.
const AGAIN: u64 = 3000;

/// A claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    member: MemberId,
    die: Face,
    until: Wall,
}

/// Somebody else says something: a claim replaces their last one.
pub(crate) fn heed(table: FuseTable, member: MemberId, sign: &Sign) {
    let Sign::Claim(die) = sign else { return };
    let Ok(die) = die.parse::<Face>() else { return };
    let until = browser::now().plus(LASTS);
    table.claims.update(|claims| {
        claims.retain(|claim| claim.member != member);
        claims.push(Claim { member, die, until });
    });
    ears::hear(Sound::Claim);
    let seat = table
        .desk
        .look(|link| link.room().seats_of(member).next())
        .flatten();
    if let Some(seat) = seat {
        let name = names::die(die);
        let deed = Deed {
            text: t_with("web-did-claim", &[("die", Arg::Text(&name))]),
            die: Some(die),
            icon: None,
            class: "wants",
        };
        table.deeds.update(|deeds| {
            deeds.insert(seat.0, deed);
        });
    }
    browser::after(LASTS + 50, move || forget_old(table));
}

/// What was not said again is not shown any more.
fn forget_old(table: FuseTable) {
    let now = browser::now();
    let old = table
        .claims
        .try_with_untracked(|claims| claims.iter().any(|claim| claim.until <= now));
    if old == Some(true) {
        table
            .claims
            .update(|claims| claims.retain(|claim| claim.until > now));
    }
}

/// Claims on dice that are gone go with them.
pub(crate) fn keep_only(table: FuseTable, dice: &[Face]) {
    let gone = |claim: &Claim| !dice.contains(&claim.die);
    if table
        .claims
        .with_untracked(|claims| claims.iter().any(gone))
    {
        table
            .claims
            .update(|claims| claims.retain(|claim| dice.contains(&claim.die)));
    }
}

/// The seats of the players who claim a die like this.
pub(crate) fn seats(table: FuseTable, link: &Link, die: Face) -> Vec<Seat> {
    table.claims.with_untracked(|claims| {
        let claims = claims.iter().filter(|claim| claim.die == die);
        let seat = |claim: &Claim| link.room().seats_of(claim.member).next();
        claims.filter_map(seat).collect()
    })
}

/// Says that this page can use a die, as long as it is held.
pub(crate) fn hold(table: FuseTable, die: Face) {
    table.desk.signal(Sign::Claim(die.to_string()));
    browser::after(AGAIN, move || {
        let held = table.held.try_get_untracked().flatten();
        let holds = held.is_some_and(|held| held.loose.die == die);
        if holds && table.desk.is_playing() {
            hold(table, die);
        }
    });
}
