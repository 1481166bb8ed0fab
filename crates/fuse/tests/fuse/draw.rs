//! The drawings: well-formed, inside their frame, readable.

mod picture;
mod text;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use klaxon_fuse::card::{Card, Filling};
use klaxon_fuse::draw::place::place;
use klaxon_fuse::draw::{Letters, Look, Mark, board, die, die_marked, glyph};
use klaxon_fuse::{Colour, Deck, Face};
use roxmltree::{Document, Node};

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

/// Boards as built and flat, with wires and without.
const LOOKS: [Look; 4] = [
    look(false, true),
    look(false, false),
    look(true, true),
    look(true, false),
];

const fn look(flat: bool, wires: bool) -> Look {
    let letters = Letters::ENGLISH;
    Look {
        flat,
        wires,
        letters,
    }
}

fn parsed(drawn: &str) -> Document<'_> {
    Document::parse(drawn).unwrap_or_else(|error| panic!("{error}: {drawn}"))
}

/// The elements of a class.
fn of_class<'a, 'd>(
    document: &'a Document<'d>,
    class: &'a str,
) -> impl Iterator<Item = Node<'a, 'd>> {
    document.descendants().filter(move |node| {
        let classes = node.attribute("class").unwrap_or_default();
        classes.split(' ').any(|one| one == class)
    })
}

fn number(node: Node, name: &str) -> f64 {
    let value = node.attribute(name).unwrap_or("0");
    value.parse().unwrap_or_else(|_| panic!("{name}: {value}"))
}

/// Every card of every deck, and some more.
static ALL_CARDS: LazyLock<Vec<(String, Card)>> = LazyLock::new(|| {
    let texts = [
        include_str!("../../../../decks/fuse.deck"),
        include_str!("../../../../decks/countdown.deck"),
        include_str!("../../../../decks/test/fuse.deck"),
        include_str!("../../../../decks/test/countdown.deck"),
    ];
    let decks = texts.map(|text| text.parse::<Deck>().expect("a deck"));
    let of_decks = decks.iter().flat_map(Deck::cards);
    let of_decks = of_decks.map(|bomb| (bomb.card.to_string(), bomb.card.clone()));
    let more = cards().map(|(text, card)| (text.to_owned(), card));
    of_decks.chain(more).collect()
});

/// Empty and full, in every look.
fn boards(card: &Card) -> impl Iterator<Item = (Filling, Look)> {
    let fillings = [Filling::EMPTY, full(card)];
    fillings
        .into_iter()
        .flat_map(|filling| LOOKS.map(|look| (filling, look)))
}

#[test]
fn every_board_has_all_its_spaces_and_lights() {
    for (text, card) in ALL_CARDS.iter() {
        for (filling, look) in boards(card) {
            let drawn = board(card, &filling, &look);
            let document = parsed(&drawn);
            let numbers = |name| -> Vec<usize> {
                let found = document
                    .descendants()
                    .filter_map(|node| node.attribute(name));
                found.map(|number| number.parse().expect(name)).collect()
            };
            let wanted: Vec<usize> = (0..card.spaces().len()).collect();
            assert_eq!(numbers("data-space"), wanted, "{text}");
            let lights = if look.wires {
                wanted.clone()
            } else {
                Vec::new()
            };
            assert_eq!(numbers("data-led"), lights, "{text}");
            for class in ["glow", "glowf", "gv"] {
                assert_eq!(of_class(&document, class).count(), wanted.len(), "{text}");
            }
            for class in ["die", "full"] {
                let dice = filling.filled().len();
                assert_eq!(of_class(&document, class).count(), dice, "{text}");
            }
        }
    }
}

/// How far an element is moved by those around it. Boards turn nothing, and scale nothing but dice.
fn moved(node: Node) -> (f64, f64) {
    let moves = node.ancestors().filter_map(|around| {
        let (x, y) = around
            .attribute("transform")?
            .strip_prefix("translate(")?
            .split_once(')')?
            .0
            .split_once(' ')?;
        Some((x.parse::<f64>().ok()?, y.parse::<f64>().ok()?))
    });
    moves.fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y))
}

/// Left, upper, right and lower edge of a circle, a rectangle or a sign; wires come from outside, and the ring of a die to
/// be returned may stand out.
fn edges(node: Node) -> Option<[f64; 4]> {
    let class = node.attribute("class").unwrap_or_default();
    let (x, y) = moved(node);
    let edges = match node.tag_name().name() {
        "circle" => {
            let [cx, cy, r] = ["cx", "cy", "r"].map(|name| number(node, name));
            [cx - r, cy - r, cx + r, cy + r]
        }
        "rect" if class != "gv" => {
            let [x, y, width, height] =
                ["x", "y", "width", "height"].map(|name| number(node, name));
            [x, y, x + width, y + height]
        }
        "path" if class == "op" => [-7.0, -9.0, 7.0, 9.0],
        "text" if class == "opnum" => {
            let half = 11.0 * node.text().unwrap_or_default().len() as f64;
            let [x, y] = ["x", "y"].map(|name| number(node, name));
            [x - half, y - 22.0, x + half, y]
        }
        _ => return None,
    };
    Some([edges[0] + x, edges[1] + y, edges[2] + x, edges[3] + y])
}

