//! What the page says while it rests on an event: a few words, and what comes of it.

use klaxon_flatline::event::Spot;
use klaxon_flatline::place::{Bay, LineId, SlotId, Target};
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_flatline::{Card, Event};
use klaxon_words::Arg;

use super::full;
use super::teller::Teller;
use crate::games::flatline::names;
use crate::games::flatline::show::News;
use crate::text::{t, t_with};

/// News that harm nobody.
fn calm(text: String, detail: String) -> News {
    News {
        text,
        detail,
        hot: false,
    }
}

/// News that harm.
fn hot(text: String, detail: String) -> News {
    News {
        text,
        detail,
        hot: true,
    }
}

/// A text about a card.
fn of_card(key: &'static str, card: Card) -> String {
    let name = names::card(card);
    t_with(key, &[("card", Arg::Text(&name))])
}

/// A text about a bay.
fn of_bay(key: &'static str, bay: Bay) -> String {
    t_with(key, &[("bay", Arg::from(bay.0 + 1))])
}

/// A text with a number.
fn count(key: &'static str, count: usize) -> String {
    t_with(key, &[("count", Arg::from(count))])
}

/// Returns whether news matter also to a person who skipped them.
pub(super) fn matters(news: &News, event: &Event) -> bool {
    let good = matches!(
        event,
        Event::Treated(..) | Event::Kept(_) | Event::CubeGained | Event::Recharged(_)
    );
    news.hot || good
}

/// What there is to say of an event; none if it is not shown by itself.
pub(super) fn news(teller: &Teller, event: &Event) -> Option<News> {
    let (rules, was, is) = (teller.rules(), teller.was(), teller.is());
    Some(match *event {
        // The last cube loses the game before any card comes (L-20).
        Event::Power(_) if is.meter == 0 => hot(t("flatline-news-power-last"), cubes(teller)),
        Event::Power(cards) => calm(
            t("flatline-news-power"),
            count("flatline-news-cards", cards.into()),
        ),
        Event::Revealed(card, spot) => revealed(card, spot),
        Event::Reshuffled => calm(
            t("flatline-news-reshuffled"),
            t("flatline-news-reshuffled-detail"),
        ),
        Event::Skipped => calm(t("flatline-news-skipped"), String::new()),
        Event::Emergency(die, slot) => emergency(teller, die, slot),
        Event::Ignored(die) => {
            let slot = [("slot", Arg::from(was.emergency.dice[usize::from(die & 1)]))];
            calm(t_with("flatline-news-ignored", &slot), String::new())
        }
        Event::Activated(card) => hot(names::card(card), full(&names::card_effect(card))),
        Event::Escalates(0) => return None,
        Event::Escalates(dice) => hot(
            count("flatline-news-escalates", dice.count_ones() as usize),
            String::new(),
        ),
        Event::Resolution(_) => calm(
            t("flatline-news-resolution"),
            t("flatline-news-resolution-detail"),
        ),
        Event::Failed(card) => {
            let args = [
                ("count", Arg::from(is.failed.len())),
                ("limit", Arg::from(rules.most_failed())),
            ];
            let detail = match is.failed.len() < rules.most_failed() {
                true => t_with("flatline-news-failed-detail", &args),
                false => t("flatline-news-failed-last"),
            };
            hot(of_card("flatline-news-failed", card), detail)
        }
        Event::Kept(card) => {
            let effect = names::card_effect(card);
            let detail = t_with(
                "flatline-news-kept-detail",
                &[("effect", Arg::Text(&effect))],
            );
            calm(of_card("flatline-news-kept", card), detail)
        }
        Event::Used(card) => calm(
            of_card("flatline-news-used", card),
            full(&names::card_effect(card)),
        ),
        Event::Discarded(card) => discarded(teller, card),
        Event::SetBack(card) => hot(
            of_card("flatline-news-set-back", card),
            t("flatline-news-set-back-detail"),
        ),
        Event::Cleared(line) => {
            let detail = count("flatline-news-lines-left", lines_left(teller, line.bay));
            calm(of_line("flatline-news-cleared", line), detail)
        }
        Event::Reopened(line) => hot(of_line("flatline-news-reopened", line), String::new()),
        Event::Treated(bay, _) => treated(teller, bay),
        Event::Fired(bay, space) => trigger(teller, bay, space),
        Event::Patient(bay, patient) if was.round > 0 => calm(
            of_bay("flatline-news-patient", bay),
            full(&names::patient(rules, patient)),
        ),
        Event::CubeLost => hot(t("flatline-news-cube-lost"), cubes(teller)),
        Event::CubeGained => calm(t("flatline-news-cube-gained"), cubes(teller)),
        Event::CubeMoved(station) => {
            let args = [("number", Arg::from(station.0 + 1))];
            hot(t_with("flatline-news-cube-moved", &args), cubes(teller))
        }
        Event::Recharged(station) => {
            let args = [("number", Arg::from(station.0 + 1))];
            calm(t_with("flatline-news-recharged", &args), cubes(teller))
        }
        Event::Dial(bay) if was.round > 0 => calm(
            t("flatline-news-dial"),
            of_bay("flatline-news-dial-detail", bay),
        ),
        Event::Held => calm(t("flatline-news-held"), t("flatline-news-held-detail")),
        Event::Ignoring => calm(t("flatline-news-ignoring"), String::new()),
        _ => return None,
    })
}

