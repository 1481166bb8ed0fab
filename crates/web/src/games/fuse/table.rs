//! The table of FUSE: what one person sees of it, holds, and hears.

use std::collections::HashMap;
use std::sync::Arc;

use klaxon_core::board::{Board, Playing};
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::state::Phase;
use klaxon_fuse::game::{Action, Ruleset, Table as Rules};
use klaxon_proto::Sign;
use klaxon_room::MemberId;
use leptos::prelude::*;

use super::claims::Claim;
use super::hand::Held;
use super::role_line::Asked;
use super::stage::Staged;
use super::tale::{Deed, Line};
use super::tray::Lying;
use super::{
    claims, compose, counts, hand, keys, lit, looks, mates, names, narration, rack, stage,
    television, tray,
};
use crate::desk::Desk;
use crate::game::{Face, Table, Thing};
use crate::link::Link;
use crate::live::Live;
use crate::shell::section::watch;

/// The table of FUSE. It is a handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct FuseTable {
    pub(crate) desk: Desk,
    /// The die that the person holds.
    pub(crate) held: Live<Option<Held>>,
    /// Who says to be able to use which die.
    pub(crate) claims: Live<Vec<Claim>>,
    /// What each seat did last, by its number from 0.
    pub(crate) deeds: Live<HashMap<u8, Deed>>,
    /// The last few things that happened, the newest last.
    pub(crate) feed: Live<Vec<Line>>,
    /// The places of the tray: a die that was taken leaves its place empty.
    pub(crate) places: Live<Vec<Lying>>,
    /// What a wild die is to be, while the person is asked.
    pub(crate) asked: Live<Option<Asked>>,
    /// The dice that a leader picks to roll them again, while picking (C-38).
    pub(crate) picking: Live<Option<Vec<Held>>>,
    /// What each seat rolled last for a 6 (C-50), by its number from 0.
    pub(crate) rolls: Live<HashMap<u8, u8>>,
    /// The fuse card that everybody looks at.
    pub(crate) staged: Live<Option<Staged>>,
    /// The position as it was when something was last told.
    pub(super) seen: StoredValue<Option<Seen>>,
    /// When dice were rolled last, by a clock that nobody can set.
    pub(super) rolled: StoredValue<f64>,
}

/// A position of any of the games of this table.
pub(crate) type State = <AnyFuse as Game>::State;

/// A position that was seen.
#[derive(Clone)]
pub(crate) struct Seen {
    pub(super) rules: Arc<Rules>,
    pub(super) state: State,
}

/// The game behind a link.
pub(crate) fn playing(link: &Link) -> Option<&Playing<AnyFuse>> {
    of(link.board()?)
}

/// The game of a board.
pub(crate) fn of(board: &dyn Board) -> Option<&Playing<AnyFuse>> {
    board.playing().downcast_ref()
}

/// What a seat can do, mistakes left out.
pub(crate) fn listed(playing: &Playing<AnyFuse>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    AnyFuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        if !one.mistake {
            actions.push(one.action);
        }
    });
    actions
}

impl FuseTable {
    pub(crate) fn new(desk: Desk) -> FuseTable {
        FuseTable {
            desk,
            held: Live::new(None),
            claims: Live::new(Vec::new()),
            deeds: Live::new(HashMap::new()),
            feed: Live::new(Vec::new()),
            places: Live::new(Vec::new()),
            asked: Live::new(None),
            picking: Live::new(None),
            rolls: Live::new(HashMap::new()),
            staged: Live::new(None),
            seen: StoredValue::new(None),
            rolled: StoredValue::new(f64::MIN),
        }
    }

    /// Does something in the game, with empty hands.
    pub(crate) fn act(self, seat: Seat, action: Action) {
        let text = self
            .desk
            .board(|board| of(board).map(|playing| AnyFuse::action_text(&playing.table, &action)));
        self.held.set(None);
        self.asked.set(None);
        if let Some(Some(text)) = text {
            self.desk.act(seat, text);
        }
    }

    /// Empties the person's hands; nothing is asked and picked any more.
    pub(crate) fn empty_hands(self) {
        self.held.set(None);
        self.asked.set(None);
        self.picking.set(None);
    }

    /// Looks at the game.
    pub(crate) fn look<T>(self, look: impl FnOnce(&Playing<AnyFuse>) -> T) -> Option<T> {
        self.desk.board(|board| of(board).map(look)).flatten()
    }
}

