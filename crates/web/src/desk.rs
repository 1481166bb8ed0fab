//! The desk of one person: the room that the page shows, and everything on the screen that is not the room. Every part
//! of the page gets it passed in.

use std::rc::Rc;

use klaxon_core::Seat;
use klaxon_core::board::Board;
use klaxon_proto::Sign;
use klaxon_room::{Command, Phase};
use leptos::prelude::*;

use crate::browser;
use crate::ears::{self, Sound};
use crate::game::Table;
use crate::link::Link;
use crate::live::Live;
use crate::start::Opening;
use crate::text::capital;

/// The desk. It is a handle: copies are the same desk.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    link: StoredValue<Option<Link>, LocalStorage>,
    table: StoredValue<Option<Laid>, LocalStorage>,
    /// Goes up with every change of the room.
    pub(crate) version: Live<u32>,
    /// Goes up whenever the clock has to be drawn.
    pub(crate) tick: Live<u32>,
    /// Why the last touch came to nothing, and where it was.
    pub(crate) tag: Live<Option<Tag>>,
    /// The number of refusals so far.
    pub(crate) refusals: Live<u32>,
    /// What happened and nobody must miss, for a while.
    pub(crate) news: Live<Option<String>>,
    /// The seat that the news are of, if it is somebody's call.
    pub(crate) caller: Live<Option<Seat>>,
    /// What happened last, as a sentence for people who listen.
    pub(crate) told: Live<String>,
    /// Of several seats on this device, the one that is played now.
    pub(crate) shown: Live<Option<Seat>>,
    /// Whether the person plays by keyboard.
    pub(crate) keys: Live<bool>,
    /// What lies over the table: the menu, the keys, a mate's cards.
    pub(crate) sheet: Live<Option<Sheet>>,
    /// Why the room was left, if it was.
    pub(crate) left: Live<Option<Left>>,
    /// What the coach of a lesson tells; none where nobody learns.
    pub(crate) cue: Live<Option<String>>,
    /// How far a room of this tab has come.
    pub(crate) opening: StoredValue<Opening>,
    /// Where the last touch was.
    touched: StoredValue<(f64, f64)>,
    /// The names of the entries that are looked up.
    pub(crate) looked_up: StoredValue<String>,
}

/// A game's table, set for the game of a name.
#[derive(Clone)]
struct Laid {
    game: String,
    table: Rc<dyn Table>,
}

/// A word at the finger.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tag {
    /// What it says.
    pub(crate) text: String,
    /// Where it stands, in the window.
    pub(crate) at: (f64, f64),
    /// The rule that it rests on; empty if it rests on none.
    pub(crate) rule: String,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sheet {
    /// Rules, sound, leave, pause.
    Menu,
    /// What the keys do.
    Keys,
    /// The quick calls.
    Calls,
    /// The games to choose from.
    Games,
    /// What is looked up.
    LookUp,
    /// What can be chosen for a seat.
    OfSeat(Seat),
    /// Somebody's cards, large.
    Seat(Seat),
    /// Something of the game's own, by its number there.
    Own(u8),
}

/// How the room was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    /// Why.
    pub(crate) why: String,
    /// Whether the person can come back.
    pub(crate) back: bool,
}

/// How long a refusal stands at the finger, in milliseconds.
const TAG: u64 = 1600;
/// How long one stands there whose rule can be looked up, in milliseconds: long enough to be touched.
const TAG_WITH_RULE: u64 = 4000;
/// How long news stand under the clock, in milliseconds.
const NEWS: u64 = 4000;

impl Desk {
    /// An empty desk.
    pub(crate) fn new() -> Desk {
        Desk {
            link: StoredValue::new_local(None),
            table: StoredValue::new_local(None),
            version: Live::new(0),
            tick: Live::new(0),
            tag: Live::new(None),
            refusals: Live::new(0),
            news: Live::new(None),
            caller: Live::new(None),
            told: Live::new(String::new()),
            shown: Live::new(None),
            keys: Live::new(false),
            sheet: Live::new(None),
            left: Live::new(None),
            cue: Live::new(None),
            opening: StoredValue::new(Opening::Fresh),
            touched: StoredValue::new((0.0, 0.0)),
            looked_up: StoredValue::new(String::new()),
        }
    }

