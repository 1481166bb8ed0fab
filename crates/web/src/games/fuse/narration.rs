//! What happens at the table: heard at once, shown beside names, told to people who can't see it. Events are read with
//! the game's own reader and carried out one by one on the position as it was seen last, so that it is known which die
//! lay where.

use std::collections::HashMap;

use klaxon_core::{Game, Seat};
use klaxon_fuse::game::slot::SlotId;
use klaxon_fuse::game::state::Ending;
use klaxon_fuse::game::{Action, Event};
use klaxon_fuse::{AnyFuse, Face, FuseCard};
use klaxon_voice::{Moment, moments};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::extra::extra;
use super::loose::{self, Loose};
use super::table::{FuseTable, Seen, of};
use super::tale::{Line, Tale, deed, mine, tell};
use super::tray::{Lying, placed};
use super::{claims, flights, hand, names, stage};
use crate::browser;
use crate::ears::{self, Sound};
use crate::shell::names as people;
use crate::text::t_with;

/// Facts of the game, after they were folded into the room.
pub(crate) fn hear(table: FuseTable, events: &[String]) {
    let Some(mut seen) = table.seen.get_value() else {
        return start_over(table);
    };
    let mine = mine(table);
    let mut tale = Tale::default();
    for text in events {
        let Some(event) = AnyFuse::parse_event(&seen.rules, text) else {
            continue;
        };
        happen(table, &seen, &event, &mine, &mut tale);
        AnyFuse::apply(&seen.rules, &mut seen.state, &event);
        after(table, &seen, &event);
    }
    table.seen.set_value(Some(seen));
    settle(table, &mine);
    // A page that missed much hears it once.
    tale.sounds.dedup_by_key(|(sound, _)| *sound);
    for (sound, gain) in tale.sounds.into_iter().take(4) {
        ears::hear_at(sound, gain);
    }
    tell(table, tale.told);
}

/// One event, seen from the position before it.
fn happen(table: FuseTable, seen: &Seen, event: &Event, mine: &[Seat], tale: &mut Tale) {
    let loudness = |seat: Seat| if mine.contains(&seat) { 1.0 } else { 0.3 };
    match *event {
        Event::Turn(_) => {
            table.places.set(Vec::new());
            table.deeds.set(Default::default());
        }
        Event::Began(_) => {
            let clock = seen.rules.options().clock.map(|clock| clock.0);
            let players = seen.rules.players();
            ears::begin(players);
            let leader = seen.rules.options().first;
            ears::say(&match seen.rules.rules().roles() {
                true => {
                    moments::countdown::start(players, leader.0 + 1, &called(table, leader, mine))
                }
                false => moments::fuse::start(players, clock),
            });
        }
        Event::Rolled(die) => {
            let lying = Lying {
                loose: Loose::plain(die),
                gone: false,
                taken: None,
            };
            table.places.update(|places| places.push(lying));
            table.rolled.set_value(browser::steady());
            tale.sounds.push((Sound::Roll, 1.0));
            tale.told.push(Line {
                text: names::die(die),
                die: Some(die),
                ..Line::default()
            });
        }
        Event::Placed { at, space, die } => {
            take(table, die, at.seat);
            table.rolls.update(HashMap::clear);
            if !mine.contains(&at.seat) {
                flights::mate_places(table, die, at, space);
            }
            tale.sounds.push((Sound::Place, loudness(at.seat)));
            deed(table, tale, at.seat, "web-did-place", Some(die), false);
        }
        Event::Mistake { at, die } => {
            take(table, die, at.seat);
            tale.sounds.push((Sound::Back, 1.0));
            deed(table, tale, at.seat, "web-did-mistake", Some(die), true);
        }
        Event::Toppled { at } => {
            tale.sounds.push((Sound::Back, 1.0));
            ears::say(&moments::fuse::tower_fell());
            deed(table, tale, at.seat, "web-did-topple", None, true);
        }
        Event::Passed(seat) => {
            tale.sounds.push((Sound::Pass, loudness(seat)));
            deed(table, tale, seat, "web-did-pass", None, false);
        }
        Event::Returned { at, space } => {
            let die = seen.state.slot(SlotId(at.slot.0)).dice.get(space.0.into());
            flights::returned(table, die, at, space);
            tale.sounds.push((Sound::Back, loudness(at.seat)));
            deed(table, tale, at.seat, "web-did-return", die, true);
            if let Some(die) = die.filter(|_| mine.contains(&at.seat)) {
                flights::tag_on_space(table, at, space, &gone_back(die));
            }
        }
        Event::Rerolled { die, number, .. } => {
            let now = die.with_number(number);
            change(table, Loose::plain(die), Loose::plain(now));
            tale.sounds.push((Sound::Roll, 0.6));
            ears::say(&moments::fuse::rolled_again());
            let (was, became) = (names::die(die), names::die(now));
            let args = [("die", Arg::Text(&was)), ("now", Arg::Text(&became))];
            tale.told.push(Line {
                text: t_with("web-did-reroll", &args),
                die: Some(now),
                loud: true,
                ..Line::default()
            });
        }
        Event::Activated { fuse, .. } => {
            let card = seen.rules.fuse_card(fuse);
            tale.sounds.push((Sound::Fuse, 1.0));
            match card {
                FuseCard::Six => ears::say(&moments::countdown::roll_a_six()),
                FuseCard::RolesOff => ears::say(&moments::countdown::roles_off()),
                FuseCard::Return(_) | FuseCard::Spark => ears::say(&moments::fuse::fuse_card()),
            }
            table.rolls.set(HashMap::new());
            tale.loud(stage::happened(card));
            stage::enter(table, card);
        }
        Event::Defused { at } => {
            flights::defused(table, seen, at);
            tale.sounds
                .push((Sound::Defuse, loudness(at.seat).max(0.6)));
            match seen.rules.spark_place(at.slot) {
                Some(_) => deed(table, tale, at.seat, "web-did-defuse-spark", None, false),
                None => {
                    ears::say(&bomb_defused(seen));
                    deed(table, tale, at.seat, "web-did-defuse", None, false);
                }
            }
        }
        Event::Chosen { at, card } => {
            flights::chosen(table, seen, at, card);
            tale.sounds.push((Sound::Appear, loudness(at.seat)));
            deed(table, tale, at.seat, "web-did-choose", None, false);
        }
        Event::Ended { why, .. } => end(seen, why, tale),
        _ => {
            if let Some(extra) = extra() {
                (extra.news)(table, seen, event, mine, tale);
            }
        }
    }
}

