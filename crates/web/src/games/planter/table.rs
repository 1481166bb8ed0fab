//! The table of the bomb-planter game: what one person sees of it, plays, and hears.

use std::sync::Arc;

use klaxon_core::board::{Board, NotDone, Playing};
use klaxon_core::{Foreseen, Game, Seat};
use klaxon_planter::state::Phase;
use klaxon_planter::{Action, Card, Planter, State, Table as Rules};
use klaxon_proto::Sign;
use klaxon_room::MemberId;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::stage::Staged;
use super::{
    board, counts, cover, fan, keys, main_key, narration, players, prompt, round, stage, television,
};
use crate::browser;
use crate::desk::Desk;
use crate::game::{Face, Table, Thing};
use crate::link::Link;
use crate::shell::names as people;
use crate::shell::section::watch;
use crate::text::{say, t_with};

/// So long a card that was touched counts as played, if no answer comes, in milliseconds.
const PATIENCE: u64 = 1500;

/// The one card that is not played in turn.
const GUY: Action = Action::Play(Card::Guy);

/// The table. It is a handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct PlanterTable {
    pub(crate) desk: Desk,
    /// The place in the hand of a card that was touched, until the room has answered.
    pub(crate) touched: RwSignal<Option<usize>>,
    /// Of several seats on this device, the one whose hand may be seen.
    pub(crate) open: RwSignal<Option<Seat>>,
    /// The defuse card that was just played, while the fuse can be relit.
    pub(crate) fresh: RwSignal<Option<Card>>,
    /// What everybody looks at for a moment.
    pub(crate) staged: RwSignal<Option<Staged>>,
    /// The position as it was when something was last told.
    pub(super) seen: StoredValue<Option<Seen>>,
    /// What the main key did last, and when it began to do something else.
    pub(super) key: StoredValue<main_key::Before>,
}

/// A position that was seen.
#[derive(Clone)]
pub(crate) struct Seen {
    pub(super) rules: Arc<Rules>,
    pub(super) state: State,
}

/// The game of a board.
pub(crate) fn of(board: &dyn Board) -> Option<&Playing<Planter>> {
    board.playing().downcast_ref()
}

/// Returns whether a seat may do something now.
pub(crate) fn can(playing: &Playing<Planter>, seat: Seat, wanted: Action) -> bool {
    let mut found = false;
    Planter::legal(&playing.table, &playing.state, seat, &mut |one| {
        found |= one.action == wanted;
    });
    found
}

impl PlanterTable {
    pub(crate) fn new(desk: Desk) -> PlanterTable {
        PlanterTable {
            desk,
            touched: RwSignal::new(None),
            open: RwSignal::new(None),
            fresh: RwSignal::new(None),
            staged: RwSignal::new(None),
            seen: StoredValue::new(None),
            key: StoredValue::new(main_key::Before::default()),
        }
    }

    /// The game by the eyes of the seat that is shown: another seat's cards are not even looked at.
    pub(crate) fn playing(self, link: &Link) -> Option<&Playing<Planter>> {
        let board = match self.desk.seat(link) {
            Some(seat) => link.board_of(seat),
            None => link.board(),
        };
        of(board?)
    }

    /// Does something in the game.
    pub(crate) fn act(self, seat: Seat, action: Action) {
        let text = self.desk.look(|link| {
            let playing = self.playing(link)?;
            Some(Planter::action_text(&playing.table, &action))
        });
        if let Some(Some(text)) = text {
            self.desk.act(seat, text);
        }
    }

    /// A card leaves the hand for the table; it counts as played until the room says something else.
    pub(crate) fn play(self, seat: Seat, place: usize, card: Card) {
        if self.touched.get_untracked().is_some() {
            return;
        }
        self.touched.set(Some(place));
        self.act(seat, Action::Play(card));
        browser::after(PATIENCE, move || {
            let _ = self.touched.try_set(None);
        });
    }

    /// Why something can't be done now, and by which rule; none if it can.
    pub(crate) fn why_not(self, seat: Seat, action: Action) -> Option<(String, &'static str)> {
        let why = self.desk.look(|link| {
            let board = link.board_of(seat)?;
            let playing = of(board)?;
            let state = &playing.state;
            if state.phase == Phase::Moving && state.mover != seat && action != GUY {
                let name = people::seat(link, state.mover);
                let why = t_with("planter-turn-of", &[("name", Arg::Text(&name))]);
                return Some((why, "B-10"));
            }
            let text = Planter::action_text(&playing.table, &action);
            match board.foresee(seat, &text, link.time()) {
                Foreseen::Refused(NotDone::Refused { rule, message }) => {
                    Some((say(&message), rule))
                }
                _ => None,
            }
        });
        why.flatten()
    }

    /// The person tried something in vain: a coach may have asked for just that.
    pub(crate) fn tell_tried(self, action: Action) {
        let text = self.desk.board(|board| {
            let playing = of(board)?;
            Some(Planter::action_text(&playing.table, &action))
        });
        self.desk.tried(&text.flatten().unwrap_or_default());
    }
}

impl Table for PlanterTable {
    fn view(&self) -> AnyView {
        let table = *self;
        cover::close_on_change(table);
        let covered = cover::is_covered(table);
        let own = move || match covered.get() {
            Some(true) => cover::cover(table).into_any(),
            _ => view! { {main_key::key(table)} {fan::fan(table)} }.into_any(),
        };
        let several = watch(table.desk, |link| {
            link.room().seats_of(link.me()).count() > 1
        });
        view! {
            {players::players(table)}
            {board::board(table)}
            <div class="mine" class:several=move || several.get() == Some(true)>
                {prompt::prompt(table)}
                {own}
            </div>
            {round::round(table)}
            {stage::stage(table)}
        }
        .into_any()
    }

    fn big(&self) -> AnyView {
        television::television(*self).into_any()
    }

    fn seat(&self, seat: Seat) -> AnyView {
        players::large(*self, seat).into_any()
    }

    fn counts(&self) -> AnyView {
        counts::counts(*self).into_any()
    }

    /// None: each move has its own.
    fn clock(&self, _: &dyn Board) -> Option<Face> {
        None
    }

    fn style(&self) -> &'static str {
        "planter"
    }

    fn hums(&self) -> bool {
        false
    }

    fn able(&self, board: &dyn Board, seat: Seat) -> bool {
        board.awaited().contains(seat)
    }

    fn light(&self, _: &dyn Board, _: Seat) -> &'static str {
        ""
    }

    fn hear(&self, events: &[String]) {
        narration::hear(*self, events);
    }

    fn heed(&self, _: MemberId, _: &Sign) {}

    fn start_over(&self) {
        narration::start_over(*self);
    }

    /// Another player of this device has their own hand to look at.
    fn let_go(&self) {
        self.open.set(None);
    }

    fn press(&self, key: &str) -> bool {
        keys::press(*self, key)
    }

    fn refused(&self, _: Seat, _: &str) -> Option<String> {
        self.touched.set(None);
        None
    }

    fn books(&self) -> &'static str {
        "planter"
    }

    fn things_on_it(&self) -> &'static [(&'static str, &'static str)] {
        super::looks::THINGS
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        keys::KEYS
    }

    fn help(&self) -> Vec<&'static str> {
        vec![
            "planter-how-goal",
            "planter-how-turn",
            "planter-how-bomb",
            "planter-how-defuse",
            "planter-how-end",
            "planter-how-slow",
        ]
    }

    /// None: every player is on their own.
    fn things(&self) -> Vec<Thing> {
        Vec::new()
    }
}
