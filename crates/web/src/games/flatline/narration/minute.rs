//! What players do, and what changes besides, told to people who can't see it: nothing else says it.

use klaxon_flatline::place::Target;
use klaxon_flatline::{Colour, Event};
use klaxon_words::Arg;

use super::news;
use super::teller::Teller;
use crate::games::flatline::names;
use crate::text::{t, t_with};

/// Tells an event that is not shown by itself.
pub(super) fn tell(teller: &Teller, event: &Event) {
    let rules = teller.rules();
    match *event {
        Event::Chief(seat) if teller.was().chief != seat => {
            let name = teller.name(seat);
            teller.announce(match teller.is_you(seat) {
                true => t("flatline-told-chief-you"),
                false => t_with("flatline-told-chief", &[("name", Arg::Text(&name))]),
            });
        }
        Event::Round(round) => {
            let text = t_with("flatline-told-round", &[("round", Arg::from(round))]);
            teller.say(text, false);
        }
        Event::Planning(_) => teller.say(t("flatline-told-planning"), false),
        Event::Countdown(_) => teller.say(t("flatline-told-countdown"), false),
        Event::Ready(seat) => teller.deed(seat, &t("flatline-did-ready")),
        Event::Done(seat) => teller.deed(seat, &t("flatline-did-done")),
        Event::Undone(seat) => teller.deed(seat, &t("flatline-did-undo")),
        Event::Rolled(die) => teller.rolled(die.colour(), die.icon(), false),
        Event::Rerolled(die, icon) => teller.rolled(die.colour(), icon, true),
        Event::Placed(die, space) => {
            let (face, target) = (names::icon(die.icon()), names::target(space.of));
            let args = [("die", Arg::Text(&face)), ("target", Arg::Text(&target))];
            // What a person did is known to them.
            if !teller.is_you(rules.seat_of(die.colour())) {
                teller.deed_of(die.colour(), &t_with("flatline-did-place", &args));
            }
            complete(teller, space.of);
        }
        Event::Sacrificed(die) => {
            teller.deed_of(die.colour(), &t("flatline-did-sacrifice"));
        }
        Event::Set(die, icon) => {
            let (face, now) = (names::icon(die.icon()), names::icon(icon));
            let args = [("die", Arg::Text(&face)), ("now", Arg::Text(&now))];
            teller.deed_of(die.colour(), &t_with("flatline-did-set", &args));
        }
        Event::Dice(colour, count) => counted(teller, colour, "flatline-did-dice", count),
        Event::ComingDice(colour, count) => {
            counted(teller, colour, "flatline-did-coming-dice", count);
        }
        Event::Rerolls(colour, count) if count > teller.was().effects.rerolls[colour.index()] => {
            given(teller, colour, t("flatline-did-get-reroll"));
        }
        Event::ComingRerolls(colour, _) => {
            teller.deed_of(colour, &t("flatline-did-coming-reroll"));
        }
        Event::Sets(colour, count) if count > teller.was().effects.sets[colour.index()] => {
            given(teller, colour, t("flatline-did-get-set"));
        }
        Event::ComingSets(colour, _) => teller.deed_of(colour, &t("flatline-did-coming-set")),
        Event::ComingLocked(lock) => {
            let lock = [("lock", Arg::Text(lock.word()))];
            teller.say(t_with("flatline-told-coming-lock", &lock), true);
        }
        Event::Skip => teller.say(t("flatline-told-skip"), false),
        Event::ComingSkip => teller.say(t("flatline-told-coming-skip"), false),
        Event::Single => teller.say(t("flatline-told-single"), false),
        Event::ComingSingle => teller.say(t("flatline-told-coming-single"), false),
        Event::Returned(card) => {
            let card = names::card(card);
            teller.say(
                t_with("flatline-told-stays", &[("card", Arg::Text(&card))]),
                false,
            );
        }
        Event::Quiet(bay) if news::would_fire(teller, bay) => {
            let bay = [("bay", Arg::from(bay.0 + 1))];
            teller.say(t_with("flatline-told-quiet", &bay), false);
        }
        _ => {}
    }
}

/// A line, a card or a station that got its last die.
fn complete(teller: &Teller, target: Target) {
    if news::is_complete(teller, target) {
        let target = names::target(target);
        let args = [("target", Arg::Text(&target))];
        teller.say(t_with("flatline-told-complete", &args), false);
    }
}

fn counted(teller: &Teller, colour: Colour, key: &'static str, count: u8) {
    teller.deed_of(colour, &t_with(key, &[("count", Arg::from(count))]));
}

/// Something that a player can use now: a person must not miss it in the hurry.
fn given(teller: &Teller, colour: Colour, text: String) {
    match teller.holds(colour) {
        true => teller.announce(format!("{}: {text}", teller.player(colour))),
        false => teller.deed_of(colour, &text),
    }
}
