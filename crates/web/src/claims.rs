//! "I can use this": who holds a die shows it to the team, and the claim sits on the die.

use std::cell::{Cell, RefCell};

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_proto::Sign;
use klaxon_room::{MemberId, Phase, Wall};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::text::t_with;
use crate::{app, browser, names};

/// How long a claim is shown, unless it is said again, in milliseconds.
const LASTS: u64 = 4500;
/// While somebody holds a die, their claim is said again this often, in milliseconds.
const AGAIN: u64 = 3000;

struct Claim {
    member: MemberId,
    die: Face,
    until: Wall,
}

thread_local! {
    /// How often a die was taken up: an older claim is not said again.
    static HELD: Cell<u32> = const { Cell::new(0) };
    static CLAIMS: RefCell<Vec<Claim>> = const { RefCell::new(Vec::new()) };
}

/// Somebody else says something: a claim replaces their last one.
pub(crate) fn hear(member: MemberId, sign: &Sign) {
    let Sign::Claim(die) = sign else { return };
    let Ok(die) = die.parse::<Face>() else { return };
    CLAIMS.with_borrow_mut(|claims| {
        claims.retain(|claim| claim.member != member);
        let until = browser::now().plus(LASTS);
        claims.push(Claim { member, die, until });
    });
    let signals = app::signals();
    browser::after(0, move || {
        let seat = app::with_link(|link| link.room().seats_of(member).next()).flatten();
        if let Some(seat) = seat {
            let name = names::die(die);
            let wants = t_with("web-did-claim", &[("die", Arg::Text(&name))]);
            signals.deeds.update(|deeds| {
                deeds.insert(seat.0, wants);
            });
        }
    });
    changed();
}

/// What was not said again is not shown any more.
pub(crate) fn forget_old() {
    let now = browser::now();
    let some = CLAIMS.with_borrow_mut(|claims| {
        let before = claims.len();
        claims.retain(|claim| claim.until > now);
        claims.len() != before
    });
    if some {
        changed();
    }
}

fn changed() {
    let claims = app::signals().claims;
    claims.update(|claims| *claims = claims.wrapping_add(1));
}

/// The seats of those who claim a die like this.
pub(crate) fn seats(link: &Link, die: Face) -> Vec<Seat> {
    CLAIMS.with_borrow(|claims| {
        let claims = claims.iter().filter(|claim| claim.die == die);
        let seat = |claim: &Claim| link.room().seats_of(claim.member).next();
        claims.filter_map(seat).collect()
    })
}

/// Says that this page can use a die, as long as it is held.
pub(crate) fn hold(die: Face) {
    let number = HELD.get().wrapping_add(1);
    HELD.set(number);
    say(die, number);
}

fn say(die: Face, number: u32) {
    app::remote(|remote| remote.signal(Sign::Claim(die.to_string())));
    browser::after(AGAIN, move || {
        let held = app::signals().held.get_untracked();
        let playing = app::with_link(|link| link.room().phase() == Phase::Playing);
        let holds = held.is_some_and(|held| held.die == die) && playing == Some(true);
        if holds && HELD.get() == number {
            say(die, number);
        }
    });
}
