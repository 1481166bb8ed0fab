//! An entry: a name, a drawing, some paragraphs, and what else to look at.

use klaxon_words::{Language, text};

use crate::book::Book;

/// An entry of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// By this it is found; it stays the same for ever.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What there is to know. A blank line begins another paragraph; a line that begins with a hyphen is an item of a
    /// list.
    pub text: String,
    /// Its drawing, as HTML; empty without one.
    pub picture: String,
    /// The ids of other entries that explain it.
    pub related: Vec<String>,
    /// Whether it is made of those, so that whoever looks it up at a table sees them too.
    pub whole: bool,
}

impl Entry {
    /// An entry whose texts have keys of their own.
    pub(crate) fn look(language: Language, name: &str) -> Entry {
        Entry {
            id: name.to_owned(),
            title: text(language, &format!("look-{name}-title"), &[]),
            text: text(language, &format!("look-{name}"), &[]),
            picture: String::new(),
            related: Vec::new(),
            whole: false,
        }
    }

    /// An entry that is made of what a game says about itself.
    pub(crate) fn said(id: String, title: &str, text: &str) -> Entry {
        Entry {
            id,
            title: capital(title),
            text: capital(text),
            picture: String::new(),
            related: Vec::new(),
            whole: false,
        }
    }

    /// An entry that is shown with those that it is made of.
    pub(crate) fn made_of<S: Into<String>>(self, ids: impl IntoIterator<Item = S>) -> Entry {
        let whole = true;
        Entry {
            whole,
            ..self.with_related(ids)
        }
    }

    pub(crate) fn with_picture(self, picture: String) -> Entry {
        Entry { picture, ..self }
    }

    pub(crate) fn with_related<S: Into<String>>(self, ids: impl IntoIterator<Item = S>) -> Entry {
        let related = ids.into_iter().map(Into::into).collect();
        Entry { related, ..self }
    }

    /// Where it stands, if it is one of this book.
    pub fn address(&self, book: Book, language: Language) -> String {
        format!("{}#{}", book.address(language), self.id)
    }
}

/// A sentence begins with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
