//! The game behind the contract of `klaxon-core`.

use klaxon_core::{Chance, Game, Listed, Message, Outcome, Seat, Sink, Time, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::play::{self, Play};
use crate::problem::Problem;
use crate::refusal::Refusal;
use crate::state::State;
use crate::table::Table;
use crate::{apply, end, fallback, header, legal, notation, position, resample, view};

/// Fuse, the bomb-planter game.
#[derive(Clone, Copy, Debug)]
pub struct Planter;

impl Game for Planter {
    type Options = Options;
    type Problem = Problem;
    type Table = Table;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "planter";
    const HIDES: bool = true;

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
        .begin();
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
        play::deadline(table, state)
    }

    fn apply(table: &Table, state: &mut State, event: &Event) {
        apply::apply(table, state, event);
    }

    fn legal(table: &Table, state: &State, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
        legal::legal(table, state, seat, each);
    }

    fn view(table: &Table, state: &State, viewer: Viewer) -> State {
        view::view(table, state, viewer)
    }

    fn blank(_: &Table, event: &Event, viewer: Viewer) -> Event {
        view::blank(event, viewer)
    }

    fn resample(table: &Table, view: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        resample::resample(table, view, viewer, chance)
    }

    fn fallback(_: &Table, state: &State, seat: Seat) -> Option<Action> {
        fallback::fallback(state, seat)
    }

    fn outcome(table: &Table, state: &State) -> Option<Outcome> {
        end::outcome(table, state)
    }

    fn action_text(_: &Table, action: &Action) -> String {
        notation::action_text(action)
    }

    fn parse_action(_: &Table, text: &str) -> Option<Action> {
        notation::parse_action(text)
    }

    fn event_text(_: &Table, event: &Event) -> String {
        notation::event_text(event)
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
