//! All books in one language, so that entries of one can lead to entries of another.

use klaxon_core::svg::escape;
use klaxon_words::{Language, text};

use crate::block::html;
use crate::book::Book;
use crate::entry::Entry;

/// A part of a book: some entries under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// By this it is found on its page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What is in it.
    pub entries: Vec<Entry>,
}

impl Part {
    /// A part with the heading of this key, which is `rules-` and its name.
    pub(crate) fn new(language: Language, key: &'static str, entries: Vec<Entry>) -> Part {
        let name = key.strip_prefix("rules-").unwrap_or(key);
        Part {
            id: format!("part-{name}"),
            title: text(language, key, &[]),
            entries,
        }
    }
}

/// All books in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Books {
    language: Language,
    books: [Vec<Part>; Book::ALL.len()],
}

impl Books {
    /// Writes all books in a language.
    pub fn new(language: Language) -> Books {
        Books {
            language,
            books: Book::ALL.map(|book| book.parts(language)),
        }
    }

    /// The parts of a book.
    pub fn parts(&self, book: Book) -> &[Part] {
        &self.books[book as usize]
    }

    /// All entries of a book.
    pub fn entries(&self, book: Book) -> impl Iterator<Item = &Entry> {
        self.parts(book).iter().flat_map(|part| &part.entries)
    }

    /// An entry of a book.
    pub fn entry(&self, book: Book, id: &str) -> Option<&Entry> {
        self.entries(book).find(|entry| entry.id == id)
    }

    /// An entry that a page of this book means by an id: its own, or else another book's.
    pub(crate) fn find(&self, from: Book, id: &str) -> Option<(Book, &Entry)> {
        let others = Book::ALL.into_iter().filter(|book| *book != from);
        let mut books = std::iter::once(from).chain(others);
        books.find_map(|book| self.entry(book, id).map(|entry| (book, entry)))
    }

    /// A link on a page of a book to an entry, if there is such an entry.
    pub(crate) fn link(&self, from: Book, id: &str, words: &str) -> Option<String> {
        let (book, entry) = self.find(from, id)?;
        let address = match book == from {
            true => format!("#{}", entry.id),
            false => entry.address(book, self.language),
        };
        Some(format!("<a href=\"{address}\">{}</a>", escape(words)))
    }

    /// What is in a book, as HTML: its parts, and under each the names of its entries.
    pub fn contents(&self, book: Book) -> String {
        let parts = self.parts(book).iter().map(|part| {
            let entries = part.entries.iter().map(|entry| {
                let (id, title) = (&entry.id, escape(&entry.title));
                format!("<li><a href=\"#{id}\">{}{title}</a></li>", number(entry))
            });
            let entries: String = entries.collect();
            let title = escape(&part.title);
            format!("<details><summary>{title}</summary><ul>{entries}</ul></details>\n")
        });
        parts.collect()
    }

    /// All entries of a book, as HTML.
    pub fn articles(&self, book: Book) -> String {
        let parts = self.parts(book).iter().map(|part| {
            let entries = part.entries.iter();
            let entries: String = entries.map(|entry| self.article(book, entry)).collect();
            let (id, title) = (&part.id, escape(&part.title));
            format!("<section id=\"{id}\"><h2>{title}</h2>\n{entries}</section>\n")
        });
        parts.collect()
    }

    fn article(&self, book: Book, entry: &Entry) -> String {
        let (id, title) = (&entry.id, escape(&entry.title));
        let text = html(self, book, entry);
        let related = entry.related.iter().filter_map(|id| {
            let (_, other) = self.find(book, id)?;
            self.link(book, id, &other.title)
        });
        let related: Vec<String> = related.collect();
        let related = match related.is_empty() {
            true => String::new(),
            false => {
                let word = escape(&text_of(self.language, "rules-related"));
                format!("<p class=\"see\">{word} {}</p>", related.join(", "))
            }
        };
        let picture = &entry.picture;
        let number = number(entry);
        let whole = if entry.whole { " data-whole" } else { "" };
        format!(
            "<article id=\"{id}\"{whole}><h3>{number}{title}</h3>{picture}{text}{related}</article>\n"
        )
    }
}

fn text_of(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// A rule is called by its number too.
fn number(entry: &Entry) -> String {
    match entry
        .id
        .starts_with(|letter: char| letter.is_ascii_uppercase())
    {
        true => format!("<b class=\"no\">{}</b> ", entry.id),
        false => String::new(),
    }
}
