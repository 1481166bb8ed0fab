//! How a sensible leader uses their role (C-33 to C-38): on dice that nobody could take as they lie.

use klaxon_core::Seat;
use klaxon_fuse::game::action::Given;
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::{Action, State, Table};
use klaxon_fuse::{Colours, Face, Faces, Number};

use super::greedy::{could_use, placement};

/// What it is worth to make a die useful before dice are taken.
const RESCUE: f64 = 50.0;
/// What it costs to use up a wild die.
const WILD: f64 = 0.5;

/// How good an action of a role is; none for what is never done.
pub(super) fn worth<E: Edition>(
    table: &Table,
    view: &State<E>,
    seat: Seat,
    action: Action,
) -> Option<f64> {
    let rescue = |die: Face, changed: Face| {
        let lost = !anybody_could_use(table, view, die);
        (lost && anybody_could_use(table, view, changed)).then_some(RESCUE)
    };
    match action {
        Action::PlaceAs {
            die,
            card,
            space,
            given,
        } => {
            let slot = view.own_slot(table, seat, card)?;
            let die = match given {
                Given::Number(number) => die.with_number(number),
                Given::Colour(_) | Given::AnyColour => die,
            };
            Some(placement(table, view, seat, slot, space.index(), die) - WILD)
        }
        Action::Name(named) => Some(1.0 + name(table, view, named)),
        Action::Paint { die, colour } => rescue(die, Face::single(colour, die.number())),
        Action::Turn { die, number } => rescue(die, die.with_number(number)),
        Action::Flip(die) => {
            let opposite = table.deck().dice.opposite(die.number());
            rescue(die, die.with_number(opposite))
        }
        // Exactly the dice that nobody could take.
        Action::Again(picked) => {
            let mut useless = view.tray.dice().iter().copied();
            let useless = useless
                .by_ref()
                .filter(|&die| !anybody_could_use(table, view, die));
            useless.eq(picked.dice().iter().copied()).then_some(RESCUE)
        }
        // Rather than a spark.
        Action::Spare(die) => {
            let owes = view.took[seat.index()] < table.takes();
            (owes && !anybody_could_use(table, view, die)).then_some(-10.0)
        }
        _ => None,
    }
}

/// Could anybody still take this die?
fn anybody_could_use<E: Edition>(table: &Table, view: &State<E>, die: Face) -> bool {
    table.seats().any(|seat| could_use(table, view, seat, die))
}

/// How useful it is to name something: how many dice of the bag will be wild that few cards take.
fn name<E: Edition>(table: &Table, view: &State<E>, named: Named) -> f64 {
    let seats = table.seats().flat_map(|seat| view.cards_of(table, seat));
    let taken = seats.fold(Faces::NONE, |all, slot| all | view.takes(slot));
    let kinds = Colours::all().filter(|kind| view.bag.count(*kind) > 0);
    let useless = kinds.map(|kind| {
        let faces = Number::ALL.map(|number| Face::new(kind, number));
        let wild = faces.into_iter().filter(|face| named.makes_wild(*face));
        let useless = wild.filter(|face| !taken.contains(*face)).count();
        useless as f64 * f64::from(view.bag.count(kind))
    });
    useless.sum()
}
