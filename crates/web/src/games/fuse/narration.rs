//! What happens at the table: heard at once, shown beside names, told to people who can't see it. Events are read with
//! the game's own reader and carried out one by one on the position as it was seen last, so that it is known which die
//! lay where.

use std::collections::HashMap;

use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Event;
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::slot::SlotId;
use klaxon_fuse::game::state::Ending;
use klaxon_fuse::{AnyFuse, Face, FuseCard};
use klaxon_voice::{Moment, moments};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::loose::{self, Loose};
use super::table::{FuseTable, Seen, of};
use super::tray::{Lying, placed};
use super::{claims, flights, hand, names, stage};
use crate::browser;
use crate::ears::{self, Sound};
use crate::shell::icon::Icon;
use crate::shell::names as people;
use crate::text::{capital, t, t_with};

/// What somebody does, beside their name.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deed {
    /// In a few words.
    pub(crate) text: String,
    /// The die that it is about.
    pub(crate) die: Option<Face>,
    /// A sign for it.
    pub(crate) icon: Option<Icon>,
    /// How the style sheet knows it.
    pub(crate) class: &'static str,
}

/// How many of the last things are kept for the feed.
const FEED: usize = 3;

/// Something that happened, to be read.
#[derive(Clone, Default)]
pub(crate) struct Line {
    /// Whose doing it was; empty if nobody's.
    pub(crate) who: String,
    pub(crate) text: String,
    /// The die that it is about.
    pub(crate) die: Option<Face>,
    /// Whether nobody must miss it.
    loud: bool,
}

impl Line {
    fn sentence(&self) -> String {
        match self.who.is_empty() {
            true => self.text.clone(),
            false => format!("{}: {}", self.who, self.text),
        }
    }
}

/// What is made of some events.
#[derive(Default)]
struct Tale {
    sounds: Vec<(Sound, f32)>,
    told: Vec<Line>,
}

impl Tale {
    /// Something that nobody did and nobody must miss.
    fn loud(&mut self, text: String) {
        self.told.push(Line {
            text,
            loud: true,
            ..Line::default()
        });
    }
}

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

