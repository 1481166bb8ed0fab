//! FUSE, Countdown and every combination of them as one engine behind the contract of `klaxon-core`, ruled by one
//! [`Ruleset`].

pub mod action;
mod apply;
pub mod awaits;
pub mod bag;
pub mod card_id;
pub mod card_set;
mod chance;
mod conform;
mod deal;
mod defuse;
mod defuse_step;
mod due;
pub mod edition;
mod end;
pub mod event;
pub mod extras;
mod fallback;
mod fuse_effect;
mod header;
mod legal;
mod must_take;
mod notation;
pub mod options;
mod pass;
mod place;
mod play;
pub mod position;
pub mod problem;
pub mod refusal;
mod returns;
pub mod role;
mod roll;
pub mod ruleset;
pub mod score;
pub mod slot;
pub mod spark;
pub mod spark_pile;
mod stage;
pub mod state;
pub mod steady;
pub mod table;
pub mod tray;
mod unused;

use std::marker::PhantomData;

use klaxon_core::{
    Chance, Game, Listed, Message, Outcome, Part, Reason, Seat, Seats, Sink, Time, Viewer,
};

pub use self::action::Action;
pub use self::event::Event;
pub use self::options::Options;
pub use self::position::Setup;
pub use self::problem::Problem;
pub use self::refusal::Refusal;
pub use self::ruleset::Ruleset;
pub use self::state::State;
pub use self::table::Table;

use self::edition::{Edition, Every, Large, Small};
use self::play::Play;

/// The rules, with positions of this size.
#[derive(Clone, Copy, Debug)]
pub struct Engine<E>(PhantomData<E>);

/// FUSE: ten minutes, one bag of dice, and more than twenty bombs. Also with Countdown's bombs or dice.
pub type Fuse = Engine<Small>;

/// FUSE: Countdown, with roles, sparks and split dice, and every other combination of the two sets.
pub type Countdown = Engine<Large>;

/// Every ruleset in one engine, with the largest positions: for programs that must be small.
pub type AnyFuse = Engine<Every>;

impl<E: Edition> Game for Engine<E> {
    type Options = Options;
    type Table = Table;
    type Setup = Setup<E>;
    type State = State<E>;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const HIDES: bool = false;

    fn names() -> Vec<String> {
        let suited = Ruleset::all().filter(|rules| E::suits(*rules));
        suited.map(|rules| rules.to_string()).collect()
    }

    fn name(table: &Table) -> String {
        table.rules().to_string()
    }

    fn table(options: Options) -> Result<Table, Vec<Reason>> {
        let rules = options.rules;
        if !E::suits(rules) {
            return Err(vec![Problem::Engine.reason(rules)]);
        }
        Table::new(options).map_err(|problems| {
            let reasons = problems.iter().map(|problem| problem.reason(rules));
            reasons.collect()
        })
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

    fn awaited(table: &Table, state: &State<E>) -> Seats {
        awaits::awaited(table, state)
    }

    fn reason(table: &Table, refusal: &Refusal) -> Reason {
        refusal.reason(table.rules())
    }

    fn fallback(table: &Table, state: &State<E>, seat: Seat) -> Option<Action> {
        fallback::fallback(table, state, seat)
    }

    fn takes(_: &Table, action: &Action) -> Vec<String> {
        action.takes().iter().map(ToString::to_string).collect()
    }

    fn offers(event: &Event) -> bool {
        matches!(event, Event::Rolled(_))
    }

    fn is_over(_: &Table, state: &State<E>) -> bool {
        state.end.is_some()
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

    fn empty(table: &Table) -> Setup<E> {
        Setup::empty(table)
    }

    fn setup(_: &Table, state: &State<E>) -> Setup<E> {
        Setup::of(state)
    }

    fn position(table: &Table, setup: &Setup<E>) -> Result<State<E>, Vec<Message>> {
        setup.position(table)
    }

    fn say(table: &Table, setup: &Setup<E>, each: &mut impl FnMut(Part)) {
        position::say(table, setup, each);
    }

    fn hear(table: &Table, setup: &mut Setup<E>, word: &str, value: &str) -> Result<(), Message> {
        position::hear(table, setup, word, value)
    }

    fn options_text(table: &Table) -> Vec<String> {
        header::options_text(table)
    }

    fn read_options(name: &str, lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
        let rules = name.parse().ok().filter(|rules| E::suits(*rules));
        let usual = Ruleset::all().find(|rules| E::suits(*rules));
        let rules = rules.or(usual).unwrap_or(Ruleset::FUSE);
        header::read(rules, lines)
    }
}
