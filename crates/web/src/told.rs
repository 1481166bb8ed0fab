//! What the others do: heard at once, shown beside their names, and told to who can't see it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use klaxon_core::Seat;
use klaxon_fuse::game::slot::SlotId;
use klaxon_fuse::{Face, Number};
use klaxon_room::{MemberId, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::ears::{self, Sound};
use crate::link::Link;
use crate::text::{t, t_with};
use crate::{app, browser, names};

thread_local! {
    /// Facts that were heard and not told yet.
    static PENDING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// The dice on all cards when something was last told: a fact says where a die lay, not which it was.
    static LAY: RefCell<HashMap<String, Face>> = RefCell::new(HashMap::new());
    /// When dice were rolled last, by a clock that nobody can set.
    static ROLLED: Cell<f64> = const { Cell::new(0.0) };
    /// Who took which die of this roll, last.
    static TAKEN: RefCell<HashMap<String, Seat>> = RefCell::new(HashMap::new());
}

/// Facts of the game, in the notation.
pub(crate) fn hear(events: &[String]) {
    let mut sounds = Vec::new();
    ears::moved();
    for event in events {
        let mut words = event.split(' ');
        match (words.next().unwrap_or_default(), words.next(), words.next()) {
            ("rolled", _, _) => {
                TAKEN.with_borrow_mut(HashMap::clear);
                ROLLED.set(browser::steady());
                sounds.push(Sound::Roll);
            }
            ("placed", Some(die), Some(target)) => {
                if let Some(seat) = owner(target) {
                    TAKEN.with_borrow_mut(|taken| taken.insert(die.to_owned(), seat));
                }
                sounds.push(Sound::Place);
            }
            ("defused", _, _) => sounds.push(Sound::Defuse),
            ("activated" | "toppled" | "mistake", _, _) => sounds.push(Sound::Fuse),
            ("won", _, _) => sounds.push(Sound::Win),
            ("lost-clock" | "lost-bag", _, _) => sounds.push(Sound::Lose),
            _ => {}
        }
    }
    // Who missed much hears it once.
    sounds.dedup();
    sounds.truncate(3);
    sounds.into_iter().for_each(ears::hear);
    PENDING.with_borrow_mut(|pending| pending.extend(events.iter().cloned()));
    browser::after(0, tell);
}

/// Who took a die of this roll.
pub(crate) fn taker(die: &str) -> Option<Seat> {
    TAKEN.with_borrow(|taken| taken.get(die).copied())
}

/// Whose card or space this is: `2a1` is seat 2's.
fn owner(target: &str) -> Option<Seat> {
    target.get(..1)?.parse().ok()
}

/// Were dice rolled a moment ago? A second touch on the button that rolled them is not meant for what stands there now.
pub(crate) fn just_rolled() -> bool {
    browser::steady() - ROLLED.get() < 800.0
}

/// What somebody did, in a few words.
struct Deed {
    seat: Option<Seat>,
    what: String,
    /// Must nobody miss it?
    loud: bool,
}

fn deed(event: &str) -> Option<Deed> {
    let words: Vec<&str> = event.split(' ').collect();
    let with = |key, name: &str, value: &str| t_with(key, &[(name, Arg::Text(value))]);
    let die = |key, one: &str| with(key, "die", &names::die_text(one));
    let (seat, what, loud) = match words.as_slice() {
        ["rolled", one] => (None, names::die_text(one), false),
        ["placed", one, target] => (Some(*target), die("web-did-place", one), false),
        ["mistake", one, target] => (Some(*target), die("web-did-mistake", one), true),
        ["toppled", target] => (Some(*target), t("web-did-topple"), true),
        ["passed", seat] => (Some(*seat), t("web-did-pass"), false),
        ["returned", target] => {
            let lay = LAY.with_borrow(|lay| lay.get(*target).copied());
            let what = lay.map_or(t("web-a-die"), names::die);
            (Some(*target), with("web-did-return", "die", &what), true)
        }
        ["defused", target] => (Some(*target), t("web-did-defuse"), false),
        ["chosen", target, _] => (Some(*target), t("web-did-choose"), false),
        ["rerolled", one, number, ..] => {
            let now = one.parse::<Face>().ok()?;
            let number = number.parse().ok().and_then(Number::new)?;
            let now = names::die(now.with_number(number));
            let args = [
                ("die", Arg::Text(&names::die_text(one))),
                ("now", Arg::Text(&now)),
            ];
            (None, t_with("web-did-reroll", &args), true)
        }
        ["activated", card, ..] => {
            let what = names::fuse_card(card);
            (None, with("web-did-activate", "what", &what), true)
        }
        _ => return None,
    };
    let seat = match seat {
        Some(target) => Some(owner(target)?),
        None => None,
    };
    Some(Deed { seat, what, loud })
}

/// Where every die lies, by the notation of its space.
fn lying(link: &Link) -> HashMap<String, Face> {
    let mut lying = HashMap::new();
    let Some(playing) = link.fuse() else {
        return lying;
    };
    for seat in Seat::all(playing.table.players()) {
        for (slot, letter) in playing.table.slots_of(seat).zip('a'..) {
            let dice = &playing.state.slot(SlotId(slot)).dice;
            for space in dice.filled().iter() {
                if let Some(die) = dice.get(space) {
                    lying.insert(format!("{seat}{letter}{}", space + 1), die);
                }
            }
        }
    }
    lying
}

/// Tells what was heard, beside names and in one line; and takes a die out of the hand that is gone from the table.
fn tell() {
    let events = PENDING.take();
    if events.is_empty() {
        return;
    }
    let signals = app::signals();
    if events.iter().any(|event| event.starts_with("rolled ")) {
        signals.deeds.set(HashMap::new());
    }
    let deeds: Vec<Deed> = events.iter().filter_map(|event| deed(event)).collect();
    let told = app::with_link(|link| sentence(link, deeds.iter())).unwrap_or_default();
    let caption = app::with_link(|link| {
        let loud = deeds.iter().filter(|deed| deed.loud);
        sentence(link, loud)
    })
    .unwrap_or_default();
    if !caption.is_empty() {
        app::caption(caption);
    }
    LAY.set(app::with_link(lying).unwrap_or_default());
    signals.deeds.update(|shown| {
        for deed in deeds {
            if let Some(seat) = deed.seat {
                shown.insert(seat.0, deed.what);
            }
        }
    });
    if !told.is_empty() {
        signals.told.set(told);
    }
    let lost = app::with_link(gone_from_hand).flatten();
    if let Some(complaint) = lost {
        signals.held.set(None);
        if !complaint.is_empty() {
            app::complain(complaint);
        }
    }
}

fn sentence<'a>(link: &Link, deeds: impl Iterator<Item = &'a Deed>) -> String {
    let parts = deeds.map(|deed| match deed.seat {
        Some(seat) => format!("{}: {}", names::seat(link, seat), deed.what),
        None => deed.what.clone(),
    });
    parts.collect::<Vec<_>>().join(". ")
}

