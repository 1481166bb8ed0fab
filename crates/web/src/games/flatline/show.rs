//! The show: what happens by itself between two decisions is shown step by step, so that people can follow it. Meanwhile
//! the page shows the position as it was at that step; a touch skips the rest, and nobody who has something to do in a
//! hurry waits for it.

use std::collections::VecDeque;
use std::sync::Arc;

use klaxon_core::board::Playing;
use klaxon_core::{Game, Time};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Event, Flatline, State, Table as Rules};

use leptos::prelude::*;

use super::table::{FlatTable, of};
use super::touch::Doing;
use super::{dice, flights, narration, notes};
use crate::browser;
use crate::link::Link;

/// A position as the page shows it.
#[derive(Clone)]
pub(crate) struct Sight {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl Sight {
    fn of(playing: &Playing<Flatline>) -> Sight {
        Sight {
            rules: playing.table.clone(),
            state: playing.state,
        }
    }
}

/// What is being shown, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    /// What happens, in a few words.
    pub(crate) text: String,
    /// What comes of it, in a sentence; empty if the words say it all.
    pub(crate) detail: String,
    /// Whether it harms.
    pub(crate) hot: bool,
}

/// What is still to be shown.
#[derive(Clone, Default)]
pub(crate) struct Show {
    /// The position at the step that is shown; none before a game was seen.
    seen: Option<Sight>,
    /// What comes next.
    queue: VecDeque<Event>,
    /// Which run of the timer it is: an old one does nothing.
    run: u32,
    /// Whether a timer runs.
    waits: bool,
    /// Whether the position was just looked at, so that what is heard with it is in it already.
    fresh: bool,
}

/// How long the page rests on an event before it shows the next one, in milliseconds.
pub(super) fn rest(event: &Event, before: &State) -> u64 {
    let resolving = before.phase.is_after_countdown();
    match event {
        Event::Resolution(_) => 900,
        Event::Failed(_) => 1500,
        Event::Kept(_) => 1100,
        Event::Discarded(_) if resolving => 550,
        Event::Discarded(_) => 900,
        Event::Used(_) => 1100,
        Event::SetBack(_) => 900,
        Event::Cleared(_) | Event::Reopened(_) => 650,
        Event::Treated(..) => 1300,
        Event::Fired(..) => 1500,
        Event::Left(_) => 250,
        Event::Patient(..) if before.round > 0 => 600,
        Event::Recharged(_) | Event::CubeLost | Event::CubeGained | Event::CubeMoved(_) => 1000,
        Event::Dial(_) if before.round > 0 => 1000,
        Event::Power(_) => 1200,
        Event::Revealed(..) => 700,
        Event::Emergency(1, _) => 1000,
        Event::Emergency(..) => 350,
        Event::Ignored(_) => 700,
        Event::Skipped => 900,
        Event::Activated(_) => 1800,
        Event::Escalates(_) => 600,
        Event::Reshuffled => 600,
        Event::Slid(_) => 300,
        _ => 0,
    }
}

/// The position as the page shows it: at the step of the show, else as the room has it. In planning and in the minute what
/// the person does is seen at once; everything else is shown when it has happened.
pub(crate) fn sight(table: FlatTable, link: &Link) -> Option<Sight> {
    let shown = table.show.with_value(|show| {
        let behind = show.waits || !show.queue.is_empty();
        show.seen.clone().filter(|_| behind)
    });
    shown.or_else(|| {
        let told = of(link.told()?)?;
        let is_hasty = |phase: Phase| matches!(phase, Phase::Planning | Phase::Countdown);
        let foreseen = link.board().and_then(of);
        let foreseen = foreseen.filter(|foreseen| {
            is_hasty(told.state.phase) && foreseen.state.phase == told.state.phase
        });
        Some(Sight::of(foreseen.unwrap_or(told)))
    })
}

/// Returns whether something is being shown.
pub(crate) fn is_on(table: FlatTable) -> bool {
    table
        .show
        .with_value(|show| show.waits || !show.queue.is_empty())
}

/// Facts of the game, after they were folded into the room.
pub(super) fn hear(table: FlatTable, events: &[String]) {
    let known = table.show.with_value(|show| show.seen.clone());
    let Some(seen) = known else {
        return start_over(table);
    };
    let read = events
        .iter()
        .filter_map(|text| Flatline::parse_event(&seen.rules, text));
    // A game that was just looked at was seen with all this already; that it begins is still to be said.
    if table.show.with_value(|show| show.fresh) {
        for event in read.filter(|event| *event == Event::Connecting) {
            tell(table, &seen, &event, &seen, false);
        }
        return;
    }
    table.show.update_value(|show| show.queue.extend(read));
    if is_urgent(table) {
        return skip(table);
    }
    if !table.show.with_value(|show| show.waits) {
        go_on(table);
    }
}

/// Returns whether nobody has the time to look at a show: dice are rolled and the clock runs, a choice that matters would
/// lapse before it is seen, much was missed, or nobody looks at all.
fn is_urgent(table: FlatTable) -> bool {
    let minute = table.desk.look(|link| {
        let playing = of(link.told()?)?;
        Some(playing.state.phase == Phase::Countdown)
    });
    minute.flatten() == Some(true)
        || browser::document().hidden()
        || missed_much(table)
        || would_lapse(table)
}

/// Returns whether more than a round is to be shown.
fn missed_much(table: FlatTable) -> bool {
    let is_round = |event: &&Event| matches!(event, Event::Round(_));
    table
        .show
        .with_value(|show| show.queue.iter().filter(is_round).count() > 1)
}

/// A person looks at a choice for so long at least before it lapses, in milliseconds.
const LOOK: u64 = 4000;

