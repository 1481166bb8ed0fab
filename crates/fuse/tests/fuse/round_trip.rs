//! Text to card and back; no text makes the parsers fall over.

use klaxon_fuse::{Card, Deck, Role};
use proptest::prelude::*;

use crate::random_card;

proptest! {
    #[test]
    fn a_printed_card_parses_to_the_same_card(card in random_card::card()) {
        let printed = card.to_string();
        prop_assert_eq!(printed.parse::<Card>(), Ok(card), "{}", printed);
    }

    #[test]
    fn any_text_is_a_card_or_an_error_inside_the_text(text in any_text()) {
        if let Err(error) = text.parse::<Card>() {
            prop_assert!(text.get(error.span.clone()).is_some(), "{:?}", error);
        }
    }

    /// A deck of any cards, fuse cards and roles, as far as there is one.
    #[test]
    fn a_printed_deck_parses_to_the_same_deck(
        cards in proptest::collection::vec(random_card::card(), 1..6),
        shown in proptest::sample::subsequence(vec!["6", "K", "R", "1", "G"], 1..=5),
        effects in proptest::sample::subsequence(vec!["spark", "roles-off", "six"], 0..=3),
        roles in proptest::sample::subsequence(Role::ALL.to_vec(), 0..=7),
    ) {
        let mut lines = vec!["dice 3 R, 2 B, 2 G, 2 Y, 2 K, 1 K/Y, 1 B/R".to_owned()];
        lines.extend(cards.iter().map(Card::to_string));
        lines.push(format!("fuse {}", shown.join("|")));
        lines.extend(effects.iter().map(|effect| format!("fuse {effect}")));
        lines.extend(roles.iter().map(|role| format!("role {role}")));
        if let Ok(deck) = lines.join("\n").parse::<Deck>() {
            prop_assert_eq!(deck.bombs.len() + deck.sparks.len(), cards.len());
            prop_assert_eq!(deck.fuse_cards.len(), 1 + effects.len());
            prop_assert_eq!(&deck.roles, &roles);
            prop_assert_eq!(deck.to_string().parse::<Deck>(), Ok(deck));
        }
    }

    #[test]
    fn any_text_is_a_deck_or_errors_inside_the_text(
        lines in proptest::collection::vec(any_text(), 0..6),
    ) {
        let text = lines.join("\n");
        if let Err(errors) = text.parse::<Deck>() {
            prop_assert!(!errors.is_empty());
            for error in errors {
                prop_assert!(text.get(error.span.clone()).is_some(), "{:?}", error);
            }
        }
    }
}

/// Anything at all, and more often what looks like a card or a deck.
fn any_text() -> impl Strategy<Value = String> {
    let tokens = proptest::sample::select(vec![
        "1",
        "3",
        "6",
        "7",
        "40",
        ":",
        " ",
        ", ",
        "#",
        "c",
        "R",
        "K4",
        "blue ",
        "[",
        "|",
        "]",
        "?",
        "!",
        "=",
        "!=",
        "≠",
        "<",
        ">",
        "+",
        "-",
        "/",
        "stack ",
        "stacks ",
        "pyramid ",
        "wall ",
        "ziggurat ",
        "first ",
        "last ",
        "split",
        "any",
        "·",
        "_",
        "deck ",
        "dice ",
        "opposite ",
        "fuse ",
        "role ",
        "cutter",
        "spark",
        "roles-off",
        "six",
        "//",
        "\t",
        "é",
        "1-6",
    ]);
    prop_oneof![
        any::<String>(),
        proptest::collection::vec(tokens.clone(), 0..20).prop_map(|t| t.concat()),
        proptest::collection::vec(tokens, 0..14).prop_map(|t| format!("3: {}", t.concat())),
    ]
}

/// What the fuzzers found worth keeping stays readable without them.
#[test]
fn the_corpus_of_the_fuzzers_is_read() {
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let texts = |folder: &str| {
        let files = std::fs::read_dir(corpus.join(folder)).expect("the corpus");
        files
            .flatten()
            .map(|file| std::fs::read(file.path()).expect("a file"))
    };
    let mut cards = 0;
    for bytes in texts("card") {
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(card) = text.parse::<Card>() {
            assert_eq!(card.to_string().parse::<Card>(), Ok(card));
            cards += 1;
        }
    }
    assert!(cards >= 10, "only {cards} cards in the corpus");
    assert!(texts("deck").any(|bytes| String::from_utf8_lossy(&bytes).parse::<Deck>().is_ok()));
}
