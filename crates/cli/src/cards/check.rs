//! `klaxon cards check`: how hard is each card, next to what it is worth?

use std::fmt::Write;

use klaxon_fuse::Deck;
use klaxon_fuse::deck::Bomb;
use klaxon_words::{Arg, Language, text};

/// The report of a deck that could be read.
pub(crate) fn report(deck: &Deck, language: Language) -> String {
    let rolls: Vec<f64> = deck
        .bombs
        .iter()
        .map(|bomb| {
            bomb.card
                .expected_rolls(&deck.dice)
                .unwrap_or(f64::INFINITY)
        })
        .collect();
    let mut report = String::new();
    head(&mut report, deck, language);
    cards(&mut report, deck, &rolls, language);
    values(&mut report, deck, &rolls, language);
    recoloured(&mut report, deck, language);
    report
}

fn head(report: &mut String, deck: &Deck, language: Language) {
    let head = [
        ("name", Arg::Text(&deck.name)),
        ("bombs", deck.bombs.len().into()),
        ("fuses", deck.fuse_cards.len().into()),
        ("dice", deck.dice.dice().len().into()),
    ];
    let _ = writeln!(report, "{}\n", text(language, "check-head", &head));
}

fn cards(report: &mut String, deck: &Deck, rolls: &[f64], language: Language) {
    let width = deck
        .bombs
        .iter()
        .map(|b| b.id.len())
        .max()
        .unwrap_or(0)
        .max(4);
    let word = |key| text(language, key, &[]);
    let _ = writeln!(
        report,
        "{:width$}  {:>5}  {:>4}  {:>6}  {}",
        word("check-name"),
        word("check-value"),
        word("check-dice"),
        word("check-rolls"),
        word("check-card"),
    );
    for (Bomb { id, card }, rolls) in deck.bombs.iter().zip(rolls) {
        let dice = card.spaces().len();
        let value = card.value();
        let body = card.to_string();
        let body = body.split_once(": ").map_or("", |(_, body)| body);
        let _ = writeln!(
            report,
            "{id:width$}  {value:>5}  {dice:>4}  {rolls:>6.1}  {body}"
        );
    }
}

/// The range and the mean of each value.
fn values(report: &mut String, deck: &Deck, rolls: &[f64], language: Language) {
    let word = |key| text(language, key, &[]);
    let _ = writeln!(
        report,
        "\n{:>5}  {:>5}  {:>6}  {:>6}  {:>6}",
        word("check-value"),
        word("check-cards"),
        word("check-least"),
        word("check-mean"),
        word("check-most"),
    );
    for value in 1..=6 {
        let of_value: Vec<f64> = deck
            .bombs
            .iter()
            .zip(rolls)
            .filter(|(bomb, _)| bomb.card.value() == value)
            .map(|(_, rolls)| *rolls)
            .collect();
        if of_value.is_empty() {
            continue;
        }
        let count = of_value.len();
        let mean = of_value.iter().sum::<f64>() / count as f64;
        let least = of_value.iter().copied().fold(f64::INFINITY, f64::min);
        let most = of_value.iter().copied().fold(0.0, f64::max);
        let _ = writeln!(
            report,
            "{value:>5}  {count:>5}  {least:>6.1}  {mean:>6.1}  {most:>6.1}"
        );
    }
}

/// Cards that are the same but for their colours make a dull deck, if there are more than two of a kind.
fn recoloured(report: &mut String, deck: &Deck, language: Language) {
    for names in deck.recoloured().iter().filter(|names| names.len() > 2) {
        let names = names.join(", ");
        let sentence = text(
            language,
            "check-recoloured",
            &[("names", Arg::Text(&names))],
        );
        let _ = writeln!(report, "\n{sentence}");
    }
}
