//! From set-up to position. It may come from a stranger: what the rules could stumble over is no position, and everything
//! that is wrong is reported.

use klaxon_core::Message;

use crate::card::{Card, Cards};
use crate::choice::{self, Choice};
use crate::die::Die;
use crate::form::{EMPTY, Form, Row};
use crate::place::{BAYS, Bay, StationId, Target};
use crate::resolve_patients::next_bay;
use crate::state::{CUBES, Parts, Phase, State, TRIAGE};
use crate::table::Table;
use crate::trigger::Light;

/// A position, or everything that is wrong with what was said. The draw pile is what lies nowhere else.
pub(crate) fn position(table: &Table, said: &Parts) -> Result<State, Vec<Message>> {
    let mut parts = *said;
    let lying = lying_cards(&parts);
    let all = lying
        .iter()
        .fold(Cards::NONE, |all, (_, cards)| all.or(*cards));
    parts.draw = Cards::ALL.without(all);
    let mut flaws = card_flaws(&parts, &lying);
    flaws.extend(patient_flaws(table, &parts));
    flaws.extend(cube_flaws(&parts));
    flaws.extend(dice_flaws(table, &parts));
    flaws.extend(phase_flaws(table, &parts));
    // Only what is sound so far can be asked what the choices are.
    if flaws.is_empty() {
        flaws.extend(choice_flaws(table, &parts));
    }
    match flaws.is_empty() {
        true => Ok(State { parts }),
        false => Err(flaws),
    }
}

/// Something wrong with what is said behind a word.
fn flaw(key: &'static str, word: &str) -> Message {
    Message::new(key).with("word", word)
}

