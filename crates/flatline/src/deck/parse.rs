//! From text to deck. Every line is looked at, and every error is told.

use std::collections::HashSet;

use super::line::{line, matching_problem, parts};
use super::patient::patient;
use super::piece::Piece;
use super::problem::{DeckError, DeckProblem};
use super::{BOTTOM, Deck, GROUPS, MAX_PATIENTS, MAX_TEXT, METER, METERS, MIN_PATIENTS};
use super::{Meter, Station};
use crate::card::Card;
use crate::line::{Line, Sign, Space};
use crate::patient::{Patient, TRIGGERS};
use crate::trigger::Light;

/// The most spaces on an emergency card.
const MAX_CARD: usize = 5;
/// The most spaces in the top row of a station.
const MAX_TOP: usize = 3;
/// The sides of a meter, as they are written.
const SIDES: [&str; 2] = [Light::Green.word(), Light::Red.word()];

impl std::str::FromStr for Deck {
    type Err = Vec<DeckError>;

    fn from_str(text: &str) -> Result<Deck, Vec<DeckError>> {
        if text.len() > MAX_TEXT {
            return Err(error(Piece::new("", 0), DeckProblem::TooLong));
        }
        let mut reader = Reader::default();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            if let Err(errors) = reader.line(Piece::new(line, start)) {
                reader.errors.extend(errors);
            }
            start += line.len();
        }
        reader.finish(Piece::new("", text.len()))
    }
}

type Read<T> = Result<T, Vec<DeckError>>;

fn error(at: Piece, problem: DeckProblem) -> Vec<DeckError> {
    let span = at.span();
    vec![DeckError { span, problem }]
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    name: Option<String>,
    dial: Option<[u8; TRIGGERS]>,
    meters: [[Option<[u8; METER]>; SIDES.len()]; METERS],
    stations: [Option<Station>; 2],
    patients: Vec<Patient>,
    cards: [Option<Line>; Card::ALL.len()],
    /// How the lines begin that were there, be they right or wrong.
    begun: HashSet<String>,
    /// How many lines of patients there were, right or wrong.
    patient_lines: usize,
    errors: Vec<DeckError>,
}

impl Reader {
    fn line(&mut self, line: Piece) -> Read<()> {
        let content = line.cut("//").map_or(line, |(content, _)| content);
        let (word, rest) = content.first_word();
        match word.text {
            "" => Ok(()),
            "deck" => self.deck(word, rest),
            "dial" => self.dial(word, rest),
            "meter" => self.meter(word, rest),
            "station" => self.station(word, rest),
            "patient" => self.patient(rest),
            "card" => self.card(rest),
            _ => Err(error(word, DeckProblem::UnknownLine)),
        }
    }

    /// Notes that a line with this beginning was there; it may be there once.
    fn begin(&mut self, at: Piece, beginning: String) -> Read<()> {
        match self.begun.insert(beginning) {
            true => Ok(()),
            false => Err(error(at, DeckProblem::LineTwice)),
        }
    }

    /// `deck FLATLINE`
    fn deck(&mut self, word: Piece, rest: Piece) -> Read<()> {
        self.begin(word, "deck".to_owned())?;
        if rest.text.is_empty() {
            return Err(error(rest, DeckProblem::ExpectedDeckName));
        }
        self.name = Some(rest.text.to_owned());
        Ok(())
    }

    /// `dial 1 2 3 4`
    fn dial(&mut self, word: Piece, rest: Piece) -> Read<()> {
        self.begin(word, "dial".to_owned())?;
        let wrong = || error(rest, DeckProblem::ExpectedDial);
        let spaces: [u8; TRIGGERS] = numbers(rest).ok_or_else(wrong)?;
        let mut sorted = spaces;
        sorted.sort_unstable();
        if sorted != [1, 2, 3, 4] {
            return Err(wrong());
        }
        self.dial = Some(spaces.map(|space| space - 1));
        Ok(())
    }

    /// `meter 1-2 green 1 1 2 2 2 3 3 4`
    fn meter(&mut self, word: Piece, rest: Piece) -> Read<()> {
        let (players, rest) = rest.first_word();
        let group = GROUPS.into_iter().position(|group| group == players.text);
        let group = group.ok_or_else(|| error(players, DeckProblem::ExpectedPlayers))?;
        let (side, rest) = rest.first_word();
        let place = SIDES.into_iter().position(|word| word == side.text);
        let place = place.ok_or_else(|| error(side, DeckProblem::ExpectedSide))?;
        self.begin(word, meter_beginning(group, place))?;
        let numbers = numbers(rest).filter(|numbers| numbers.iter().all(|number| *number <= 9));
        let numbers = numbers.ok_or_else(|| error(rest, DeckProblem::ExpectedNumbers))?;
        self.meters[group][place] = Some(numbers);
        Ok(())
    }

