//! What is made of what happens: sounds, what stands beside a name, lines to be read and sentences to be heard.

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_words::Arg;

use super::names;
use super::table::FuseTable;
use crate::ears::Sound;
use crate::shell::icon::Icon;
use crate::shell::names as people;
use crate::text::{capital, t, t_with};

/// What somebody does, beside their name.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deed {
    /// In a few words.
    pub(crate) text: String,
    /// The die that it is about.
    pub(crate) die: Option<Face>,
    /// A sign for it.
    pub(crate) icon: Option<Icon>,
    /// How the style sheet knows it.
    pub(crate) class: &'static str,
}

/// How many of the last things are kept for the feed.
const FEED: usize = 3;

/// Something that happened, to be read.
#[derive(Clone, Default)]
pub(crate) struct Line {
    /// Whose doing it was; empty if nobody's.
    pub(crate) who: String,
    pub(crate) text: String,
    /// The die that it is about.
    pub(crate) die: Option<Face>,
    /// Whether nobody must miss it.
    pub(super) loud: bool,
}

impl Line {
    fn sentence(&self) -> String {
        match self.who.is_empty() {
            true => self.text.clone(),
            false => format!("{}: {}", self.who, self.text),
        }
    }
}

/// What is made of some events.
#[derive(Default)]
pub(super) struct Tale {
    pub(super) sounds: Vec<(Sound, f32)>,
    pub(super) told: Vec<Line>,
}

impl Tale {
    /// Something that nobody did and nobody must miss.
    pub(super) fn loud(&mut self, text: String) {
        self.told.push(Line {
            text,
            loud: true,
            ..Line::default()
        });
    }
}

/// The seats of this page.
pub(super) fn mine(table: FuseTable) -> Vec<Seat> {
    let seats = table
        .desk
        .look(|link| link.room().seats_of(link.me()).collect());
    seats.unwrap_or_default()
}

/// Something that a seat did.
pub(super) fn deed(
    table: FuseTable,
    tale: &mut Tale,
    seat: Seat,
    key: &'static str,
    die: Option<Face>,
    loud: bool,
) {
    let name = die.map_or(t("web-a-die"), names::die);
    let text = match key {
        "web-did-place" | "web-did-mistake" | "web-did-return" => {
            t_with(key, &[("die", Arg::Text(&name))])
        }
        _ => t(key),
    };
    let (icon, class) = match key {
        "web-did-place" | "web-did-pass" | "web-did-defuse" | "web-did-defuse-spark" => {
            (Some(Icon::Check), "done")
        }
        "web-did-return" => (Some(Icon::Back), "gave"),
        "web-did-mistake" | "web-did-topple" | "web-did-clear" => (Some(Icon::Back), "gave"),
        _ => (None, ""),
    };
    let told = Told {
        text,
        die,
        icon,
        class,
        loud,
    };
    say_deed(table, tale, seat, told);
}

/// What a seat did, and how it is told.
pub(super) struct Told {
    pub(super) text: String,
    pub(super) die: Option<Face>,
    pub(super) icon: Option<Icon>,
    pub(super) class: &'static str,
    pub(super) loud: bool,
}

impl Told {
    /// Something that nobody needs to stop for.
    pub(super) fn new(text: String) -> Told {
        Told {
            text,
            die: None,
            icon: None,
            class: "",
            loud: false,
        }
    }
}

/// Tells what a seat did. What a person lost is told before everything else.
pub(super) fn say_deed(table: FuseTable, tale: &mut Tale, seat: Seat, told: Told) {
    let Told {
        text,
        die,
        icon,
        class,
        loud,
    } = told;
    let mine = mine(table);
    let who = match mine.as_slice() {
        [own] if *own == seat => Some(t("web-you")),
        _ => table.desk.look(|link| people::seat(link, seat)),
    };
    let first = loud && mine.contains(&seat);
    let place = if first { 0 } else { tale.told.len() };
    let line = Line {
        who: who.unwrap_or_default(),
        text: text.clone(),
        die,
        loud,
    };
    tale.told.insert(place, line);
    let shown = die.filter(|_| class == "gave");
    table.deeds.update(|deeds| {
        deeds.insert(
            seat.0,
            Deed {
                text,
                die: shown,
                icon,
                class,
            },
        );
    });
}

/// Says what happened: in the feed, to people who listen, and where nobody must miss it under the clock.
pub(super) fn tell(table: FuseTable, told: Vec<Line>) {
    if told.is_empty() {
        return;
    }
    let loud: Vec<String> = told
        .iter()
        .filter(|line| line.loud)
        .map(|line| capital(&line.sentence()))
        .collect();
    if !loud.is_empty() {
        table.desk.announce(&loud.join(". "));
    }
    let all: Vec<String> = told.iter().map(Line::sentence).collect();
    table.desk.told.set(all.join(". "));
    table.feed.update(|feed| {
        feed.extend(told);
        let old = feed.len().saturating_sub(FEED);
        feed.drain(..old);
    });
}
