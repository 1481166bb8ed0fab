//! The drawings: well-formed, inside their frame, readable.

use klaxon_fuse::card::{Card, Filling};
use klaxon_fuse::draw::palette::{self, paint};
use klaxon_fuse::draw::place::{Plan, Rect, VALUE, WIDTH, place};
use klaxon_fuse::draw::{die_svg, sheet, svg, text};
use klaxon_fuse::{Colour, Face};

const CARDS: [&str; 48] = [
    "1: c != c != c != c",
    "1: [B|G], [Y|R], [R|B]",
    "1: c = c, # = #",
    "1: # = [#|c] = c",
    "1: # > # < #",
    "1: R",
    "2: [#|c] = [#|c] = [#|c]",
    "2: 4 > # > #",
    "2: [K|1], [K|2], [K|3]",
    "2: # + # = # + #",
    "2: # - # = 2",
    "2: # + 2 = #, 3 = # - #",
    "2: # + # + # + 18 = 36",
    "2: first R, !G, last #",
    "2: first [R|B], last [1|2]",
    "3: [G|Y] + [R|B] = 7",
    "3: 5, Y, G2",
    "3: S, ?, S4",
    "3: S#, !Y3, !K",
    "3: # = # = B#",
    "3: # + # + # = # + # + #",
    "3: [G2|5], [S|!R]",
    "4: R1, K2, Y3, G4, B5, !R6",
    "4: c# = c#",
    "4: c# = [#|c] != c",
    "3: stack B, K, R",
    "4: stack # > # > # > #",
    "4: stack # < #, # < #",
    "4: stack Y, R, B, G",
    "4: stack # + # = 11, R",
    "4: stack 12 = # + #, R",
    "5: stack ?, ?, Y1, ?, ?",
    "6: stack # < # < # < # < # < #",
    "2: stacks # < # / # > #",
    "6: stacks [1|4], [2|5], [3|6] / [R|Y], [G|B], [K|R]",
    "2: pyramid G, 3 / K",
    "3: pyramid 2 = # - # / last K",
    "6: pyramid K, R, K / B, G / Y",
    "6: pyramid c = c = c / # < # / [#|c]",
    "4: wall Y, K / R, G",
    "5: wall Y, K, B / R, -, G",
    "6: wall # = # = # / -, c = c",
    "5: ziggurat B, 5, 6, Y / R",
    "5: ziggurat # = # < # = # / c",
    "6: ziggurat first S, [S|4], !K, c4 / last [R1|G6]",
    "spark: S, !K",
    "spark: [#|c] = last [#|c]",
    "spark: first # < #, [R|G]",
];

fn cards() -> impl Iterator<Item = (&'static str, Card)> {
    CARDS.into_iter().map(|text| (text, card(text)))
}

fn card(text: &str) -> Card {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn face(text: &str) -> Face {
    text.parse().expect("a die")
}

/// The card with a die on every space.
fn full(card: &Card) -> Filling {
    let spaces = card.spaces().iter().enumerate();
    spaces.fold(Filling::EMPTY, |filling, (i, space)| {
        let faces = space.demand.faces();
        match faces.iter().nth(7 * i % faces.len()) {
            Some(face) => filling.with(i, face),
            None => filling,
        }
    })
}

fn frame(plan: &Plan) -> Rect {
    Rect {
        x: 0.0,
        y: 0.0,
        width: WIDTH,
        height: plan.height,
    }
}

fn contains(outer: Rect, inner: Rect) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && inner.right() <= outer.right()
        && inner.bottom() <= outer.bottom()
}

#[test]
fn every_card_is_well_formed_and_has_all_its_spaces() {
    for (text, card) in cards() {
        for filling in [Filling::EMPTY, full(&card)] {
            let drawn = svg(&card, &filling, text);
            let document = roxmltree::Document::parse(&drawn)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            assert_eq!(
                root.first_element_child().and_then(|t| t.text()),
                Some(text)
            );
            let found: Vec<&str> = root
                .descendants()
                .filter_map(|node| node.attribute("data-space"))
                .collect();
            let wanted: Vec<String> = (0..card.spaces().len()).map(|i| i.to_string()).collect();
            assert_eq!(found, wanted, "{text}");
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{text}");
        }
    }
}

#[test]
fn circles_and_rectangles_stay_inside_the_frame() {
    for (text, card) in cards() {
        let drawn = svg(&card, &Filling::EMPTY, text);
        let document = roxmltree::Document::parse(&drawn).expect("well-formed");
        let number = |node: &roxmltree::Node, name| {
            let value = node.attribute(name).and_then(|v| v.parse::<f64>().ok());
            value.unwrap_or_else(|| panic!("{text}: {name}"))
        };
        for node in document.descendants() {
            let rect = match node.tag_name().name() {
                "circle" => {
                    let size = 2.0 * number(&node, "r");
                    Rect::around((number(&node, "cx"), number(&node, "cy")), size, size)
                }
                "rect" => Rect {
                    x: number(&node, "x"),
                    y: number(&node, "y"),
                    width: number(&node, "width"),
                    height: number(&node, "height"),
                },
                _ => continue,
            };
            assert!(contains(frame(&place(&card)), rect), "{text}: {rect:?}");
        }
    }
}

