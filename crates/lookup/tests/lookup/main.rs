//! The books are whole: whatever can be met at a table has an entry, in every language, and every link leads somewhere.

mod entries;
mod links;
mod tables;

use klaxon_lookup::{Book, Books};
use klaxon_words::Language;

/// All books in every language.
fn each_book(test: impl Fn(&Books, Book, Language)) {
    for language in Language::ALL {
        let books = Books::new(language);
        for book in Book::ALL {
            test(&books, book, language);
        }
    }
}