#[test]
fn nothing_of_a_board_stands_out_of_its_frame() {
    for (text, card) in ALL_CARDS.iter() {
        for (filling, look) in boards(card) {
            let drawn = board(card, &filling, &look);
            let document = parsed(&drawn);
            let frame = document
                .root_element()
                .attribute("viewBox")
                .expect("a frame");
            let frame: Vec<f64> = frame
                .split(' ')
                .map(|n| n.parse().expect("a number"))
                .collect();
            let seen: Vec<[f64; 4]> = document.descendants().filter_map(edges).collect();
            assert!(seen.len() > card.spaces().len());
            for [left, upper, right, lower] in seen {
                let inside = left >= frame[0] && upper >= frame[1];
                let inside = inside && right <= frame[0] + frame[2] && lower <= frame[1] + frame[3];
                assert!(
                    inside,
                    "{text}: {left} {upper} {right} {lower} in {frame:?}"
                );
            }
        }
    }
}

#[test]
fn holes_and_signs_lie_apart() {
    let apart = |one: [f64; 4], other: [f64; 4]| {
        one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1]
    };
    for (text, card) in ALL_CARDS.iter() {
        for flat in [false, true] {
            let plan = place(card, flat);
            let holes = plan.holes.iter().map(|&(x, y)| [x, y, x + 48.0, y + 48.0]);
            let signs = plan
                .signs
                .iter()
                .map(|&(_, (x, y))| [x - 6.0, y - 8.0, x + 6.0, y + 8.0]);
            let all: Vec<[f64; 4]> = holes.chain(signs).collect();
            for (i, &one) in all.iter().enumerate() {
                assert!(all[..i].iter().all(|&other| apart(one, other)), "{text}");
            }
        }
    }
}

/// F-24: whatever the layout, what relates two spaces is seen between them.
#[test]
fn every_sign_is_drawn() {
    for (text, card) in ALL_CARDS.iter() {
        let wanted = text.split_once(':').map_or("", |(_, spaces)| spaces);
        let signs = |sign: &str| wanted.split(' ').filter(|word| *word == sign).count();
        let wanted: usize = ["=", "!=", "<", ">", "+"].map(signs).iter().sum();
        for look in LOOKS {
            let drawn = board(card, &Filling::EMPTY, &look);
            let minus = drawn.matches("d=\"M-6 0h12\"").count();
            let signs = drawn.matches("class=\"op\"").count();
            assert_eq!(signs - minus, wanted, "{text}");
        }
    }
}

/// F-26, F-27, C-40: what is placed later stands higher.
#[test]
fn dice_stand_above_what_carries_them() {
    for (text, card) in ALL_CARDS.iter() {
        let plan = place(card, false);
        for (space, hole) in plan.holes.iter().enumerate() {
            let below = card.layout().support(space, plan.holes.len());
            for carrier in below.iter().map(|i| plan.holes[i]) {
                assert!(hole.1 < carrier.1, "{text}: {space}");
            }
        }
    }
}

fn locked(card_text: &str, dice: &[(usize, &str)]) -> Vec<String> {
    let card = card(card_text);
    let filling = dice.iter().fold(Filling::EMPTY, |filling, &(space, die)| {
        filling.with(space, face(die))
    });
    let drawn = board(&card, &filling, &Look::default());
    let document = parsed(&drawn);
    let locks = of_class(&document, "lock").filter_map(|lock| lock.parent_element());
    let spaces = locks.filter_map(|space| space.attribute("data-space"));
    spaces.map(str::to_owned).collect()
}

/// F-32, C-47
#[test]
fn safe_dice_have_a_lock() {
    let none: [&str; 0] = [];
    assert_eq!(locked("3: stack B, K, R", &[(0, "B1")]), none);
    assert_eq!(locked("3: stack B, K, R", &[(0, "B1"), (1, "K1")]), ["0"]);
    let pyramid = "6: pyramid K, R, K / B, G / Y";
    let dice = [(0, "K1"), (1, "R1"), (2, "K2"), (3, "B1")];
    assert_eq!(locked(pyramid, &dice), ["0", "1"]);
    let wall = "5: wall Y, K, B / R, -, G";
    assert_eq!(locked(wall, &[(0, "Y1"), (2, "B1"), (4, "G1")]), ["2"]);
    assert_eq!(
        locked("2: first R, !G, last #", &[(0, "R1"), (1, "R1")]),
        ["0"]
    );
    assert_eq!(locked("1: # < #", &[(0, "R1")]), none);
    assert_eq!(locked("1: # < #", &[(0, "R1"), (1, "R2")]), ["0", "1"]);
}