#[test]
fn spaces_and_symbols_lie_inside_the_card_and_apart() {
    for (text, card) in cards() {
        let plan = place(&card);
        assert_eq!(plan.spaces.len(), card.spaces().len());
        let symbols = plan.symbols.iter().map(|placed| placed.rect);
        // A hair less, for arithmetic is not exact.
        let rects = plan.spaces.iter().copied().chain(symbols);
        let rects: Vec<Rect> = rects.map(|rect| rect.inset(0.01)).collect();
        for (i, &rect) in rects.iter().enumerate() {
            assert!(contains(frame(&plan), rect), "{text}: {rect:?}");
            assert!(!rect.overlaps(VALUE), "{text}");
            for &other in &rects[..i] {
                assert!(!rect.overlaps(other), "{text}: {rect:?} {other:?}");
            }
        }
    }
}

#[test]
fn four_spaces_in_a_row_are_large_enough_for_a_phone() {
    for text in [
        "1: c != c != c != c",
        "2: # + # = # + #",
        "5: ziggurat B, 5, 6, Y / R",
    ] {
        let plan = place(&card(text));
        assert!(plan.spaces.iter().all(|s| s.width >= 30.0), "{text}");
    }
}

#[test]
fn dice_stand_on_what_carries_them() {
    for (text, card) in cards() {
        let plan = place(&card);
        for (space, rect) in plan.spaces.iter().enumerate() {
            let below = card.layout().support(space, plan.spaces.len());
            for carrier in below.iter().map(|i| plan.spaces[i]) {
                assert!(rect.bottom() < carrier.y + 0.01, "{text}: {space}");
            }
        }
    }
}

#[test]
fn titles_and_labels_are_escaped() {
    let card = card("1: R");
    let title = "<R & \"B\"> 'x'\u{1}";
    for drawn in [
        svg(&card, &Filling::EMPTY, title),
        sheet(&[(title.to_owned(), &card, title.to_owned())], 1),
    ] {
        let document = roxmltree::Document::parse(&drawn).expect("well-formed");
        let first = document.root_element().first_element_child();
        assert_eq!(first.and_then(|t| t.text()), Some("<R & \"B\"> 'x'"));
    }
}

#[test]
fn a_picture_refers_to_nothing() {
    for (text, card) in cards() {
        let drawn = svg(&card, &full(&card), text);
        for word in ["href", "url(", "<style", "<script", " id="] {
            assert!(!drawn.contains(word), "{text}: {word}");
        }
    }
}

#[test]
fn every_die_is_well_formed_and_named() {
    for face in Face::all() {
        let drawn = die_svg(face);
        let document = roxmltree::Document::parse(&drawn).expect("well-formed");
        let title = document.root_element().first_element_child();
        assert_eq!(
            title.and_then(|t| t.text()),
            Some(face.to_string().as_str())
        );
        let number = face.number().to_string();
        assert!(document.descendants().any(|n| n.text() == Some(&number)));
        for colour in Colour::ALL {
            let letter = colour.letter().to_string();
            let texts = document
                .descendants()
                .filter(|n| n.has_tag_name(text_tag()));
            let shown = texts.filter_map(|n| n.text()).any(|t| t == letter);
            assert_eq!(shown, face.colours().has(colour), "{face} {letter}");
        }
    }
}

fn text_tag() -> (&'static str, &'static str) {
    ("http://www.w3.org/2000/svg", "text")
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
        let document = roxmltree::Document::parse(&drawn).expect("well-formed");
        let titles = document
            .descendants()
            .filter(|n| n.tag_name().name() == "title");
        assert_eq!(titles.count(), 1 + cards.len());
    }
    assert!(roxmltree::Document::parse(&sheet(&[], 3)).is_ok());
}

/// C-59
#[test]
fn a_spark_shows_no_points() {
    let writing = |text: &str| {
        let drawn = svg(&card(text), &Filling::EMPTY, text);
        drawn.matches("<text").count()
    };
    assert_eq!(writing("spark: ?, ?") + 1, writing("2: ?, ?"));
}

