//! The notation of actions and events: one line each, parser and printer round-trip.

use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Seats, Time};

use super::action::{Action, Given, Picked};
use super::card_id::CardId;
use super::edition::{Edition, Large};
use super::event::Event;
use super::extras::Named;
use super::options::ByValue;
use super::slot::{At, Letter, SpaceId};
use super::state::{Ending, MAX_PLACES};
use super::table::Table;
use crate::card::space::MAX_SPACES;
use crate::colour::Colour;
use crate::face::Face;
use crate::fuse_card::FuseCard;
use crate::number::Number;

/// A die that counts as whatever colour is right (C-33).
const WILD: &str = "wild";

pub(super) fn action_text(table: &Table, action: &Action) -> String {
    match *action {
        Action::Compose(counts) => format!("compose {}", counts_text(&counts)),
        Action::Roll => "roll".to_owned(),
        Action::Place { die, card, space } => format!("place {die} {}", own(card, space)),
        Action::Steady { card } => format!("steady {card}"),
        Action::Pass => "pass".to_owned(),
        Action::Unpass => "unpass".to_owned(),
        Action::Reroll(die) => format!("reroll {die}"),
        Action::Return { card, space } => format!("return {}", own(card, space)),
        Action::Reveal => "reveal".to_owned(),
        Action::Choose(card) => format!("choose {}", card_name(table, card)),
        Action::PlaceAs {
            die,
            card,
            space,
            given,
        } => format!("place {die} {} as {}", own(card, space), given_text(given)),
        Action::Name(named) => format!("name {}", named_text(named)),
        Action::Paint { die, colour } => format!("paint {die} {}", colour.letter()),
        Action::Turn { die, number } => format!("turn {die} {number}"),
        Action::Flip(die) => format!("flip {die}"),
        Action::Again(picked) => {
            let dice = picked.dice().iter().map(Face::to_string);
            format!("again {}", dice.collect::<Vec<_>>().join(" "))
        }
        Action::Spare(die) => format!("spare {die}"),
        Action::Defuse { card } => format!("defuse {card}"),
        Action::Six => "six".to_owned(),
    }
}

pub(super) fn parse_action(table: &Table, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["compose", counts @ ..] => Action::Compose(parse_counts(counts)?),
        ["roll"] => Action::Roll,
        ["place", die, target] => {
            let (card, space) = parse_own(target)?;
            let die = parse_face(die)?;
            Action::Place { die, card, space }
        }
        ["steady", card] => Action::Steady {
            card: card.parse().ok()?,
        },
        ["pass"] => Action::Pass,
        ["unpass"] => Action::Unpass,
        ["reroll", die] => Action::Reroll(parse_face(die)?),
        ["return", target] => {
            let (card, space) = parse_own(target)?;
            Action::Return { card, space }
        }
        ["reveal"] => Action::Reveal,
        ["choose", card] => Action::Choose(parse_card(table, card)?),
        words => return parse_module_action(table, words),
    })
}

/// What roles, sparks and the defuse step let a player do; none in a game without them.
fn parse_module_action(table: &Table, words: &[&str]) -> Option<Action> {
    let rules = table.rules();
    let number = |text: &str| Number::new(parse_number(text, 1, 6)?);
    let (module, action) = match *words {
        ["place", die, target, "as", given] => {
            let (card, space) = parse_own(target)?;
            let (die, given) = (parse_face(die)?, parse_given(given)?);
            let action = Action::PlaceAs {
                die,
                card,
                space,
                given,
            };
            (rules.roles(), action)
        }
        ["name", what] => (rules.roles(), Action::Name(parse_named(what)?)),
        ["paint", die, colour] => {
            let (die, colour) = (parse_face(die)?, parse_colour(colour)?);
            (rules.roles(), Action::Paint { die, colour })
        }
        ["turn", die, to] => {
            let (die, number) = (parse_face(die)?, number(to)?);
            (rules.roles(), Action::Turn { die, number })
        }
        ["flip", die] => (rules.roles(), Action::Flip(parse_face(die)?)),
        ["again", ref dice @ ..] => {
            let dice: Vec<Face> = dice
                .iter()
                .map(|die| parse_face(die))
                .collect::<Option<_>>()?;
            let sorted = dice.is_sorted();
            let picked = Picked::new(dice).filter(|_| sorted)?;
            (rules.roles(), Action::Again(picked))
        }
        ["spare", die] => (rules.roles(), Action::Spare(parse_face(die)?)),
        ["defuse", card] => {
            let card = card.parse().ok()?;
            (rules.defuse_step(), Action::Defuse { card })
        }
        ["six"] => (has_six(table), Action::Six),
        _ => return None,
    };
    module.then_some(action)
}

