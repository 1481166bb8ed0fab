//! The notation of actions and events: one line each, parser and printer round-trip.

use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Time};

use crate::action::{Action, Aim, Icons, Pick};
use crate::card::Card;
use crate::choice::Choice;
use crate::die::{Colour, Die};
use crate::event::{Event, Lock, Spot};
use crate::icon::Icon;
use crate::line::MAX_SPACES;
use crate::place::Target;
use crate::place::{BAYS, Bay, LineId, SlotId, SpaceId};
use crate::state::{Ending, PatientId};
use crate::table::Table;

impl Choice {
    /// The choices without a number.
    const PLAIN: [Choice; 9] = [
        Choice::LoseTriage,
        Choice::Setback,
        Choice::RemoveTile,
        Choice::Station,
        Choice::Recharge,
        Choice::GainDie,
        Choice::DiscardEmergency,
        Choice::Reroll,
        Choice::PlaceTile,
    ];

    const fn word(self) -> &'static str {
        match self {
            Choice::LoseTriage => "lose-triage",
            Choice::Setback => "setback",
            Choice::LoseDie(_) => "lose-die",
            Choice::RemoveTile => "remove-tile",
            Choice::Station => "station",
            Choice::Recharge => "recharge",
            Choice::GainDie => "gain-die",
            Choice::DiscardEmergency => "discard-emergency",
            Choice::Reroll => "reroll",
            Choice::PlaceTile => "place-tile",
        }
    }
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Choice::LoseDie(count) => write!(f, "{} {count}", self.word()),
            _ => f.write_str(self.word()),
        }
    }
}

impl std::str::FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Choice, ()> {
        if let Some(count) = text.strip_prefix("lose-die ") {
            let count = plain_number(count).filter(|count| (1..=2).contains(count));
            return count.map(Choice::LoseDie).ok_or(());
        }
        let mut plain = Choice::PLAIN.into_iter();
        plain.find(|choice| choice.word() == text).ok_or(())
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Spot::Slot(slot) => slot.fmt(f),
            Spot::Stat => f.write_str("stat"),
            Spot::Out => f.write_str("out"),
        }
    }
}

impl std::str::FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Spot, ()> {
        match text {
            "stat" => Ok(Spot::Stat),
            "out" => Ok(Spot::Out),
            slot => slot.parse::<SlotId>().map(Spot::Slot),
        }
    }
}

/// Dice of one icon after the other: `PPB`.
pub(crate) fn icons_text(icons: &Icons) -> String {
    let shown = Icon::ALL.into_iter().zip(icons);
    let mut text = String::new();
    for (icon, &count) in shown {
        (0..count).for_each(|_| text.push(icon.letter()));
    }
    text
}

/// Icons in their order.
pub(crate) fn parse_icons(text: &str) -> Option<Icons> {
    let mut icons: Icons = [0; Icon::COUNT];
    for letter in text.chars() {
        let icon = Icon::from_letter(letter)?;
        icons[icon.index()] = icons[icon.index()].checked_add(1)?;
    }
    (icons_text(&icons) == text).then_some(icons)
}

pub(crate) fn action_text(action: &Action) -> String {
    match *action {
        Action::Choose(pick) => match pick {
            Pick::Bay(bay) => format!("choose bay {bay}"),
            Pick::Card(card) => format!("choose {card}"),
            Pick::Player(colour) => format!("choose player {colour}"),
            Pick::Line(line) => format!("choose {line}"),
            Pick::Station(station) => format!("choose station {station}"),
        },
        Action::Go => "go".to_owned(),
        Action::Use(card, aim) => match aim {
            Aim::Nothing => format!("use {card}"),
            Aim::Line(line) => format!("use {card} {line}"),
            Aim::Player(colour) => format!("use {card} player {colour}"),
            Aim::Card(other) => format!("use {card} {other}"),
            Aim::Die(die) => format!("use {card} die {}", die + 1),
        },
        Action::Discard(card) => format!("discard {card}"),
        Action::Keep(card) => format!("keep {card}"),
        Action::Drop(card) => format!("drop {card}"),
        Action::Chief(seat) => format!("chief {seat}"),
        Action::Ready => "ready".to_owned(),
        Action::Place(die, space) => format!("place {die} {space}"),
        Action::Sacrifice(die, colour) => format!("sacrifice {die} {colour}"),
        Action::Reroll(colour, icons) => format!("reroll {colour}{}", icons_text(&icons)),
        Action::Set(die, icon) => format!("set {die} {icon}"),
        Action::Done => "done".to_owned(),
    }
}

