//! How a held die can be placed: as it is, or wild, as a colour or a number that it does not show (C-33, C-34).

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::colour::Colour;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::action::Given;
use klaxon_fuse::game::slot::{Letter, SpaceId};
use klaxon_fuse::number::Number;
use klaxon_fuse::{AnyFuse, Face};

use super::loose::Loose;

/// What a die counts as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// What it shows.
    AsIs,
    /// Whatever colour is right; it lies there as what it is (C-39).
    AnyColour,
    /// This number, which stays (C-39).
    Number(Number),
}

/// A placement of the held die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fit {
    pub(crate) card: Letter,
    pub(crate) space: SpaceId,
    pub(crate) way: Way,
    pub(crate) action: Action,
}

/// The die that an action places, and where.
pub(crate) fn placed(action: &Action) -> Option<(Loose, Letter, SpaceId)> {
    match *action {
        Action::Place { die, card, space } => Some((Loose::plain(die), card, space)),
        Action::PlaceAs {
            die,
            card,
            space,
            given,
        } => {
            let painted = match given {
                Given::Colour(colour) => Some(colour),
                Given::AnyColour | Given::Number(_) => None,
            };
            Some((Loose { die, painted }, card, space))
        }
        _ => None,
    }
}

/// The placement of this die that an action is.
pub(crate) fn fit(action: &Action, held: Loose) -> Option<Fit> {
    let (die, card, space) = placed(action)?;
    let way = match *action {
        Action::PlaceAs {
            given: Given::AnyColour,
            ..
        } => Way::AnyColour,
        Action::PlaceAs {
            given: Given::Number(number),
            ..
        } => Way::Number(number),
        _ => Way::AsIs,
    };
    (die == held).then_some(Fit {
        card,
        space,
        way,
        action: *action,
    })
}

/// Every placement of this die that is allowed, mistakes left out.
pub(crate) fn all(playing: &Playing<AnyFuse>, seat: Seat, held: Loose) -> Vec<Fit> {
    let mut fits = Vec::new();
    AnyFuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        if !one.mistake {
            fits.extend(fit(&one.action, held));
        }
    });
    fits
}

/// The placements on one space that come to different things: a die that fits as it is needs no colour.
pub(crate) fn on(fits: &[Fit], card: Letter, space: SpaceId) -> Vec<Fit> {
    let here = fits
        .iter()
        .filter(|fit| fit.card == card && fit.space == space);
    let mut here: Vec<Fit> = here.copied().collect();
    if here.iter().any(|fit| fit.way == Way::AsIs) {
        here.retain(|fit| fit.way != Way::AnyColour);
    }
    klaxon_core::few::sort(&mut here, |one, other| rank(one.way) < rank(other.way));
    here
}

fn rank(way: Way) -> u8 {
    match way {
        Way::AsIs => 0,
        Way::AnyColour => 1,
        Way::Number(number) => 1 + number.get(),
    }
}

/// The action that tries to place a die as it lies, allowed or not.
pub(crate) fn plainly(held: Loose, card: Letter, space: SpaceId) -> Action {
    let die = held.die;
    match held.painted {
        None => Action::Place { die, card, space },
        Some(colour) => Action::PlaceAs {
            die,
            card,
            space,
            given: Given::Colour(colour),
        },
    }
}

/// What a wild die becomes on a space, where the space says it: shown as a tab beside the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Becomes {
    /// One colour, or one of several.
    Colour(Option<Colour>),
    /// One number, or one of several.
    Number(Option<Number>),
}

/// What a die becomes that is placed in one of these ways; none if it can stay what it is.
pub(crate) fn becomes(
    playing: &Playing<AnyFuse>,
    seat: Seat,
    die: Face,
    ways: &[Fit],
) -> Option<Becomes> {
    let first = ways.first()?;
    match first.way {
        Way::AsIs => None,
        Way::AnyColour => Some(Becomes::Colour(only_colour(playing, seat, die, first))),
        Way::Number(number) => Some(Becomes::Number((ways.len() == 1).then_some(number))),
    }
}

/// The one colour that a space takes a die as; none if it takes several.
pub(crate) fn only_colour(
    playing: &Playing<AnyFuse>,
    seat: Seat,
    die: Face,
    fit: &Fit,
) -> Option<Colour> {
    let slot = playing.state.own_slot(&playing.table, seat, fit.card)?;
    let held = playing.state.slot(slot);
    let mechanism = playing.table.mechanism(held.card()?);
    let takes = |colour: &Colour| {
        let shown = Face::single(*colour, die.number());
        mechanism.fits_as(usize::from(fit.space.0), die, shown, &held.dice)
    };
    let mut colours = Colour::ALL.into_iter().filter(takes);
    let one = colours.next()?;
    colours.next().is_none().then_some(one)
}