fn lying_cards(parts: &Parts) -> [(&'static str, Cards); 6] {
    [
        ("slot-1", parts.emergencies()),
        ("stat", parts.stat),
        ("triage", parts.triage),
        ("failed", parts.failed),
        ("discard", parts.discard),
        ("out", parts.out),
    ]
}

/// Each card lies in one place (L-3), and in an area for it.
fn card_flaws(parts: &Parts, lying: &[(&'static str, Cards)]) -> Vec<Message> {
    let mut flaws = Vec::new();
    let mut seen = Cards::NONE;
    for (word, cards) in lying {
        for card in cards.iter().filter(|card| seen.contains(*card)) {
            flaws.push(flaw("flatline-position-card-twice", word).with("card", card.word()));
        }
        seen = seen.or(*cards);
        let is_astray = |card: &Card| match *word {
            "slot-1" => card.is_stat(),
            "stat" | "triage" | "failed" => !card.is_stat(),
            _ => false,
        };
        for card in cards.iter().filter(is_astray) {
            flaws.push(flaw("flatline-position-astray", word).with("card", card.word()));
        }
    }
    let slots = parts.slots.iter().flatten().flatten().count();
    if slots > parts.emergencies().len() {
        flaws.push(flaw("flatline-position-slots", "slot-1"));
    }
    if parts.triage.len() > TRIAGE {
        flaws.push(flaw("flatline-position-triage", "triage").with("most", TRIAGE));
    }
    flaws
}

/// Patients are of the deck, each lies in one place, and there are as many as the difficulty asks for (L-11).
fn patient_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let mut flaws = Vec::new();
    let mut seen = parts.gone;
    for (bay, place) in Bay::all().zip(&parts.bays) {
        let Some(patient) = place.patient else {
            if place.tiles != 0 {
                flaws.push(flaw("flatline-position-tiles", "tiles").with("bay", bay.to_string()));
            }
            continue;
        };
        let bit = 1u32.checked_shl(patient.0.into()).unwrap_or(0);
        if seen & bit != 0 {
            let name = table.patient_name(patient);
            flaws.push(flaw("flatline-position-patient-twice", "bay").with("patient", name));
        }
        seen |= bit;
        if place.tiles >> table.lines(patient) != 0 {
            flaws.push(flaw("flatline-position-tiles", "tiles").with("bay", bay.to_string()));
        }
    }
    let count = seen.count_ones() + u32::from(parts.left);
    let all = table.patients_to_treat();
    if flaws.is_empty() && count != u32::from(all) {
        let message = flaw("flatline-position-patients", "left");
        flaws.push(message.with("count", count).with("all", all));
    }
    flaws
}

/// There are at most ten cubes (L-4), and one is on the meter unless the game is over (L-20).
fn cube_flaws(parts: &Parts) -> Vec<Message> {
    let count = u32::from(parts.meter) + parts.stations.iter().map(|&n| u32::from(n)).sum::<u32>();
    let mut flaws = Vec::new();
    if count > u32::from(CUBES) {
        flaws.push(flaw("flatline-position-cubes", "meter").with("all", CUBES));
    }
    if parts.meter == 0 && parts.phase != Phase::Over {
        flaws.push(flaw("flatline-position-no-power", "meter"));
    }
    flaws
}

/// All dice on the board, with what they lie on.
fn rows(table: &Table, parts: &Parts) -> Vec<(Target, Option<Form>, Row)> {
    let mut rows = Vec::new();
    for (bay, place) in Bay::all().zip(&parts.bays) {
        for (line, row) in (0..).zip(&place.dice) {
            // A tile spends the dice on its line.
            let open = place.patient.filter(|_| !place.has_tile(line));
            let form = open.and_then(|patient| table.line(patient, line));
            let line = crate::place::LineId { bay, line };
            rows.push((Target::Line(line), form.copied(), *row));
        }
    }
    for (&card, row) in Card::ALL.iter().zip(&parts.on_cards) {
        let lies = parts.stat.contains(card) || parts.slot_of(card).is_some();
        let form = lies.then(|| *table.card(card));
        rows.push((Target::Card(card), form, *row));
    }
    for (station, row) in StationId::ALL.into_iter().zip(&parts.on_stations) {
        // A station that has just given its last cube keeps its dice until they return.
        let had_cube = matches!(parts.phase, Phase::Turning | Phase::Over);
        let takes_dice = parts.stations[station.index()] > 0 || had_cube;
        let form = takes_dice.then(|| *table.station(station));
        rows.push((Target::Station(station), form, *row));
    }
    rows
}

/// Dice lie only where they may, and every player has as many as they have (L-14).
fn dice_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let mut flaws = Vec::new();
    let mut counts: Vec<u32> = Vec::new();
    for colour in table.colours() {
        let hand = parts.hands[colour.index()].iter();
        let hand: u32 = hand.map(|&count| u32::from(count)).sum();
        counts.push(hand + u32::from(parts.spent[colour.index()]));
    }
    let mut count = |die: &Die| {
        if let Some(count) = counts.get_mut(die.colour().index()) {
            *count += 1;
        }
    };
    for (target, form, row) in rows(table, parts) {
        row.iter().flatten().for_each(&mut count);
        if row != EMPTY && !could_lie(form.as_ref(), &row) {
            let what = match target {
                Target::Line(line) => line.to_string(),
                Target::Card(card) => card.to_string(),
                Target::Station(station) => format!("station-{station}"),
            };
            flaws.push(flaw("flatline-position-on", "on").with("what", what));
        }
    }
    parts.track.iter().flatten().for_each(&mut count);
    let rolled = parts.phase == Phase::Countdown || parts.phase.is_after_countdown();
    for (colour, count) in table.colours().zip(counts) {
        let dice = u32::from(parts.dice[colour.index()]);
        let is_right = match parts.phase {
            Phase::Over => count == 0 || count == dice,
            _ if rolled => count == dice,
            _ => count == 0,
        };
        if !is_right {
            let message = flaw("flatline-position-dice", "hand").with("colour", colour.to_string());
            let expected = if rolled { dice } else { 0 };
            flaws.push(message.with("count", count).with("dice", expected));
        }
    }
    flaws
}

/// Returns whether these dice could have been placed one after the other.
fn could_lie(form: Option<&Form>, row: &Row) -> bool {
    let Some(form) = form else {
        return false;
    };
    let mut placed = EMPTY;
    let dice = row.iter().enumerate();
    let mut dice = dice.filter_map(|(space, die)| die.map(|die| (space, die)));
    dice.all(|(space, die)| {
        let fits = form.check(&placed, space, die).is_ok();
        if fits {
            placed[space] = Some(die);
        }
        fits
    })
}

/// What is said of a phase is said only in it.
fn phase_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let roll = &parts.emergency;
    let lie = u8::from(roll.dice[0] > 0) | u8::from(roll.dice[1] > 0) << 1;
    let is_rolled = parts.phase == Phase::Rolled;
    let is_over = parts.phase == Phase::Over;
    let rests = roll.live == 0 && roll.again == 0 && roll.passed == 0;
    let is_timed = parts.timing != [0; BAYS];
    let is_patients = matches!(parts.phase, Phase::Patients { .. });
    let treating = parts.treating;
    let fired_only = Bay::all().all(|bay| !treating.has_fired(bay) || treating.contains(bay));
    let is_dealt = !matches!(parts.phase, Phase::Dealing | Phase::Connecting);
    let checks = [
        (
            is_rolled || is_over || rests,
            "flatline-position-roll",
            "emergency",
        ),
        (
            (roll.live | roll.again) & !lie == 0,
            "flatline-position-roll",
            "live",
        ),
        (
            !is_timed || is_rolled || is_over,
            "flatline-position-roll",
            "timing",
        ),
        (
            !is_timed || is_sound_timing(table, parts),
            "flatline-position-timing",
            "timing",
        ),
        (
            treating.is_empty() || is_patients || is_over,
            "flatline-position-treating",
            "treating",
        ),
        (
            treating.bays().all(|bay| parts.is_finished(table, bay)) && fired_only,
            "flatline-position-treating",
            "treating",
        ),
        (
            parts.ready.is_empty() || parts.phase == Phase::Planning || is_over,
            "flatline-position-ready",
            "ready",
        ),
        (
            parts.done.is_empty() || parts.phase == Phase::Countdown || is_over,
            "flatline-position-done",
            "done",
        ),
        (
            parts.phase != Phase::Dealing || *parts == Parts::before(table),
            "flatline-position-dealing",
            "phase",
        ),
        (
            is_over == parts.end.is_some(),
            "flatline-position-end",
            "end",
        ),
        (
            is_dealt == (parts.round > 0),
            "flatline-position-round",
            "round",
        ),
        (
            parts.choice.is_none() || is_rolled || is_patients || is_over,
            "flatline-position-choice",
            "choice",
        ),
    ];
    let wrong = checks.into_iter().filter(|(right, ..)| !right);
    wrong.map(|(_, key, word)| flaw(key, word)).collect()
}

