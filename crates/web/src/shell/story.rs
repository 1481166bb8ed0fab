//! What happened in a game, as its end shows it.

use klaxon_core::position::parse_position;
use klaxon_core::{Game, Seat, Time};

/// What kind of thing happened: each has its own shape on the time line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Something good, worth so much.
    Good(u8),
    /// Something that everybody suffers.
    Alarm,
    /// Something was lost.
    Lost,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// How long it had been played.
    pub(crate) at: Time,
    pub(crate) kind: Kind,
    /// As a sentence; empty if it is only marked.
    pub(crate) text: String,
}

/// What a seat did well, or often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Medal {
    pub(crate) seat: Seat,
    /// In a few words.
    pub(crate) text: String,
    /// What it brought the team.
    pub(crate) count: u32,
}

/// The end as a picture: its word, and what lies around it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Poster {
    /// The word for it.
    pub(crate) word: String,
    /// What happened, in a sentence or two.
    pub(crate) line: String,
    /// Five things of the game, each one SVG, as high as wide.
    pub(crate) things: Vec<String>,
    /// In a game against each other: what the lines of everybody's score are called, in a word each.
    pub(crate) columns: Vec<String>,
    /// What the sum counts, in a word; empty if it counts points.
    pub(crate) unit: String,
    /// What stands beside the sum, each with its number; if nothing does, the lines that the sum is made of.
    pub(crate) facts: Vec<(String, String)>,
    /// What is drawn behind the word; none if it is a bomb.
    pub(crate) scene: Option<Scene>,
    /// What has become of the crew, and of people by their names; empty if it is what becomes of people with bombs.
    pub(crate) fate: [&'static str; 2],
}

/// What is drawn behind the word of an end, 800 x 460.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    /// The room, in SVG.
    pub(crate) room: &'static str,
    /// What the word stands on, in SVG.
    pub(crate) plate: &'static str,
    /// The colour of the word.
    pub(crate) ink: &'static str,
}

/// What stories are told of.
#[derive(Clone, Copy)]
pub(crate) struct Course<'a> {
    /// A record.
    pub(crate) record: &'a str,
    /// The position that it begins with; empty if it begins with the deal.
    pub(crate) from: &'a str,
}

impl Course<'_> {
    /// The position before the first event.
    pub(crate) fn before<G: Game>(self, table: &G::Table) -> G::State {
        parse_position::<G>(table, self.from).unwrap_or_else(|_| G::before(table))
    }
}

/// What happened in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Story {
    pub(crate) moments: Vec<Moment>,
    pub(crate) medals: Vec<Medal>,
    /// What each kind of moment is called: good, alarm, lost.
    pub(crate) legend: [&'static str; 3],
    /// A few numbers for the picture to share, each with its word: bombs and so on.
    pub(crate) numbers: Vec<(String, String)>,
}
