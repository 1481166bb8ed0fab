//! A position in words: each part is said and heard in one place, for records, snapshots and scenarios alike.
//!
//! `round 2; phase planning; since 1:05; chief 1; dial 3; bay 1 pilot; ...`

mod check;
pub(crate) mod value;

use klaxon_core::{Message, Part, Time};

pub(crate) use self::check::position;
use self::value::{
    NONE, bay_bits, bays_of, cards, colour, list, locks, number, one, patient, row, row_text, seat,
    seats, unreadable, words, yes_or_no,
};
use crate::card::Card;
use crate::die::Die;
use crate::event::Lock;
use crate::form::EMPTY;
use crate::notation::{icons_text, parse_dice, parse_icons, parse_timing, timing_text};
use crate::patient::{MAX_LINES, TRIGGERS};
use crate::place::{BAYS, Bay, LineId, SlotId, StationId, Target};
use crate::setup::Setup;
use crate::state::{Effects, Ending, Parts, PatientId, Phase, TRACK, Treating};
use crate::table::Table;

/// The highest counts that a position can say: what is counted goes into the addresses of chance, and no game gets near.
const MOST_ROUNDS: u8 = 200;
const MOST_ROLLS: u8 = 200;
const MOST_DRAWS: u16 = 60_000;

/// Says parts of a position: the word, what stands behind it, and whether that is as usual.
struct Saying<F>(F);

impl<F: FnMut(Part)> Saying<F> {
    fn part(&mut self, word: impl ToString, value: impl ToString, usual: bool) {
        let (word, value) = (word.to_string(), value.to_string());
        (self.0)(Part { word, value, usual });
    }

    fn yes(&mut self, word: &str, yes: bool) {
        self.part(word, yes_or_no(yes), !yes);
    }
}

/// Says a position, part by part.
pub(crate) fn say(table: &Table, setup: &Setup, each: &mut impl FnMut(Part)) {
    let parts = &setup.parts;
    let mut say = Saying(each);
    say.part("round", parts.round, false);
    say.part("phase", phase_text(parts.phase), false);
    say.part("since", parts.since, parts.since == Time::ZERO);
    say.part("chief", parts.chief, false);
    say.part("dial", parts.diamond, false);
    say_patients(table, parts, &mut say);
    say.part("meter", parts.meter, false);
    let [one, other] = parts.stations;
    say.part(
        "stations",
        format!("{one} {other}"),
        parts.stations == [1; 2],
    );
    say_cards(parts, &mut say);
    say_dice(table, parts, &mut say);
    say_effects(table, "", &parts.effects, &mut say);
    say_effects(table, "coming-", &parts.coming, &mut say);
    say_roll(parts, &mut say);
    let choice = parts
        .choice
        .map_or(NONE.to_owned(), |choice| choice.to_string());
    say.part("choice", choice, parts.choice.is_none());
    let timing = timing_text(table, &parts.timing);
    say.part("timing", timing, parts.timing == [0; BAYS]);
    let treating = parts.treating;
    let treated = treating.bays().map(|bay| {
        let line = treating.space(bay);
        LineId { bay, line }
    });
    say.part("treating", list(treated), treating.is_empty());
    say.part("fired", list(bays_of(treating.fired)), treating.fired == 0);
    say.part("ready", list(parts.ready.iter()), parts.ready.is_empty());
    say.part("done", list(parts.done.iter()), parts.done.is_empty());
    say.part("draws", parts.draws, parts.draws == 0);
    let end = parts.end.map(|(why, at)| format!("{} {at}", why.word()));
    say.part("end", end.unwrap_or(NONE.to_owned()), parts.end.is_none());
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Dealing => "dealing".to_owned(),
        Phase::Connecting => "connecting".to_owned(),
        Phase::Power => "power".to_owned(),
        Phase::Cards(count) => format!("cards {count}"),
        Phase::Dice => "dice".to_owned(),
        Phase::Rolled => "rolled".to_owned(),
        Phase::Planning => "planning".to_owned(),
        Phase::Countdown => "countdown".to_owned(),
        Phase::Ended => "ended".to_owned(),
        Phase::Stat { started: false } => "stat".to_owned(),
        Phase::Stat { started: true } => "stat started".to_owned(),
        Phase::CardsDone => "cards-done".to_owned(),
        Phase::Patients { first, done } => {
            let done = bays_of(done).map(|bay| format!(" {bay}"));
            format!("patients {first}{}", done.collect::<String>())
        }
        Phase::Turning => "turning".to_owned(),
        Phase::Over => "over".to_owned(),
    }
}