/// Returns whether a fuse card asks for sixes (C-50).
fn has_six(table: &Table) -> bool {
    table.deck().fuse_cards.contains(&FuseCard::Six)
}

fn given_text(given: Given) -> String {
    match given {
        Given::Colour(colour) => colour.letter().to_string(),
        Given::AnyColour => WILD.to_owned(),
        Given::Number(number) => number.to_string(),
    }
}

fn parse_given(text: &str) -> Option<Given> {
    match text {
        WILD => Some(Given::AnyColour),
        text => Some(match parse_named(text)? {
            Named::Colour(colour) => Given::Colour(colour),
            Named::Number(number) => Given::Number(number),
        }),
    }
}

/// `R` or `4`
pub(super) fn named_text(named: Named) -> String {
    match named {
        Named::Colour(colour) => colour.letter().to_string(),
        Named::Number(number) => number.to_string(),
    }
}

pub(super) fn parse_named(text: &str) -> Option<Named> {
    let number = || Number::new(parse_number(text, 1, 6)?).map(Named::Number);
    parse_colour(text).map(Named::Colour).or_else(number)
}

pub(super) fn parse_colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = letters.next().and_then(Colour::from_letter);
    colour.filter(|_| letters.next().is_none())
}

pub(super) fn event_text(table: &Table, event: &Event) -> String {
    let slot = |at: At| slot_text(table, at);
    let card = |card: CardId| card_name(table, card);
    match *event {
        Event::Dealt { at, card: c } => format!("dealt {} {}", slot(at), card(c)),
        Event::Composing => "composing".to_owned(),
        Event::Composed(counts) => format!("composed {}", counts_text(&counts)),
        Event::Decked(bombs) => format!("decked {bombs}"),
        Event::Laid { place, card: c } => format!("laid {} {}", place + 1, card(c)),
        Event::LeftEmpty { place } => format!("left-empty {}", place + 1),
        Event::Began(at) => format!("began {at}"),
        Event::Turn(seat) => format!("turn {seat}"),
        Event::Rolled(die) => format!("rolled {die}"),
        Event::Placed { at, space, die } => format!("placed {die} {}{space}", slot(at)),
        Event::Sways { at, space, since } => format!("sways {}{space} {since}", slot(at)),
        Event::Stands { at } => format!("stands {}", slot(at)),
        Event::Toppled { at } => format!("toppled {}", slot(at)),
        Event::Mistake { at, die } => format!("mistake {die} {}", slot(at)),
        Event::Passed(seat) => format!("passed {seat}"),
        Event::Unpassed(seat) => format!("unpassed {seat}"),
        Event::Unused => "unused".to_owned(),
        Event::Rerolled { die, number, owing } => {
            format!("rerolled {die} {number}{}", owes_text(owing))
        }
        Event::Returned { at, space } => format!("returned {}{space}", slot(at)),
        Event::Excused(seat) => format!("excused {seat}"),
        Event::Bagged(die) => format!("bagged {die}"),
        Event::Defused { at } => format!("defused {}", slot(at)),
        Event::Choosing { at } => format!("choosing {}", slot(at)),
        Event::NoChoice { at } => format!("no-choice {}", slot(at)),
        Event::Revealed(seat) => format!("revealed {seat}"),
        Event::Activated { fuse, owing } => {
            format!("activated {}{}", fuse_name(table, fuse), owes_text(owing))
        }
        Event::Resolved => "resolved".to_owned(),
        Event::Chosen { at, card: c } => format!("chosen {} {}", slot(at), card(c)),
        Event::Ended { why, at } => format!("{} {at}", ending_text(why)),
        Event::RoleDealt { seat, role } => format!("role {seat} {role}"),
        Event::ShuffledBack(c) => format!("shuffled-back {}", card(c)),
        Event::Named(named) => format!("named {}", named_text(named)),
        Event::Used => "used".to_owned(),
        Event::Turned { die, number } => format!("turned {die} {number}"),
        Event::Flipped { die, number } => format!("flipped {die} {number}"),
        Event::Painted { die, colour } => format!("painted {die} {}", colour.letter()),
        Event::Unpainted => "unpainted".to_owned(),
        Event::Spared(die) => format!("spared {die}"),
        Event::Cleared { at } => format!("cleared {}", slot(at)),
        Event::Distributed => "distributed".to_owned(),
        Event::FaceDown => "face-down".to_owned(),
        Event::Stopped(at) => format!("stopped {at}"),
        Event::Sparked { at, spark } => {
            format!("sparked {} {}", slot(at), card(table.spark_card(spark)))
        }
        Event::SparksTurned => "sparks-turned".to_owned(),
        Event::Sparkless { fuse, owing } => {
            let when = if fuse { "fuse" } else { "turn" };
            format!("sparkless {when}{}", owes_text(owing))
        }
        Event::LeftOver(die) => format!("left-over {die}"),
        Event::SixRolled { seat, number } => format!("six {seat} {number}"),
        Event::SixDone(seat) => format!("six-done {seat}"),
        Event::RolesOff => "roles-off".to_owned(),
        Event::RoleOn(seat) => format!("role-on {seat}"),
    }
}

