//! The dice of this page's player: each keeps its place while others go, so nothing that can be touched moves by itself.

use klaxon_core::{Game, Seat};
use klaxon_flatline::die::MAX_COLOURS;
use klaxon_flatline::{Action, Colour, Die, Flatline, Icon, State};
use leptos::prelude::*;

use super::show::{self, Sight};
use super::table::FlatTable;
use super::touch::{self, Doing};
use super::{drag, draw, names};
use crate::ears::{self, Sound};
use crate::shell::section::section;
use crate::text::t;

/// A place of the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lying {
    /// What the die shows that lies there, or lay there.
    pub(crate) icon: Icon,
    /// Whether it is gone.
    pub(crate) gone: bool,
}

/// The places of all players.
pub(crate) type Places = [Vec<Lying>; MAX_COLOURS];

/// The places of a player after the dice have changed: a die keeps its place, one that is gone leaves it empty, and a die
/// that was rolled again or gained comes to an empty place, or behind the others.
pub(crate) fn placed(places: &[Lying], hand: &[u8; Icon::COUNT]) -> Vec<Lying> {
    let mut left = *hand;
    let mut next: Vec<Lying> = Vec::new();
    for lying in places {
        let count = &mut left[lying.icon.index()];
        let stays = !lying.gone && *count > 0;
        if stays {
            *count -= 1;
        }
        next.push(Lying {
            gone: !stays,
            ..*lying
        });
    }
    for icon in Icon::ALL {
        for _ in 0..left[icon.index()] {
            let lying = Lying { icon, gone: false };
            match next.iter_mut().find(|place| place.gone) {
                Some(place) => *place = lying,
                None => next.push(lying),
            }
        }
    }
    next
}

/// Remembers where dice lie, after something happened.
pub(super) fn keep(table: FlatTable, state: &State) {
    let known = table.places.get_untracked();
    let next: Places =
        std::array::from_fn(|colour| match state.hands[colour].iter().all(|n| *n == 0) {
            true => Vec::new(),
            false => placed(&known[colour], &state.hands[colour]),
        });
    if next != known {
        table.places.set(next);
    }
}

/// The dice of a colour as they lie now.
pub(crate) fn lying(table: FlatTable, state: &State, colour: Colour) -> Vec<Lying> {
    let known = table.places.get();
    placed(&known[colour.index()], &state.hands[colour.index()])
}

/// A place of the tray: a die to take up, or the dent that it left.
pub(crate) fn place(table: FlatTable, seat: Seat, colour: Colour, place: usize) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let lying = lying(table, &sight.state, colour).get(place).copied()?;
            let die = Die::new(colour, lying.icon);
            Some((die, lying.gone, !lying.gone && finishes(&sight, seat, die)))
        },
        move |found| {
            found.map(|(die, gone, finishes)| match gone {
                true => view! { <span class="dbtn dent" aria-hidden="true"></span> }.into_any(),
                false => key(table, die, place, finishes),
            })
        },
    )
}

/// Returns whether a die would complete something.
fn finishes(sight: &Sight, seat: Seat, die: Die) -> bool {
    let mut found = false;
    Flatline::legal(&sight.rules, &sight.state, seat, &mut |one| {
        let places = matches!(one.action, Action::Place(placed, _) if placed == die);
        found |= places && touch::completes(sight, one.action);
    });
    found
}

/// A die to take up. One that would complete something is marked.
fn key(table: FlatTable, die: Die, place: usize, finishes: bool) -> AnyView {
    let held = move || table.doing.get() == Doing::Holding(die, place);
    let picked = move || {
        let picking = table.picking.get();
        picking.is_some_and(|places| places.contains(&place))
    };
    let pressed = move || (held() || picked()).to_string();
    let name = names::icon(die.icon());
    let name = match finishes {
        true => format!("{name}{}", t("flatline-would-finish")),
        false => name,
    };
    let icon: &'static str = die.icon().into();
    let look = format!("icon-{icon} dice");
    view! {
        <button class="dbtn" class:again=picked class:fin=finishes data-look=look data-place=place.to_string() data-die=die.to_string() aria-pressed=pressed aria-label=name
            on:pointerdown=move |event| drag::begin(table, &event, die, place)
            on:click=move |_| touch(table, die, place)>
            <span class="d" inner_html=draw::die(die)></span>
        </button>
    }
    .into_any()
}

/// A die is touched: it is taken up, put back, or picked for a re-roll.
pub(crate) fn touch(table: FlatTable, die: Die, place: usize) {
    if table.picking.get_untracked().is_some() {
        table.picking.update(|picking| {
            if let Some(places) = picking {
                match places.iter().position(|one| *one == place) {
                    Some(at) => drop(places.remove(at)),
                    None => places.push(place),
                }
            }
        });
        return ears::hear(Sound::Take);
    }
    match table.doing.get_untracked() == Doing::Holding(die, place) {
        true => table.doing.set(Doing::Nothing),
        false => take_up(table, die, place),
    }
}

/// A die is taken into the hand.
pub(crate) fn take_up(table: FlatTable, die: Die, place: usize) {
    ears::hear(Sound::Take);
    table.doing.set(Doing::Holding(die, place));
}