/// The seats of this page.
fn mine(table: FuseTable) -> Vec<Seat> {
    let seats = table
        .desk
        .look(|link| link.room().seats_of(link.me()).collect());
    seats.unwrap_or_default()
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
            let name = table.desk.look(|link| people::seat(link, leader));
            ears::say(&match seen.rules.rules().roles() {
                true => moments::countdown::start(players, leader.0, &name.unwrap_or_default()),
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
        _ => roles_and_sparks(table, seen, event, mine, tale),
    }
}

/// What only happens with Countdown's roles and sparks.
fn roles_and_sparks(table: FuseTable, seen: &Seen, event: &Event, mine: &[Seat], tale: &mut Tale) {
    let loudness = |seat: Seat| if mine.contains(&seat) { 1.0 } else { 0.3 };
    let leader = seen.state.holder;
    match *event {
        Event::Named(named) => {
            let what = match named {
                Named::Colour(colour) => names::colour(colour),
                Named::Number(number) => number.to_string(),
            };
            let text = t_with("web-did-name", &[("what", Arg::Text(&what))]);
            tale.sounds.push((Sound::Claim, 1.0));
            say_deed(table, tale, leader, Told::new(text));
        }
        Event::Turned { die, number } | Event::Flipped { die, number } => {
            let now = die.with_number(number);
            change(table, Loose::plain(die), Loose::plain(now));
            tale.sounds.push((Sound::Roll, 0.5));
            changed(table, tale, leader, die, Loose::plain(now));
        }
        Event::Painted { die, colour } => {
            let now = Loose {
                die,
                painted: Some(colour),
            };
            change(table, Loose::plain(die), now);
            tale.sounds.push((Sound::Claim, 1.0));
            changed(table, tale, leader, die, now);
        }
        Event::Spared(die) => {
            take(table, die, leader);
            tale.sounds.push((Sound::Back, loudness(leader)));
            deed(table, tale, leader, "web-did-return", Some(die), false);
        }
        Event::Sparked { at, .. } => {
            tale.sounds.push((Sound::Spark, loudness(at.seat)));
            ears::say(&moments::countdown::spark());
            let told = Told {
                loud: true,
                class: "gave",
                icon: Some(Icon::Bolt),
                ..Told::new(t("web-did-spark"))
            };
            say_deed(table, tale, at.seat, told);
        }
        Event::Sparkless { .. } => tale.loud(t("web-did-sparkless")),
        Event::SixRolled { seat, number } => {
            table.rolls.update(|rolls| {
                rolls.insert(seat.0, number.get());
            });
            tale.sounds.push((Sound::Roll, loudness(seat)));
            let number = Arg::from(usize::from(number.get()));
            let text = t_with("web-six-came", &[("number", number)]);
            say_deed(table, tale, seat, Told::new(text));
        }
        Event::SixDone(seat) => {
            let told = Told {
                class: "done",
                icon: Some(Icon::Check),
                ..Told::new(t("web-did-six"))
            };
            say_deed(table, tale, seat, told);
        }
        Event::RoleOn(seat) => {
            say_deed(table, tale, seat, Told::new(t("web-did-role-on")));
        }
        Event::FaceDown => tale.loud(t("web-did-face-down")),
        Event::Cleared { at } => deed(table, tale, at.seat, "web-did-clear", None, true),
        _ => {}
    }
}

/// A leader's role made something else of a die.
fn changed(table: FuseTable, tale: &mut Tale, leader: Seat, was: Face, now: Loose) {
    let (was, became) = (names::die(was), now.name());
    let args = [("die", Arg::Text(&was)), ("now", Arg::Text(&became))];
    let told = Told {
        die: Some(now.die),
        ..Told::new(t_with("web-did-change", &args))
    };
    say_deed(table, tale, leader, told);
}

/// A die of the tray has become another; it keeps its place.
fn change(table: FuseTable, was: Loose, now: Loose) {
    table.places.update(|places| {
        let place = places.iter_mut().find(|one| one.loose == was && !one.gone);
        if let Some(place) = place {
            place.loose = now;
        }
    });
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

/// After an event: the places of the tray follow the dice that lie there.
fn after(table: FuseTable, seen: &Seen, event: &Event) {
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
fn take(table: FuseTable, die: Face, seat: Seat) {
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

/// Something that a seat did.
fn deed(
    table: FuseTable,
    tale: &mut Tale,
    seat: Seat,
    key: &'static str,
    die: Option<Face>,
    loud: bool,
) {
    let name = die.map_or(t("web-a-die"), names::die);
    let text = match key {
        "web-did-place" | "web-did-mistake" | "web-did-return" => {
            t_with(key, &[("die", Arg::Text(&name))])
        }
        _ => t(key),
    };
    let (icon, class) = match key {
        "web-did-place" | "web-did-pass" | "web-did-defuse" | "web-did-defuse-spark" => {
            (Some(Icon::Check), "done")
        }
        "web-did-return" => (Some(Icon::Back), "gave"),
        "web-did-mistake" | "web-did-topple" | "web-did-clear" => (Some(Icon::Back), "gave"),
        _ => (None, ""),
    };
    let told = Told {
        text,
        die,
        icon,
        class,
        loud,
    };
    say_deed(table, tale, seat, told);
}

/// What a seat did, and how it is told.
struct Told {
    text: String,
    die: Option<Face>,
    icon: Option<Icon>,
    class: &'static str,
    loud: bool,
}

impl Told {
    /// Something that nobody needs to stop for.
    fn new(text: String) -> Told {
        Told {
            text,
            die: None,
            icon: None,
            class: "",
            loud: false,
        }
    }
}

/// Tells what a seat did. What a person lost is told before everything else.
fn say_deed(table: FuseTable, tale: &mut Tale, seat: Seat, told: Told) {
    let Told {
        text,
        die,
        icon,
        class,
        loud,
    } = told;
    let mine = mine(table);
    let who = match mine.as_slice() {
        [own] if *own == seat => Some(t("web-you")),
        _ => table.desk.look(|link| people::seat(link, seat)),
    };
    let first = loud && mine.contains(&seat);
    let place = if first { 0 } else { tale.told.len() };
    let line = Line {
        who: who.unwrap_or_default(),
        text: text.clone(),
        die,
        loud,
    };
    tale.told.insert(place, line);
    let shown = die.filter(|_| class == "gave");
    table.deeds.update(|deeds| {
        deeds.insert(
            seat.0,
            Deed {
                text,
                die: shown,
                icon,
                class,
            },
        );
    });
}

/// Says what happened: in the feed, to people who listen, and where nobody must miss it under the clock.
fn tell(table: FuseTable, told: Vec<Line>) {
    if told.is_empty() {
        return;
    }
    let loud: Vec<String> = told
        .iter()
        .filter(|line| line.loud)
        .map(|line| capital(&line.sentence()))
        .collect();
    if !loud.is_empty() {
        table.desk.announce(&loud.join(". "));
    }
    let all: Vec<String> = told.iter().map(Line::sentence).collect();
    table.desk.told.set(all.join(". "));
    table.feed.update(|feed| {
        feed.extend(told);
        let old = feed.len().saturating_sub(FEED);
        feed.drain(..old);
    });
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
        picked.retain(|one| dice.contains(&one.loose));
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