/// ` owes 1 3`, or nothing
pub(super) fn owes_text(owing: Seats) -> String {
    let seats: String = owing.iter().map(|seat| format!(" {seat}")).collect();
    match seats.as_str() {
        "" => seats,
        _ => format!(" owes{seats}"),
    }
}

/// `owes 1 3`, or nothing
fn parse_owes(table: &Table, words: &[&str]) -> Option<Seats> {
    match words {
        [] => Some(Seats::NONE),
        ["owes", seats @ ..] if !seats.is_empty() => parse_seats(table, seats),
        _ => None,
    }
}

/// Some of the seats, in order and each once.
pub(super) fn parse_seats(table: &Table, words: &[&str]) -> Option<Seats> {
    let seats = words.iter().map(|word| parse_seat(table, word));
    let seats: Vec<Seat> = seats.collect::<Option<_>>()?;
    let in_order = seats.windows(2).all(|pair| pair[0] < pair[1]);
    in_order.then(|| seats.into_iter().collect())
}

pub(super) fn parse_event(table: &Table, text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split(' ').collect();
    let slot = |text: &str| parse_slot(table, text);
    let bomb_slot = |text: &str| slot(text).filter(|at| table.spark_place(at.slot).is_none());
    let seat = |text: &str| parse_seat(table, text);
    let time = |text: &str| text.parse::<Time>().ok();
    Some(match words.as_slice() {
        ["dealt", at, card] => Event::Dealt {
            at: bomb_slot(at)?,
            card: parse_card(table, card)?,
        },
        ["composing"] => Event::Composing,
        ["composed", counts @ ..] => Event::Composed(parse_counts(counts)?),
        ["decked", bombs] => Event::Decked(parse_number(bombs, 0, 255)?),
        ["laid", place, card] => Event::Laid {
            place: parse_number(place, 1, MAX_PLACES as u8)? - 1,
            card: parse_card(table, card)?,
        },
        ["left-empty", place] => Event::LeftEmpty {
            place: parse_number(place, 1, MAX_PLACES as u8)? - 1,
        },
        ["began", at] => Event::Began(time(at)?),
        ["turn", who] => Event::Turn(seat(who)?),
        ["rolled", die] => Event::Rolled(parse_face(die)?),
        ["placed", die, target] => {
            let (at, space) = parse_slot_space(table, target)?;
            let die = parse_face(die)?;
            Event::Placed { at, space, die }
        }
        ["sways", target, since] => {
            let (at, space) = parse_slot_space(table, target)?;
            let since = time(since)?;
            Event::Sways { at, space, since }
        }
        ["stands", at] => Event::Stands { at: slot(at)? },
        ["toppled", at] => Event::Toppled { at: slot(at)? },
        ["mistake", die, at] => Event::Mistake {
            at: slot(at)?,
            die: parse_face(die)?,
        },
        ["passed", who] => Event::Passed(seat(who)?),
        ["unpassed", who] => Event::Unpassed(seat(who)?),
        ["unused"] => Event::Unused,
        ["rerolled", die, number, owes @ ..] => Event::Rerolled {
            die: parse_face(die)?,
            number: Number::new(parse_number(number, 1, 6)?)?,
            owing: parse_owes(table, owes)?,
        },
        ["returned", target] => {
            let (at, space) = parse_slot_space(table, target)?;
            Event::Returned { at, space }
        }
        ["excused", who] => Event::Excused(seat(who)?),
        ["bagged", die] => Event::Bagged(parse_face(die)?),
        ["defused", at] => Event::Defused { at: slot(at)? },
        ["choosing", at] => Event::Choosing { at: bomb_slot(at)? },
        ["no-choice", at] => Event::NoChoice { at: bomb_slot(at)? },
        ["revealed", who] => Event::Revealed(seat(who)?),
        ["activated", fuse, owes @ ..] => Event::Activated {
            fuse: parse_fuse(table, fuse)?,
            owing: parse_owes(table, owes)?,
        },
        ["resolved"] => Event::Resolved,
        ["chosen", at, card] => Event::Chosen {
            at: bomb_slot(at)?,
            card: parse_card(table, card)?,
        },
        ["won", at] => ended(Ending::Won, time(at)?),
        ["lost-clock", at] => ended(Ending::Clock, time(at)?),
        ["lost-bag", at] => ended(Ending::Bag, time(at)?),
        words => return parse_module_event(table, words),
    })
}

