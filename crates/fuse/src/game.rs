//! FUSE and Countdown as games: one set of rules behind the contract of `klaxon-core`, with modules on and off.

pub mod action;
mod apply;
pub mod bag;
pub mod card_set;
mod chance;
mod conform;
pub mod countdown;
mod defuse;
mod defuse_step;
pub mod edition;
mod end;
pub mod event;
pub mod extras;
mod fallback;
mod fuse_effect;
mod header;
mod legal;
pub mod modules;
mod must_take;
mod notation;
pub mod options;
mod pass;
mod place;
mod play;
mod position;
pub mod problem;
pub mod refusal;
mod returns;
mod role;
mod roll;
mod setup;
mod spark;
pub mod spark_pile;
pub mod state;
pub mod steady;
pub mod table;
pub mod tray;
mod unused;

use std::marker::PhantomData;

use klaxon_core::{Chance, Game, Listed, Message, Outcome, Seat, Sink, Time, Viewer};

pub use self::action::Action;
pub use self::event::Event;
pub use self::options::Options;
pub use self::problem::Problem;
pub use self::refusal::Refusal;
pub use self::state::State;
pub use self::table::Table;

use self::edition::{CountdownBox, Edition, FuseBox};
use self::play::Play;

/// The rules of an edition.
#[derive(Clone, Copy, Debug)]
pub struct Engine<E>(PhantomData<E>);

/// FUSE: ten minutes, one bag of dice, and more than twenty bombs.
pub type Fuse = Engine<FuseBox>;

/// FUSE: Countdown: roles, sparks and split dice.
pub type Countdown = Engine<CountdownBox>;

impl<E: Edition> Game for Engine<E> {
    type Options = Options;
    type Problem = E::Problem;
    type Table = Table;
    type State = State<E>;
    type Action = Action;
    type Event = Event;
    type Refusal = E::Refusal;

    const NAME: &'static str = E::NAME;
    const HIDES: bool = false;

    fn table(options: Options) -> Result<Table, Vec<E::Problem>> {
        let table = Table::new(Options {
            set: E::SET,
            ..options
        });
        table.map_err(|problems| problems.into_iter().map(E::Problem::from).collect())
    }

    fn seats(table: &Table) -> usize {
        table.players()
    }

    fn before(table: &Table) -> State<E> {
        State::before(table)
    }

    fn start(
        table: &Table,
        state: &mut State<E>,
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
        state: &mut State<E>,
        seat: Seat,
        action: Action,
        now: Time,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), E::Refusal> {
        Play {
            table,
            state,
            now,
            chance,
            sink,
        }
        .act(seat, action)
        .map_err(E::Refusal::from)
    }

    fn tick(
        table: &Table,
        state: &mut State<E>,
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

    fn deadline(table: &Table, state: &State<E>) -> Option<Time> {
        end::deadline(table, state)
    }

    fn apply(table: &Table, state: &mut State<E>, event: &Event) {
        apply::apply(table, state, event);
    }

    fn legal(table: &Table, state: &State<E>, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
        legal::legal(table, state, seat, each);
    }

    /// Everything on the table is public, and no order of a deck is kept: everybody sees the state itself.
    fn view(_: &Table, state: &State<E>, _: Viewer) -> State<E> {
        *state
    }

    fn blank(_: &Table, event: &Event, _: Viewer) -> Event {
        *event
    }

    /// There is nothing that a viewer can't know.
    fn resample(_: &Table, view: &State<E>, _: Viewer, _: &mut impl Chance) -> State<E> {
        *view
    }

    fn fallback(table: &Table, state: &State<E>, seat: Seat) -> Option<Action> {
        fallback::fallback(table, state, seat)
    }

    fn outcome(table: &Table, state: &State<E>) -> Option<Outcome> {
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

    fn position_text(table: &Table, state: &State<E>) -> String {
        position::position_text(table, state)
    }

    fn parse_position(table: &Table, text: &str) -> Option<State<E>> {
        position::parse_position(table, text)
    }

    fn options_text(table: &Table) -> Vec<String> {
        header::options_text(table.options())
    }

    fn parse_options(lines: &[&str]) -> Result<Options, Vec<(usize, Message)>> {
        header::parse_options(E::SET, lines)
    }
}
