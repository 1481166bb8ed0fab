//! What things are called.

use klaxon_flatline::line::Sign;
use klaxon_flatline::place::{Bay, LineId, StationId, Target};
use klaxon_flatline::state::{PatientId, Phase};
use klaxon_flatline::trigger::Effect;
use klaxon_flatline::{Card, Colour, Icon, Table};
use klaxon_words::Arg;

use crate::link::Link;
use crate::shell::names as people;
use crate::text::{capital, say, t, t_with};

/// What a face of a die is called.
pub(crate) fn icon(icon: Icon) -> String {
    say(&icon.explain())
}

/// Faces, one after the other.
pub(crate) fn icons(faces: impl Iterator<Item = Icon>) -> String {
    let faces: Vec<String> = faces.map(icon).collect();
    faces.join(", ")
}

/// Which players may fill a line that has this sign.
pub(crate) fn sign(sign: Sign) -> String {
    say(&sign.explain())
}

/// The name of a card.
pub(crate) fn card(card: Card) -> String {
    say(&card.name())
}

/// What a card does.
pub(crate) fn card_effect(card: Card) -> String {
    say(&card.effect())
}

/// What a card does, in two or three words.
pub(crate) fn card_short(card: Card) -> String {
    t_with("flatline-card-short", &[("card", Arg::Text(card.word()))])
}

/// What a trigger does.
pub(crate) fn effect(effect: Effect) -> String {
    say(&effect.explain())
}

/// What a trigger does, in two or three words.
pub(crate) fn effect_short(effect: Effect) -> String {
    let word: &'static str = effect.into();
    t_with("flatline-effect-short", &[("effect", Arg::Text(word))])
}

/// A bay, by its number.
pub(crate) fn bay(bay: Bay) -> String {
    t_with("flatline-bay", &[("bay", Arg::from(bay.0 + 1))])
}

/// A line of a patient: its bay and its number.
pub(crate) fn line(LineId { bay, line }: LineId) -> String {
    let args = [("bay", Arg::from(bay.0 + 1)), ("line", Arg::from(line + 1))];
    t_with("flatline-line-of", &args)
}

/// A station, by its number.
pub(crate) fn station(station: StationId) -> String {
    let number = [("number", Arg::from(station.0 + 1))];
    t_with("flatline-station-short", &number)
}

/// What dice are placed on.
pub(crate) fn target(target: Target) -> String {
    match target {
        Target::Line(of) => line(of),
        Target::Card(of) => card(of),
        Target::Station(of) => station(of),
    }
}

/// A patient, and what is wrong.
pub(crate) fn patient(rules: &Table, id: PatientId) -> String {
    let found = rules.deck().patients.get(id.index());
    found.map_or(String::new(), |found| say(&found.name()))
}

/// What a step of a round is called.
pub(crate) fn phase(phase: Phase) -> String {
    t(match phase {
        Phase::Dealing | Phase::Connecting => "flatline-phase-dial",
        Phase::Power => "flatline-phase-power",
        Phase::Cards(_) => "flatline-phase-cards",
        Phase::Dice | Phase::Rolled => "flatline-phase-dice",
        Phase::Planning => "flatline-phase-planning",
        Phase::Countdown => "flatline-phase-minute",
        Phase::Ended | Phase::Stat { .. } | Phase::CardsDone => "flatline-phase-resolving",
        Phase::Patients { .. } => "flatline-phase-patients",
        Phase::Turning => "flatline-phase-turning",
        Phase::Over => "flatline-phase-over",
    })
}

/// A colour of dice in a word.
pub(crate) fn colour(colour: Colour) -> String {
    t(match colour.0 {
        0 => "flatline-colour-red",
        1 => "flatline-colour-blue",
        2 => "flatline-colour-green",
        3 => "flatline-colour-yellow",
        _ => "flatline-colour-black",
    })
}

/// The player who holds a colour: 'you', if it is the only seat of this page. A solo player holds two, which are called by
/// their colours (L-10).
pub(crate) fn player(link: &Link, rules: &Table, of: Colour) -> String {
    if rules.players() == 1 {
        return capital(&colour(of));
    }
    let seat = rules.seat_of(of);
    let mut mine = link.room().seats_of(link.me());
    match (mine.next(), mine.next()) {
        (Some(own), None) if own == seat => t("web-you"),
        _ => people::seat(link, seat),
    }
}
