//! Roles and sparks in a position.

use klaxon_core::Message;

use super::value::{
    counted, counted_text, die, flaw, list, names, none_or, number, seats, unreadable,
};
use crate::game::card_set::CardSet;
use crate::game::extras::{Extras, Painted};
use crate::game::notation::{card_name, named_text, parse_colour, parse_named, parse_spark};
use crate::game::slot::MAX_SEATS;
use crate::game::spark_pile::SparkPile;
use crate::game::table::Table;
use crate::game::tray::Tray;
use crate::role::Role;

/// A seat without a role.
const NO_ROLE: &str = "-";

/// The parts that tell of roles and sparks.
pub(super) fn say(table: &Table, extras: &Extras, part: &mut impl FnMut(&str, String, bool)) {
    let dealt = extras.roles != [None; MAX_SEATS];
    let roles = extras.roles[..table.players().min(MAX_SEATS)].iter();
    let roles = roles.map(|role| role.map_or(NO_ROLE, Role::word));
    let roles = if dealt {
        list(roles)
    } else {
        "none".to_owned()
    };
    part("roles", roles, !dealt);
    let off = extras.roles_off;
    part("roles-off", list(off.iter()), off.is_empty());
    let named = list(extras.named.map(named_text));
    part("named", named, extras.named.is_none());
    part("used", extras.used.to_string(), extras.used == 0);
    let painted = extras
        .painted
        .map(|Painted { die, colour }| format!("{die} {}", colour.letter()));
    part("painted", list(&painted), painted.is_none());
    let flipped = extras.flipped.dice();
    part("flipped", list(flipped), flipped.is_empty());
    for (word, pile) in [
        ("sparks-turned", extras.pile.turned()),
        ("sparks-out", extras.pile.discarded()),
    ] {
        let names = pile
            .iter()
            .map(|spark| card_name(table, table.spark_card(*spark)));
        part(word, list(names), pile.is_empty());
    }
    let defused = extras.sparks_defused;
    part("sparks-defused", defused.to_string(), defused == 0);
    let sixes = extras.sixes.unwrap_or_default();
    part("sixes", list(sixes.iter()), extras.sixes.is_none());
    let rolls = counted_text(&extras.six_rolls);
    part("six-rolls", rolls, extras.six_rolls == [0; MAX_SEATS]);
    let sure = extras.sure.iter().map(|card| card_name(table, card));
    part("sure", list(sure), extras.sure.is_empty());
    part("stopped", list(extras.stopped), extras.stopped.is_none());
    let face_down = match extras.face_down {
        true => extras.duds.to_string(),
        false => "no".to_owned(),
    };
    part("face-down", face_down, !extras.face_down);
}

/// Reads such a part.
pub(super) fn hear(
    table: &Table,
    extras: &mut Extras,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let words = none_or(value);
    match word {
        "roles" => {
            if words.len() > table.players() {
                return Err(unreadable(word, value));
            }
            for (place, role) in extras.roles.iter_mut().zip(words) {
                *place = match role {
                    NO_ROLE => None,
                    role => Some(role.parse().map_err(|_| unreadable(word, value))?),
                };
            }
        }
        "roles-off" => extras.roles_off = seats(table, value)?,
        "named" => {
            let named = words.first().map(|word| parse_named(word));
            extras.named = match named {
                Some(None) => return Err(unreadable(word, value)),
                named => named.flatten(),
            };
        }
        "used" => extras.used = number(value)?,
        "painted" => {
            extras.painted = match words.as_slice() {
                [] => None,
                [lying, colour] => {
                    let die = die(lying)?;
                    let colour = parse_colour(colour).ok_or_else(|| unreadable(word, value))?;
                    Some(Painted { die, colour })
                }
                _ => return Err(unreadable(word, value)),
            };
        }
        "flipped" => {
            extras.flipped = Tray::EMPTY;
            for word in words {
                extras.flipped.add(die(word)?);
            }
        }
        "sparks-turned" => {
            // They lie before those that were discarded since, whichever is said first.
            let discarded = extras.pile.discarded().to_vec();
            extras.pile = SparkPile::EMPTY;
            out_of_deck(table, extras, &names(table, value))?;
            extras.pile.turn_over();
            discarded
                .into_iter()
                .for_each(|spark| extras.pile.discard(spark));
        }
        "sparks-out" => out_of_deck(table, extras, &names(table, value))?,
        "gone-sparks" => {
            for name in names(table, value) {
                let spark = spark(table, name)?;
                extras.unseen_sparks &= !(1 << spark);
            }
        }
        "sparks-defused" => extras.sparks_defused = number(value)?,
        "sixes" => {
            let owing = seats(table, value)?;
            extras.sixes = (!owing.is_empty()).then_some(owing);
        }
        "six-rolls" => extras.six_rolls = counted(table, word, value)?,
        "sure" => {
            let names = names(table, value);
            let cards = names.iter().map(|name| super::bomb(table, name));
            extras.sure = cards.collect::<Result<CardSet, _>>()?;
        }
        "stopped" => {
            let stopped = words.first().map(|time| time.parse());
            extras.stopped = stopped.transpose().map_err(|_| unreadable(word, value))?;
        }
        "face-down" if value == "no" => extras.face_down = false,
        "face-down" => {
            extras.face_down = true;
            extras.duds = number(value)?;
        }
        _ => return Err(flaw("scenario-given", "word", word)),
    }
    Ok(())
}

fn spark(table: &Table, name: &str) -> Result<u8, Message> {
    parse_spark(table, name).ok_or_else(|| flaw("scenario-no-such-card", "name", name))
}

/// Sparks that lie in the pile are not in the deck.
fn out_of_deck(table: &Table, extras: &mut Extras, names: &[&str]) -> Result<(), Message> {
    for name in names {
        let spark = spark(table, name)?;
        if extras.unseen_sparks >> spark & 1 == 0 {
            return Err(flaw("scenario-card-twice", "name", name));
        }
        extras.unseen_sparks &= !(1 << spark);
        extras.pile.discard(spark);
    }
    Ok(())
}