/// A die of the tray has become another; it keeps its place.
pub(super) fn change(table: FuseTable, was: Loose, now: Loose) {
    table.places.update(|places| {
        let place = places.iter_mut().find(|one| one.loose == was && !one.gone);
        if let Some(place) = place {
            place.loose = now;
        }
    });
}

/// What the computer calls a player: it knows nobody as 'you'.
fn called(table: FuseTable, seat: Seat, mine: &[Seat]) -> String {
    let found = table.desk.look(|link| match link.code() {
        None if mine.contains(&seat) => t_with("web-seat", &[("seat", Arg::from(seat.0 + 1))]),
        _ => people::seat(link, seat),
    });
    found.unwrap_or_default()
}

/// What the computer says of a defused bomb.
fn bomb_defused(seen: &Seen) -> Moment {
    let state = &seen.state;
    let left = state.bombs_in_deck() + state.row.iter().flatten().count();
    match (state.defused, left) {
        (0, _) => moments::fuse::first_defused(),
        (_, 1) => moments::fuse::last_bomb(),
        _ => moments::fuse::defused(),
    }
}

fn end(seen: &Seen, why: Ending, tale: &mut Tale) {
    let sparks = seen.state.extras().all_sparks().count_ones() as usize;
    let (sound, moment) = match why {
        Ending::Won if seen.rules.rules().sparks() => (Sound::Win, moments::countdown::won()),
        Ending::Won => (Sound::Win, moments::fuse::won()),
        Ending::Clock if sparks > 0 => (Sound::Lose, moments::countdown::lost(sparks)),
        Ending::Clock => (Sound::Lose, moments::fuse::lost_by_clock()),
        Ending::Bag => (Sound::Lose, moments::fuse::lost_by_empty_bag()),
    };
    tale.sounds.push((sound, 1.0));
    ears::say(&moment);
}

/// What a role makes of a rolled die.
fn became(event: &Event) -> Option<(Loose, Loose)> {
    match *event {
        Event::Turned { die, number } | Event::Flipped { die, number } => {
            Some((Loose::plain(die), Loose::plain(die.with_number(number))))
        }
        Event::Painted { die, colour } => {
            let painted = Some(colour);
            Some((Loose::plain(die), Loose { die, painted }))
        }
        _ => None,
    }
}

/// What the person's own role makes of a die is shown at once, and the die keeps its place.
/// Returns what became of it.
pub(super) fn foresee(table: FuseTable, action: &Action) -> Option<Loose> {
    let (was, now) = makes(table, action)?;
    change(table, was, now);
    Some(now)
}

/// The room refused it: the die is what it was.
pub(super) fn take_back(table: FuseTable, action: &Action) {
    if let Some((was, now)) = makes(table, action) {
        change(table, now, was);
    }
}

