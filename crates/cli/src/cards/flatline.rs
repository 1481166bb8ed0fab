//! Patients, emergency cards, stations and meters of FLATLINE.

pub(crate) mod check;

use std::ops::Range;

use klaxon_core::Message;
use klaxon_flatline::deck::{DeckError, GROUPS, Meter, Station};
use klaxon_flatline::draw::{self, Face, Labelled};
use klaxon_flatline::{Card, Deck, Patient};
use klaxon_words::{Language, say, say_all};

use super::indented;
use crate::complaint::Complaint;

/// How many things stand side by side on a sheet.
const COLUMNS: usize = 5;

/// A thing of a deck. Stations and groups of players are counted from 0.
#[derive(Clone)]
enum Thing {
    Patient(Patient),
    Card(Card),
    Station(usize),
    Meter(usize),
}

impl Thing {
    /// What it is called on the command line.
    fn id(&self) -> String {
        match self {
            Thing::Patient(patient) => patient.id.clone(),
            Thing::Card(card) => card.to_string(),
            Thing::Station(place) => format!("station-{}", place + 1),
            Thing::Meter(group) => format!("meter-{}", GROUPS[*group]),
        }
    }

    /// What it is called in a language.
    fn name(&self) -> Message {
        match self {
            Thing::Patient(patient) => patient.name(),
            Thing::Card(card) => card.name(),
            Thing::Station(place) => Station::name(place + 1),
            Thing::Meter(group) => Meter::name(*group),
        }
    }

    /// How it looks.
    fn face<'a>(&'a self, deck: &'a Deck) -> Face<'a> {
        match self {
            Thing::Patient(patient) => Face::Patient(patient),
            Thing::Card(card) => Face::Card(*card, deck.card(*card)),
            Thing::Station(place) => Face::Station(&deck.stations[*place]),
            Thing::Meter(group) => Face::Meter(&deck.meters[*group]),
        }
    }

    /// How it is written in a deck; a meter has two lines.
    fn lines(&self, deck: &Deck) -> Vec<String> {
        match self {
            Thing::Patient(patient) => vec![format!("patient {patient}")],
            Thing::Card(card) => vec![format!("card {card}: {}", deck.card(*card))],
            Thing::Station(place) => {
                vec![format!("station {}: {}", place + 1, deck.stations[*place])]
            }
            Thing::Meter(group) => {
                let players = GROUPS[*group];
                let sides = deck.meters[*group].sides().map(|(side, numbers)| {
                    let numbers = numbers.map(|number| number.to_string());
                    format!("meter {players} {} {}", side.word(), numbers.join(" "))
                });
                sides.to_vec()
            }
        }
    }

    /// What it asks for and does.
    fn words(&self, deck: &Deck, language: Language) -> String {
        let messages = match self {
            Thing::Patient(patient) => patient.explain(),
            Thing::Card(card) => deck.explain_card(*card),
            Thing::Station(place) => deck.stations[*place].explain(place + 1),
            Thing::Meter(group) => deck.meters[*group].explain(*group),
        };
        say_all(language, &messages)
    }
}

/// The patients, the emergency cards, the stations and the meters.
fn all(deck: &Deck) -> Vec<Thing> {
    let patients = deck.patients.iter().cloned().map(Thing::Patient);
    let cards = Card::ALL.iter().copied().map(Thing::Card);
    let stations = (0..deck.stations.len()).map(Thing::Station);
    let meters = (0..deck.meters.len()).map(Thing::Meter);
    patients
        .chain(cards)
        .chain(stations)
        .chain(meters)
        .collect()
}

/// Every thing as it is written in a deck.
pub(crate) fn list(deck: &Deck) -> String {
    let lines = all(deck).into_iter().flat_map(|thing| thing.lines(deck));
    lines.map(|line| line + "\n").collect()
}

/// Things as text, as drawings and in words.
pub(crate) fn show(deck: &Deck, names: &[String], language: Language) -> Result<String, Complaint> {
    let things = select(deck, names, language)?;
    let shown = things.iter().map(|thing| {
        let lines = thing.lines(deck).join("\n");
        let drawn = indented(&draw::text(thing.face(deck)));
        format!("{lines}\n\n{drawn}\n\n{}\n", thing.words(deck, language))
    });
    Ok(shown.collect::<Vec<_>>().join("\n"))
}

/// Things in words, one line each.
pub(crate) fn explain(
    deck: &Deck,
    names: &[String],
    language: Language,
) -> Result<String, Complaint> {
    let things = select(deck, names, language)?;
    let width = things.iter().map(|thing| thing.id().len()).max();
    let width = width.unwrap_or(0);
    let lines = things.iter().map(|thing| {
        let (id, words) = (thing.id(), thing.words(deck, language));
        format!("{id:width$}  {words}\n")
    });
    Ok(lines.collect())
}

/// One thing as it is, several on a sheet.
pub(crate) fn svg(
    deck: &Deck,
    names: &[String],
    columns: Option<usize>,
    language: Language,
) -> Result<String, Complaint> {
    let things = select(deck, names, language)?;
    let labelled = things.iter().map(|thing| Labelled {
        face: thing.face(deck),
        label: thing.id(),
        name: say_name(thing, language),
        title: thing.words(deck, language),
    });
    let labelled: Vec<Labelled> = labelled.collect();
    Ok(match labelled.as_slice() {
        [one] => draw::svg(one.face, &one.name, &one.title),
        several => draw::sheet(several, columns.unwrap_or(COLUMNS)),
    })
}

/// The name of a thing as a heading, with a capital.
fn say_name(thing: &Thing, language: Language) -> String {
    let name = say(language, &thing.name());
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The things that were asked for: all of the deck if none was.
fn select(deck: &Deck, names: &[String], language: Language) -> Result<Vec<Thing>, Complaint> {
    let all = all(deck);
    if names.is_empty() {
        return Ok(all);
    }
    let names = names.iter();
    names
        .map(|name| thing(name, &all, deck, language))
        .collect()
}

/// A thing by name, or a patient typed in.
fn thing(text: &str, all: &[Thing], deck: &Deck, language: Language) -> Result<Thing, Complaint> {
    if let Some(thing) = all.iter().find(|thing| thing.id() == text) {
        return Ok(thing.clone());
    }
    if !text.contains(':') {
        let names = [("name", text.into()), ("deck", deck.name.as_str().into())];
        let sentence = klaxon_words::text(language, "flatline-deck-no-such-card", &names);
        return Err(Complaint::Plain(sentence));
    }
    let typed = text.strip_prefix("patient ").unwrap_or(text);
    match typed.parse() {
        Ok(patient) => Ok(Thing::Patient(patient)),
        Err(errors) => Err(Complaint::Source {
            name: typed.to_owned(),
            text: typed.to_owned(),
            errors: told(errors, language),
        }),
    }
}

/// What is wrong where.
pub(crate) fn told(errors: Vec<DeckError>, language: Language) -> Vec<(Range<usize>, String)> {
    let told = |error: DeckError| (error.span, say(language, &error.problem.message()));
    errors.into_iter().map(told).collect()
}