pub(crate) fn parse_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["choose", "bay", bay] => Action::Choose(Pick::Bay(bay.parse().ok()?)),
        ["choose", "player", colour] => Action::Choose(Pick::Player(colour.parse().ok()?)),
        ["choose", "station", station] => Action::Choose(Pick::Station(station.parse().ok()?)),
        ["choose", one] => Action::Choose(match one.parse::<Card>() {
            Ok(card) => Pick::Card(card),
            Err(()) => Pick::Line(one.parse().ok()?),
        }),
        ["go"] => Action::Go,
        ["use", card, aim @ ..] => Action::Use(card.parse().ok()?, parse_aim(aim)?),
        ["discard", card] => Action::Discard(card.parse().ok()?),
        ["keep", card] => Action::Keep(card.parse().ok()?),
        ["drop", card] => Action::Drop(card.parse().ok()?),
        ["chief", seat] => Action::Chief(seat.parse().ok()?),
        ["ready"] => Action::Ready,
        ["place", die, space] => Action::Place(die.parse().ok()?, space.parse().ok()?),
        ["sacrifice", die, colour] => Action::Sacrifice(die.parse().ok()?, colour.parse().ok()?),
        ["reroll", dice] => {
            let (colour, icons) = dice.split_at_checked(1)?;
            Action::Reroll(colour.parse().ok()?, parse_icons(icons)?)
        }
        ["set", die, icon] => Action::Set(die.parse().ok()?, icon.parse().ok()?),
        ["done"] => Action::Done,
        _ => return None,
    })
}

fn parse_aim(words: &[&str]) -> Option<Aim> {
    Some(match words {
        [] => Aim::Nothing,
        ["player", colour] => Aim::Player(colour.parse().ok()?),
        ["die", "1"] => Aim::Die(0),
        ["die", "2"] => Aim::Die(1),
        [one] => match one.parse::<Card>() {
            Ok(card) => Aim::Card(card),
            Err(()) => Aim::Line(one.parse().ok()?),
        },
        _ => return None,
    })
}

/// Emergency dice, by their numbers: `1 2`.
fn dice_text(dice: u8) -> &'static str {
    match dice & 3 {
        0 => "none",
        1 => "1",
        2 => "2",
        _ => "1 2",
    }
}

pub(crate) fn parse_dice(text: &str) -> Option<u8> {
    (0..=3).find(|&dice| dice_text(dice) == text)
}

/// The bays and trigger spaces of Bad Timing, from the diamond clockwise: `4.1 1.2`. Which connection touched a space says
/// where it comes.
pub(crate) fn timing_text(table: &Table, spaces: &[u8; BAYS]) -> String {
    let bay_of = |space: &u8| {
        let bay = Bay::all().find(|bay| spaces[bay.index()] == space + 1)?;
        Some(format!("{bay}.{}", space + 1))
    };
    let texts: Vec<String> = table.dial().iter().filter_map(bay_of).collect();
    match texts.is_empty() {
        true => "none".to_owned(),
        false => texts.join(" "),
    }
}

pub(crate) fn parse_timing(table: &Table, text: &str) -> Option<[u8; BAYS]> {
    let mut spaces = [0; BAYS];
    for word in text.split(' ').filter(|_| text != "none") {
        let LineId { bay, line } = word.parse().ok()?;
        spaces[bay.index()] = line + 1;
    }
    (timing_text(table, &spaces) == text).then_some(spaces)
}