impl Table for FuseTable {
    fn view(&self) -> AnyView {
        let table = *self;
        let hand = watch(table.desk, move |link| {
            let playing = playing(link)?;
            let seat = table.desk.seat(link)?;
            Some((seat, playing.table.hand() as u8))
        });
        let composing = watch(table.desk, |link| {
            playing(link).is_some_and(|playing| playing.state.phase == Phase::Composing)
        });
        let lit = lit::lit(table);
        let own = move || match (composing.get(), hand.get().flatten()) {
            (Some(true), _) => compose::compose(table).into_any(),
            (_, Some((_, cards))) => hand::hand(table, cards, lit).into_any(),
            _ => ().into_any(),
        };
        view! {
            {mates::mates(table)}
            {rack::rack(table)}
            {own}
            {tray::tray(table)}
            {stage::stage(table)}
        }
        .into_any()
    }

    fn big(&self) -> AnyView {
        television::later(*self)
    }

    fn seat(&self, seat: Seat) -> AnyView {
        mates::large(*self, seat).into_any()
    }

    fn counts(&self) -> AnyView {
        counts::counts(*self).into_any()
    }

    fn clock(&self, board: &dyn Board) -> Option<Face> {
        let playing = of(board)?;
        let whole = playing.table.options().clock?;
        let until = playing.state.began.plus(whole);
        // It stops before the last dice are placed (C-57).
        let stopped = playing.state.extras().stopped;
        let now = match playing.state.end.map(|end| end.at).or(stopped) {
            Some(at) => at,
            None => self.desk.look(Link::time).unwrap_or(Time::ZERO),
        };
        Some(Face {
            left: until.since(now),
            whole,
        })
    }

    fn able(&self, board: &dyn Board, seat: Seat) -> bool {
        of(board).is_some_and(|playing| !listed(playing, seat).is_empty())
    }

    fn light(&self, board: &dyn Board, seat: Seat) -> &'static str {
        let Some(playing) = of(board) else { return "" };
        let actions = listed(playing, seat);
        let can = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
        match () {
            () if can(|action| matches!(action, Action::Return { .. })) => "return",
            () if can(|action| matches!(action, Action::Choose(_))) => "choose",
            () => "",
        }
    }

    fn hear(&self, events: &[String]) {
        narration::hear(*self, events);
    }

    fn heed(&self, member: MemberId, sign: &Sign) {
        claims::heed(*self, member, sign);
    }

    fn start_over(&self) {
        narration::start_over(*self);
    }

    fn let_go(&self) {
        self.empty_hands();
    }

    fn press(&self, key: &str) -> bool {
        keys::press(*self, key)
    }

    fn refused(&self, seat: Seat, action: &str) -> Option<String> {
        hand::who_was_faster(*self, seat, action)
    }

    fn books(&self) -> &'static str {
        let rules = self.look(|playing| playing.table.rules());
        looks::books(rules.unwrap_or(Ruleset::FUSE))
    }

    fn things_on_it(&self) -> &'static [(&'static str, &'static str)] {
        looks::THINGS
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.look(|playing| playing.table.rules().roles()) {
            Some(true) => keys::KEYS_WITH_ROLES,
            _ => keys::KEYS,
        }
    }

    fn help(&self) -> Vec<&'static str> {
        let rules = self.look(|playing| playing.table.rules());
        help(rules.unwrap_or(Ruleset::FUSE))
    }

    fn things(&self) -> Vec<Thing> {
        let all = [
            ("R", "cR"),
            ("B", "cB"),
            ("G", "cG"),
            ("Y", "cY"),
            ("K", "cK"),
            ("1", ""),
            ("2", ""),
            ("3", ""),
            ("4", ""),
            ("5", ""),
            ("6", ""),
        ];
        let thing = |(name, class)| Thing {
            name,
            title: name.chars().map(names::symbol).collect(),
            class,
        };
        all.into_iter().map(thing).collect()
    }
}

/// How a game of these rules is played, in a few sentences.
fn help(rules: Ruleset) -> Vec<&'static str> {
    let of = |there: bool, one: &'static str, other: &'static str| if there { one } else { other };
    vec![
        "web-how-goal",
        of(rules.roles(), "web-how-lead", "web-how-roll"),
        of(rules.must_take(), "web-how-must", "web-how-place"),
        of(rules.sparks(), "web-how-sparks", "web-how-left"),
        of(rules.defuse_step(), "web-how-step", "web-how-defuse"),
        of(rules == Ruleset::FUSE, "web-how-fuse", "web-how-fuse-text"),
    ]
}