    /// Looks at the room; none without one.
    pub(crate) fn look<T>(self, look: impl FnOnce(&Link) -> T) -> Option<T> {
        self.link.with_value(|link| link.as_ref().map(look))
    }

    /// Changes the link to the room, then does what follows from it.
    pub(crate) fn change(self, change: impl FnOnce(&mut Link)) {
        self.link.update_value(|link| {
            if let Some(link) = link {
                change(link);
            }
        });
        crate::link::pump(self);
    }

    /// Changes the link as time passes. Most of the time nothing follows from it.
    pub(crate) fn beat(self, beat: impl FnOnce(&mut Link)) {
        self.take(beat);
        if self.take(|link| link.is_restless()) == Some(true) {
            crate::link::pump(self);
        }
    }

    /// Takes something out of the link without doing what follows from it.
    pub(crate) fn take<T>(self, take: impl FnOnce(&mut Link) -> T) -> Option<T> {
        self.link
            .try_update_value(|link| link.as_mut().map(take))
            .flatten()
    }

    /// Another room, or none.
    pub(crate) fn set_link(self, link: Option<Link>) {
        self.link.set_value(link);
        self.table.set_value(None);
        crate::link::pump(self);
    }

    /// The table of the game that is on it; none while there is no game.
    pub(crate) fn table(self) -> Option<Rc<dyn Table>> {
        self.table
            .with_value(|table| table.as_ref().map(|set| Rc::clone(&set.table)))
    }

    /// Sets the table for the game of the room.
    pub(crate) fn set_table(self, game: &str, open: impl FnOnce() -> Option<Rc<dyn Table>>) {
        let same = self
            .table
            .with_value(|table| table.as_ref().is_some_and(|set| set.game == game));
        if !same {
            let table = open().map(|table| Laid {
                game: game.to_owned(),
                table,
            });
            self.table.set_value(table);
        }
    }

    /// The game as this page's eyes see it, with what it asked for and was not answered yet already done.
    pub(crate) fn board<T>(self, look: impl FnOnce(&dyn Board) -> T) -> Option<T> {
        self.look(|link| link.board().map(look)).flatten()
    }

    /// Asks the room for something.
    pub(crate) fn ask(self, command: Command) {
        if self.look(|link| link.is_too_late_for(&command)) == Some(true) {
            return crate::link::refuse_late(self, &command);
        }
        self.change(|link| link.ask(command));
    }

    /// Does something in the game.
    pub(crate) fn act(self, seat: Seat, action: String) {
        self.ask(Command::Act { seat, action });
    }

    /// Tells the others something that is no move. Nothing changes here by that, so nothing is looked at again: a finger
    /// on a die waits for its light.
    pub(crate) fn signal(self, sign: Sign) {
        self.take(|link| link.signal(sign));
        if crate::link::settle(self) {
            self.changed();
        }
    }

    /// Returns whether this is a lesson.
    pub(crate) fn is_lesson(self) -> bool {
        self.cue.with_untracked(Option::is_some)
    }

    /// The person tried something that the rules are against, and was told why: a coach may have asked for it.
    pub(crate) fn tried(self, action: &str) {
        if self.is_lesson() {
            self.tell_keeper("tried", action);
        }
    }

    /// Says something to whoever keeps the room of this tab.
    pub(crate) fn tell_keeper(self, what: &str, with: &str) {
        self.take(|link| {
            if let Some(tab) = link.tab() {
                tab.say(what, &with.into());
            }
        });
    }

