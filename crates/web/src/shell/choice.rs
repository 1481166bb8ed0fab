//! Something to choose before a game begins: an option of the game or a setting of the room.

use klaxon_words::Arg;

use crate::text::{t, t_with};

/// Where a choice is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// With the options of the game.
    Option,
    /// With the settings of the room.
    Setting,
}

/// Where in the lobby a choice stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// Everybody sees it.
    Simple,
    /// Behind 'more options'.
    More,
}

/// Something to choose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) kept: Kept,
    pub(crate) rank: Rank,
    /// Its name in the notation.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) why: &'static str,
    /// What it is if nobody says anything.
    pub(crate) usual: &'static str,
    pub(crate) values: &'static [(&'static str, Label)],
}

/// What a value is called.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Label {
    Key(&'static str),
    /// The same in every language.
    Plain(&'static str),
    Minutes(usize),
    Seconds(usize),
}

impl Label {
    pub(crate) fn text(self) -> String {
        match self {
            Label::Key(key) => t(key),
            Label::Plain(text) => text.to_owned(),
            Label::Minutes(count) => t_with("web-minutes", &[("count", Arg::from(count))]),
            Label::Seconds(count) => t_with("web-seconds", &[("count", Arg::from(count))]),
        }
    }
}

/// No or yes: drawn as a switch.
pub(crate) const YES_NO: &[(&str, Label)] =
    &[("no", Label::Key("web-no")), ("yes", Label::Key("web-yes"))];
