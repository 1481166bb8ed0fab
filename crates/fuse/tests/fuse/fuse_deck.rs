//! The deck of FUSE has what the rulebook says, and every face that is known.

use klaxon_fuse::card::space::{ColourIcon, Demand, Order, Space};
use klaxon_fuse::card::{Card, Layout};
use klaxon_fuse::{Colour, Colours, Deck, FuseCard, Number};

/// The faces that are certain, in the language of the cards.
const KNOWN: [&str; 25] = [
    "1: c != c != c != c",
    "1: [B|G], [Y|R], [R|B]",
    "1: c = c, # = #",
    "1: # = [#|c] = c",
    "1: # > # < #",
    "2: [#|c] = [#|c] = [#|c]",
    "2: 4 > # > #",
    "2: [K|1], [K|2], [K|3]",
    "2: # + # = # + #",
    "3: [G|Y] + [R|B] = 7",
    "3: # = # = #",
    "3: 5, Y, G2",
    "3: [R|K] + [B|2] = 7",
    "3: [B|G], [Y|R], B4",
    "4: stack # > # > # > #",
    "4: stack # < # < # < #",
    "4: stack Y, R, B, G",
    "4: c = c = c = c",
    "4: 2, 2, 2",
    "4: c# = c#",
    "4: # = # = B#",
    "6: pyramid K, R, K / B, G / Y",
    "6: pyramid 1, [3|R], 2 / [K|B], [G|4] / [5|Y]",
    "6: stacks [1|4], [2|5], [3|6] / [R|Y], [G|B], [K|R]",
    "6: stacks [1|2], [3|4], [5|6] / [R|Y], [K|B], [R|G]",
];

fn cards_worth(value: u8) -> Vec<Card> {
    let cards = Deck::fuse().bombs.into_iter().map(|bomb| bomb.card);
    cards.filter(|card| card.value() == value).collect()
}

/// F-1
#[test]
fn five_dice_of_each_colour() {
    let dice = Deck::fuse().dice;
    assert_eq!(dice.dice().len(), 25);
    for colour in Colour::ALL {
        let of_colour = dice
            .dice()
            .iter()
            .filter(|c| **c == Colours::single(colour));
        assert_eq!(of_colour.count(), 5, "{colour:?}");
    }
    let opposite = Number::ALL.map(|number| dice.opposite(number).get());
    assert_eq!(opposite, [6, 4, 5, 2, 3, 1]);
}

/// F-2
#[test]
fn fifty_four_bombs() {
    assert_eq!(Deck::fuse().bombs.len(), 54);
    let counts = [1, 2, 3, 4, 6].map(|value| cards_worth(value).len());
    assert_eq!(counts, [12, 12, 13, 12, 5]);
}

/// F-2
#[test]
fn the_sixes_are_two_double_stacks_and_three_large_pyramids() {
    let sixes = cards_worth(6);
    let large = |layout| {
        let of_layout = sixes.iter().filter(|card| card.layout() == layout);
        of_layout.filter(|card| card.spaces().len() == 6).count()
    };
    assert_eq!(large(Layout::DoubleStack), 2);
    assert_eq!(large(Layout::Pyramid), 3);
}

/// F-3
#[test]
fn a_fuse_card_for_each_colour_and_number() {
    let fuse_cards = Deck::fuse().fuse_cards;
    assert_eq!(fuse_cards.len(), 11);
    let colours = Colour::ALL.into_iter().map(FuseCard::colour);
    let numbers = Number::ALL.into_iter().map(FuseCard::number);
    for card in colours.chain(numbers) {
        assert!(fuse_cards.contains(&card), "{card}");
    }
}

#[test]
fn every_known_face_is_there() {
    let bombs = Deck::fuse().bombs;
    for text in KNOWN {
        let known: Card = text.parse().expect(text);
        assert!(bombs.iter().any(|bomb| bomb.card == known), "{text}");
    }
}

#[test]
fn no_two_faces_are_alike() {
    let deck = Deck::fuse();
    for (i, one) in deck.bombs.iter().enumerate() {
        for other in &deck.bombs[..i] {
            assert!(
                !one.card.is_same_face(&other.card),
                "{} and {}",
                other.id,
                one.id
            );
        }
    }
    for names in deck.recoloured() {
        assert!(names.len() <= 2, "but for their colours alike: {names:?}");
    }
}

/// F-26, F-27, F-70 to F-74: what stands on the cards of Countdown only is not on these.
#[test]
fn only_layouts_and_icons_of_fuse() {
    for bomb in Deck::fuse().bombs {
        let layout = bomb.card.layout();
        let of_fuse = !matches!(layout, Layout::Wall { .. } | Layout::Ziggurat);
        assert!(of_fuse, "{}: {layout:?}", bomb.id);
        for Space { demand, order } in bomb.card.spaces() {
            let icons = match *demand {
                Demand::Icon(icon) => vec![icon],
                Demand::Either(one, other) => vec![one, other],
                Demand::NumberOrColour => vec![],
            };
            for icon in icons {
                let of_countdown = matches!(icon.colour, ColourIcon::Not(_) | ColourIcon::Split);
                assert!(!of_countdown, "{}: {icon:?}", bomb.id);
            }
            assert_eq!(*order, Order::Free, "{}", bomb.id);
        }
    }
}

/// The file says each card as the program prints it, under a name that begins with its value.
#[test]
fn the_file_is_canonical() {
    let file = include_str!("../../../../decks/fuse.deck");
    let lines = file.lines().filter(|line| line.contains(':'));
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    let bombs = Deck::fuse().bombs;
    let printed = bombs
        .iter()
        .map(|bomb| format!("{} {}", bomb.id, bomb.card));
    assert_eq!(lines, printed.collect::<Vec<_>>());
    for bomb in bombs {
        let value = bomb.card.value().to_string();
        assert!(bomb.id.starts_with(&value), "{}", bomb.id);
    }
}