fn say_patients<F: FnMut(Part)>(table: &Table, parts: &Parts, say: &mut Saying<F>) {
    for (bay, place) in Bay::all().zip(&parts.bays) {
        let patient = place.patient;
        let name = patient.map_or(NONE, |patient| table.patient_name(patient));
        say.part("bay", format!("{bay} {name}"), patient.is_none());
    }
    let tiles = Bay::all().zip(&parts.bays).flat_map(|(bay, place)| {
        let tiles = (0..8).filter(|&line| place.has_tile(line));
        tiles.map(move |line| LineId { bay, line })
    });
    let tiles = list(tiles);
    let is_usual = tiles == NONE;
    say.part("tiles", tiles, is_usual);
    say.part("left", parts.left, false);
    let gone = (0..32).filter(|patient| parts.gone >> patient & 1 == 1);
    let gone = list(gone.map(|patient| table.patient_name(PatientId(patient)).to_owned()));
    say.part("gone", gone, parts.gone == 0);
}

fn say_cards<F: FnMut(Part)>(parts: &Parts, say: &mut Saying<F>) {
    for slot in SlotId::all() {
        let card = parts.slot(slot);
        let name = card.map_or(NONE, |card| card.word());
        say.part(slot, name, card.is_none());
    }
    for (word, cards) in [
        ("stat", parts.stat),
        ("triage", parts.triage),
        ("failed", parts.failed),
        ("discard", parts.discard),
        ("out", parts.out),
    ] {
        say.part(word, list(cards.iter()), cards.is_empty());
    }
}

/// Dice on the board, and those of each player.
fn say_dice<F: FnMut(Part)>(table: &Table, parts: &Parts, say: &mut Saying<F>) {
    let mut on = |what: String, target: Target| {
        let row = parts.row(target);
        say.part("on", format!("{what} {}", row_text(row)), *row == EMPTY);
    };
    for bay in Bay::all() {
        for line in (0..MAX_LINES as u8).map(|line| LineId { bay, line }) {
            on(line.to_string(), Target::Line(line));
        }
    }
    for &card in Card::ALL {
        on(card.to_string(), Target::Card(card));
    }
    for station in StationId::ALL {
        on(format!("station-{station}"), Target::Station(station));
    }
    let track = list(parts.track.iter().flatten());
    say.part("track", track, parts.track == [None; TRACK]);
    for colour in table.colours() {
        let i = colour.index();
        let hand = icons_text(&parts.hands[i]);
        let is_empty = hand.is_empty();
        let hand = if is_empty { NONE } else { &hand };
        say.part("hand", format!("{colour} {hand}"), is_empty);
        for (word, count, usual) in [
            ("dice", parts.dice[i], table.usual_dice()),
            ("coming-dice", parts.coming_dice[i], table.usual_dice()),
            ("spent", parts.spent[i], 0),
            ("rolls", parts.rolls[i], 0),
        ] {
            say.part(word, format!("{colour} {count}"), count == usual);
        }
    }
}

fn say_effects<F: FnMut(Part)>(
    table: &Table,
    prefix: &str,
    effects: &Effects,
    say: &mut Saying<F>,
) {
    for colour in table.colours() {
        let i = colour.index();
        for (word, count) in [("rerolls", effects.rerolls[i]), ("sets", effects.sets[i])] {
            let value = format!("{colour} {count}");
            say.part(format!("{prefix}{word}"), value, count == 0);
        }
    }
    let locked = Lock::ALL
        .into_iter()
        .filter(|lock| effects.is_locked(*lock));
    let locked = list(locked.map(Lock::word));
    let is_usual = locked == NONE;
    say.part(format!("{prefix}locked"), locked, is_usual);
    for (word, yes) in [("skip", effects.skip), ("single", effects.single)] {
        say.yes(&format!("{prefix}{word}"), yes);
    }
    if prefix.is_empty() {
        say.yes("held", effects.held);
        say.yes("ignoring", effects.ignoring);
    }
}

fn say_roll<F: FnMut(Part)>(parts: &Parts, say: &mut Saying<F>) {
    let roll = &parts.emergency;
    let [one, other] = roll.dice;
    say.part("emergency", format!("{one} {other}"), roll.dice == [0; 2]);
    for (word, dice) in [("live", roll.live), ("again", roll.again)] {
        let numbers = (1..=2).filter(|number| dice >> (number - 1) & 1 == 1);
        say.part(word, list(numbers), dice == 0);
    }
    let passed = SlotId::all().find(|slot| slot.rank() == roll.passed);
    let passed = passed.map_or(NONE.to_owned(), |slot| slot.to_string());
    say.part("passed", passed, roll.passed == 0);
    let [one, other] = roll.rolls;
    say.part(
        "emergency-rolls",
        format!("{one} {other}"),
        roll.rolls == [0; 2],
    );
}

