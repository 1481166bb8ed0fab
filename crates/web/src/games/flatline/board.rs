//! What all parts of the board have in common: places that can be touched, rows of holes, and how the page finds them.

use klaxon_flatline::form::Row;
use klaxon_flatline::line::{Sign, Space};
use klaxon_flatline::place::{Bay, LineId, StationId, Target};
use klaxon_flatline::{Card, Colour, Table as Rules};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::draw;
use super::show::Sight;
use super::touch::{At, Deed, Way};

/// A place as the page marks it.
pub(crate) fn mark(at: At) -> String {
    match at {
        At::Bay(bay) => format!("bay-{bay}"),
        At::Line(line) => line.to_string(),
        At::Card(card) => card.to_string(),
        At::Station(station) => format!("station-{station}"),
        At::Track => "track".to_owned(),
        At::Player(colour) => format!("player-{colour}"),
        At::Die(die) => format!("die-{}", die + 1),
    }
}

/// The place of a mark.
fn marked(text: &str) -> Option<At> {
    if text == "track" {
        return Some(At::Track);
    }
    let after = |word: &str| text.strip_prefix(word);
    if let Some(bay) = after("bay-") {
        return Some(At::Bay(bay.parse::<Bay>().ok()?));
    }
    if let Some(station) = after("station-") {
        return Some(At::Station(station.parse::<StationId>().ok()?));
    }
    if let Some(colour) = after("player-") {
        return Some(At::Player(colour.parse::<Colour>().ok()?));
    }
    if let Some(die) = after("die-") {
        return Some(At::Die(die.parse::<u8>().ok()?.checked_sub(1)?));
    }
    let line = text.parse::<LineId>().map(At::Line);
    line.or_else(|()| text.parse::<Card>().map(At::Card)).ok()
}

/// The place that an element belongs to, and its space, if it is one.
pub(crate) fn place_of(element: &Element) -> Option<(At, Option<u8>)> {
    let place = element.closest("[data-at]").ok().flatten()?;
    let at = marked(&place.get_attribute("data-at")?)?;
    let space = element.closest("[data-space]").ok().flatten();
    let space = space.and_then(|space| space.get_attribute("data-space")?.parse().ok());
    Some((at, space))
}

/// The lit spaces of a place, as the style sheet reads them.
pub(crate) fn lit_spaces(ways: &[Way], at: At) -> String {
    // Something that a player takes in the coming minute is no space to be filled now.
    let spaces = ways
        .iter()
        .filter(|way| way.at == at && !matches!(way.deed, Deed::Pin(_)));
    let mut spaces: Vec<u8> = spaces.map(|way| way.space).collect();
    spaces.sort_unstable();
    spaces.dedup();
    let spaces: Vec<String> = spaces.iter().map(u8::to_string).collect();
    spaces.join(" ")
}

/// Returns whether a place is lit.
pub(crate) fn is_lit(ways: &[Way], at: At) -> bool {
    ways.iter().any(|way| way.at == at)
}

/// Returns whether the held die would complete what lies there.
pub(crate) fn finishes(ways: &[Way], at: At) -> bool {
    ways.iter().any(|way| way.at == at && way.completes)
}

/// The element that an event is about.
pub(crate) fn touched(event: &MouseEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// What is printed on something that takes dice, and what lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Holes {
    pub(crate) sign: Sign,
    pub(crate) spaces: Vec<Space>,
    /// The first space of the right part of a split line.
    pub(crate) cut: Option<usize>,
    pub(crate) dice: Row,
}

impl Holes {
    /// The holes of a target; none if it is not there.
    pub(crate) fn of(sight: &Sight, target: Target) -> Option<Holes> {
        let (sign, spaces, cut) = printed(&sight.rules, sight, target)?;
        Some(Holes {
            sign,
            spaces,
            cut,
            dice: *sight.state.row(target),
        })
    }

    /// How many spaces are filled.
    pub(crate) fn filled(&self) -> usize {
        self.dice.iter().flatten().count()
    }

    /// The holes, side by side.
    pub(crate) fn picture(&self) -> String {
        let mut picture = String::new();
        for (place, space) in self.spaces.iter().enumerate() {
            if self.cut == Some(place) {
                picture += "<i class=\"cut\"></i>";
            }
            picture += &draw::hole(*space, place, self.dice[place]);
        }
        picture
    }
}

type Printed = (Sign, Vec<Space>, Option<usize>);

fn printed(rules: &Rules, sight: &Sight, target: Target) -> Option<Printed> {
    let deck = rules.deck();
    let line = match target {
        Target::Line(LineId { bay, line }) => {
            let patient = sight.state.bays[bay.index()].patient?;
            let patient = deck.patients.get(patient.index())?;
            patient.lines.get(usize::from(line))?
        }
        Target::Card(card) => deck.card(card),
        Target::Station(station) => {
            let station = &deck.stations[station.index()];
            let open = rules.colour_count().saturating_sub(2);
            let bottom = station.bottom.iter().take(open);
            let spaces = station.top.iter().chain(bottom).copied().collect();
            return Some((Sign::Any, spaces, None));
        }
    };
    let spaces = match line.sign {
        Sign::All => vec![*line.spaces.first()?; rules.colour_count()],
        _ => line.spaces.clone(),
    };
    let cut = (line.sign == Sign::Split).then_some(line.left);
    Some((line.sign, spaces, cut))
}