/// The events of roles, sparks and the defuse step; none in a game without them.
fn parse_module_event(table: &Table, words: &[&str]) -> Option<Event> {
    let any = Large::suits(table.rules());
    let slot = |text: &str| parse_slot(table, text);
    let seat = |text: &str| parse_seat(table, text);
    let number = |text: &str| Number::new(parse_number(text, 1, 6)?);
    let event = match *words {
        ["role", who, role] => Event::RoleDealt {
            seat: seat(who)?,
            role: role.parse().ok()?,
        },
        ["shuffled-back", card] => Event::ShuffledBack(parse_card(table, card)?),
        ["named", what] => Event::Named(parse_named(what)?),
        ["used"] => Event::Used,
        ["turned", die, to] => Event::Turned {
            die: parse_face(die)?,
            number: number(to)?,
        },
        ["flipped", die, to] => Event::Flipped {
            die: parse_face(die)?,
            number: number(to)?,
        },
        ["painted", die, colour] => Event::Painted {
            die: parse_face(die)?,
            colour: parse_colour(colour)?,
        },
        ["unpainted"] => Event::Unpainted,
        ["spared", die] => Event::Spared(parse_face(die)?),
        ["cleared", at] => Event::Cleared { at: slot(at)? },
        ["distributed"] => Event::Distributed,
        ["face-down"] => Event::FaceDown,
        ["stopped", at] => Event::Stopped(at.parse().ok()?),
        ["sparked", at, spark] => Event::Sparked {
            at: slot(at).filter(|at| table.spark_place(at.slot).is_some())?,
            spark: parse_spark(table, spark)?,
        },
        ["sparks-turned"] => Event::SparksTurned,
        ["sparkless", when @ ("fuse" | "turn"), ref owes @ ..] => Event::Sparkless {
            fuse: when == "fuse",
            owing: parse_owes(table, owes)?,
        },
        ["left-over", die] => Event::LeftOver(parse_face(die)?),
        ["six", who, came] => Event::SixRolled {
            seat: seat(who)?,
            number: number(came)?,
        },
        ["six-done", who] => Event::SixDone(seat(who)?),
        ["roles-off"] => Event::RolesOff,
        ["role-on", who] => Event::RoleOn(seat(who)?),
        _ => return None,
    };
    any.then_some(event)
}

fn ended(why: Ending, at: Time) -> Event {
    Event::Ended { why, at }
}

