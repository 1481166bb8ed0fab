//! `klaxon cards check`: how hard is each card, next to what it is worth?

use klaxon_fuse::card::Card;
use klaxon_fuse::deck::{Bomb, Deck};
use klaxon_words::{Arg, Language, text};

use crate::columns::{Side, columns};
use crate::language::localised;

/// The report of a deck that could be read.
pub(crate) fn report(deck: &Deck, language: Language) -> String {
    let rolls: Vec<Option<f64>> = deck
        .cards()
        .map(|bomb| bomb.card.expected_rolls(&deck.dice))
        .collect();
    let parts = [
        head(deck, language),
        cards(deck, &rolls, language),
        values(deck, &rolls, language),
        recoloured(deck, language),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

fn head(deck: &Deck, language: Language) -> String {
    let nameless = text(language, "check-nameless", &[]);
    let name = match deck.name.as_str() {
        "" => &nameless,
        name => name,
    };
    let head = [
        ("name", Arg::Text(name)),
        ("bombs", deck.bombs.len().into()),
        ("sparks", deck.sparks.len().into()),
        ("fuses", deck.fuse_cards.len().into()),
        ("roles", deck.roles.len().into()),
        ("dice", deck.dice.dice().len().into()),
    ];
    text(language, "check-head", &head) + "\n"
}

/// A line for each card; a dash where the rolls could not be worked out.
fn cards(deck: &Deck, rolls: &[Option<f64>], language: Language) -> String {
    let heads = [
        "check-name",
        "check-value",
        "check-dice",
        "check-rolls",
        "check-card",
    ];
    let mut lines = vec![heads.map(|key| text(language, key, &[])).to_vec()];
    for (Bomb { id, card }, rolls) in deck.cards().zip(rolls) {
        let printed = card.to_string();
        let body = printed.split_once(": ").map_or("", |(_, body)| body);
        lines.push(vec![
            id.clone(),
            worth(card, language),
            card.spaces().len().to_string(),
            rolls.map_or("-".to_owned(), |rolls| decimal(rolls, language)),
            body.to_owned(),
        ]);
    }
    use Side::{Left, Right};
    columns(&[Left, Right, Right, Right, Left], &lines)
}

/// The value of a bomb, or that it is a spark.
fn worth(card: &Card, language: Language) -> String {
    match card.is_spark() {
        true => text(language, "check-spark", &[]),
        false => card.value().to_string(),
    }
}

/// The range and the mean of each value, and of the sparks.
fn values(deck: &Deck, rolls: &[Option<f64>], language: Language) -> String {
    let heads = [
        "check-value",
        "check-cards",
        "check-least",
        "check-mean",
        "check-most",
    ];
    let mut lines = vec![heads.map(|key| text(language, key, &[])).to_vec()];
    let mut worths: Vec<String> = (1..=6).map(|value: u8| value.to_string()).collect();
    worths.push(text(language, "check-spark", &[]));
    for name in worths {
        let cards = deck.cards().zip(rolls);
        let cards = cards.filter(|(bomb, _)| worth(&bomb.card, language) == name);
        let known: Vec<f64> = cards.filter_map(|(_, rolls)| *rolls).collect();
        if known.is_empty() {
            continue;
        }
        let mean = known.iter().sum::<f64>() / known.len() as f64;
        let least = known.iter().copied().fold(f64::INFINITY, f64::min);
        let most = known.iter().copied().fold(0.0, f64::max);
        let mut line = vec![name, known.len().to_string()];
        line.extend([least, mean, most].map(|rolls| decimal(rolls, language)));
        lines.push(line);
    }
    columns(&[Side::Right; 5], &lines)
}

/// Cards that are the same but for their colours make a dull deck, if there are more than two of a kind.
fn recoloured(deck: &Deck, language: Language) -> String {
    let groups = deck.recoloured();
    let dull = groups.iter().filter(|names| names.len() > 2);
    dull.map(|names| {
        let names = names.join(", ");
        text(
            language,
            "check-recoloured",
            &[("names", Arg::Text(&names))],
        ) + "\n"
    })
    .collect()
}

fn decimal(number: f64, language: Language) -> String {
    localised(&format!("{number:.1}"), language)
}
