//! The table of FLATLINE: what one person sees of it, holds, and hears.

use klaxon_core::board::{Board, Playing};
use klaxon_core::{Game, Seat, Time};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Event, Flatline, Icon, countdown};
use klaxon_proto::Sign;
use klaxon_room::MemberId;
use klaxon_voice::Pace;
use leptos::prelude::*;

use super::dice::Places;
use super::help::HELP;
use super::show::{self, News, Show, Sight};
use super::touch::Doing;
use super::{bays, counts, ems, keys, names, power, sheets, side, television, touch, tray};
use crate::browser;
use crate::desk::Desk;
use crate::game::{Face, Table, Thing};
use crate::link::Link;
use crate::live::Live;

/// The table. It is a handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct FlatTable {
    pub(crate) desk: Desk,
    /// What is still to be shown.
    pub(super) show: StoredValue<Show>,
    /// The event that is being shown.
    pub(crate) now: Live<Option<Event>>,
    /// The last thing that was shown, in words.
    pub(crate) news: Live<Option<News>>,
    /// What the person is doing.
    pub(crate) doing: Live<Doing>,
    /// The places of the tray whose dice are picked for a re-roll, while picking.
    pub(crate) picking: Live<Option<Vec<usize>>>,
    /// Where the dice lie on the trays of all players.
    pub(crate) places: Live<Places>,
    /// Of two colours that a solo player holds, the one that is shown.
    pub(crate) colour: Live<u8>,
    /// When the person last decided something, or skipped a show, by a clock that nobody can set.
    pub(super) acted: StoredValue<f64>,
    /// When the person was last asked whether they are done with a die that would finish something.
    pub(super) warned: StoredValue<f64>,
    /// Notes that this page wrote and nobody has confirmed yet.
    pub(crate) written: Live<Vec<(Seat, String)>>,
}

/// Two touches within so many milliseconds are one decision.
const TWICE: f64 = 400.0;

/// The game of a board.
pub(crate) fn of(board: &dyn Board) -> Option<&Playing<Flatline>> {
    board.playing().downcast_ref()
}

/// What a seat can do.
pub(crate) fn listed(sight: &Sight, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    Flatline::legal(&sight.rules, &sight.state, seat, &mut |one| {
        actions.push(one.action);
    });
    actions
}

impl FlatTable {
    pub(crate) fn new(desk: Desk) -> FlatTable {
        FlatTable {
            desk,
            show: StoredValue::new(Show::default()),
            now: Live::new(None),
            news: Live::new(None),
            doing: Live::new(Doing::Nothing),
            picking: Live::new(None),
            places: Live::new(Places::default()),
            colour: Live::new(0),
            acted: StoredValue::new(f64::MIN),
            warned: StoredValue::new(f64::MIN),
            written: Live::new(Vec::new()),
        }
    }

    /// Decides something, unless something else was decided a moment ago: a finger that taps twice means it once.
    pub(crate) fn decide(self, seat: Seat, action: Action) {
        let now = browser::steady();
        if now - self.acted.get_value() >= TWICE {
            self.acted.set_value(now);
            self.act(seat, action);
        }
    }

    /// Does something in the game.
    pub(crate) fn act(self, seat: Seat, action: Action) {
        let text = self
            .desk
            .board(|board| of(board).map(|playing| Flatline::action_text(&playing.table, &action)));
        if let Some(Some(text)) = text {
            self.desk.act(seat, text);
        }
    }

    /// Empties the person's hands; nothing is picked any more.
    pub(crate) fn empty_hands(self) {
        self.doing.set(Doing::Nothing);
        self.picking.set(None);
    }

    /// Looks at the game as the page shows it.
    pub(crate) fn look<T>(self, look: impl FnOnce(&Link, &Sight) -> T) -> Option<T> {
        let found = self
            .desk
            .look(|link| show::sight(self, link).map(|sight| look(link, &sight)));
        found.flatten()
    }
}

impl Table for FlatTable {
    fn view(&self) -> AnyView {
        let table = *self;
        let lit = touch::lit(table);
        view! {
            {power::rail(table)}
            {power::power(table)}
            {bays::bays(table, lit)}
            {ems::ems(table, lit)}
            {side::side(table, lit)}
            {tray::tray(table, lit)}
        }
        .into_any()
    }

    fn big(&self) -> AnyView {
        television::television(*self).into_any()
    }

    fn seat(&self, _: Seat) -> AnyView {
        ().into_any()
    }

    fn counts(&self) -> AnyView {
        counts::counts(*self).into_any()
    }

    /// The minute; planning, if it has a limit.
    fn clock(&self, board: &dyn Board) -> Option<Face> {
        let playing = of(board)?;
        let state = &playing.state;
        let whole = match state.phase {
            Phase::Countdown => countdown::LENGTH,
            Phase::Planning => playing.table.options().planning?,
            _ => return None,
        };
        let now = self.desk.look(Link::time).unwrap_or(Time::ZERO);
        Some(Face {
            left: state.since.plus(whole).since(now),
            whole,
        })
    }

    fn is_behind(&self) -> bool {
        show::is_on(*self)
    }

    fn pace(&self, board: &dyn Board) -> Pace {
        match of(board).map(|playing| playing.state.phase) {
            Some(Phase::Countdown) => Pace::Minute,
            _ => Pace::Planning,
        }
    }

    fn style(&self) -> &'static str {
        "flatline"
    }

    fn able(&self, board: &dyn Board, seat: Seat) -> bool {
        board.awaited().contains(seat)
    }

    fn light(&self, _: &dyn Board, _: Seat) -> &'static str {
        ""
    }

    fn hear(&self, events: &[String]) {
        show::hear(*self, events);
    }

    fn heed(&self, _: MemberId, _: &Sign) {}

    fn start_over(&self) {
        show::start_over(*self);
    }

    fn let_go(&self) {
        self.empty_hands();
    }

    fn press(&self, key: &str) -> bool {
        keys::press(*self, key)
    }

    fn sheet(&self, number: u8) -> (String, AnyView) {
        sheets::sheet(*self, number)
    }

    /// A player whose re-roll came to nothing still has it: the next dice that they touch are picked for it.
    fn refused(&self, _: Seat, action: &str) -> Option<String> {
        if action.starts_with("reroll ") {
            self.picking.set(Some(Vec::new()));
        }
        None
    }

    fn books(&self) -> &'static str {
        "flatline"
    }

    fn things_on_it(&self) -> &'static [(&'static str, &'static str)] {
        super::looks::THINGS
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        keys::KEYS
    }

    fn help(&self) -> Vec<&'static str> {
        HELP.to_vec()
    }

    /// The six icons: "I need ...".
    fn things(&self) -> Vec<Thing> {
        let thing = |(icon, name)| Thing {
            name,
            title: names::icon(icon),
            class: "",
        };
        let all = [
            (Icon::Pulse, "P"),
            (Icon::Blood, "B"),
            (Icon::Drug, "D"),
            (Icon::Dressing, "W"),
            (Icon::Shock, "S"),
            (Icon::Air, "A"),
        ];
        all.into_iter().map(thing).collect()
    }
}
