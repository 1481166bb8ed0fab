//! The cards in front of the person, the die that they hold, and what touching dice and spaces does.

use klaxon_core::board::{Board, NotDone, Playing};
use klaxon_core::{Foreseen, Game, Reason, Seat, Time};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::slot::{Held as Slotted, Letter, SpaceId};
use klaxon_fuse::{AnyFuse, Face};
use klaxon_room::Phase;
use leptos::prelude::*;

use super::card::{self, Lies, Own};
use super::extra::extra;
use super::lit::Lit;
use super::loose::Loose;
use super::role_line::Asked;
use super::table::{FuseTable, listed, playing};
use super::{claims, flights, loose, names, narration, picking, ways};
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::section::{section, watch};
use crate::text::t;

/// A held die: of several that look the same, which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) loose: Loose,
    pub(crate) nth: usize,
}

/// What lies at a place in front of a person.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Empty,
    Choice,
    /// It takes no more dice (C-55).
    FaceDown,
    Card(Lies),
}

/// The cards in front of the person.
pub(crate) fn hand(table: FuseTable, cards: u8, lit: Follows<Vec<Lit>>) -> impl IntoView {
    let shade = watch(table.desk, move |link| is_in_shade(table, link));
    let shade = Signal::derive(move || shade.get().unwrap_or(true));
    let places: Vec<_> = (0..cards)
        .map(|card| own(table, card, lit, shade))
        .collect();
    view! {
        <section class=format!("hand n{cards}") id="own" aria-label=t("web-your-cards")>
            {places}{extra().map(|extra| (extra.sparks)(table, lit, shade))}
        </section>
    }
}

/// The cards lie in the light while the person may place a die or has to return one.
fn is_in_shade(table: FuseTable, link: &Link) -> bool {
    let found = || {
        let seat = table
            .desk
            .seat(link)
            .filter(|_| link.room().phase() == Phase::Playing)?;
        let actions = listed(playing(link)?, seat);
        let lights = |action: &Action| {
            matches!(
                action,
                Action::Place { .. }
                    | Action::PlaceAs { .. }
                    | Action::Return { .. }
                    | Action::Steady { .. }
                    | Action::Defuse { .. }
            )
        };
        Some(!actions.iter().any(lights))
    };
    found().unwrap_or(true)
}

/// One of the person's own cards. Which spaces are lit changes with the held die, and nothing else is drawn anew.
pub(super) fn own(
    table: FuseTable,
    card: u8,
    lit: Follows<Vec<Lit>>,
    shade: Signal<bool>,
) -> AnyView {
    section(
        table.desk,
        move |link| (table.desk.seat(link), lying(table, link, card)),
        move |(seat, place)| match (place, seat) {
            (Place::Card(lies), Some(seat)) => card::own(
                table,
                Own {
                    seat,
                    card,
                    lit,
                    shade,
                },
                lies,
            ),
            (Place::Choice, _) => {
                view! { <div class="freeslot choice">{t("web-choose-card")}</div> }.into_any()
            }
            (Place::FaceDown, _) => {
                view! { <div class="freeslot down">{t("web-face-down")}</div> }.into_any()
            }
            _ => view! { <div class="freeslot"></div> }.into_any(),
        },
    )
}

fn lying(table: FuseTable, link: &Link, card: u8) -> Place {
    let found = || {
        let seat = table.desk.seat(link)?;
        let playing = playing(link)?;
        let slot = playing.state.own_slot(&playing.table, seat, Letter(card))?;
        let lying = playing.state.slot(slot);
        Some(match lying.card {
            Slotted::Nothing if playing.state.extras().face_down => Place::FaceDown,
            Slotted::Nothing => Place::Empty,
            Slotted::Choice => Place::Choice,
            Slotted::Card(card) => Place::Card(Lies {
                card,
                dice: lying.dice,
            }),
        })
    };
    found().unwrap_or(Place::Empty)
}

/// Takes a die up, or puts it down again. An unused die is rolled again; a leader who picks dice to roll again picks it.
pub(crate) fn touch_die(table: FuseTable, loose: Loose, nth: usize) {
    let die = loose.die;
    let this = Held { loose, nth };
    if picking::pick(table, this) {
        return;
    }
    let again = table.desk.look(|link| {
        let seat = table.desk.seat(link)?;
        let actions = listed(playing(link)?, seat);
        actions.contains(&Action::Reroll(die)).then_some(seat)
    });
    if let Some(Some(seat)) = again {
        return table.act(seat, Action::Reroll(die));
    }
    if table.held.get_untracked() == Some(this) {
        table.asked.set(None);
        table.held.set(None);
    } else {
        take_up(table, this);
    }
}

/// Holds a die, and shows it to the team.
pub(crate) fn take_up(table: FuseTable, this: Held) {
    table.asked.set(None);
    table.held.set(Some(this));
    ears::hear(Sound::Take);
    claims::hold(table, this.loose.die);
}