pub(crate) fn event_text(table: &Table, event: &Event) -> String {
    let patient = |patient: PatientId| table.patient_name(patient).to_owned();
    match *event {
        Event::Patient(bay, id) => format!("patient {bay} {}", patient(id)),
        Event::Connecting => "connecting".to_owned(),
        Event::Chief(seat) => format!("chief {seat}"),
        Event::Dial(bay) => format!("dial {bay}"),
        Event::Round(number) => format!("round {number}"),
        Event::Power(cards) => format!("power {cards}"),
        Event::Revealed(card, spot) => format!("revealed {card} {spot}"),
        Event::Reshuffled => "reshuffled".to_owned(),
        Event::Added => "added".to_owned(),
        Event::Skipped => "skipped".to_owned(),
        Event::Roll => "roll".to_owned(),
        Event::Emergency(die, slot) => format!("emergency {} {}", die + 1, slot + 1),
        Event::Ignored(die) => format!("ignored {}", die + 1),
        Event::Locked(lock) => format!("locked {}", lock.word()),
        Event::ComingLocked(lock) => format!("coming-locked {}", lock.word()),
        Event::Activated(card) => format!("activated {card}"),
        Event::Escalates(dice) => format!("escalates {}", dice_text(dice)),
        Event::Choice(choice) => format!("choice {choice}"),
        Event::Chosen => "chosen".to_owned(),
        Event::Timing(spaces) => format!("timing {}", timing_text(table, &spaces)),
        Event::Fired(bay, space) => format!("fired {bay} {}", space + 1),
        Event::Quiet(bay) => format!("quiet {bay}"),
        Event::Dice(colour, count) => format!("dice {colour} {count}"),
        Event::ComingDice(colour, count) => format!("coming-dice {colour} {count}"),
        Event::Rerolls(colour, count) => format!("rerolls {colour} {count}"),
        Event::ComingRerolls(colour, count) => format!("coming-rerolls {colour} {count}"),
        Event::Sets(colour, count) => format!("sets {colour} {count}"),
        Event::ComingSets(colour, count) => format!("coming-sets {colour} {count}"),
        Event::Cleared(line) => format!("cleared {line}"),
        Event::Reopened(line) => format!("reopened {line}"),
        Event::Used(card) => format!("used {card}"),
        Event::Discarded(card) => format!("discarded {card}"),
        Event::SetBack(card) => format!("set-back {card}"),
        Event::CubeLost => "cube-lost".to_owned(),
        Event::CubeGained => "cube-gained".to_owned(),
        Event::CubeMoved(station) => format!("cube-moved {station}"),
        Event::Recharged(station) => format!("recharged {station}"),
        Event::Held => "held".to_owned(),
        Event::Ignoring => "ignoring".to_owned(),
        Event::Skip => "skip".to_owned(),
        Event::ComingSkip => "coming-skip".to_owned(),
        Event::Single => "single".to_owned(),
        Event::ComingSingle => "coming-single".to_owned(),
        Event::Slid(number) => format!("slid {}", number + 1),
        Event::Planning(at) => format!("planning {at}"),
        Event::Ready(seat) => format!("ready {seat}"),
        Event::Countdown(at) => format!("countdown {at}"),
        Event::Rolled(die) => format!("rolled {die}"),
        Event::Placed(die, space) => format!("placed {die} {space}"),
        Event::Sacrificed(die) => format!("sacrificed {die}"),
        Event::Rerolled(die, icon) => format!("rerolled {die} {icon}"),
        Event::Set(die, icon) => format!("set {die} {icon}"),
        Event::Done(seat) => format!("done {seat}"),
        Event::Undone(seat) => format!("undone {seat}"),
        Event::Resolution(at) => format!("resolution {at}"),
        Event::Stat => "stat".to_owned(),
        Event::Failed(card) => format!("failed {card}"),
        Event::Kept(card) => format!("kept {card}"),
        Event::Returned(card) => format!("returned {card}"),
        Event::CardsDone => "cards-done".to_owned(),
        Event::Patients(bay) => format!("patients {bay}"),
        Event::Resolved(bay) => format!("resolved {bay}"),
        Event::Treated(bay, space) => format!("treated {bay} {}", space + 1),
        Event::Left(bay) => format!("left {bay}"),
        Event::Turning => "turning".to_owned(),
        Event::Gathered => "gathered".to_owned(),
        Event::Ended(why, at) => format!("{} {at}", why.word()),
    }
}

/// Reads words of events at a table: what can't be there is not read.
struct Reader<'a>(&'a Table);

impl Reader<'_> {
    fn seat(&self, text: &str) -> Option<Seat> {
        let seat: Seat = text.parse().ok()?;
        (seat.index() < self.0.players()).then_some(seat)
    }

    fn colour(&self, text: &str) -> Option<Colour> {
        let colour: Colour = text.parse().ok()?;
        (colour.index() < self.0.colour_count()).then_some(colour)
    }

    fn die(&self, text: &str) -> Option<Die> {
        let die: Die = text.parse().ok()?;
        (die.colour().index() < self.0.colour_count()).then_some(die)
    }

    fn dice(&self, text: &str) -> Option<u8> {
        plain_number(text).filter(|count| *count <= self.0.most_dice())
    }

    fn space(&self, text: &str) -> Option<SpaceId> {
        let space: SpaceId = text.parse().ok()?;
        let len = match space.of {
            Target::Line(_) => MAX_SPACES,
            Target::Card(card) => self.0.card(card).len(),
            Target::Station(station) => self.0.station(station).len(),
        };
        (usize::from(space.space) < len).then_some(space)
    }
}

/// A number from 1 on, at most this many, counted from 0.
fn index(text: &str, most: u8) -> Option<u8> {
    let number: u8 = plain_number(text)?;
    (1..=most).contains(&number).then(|| number - 1)
}

fn lock(text: &str) -> Option<Lock> {
    Lock::ALL.into_iter().find(|lock| lock.word() == text)
}

