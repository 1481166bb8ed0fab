//! The four books.

use klaxon_words::Language;

use crate::books::Part;
use crate::{countdown, flatline, fuse, planter};

/// A book: what there is to know about what is in one box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// FUSE.
    Fuse,
    /// FUSE: Countdown, and how it is combined with FUSE.
    Countdown,
    /// FLATLINE.
    Flatline,
    /// Fuse, the bomb-planter game.
    Planter,
}

impl Book {
    /// All of them.
    pub const ALL: [Book; 4] = [Book::Fuse, Book::Countdown, Book::Flatline, Book::Planter];

    /// Its name in addresses and files.
    pub const fn name(self) -> &'static str {
        match self {
            Book::Fuse => "fuse",
            Book::Countdown => "countdown",
            Book::Flatline => "flatline",
            Book::Planter => "planter",
        }
    }

    /// What the game is called; the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Book::Fuse => "FUSE",
            Book::Countdown => "FUSE: Countdown",
            Book::Flatline => "FLATLINE",
            Book::Planter => "Fuse",
        }
    }

    /// What is in it, in a sentence.
    pub fn about(self, language: Language) -> String {
        let key = match self {
            Book::Fuse => "rules-about-fuse",
            Book::Countdown => "rules-about-countdown",
            Book::Flatline => "rules-about-flatline",
            Book::Planter => "rules-about-planter",
        };
        klaxon_words::text(language, key, &[])
    }

    /// The address of its page.
    pub fn address(self, language: Language) -> String {
        format!("/rules/{}?lang={}", self.name(), language.code())
    }

    pub(crate) fn parts(self, language: Language) -> Vec<Part> {
        match self {
            Book::Fuse => fuse::parts(language),
            Book::Countdown => countdown::parts(language),
            Book::Flatline => flatline::parts(language),
            Book::Planter => planter::parts(language),
        }
    }
}