fn of_line(key: &'static str, line: LineId) -> String {
    let line = names::line(line);
    t_with(key, &[("line", Arg::Text(&line))])
}

/// How many cubes the meter has now.
fn cubes(teller: &Teller) -> String {
    count("flatline-news-cubes", teller.is().meter.into())
}

fn revealed(card: Card, spot: Spot) -> News {
    let name = names::card(card);
    match spot {
        Spot::Slot(slot) => {
            let effect = names::card_effect(card);
            let args = [
                ("slot", Arg::from(slot.number + 1)),
                ("effect", Arg::Text(&effect)),
            ];
            calm(name, t_with("flatline-news-slot-detail", &args))
        }
        Spot::Stat => hot(name, t("flatline-news-stat-detail")),
        Spot::Out => calm(name, t("flatline-news-out-detail")),
    }
}

/// The emergency dice of one roll, and what they hit.
fn emergency(teller: &Teller, die: u8, slot: u8) -> News {
    let state = teller.is();
    let first = state.emergency.dice[0];
    let text = match (die, state.emergency.live) {
        (1, 3) if first == slot + 1 => {
            t_with("flatline-news-slot-twice", &[("slot", Arg::from(first))])
        }
        (1, 3) => {
            let both = [first.min(slot + 1), first.max(slot + 1)];
            let args = [("a", Arg::from(both[0])), ("b", Arg::from(both[1]))];
            t_with("flatline-news-slots", &args)
        }
        _ => t_with("flatline-news-slot", &[("slot", Arg::from(slot + 1))]),
    };
    let hit = SlotId::all()
        .filter(|place| state.emergency.is_live(place.number))
        .filter_map(|place| state.slot(place));
    let hit: Vec<String> = hit.map(names::card).collect();
    let names = hit.join(", ");
    match hit.is_empty() {
        true => calm(text, t("flatline-news-hits-nothing")),
        false => hot(
            text,
            t_with("flatline-news-hits", &[("cards", Arg::Text(&names))]),
        ),
    }
}

/// A card leaves: it was cleared, or the team lost it, or got rid of it.
fn discarded(teller: &Teller, card: Card) -> News {
    let was = teller.was();
    let cleared = teller
        .before
        .rules
        .card(card)
        .is_complete(&was.on_cards[card.index()]);
    if was.triage.contains(card) {
        return hot(
            of_card("flatline-news-gone", card),
            t("flatline-news-gone-triage"),
        );
    }
    if was.stat.contains(card) {
        return calm(
            of_card("flatline-news-gone", card),
            t("flatline-news-gone-stat"),
        );
    }
    match cleared && was.phase.is_after_countdown() {
        true => calm(of_card("flatline-news-cleared-card", card), String::new()),
        false => calm(of_card("flatline-news-gone", card), String::new()),
    }
}

fn lines_left(teller: &Teller, bay: Bay) -> usize {
    let place = &teller.is().bays[bay.index()];
    let lines = place
        .patient
        .map_or(0, |patient| teller.rules().lines(patient));
    (0..lines).filter(|line| !place.has_tile(*line)).count()
}

fn treated(teller: &Teller, bay: Bay) -> News {
    let (rules, state) = (teller.rules(), teller.is());
    let left = state.untreated().count() + usize::from(state.left);
    let name = state.bays[bay.index()].patient;
    let name = name.map_or(String::new(), |patient| names::patient(rules, patient));
    let args = [("patient", Arg::Text(&name)), ("count", Arg::from(left))];
    calm(
        of_bay("flatline-news-treated", bay),
        t_with("flatline-news-treated-detail", &args),
    )
}

/// What is printed on a trigger space of the patient in a bay.
fn printed(teller: &Teller, bay: Bay, space: u8) -> Option<Trigger> {
    let patient = teller.was().bays[bay.index()].patient?;
    teller.rules().trigger(patient, space)
}

/// The light of a trigger that takes effect.
pub(super) fn fired(teller: &Teller, bay: Bay, space: u8) -> Option<Light> {
    printed(teller, bay, space).map(|trigger| trigger.light)
}

/// Returns whether the trigger of a treated patient is not blank.
pub(super) fn would_fire(teller: &Teller, bay: Bay) -> bool {
    printed(teller, bay, teller.was().treating.space(bay)).is_some()
}

fn trigger(teller: &Teller, bay: Bay, space: u8) -> News {
    let Some(Trigger { light, effect }) = printed(teller, bay, space) else {
        return News::default();
    };
    let detail = full(&names::effect(effect));
    match light {
        Light::Green => calm(of_bay("flatline-news-green", bay), detail),
        Light::Red => hot(of_bay("flatline-news-red", bay), detail),
    }
}

/// Returns whether something has all its dice.
pub(super) fn is_complete(teller: &Teller, target: Target) -> bool {
    let (rules, state) = (teller.rules(), teller.is());
    let form = rules.form(state, target);
    form.is_some_and(|form| form.is_complete(state.row(target)))
}