/// Reads a part into a set-up.
pub(crate) fn hear(
    table: &Table,
    setup: &mut Setup,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let parts = &mut setup.parts;
    if let Ok(SlotId { number, above }) = word.parse() {
        let place = &mut parts.slots[usize::from(above)][usize::from(number)];
        *place = match value {
            NONE => None,
            name => Some(one(word, name)?),
        };
        return Ok(());
    }
    if let Some(word) = word.strip_prefix("coming-").filter(|word| *word != "dice") {
        return hear_effect(table, &mut parts.coming, word, value);
    }
    match word {
        "round" => parts.round = number(word, value, MOST_ROUNDS)?,
        "phase" => parts.phase = phase(value)?,
        "since" => parts.since = one(word, value)?,
        "chief" => parts.chief = seat(table, word, value)?,
        "dial" => parts.diamond = one(word, value)?,
        "bay" => hear_bay(table, parts, value)?,
        "tiles" => hear_tiles(parts, value)?,
        "left" => {
            parts.left = number(word, value, u8::MAX)?;
            setup.left = true;
        }
        "gone" => parts.gone = hear_gone(table, value)?,
        "meter" => parts.meter = number(word, value, 8)?,
        "stations" => parts.stations = pair(word, value, 10)?,
        "stat" => parts.stat = cards(word, value)?,
        "triage" => parts.triage = cards(word, value)?,
        "failed" => parts.failed = cards(word, value)?,
        "discard" => parts.discard = cards(word, value)?,
        "out" => parts.out = cards(word, value)?,
        "on" => hear_on(table, parts, value)?,
        "track" => hear_track(table, parts, value)?,
        "hand" | "dice" | "coming-dice" | "spent" | "rolls" => {
            hear_of_colour(table, setup, word, value)?;
        }
        "held" => parts.effects.held = yes_no(word, value)?,
        "ignoring" => parts.effects.ignoring = yes_no(word, value)?,
        "emergency" => parts.emergency.dice = pair(word, value, 6)?,
        "live" => parts.emergency.live = dice_bits(word, value)?,
        "again" => parts.emergency.again = dice_bits(word, value)?,
        "passed" => {
            let slot = words(value).next().map(|slot| one::<SlotId>(word, slot));
            if words(value).count() > 1 {
                return Err(unreadable(word, value));
            }
            parts.emergency.passed = slot.transpose()?.map_or(0, SlotId::rank);
        }
        "emergency-rolls" => parts.emergency.rolls = pair(word, value, MOST_ROLLS)?,
        "choice" => {
            parts.choice = match value {
                NONE => None,
                choice => Some(one(word, choice)?),
            };
        }
        "timing" => {
            let timing = parse_timing(table, value);
            parts.timing = timing.ok_or_else(|| unreadable(word, value))?;
        }
        "treating" => {
            let fired = parts.treating.fired;
            parts.treating = Treating::default();
            for bay in words(value) {
                // A bay and a trigger space are written as a bay and a line are.
                let LineId { bay, line } = one(word, bay)?;
                if usize::from(line) >= TRIGGERS {
                    return Err(unreadable(word, value));
                }
                parts.treating.push(bay, line);
            }
            parts.treating.fired = fired;
        }
        "fired" => parts.treating.fired = bay_bits(word, value)?,
        "ready" => parts.ready = seats(table, word, value)?,
        "done" => parts.done = seats(table, word, value)?,
        "draws" => parts.draws = number(word, value, MOST_DRAWS)?,
        "end" => parts.end = end(value)?,
        word => return hear_effect(table, &mut parts.effects, word, value),
    }
    Ok(())
}

fn phase(value: &str) -> Result<Phase, Message> {
    let unclear = || Message::new("flatline-position-phase").with("value", value);
    let words: Vec<&str> = value.split(' ').collect();
    Ok(match words.as_slice() {
        ["dealing"] => Phase::Dealing,
        ["connecting"] => Phase::Connecting,
        ["power"] => Phase::Power,
        ["cards", count] => Phase::Cards(number("phase", count, 9)?),
        ["dice"] => Phase::Dice,
        ["rolled"] => Phase::Rolled,
        ["planning"] => Phase::Planning,
        ["countdown"] => Phase::Countdown,
        ["ended"] => Phase::Ended,
        ["stat"] => Phase::Stat { started: false },
        ["stat", "started"] => Phase::Stat { started: true },
        ["cards-done"] => Phase::CardsDone,
        ["patients", first, done @ ..] => Phase::Patients {
            first: one("phase", first)?,
            done: bay_bits("phase", &done.join(" "))?,
        },
        ["turning"] => Phase::Turning,
        ["over"] => Phase::Over,
        _ => return Err(unclear()),
    })
}

/// `2 pilot`, or `2 none`
fn hear_bay(table: &Table, parts: &mut Parts, value: &str) -> Result<(), Message> {
    let (bay, name) = value.split_once(' ').unwrap_or((value, ""));
    let bay: Bay = one("bay", bay)?;
    parts.bays[bay.index()].patient = match name {
        NONE => None,
        name => Some(patient(table, "bay", name)?),
    };
    Ok(())
}