pub(crate) fn parse_event(table: &Table, text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split(' ').collect();
    let read = Reader(table);
    let time = |text: &str| text.parse::<Time>().ok();
    let card = |text: &str| text.parse::<Card>().ok();
    let bay = |text: &str| text.parse::<Bay>().ok();
    Some(match words.as_slice() {
        ["patient", at, name] => Event::Patient(bay(at)?, table.patient(name)?),
        ["chief", seat] => Event::Chief(read.seat(seat)?),
        ["dial", at] => Event::Dial(bay(at)?),
        ["round", number] => Event::Round(plain_number(number)?),
        ["power", cards] => Event::Power(plain_number(cards).filter(|cards| *cards <= 9)?),
        ["revealed", one, spot] => Event::Revealed(card(one)?, spot.parse().ok()?),
        ["emergency", die, slot] => Event::Emergency(index(die, 2)?, index(slot, 6)?),
        ["ignored", die] => Event::Ignored(index(die, 2)?),
        ["locked", what] => Event::Locked(lock(what)?),
        ["coming-locked", what] => Event::ComingLocked(lock(what)?),
        ["activated", one] => Event::Activated(card(one)?),
        ["escalates", ..] => Event::Escalates(parse_dice(text.strip_prefix("escalates ")?)?),
        ["choice", ..] => Event::Choice(text.strip_prefix("choice ")?.parse().ok()?),
        ["timing", ..] => Event::Timing(parse_timing(table, text.strip_prefix("timing ")?)?),
        ["fired", at, space] => Event::Fired(bay(at)?, index(space, 4)?),
        ["quiet", at] => Event::Quiet(bay(at)?),
        ["dice", colour, count] => Event::Dice(read.colour(colour)?, read.dice(count)?),
        ["coming-dice", colour, count] => {
            Event::ComingDice(read.colour(colour)?, read.dice(count)?)
        }
        ["rerolls", colour, count] => Event::Rerolls(read.colour(colour)?, plain_number(count)?),
        ["coming-rerolls", colour, count] => {
            Event::ComingRerolls(read.colour(colour)?, plain_number(count)?)
        }
        ["sets", colour, count] => Event::Sets(read.colour(colour)?, plain_number(count)?),
        ["coming-sets", colour, count] => {
            Event::ComingSets(read.colour(colour)?, plain_number(count)?)
        }
        ["cleared", line] => Event::Cleared(line.parse().ok()?),
        ["reopened", line] => Event::Reopened(line.parse().ok()?),
        ["used", one] => Event::Used(card(one)?),
        ["discarded", one] => Event::Discarded(card(one)?),
        ["set-back", one] => Event::SetBack(card(one)?),
        ["cube-moved", station] => Event::CubeMoved(station.parse().ok()?),
        ["recharged", station] => Event::Recharged(station.parse().ok()?),
        ["slid", number] => Event::Slid(index(number, 6)?),
        ["planning", at] => Event::Planning(time(at)?),
        ["ready", seat] => Event::Ready(read.seat(seat)?),
        ["countdown", at] => Event::Countdown(time(at)?),
        ["rolled", die] => Event::Rolled(read.die(die)?),
        ["placed", die, space] => Event::Placed(read.die(die)?, read.space(space)?),
        ["sacrificed", die] => Event::Sacrificed(read.die(die)?),
        ["rerolled", die, icon] => Event::Rerolled(read.die(die)?, icon.parse().ok()?),
        ["set", die, icon] => Event::Set(read.die(die)?, icon.parse().ok()?),
        ["done", seat] => Event::Done(read.seat(seat)?),
        ["undone", seat] => Event::Undone(read.seat(seat)?),
        ["resolution", at] => Event::Resolution(time(at)?),
        ["failed", one] => Event::Failed(card(one)?),
        ["kept", one] => Event::Kept(card(one)?),
        ["returned", one] => Event::Returned(card(one)?),
        ["patients", at] => Event::Patients(bay(at)?),
        ["resolved", at] => Event::Resolved(bay(at)?),
        ["treated", at, space] => Event::Treated(bay(at)?, index(space, 4)?),
        ["left", at] => Event::Left(bay(at)?),
        [word] => plain_event(word)?,
        [word, at] => {
            let mut endings = Ending::ALL.into_iter();
            Event::Ended(endings.find(|why| why.word() == *word)?, time(at)?)
        }
        _ => return None,
    })
}

/// Events of one word.
fn plain_event(word: &str) -> Option<Event> {
    Some(match word {
        "connecting" => Event::Connecting,
        "reshuffled" => Event::Reshuffled,
        "added" => Event::Added,
        "skipped" => Event::Skipped,
        "roll" => Event::Roll,
        "chosen" => Event::Chosen,
        "cube-lost" => Event::CubeLost,
        "cube-gained" => Event::CubeGained,
        "held" => Event::Held,
        "ignoring" => Event::Ignoring,
        "skip" => Event::Skip,
        "coming-skip" => Event::ComingSkip,
        "single" => Event::Single,
        "coming-single" => Event::ComingSingle,
        "stat" => Event::Stat,
        "cards-done" => Event::CardsDone,
        "turning" => Event::Turning,
        "gathered" => Event::Gathered,
        _ => return None,
    })
}
