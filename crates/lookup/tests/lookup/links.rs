//! Ids are unique, and links lead to them.

use std::collections::BTreeSet;

use klaxon_lookup::{Book, Books};

use crate::each_book;

fn ids(html: &str) -> Vec<&str> {
    let ids = html.split(" id=\"").skip(1);
    ids.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn ids_are_unique_on_a_page_and_fit_into_addresses() {
    each_book(|books, book, _| {
        let html = books.articles(book);
        let all = ids(&html);
        let unique: BTreeSet<&str> = all.iter().copied().collect();
        let twice: Vec<_> = unique
            .iter()
            .filter(|id| all.iter().filter(|one| one == id).count() > 1)
            .collect();
        assert!(twice.is_empty(), "{twice:?} in {book:?}");
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        all.iter()
            .for_each(|id| assert!(id.chars().all(plain), "{id}"));
    });
}

fn leads_somewhere(books: &Books, from: Book, address: &str) -> bool {
    let Some((page, id)) = address.split_once('#') else {
        return false;
    };
    let name = page
        .strip_prefix("/rules/")
        .and_then(|rest| rest.split('?').next());
    let book = match name {
        Some(name) => Book::ALL.into_iter().find(|book| book.name() == name),
        None => page.is_empty().then_some(from),
    };
    book.is_some_and(|book| books.entry(book, id).is_some())
}

#[test]
fn every_link_leads_somewhere() {
    each_book(|books, book, _| {
        let html = books.articles(book) + &books.contents(book);
        let links: Vec<&str> = html
            .split("href=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert!(links.len() > 40, "{book:?}");
        for link in links {
            assert!(leads_somewhere(books, book, link), "{link} in {book:?}");
        }
    });
}

/// What is related is named by hand, and would be left out silently.
#[test]
fn what_is_related_exists() {
    each_book(|books, book, _| {
        for entry in books.entries(book) {
            for id in &entry.related {
                let known = Book::ALL
                    .iter()
                    .any(|book| books.entry(*book, id).is_some());
                assert!(known, "{id} of {}", entry.id);
            }
        }
    });
}
