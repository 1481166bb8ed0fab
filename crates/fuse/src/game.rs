//! FUSE as a game: its rules behind the contract of `klaxon-core`.

pub mod action;
mod apply;
pub mod bag;
pub mod card_set;
mod chance;
mod conform;
mod defuse;
mod end;
pub mod event;
mod fallback;
mod header;
mod legal;
mod notation;
pub mod options;
mod pass;
mod place;
mod play;
mod position;
pub mod problem;
pub mod refusal;
mod returns;
mod roll;
mod setup;
pub mod state;
pub mod steady;
pub mod table;
pub mod tray;
mod unused;

use klaxon_core::{Chance, Game, Listed, Message, Outcome, Seat, Sink, Time, Viewer};

pub use self::action::Action;
pub use self::event::Event;
pub use self::options::Options;
pub use self::problem::Problem;
pub use self::refusal::Refusal;
pub use self::state::State;
pub use self::table::Table;

use self::play::Play;

/// FUSE: ten minutes, one bag of dice, and more than twenty bombs.
#[derive(Clone, Copy, Debug)]
pub struct Fuse;

impl Game for Fuse {
    type Options = Options;
    type Problem = Problem;
    type Table = Table;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "fuse";
    const HIDES: bool = false;

    fn table(options: Options) -> Result<Table, Vec<Problem>> {
        Table::new(options)
    }

    fn seats(table: &Table) -> usize {
        table.players()
    }

    fn before(table: &Table) -> State {
        State::before(table)
    }

    fn start(
        table: &Table,
        state: &mut State,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let now = Time::ZERO;
        Play {
            table,
            state,
            now,
            chance,
            sink,
        }
        .start();
    }

    fn act(
        table: &Table,
        state: &mut State,
        seat: Seat,
        action: Action,
        now: Time,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        Play {
            table,
            state,
            now,
            chance,
            sink,
        }
        .act(seat, action)
    }

    fn tick(
        table: &Table,
        state: &mut State,
        now: Time,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        Play {
            table,
            state,
            now,
            chance,
            sink,
        }
        .tick();
    }

    fn deadline(table: &Table, state: &State) -> Option<Time> {
        end::deadline(table, state)
    }

    fn apply(table: &Table, state: &mut State, event: &Event) {
        apply::apply(table, state, event);
    }

    fn legal(table: &Table, state: &State, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
        legal::legal(table, state, seat, each);
    }

    /// Everything on the table is public, and no order of a deck is kept: everybody sees the state itself.
    fn view(_: &Table, state: &State, _: Viewer) -> State {
        *state
    }

    fn blank(_: &Table, event: &Event, _: Viewer) -> Event {
        *event
    }

    /// There is nothing that a viewer can't know.
    fn resample(_: &Table, view: &State, _: Viewer, _: &mut impl Chance) -> State {
        *view
    }

    fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
        fallback::fallback(table, state, seat)
    }

    fn outcome(table: &Table, state: &State) -> Option<Outcome> {
        end::outcome(table, state)
    }

    fn action_text(table: &Table, action: &Action) -> String {
        notation::action_text(table, action)
    }

    fn parse_action(table: &Table, text: &str) -> Option<Action> {
        notation::parse_action(table, text)
    }

    fn event_text(table: &Table, event: &Event) -> String {
        notation::event_text(table, event)
    }

    fn parse_event(table: &Table, text: &str) -> Option<Event> {
        notation::parse_event(table, text)
    }

    fn position_text(table: &Table, state: &State) -> String {
        position::position_text(table, state)
    }

    fn parse_position(table: &Table, text: &str) -> Option<State> {
        position::parse_position(table, text)
    }

    fn options_text(table: &Table) -> Vec<String> {
        header::options_text(table.options())
    }

    fn parse_options(lines: &[&str]) -> Result<Options, Vec<(usize, Message)>> {
        header::parse_options(lines)
    }
}
