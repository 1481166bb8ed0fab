//! The book of FLATLINE.

use klaxon_core::{Message, Staged};
use klaxon_flatline::deck::{Deck, Meter, Station};
use klaxon_flatline::draw::{self, Face, glyph};
use klaxon_flatline::line::{Sign, Space};
use klaxon_flatline::trigger::{Effect, Light, Trigger};
use klaxon_flatline::{Card, Flatline, Icon, Patient};
use klaxon_words::{Arg, Language, say, say_all, text};

use crate::books::Part;
use crate::entry::{Entry, capital};
use crate::{picture, rules};

const BOARD: [&str; 14] = [
    "patient",
    "bay",
    "patients-left",
    "dial",
    "diamond",
    "station",
    "reroll-track",
    "slot",
    "second-row",
    "emergency-dice",
    "stat-area",
    "triage-area",
    "failed",
    "locked",
];
const POWER: [&str; 2] = ["power-meter", "power-cube"];
const LINES: [&str; 2] = ["line", "cleared-tile"];
const SIGNS: [&str; 6] = [
    "sign-any",
    "sign-one",
    "sign-two",
    "sign-more",
    "sign-all",
    "sign-split",
];
const SPACES: [&str; 5] = [
    "space",
    "space-icon",
    "space-either",
    "space-any",
    "space-matching",
];
const TRIGGERS: [&str; 4] = ["trigger", "trigger-green", "trigger-red", "trigger-blank"];
const CARDS: [&str; 3] = ["emergency-card", "stat-card", "triage-card"];
const DICE: [&str; 5] = ["dice", "icon", "player-colour", "free-reroll", "set-die"];
const ROUND: [&str; 16] = [
    "round", "step-a", "step-b", "step-c", "step-d", "step-e", "step-f", "step-g", "step-h",
    "planning", "proposal", "pin", "ready", "minute", "done", "stop",
];
const CREW: [&str; 1] = ["chief"];

pub(crate) fn parts(language: Language) -> Vec<Part> {
    let deck = Deck::flatline();
    let look = |names: &[&str]| looks(language, names);
    let page = Flatline::RULES.first().unwrap_or(&"");
    let mut parts = rules::parts(language, page, |_| String::new());
    let with = |names: &[&str], more: Vec<Entry>| look(names).into_iter().chain(more).collect();
    let lines = [&LINES[..], &SIGNS, &SPACES].concat();
    let (stat, standard): (Vec<Card>, Vec<Card>) =
        Card::ALL.iter().partition(|card| card.is_stat());
    let cards = |cards: Vec<Card>| cards.into_iter().map(|one| card(language, &deck, one));
    let all_cards = cards(standard).chain(cards(stat)).collect();
    let power = stations(language, &deck).chain(meters(language, &deck));
    let patients = deck.patients.iter().map(|one| patient(language, one));
    parts.extend([
        Part::new(language, "rules-board", look(&BOARD)),
        Part::new(language, "rules-lines", look(&lines)),
        Part::new(
            language,
            "rules-dice",
            with(&DICE, Icon::ALL.map(|one| icon(language, one)).to_vec()),
        ),
        Part::new(
            language,
            "rules-triggers",
            with(
                &TRIGGERS,
                Effect::ALL.map(|one| trigger(language, one)).to_vec(),
            ),
        ),
        Part::new(language, "rules-power", with(&POWER, power.collect())),
        Part::new(language, "rules-steps", look(&[&ROUND[..], &CREW].concat())),
        Part::new(language, "rules-emergencies", with(&CARDS, all_cards)),
        Part::new(language, "rules-patients", patients.collect()),
    ]);
    parts
}

fn looks(language: Language, names: &[&str]) -> Vec<Entry> {
    let looks = names.iter().map(|name| {
        let entry = Entry::look(language, name);
        let drawing = thing(name, &entry.title).unwrap_or_default();
        entry.with_picture(drawing)
    });
    looks.collect()
}

