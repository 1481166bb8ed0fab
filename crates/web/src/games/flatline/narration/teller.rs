//! What is said and heard of everything that happens in one go: it is collected, and comes out together.

use std::cell::RefCell;

use klaxon_core::Seat;
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Colour, Icon, Parts, Table};
use klaxon_words::Arg;

use crate::browser;
use crate::ears::{self, Sound};
use crate::games::flatline::names;
use crate::games::flatline::show::Sight;
use crate::games::flatline::table::FlatTable;
use crate::shell::names as people;
use crate::text::{capital, t, t_with};

/// A page that missed much hears no more than these.
const SOUNDS: usize = 4;
/// Of what was skipped, so many things stand under the clock.
const ANNOUNCED: usize = 2;

/// What is told of one event.
pub(super) struct Teller<'a> {
    pub(super) table: FlatTable,
    pub(super) before: &'a Sight,
    pub(super) after: &'a Sight,
    /// The seats of this page.
    mine: Vec<Seat>,
    /// Whether nobody looks at it for long.
    quick: bool,
}

/// Something that happened, to be read.
struct Line {
    text: String,
    /// Whether nobody must miss it, and nothing else shows it.
    loud: bool,
}

/// Dice that were rolled.
struct Roll {
    name: String,
    /// Whether they are of this page.
    own: bool,
    faces: Vec<Icon>,
    again: bool,
}

/// What happened in one go.
#[derive(Default)]
struct Tale {
    lines: Vec<Line>,
    sounds: Vec<(Sound, f32)>,
    rolls: Vec<Roll>,
    /// Whether it comes out soon.
    waits: bool,
}

thread_local! {
    static TALE: RefCell<Tale> = RefCell::default();
}

impl Teller<'_> {
    pub(super) fn new<'a>(
        table: FlatTable,
        before: &'a Sight,
        after: &'a Sight,
        quick: bool,
    ) -> Teller<'a> {
        let mine = table
            .desk
            .look(|link| link.room().seats_of(link.me()).collect());
        Teller {
            table,
            before,
            after,
            mine: mine.unwrap_or_default(),
            // In the minute nothing is shown step by step, so all of it is told.
            quick: quick && after.state.phase != Phase::Countdown,
        }
    }

    pub(super) fn rules(&self) -> &Table {
        &self.after.rules
    }

    /// The position before the event.
    pub(super) fn was(&self) -> &Parts {
        &self.before.state
    }

    /// The position after it.
    pub(super) fn is(&self) -> &Parts {
        &self.after.state
    }

    /// Returns whether the event is one of many that are caught up on.
    pub(super) fn is_quick(&self) -> bool {
        self.quick
    }

    /// Returns whether a seat is of this page.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.mine.contains(&seat)
    }

    /// Returns whether dice of this colour are of this page.
    pub(super) fn holds(&self, colour: Colour) -> bool {
        self.is_own(self.rules().seat_of(colour))
    }

    /// Returns whether a seat is the only one of this page: 'you'.
    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.mine == [seat]
    }

    /// The name of a seat's player.
    pub(super) fn name(&self, seat: Seat) -> String {
        let name = self.table.desk.look(|link| people::seat(link, seat));
        name.unwrap_or_default()
    }

    /// Plays a sound of the table.
    pub(super) fn hear(&self, sound: Sound, loud: f32) {
        if !self.quick {
            self.collect(|tale| tale.sounds.push((sound, loud)));
        }
    }

    /// Plays a sound of a seat: another player's is softer.
    pub(super) fn hear_of(&self, seat: Seat, sound: Sound) {
        self.hear(sound, if self.is_own(seat) { 1.0 } else { ears::MATE });
    }

    /// Tells what the page shows. Of much that was skipped, what matters stands under the clock instead.
    pub(super) fn say(&self, text: String, matters: bool) {
        if !text.is_empty() && (matters || !self.quick) {
            let loud = self.quick;
            self.collect(|tale| tale.lines.push(Line { text, loud }));
        }
    }

    /// Tells something that nobody must miss, and that nothing else shows.
    pub(super) fn announce(&self, text: String) {
        self.collect(|tale| tale.lines.push(Line { text, loud: true }));
    }

    /// Tells what a seat did.
    pub(super) fn deed(&self, seat: Seat, text: &str) {
        let name = match self.is_you(seat) {
            true => t("web-you"),
            false => self.name(seat),
        };
        self.say(format!("{name}: {text}"), false);
    }

    /// Tells something of the player of a colour.
    pub(super) fn deed_of(&self, colour: Colour, text: &str) {
        self.say(format!("{}: {text}", self.player(colour)), false);
    }

    /// What the player of a colour is called.
    pub(super) fn player(&self, colour: Colour) -> String {
        let name = self
            .table
            .desk
            .look(|link| names::player(link, self.rules(), colour));
        name.unwrap_or_default()
    }

    /// A die was rolled; those of one player are told together.
    pub(super) fn rolled(&self, colour: Colour, face: Icon, again: bool) {
        let (name, own) = (self.player(colour), self.holds(colour));
        self.collect(|tale| match tale.rolls.last_mut() {
            Some(roll) if roll.name == name && roll.again == again => roll.faces.push(face),
            _ => tale.rolls.push(Roll {
                name,
                own,
                faces: vec![face],
                again,
            }),
        });
    }

    /// Puts something into the tale of this go.
    fn collect(&self, put: impl FnOnce(&mut Tale)) {
        let waits = TALE.with_borrow_mut(|tale| {
            put(tale);
            std::mem::replace(&mut tale.waits, true)
        });
        if !waits {
            let table = self.table;
            browser::after(0, move || TALE.take().come_out(table));
        }
    }
}

impl Tale {
    /// Everything that happened in one go is heard and told.
    fn come_out(self, table: FlatTable) {
        let Tale {
            mut lines,
            mut sounds,
            rolls,
            ..
        } = self;
        sounds.dedup_by_key(|(sound, _)| *sound);
        for (sound, loud) in sounds.into_iter().take(SOUNDS) {
            ears::hear_at(sound, loud);
        }
        let rolls = rolls.iter().filter_map(Roll::told);
        lines.extend(rolls.map(|text| Line { text, loud: false }));
        if lines.is_empty() {
            return;
        }
        let loud: Vec<&Line> = lines.iter().filter(|line| line.loud).collect();
        let last = &loud[loud.len().saturating_sub(ANNOUNCED)..];
        if !last.is_empty() {
            table.desk.announce(&join(last.iter().copied()));
        }
        let mut told = join(lines.iter());
        // The same again is told again: it has to be another text for that.
        if table.desk.told.with_untracked(|last| *last == told) {
            told.push('\u{a0}');
        }
        table.desk.told.set(told);
    }
}

impl Roll {
    /// What came of it: a person hears what their own dice show, and how many others rolled again.
    fn told(&self) -> Option<String> {
        let dice = names::icons(self.faces.iter().copied());
        let dice = [("dice", Arg::Text(&dice))];
        let text = match (self.own, self.again) {
            (true, false) => t_with("flatline-did-roll", &dice),
            (true, true) => t_with("flatline-did-reroll-own", &dice),
            (false, true) => {
                let count = [("count", Arg::from(self.faces.len()))];
                t_with("flatline-did-reroll", &count)
            }
            (false, false) => return None,
        };
        Some(format!("{}: {text}", self.name))
    }
}

/// Lines as sentences.
fn join<'a>(lines: impl Iterator<Item = &'a Line>) -> String {
    let sentences = lines.map(|line| capital(line.text.trim_end_matches('.')));
    let sentences: Vec<String> = sentences.collect();
    sentences.join(". ")
}
