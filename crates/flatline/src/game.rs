//! The game behind the contract of `klaxon-core`.

use klaxon_core::{
    Chance, Game, Listed, Message, Outcome, Part, Reason, Seat, Seats, Sink, Time, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::play::{self, Play};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::{apply, awaits, end, fallback, header, legal, notation, office, position};

/// Its name in records, links and commands.
const NAME: &str = "flatline";

/// FLATLINE.
#[derive(Clone, Copy, Debug)]
pub struct Flatline;

impl Game for Flatline {
    type Options = Options;
    type Table = Table;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const HIDES: bool = false;

    fn names() -> Vec<String> {
        vec![NAME.to_owned()]
    }

    fn name(_: &Table) -> String {
        NAME.to_owned()
    }

    fn table(options: Options) -> Result<Table, Vec<Reason>> {
        Table::new(options)
            .map_err(|problems| problems.iter().map(|problem| problem.reason()).collect())
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
        .deal();
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
        apply::apply(table, &mut state.parts, event);
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

    fn awaited(table: &Table, state: &State) -> Seats {
        awaits::awaited(table, state)
    }

    fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
        fallback::fallback(table, state, seat)
    }

    fn office(_: &Table, state: &State) -> Option<Seat> {
        office::holder(state)
    }

    fn hand_office(table: &Table, state: &State, to: Seat) -> Option<Action> {
        office::hand_on(table, state, to)
    }

    fn patience(table: &Table, state: &State) -> Option<Time> {
        awaits::patience(table, state)
    }

    fn reason(_: &Table, refusal: &Refusal) -> Reason {
        refusal.reason()
    }

    fn is_over(_: &Table, state: &State) -> bool {
        state.phase == Phase::Over
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

    fn event_text(table: &Table, event: &Event) -> String {
        notation::event_text(table, event)
    }

    fn parse_event(table: &Table, text: &str) -> Option<Event> {
        notation::parse_event(table, text)
    }

    fn empty(table: &Table) -> Setup {
        Setup::empty(table)
    }

    fn setup(_: &Table, state: &State) -> Setup {
        Setup::of(state)
    }

    fn position(table: &Table, setup: &Setup) -> Result<State, Vec<Message>> {
        setup.position(table)
    }

    fn say(table: &Table, setup: &Setup, each: &mut impl FnMut(Part)) {
        position::say(table, setup, each);
    }

    fn hear(table: &Table, setup: &mut Setup, word: &str, value: &str) -> Result<(), Message> {
        position::hear(table, setup, word, value)
    }

    fn options_text(table: &Table) -> Vec<String> {
        header::options_text(table)
    }

    fn read_options(_: &str, lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
        header::read(lines)
    }
}