/// The drawing of something that is on no card.
fn thing(name: &str, title: &str) -> Option<String> {
    let (pulse, blood) = (Icon::Pulse, Icon::Blood);
    let space = |space: Space| Some(picture::plate(&draw::space_svg(space, title)));
    let light = |trigger: Option<Trigger>| Some(picture::plate(&draw::trigger_svg(trigger, title)));
    let shines = |light, effect| Some(Trigger { light, effect });
    match name {
        "space" | "space-icon" => space(Space::Icon(pulse)),
        "space-either" => space(Space::Either(pulse, blood)),
        "space-any" => space(Space::Any),
        "space-matching" => space(Space::Matching),
        "trigger-green" => light(shines(Light::Green, Effect::GainDie)),
        "trigger-red" => light(shines(Light::Red, Effect::LoseDie)),
        "trigger-blank" => light(None),
        "diamond" => Some(picture::lines(
            16,
            &format!("<path d=\"{}\"/>", glyph::CONNECTIONS[0]),
        )),
        name => {
            let sign = Sign::ALL
                .into_iter()
                .filter(|sign| *sign != Sign::Any)
                .find(|sign| name.strip_prefix("sign-") == Some(sign.word()))?;
            let glyph = glyph::sign(sign);
            Some(picture::plate(&format!(
                "<svg class=\"sign\" viewBox=\"-.5 0 20 17.5\" aria-hidden=\"true\">{glyph}</svg>"
            )))
        }
    }
}

fn icon(language: Language, icon: Icon) -> Entry {
    let name = say(language, &icon.explain());
    let word: &'static str = icon.into();
    Entry::said(
        format!("icon-{word}"),
        &name,
        &text(language, "rules-icon", &[]),
    )
    .with_picture(picture::lines(24, glyph::icon(icon)))
    .with_related(["icon", "L-1"])
}

fn trigger(language: Language, effect: Effect) -> Entry {
    let what = say(language, &effect.explain());
    let word: &'static str = effect.into();
    let title = text(language, "rules-trigger", &[("what", Arg::Text(&what))]);
    let lights = [Light::Green, Light::Red].into_iter();
    let lights: String = lights
        .filter(|light| effect.suits(*light))
        .map(|light| draw::trigger_svg(Some(Trigger { light, effect }), &what))
        .collect();
    Entry::said(format!("trigger-{word}"), &title, &(capital(&what) + "."))
        .with_picture(picture::plate(&lights))
        .with_related(["trigger", "L-43", "L-63"])
}

/// What several messages say, without the first, which is the name.
fn without_name(language: Language, messages: &[Message]) -> String {
    say_all(language, messages.get(1..).unwrap_or_default())
}

fn card(language: Language, deck: &Deck, card: Card) -> Entry {
    let name = say(language, &card.name());
    let (id, related) = match card.is_stat() {
        true => ("stat", ["stat-card", "triage-card", "L-61"]),
        false => ("emergency", ["emergency-card", "slot", "L-60"]),
    };
    let id = format!("{id}-{}", card.word());
    let face = Face::Card(card, deck.card(card));
    Entry::said(id, &name, &without_name(language, &deck.explain_card(card)))
        .with_picture(picture::bare(&draw::svg(face, &name, &name)))
        .with_related(related)
}

fn patient(language: Language, patient: &Patient) -> Entry {
    let name = say(language, &patient.name());
    let sentences = patient.explain();
    let text: Vec<String> = sentences
        .get(1..)
        .unwrap_or_default()
        .iter()
        .map(|sentence| format!("- {}", say_all(language, std::slice::from_ref(sentence))))
        .collect();
    Entry::said(format!("patient-{}", patient.id), &name, &text.join("\n"))
        .with_picture(picture::bare(&draw::svg(
            Face::Patient(patient),
            &name,
            &name,
        )))
        .with_related(["patient", "L-43"])
}

fn stations(language: Language, deck: &Deck) -> impl Iterator<Item = Entry> {
    deck.stations.iter().zip(1..).map(move |(station, number)| {
        let name = capital(&say(language, &Station::name(number)));
        Entry::look(language, &format!("station-{number}"))
            .with_picture(picture::bare(&draw::svg(
                Face::Station(station),
                &name,
                &name,
            )))
            .with_related(["station", "L-45"])
    })
}

fn meters(language: Language, deck: &Deck) -> impl Iterator<Item = Entry> {
    deck.meters.iter().enumerate().map(move |(group, meter)| {
        let name = capital(&say(language, &Meter::name(group)));
        let text = without_name(language, &meter.explain(group));
        Entry::said(format!("meter-{}", group + 1), &name, &text)
            .with_picture(picture::bare(&draw::svg(Face::Meter(meter), &name, &name)))
            .with_related(["power-meter", "L-13", "L-20"])
    })
}
