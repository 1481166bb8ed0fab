//! Pictures: well-formed, complete, and nothing refers to anything outside.

use std::collections::BTreeSet;

use klaxon_flatline::draw::{Face, Labelled, sheet, svg, text};
use klaxon_flatline::{Card, Deck, Patient};

/// Everything of the deck.
fn faces(deck: &Deck) -> Vec<Face<'_>> {
    let patients = deck.patients.iter().map(Face::Patient);
    let cards = Card::ALL
        .iter()
        .map(|card| Face::Card(*card, deck.card(*card)));
    let stations = deck.stations.iter().map(Face::Station);
    let meters = deck.meters.iter().map(Face::Meter);
    patients
        .chain(cards)
        .chain(stations)
        .chain(meters)
        .collect()
}

/// The places of the spaces in a picture.
fn spaces(picture: &str) -> BTreeSet<String> {
    let document = roxmltree::Document::parse(picture).expect("well-formed");
    let places = document
        .descendants()
        .filter_map(|node| node.attribute("data-space"));
    places.map(str::to_owned).collect()
}

#[test]
fn everything_is_drawn_well_formed_and_by_itself() {
    let deck = Deck::flatline();
    for face in faces(&deck) {
        let picture = svg(face, "A <name> & more", "a \"title\"");
        let document = roxmltree::Document::parse(&picture).expect("well-formed");
        let title = document.root_element().first_element_child();
        assert_eq!(title.and_then(|node| node.text()), Some("a \"title\""));
        assert!(
            document
                .descendants()
                .any(|node| node.text() == Some("A <name> & more"))
        );
        assert!(!picture.contains("href") && !picture.contains("url("));
    }
}

#[test]
fn every_space_of_a_patient_can_be_found() {
    let patient: Patient = "ann: all A; one B W; split P / D ? -> +dice . -cube +turn"
        .parse()
        .expect("a patient");
    let found = spaces(&svg(Face::Patient(&patient), "Ann", "Ann"));
    let expected = ["1.1", "2.1", "2.2", "3.1", "3.2", "3.3"].map(str::to_owned);
    assert_eq!(found, BTreeSet::from(expected));
}

#[test]
fn the_longest_line_stays_on_its_plate() {
    let patient: Patient = "ann: split P P P / D D D; ? ? ? ? ? ?; = = -> . . . ."
        .parse()
        .expect("a patient");
    let picture = svg(Face::Patient(&patient), "Ann", "Ann");
    let document = roxmltree::Document::parse(&picture).expect("well-formed");
    let holes = document
        .descendants()
        .filter(|node| node.has_attribute("data-space"));
    for hole in holes {
        let rect = hole.first_element_child().expect("a hole");
        let number = |name| {
            rect.attribute(name)
                .and_then(|text| text.parse::<f64>().ok())
        };
        let right = number("x").zip(number("width")).map(|(x, width)| x + width);
        assert!(right.is_some_and(|right| right <= 246.0), "{right:?}");
    }
}

#[test]
fn a_sheet_has_everything_with_its_label() {
    let deck = Deck::flatline();
    let labelled = faces(&deck)
        .into_iter()
        .enumerate()
        .map(|(index, face)| Labelled {
            face,
            label: format!("label-{index}"),
            name: format!("name-{index}"),
            title: format!("title-{index}"),
        });
    let labelled: Vec<Labelled> = labelled.collect();
    for columns in [0, 1, 7] {
        let picture = sheet(&labelled, columns);
        roxmltree::Document::parse(&picture).expect("well-formed");
        for index in 0..labelled.len() {
            assert!(picture.contains(&format!(">label-{index}<")));
            assert!(picture.contains(&format!(">name-{index}<")));
        }
    }
}

#[test]
fn terminals_get_plain_characters() {
    let patient: Patient = "ann: all A; split P / D S; P [D|S] -> +die . -cube +tile"
        .parse()
        .expect("a patient");
    assert_eq!(
        text(Face::Patient(&patient)),
        "all    [ A ]\n\
         split  [ P ] | [ D ] [ S ]\n\
         \x20      [ P ] [ D|S ]\n\
         -> 1 +die   2 .   3 -cube   4 +tile"
    );
    let deck = Deck::flatline();
    for face in faces(&deck) {
        assert!(text(face).is_ascii());
    }
}
