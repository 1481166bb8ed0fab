//! Bomb and spark cards of FUSE and Countdown.

pub(crate) mod check;

use klaxon_fuse::card::{Card, Filling};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::{Deck, draw};
use klaxon_words::{Language, say, say_all};

use super::indented;
use crate::complaint::Complaint;

/// How many cards stand side by side on a sheet.
const COLUMNS: usize = 9;

/// The name of a card that has none.
const NAMELESS: &str = "-";

/// Every card, one line each.
pub(crate) fn list(deck: &Deck) -> String {
    let cards: Vec<Bomb> = deck.cards().cloned().collect();
    let width = name_width(&cards);
    let lines = cards
        .iter()
        .map(|bomb| format!("{:width$}  {}\n", bomb.id, bomb.card));
    lines.collect()
}

/// Cards as text, as drawings and in words.
pub(crate) fn show(deck: &Deck, names: &[String], language: Language) -> Result<String, Complaint> {
    let bombs = select(deck, names, language)?;
    let cards = bombs.iter().map(|Bomb { id, card }| {
        let drawn = draw::text(card, &Filling::EMPTY);
        let words = say_all(language, &card.explain());
        format!("{id}  {card}\n\n{}\n\n{words}\n", indented(&drawn))
    });
    Ok(cards.collect::<Vec<_>>().join("\n"))
}

/// Cards in words, one line each.
pub(crate) fn explain(
    deck: &Deck,
    names: &[String],
    language: Language,
) -> Result<String, Complaint> {
    let bombs = select(deck, names, language)?;
    let width = name_width(&bombs);
    let lines = bombs.iter().map(|Bomb { id, card }| {
        let words = say_all(language, &card.explain());
        format!("{id:width$}  {words}\n")
    });
    Ok(lines.collect())
}

/// One card as it is, several on a sheet.
pub(crate) fn svg(
    deck: &Deck,
    names: &[String],
    columns: Option<usize>,
    language: Language,
) -> Result<String, Complaint> {
    let bombs = select(deck, names, language)?;
    let title = |card: &Card| say_all(language, &card.explain());
    // A card that was typed in has no name but its own text.
    let label = |bomb: &Bomb| match bomb.id.as_str() {
        NAMELESS => bomb.card.to_string(),
        name => name.to_owned(),
    };
    Ok(match bombs.as_slice() {
        [bomb] => {
            let Bomb { card, .. } = bomb;
            draw::card_svg(&title(card), &label(bomb), card, &Filling::EMPTY)
        }
        bombs => {
            let cards: Vec<_> = bombs
                .iter()
                .map(|bomb| (label(bomb), &bomb.card, title(&bomb.card)))
                .collect();
            draw::sheet(&cards, columns.unwrap_or(COLUMNS))
        }
    })
}

fn name_width(bombs: &[Bomb]) -> usize {
    bombs.iter().map(|bomb| bomb.id.len()).max().unwrap_or(0)
}

/// The cards that were asked for: all of the deck if none was.
fn select(deck: &Deck, names: &[String], language: Language) -> Result<Vec<Bomb>, Complaint> {
    if names.is_empty() {
        return Ok(deck.cards().cloned().collect());
    }
    let names = names.iter();
    names.map(|text| card(text, deck, language)).collect()
}

/// A card by name, or typed in.
fn card(text: &str, deck: &Deck, language: Language) -> Result<Bomb, Complaint> {
    if let Some(card) = deck.card(text) {
        return Ok(card.clone());
    }
    if !text.contains(':') {
        let names = [("name", text.into()), ("deck", deck.name.as_str().into())];
        let sentence = klaxon_words::text(language, "deck-no-such-card", &names);
        return Err(Complaint::Plain(sentence));
    }
    match text.parse() {
        Ok(card) => Ok(Bomb {
            id: NAMELESS.to_owned(),
            card,
        }),
        Err(error) => Err(Complaint::Source {
            name: text.to_owned(),
            text: text.to_owned(),
            errors: vec![(error.span, say(language, &error.problem.message()))],
        }),
    }
}