/// What an action of a role makes of a die.
fn makes(table: FuseTable, action: &Action) -> Option<(Loose, Loose)> {
    became(&match *action {
        Action::Turn { die, number } => Event::Turned { die, number },
        Action::Paint { die, colour } => Event::Painted { die, colour },
        Action::Flip(die) => {
            let under = table.look(|playing| playing.table.deck().dice.opposite(die.number()));
            Event::Flipped {
                die,
                number: under?,
            }
        }
        _ => return None,
    })
}

/// Returns whether these dice lie on the tray, and no others.
fn lie_there(table: FuseTable, dice: &[Loose]) -> bool {
    let mut left = dice.to_vec();
    table.places.with_untracked(|places| {
        let mut there = places.iter().filter(|lying| !lying.gone);
        there.all(|lying| {
            let place = left.iter().position(|one| *one == lying.loose);
            place.map(|place| left.swap_remove(place)).is_some()
        })
    }) && left.is_empty()
}

/// After an event: the places of the tray follow the dice that lie there.
fn after(table: FuseTable, seen: &Seen, event: &Event) {
    if let Some((was, now)) = became(event)
        // The person's own change was shown at once.
        && !lie_there(table, &loose::dice(&seen.state))
    {
        change(table, was, now);
    }
    if matches!(
        event,
        Event::Bagged(_)
            | Event::LeftOver(_)
            | Event::Placed { .. }
            | Event::Mistake { .. }
            | Event::Spared(_)
            | Event::Unpainted
    ) {
        let dice = loose::dice(&seen.state);
        table
            .places
            .update(|places| *places = placed(places, &dice));
    }
}

/// Marks a die of the tray as taken by a seat.
pub(super) fn take(table: FuseTable, die: Face, seat: Seat) {
    table.places.update(|places| {
        let place = places
            .iter_mut()
            .find(|one| one.loose.die == die && !one.gone);
        if let Some(place) = place {
            place.gone = true;
            place.taken = Some(seat);
        }
    });
}

/// A die goes back to the bag, as a sentence.
fn gone_back(die: Face) -> String {
    let die = names::die(die);
    t_with("web-did-return", &[("die", Arg::Text(&die))])
}

/// Takes a die out of the hand that is gone from the table, and claims that went with it.
fn settle(table: FuseTable, mine: &[Seat]) {
    let dice = table
        .desk
        .board(|board| of(board).map(|playing| loose::dice(&playing.state)));
    let dice = dice.flatten().unwrap_or_default();
    let faces: Vec<Face> = dice.iter().map(|loose| loose.die).collect();
    claims::keep_only(table, &faces);
    forget_gone(table, &dice);
    let Some(held) = table.held.get_untracked() else {
        return;
    };
    if dice.contains(&held.loose) {
        return;
    }
    table.held.set(None);
    if let Some(faster) = hand::faster(table, held.loose.die, mine) {
        ears::hear(Sound::Faster);
        flights::tag_on_die(table, held.loose.die, &faster);
    }
}

/// What was asked of dice, or picked, that are gone is asked and picked no more.
fn forget_gone(table: FuseTable, dice: &[Loose]) {
    let asked = table.asked.get_untracked();
    if asked.is_some_and(|asked| !dice.contains(&asked.loose)) {
        table.asked.set(None);
    }
    if let Some(mut picked) = table.picking.get_untracked() {
        let before = picked.len();
        // Of several that look the same, those that are left are counted anew.
        let lying = |loose: Loose| dice.iter().filter(|one| **one == loose).count();
        picked.retain(|one| one.nth < lying(one.loose));
        match picked.len() {
            _ if dice.is_empty() => table.picking.set(None),
            now if now != before => table.picking.set(Some(picked)),
            _ => {}
        }
    }
}

/// Nothing that was seen before is of any use: another game, or one that was missed in part.
pub(crate) fn start_over(table: FuseTable) {
    let seen = table.desk.board(|board| {
        of(board).map(|playing| Seen {
            rules: playing.table.clone(),
            state: playing.state,
        })
    });
    let seen = seen.flatten();
    let dice = seen
        .as_ref()
        .map_or(Vec::new(), |seen| loose::dice(&seen.state));
    table.places.set(placed(&[], &dice));
    table.seen.set_value(seen);
    table.held.set(None);
    table.asked.set(None);
    table.picking.set(None);
    table.rolls.set(HashMap::new());
    table.claims.set(Vec::new());
    table.deeds.set(Default::default());
    table.feed.set(Vec::new());
    table.staged.set(None);
}
