//! A game that still goes on, for somebody who looks on: it can be looked back at, and followed again.

use std::collections::BTreeMap;

use klaxon_core::{Seat, Viewer};
use klaxon_proto::Reply;
use klaxon_replay::Tape;
use klaxon_room::fact::viewer_text;
use klaxon_session::Remembered;

use super::player;
use super::reel::{self, Reel};
use crate::browser;
use crate::desk::Desk;
use crate::games::{self, told};
use crate::shell::story::Course;
use crate::{ears, link};

/// So long after something happened the marks are looked for anew, in milliseconds.
const MARKS_AFTER: u64 = 1000;

/// What was told, as it was told: the first of several is a snapshot.
fn reply(place: usize, told: &Remembered) -> Reply {
    let (number, at, facts) = (told.number, told.at, told.facts.clone());
    let eyes = match told.by_player {
        true => viewer_text(Viewer::Seat(Seat(0))),
        false => viewer_text(Viewer::Spectator),
    };
    let events = told.events.clone().unwrap_or_default();
    match place {
        0 => Reply::Snapshot { number, at, facts },
        _ => Reply::Change {
            number,
            at,
            facts,
            events: BTreeMap::from([(eyes, events)]),
        },
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
        let told = link.session().remembered().iter().enumerate();
        let news = told.filter(|(_, one)| one.number > after);
        let news = news.map(|(place, one)| (one.number, reply(place, one)));
        news.collect::<Vec<_>>()
    });
    let news = news.unwrap_or_default();
    if news.is_empty() {
        return;
    }
    let same = reel::change(|reel| {
        let same = news.iter().all(|(_, reply)| reel.tape.hear(reply));
        reel.heard = news.last().map_or(reel.heard, |(number, _)| *number);
        if reel.live {
            reel.moment = reel.tape.last();
        }
        same || !reel.live
    });
    if same != Some(true) {
        begin(desk);
    }
    desk.changed();
    browser::after(MARKS_AFTER, move || mark(desk));
}

/// Puts the tape of the game in that is on.
fn begin(desk: Desk) {
    let made = desk.take(|link| {
        let me = link.session().me()?;
        let told = link.session().remembered();
        let heard = told.last().map_or(0, |one| one.number);
        let told = told.iter().enumerate();
        let told: Vec<Reply> = told.map(|(place, one)| reply(place, one)).collect();
        Some((Tape::of_told(&told, me, &games::shelf())?, heard))
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
    let found = reel::look(|reel| (reel.tape.record(), reel.tape.before().to_owned()));
    let Some((record, from)) = found else {
        return;
    };
    let course = Course {
        record: &record,
        from: &from,
    };
    let game = desk.look(|link| link.room().game().to_owned());
    let story = told::story(desk, &game.unwrap_or_default(), course);
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
