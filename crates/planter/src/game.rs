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
use crate::{apply, awaited, end, fallback, header, legal, notation, position, resample, view};

/// Its name in records, links and commands.
const NAME: &str = "planter";

/// Fuse, the bomb-planter game.
#[derive(Clone, Copy, Debug)]
pub struct Planter;

impl Game for Planter {
    type Options = Options;
    type Table = Table;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const HIDES: bool = true;

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
        apply::apply(table, &mut state.parts, event);
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

    fn reveals(_: &Table, event: &Event, viewer: Viewer) -> bool {
        view::reveals(event, viewer)
    }

    fn resample(table: &Table, view: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        resample::resample(table, view, viewer, chance)
    }

    fn awaited(table: &Table, state: &State) -> Seats {
        awaited::awaited(table, state)
    }

    fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
        fallback::fallback(table, state, seat)
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

    fn event_text(_: &Table, event: &Event) -> String {
        notation::event_text(event)
    }

    fn parse_event(table: &Table, text: &str) -> Option<Event> {
        notation::parse_event(table, text)
    }

    fn empty(table: &Table) -> Setup {
        Setup::empty(table)
    }

    fn setup(table: &Table, state: &State) -> Setup {
        Setup::of(table, state)
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
        header::options_text(table.options())
    }

    fn read_options(_: &str, lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
        header::read_options(lines)
    }
}