#[test]
fn the_wire_of_a_filled_hole_is_cut() {
    let card = card("3: 5, Y, G2");
    let drawn = board(&card, &Filling::EMPTY.with(1, face("Y3")), &Look::default());
    let document = parsed(&drawn);
    assert_eq!(of_class(&document, "wire").count(), 3);
    assert_eq!(of_class(&document, "cu").count(), 1);
    let on: Vec<_> = of_class(&document, "on")
        .filter_map(|led| led.attribute("data-led"))
        .collect();
    assert_eq!(on, ["1"]);
}

/// C-70: what a space asks for stays readable beside the mark for first or last.
#[test]
fn marks_hide_no_writing() {
    let marked = ALL_CARDS
        .iter()
        .filter(|(text, _)| text.contains("first") || text.contains("last"));
    for (text, card) in marked {
        let drawn = board(card, &Filling::EMPTY, &look(false, false));
        let document = parsed(&drawn);
        for flag in of_class(&document, "flag") {
            let hole = flag.parent_element().expect("a hole");
            for letter in hole
                .children()
                .filter(|node| node.tag_name().name() == "text")
            {
                assert!(number(letter, "y") < 38.5, "{text}: {:?}", letter.text());
            }
        }
    }
}

#[test]
fn every_die_shows_its_number_and_its_letters() {
    let german = Letters(['R', 'B', 'G', 'E', 'S']);
    for face in Face::all() {
        for letters in [Letters::ENGLISH, german] {
            let drawn = die(face, letters);
            let document = parsed(&drawn);
            let texts = document
                .descendants()
                .filter(|node| node.tag_name().name() == "text");
            let mut shown: Vec<String> = texts
                .filter_map(|node| node.text())
                .map(str::to_owned)
                .collect();
            let colours = Colour::ALL.into_iter().zip(letters.0);
            let letters = colours.filter(|(colour, _)| face.colours().has(*colour));
            let mut wanted: Vec<String> = letters.map(|(_, letter)| letter.to_string()).collect();
            wanted.push(face.number().to_string());
            shown.sort();
            wanted.sort();
            assert_eq!(shown, wanted, "{face}");
        }
    }
}

/// C-33, C-36
#[test]
fn what_a_role_did_to_a_die_is_seen() {
    let wild = die_marked(face("R4"), Mark::Wild("wild & free"), Letters::ENGLISH);
    let document = parsed(&wild);
    let tab = of_class(&document, "wd")
        .next()
        .and_then(|tab| tab.last_element_child());
    assert_eq!(tab.and_then(|tab| tab.text()), Some("wild & free"));
    let changed = die_marked(face("R4"), Mark::Changed(Colour::Black), Letters::ENGLISH);
    let document = parsed(&changed);
    let classes: Vec<_> = of_class(&document, "die")
        .filter_map(|die| die.attribute("class"))
        .collect();
    assert_eq!(classes, ["die cR", "die cK"]);
    assert!(changed.contains(">K<"));
}

#[test]
fn every_layout_but_a_row_has_its_own_sign() {
    let layouts = [
        "1: R",
        "3: stack B, K, R",
        "2: stacks # < # / # > #",
        "2: pyramid G, 3 / K",
        "4: wall Y, K / R, G",
        "5: ziggurat B, 5, 6, Y / R",
    ];
    let glyphs = layouts.map(|text| glyph(card(text).layout()));
    assert_eq!(glyphs[0], "");
    for (i, one) in glyphs.iter().enumerate().skip(1) {
        parsed(one);
        assert!(!glyphs[..i].contains(one));
    }
}

/// The classes of what was drawn.
fn classes(drawn: &str) -> BTreeSet<String> {
    let all = format!("<all>{drawn}</all>");
    let document = parsed(&all);
    let classes = document.descendants().filter_map(|n| n.attribute("class"));
    let classes = classes.flat_map(|classes| classes.split(' '));
    classes.map(str::to_owned).collect()
}

/// Fails if nothing in the style sheet is about one of these classes: its elements would be black.
fn assert_painted(sheet: &str, classes: BTreeSet<String>) {
    assert!(classes.len() > 40);
    for class in classes.iter().filter(|&class| class != "space") {
        let rule = format!(".{class}");
        let known = sheet.match_indices(&rule).any(|(at, _)| {
            let rest = &sheet[at + rule.len()..];
            !rest.starts_with(|c: char| c.is_alphanumeric())
        });
        assert!(known, "{class}");
    }
}

#[test]
fn the_style_sheet_of_the_page_knows_every_class() {
    let mut drawn = String::new();
    for (_, card) in cards() {
        let boards = boards(&card).map(|(filling, look)| board(&card, &filling, &look));
        drawn.extend(boards);
        drawn += &glyph(card.layout());
    }
    let marks = [Mark::Changed(Colour::Black), Mark::Wild("x")];
    for face in Face::all() {
        drawn.extend(marks.map(|mark| die_marked(face, mark, Letters::ENGLISH)));
    }
    let sheet = include_str!("../../../page/assets/css/drawings.css");
    assert_painted(sheet, classes(&drawn));
}
