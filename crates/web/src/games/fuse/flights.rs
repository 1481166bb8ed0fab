//! What flies over the table: dice from the tray to their spaces, returned ones to the bag, bombs from the middle to a
//! hand, and a defused bomb, complete, to the score. The table itself has changed before anything flies.

use klaxon_core::{Game, Reason, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::slot::{At, Letter, SlotId, SpaceId};
use klaxon_fuse::{AnyFuse, Face, draw};

use super::card::{self, Lies, Size};
use super::loose::Loose;
use super::names;
use super::table::{FuseTable, Seen};
use crate::ears::{self, Sound};
use crate::shell::motion::{self, Flight, Spot};
use crate::text::say;

/// Where a die lies on the tray.
fn on_tray(die: Face) -> Option<Spot> {
    motion::spot(&format!(".lying .dbtn[data-die='{die}'] .d"))
}

/// A space of a card of a seat, wherever it is shown.
fn space_of(table: FuseTable, seat: Seat, card: Letter, space: SpaceId) -> Option<Spot> {
    let mine = table
        .desk
        .look(|link| table.desk.seat(link) == Some(seat))
        .unwrap_or(false);
    let space = space.0;
    match mine {
        true => motion::spot(&format!(
            ".hand [data-card='{card}'] [data-space='{space}']"
        )),
        false => {
            let place = card.0 + 1;
            motion::spot(&format!(
                "[data-seat='{seat}'] .mods>:nth-child({place}) svg:not([hidden]) [data-space='{space}']"
            ))
            .or_else(|| motion::spot(&format!("[data-seat='{seat}']")))
        }
    }
}

fn picture(die: Face) -> String {
    draw::die(die, names::letters())
}

/// The person places a die: a copy of it flies from the tray to its space.
pub(crate) fn place(table: FuseTable, loose: Loose, seat: Seat, card: Letter, space: SpaceId) {
    let (Some(from), Some(to)) = (on_tray(loose.die), space_of(table, seat, card, space)) else {
        return;
    };
    ears::hear(Sound::Place);
    motion::fly(&picture(loose.die), from, to, Flight::Place);
}

/// A mate places a die: it flies to their panel.
pub(crate) fn mate_places(table: FuseTable, die: Face, at: At, space: SpaceId) {
    let card = table.look(|playing| playing.table.letter(at));
    let Some(card) = card else { return };
    if let (Some(from), Some(to)) = (on_tray(die), space_of(table, at.seat, card, space)) {
        motion::fly(&picture(die), from, to, Flight::Mate);
    }
}

/// A die goes back to the bag.
pub(crate) fn returned(table: FuseTable, die: Option<Face>, at: At, space: SpaceId) {
    let (Some(die), Some(card)) = (die, table.look(|playing| playing.table.letter(at))) else {
        return;
    };
    if let (Some(from), Some(to)) = (space_of(table, at.seat, card, space), motion::spot("#bag")) {
        motion::fly(&picture(die), from, to, Flight::Back);
    }
}

/// A bomb is seen complete, and then flies to the score.
pub(crate) fn defused(table: FuseTable, seen: &Seen, at: At) {
    let slot = seen.state.slot(SlotId(at.slot.0));
    let Some(id) = slot.card() else { return };
    let letter = seen.rules.letter(at);
    let place = letter.0 + 1;
    let mine = table
        .desk
        .look(|link| table.desk.seat(link) == Some(at.seat))
        .unwrap_or(false);
    let (from, size) = match mine {
        // The card itself is gone by now: its place is still there, except for a spark's.
        true if letter.is_sparks() => (motion::spot(".hand"), Size::Small),
        true => (
            motion::spot(&format!(".hand>:nth-child({place})")),
            Size::Large,
        ),
        false => {
            let card = motion::spot(&format!(
                "[data-seat='{}'] .mods>:nth-child({place})",
                at.seat
            ));
            let panel = || motion::spot(&format!("[data-seat='{}']", at.seat));
            (card.or_else(panel), Size::Small)
        }
    };
    let lies = Lies {
        card: id,
        dice: slot.dice,
    };
    let made = card::module(&seen.rules, lies, size);
    let plate = format!(
        "<article class=\"{} lit whole\"><div class=\"in\">{}</div></article>",
        made.class, made.inside
    );
    if let (Some(from), Some(to)) = (from, motion::spot("#bombs")) {
        motion::fly(&plate, from, to, Flight::Defused);
    }
}

/// A bomb goes from the middle to a hand.
pub(crate) fn chosen(table: FuseTable, seen: &Seen, at: At, id: CardId) {
    let place = seen.state.row.iter().position(|one| *one == Some(id));
    let Some(place) = place else { return };
    let from = motion::spot(&format!(".rack>:nth-child({})", place + 2));
    let letter = seen.rules.letter(at).0 + 1;
    let mine = table
        .desk
        .look(|link| table.desk.seat(link) == Some(at.seat))
        .unwrap_or(false);
    let to = match mine {
        true => motion::spot(&format!(".hand>:nth-child({letter})")),
        false => motion::spot(&format!(
            "[data-seat='{}'] .mods>:nth-child({letter})",
            at.seat
        )),
    };
    let made = card::module(&seen.rules, Lies::bare(id), Size::Small);
    let plate = format!(
        "<article class=\"{} shade\"><div class=\"in\">{}</div></article>",
        made.class, made.inside
    );
    if let (Some(from), Some(to)) = (from, to) {
        motion::fly(&plate, from, to, Flight::Card);
    }
}

/// A refusal is told where the finger is, and the die shakes.
pub(crate) fn refuse(table: FuseTable, wanted: Action, why: &Reason) {
    table.desk.refuse(&say(&why.message), why.rule);
    let text = table.look(|playing| AnyFuse::action_text(&playing.table, &wanted));
    table.desk.tried(&text.unwrap_or_default());
    let (Action::Place { card, space, .. }
    | Action::PlaceAs { card, space, .. }
    | Action::Return { card, space }) = wanted
    else {
        return;
    };
    motion::shake(&format!(
        ".hand [data-card='{card}'] [data-space='{}']",
        space.0
    ));
    motion::shake(".dbtn[aria-pressed=true] .d");
}

/// A word at a die that somebody else has taken.
pub(crate) fn tag_on_die(table: FuseTable, die: Face, text: &str) {
    match on_tray(die) {
        Some(spot) => table
            .desk
            .complain_at(text, (spot.x + spot.width / 2.0, spot.y)),
        None => table.desk.complain(text),
    }
}

/// A word at a space of the person's own cards.
pub(crate) fn tag_on_space(table: FuseTable, at: At, space: SpaceId, text: &str) {
    let card = table.look(|playing| playing.table.letter(at));
    let spot = card.and_then(|card| space_of(table, at.seat, card, space));
    if let Some(spot) = spot {
        let above = (spot.x + spot.width / 2.0, spot.y);
        table.desk.point_out(text, above);
    }
}