/// Does what the touched space is there for; else says why it can't.
pub(crate) fn touch_space(table: FuseTable, seat: Seat, card: u8, space: u8) {
    let held = table.held.get_untracked();
    let (letter, id) = (Letter(card), SpaceId(space));
    let wanted = table.look(|playing| {
        let back = Action::Return {
            card: letter,
            space: id,
        };
        let defuse = Action::Defuse { card: letter };
        let actions = listed(playing, seat);
        match held {
            _ if actions.contains(&back) => Some(back),
            _ if actions.contains(&defuse) => Some(defuse),
            Some(_) => None,
            None => playing.state.returning.map(|_| back),
        }
    });
    match (wanted, held) {
        (Some(Some(wanted)), _) => attempt(table, seat, wanted),
        (Some(None), Some(held)) => place(table, seat, held.loose, letter, id),
        (Some(None), None) if may_take(table, seat) => {
            table.desk.complain(&t("web-do-take-first"));
        }
        _ => {}
    }
}

/// Returns whether a die of the tray may be taken.
fn may_take(table: FuseTable, seat: Seat) -> bool {
    let places = |action: &Action| ways::placed(action).is_some();
    let may = table.look(|playing| listed(playing, seat).iter().any(places));
    may == Some(true)
}

/// Places a die. A wild one that can become several things there waits for an answer what it is to be.
pub(crate) fn place(table: FuseTable, seat: Seat, loose: Loose, card: Letter, space: SpaceId) {
    let fits = table.look(|playing| ways::on(&ways::all(playing, seat, loose), card, space));
    match fits.unwrap_or_default().as_slice() {
        [] => attempt(table, seat, ways::plainly(loose, card, space)),
        [one] => attempt(table, seat, one.action),
        several => table.asked.set(Some(Asked {
            seat,
            loose,
            fits: several.to_vec(),
        })),
    }
}

/// Does what is wanted, or says at the finger why it can't.
pub(super) fn attempt(table: FuseTable, seat: Seat, wanted: Action) {
    let now = table.desk.look(Link::time).unwrap_or(Time::ZERO);
    let why = table.look(|playing| {
        let can = listed(playing, seat).contains(&wanted);
        match can || may_err(playing, seat, wanted) {
            true => None,
            false => Some(reason(playing, seat, wanted, now)),
        }
    });
    match (why, ways::placed(&wanted)) {
        (Some(None), Some((loose, card, space))) => {
            flights::place(table, loose, seat, card, space);
            table.act(seat, wanted);
        }
        (Some(None), None) => {
            let changed = narration::foresee(table, &wanted);
            table.act(seat, wanted);
            // A die that was changed stays in the hand: it is to be placed next.
            if let Some(loose) = changed {
                table.held.set(Some(Held { loose, nth: 0 }));
            }
        }
        (Some(Some(Some(why))), _) => flights::refuse(table, wanted, &why),
        _ => {}
    }
}

/// Where mistakes cost a card, the table does not keep anybody from making one (F-29).
fn may_err(playing: &Playing<AnyFuse>, seat: Seat, wanted: Action) -> bool {
    let mut may = false;
    if playing.table.penalises() && ways::placed(&wanted).is_some() {
        AnyFuse::legal(&playing.table, &playing.state, seat, &mut |one| {
            may |= one.mistake && one.action == wanted;
        });
    }
    may
}

/// Why something can't be done.
fn reason(playing: &Playing<AnyFuse>, seat: Seat, action: Action, now: Time) -> Option<Reason> {
    let action = AnyFuse::action_text(&playing.table, &action);
    match playing.foresee(seat, &action, now) {
        Foreseen::Refused(NotDone::Refused { rule, message }) => Some(Reason { rule, message }),
        _ => None,
    }
}

/// A refused move whose die somebody else has: who was faster.
pub(crate) fn who_was_faster(table: FuseTable, seat: Seat, action: &str) -> Option<String> {
    let action = table.look(|playing| AnyFuse::parse_action(&playing.table, action))??;
    narration::take_back(table, &action);
    let die = table.look(|playing| {
        let (loose, ..) = ways::placed(&action)?;
        (!loose::dice(&playing.state).contains(&loose)).then_some(loose.die)
    })??;
    faster(table, die, &[seat])
}

/// Who has taken a die of this roll, as a sentence; none if nobody else has.
pub(crate) fn faster(table: FuseTable, die: Face, mine: &[Seat]) -> Option<String> {
    let places = table.places.get_untracked();
    let mut taken = places.iter().filter(|lying| lying.loose.die == die);
    let seat = taken.find_map(|lying| lying.taken.filter(|seat| !mine.contains(seat)))?;
    let name = table
        .desk
        .look(|link| crate::shell::names::seat(link, seat))?;
    Some(names::taken(&name, die))
}