/// Returns whether Bad Timing could fire these: red triggers, each at another connection of the dial (L-60).
fn is_sound_timing(table: &Table, parts: &Parts) -> bool {
    let firing = Bay::all().filter(|bay| parts.timing[bay.index()] > 0);
    let mut spaces = 0u8;
    firing.into_iter().all(|bay| {
        let space = parts.timing[bay.index()] - 1;
        let is_new = spaces >> space & 1 == 0;
        spaces |= 1 << space;
        let patient = parts.bays[bay.index()].patient;
        let trigger = patient.and_then(|patient| table.trigger(patient, space));
        is_new && trigger.is_some_and(|trigger| trigger.light == Light::Red)
    })
}

/// An open choice has options, and comes when it can.
fn choice_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let Some(choice) = parts.choice else {
        return Vec::new();
    };
    let mut count = 0;
    choice::options(table, parts, choice, &mut |_| count += 1);
    let is_time = match choice {
        Choice::Recharge => {
            let is_patients = matches!(parts.phase, Phase::Patients { .. });
            is_patients && next_bay(parts).is_none() && parts.treating.is_empty()
        }
        _ => true,
    };
    match is_time && count >= 2 {
        true => Vec::new(),
        false => vec![flaw("flatline-position-choice", "choice")],
    }
}
