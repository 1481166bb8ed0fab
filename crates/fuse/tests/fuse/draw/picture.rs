//! Pictures that stand alone.

use klaxon_fuse::card::{Card, Filling};
use klaxon_fuse::draw::palette::{self, paint};
use klaxon_fuse::draw::{card_svg, die_svg, sheet};
use klaxon_fuse::{Colour, Face};
use roxmltree::Document;

use super::{ALL_CARDS, assert_painted, card, cards, classes, face, full, of_class, parsed};

fn title<'a>(document: &'a Document) -> Option<&'a str> {
    let first = document.root_element().first_element_child();
    first.and_then(|title| title.text())
}

#[test]
fn every_picture_of_a_card_is_well_formed_and_named() {
    for (text, card) in ALL_CARDS.iter() {
        for filling in [Filling::EMPTY, full(card)] {
            let drawn = card_svg(text, "7a", card, &filling);
            let document = parsed(&drawn);
            assert_eq!(document.root_element().attribute("role"), Some("img"));
            assert_eq!(title(&document), Some(text.as_str()));
            let label = of_class(&document, "words").next();
            assert_eq!(label.and_then(|label| label.text()), Some("7a"));
            let dice = of_class(&document, "die").count();
            assert_eq!(dice, filling.filled().len());
        }
    }
}

#[test]
fn a_picture_refers_to_nothing_outside() {
    for (text, card) in cards() {
        let drawn = card_svg(text, text, &card, &full(&card));
        let outside = drawn.replace("http://www.w3.org/2000/svg", "");
        for word in ["href", "http", "@import", "<script", "var("] {
            assert!(!outside.contains(word), "{text}: {word}");
        }
        assert_eq!(
            drawn.matches("url(").count(),
            drawn.matches("url(#").count()
        );
    }
}

#[test]
fn the_style_sheet_of_pictures_knows_every_class() {
    let mut drawn: String = Face::all().map(die_svg).collect();
    for (text, card) in cards() {
        drawn += &card_svg(text, text, &card, &Filling::EMPTY);
        drawn += &card_svg(text, text, &card, &full(&card));
    }
    let one = die_svg(face("R4"));
    let document = parsed(&one);
    let style = document
        .descendants()
        .find(|n| n.has_tag_name(("http://www.w3.org/2000/svg", "style")));
    let style = style.and_then(|style| style.text()).expect("a style sheet");
    assert_painted(style, classes(&drawn));
}

#[test]
fn titles_and_labels_are_escaped() {
    let card = card("1: R");
    let text = "<R & \"B\"> 'x'\u{1}";
    for drawn in [
        card_svg(text, text, &card, &Filling::EMPTY),
        sheet(&[(text.to_owned(), &card, text.to_owned())], 1),
    ] {
        let document = parsed(&drawn);
        assert_eq!(title(&document), Some("<R & \"B\"> 'x'"));
    }
}

#[test]
fn every_picture_of_a_die_is_named() {
    for face in Face::all() {
        let drawn = die_svg(face);
        assert_eq!(title(&parsed(&drawn)), Some(face.to_string().as_str()));
    }
}

#[test]
fn a_sheet_holds_every_card_whatever_the_columns() {
    let cards: Vec<(&str, Card)> = cards().collect();
    let entries: Vec<(String, &Card, String)> = cards
        .iter()
        .map(|(text, card)| (text.to_string(), card, text.to_string()))
        .collect();
    for columns in [0, 1, 5, 100] {
        let drawn = sheet(&entries, columns);
        let document = parsed(&drawn);
        let titles = document
            .descendants()
            .filter(|n| n.tag_name().name() == "title");
        assert_eq!(titles.count(), 1 + cards.len());
    }
    parsed(&sheet(&[], 3));
}

/// C-59
#[test]
fn a_spark_shows_no_points() {
    let value = |text: &str| {
        let drawn = card_svg(text, "", &card(text), &Filling::EMPTY);
        let document = parsed(&drawn);
        let value = of_class(&document, "value").next();
        value.and_then(|value| value.text()).map(str::to_owned)
    };
    assert_eq!(value("2: ?, ?").as_deref(), Some("2"));
    assert_eq!(value("spark: ?, ?"), None);
}

#[test]
fn writing_is_readable() {
    for colour in Colour::ALL {
        let paint = paint(colour);
        assert!(contrast(paint.ink, paint.face) >= 4.5, "{colour:?}");
        assert!(contrast(paint.line, palette::HOLE) >= 4.5, "{colour:?}");
    }
    for plate in palette::PLATE {
        assert!(contrast(palette::PLATE_INK, plate) >= 4.5);
        assert!(contrast(palette::PLATE_INK_2, plate) >= 4.5);
        assert!(contrast(plate, palette::HOLE) >= 4.5);
    }
    assert!(contrast(palette::INK, palette::BENCH) >= 4.5);
    assert!(contrast(palette::CAN, palette::BENCH) >= 4.5);
    assert!(contrast(palette::VALUE, palette::HOLE) >= 4.5);
}

/// The contrast of two colours as WCAG 2 defines it.
fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("hexadecimal");
        let value = f64::from(value) / 255.0;
        match value {
            0.0..=0.04045 => value / 12.92,
            _ => ((value + 0.055) / 1.055).powf(2.4),
        }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