    /// `station 1: P S / ? ? D`
    fn station(&mut self, word: Piece, rest: Piece) -> Read<()> {
        let colon = || error(rest, DeckProblem::ExpectedColon);
        let (number, spaces) = rest.cut(":").ok_or_else(colon)?;
        let place = match number.text {
            "1" => 0,
            "2" => 1,
            _ => return Err(error(number, DeckProblem::ExpectedStation)),
        };
        self.begin(word, station_beginning(place))?;
        let parts = parts(spaces)?;
        let fail = |problem| Err(error(spaces, problem));
        let (top, bottom) = match parts.as_slice() {
            [top, bottom] => (top.clone(), <[Space; BOTTOM]>::try_from(bottom.as_slice())),
            _ => return fail(DeckProblem::WrongBottom),
        };
        let Ok(bottom) = bottom else {
            return fail(DeckProblem::WrongBottom);
        };
        if top.is_empty() || top.len() > MAX_TOP {
            return fail(DeckProblem::WrongTop);
        }
        // With few players only some spaces are open: none of them may be alone in having to match.
        let all = parts.concat();
        let mut open = (top.len()..=all.len()).map(|count| &all[..count]);
        if let Some(problem) = open.find_map(matching_problem) {
            return fail(problem);
        }
        self.stations[place] = Some(Station { top, bottom });
        Ok(())
    }

    /// `patient pilot: all A; one B W; P P -> +die . -cube +tile`
    fn patient(&mut self, rest: Piece) -> Read<()> {
        self.patient_lines += 1;
        let patient = patient(rest)?;
        if self.patients.iter().any(|other| other.id == patient.id) {
            let name = rest.cut(":").map_or(rest, |(name, _)| name);
            return Err(error(name, DeckProblem::NameTwice(patient.id)));
        }
        self.patients.push(patient);
        Ok(())
    }

    /// `card chaos: S S`
    fn card(&mut self, rest: Piece) -> Read<()> {
        let colon = || error(rest, DeckProblem::ExpectedColon);
        let (name, spaces) = rest.cut(":").ok_or_else(colon)?;
        let unknown = |()| error(name, DeckProblem::UnknownCard(name.text.to_owned()));
        let card: Card = name.text.parse().map_err(unknown)?;
        self.begin(name, card_beginning(card))?;
        let line = line(spaces)?;
        if !matches!(line.sign, Sign::Any | Sign::All) {
            return Err(error(spaces, DeckProblem::SignOnCard));
        }
        if line.spaces.len() > MAX_CARD {
            return Err(error(spaces, DeckProblem::WrongCard));
        }
        self.cards[card.index()] = Some(line);
        Ok(())
    }

    fn finish(mut self, end: Piece) -> Read<Deck> {
        let missing = self.missing();
        if !missing.is_empty() {
            self.errors
                .extend(error(end, DeckProblem::Missing(missing)));
        }
        let count = self.patient_lines;
        if count < MIN_PATIENTS {
            self.errors
                .extend(error(end, DeckProblem::TooFewPatients(count)));
        }
        if count > MAX_PATIENTS {
            self.errors
                .extend(error(end, DeckProblem::TooManyPatients(count)));
        }
        match self.complete() {
            Some(deck) if self.errors.is_empty() => Ok(deck),
            _ => {
                self.errors.sort_by_key(|error| error.span.start);
                Err(self.errors)
            }
        }
    }

    /// How the lines begin that are not there.
    fn missing(&self) -> Vec<String> {
        let mut lines = vec!["dial".to_owned()];
        for group in 0..METERS {
            lines.extend((0..SIDES.len()).map(|side| meter_beginning(group, side)));
        }
        lines.extend((0..2).map(station_beginning));
        lines.extend(Card::ALL.iter().map(|card| card_beginning(*card)));
        lines.retain(|line| !self.begun.contains(line));
        lines
    }

    /// The deck, if nothing is missing.
    fn complete(&mut self) -> Option<Deck> {
        let mut meters = [Meter::default(); METERS];
        for (meter, [green, red]) in meters.iter_mut().zip(self.meters) {
            let (green, red) = (green?, red?);
            *meter = Meter { green, red };
        }
        let [one, two] = &mut self.stations;
        let stations = [one.take()?, two.take()?];
        let cards: Option<Vec<Line>> = self.cards.iter_mut().map(Option::take).collect();
        Some(Deck {
            name: self.name.take().unwrap_or_default(),
            patients: std::mem::take(&mut self.patients),
            cards: cards?,
            stations,
            meters,
            dial: self.dial?,
        })
    }
}

fn meter_beginning(group: usize, side: usize) -> String {
    format!("meter {} {}", GROUPS[group], SIDES[side])
}

fn station_beginning(place: usize) -> String {
    format!("station {}", place + 1)
}

fn card_beginning(card: Card) -> String {
    format!("card {card}")
}

/// So many numbers with blanks between them.
fn numbers<const COUNT: usize>(text: Piece) -> Option<[u8; COUNT]> {
    let words = text.words().into_iter();
    let numbers: Option<Vec<u8>> = words.map(|word| word.text.parse().ok()).collect();
    numbers?.try_into().ok()
}
