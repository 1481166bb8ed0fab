//! A piece of a text that knows where it stands, so that an error can point at it.

use std::ops::Range;

/// A piece of a longer text.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    /// The piece.
    pub(super) text: &'a str,
    /// Where it begins, in bytes of the whole text.
    start: usize,
}

impl<'a> Piece<'a> {
    /// A piece that begins there.
    pub(super) fn new(text: &'a str, start: usize) -> Piece<'a> {
        Piece { text, start }
    }

    /// Where it stands, in bytes of the whole text.
    pub(super) fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The part of the piece between these bytes.
    fn part(self, range: Range<usize>) -> Piece<'a> {
        Piece {
            text: &self.text[range.clone()],
            start: self.start + range.start,
        }
    }

    /// The piece without blanks around it.
    pub(super) fn trimmed(self) -> Piece<'a> {
        let end = self.text.trim_end().len();
        let start = end - self.text[..end].trim_start().len();
        self.part(start..end)
    }

    /// What stands before and after the first of these separators, without blanks; none if there is no separator.
    pub(super) fn cut(self, separator: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        let at = self.text.find(separator)?;
        let before = self.part(0..at).trimmed();
        let after = self.part(at + separator.len()..self.text.len());
        Some((before, after.trimmed()))
    }

    /// The pieces between separators, without blanks.
    pub(super) fn split(self, separator: &str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut rest = self;
        while let Some((before, after)) = rest.cut(separator) {
            pieces.push(before);
            rest = after;
        }
        pieces.push(rest.trimmed());
        pieces
    }

    /// The first word and what comes after it.
    pub(super) fn first_word(self) -> (Piece<'a>, Piece<'a>) {
        let whole = self.trimmed();
        let end = whole
            .text
            .find(char::is_whitespace)
            .unwrap_or(whole.text.len());
        let rest = whole.part(end..whole.text.len());
        (whole.part(0..end), rest.trimmed())
    }

    /// The words, separated by blanks.
    pub(super) fn words(self) -> Vec<Piece<'a>> {
        let mut words = Vec::new();
        let mut rest = self.trimmed();
        while !rest.text.is_empty() {
            let (word, after) = rest.first_word();
            words.push(word);
            rest = after;
        }
        words
    }

    /// The words of a line of a card: brackets and slashes end one too, and blanks in brackets do not.
    pub(super) fn symbols(self) -> Vec<Piece<'a>> {
        let mut symbols = Vec::new();
        let mut rest = self.trimmed();
        while !rest.text.is_empty() {
            let ends = |letter: char| letter.is_whitespace() || matches!(letter, '[' | '/');
            let end = match rest.text.chars().next() {
                Some('/') => 1,
                Some('[') => match rest.text.find(']') {
                    Some(bracket) => bracket + 1,
                    None => rest
                        .text
                        .find(char::is_whitespace)
                        .unwrap_or(rest.text.len()),
                },
                _ => rest.text.find(ends).unwrap_or(rest.text.len()),
            };
            symbols.push(rest.part(0..end));
            rest = rest.part(end..rest.text.len()).trimmed();
        }
        symbols
    }
}