/// C-70: what a space asks for stays readable beside the mark for first or last.
#[test]
fn marks_hide_no_writing() {
    for (text, card) in cards().filter(|(text, _)| text.contains("first") || text.contains("last"))
    {
        let drawn = svg(&card, &Filling::EMPTY, text);
        let document = roxmltree::Document::parse(&drawn).expect("well-formed");
        let number = |node: roxmltree::Node, name: &str| -> f64 {
            node.attribute(name).expect(name).parse().expect(name)
        };
        let nodes = document.descendants();
        let marks = nodes.filter(|node| {
            let accent = node.attribute("fill") == Some(palette::ACCENT);
            accent && node.tag_name().name() == "circle"
        });
        let writing = document
            .descendants()
            .filter(|n| n.has_tag_name(text_tag()));
        let writing: Vec<_> = writing.collect();
        for mark in marks {
            for letter in &writing {
                let size = number(*letter, "font-size");
                let across = number(*letter, "x") - number(mark, "cx");
                let down = number(*letter, "y") - 0.36 * size - number(mark, "cy");
                let apart = across.hypot(down) - number(mark, "r");
                assert!(apart > 0.25 * size, "{text}: {:?}", letter.text());
            }
        }
    }
}

#[test]
fn writing_is_readable() {
    for colour in Colour::ALL {
        let paint = paint(colour);
        assert!(contrast(paint.ink, paint.fill) >= 4.5, "{colour:?}");
        assert!(contrast(paint.ink, paint.shade) >= 4.5, "{colour:?}");
        // A shape is told from the console by its fill or by its edge.
        let on_socket = [palette::SOCKET, palette::SOCKET_HALF]
            .map(|socket| contrast(paint.fill, socket).max(contrast(paint.edge, socket)) >= 3.0);
        assert_eq!(on_socket, [true, true], "{colour:?}");
    }
    for ground in [
        palette::CARD,
        palette::CONSOLE,
        palette::SOCKET,
        palette::SOCKET_HALF,
    ] {
        assert!(contrast(palette::LIGHT, ground) >= 4.5, "{ground}");
    }
    assert!(contrast(palette::ACCENT, palette::CARD) >= 4.5);
    assert!(contrast(palette::DARK, palette::LIGHT) >= 4.5);
    assert!(contrast(palette::DARK, palette::ACCENT) >= 4.5);
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

fn assert_text(card_text: &str, dice: &[(usize, &str)], expected: &[&str]) {
    let filling = dice.iter().fold(Filling::EMPTY, |filling, &(space, die)| {
        filling.with(space, face(die))
    });
    let drawn = text(&card(card_text), &filling);
    assert_eq!(drawn, expected.join("\n"), "{card_text}\n{drawn}");
}

#[test]
fn rows_in_plain_characters() {
    assert_text("3: # = # = B#", &[], &["[ # ] = [ # ] = [ B# ]"]);
    assert_text("3: # = # = B#", &[(0, "R4")], &["(R4) = [ # ] = [ B# ]"]);
    assert_text("3: 5, Y, G2", &[(1, "Y/K1")], &["[ 5 ]   (Y/K1)   [ G2 ]"]);
    assert_text("3: [G|Y] + [R|B] = 7", &[], &["[ G|Y ] + [ R|B ] = 7"]);
    assert_text(
        "2: first R, !G, last #",
        &[],
        &["[ first R ]   [ !G ]   [ last # ]"],
    );
    assert_text("1: c = c, # = #", &[], &["[ c ] = [ c ]   [ # ] = [ # ]"]);
    assert_text(
        "2: # + 2 = #, 3 = # - #",
        &[],
        &["[ # ] + 2 = [ # ]   3 = [ # ] - [ # ]"],
    );
}

#[test]
fn stacks_in_plain_characters() {
    assert_text(
        "4: stack # > #, # < #",
        &[(0, "R4")],
        &["[ # ]", "  v", "[ # ]", "[ # ]", "  ^", "(R4)"],
    );
    assert_text(
        "6: stacks [1|4], [2|5], [3|6] / [R|Y], [G|B], [K|R]",
        &[(0, "R4")],
        &[
            "[ 3|6 ]   [ K|R ]",
            "[ 2|5 ]   [ G|B ]",
            " (R4)     [ R|Y ]",
        ],
    );
    assert_text(
        "2: stacks # < # / R, B",
        &[],
        &["[ # ]   [ B ]", "  v", "[ # ]   [ R ]"],
    );
}

#[test]
fn levels_in_plain_characters() {
    assert_text(
        "6: pyramid K, R, K / B, G / Y",
        &[(1, "R5")],
        &["      [ Y ]", "   [ B ] [ G ]", "[ K ] (R5)  [ K ]"],
    );
    assert_text(
        "6: pyramid c = c = c / # < # / [#|c]",
        &[],
        &[
            "          [ #|c ]",
            "     [  #  ] < [  #  ]",
            "[  c  ] = [  c  ] = [  c  ]",
        ],
    );
    assert_text(
        "5: wall Y, K, B / R, -, G",
        &[],
        &["[ R ]       [ G ]", "[ Y ] [ K ] [ B ]"],
    );
    assert_text(
        "5: ziggurat B, 5, 6, Y / R",
        &[],
        &["         [ R ]", "[ B ] [ 5 ] [ 6 ] [ Y ]"],
    );
    assert_text(
        "3: pyramid 2 = # - # / last K",
        &[],
        &["           [ last K ]", "2 = [   #    ] -  [   #    ]"],
    );
}
