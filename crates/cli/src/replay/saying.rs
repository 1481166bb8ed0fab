//! How a word of the notation is said: an action or an event, with what stands behind it.

/// How the line of an action or an event is said.
#[derive(Clone, Copy)]
pub(super) struct Saying {
    /// Its first word.
    pub(super) word: &'static str,
    /// What stands behind it, word by word.
    pub(super) parts: &'static [Part],
    /// What is said.
    pub(super) said: Said,
    /// What it is to the players.
    pub(super) mark: Mark,
    /// It is not said after an action with this word, which says it already.
    pub(super) unless: &'static str,
}

/// What is said.
#[derive(Clone, Copy)]
pub(super) enum Said {
    /// Nothing: it goes without saying.
    Nothing,
    /// The text with this key.
    Text(&'static str),
    /// The text with this key, once for all events with this word that follow each other.
    Together(&'static str),
}

/// A word behind the first one, by what the text calls it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// A seat, as `who`.
    Who,
    /// A seat, as `other`.
    Other,
    /// A card in front of a player, `2a`: `who` and `card`.
    Card,
    /// A space of it, `2a1`: `who`, `card` and `space`.
    Space,
    /// A card in front of whoever acts, `a`: `card`.
    OwnCard,
    /// A space of it, `a1`: `card` and `space`.
    OwnSpace,
    /// Anything, as it stands there, as `what`.
    What,
    /// Something else, as `now`.
    Now,
    /// And something else, as `last`.
    Last,
    /// A role, as `what`.
    Role,
    /// A card of FLATLINE, as `card`.
    Title,
    /// A patient, as `now`.
    Patient,
    /// A card of the bomb-planter game, as `what`.
    Tool,
    /// A word that says nothing.
    Skip,
    /// All that is left, as `what`.
    Rest,
    /// All that is left, if anything is; it goes without saying.
    Tail,
}

/// What an event is to the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Mark {
    /// Nothing in particular.
    #[default]
    Plain,
    /// Something is defused, treated, or taken by a bomb.
    Done,
    /// A fuse card, an emergency.
    Alarm,
    /// Something is lost.
    Loss,
}

impl Mark {
    /// The sign in front of a line.
    pub(super) fn sign(self) -> char {
        match self {
            Mark::Plain => ' ',
            Mark::Done => '+',
            Mark::Alarm => '!',
            Mark::Loss => 'x',
        }
    }
}

/// Says a text.
pub(super) const fn say(word: &'static str, parts: &'static [Part], key: &'static str) -> Saying {
    Saying {
        word,
        parts,
        said: Said::Text(key),
        mark: Mark::Plain,
        unless: "",
    }
}

/// Says a text for all that follow each other.
pub(super) const fn together(word: &'static str, key: &'static str) -> Saying {
    Saying {
        said: Said::Together(key),
        ..say(word, &[Part::Rest], key)
    }
}

/// Says nothing.
pub(super) const fn quiet(word: &'static str) -> Saying {
    Saying {
        said: Said::Nothing,
        ..say(word, &[Part::Tail], "")
    }
}

impl Saying {
    /// The same, with a mark.
    pub(super) const fn marked(self, mark: Mark) -> Saying {
        Saying { mark, ..self }
    }

    /// The same, but not after an action that says it already.
    pub(super) const fn unless(self, unless: &'static str) -> Saying {
        Saying { unless, ..self }
    }
}
