//! What happens with roles and sparks: heard, shown and told as everything else at the table.

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_fuse::game::Event;
use klaxon_fuse::game::extras::Named;
use klaxon_voice::moments;
use klaxon_words::Arg;

use super::loose::Loose;
use super::names;
use super::narration::take;
use super::table::{FuseTable, Seen};
use super::tale::{Tale, Told, deed, say_deed};
use crate::ears::{self, Sound};
use crate::shell::icon::Icon;
use crate::text::{t, t_with};

/// One event, seen from the position before it.
pub(super) fn hear(table: FuseTable, seen: &Seen, event: &Event, mine: &[Seat], tale: &mut Tale) {
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
            tale.sounds.push((Sound::Roll, 0.5));
            changed(table, tale, leader, die, Loose::plain(now));
        }
        Event::Painted { die, colour } => {
            let now = Loose {
                die,
                painted: Some(colour),
            };
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