/// The held die is gone: whose it is now, unless this page took it itself.
fn gone_from_hand(link: &Link) -> Option<String> {
    let held = app::signals().held.get_untracked()?;
    let dice = link.fuse()?.state.tray;
    if dice.dice().contains(&held.die) {
        return None;
    }
    let seat = taker(&held.die.to_string());
    let other = seat.filter(|seat| !link.room().seats_of(link.me()).any(|mine| mine == *seat));
    let told = |seat| taken(&names::seat(link, seat), held.die);
    Some(other.map_or(String::new(), told))
}

/// Somebody else was faster.
pub(crate) fn taken(name: &str, die: Face) -> String {
    let die = names::die(die);
    t_with(
        "web-taken",
        &[("name", Arg::Text(name)), ("die", Arg::Text(&die))],
    )
}

/// Nothing that was told before is of any use: another game, or one that was missed in part.
pub(crate) fn start_over() {
    PENDING.take();
    TAKEN.take();
    browser::after(0, || {
        app::forget_game();
        let players = app::with_link(|link| link.fuse().map(|playing| playing.table.players()));
        ears::begin(players.flatten().unwrap_or(1));
        LAY.set(app::with_link(lying).unwrap_or_default());
    });
}

/// Facts of the room: another game, or who wants a pause.
pub(crate) fn hear_room(facts: &[String]) {
    if facts
        .iter()
        .any(|fact| fact == "began" || fact == "rematch")
    {
        start_over();
    }
    for fact in facts {
        let id = fact.strip_prefix("voted ").and_then(|id| id.parse().ok());
        if let Some(id) = id {
            browser::after(0, move || tell_vote(MemberId(id)));
        }
    }
}

fn tell_vote(id: MemberId) {
    let told = app::with_link(|link| {
        let room = link.room();
        let playing = room.phase() == Phase::Playing && id != link.me();
        let name = names::member(link, id);
        playing.then(|| t_with("web-wants-pause", &[("name", Arg::Text(&name))]))
    });
    if let Some(told) = told.flatten() {
        app::signals().told.set(told.clone());
        app::caption(told);
    }
}
