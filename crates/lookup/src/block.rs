//! The text of an entry as HTML: paragraphs and lists; the number of a rule in it leads to that rule.

use klaxon_core::svg::escape;

use crate::book::Book;
use crate::books::Books;
use crate::entry::Entry;

/// Returns the text of an entry as HTML.
pub(crate) fn html(books: &Books, book: Book, entry: &Entry) -> String {
    let mut html = String::new();
    let mut listing = false;
    for line in entry.text.lines().map(str::trim) {
        let item = line.strip_prefix("- ");
        if listing != item.is_some() {
            html += if listing { "</ul>" } else { "<ul>" };
            listing = item.is_some();
        }
        let linked = |text: &str| linked(books, book, entry, text);
        match item {
            Some(item) => html += &format!("<li>{}</li>", linked(item)),
            None if line.is_empty() => {}
            None => html += &format!("<p>{}</p>", linked(line)),
        }
    }
    if listing {
        html += "</ul>";
    }
    html
}

/// A text whose rules are links; a rule does not lead to itself.
fn linked(books: &Books, book: Book, entry: &Entry, text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((before, id)) = next_rule(rest) {
        html += &escape(before);
        let link = books.link(book, id, id).filter(|_| id != entry.id);
        html += &link.unwrap_or_else(|| id.to_owned());
        rest = &rest[before.len() + id.len()..];
    }
    html + &escape(rest)
}

/// The next number of a rule, such as `F-24`, with what stands before it.
fn next_rule(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let starts = text.match_indices('-').map(|(hyphen, _)| hyphen);
    for hyphen in starts.filter(|hyphen| *hyphen > 0) {
        let start = hyphen - 1;
        let alone = start == 0 || !bytes[start - 1].is_ascii_alphanumeric();
        let digits = bytes[hyphen + 1..].iter();
        let digits = digits.take_while(|digit| digit.is_ascii_digit()).count();
        if bytes[start].is_ascii_uppercase() && alone && digits > 0 {
            return Some((&text[..start], &text[start..hyphen + 1 + digits]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use klaxon_words::Language;

    fn of(text: &str) -> String {
        let books = Books::new(Language::English);
        let entry = Entry::said("F-24".to_owned(), "", text);
        html(&books, Book::Fuse, &entry)
    }

    #[test]
    fn paragraphs_and_lists_are_told_apart() {
        assert_eq!(of("One.\n\nTwo."), "<p>One.</p><p>Two.</p>");
        assert_eq!(
            of("A:\n- b\n- c\n\nD."),
            "<p>A:</p><ul><li>b</li><li>c</li></ul><p>D.</p>"
        );
        assert_eq!(of("A < b"), "<p>A &lt; b</p>");
    }

    #[test]
    fn rules_are_links() {
        assert_eq!(
            of("As F-25 says."),
            "<p>As <a href=\"#F-25\">F-25</a> says.</p>"
        );
        assert_eq!(
            of("See C-30."),
            "<p>See <a href=\"/rules/countdown?lang=en#C-30\">C-30</a>.</p>"
        );
    }

    #[test]
    fn what_is_no_other_rule_is_no_link() {
        for plain in ["F-24 itself", "F-999", "X-ray", "A 2-5 B", "AF-25"] {
            assert_eq!(of(plain), format!("<p>{plain}</p>"));
        }
    }
}
