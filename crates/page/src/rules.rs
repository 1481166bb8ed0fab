//! The pages of rules: one that leads to all books, and one for each book.

use klaxon_lookup::{Book, Books};
use klaxon_words::{Arg, Language, text};

use crate::template::{Filler, escaped};

/// All pages of rules in a language, each with its path.
pub(crate) fn pages(
    language: Language,
    mark: &str,
    read: &dyn Fn(&str) -> String,
) -> Vec<(String, String)> {
    let books = Books::new(language);
    let code = language.code();
    let fill = |file: &str, values: &[(&str, &str)]| {
        let values = [&[("mark", mark)], values].concat();
        let filler = Filler {
            language,
            values: &values,
            read,
        };
        filler.fill(&read(file))
    };
    let names = Book::ALL.map(Book::name).join(" ");
    let list = list(&books, language);
    let index = fill(
        "rules.html",
        &[("books", &list), ("books-searched", &names)],
    );
    let pages = Book::ALL.into_iter().map(|book| {
        let game = [("game", Arg::Text(book.title()))];
        let html = fill(
            "book.html",
            &[
                ("book", book.name()),
                ("books-searched", book.name()),
                ("rules-of", &escaped(&text(language, "rules-of", &game))),
                ("about", &escaped(&book.about(language))),
                ("contents", &books.contents(book)),
                ("articles", &books.articles(book)),
            ],
        );
        (format!("rules/{}.{code}.html", book.name()), html)
    });
    std::iter::once((format!("rules.{code}.html"), index))
        .chain(pages)
        .collect()
}

/// The books with what is in them.
fn list(books: &Books, language: Language) -> String {
    let sections = Book::ALL.map(|book| {
        let address = book.address(language);
        let parts = books.parts(book).iter().map(|part| {
            let (id, title) = (&part.id, escaped(&part.title));
            format!("<li><a href=\"{address}#{id}\">{title}</a></li>")
        });
        let parts: String = parts.collect();
        let (title, about) = (book.title(), escaped(&book.about(language)));
        format!(
            "<section class=\"panel\"><h2><a href=\"{address}\">{title}</a></h2><p>{about}</p><ul>{parts}</ul></section>"
        )
    });
    sections.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    fn asset(file: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("assets")
            .join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    #[test]
    fn there_is_a_page_for_each_book_and_one_for_all() {
        let paths: Vec<String> = pages(Language::German, "0", &asset)
            .into_iter()
            .map(|(path, _)| path)
            .collect();
        let books = ["fuse", "countdown", "flatline", "planter"];
        let books = books.map(|book| format!("rules/{book}.de.html"));
        assert_eq!(paths[0], "rules.de.html");
        assert_eq!(paths[1..], books);
    }

    /// What the server's policy forbids, and what was left unsaid.
    #[test]
    fn a_page_of_rules_is_whole() {
        for language in Language::ALL {
            for (path, html) in pages(language, "0", &asset) {
                assert!(html.starts_with("<!doctype html>"), "{path}");
                for wrong in ["{{", "}}", "⟨", "<style", "<script>", " onclick="] {
                    assert!(!html.contains(wrong), "{wrong} in {path}");
                }
            }
        }
    }

    /// Without a network every book can be read.
    #[test]
    fn the_worker_keeps_every_book() {
        let worker = asset("sw.js");
        for book in Book::ALL {
            assert!(worker.contains(&format!("'/{}'", book.name())), "{book:?}");
        }
    }
}