    /// The seat that this page plays now: the one that was chosen, else of several on one device one that can do
    /// something, else the first.
    pub(crate) fn seat(self, link: &Link) -> Option<Seat> {
        let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
        let shown = self.shown.get_untracked();
        let chosen = shown.filter(|seat| mine.contains(seat));
        let able = || {
            let (table, board) = (self.table()?, link.board()?);
            mine.iter().find(|seat| table.able(board, **seat)).copied()
        };
        let able = || if mine.len() > 1 { able() } else { None };
        chosen.or_else(able).or(mine.first().copied())
    }

    /// The room is not as it was.
    pub(crate) fn changed(self) {
        self.version
            .update(|version| *version = version.wrapping_add(1));
    }

    /// Remembers where a finger is.
    pub(crate) fn touch_at(self, x: f64, y: f64) {
        self.touched.set_value((x, y));
    }

    /// Says at the finger why something can't be, for a while.
    pub(crate) fn complain(self, text: &str) {
        self.refuse(text, "");
    }

    /// Says at the finger why something can't be, for a while, and by which rule; that can be looked up.
    pub(crate) fn refuse(self, text: &str, rule: &str) {
        self.count_refusal();
        self.tag(text, self.touched.get_value(), rule);
    }

    /// Says at a place why something can't be, for a while.
    pub(crate) fn complain_at(self, text: &str, at: (f64, f64)) {
        self.count_refusal();
        self.point_out(text, at);
    }

    fn count_refusal(self) {
        self.refusals.update(|count| *count = count.wrapping_add(1));
        ears::hear(Sound::Refused);
    }

    /// Says something at the finger, for a while.
    pub(crate) fn remark(self, text: &str) {
        self.point_out(text, self.touched.get_value());
    }

    /// Says something at a place, for a while.
    pub(crate) fn point_out(self, text: &str, at: (f64, f64)) {
        self.tag(text, at, "");
    }

    fn tag(self, text: &str, at: (f64, f64), rule: &str) {
        let tag = Tag {
            text: capital(text),
            at,
            rule: rule.to_owned(),
        };
        self.tag.set(Some(tag.clone()));
        match rule.is_empty() {
            true => for_a_while(self.tag, tag, TAG),
            false => self.take_back(tag),
        }
    }

    /// Takes a word back after a while, unless somebody has the focus on its mark then.
    fn take_back(self, tag: Tag) {
        browser::after(TAG_WITH_RULE, move || {
            if self.tag.get_untracked().as_ref() != Some(&tag) {
                return;
            }
            let focused = browser::document().query_selector(".why:focus");
            match focused.ok().flatten() {
                Some(_) => self.take_back(tag),
                None => self.tag.set(None),
            }
        });
    }

    /// Looks entries up by their names; without names, shows what can be looked up.
    pub(crate) fn look_up(self, names: &str) {
        self.tag.set(None);
        self.looked_up.set_value(names.to_owned());
        self.sheet.set(Some(Sheet::LookUp));
    }

    /// Says what happened and nobody must miss, for a while.
    pub(crate) fn announce(self, text: &str) {
        let text = capital(text);
        self.caller.set(None);
        self.news.set(Some(text.clone()));
        for_a_while(self.news, text, NEWS);
    }

    /// The room is left for good.
    pub(crate) fn leave(self, why: &str, back: bool) {
        let why = capital(why);
        self.left.set(Some(Left { why, back }));
    }

    /// Returns whether a game is on.
    pub(crate) fn is_playing(self) -> bool {
        self.look(|link| link.room().phase() == Phase::Playing) == Some(true)
    }

    /// Another game: nothing of the last one is in anybody's hand or told any more.
    pub(crate) fn clear(self) {
        self.shown.set(None);
        self.sheet.set(None);
        self.news.set(None);
        self.tag.set(None);
    }
}

fn for_a_while<T: Clone + PartialEq + Send + Sync + 'static>(
    shown: Live<Option<T>>,
    what: T,
    millis: u64,
) {
    browser::after(millis, move || {
        let same = shown.try_with_untracked(|shown| shown.as_ref() == Some(&what));
        if same == Some(true) {
            shown.set(None);
        }
    });
}