fn ending_text(why: Ending) -> &'static str {
    match why {
        Ending::Won => "won",
        Ending::Clock => "lost-clock",
        Ending::Bag => "lost-bag",
    }
}

/// Somebody who sits at the table.
pub(super) fn parse_seat(table: &Table, text: &str) -> Option<Seat> {
    let seat: Seat = text.parse().ok()?;
    (seat.index() < table.players()).then_some(seat)
}

/// A space of an own card: `a1`.
fn own(card: Letter, space: SpaceId) -> String {
    format!("{card}{space}")
}

fn parse_own(text: &str) -> Option<(Letter, SpaceId)> {
    let (card, space) = text.split_at_checked(1)?;
    Some((card.parse().ok()?, parse_space(space)?))
}

fn parse_space(text: &str) -> Option<SpaceId> {
    Some(SpaceId(parse_number(text, 1, MAX_SPACES as u8)? - 1))
}

/// A card in front of any player: `2a`.
pub(super) fn slot_text(table: &Table, at: At) -> String {
    format!("{}{}", at.seat, table.letter(at))
}

pub(super) fn parse_slot(table: &Table, text: &str) -> Option<At> {
    let (seat, letter) = text.split_at_checked(1)?;
    let seat = parse_seat(table, seat)?;
    let letter: Letter = letter.parse().ok()?;
    let spark = || {
        let place = table.place_of_letter(letter)?;
        table.has_sparks.then(|| table.spark_slot(place))
    };
    let slot = table.bomb_slot(seat, letter).or_else(spark)?;
    Some(At { seat, slot })
}

/// A space of a card in front of any player: `2a1`.
fn parse_slot_space(table: &Table, text: &str) -> Option<(At, SpaceId)> {
    let (slot, space) = text.split_at_checked(2)?;
    Some((parse_slot(table, slot)?, parse_space(space)?))
}

pub(super) fn card_name(table: &Table, card: CardId) -> &str {
    table.card(card).map_or("?", |bomb| bomb.id.as_str())
}

pub(super) fn parse_card(table: &Table, name: &str) -> Option<CardId> {
    let mut bombs = table.deck().bombs.iter();
    let place = bombs.position(|bomb| bomb.id == name);
    place.map(|place| CardId(place as u8))
}

pub(super) fn parse_spark(table: &Table, name: &str) -> Option<u8> {
    let sparks = &table.deck().sparks;
    sparks
        .iter()
        .position(|spark| spark.id == name)
        .map(|i| i as u8)
}

/// A fuse card by what it shows; the second of two that show the same has a 2 behind it.
pub(super) fn fuse_name(table: &Table, fuse: u8) -> String {
    let cards = &table.deck().fuse_cards;
    let Some(card) = cards.get(usize::from(fuse)) else {
        return "?".to_owned();
    };
    let before = cards[..usize::from(fuse)].iter();
    match before.filter(|other| *other == card).count() {
        0 => card.to_string(),
        same => format!("{card}.{}", same + 1),
    }
}

pub(super) fn parse_fuse(table: &Table, name: &str) -> Option<u8> {
    let count = table.deck().fuse_cards.len() as u8;
    (0..count).find(|&fuse| fuse_name(table, fuse) == name)
}

pub(super) fn parse_face(text: &str) -> Option<Face> {
    let face: Face = text.parse().ok()?;
    (face.to_string() == text).then_some(face)
}

/// A number without sign or leading zeros, within limits.
pub(super) fn parse_number(text: &str, least: u8, most: u8) -> Option<u8> {
    let number: u8 = plain_number(text)?;
    (least..=most).contains(&number).then_some(number)
}

/// How many of each value from 1 to 6: `7 4 3 3 0 0`.
pub(super) fn counts_text(counts: &ByValue) -> String {
    counts.map(|count| count.to_string()).join(" ")
}

pub(super) fn parse_counts(words: &[&str]) -> Option<ByValue> {
    let mut counts = [0; 6];
    if words.len() != counts.len() {
        return None;
    }
    for (count, word) in counts.iter_mut().zip(words) {
        *count = parse_number(word, 0, 120)?;
    }
    Some(counts)
}
