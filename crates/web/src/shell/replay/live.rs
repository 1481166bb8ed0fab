//! A game that still goes on, for somebody who looks on: it can be looked back at, and followed again.

use klaxon_proto::Reply;
use klaxon_replay::Tape;

use super::player;
use super::reel::{self, Reel};
use crate::browser;
use crate::desk::Desk;
use crate::games::{self, told};
use crate::{ears, link};

/// So long after something happened the marks are looked for anew, in milliseconds.
const MARKS_AFTER: u64 = 1000;

/// The number of the change that a message tells.
fn number(reply: &Reply) -> u64 {
    match reply {
        Reply::Snapshot { number, .. } | Reply::Change { number, .. } => *number,
        _ => 0,
    }
}

/// What has happened since goes onto the tape; another game gets another one, unless somebody still looks back at this.
pub(super) fn hear(desk: Desk) {
    let heard = reel::look(|reel| (reel.record.is_some(), reel.heard));
    if heard.is_some_and(|(record, _)| record) {
        return;
    }
    let after = heard.map_or(0, |(_, heard)| heard);
    let news = desk.take(|link| {
        let told = link.session().remembered();
        let news = told.iter().filter(|reply| number(reply) > after);
        news.cloned().collect::<Vec<_>>()
    });
    let news = news.unwrap_or_default();
    if news.is_empty() {
        return;
    }
    let same = reel::change(|reel| {
        let same = news.iter().all(|reply| reel.tape.hear(reply));
        reel.heard = news.last().map_or(reel.heard, number);
        if reel.live {
            reel.moment = reel.tape.last();
        }
        same || !reel.live
    });
    if same != Some(true) {
        begin(desk);
    }
    browser::after(MARKS_AFTER, move || mark(desk));
}

/// Puts the tape of the game in that is on.
fn begin(desk: Desk) {
    let made = desk.take(|link| {
        let me = link.session().me()?;
        let told = link.session().remembered();
        let heard = told.last().map_or(0, number);
        Some((Tape::of_told(told, me, &games::shelf())?, heard))
    });
    let reel = made.flatten().map(|(tape, heard)| Reel {
        moment: tape.last(),
        heard,
        ..Reel::new(tape, None)
    });
    reel::put(reel);
}

/// Looks for marks on the tape.
fn mark(desk: Desk) {
    let Some(record) = reel::look(|reel| reel.tape.record()) else {
        return;
    };
    let game = desk.look(|link| link.room().game().to_owned());
    let story = told::story(desk, &game.unwrap_or_default(), &record);
    let same = reel::change(|reel| {
        let same = reel.story == story;
        reel.story = story;
        same
    });
    if same == Some(false) {
        desk.changed();
    }
}

/// Whoever looks at what happens now stays at this moment.
pub(super) fn leave(desk: Desk) {
    let was = reel::change(|reel| std::mem::take(&mut reel.live));
    if was == Some(true) {
        player::show(desk, reel::look(|reel| reel.moment), None);
    }
}

/// What happens now is shown again.
pub(super) fn join(desk: Desk) {
    if reel::look(|reel| reel.record.is_some()) == Some(true) {
        return;
    }
    reel::put(None);
    ears::quieten(false);
    desk.take(|link| *link.past_mut() = None);
    begin(desk);
    link::show_anew(desk);
    browser::after(0, move || mark(desk));
}
