//! The look-up: every rule, card, role and sign of the games in our words, with its drawing, in every language. There is
//! a book for each box. Each entry is an `<article>` of plain HTML whose id stays the same: `F-24`, `less`,
//! `role-cutter`, `emergency-setback`. Pages of rules are made of them, and the table takes entries out of those pages.
//!
//! ```
//! use klaxon_lookup::{Book, Books};
//! use klaxon_words::Language;
//!
//! let books = Books::new(Language::English);
//! let entry = books.entry(Book::Fuse, "F-26").expect("a rule");
//! assert_eq!(entry.address(Book::Fuse, Language::English), "/rules/fuse?lang=en#F-26");
//! assert!(books.articles(Book::Fuse).contains("<article id=\"F-26\">"));
//! ```

mod block;
mod book;
mod books;
mod countdown;
mod entry;
mod example;
mod flatline;
mod fuse;
mod names;
mod picture;
mod planter;
mod rules;

pub use self::book::Book;
pub use self::books::{Books, Part};
pub use self::entry::Entry;
