//! Roles and sparks in a position.

use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Seats};

use super::{list, number};
use crate::deck::MAX_SPARKS;
use crate::game::card_set::CardSet;
use crate::game::edition::Edition;
use crate::game::extras::{Extras, Painted};
use crate::game::notation::{
    card_name, named_text, parse_card, parse_colour, parse_face, parse_named, parse_seat,
    parse_spark,
};
use crate::game::state::{BOMB_SLOTS, MAX_SEATS, State};
use crate::game::table::Table;
use crate::role::Role;

/// A seat without a role.
const NO_ROLE: &str = "-";

/// The parts of a position that tell of roles and sparks.
pub(super) fn parts<E: Edition>(parts: &mut Vec<String>, table: &Table, state: &State<E>) {
    let extras = state.extras();
    let last = extras.roles.iter().rposition(Option::is_some);
    let roles = extras.roles[..last.map_or(0, |last| last + 1)].iter();
    list(
        parts,
        "roles",
        roles.map(|role| role.map_or(NO_ROLE, Role::word)),
    );
    list(parts, "roles-off", extras.roles_off.iter());
    list(parts, "named", extras.named.map(named_text));
    number(parts, "used", extras.used.into());
    if let Some(Painted { die, colour }) = extras.painted {
        parts.push(format!("painted {die} {}", colour.letter()));
    }
    list(parts, "flipped", extras.flipped.dice());
    let name = |spark: &u8| card_name(table, table.spark_card(*spark));
    list(
        parts,
        "sparks-turned",
        extras.pile.turned().iter().map(name),
    );
    list(
        parts,
        "sparks-out",
        extras.pile.discarded().iter().map(name),
    );
    number(parts, "sparks-defused", extras.sparks_defused);
    if let Some(owing) = extras.sixes {
        let owing: Vec<String> = owing.iter().map(|seat| seat.to_string()).collect();
        parts.push(format!("sixes {}", or_none(&owing)));
    }
    let rolls = Seat::all(MAX_SEATS).zip(extras.six_rolls);
    let rolls: Vec<String> = rolls
        .filter(|(_, rolls)| *rolls > 0)
        .map(|(seat, rolls)| format!("{seat} {rolls}"))
        .collect();
    list(
        parts,
        "six-rolls",
        (!rolls.is_empty()).then(|| rolls.join(", ")),
    );
    let sure = extras.sure.iter().map(|card| card_name(table, card));
    list(parts, "sure", sure);
    if extras.face_down {
        parts.push(format!("face-down {}", extras.duds));
    }
    // Every spark that lies in front of somebody is theirs alone, and those that lie nowhere are unseen. Only events that
    // don't belong together make anything else of it; it is told so that no other position looks the same, and is not
    // read.
    if !sparks_are_usual(table, state) {
        let owners = extras.sparks.map(|own| format!("{own:x}")).join(" ");
        parts.push(format!("sparks {:x} {owners}", extras.unseen_sparks));
    }
}

fn sparks_are_usual<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let extras = state.extras();
    let pile = extras.pile.turned().iter().chain(extras.pile.discarded());
    let mut unseen = ((1u64 << table.deck().sparks.len()) - 1) as u32;
    pile.for_each(|spark| unseen &= !(1 << spark));
    let mut lying = 0u32;
    for (place, held) in state.slots.as_ref()[BOMB_SLOTS..].iter().enumerate() {
        if let Some(spark) = held.card().and_then(|card| table.spark(card)) {
            unseen &= !(1 << spark);
            lying |= 1 << place;
        }
    }
    let owned: u32 = extras.sparks.iter().map(|own| own.count_ones()).sum();
    unseen == extras.unseen_sparks && lying == extras.all_sparks() && owned == lying.count_ones()
}

fn or_none(words: &[String]) -> String {
    match words {
        [] => "none".to_owned(),
        words => words.join(" "),
    }
}

/// Reads such a part; none if it is not one.
pub(super) fn read(table: &Table, extras: &mut Extras, words: &[&str]) -> Option<()> {
    let seats = |words: &[&str]| -> Option<Seats> {
        let seats = words.iter().map(|word| parse_seat(table, word));
        seats.collect()
    };
    match *words {
        ["roles", ref roles @ ..] => {
            for (place, role) in extras.roles.iter_mut().take(table.players()).zip(roles) {
                *place = match *role {
                    NO_ROLE => None,
                    role => Some(role.parse().ok()?),
                };
            }
        }
        ["roles-off", ref who @ ..] => extras.roles_off = seats(who)?,
        ["named", what] => extras.named = Some(parse_named(what)?),
        ["used", number] => extras.used = plain_number(number)?,
        ["painted", die, colour] => {
            let (die, colour) = (parse_face(die)?, parse_colour(colour)?);
            extras.painted = Some(Painted { die, colour });
        }
        ["flipped", ref dice @ ..] => {
            for die in dice {
                extras.flipped.add(parse_face(die)?);
            }
        }
        ["sparks-turned", ref names @ ..] => {
            out_of_deck(table, extras, names)?;
            extras.pile.turn_over();
        }
        ["sparks-out", ref names @ ..] => out_of_deck(table, extras, names)?,
        ["sparks-defused", number] => extras.sparks_defused = plain_number(number)?,
        ["sixes", "none"] => extras.sixes = Some(Seats::NONE),
        ["sixes", ref who @ ..] => extras.sixes = Some(seats(who)?),
        ["six-rolls", ref rolls @ ..] => {
            for one in rolls.join(" ").split(", ") {
                let (seat, times) = one.split_once(' ')?;
                extras.six_rolls[parse_seat(table, seat)?.index()] = plain_number(times)?;
            }
        }
        ["sure", ref names @ ..] => {
            let cards = names.iter().map(|name| parse_card(table, name));
            extras.sure = cards.collect::<Option<CardSet>>()?;
        }
        ["face-down", duds] => {
            extras.face_down = true;
            extras.duds = plain_number(duds)?;
        }
        _ => return None,
    }
    Some(())
}

/// Sparks that lie in the pile are not in the deck.
fn out_of_deck(table: &Table, extras: &mut Extras, names: &[&str]) -> Option<()> {
    for name in names {
        let spark = parse_spark(table, name)?;
        debug_assert!(usize::from(spark) < MAX_SPARKS);
        extras.unseen_sparks &= !(1 << spark);
        extras.pile.discard(spark);
    }
    Some(())
}