/// `1.2 3.1`
fn hear_tiles(parts: &mut Parts, value: &str) -> Result<(), Message> {
    for place in &mut parts.bays {
        place.tiles = 0;
    }
    for name in words(value) {
        let LineId { bay, line } = one("tiles", name)?;
        parts.bays[bay.index()].tiles |= 1 << line;
    }
    Ok(())
}

fn hear_gone(table: &Table, value: &str) -> Result<u32, Message> {
    words(value).try_fold(0, |gone, name| {
        let patient = patient(table, "gone", name)?;
        Ok(gone | 1u32.checked_shl(patient.0.into()).unwrap_or(0))
    })
}

/// `2.1 1P - 2S`: the dice on a line, a card or a station.
fn hear_on(table: &Table, parts: &mut Parts, value: &str) -> Result<(), Message> {
    let (what, dice) = value.split_once(' ').unwrap_or((value, ""));
    let target = match what.strip_prefix("station-") {
        Some(station) => Target::Station(one("on", station)?),
        None => match what.parse() {
            Ok(line) => Target::Line(line),
            Err(()) => Target::Card(one("on", what)?),
        },
    };
    *parts.row_mut(target) = row(table, "on", dice)?;
    Ok(())
}

/// `1P 2S`
fn hear_track(table: &Table, parts: &mut Parts, value: &str) -> Result<(), Message> {
    let row = row(table, "track", value)?;
    let dice: Vec<Die> = row.into_iter().flatten().collect();
    if dice.len() > table.track() {
        return Err(unreadable("track", value));
    }
    parts.track = [None; TRACK];
    for (place, die) in parts.track.iter_mut().zip(dice) {
        *place = Some(die);
    }
    Ok(())
}

/// What is said of one colour, behind it.
fn hear_of_colour(
    table: &Table,
    setup: &mut Setup,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let (who, rest) = value.split_once(' ').unwrap_or((value, ""));
    let colour = colour(table, word, who)?;
    let i = colour.index();
    let parts = &mut setup.parts;
    match word {
        "hand" => {
            let icons = if rest == NONE { "" } else { rest };
            let hand = parse_icons(icons);
            parts.hands[i] = hand.ok_or_else(|| unreadable(word, value))?;
        }
        "dice" => parts.dice[i] = number(word, rest, table.most_dice())?,
        "coming-dice" => parts.coming_dice[i] = number(word, rest, table.most_dice())?,
        "spent" => {
            parts.spent[i] = number(word, rest, table.most_dice())?;
            setup.spent = true;
        }
        _ => parts.rolls[i] = number(word, rest, MOST_ROLLS)?,
    }
    Ok(())
}

/// What is said of effects, of this round or the coming one.
fn hear_effect(
    table: &Table,
    effects: &mut Effects,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    match word {
        "rerolls" | "sets" => {
            let (who, count) = value.split_once(' ').unwrap_or((value, ""));
            let i = colour(table, word, who)?.index();
            let counts = match word {
                "rerolls" => &mut effects.rerolls,
                _ => &mut effects.sets,
            };
            counts[i] = number(word, count, u8::MAX)?;
        }
        "locked" => {
            let said = locks(word, value)?;
            effects.unlock_all();
            said.into_iter().for_each(|lock| effects.lock(lock));
        }
        "skip" => effects.skip = yes_no(word, value)?,
        "single" => effects.single = yes_no(word, value)?,
        _ => return Err(Message::new("scenario-given").with("word", word)),
    }
    Ok(())
}

fn yes_no(word: &str, value: &str) -> Result<bool, Message> {
    klaxon_core::notation::yes_or_no(value).ok_or_else(|| unreadable(word, value))
}

/// Two numbers.
fn pair(word: &str, value: &str, most: u8) -> Result<[u8; 2], Message> {
    match value.split_once(' ') {
        Some((one, other)) => Ok([number(word, one, most)?, number(word, other, most)?]),
        None => Err(unreadable(word, value)),
    }
}

/// Emergency dice, as bits.
fn dice_bits(word: &str, value: &str) -> Result<u8, Message> {
    parse_dice(value).ok_or_else(|| unreadable(word, value))
}

/// `won 5:02`, or `none`
fn end(value: &str) -> Result<Option<(Ending, Time)>, Message> {
    if value == NONE {
        return Ok(None);
    }
    let (word, at) = value.split_once(' ').unwrap_or((value, ""));
    let why = Ending::ALL.into_iter().find(|why| why.word() == word);
    let why = why.ok_or_else(|| unreadable("end", value))?;
    Ok(Some((why, one("end", at)?)))
}