/// Returns whether the choice at the end of the show would lapse before a person has looked at it. One that may well be let
/// pass is none.
fn would_lapse(table: FlatTable) -> bool {
    let left = table.desk.look(|link| {
        let board = link.told()?;
        let until = link.room().lapses_on(board)?;
        board.patience().filter(|patience| *patience > SHORT)?;
        Some(until.since(link.now()))
    });
    let Some(left) = left.flatten() else {
        return false;
    };
    let rests = table.show.with_value(|show| {
        let seen = show.seen.as_ref().map(|seen| seen.state);
        seen.map_or(0, |state| {
            let rests = show.queue.iter().map(|event| rest(event, &state));
            rests.sum()
        })
    });
    rests + LOOK > left
}

/// A choice that lapses sooner may well be let pass.
pub(crate) const SHORT: Time = Time::seconds(3);

/// Shows the next event that is worth a rest, and what comes before it.
fn go_on(table: FlatTable) {
    while let Some((before, event, after)) = step(table) {
        tell(table, &before, &event, &after, false);
        let millis = rest(&event, &before.state);
        if millis > 0 {
            table.show.update_value(|show| {
                show.waits = true;
                show.run += 1;
            });
            table.now.set(Some(event));
            table.desk.changed();
            let run = table.show.with_value(|show| show.run);
            browser::after(millis, move || {
                let is_last = table.show.try_with_value(|show| show.run == run);
                // Another room may be on the desk by now, or none.
                let at_desk = table.desk.look(|link| link.told().and_then(of).is_some());
                if is_last == Some(true) && at_desk == Some(true) {
                    table.show.update_value(|show| show.waits = false);
                    match browser::document().hidden() {
                        true => skip(table),
                        false => go_on(table),
                    }
                }
            });
            return;
        }
    }
    end(table);
}

/// Says what happens, and lets a mate's die fly.
fn tell(table: FlatTable, before: &Sight, event: &Event, after: &Sight, quick: bool) {
    if let Some(news) = narration::tell(table, before, event, after, quick) {
        table.news.set(Some(news));
    }
    let_go_of(table, event);
    if let Event::Placed(die, space) = *event {
        let own = table.desk.look(|link| {
            let seat = after.rules.seat_of(die.colour());
            link.room().seats_of(link.me()).any(|one| one == seat)
        });
        if own != Some(true) {
            flights::mate_places(die, space);
        }
    }
}

/// What a person had in mind at another moment means nothing any more.
fn let_go_of(table: FlatTable, event: &Event) {
    if matches!(
        event,
        Event::Chosen | Event::Used(_) | Event::Discarded(_) | Event::Kept(_) | Event::Dial(_)
    ) {
        // Not before everything that came together was heard.
        browser::after(0, move || notes::withdraw(table));
    }
    match *event {
        Event::Countdown(_) | Event::Resolution(_) | Event::Choice(_) | Event::Planning(_) => {
            table.empty_hands();
        }
        Event::Used(card) | Event::Discarded(card) | Event::SetBack(card)
            if table.doing.get_untracked() == Doing::Aiming(card) =>
        {
            table.doing.set(Doing::Nothing);
        }
        _ => {}
    }
}

/// Carries out the next event.
fn step(table: FlatTable) -> Option<(Sight, Event, Sight)> {
    let mut stepped = None;
    table.show.update_value(|show| {
        let (Some(seen), Some(event)) = (show.seen.as_mut(), show.queue.pop_front()) else {
            return;
        };
        let before = seen.clone();
        Flatline::apply(&seen.rules, &mut seen.state, &event);
        stepped = Some((before, event, seen.clone()));
    });
    stepped
}

/// Shows no more: the position is what the room has.
fn end(table: FlatTable) {
    let state = table
        .show
        .with_value(|show| show.seen.as_ref().map(|seen| seen.state));
    if let Some(state) = state {
        dice::keep(table, &state);
        if state.phase != Phase::Countdown {
            table.picking.set(None);
        }
    }
    // A finger that skipped the show means nothing that comes to lie under it.
    if table.now.get_untracked().is_some() {
        table.acted.set_value(browser::steady());
    }
    table.now.set(None);
    table.desk.changed();
    catch_up_soon(table);
}

/// Once everything that came together was heard, the show goes on from the position that the room has.
fn catch_up_soon(table: FlatTable) {
    browser::after(0, move || {
        let told = told(table);
        let gone = table.show.try_update_value(|show| {
            show.fresh = false;
            if show.queue.is_empty() && !show.waits && told.is_some() {
                show.seen = told;
            }
        });
        let _ = gone;
    });
}

/// The position as the room told it.
fn told(table: FlatTable) -> Option<Sight> {
    let told = table.desk.look(|link| Some(Sight::of(of(link.told()?)?)));
    told.flatten()
}

/// Everything that is still to be shown has happened.
pub(crate) fn skip(table: FlatTable) {
    table.show.update_value(|show| {
        show.waits = false;
        show.run += 1;
    });
    while let Some((before, event, after)) = step(table) {
        let quick = table.show.with_value(|show| !show.queue.is_empty());
        tell(table, &before, &event, &after, quick);
    }
    end(table);
}

/// Nothing that was seen before is of any use: another game, or one that was missed in part.
pub(super) fn start_over(table: FlatTable) {
    let seen = told(table);
    table.show.update_value(|show| {
        *show = Show {
            seen,
            fresh: true,
            run: show.run + 1,
            ..Show::default()
        };
    });
    table.news.set(None);
    table.now.set(None);
    table.empty_hands();
    table.places.set(dice::Places::default());
    table.written.set(Vec::new());
    table.desk.changed();
    catch_up_soon(table);
}
