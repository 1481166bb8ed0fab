//! Playing back: forth by itself, a step, a jump, with other eyes. The room that the table shows is told what a tape
//! yields, and its clock runs as fast as the tape.

use std::cell::Cell;

use klaxon_proto::Reply;
use klaxon_replay::Eyes;
use klaxon_room::Wall;

use super::live;
use super::reel::{self, Reel};
use super::speed::AS_PLAYED;
use crate::desk::Desk;
use crate::past::Past;
use crate::{browser, ears, link};

/// How often it is looked whether something is due, in milliseconds.
const BEAT: u64 = 100;
/// If more moments than these are due at once, the last of them is shown: the page slept, or they are too fast to be seen.
const AT_ONCE: usize = 12;

thread_local! {
    /// Goes up whenever the tape is started or stopped: an older run ends then.
    static RUN: Cell<u32> = const { Cell::new(0) };
}

/// Plays, or stands. At the end it begins anew.
pub(super) fn play(desk: Desk, plays: bool) {
    let at_end = reel::look(|reel| reel.moment == reel.tape.last() && reel.record.is_some());
    if plays && at_end == Some(true) {
        seek(desk, 0);
    }
    if !plays {
        live::leave(desk);
    }
    reel::change(|reel| reel.playing = plays);
    set_pace(desk);
    let run = RUN.get().wrapping_add(1);
    RUN.set(run);
    desk.changed();
    if plays {
        go_on(desk, run);
    }
}

/// Another speed.
pub(super) fn set_speed(desk: Desk, speed: usize) {
    reel::change(|reel| reel.speed = speed);
    set_pace(desk);
    desk.changed();
}

/// The clock on the wall goes on from where it is, as fast as the tape; only what is seen as it was is heard.
fn set_pace(desk: Desk) {
    let found = reel::look(|reel| (reel.pace(), reel.speed == AS_PLAYED, reel.live));
    let Some((pace, as_played, live)) = found else {
        return;
    };
    let heard = live || (as_played && pace > 0.0);
    ears::quieten(!heard);
    desk.take(|link| {
        if let Some(past) = link.past_mut() {
            let now = past.now();
            past.set_clock(now, pace);
        }
    });
}

/// The next moments, as far as they are due, and so on.
fn go_on(desk: Desk, run: u32) {
    if RUN.get() != run {
        return;
    }
    let now = desk.look(|link| link.now()).unwrap_or_default();
    let due = reel::look(|reel| {
        let later = reel.tape.moments().iter().skip(reel.moment + 1);
        later.take_while(|moment| moment.wall <= now).count()
    });
    match due.unwrap_or(0) {
        0 => {}
        due if due > AT_ONCE => show(desk, reel::look(|reel| reel.moment + due), Some(now)),
        due => (0..due).for_each(|_| advance(desk)),
    }
    let next = reel::look(|reel| {
        let next = reel.tape.moments().get(reel.moment + 1)?;
        Some((next.wall.since(now) as f64 / reel.pace().max(0.1)) as u64)
    });
    match next.flatten() {
        Some(wait) => browser::after(wait.clamp(1, BEAT), move || go_on(desk, run)),
        // Whoever has caught up with a game that goes on sees it as it is.
        None if reel::look(|reel| reel.record.is_none()) == Some(true) => live::join(desk),
        None => {
            play(desk, false);
            stand_at_moment(desk);
        }
    }
}

/// The clock on the wall shows when the moment was that is shown.
fn stand_at_moment(desk: Desk) {
    let found = reel::look(|reel| (reel.shown().wall, reel.pace()));
    if let Some((wall, pace)) = found {
        desk.take(|link| {
            if let Some(past) = link.past_mut() {
                past.set_clock(wall, pace);
            }
        });
    }
}

/// The next moment happens.
fn advance(desk: Desk) {
    let told = reel::change(|reel| {
        reel.moment = (reel.moment + 1).min(reel.tape.last());
        let reply = reel.tape.change(reel.moment, reel.eyes);
        (reply, reel.tape.watcher(reel.eyes))
    });
    let Some((reply, me)) = told else { return };
    desk.take(|link| link.past_mut().as_mut().map(|past| past.show(&reply, me)));
    if let Reply::Change { events, .. } = &reply {
        let events = events.values().next().cloned().unwrap_or_default();
        link::show_next(desk, &events);
    }
}

/// One step forth, which is seen to happen, or back.
pub(super) fn step(desk: Desk, forth: bool) {
    let Some(place) = reel::look(|reel| reel.neighbour(forth)).flatten() else {
        return;
    };
    play(desk, false);
    match forth {
        true => {
            advance(desk);
            stand_at_moment(desk);
            desk.changed();
        }
        false => seek(desk, place),
    }
}

/// To the next mark, or to the one before; from there to the end, or the beginning.
pub(super) fn jump(desk: Desk, forth: bool) {
    let place = reel::look(|reel| {
        let edge = if forth { reel.tape.last() } else { 0 };
        reel.mark(forth).unwrap_or(edge)
    });
    if let Some(place) = place {
        seek(desk, place);
    }
}

/// Shows a moment at once. A tape that plays goes on from there.
pub(super) fn seek(desk: Desk, moment: usize) {
    live::leave(desk);
    show(desk, Some(moment), None);
}

/// Looks with other eyes, at the same moment.
pub(super) fn look_with(desk: Desk, eyes: Eyes) {
    reel::change(|reel| reel.eyes = eyes);
    let now = desk.look(|link| link.now());
    show(desk, reel::look(|reel| reel.moment), now);
}

/// Shows a moment, and the clock on the wall as it was then, or later.
pub(super) fn show(desk: Desk, moment: Option<usize>, now: Option<Wall>) {
    let told = reel::change(|reel| {
        reel.moment = moment.unwrap_or(0).min(reel.tape.last());
        let snapshot = reel.tape.snapshot(reel.moment, reel.eyes);
        let wall = reel.shown().wall;
        let me = reel.tape.watcher(reel.eyes);
        (snapshot, me, now.unwrap_or(wall).max(wall), reel.pace())
    });
    let Some((snapshot, me, wall, pace)) = told else {
        return;
    };
    desk.take(|link| {
        let past = link.past_mut().get_or_insert_with(|| Past::new(false));
        past.show(&snapshot, me);
        past.set_clock(wall, pace);
    });
    ears::wind_up();
    link::show_anew(desk);
}

/// The room of a moment of a record, before any link leads to it.
pub(super) fn first(reel: &mut Reel) -> Option<Past> {
    let mut past = Past::new(true);
    let snapshot = reel.tape.snapshot(reel.moment, reel.eyes);
    let me = reel.tape.watcher(reel.eyes);
    past.set_clock(reel.shown().wall, 0.0);
    past.show(&snapshot, me).then_some(past)
}
