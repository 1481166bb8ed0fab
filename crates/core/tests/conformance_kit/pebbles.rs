//! Pebbles: a toy game with hidden numbers that keeps the contract, and breaks it in one place if told to.

use std::cell::Cell;

use klaxon_core::chance::Address;
use klaxon_core::conformance::Conforms;
use klaxon_core::outcome::Outcome;
use klaxon_core::{
    Chance, Game, Kind, Listed, Message, Part, Reason, Seat, Seats, Sink, Time, Viewer,
};

use crate::fault::Fault;
use crate::{options, words};

/// Players take pebbles from a heap in turn, each at most as many as their secret number. Who passes rolls a die, puts
/// back so many and turns their number over: on the back of a one is a three. Three at once are a mistake. A bell
/// rings when half of the time is over. The team wins when the heap is gone before the clock runs out; at the end all
/// numbers are shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pebbles;

/// Options and table: there is nothing to compile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) seats: usize,
    pub(crate) clock: Time,
    /// Played by night, which only the name shows.
    pub(crate) night: bool,
    pub(crate) fault: Option<Fault>,
}

impl Table {
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// When the bell rings.
    fn bell(&self) -> Time {
        Time(self.clock.0 / 2)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) heap: u8,
    pub(crate) piles: Vec<u8>,
    /// What is not dealt or not seen is missing.
    pub(crate) numbers: Vec<Option<u8>>,
    pub(crate) turn: u32,
    pub(crate) rung: bool,
    pub(crate) end: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct End {
    pub(crate) won: bool,
    pub(crate) at: Time,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Action {
    Take(u8),
    Pass,
}

#[derive(Clone, Copy, PartialEq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Event {
    Dealt { seat: Seat, number: Option<u8> },
    Took { seat: Seat, count: u8 },
    Rolled { seat: Seat, eyes: u8 },
    Rang,
    Ended(End),
    Shown { seat: Seat, number: u8 },
}

#[derive(Clone, Copy, PartialEq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Refusal {
    NoSuchSeat,
    Over,
    NotYourTurn,
    NotOnTheHeap,
    NotYourNumber,
}

pub(crate) const NUMBERS: u32 = 3;
pub(crate) const GRAB: u8 = 3;
pub(crate) const USUAL_CLOCK: Time = Time::seconds(15);

fn roll(chance: &mut impl Chance, what: u8, turn: u32, which: u16, times: u16) -> u8 {
    let address = Address {
        what,
        turn,
        which,
        times,
    };
    1 + chance.roll(address, NUMBERS) as u8
}

fn deal(chance: &mut impl Chance, seat: Seat) -> u8 {
    roll(chance, 0, 0, u16::from(seat.0), 0)
}

fn roll_the_die(table: &Table, state: &State, seat: Seat, chance: &mut impl Chance) -> u8 {
    thread_local! { static ROLLS: Cell<u16> = const { Cell::new(0) } }
    let mut times = 0;
    if table.has(Fault::CountsInSecret) {
        times = ROLLS.get();
        ROLLS.set(times.wrapping_add(1));
    }
    if table.has(Fault::RollTellsASecret) && left_may_grab(table, state, seat) {
        return 1;
    }
    roll(chance, 1, state.turn, 0, times)
}

/// How many numbers are zero. No such number is dealt, so no game gets to what depends on it.
pub(crate) fn zeros(state: &State) -> usize {
    state.numbers.iter().filter(|n| **n == Some(0)).count()
}

/// Has the neighbour to the left the highest number? Nobody but the neighbour can know.
fn left_may_grab(table: &Table, state: &State, seat: Seat) -> bool {
    state.numbers[seat.left(table.seats).index()] == Some(GRAB)
}

/// Does the viewer see this seat's number before the end?
fn sees(table: &Table, viewer: Viewer, seat: Seat) -> bool {
    let neighbour = Viewer::Seat(seat.left(table.seats));
    viewer == Viewer::Seat(seat) || table.has(Fault::NeighbourIsSeen) && viewer == neighbour
}

fn is_stuck(table: &Table, state: &State) -> bool {
    let may_be = table.has(Fault::NobodyCanAct) || table.has(Fault::ClockGoesOnAndOn);
    may_be && state.turn >= 3
}

fn check_rules(table: &Table, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat.index() >= table.seats {
        return Err(Refusal::NoSuchSeat);
    }
    if state.end.is_some() {
        return Err(Refusal::Over);
    }
    if seat != mover(table, state) || is_stuck(table, state) {
        return Err(Refusal::NotYourTurn);
    }
    match action {
        Action::Take(count) if count == 0 || count > state.heap => Err(Refusal::NotOnTheHeap),
        Action::Take(count) if Some(count) > state.numbers[seat.index()] => {
            Err(Refusal::NotYourNumber)
        }
        _ => Ok(()),
    }
}

fn is_overlooked(table: &Table, refusal: Refusal, action: Action) -> bool {
    match refusal {
        Refusal::NotYourNumber => table.has(Fault::AcceptsTheUnlisted),
        Refusal::Over => table.has(Fault::AcceptsAfterTheEnd) && action == Action::Pass,
        _ => false,
    }
}

fn refuse(table: &Table, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    if table.has(Fault::RefusalChangesTheState) {
        state.turn += 1;
    }
    if table.has(Fault::RefusalEmitsEvents) {
        sink.push(Event::Took { seat, count: 0 });
    }
}

fn happen(table: &Table, state: &mut State, event: Event, sink: &mut impl Sink<Event>) {
    Pebbles::apply(table, state, &event);
    sink.push(event);
}

/// Nothing much, except that it happens.
fn take_nothing(table: &Table, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    happen(table, state, Event::Took { seat, count: 0 }, sink);
}

fn turn_over(table: &Table, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let number = state.numbers[seat.index()].map(|number| NUMBERS as u8 + 1 - number);
    happen(table, state, Event::Dealt { seat, number }, sink);
}

fn ring(table: &Table, state: &mut State, sink: &mut impl Sink<Event>) {
    let (first, second) = (Seat(0), Seat(0).left(table.seats));
    if table.has(Fault::ClockStandsStill) {
        return take_nothing(table, state, first, sink);
    }
    happen(table, state, Event::Rang, sink);
    if left_may_grab(table, state, first) {
        match table.fault {
            Some(Fault::ClockTellsASecret) => take_nothing(table, state, first, sink),
            Some(Fault::ShowingTellsASecret) => show(table, state, second, sink),
            _ => {}
        }
    }
}

fn end(table: &Table, state: &mut State, end: End, sink: &mut impl Sink<Event>) {
    happen(table, state, Event::Ended(end), sink);
    for seat in Seat::all(table.seats) {
        show(table, state, seat, sink);
    }
}

fn show(table: &Table, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    if let Some(number) = state.numbers[seat.index()] {
        happen(table, state, Event::Shown { seat, number }, sink);
    }
}

/// Seats 1 and 3 may take what is left.
pub(crate) fn nearly_over() -> State {
    State {
        heap: 3,
        piles: vec![6, 5, 6],
        numbers: vec![Some(3), Some(2), Some(3)],
        turn: 9,
        rung: false,
        end: None,
    }
}

/// Whose turn it is.
fn mover(table: &Table, state: &State) -> Seat {
    Seat((state.turn as usize % table.seats) as u8)
}

impl Game for Pebbles {
    type Options = Table;
    type Table = Table;
    type Setup = State;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const HIDES: bool = true;

    fn names() -> Vec<String> {
        ["pebbles", "night-pebbles"].map(str::to_owned).to_vec()
    }

    fn name(table: &Table) -> String {
        let name = match table.night {
            _ if table.has(Fault::NameIsUnknown) => "marbles",
            true => "night-pebbles",
            false => "pebbles",
        };
        name.to_owned()
    }

    fn table(options: Table) -> Result<Table, Vec<Reason>> {
        Ok(options)
    }

    fn seats(table: &Table) -> usize {
        table.seats
    }

    fn before(table: &Table) -> State {
        State {
            heap: 20,
            piles: vec![0; table.seats],
            numbers: vec![None; table.seats],
            turn: 0,
            rung: false,
            end: None,
        }
    }

    fn start(
        table: &Table,
        state: &mut State,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        for seat in Seat::all(table.seats) {
            let number = Some(deal(chance, seat));
            happen(table, state, Event::Dealt { seat, number }, sink);
        }
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
        if let Err(refusal) = check_rules(table, state, seat, action)
            && !is_overlooked(table, refusal, action)
        {
            refuse(table, state, seat, sink);
            let tells = table.has(Fault::RefusalTellsASecret) && left_may_grab(table, state, seat);
            return Err(if tells { Refusal::Over } else { refusal });
        }
        if table.has(Fault::RefusesWhenItIsLate) && now > Time::seconds(3) {
            return Err(Refusal::Over);
        }
        if table.has(Fault::LateRefusalChangesTheState) && now >= table.clock {
            state.turn += 1;
            return Err(Refusal::Over);
        }
        match action {
            Action::Take(count) => happen(table, state, Event::Took { seat, count }, sink),
            Action::Pass => {
                let eyes = roll_the_die(table, state, seat, chance);
                happen(table, state, Event::Rolled { seat, eyes }, sink);
                turn_over(table, state, seat, sink);
            }
        }
        let may_grab = state.numbers[seat.index()] == Some(GRAB);
        if table.has(Fault::ActionTellsASecret) && may_grab {
            take_nothing(table, state, seat, sink);
        }
        let is_late = now >= table.bell() && !state.rung;
        if table.has(Fault::StateMovesWithoutEvent)
            || table.has(Fault::LateActionMovesWithoutEvent) && is_late
        {
            state.turn += 1;
        }
        if state.heap == 0 {
            end(table, state, End { won: true, at: now }, sink);
        }
        Ok(())
    }

    fn tick(
        table: &Table,
        state: &mut State,
        now: Time,
        _: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let is_due = |state: &State| Self::deadline(table, state).is_some_and(|due| now >= due);
        if state.end.is_none() && !is_due(state) {
            match table.fault {
                Some(Fault::EventBeforeTheDeadline) => take_nothing(table, state, Seat(0), sink),
                Some(Fault::ChangeBeforeTheDeadline) => state.turn += 1,
                _ => {}
            }
        }
        if state.end.is_some() && table.has(Fault::RingsAfterTheEnd) {
            ring(table, state, sink);
        }
        if state.end.is_some() || table.has(Fault::NothingAtTheDeadline) {
            return;
        }
        if is_stuck(table, state) {
            while is_due(state) {
                take_nothing(table, state, Seat(0), sink);
            }
            return;
        }
        let is_over = now >= table.clock;
        let is_late = is_over && !state.rung;
        if !state.rung && now >= table.bell() {
            match table.fault {
                Some(Fault::LateTickSkipsTheBell) if is_late => {}
                Some(Fault::LateTickRingsTwice) if is_late => {
                    ring(table, state, sink);
                    ring(table, state, sink);
                }
                _ => ring(table, state, sink),
            }
        }
        if is_over {
            let is_delayed = table.has(Fault::LateTickEndsLater);
            let at = if is_delayed { now } else { table.clock };
            end(table, state, End { won: false, at }, sink);
        }
        if is_late && table.has(Fault::LateTickMovesWithoutEvent) {
            state.turn += 1;
        }
    }

    fn deadline(table: &Table, state: &State) -> Option<Time> {
        let next = if state.rung {
            table.clock
        } else {
            table.bell()
        };
        let is_won = state.end.is_some_and(|end| end.won);
        match table.fault {
            Some(Fault::NobodyCanAct | Fault::LeftToNoClock) => None,
            Some(Fault::DeadlineInThePast) if state.turn >= 3 => Some(Time::ZERO),
            Some(Fault::DeadlineAfterTheEnd) if is_won => Some(table.clock),
            Some(Fault::ViewHasNoDeadline) if state.numbers.contains(&None) => None,
            Some(Fault::ZeroMovesTheDeadline) if zeros(state) > 0 => Some(next.plus(Time(1))),
            // Too far apart for a late tick to meet many of them.
            Some(Fault::ClockGoesOnAndOn) if state.turn >= 3 => {
                Some(Time::seconds(10 * state.turn))
            }
            _ => state.end.is_none().then_some(next),
        }
    }

    fn apply(table: &Table, state: &mut State, event: &Event) {
        match *event {
            Event::Dealt { seat, number } => state.numbers[seat.index()] = number,
            Event::Took { seat, count } => {
                let lost = u8::from(table.has(Fault::EventLosesAPebble));
                state.heap -= count;
                state.piles[seat.index()] += count - lost;
                state.turn += 1;
            }
            Event::Rolled { seat, eyes } => {
                let back = eyes.min(state.piles[seat.index()]);
                state.piles[seat.index()] -= back;
                state.heap += back;
                state.turn += 1;
            }
            Event::Rang => state.rung = true,
            Event::Ended(end) => state.end = Some(end),
            Event::Shown { seat, number } => state.numbers[seat.index()] = Some(number),
        }
    }

    fn legal(table: &Table, state: &State, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
        let mut list = |action, mistake| each(Listed { action, mistake });
        let is_listed = |action| check_rules(table, state, seat, action).is_ok();
        for count in (1..=NUMBERS as u8).filter(|&count| is_listed(Action::Take(count))) {
            list(Action::Take(count), count == GRAB);
        }
        let knows_all = state.numbers.iter().all(Option::is_some);
        let is_hidden = table.has(Fault::ListsBySecrets) && !knows_all;
        if is_listed(Action::Pass) && !is_hidden {
            list(Action::Pass, table.has(Fault::FallbackIsAMistake));
        }
        match table.fault {
            Some(Fault::ListsWhatIsRefused) => list(Action::Take(9), false),
            Some(Fault::ListsTwice) => list(Action::Pass, false),
            Some(Fault::ListsAfterTheEnd) if state.end.is_some() => list(Action::Pass, false),
            Some(Fault::ZeroIsListed) if zeros(state) > 0 => list(Action::Take(0), false),
            _ => {}
        }
    }

    fn view(table: &Table, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for seat in Seat::all(table.seats) {
            if state.end.is_none() && !sees(table, viewer, seat) {
                view.numbers[seat.index()] = None;
            }
        }
        view
    }

    fn blank(table: &Table, event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt { seat, .. }
                if !sees(table, viewer, seat) && !table.has(Fault::BlankedEventLeaks) =>
            {
                Event::Dealt { seat, number: None }
            }
            Event::Took { seat, .. } if table.has(Fault::BlankedEventSaysTooLittle) => {
                Event::Took { seat, count: 0 }
            }
            event => event,
        }
    }

    /// The numbers that are shown at the end, except one's own.
    fn reveals(table: &Table, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Shown { seat, .. } => {
                viewer != Viewer::Seat(seat) && table.fault != Some(Fault::ShowsUnannounced)
            }
            _ => false,
        }
    }

    fn resample(table: &Table, view: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut state = view.clone();
        for seat in Seat::all(table.seats) {
            let number = &mut state.numbers[seat.index()];
            if number.is_none() || table.has(Fault::ResampleRedrawsTheKnown) {
                *number = Some(match table.fault {
                    Some(
                        Fault::ResampleInventsAZero
                        | Fault::ZeroMovesTheDeadline
                        | Fault::ZeroEndsTheGame
                        | Fault::ZeroIsListed,
                    ) => 0,
                    Some(Fault::ResampleIsConstant) => 1,
                    Some(Fault::ResampleIsConstantForSpectators) if viewer == Viewer::Spectator => {
                        1
                    }
                    _ => deal(chance, seat),
                });
            }
        }
        state
    }

    fn awaited(table: &Table, state: &State) -> Seats {
        let mover = mover(table, state);
        let may_grab = state.numbers[mover.index()] == Some(GRAB);
        match table.fault {
            Some(Fault::AwaitsAfterTheEnd) if state.end.is_some() => [mover].into_iter().collect(),
            _ if state.end.is_some() || is_stuck(table, state) => Seats::NONE,
            Some(Fault::AwaitsTheIdle) => Seat::all(table.seats).collect(),
            Some(Fault::AwaitsNobodysSeat) => [mover, Seat(7)].into_iter().collect(),
            Some(Fault::ViewAwaitsNobody) if state.numbers.contains(&None) => Seats::NONE,
            Some(Fault::AwaitedTellsASecret) if may_grab => Seats::NONE,
            _ => [mover].into_iter().collect(),
        }
    }

    fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
        let may_pass = check_rules(table, state, seat, Action::Pass).is_ok();
        let is_left = Pebbles::is_left_to_the_clock(table, state, seat);
        let may_pass = may_pass && !is_left && !table.has(Fault::NothingIsDoneForTheAwaited);
        if may_pass && table.has(Fault::FallbackTellsASecret) && left_may_grab(table, state, seat) {
            return Some(Action::Take(1));
        }
        (may_pass || table.has(Fault::FallbackOutOfTurn)).then_some(Action::Pass)
    }

    fn office(table: &Table, state: &State) -> Option<Seat> {
        match table.fault? {
            Fault::OfficeOfNobodysSeat => Some(Seat(7)),
            Fault::OfficeIsSecret => Some(Seat(state.numbers.contains(&None).into())),
            Fault::OfficeIsHandedOnOutOfTurn => Some(mover(table, state).left(table.seats)),
            Fault::OfficeStaysWhereItIs => Some(mover(table, state)),
            _ => None,
        }
    }

    fn hand_office(table: &Table, state: &State, to: Seat) -> Option<Action> {
        let first = to == Seat(0);
        match table.fault? {
            Fault::OfficeIsHandedOnOutOfTurn => Some(Action::Pass),
            Fault::OfficeStaysWhereItIs => (to == mover(table, state)).then_some(Action::Pass),
            Fault::OfficeAfterTheEnd => (first && state.end.is_some()).then_some(Action::Pass),
            _ => None,
        }
    }

    fn patience(table: &Table, _: &State) -> Option<Time> {
        table.has(Fault::NothingLapses).then_some(Time(1))
    }

    fn reason(_: &Table, refusal: &Refusal) -> Reason {
        let rule = match refusal {
            Refusal::NoSuchSeat | Refusal::Over | Refusal::NotYourTurn => "P-1",
            Refusal::NotOnTheHeap | Refusal::NotYourNumber => "P-2",
        };
        let message = Message::new(refusal.kind());
        Reason { rule, message }
    }

    fn outcome(table: &Table, state: &State) -> Option<Outcome> {
        let lost = Some(End {
            won: false,
            at: table.clock,
        });
        let end = match table.fault {
            Some(Fault::ViewHasAnOutcome) if state.numbers.contains(&None) => lost,
            Some(Fault::ZeroEndsTheGame) if zeros(state) > 0 => lost,
            _ => state.end,
        };
        end.map(|end| Outcome {
            won: end.won,
            reason: Message::new(if end.won { "heap-gone" } else { "clock" }),
            at: end.at,
            score: Vec::new(),
            standings: Vec::new(),
        })
    }

    fn action_text(table: &Table, action: &Action) -> String {
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Take(_) if table.has(Fault::ActionTextIsCut) => "take".to_owned(),
            Action::Take(count) if table.has(Fault::ActionTextHasAColon) => {
                format!("take: {count}")
            }
            Action::Take(count) => format!("take {count}"),
        }
    }

    fn parse_action(_: &Table, text: &str) -> Option<Action> {
        // The mark is skipped so that only the record, not the parser, minds it.
        let words: Vec<&str> = text.split([' ', ':']).filter(|w| !w.is_empty()).collect();
        match words[..] {
            ["pass"] => Some(Action::Pass),
            ["take", count] => Some(Action::Take(count.parse().ok()?)),
            _ => None,
        }
    }

    fn event_text(table: &Table, event: &Event) -> String {
        match event {
            Event::Dealt { seat, number: None } => match table.fault {
                Some(Fault::BlankedTextIsCut) => format!("dealt {seat}"),
                Some(Fault::BlankedTextHasASemicolon) => format!("dealt {seat}; -"),
                _ => format!("dealt {seat} -"),
            },
            Event::Dealt {
                seat,
                number: Some(number),
            } => format!("dealt {seat} {number}"),
            Event::Took { seat, .. } if table.has(Fault::EventTextIsCut) => format!("took {seat}"),
            Event::Took { seat, count } if table.has(Fault::EventTextHasASemicolon) => {
                format!("took {seat}; {count}")
            }
            Event::Took { seat, count } => format!("took {seat} {count}"),
            Event::Rolled { seat, eyes } => format!("rolled {seat} {eyes}"),
            Event::Shown { seat, number } => format!("shown {seat} {number}"),
            Event::Rang => "rang".to_owned(),
            Event::Ended(End { won: true, at }) => format!("won {at}"),
            Event::Ended(End { won: false, at }) => format!("lost {at}"),
        }
    }

    fn parse_event(_: &Table, text: &str) -> Option<Event> {
        // The mark is skipped so that only the record, not the parser, minds it.
        let words: Vec<&str> = text.split([' ', ';']).filter(|w| !w.is_empty()).collect();
        if let [end @ ("won" | "lost"), at] = words[..] {
            let (won, at) = (end == "won", at.parse().ok()?);
            return Some(Event::Ended(End { won, at }));
        }
        if words == ["rang"] {
            return Some(Event::Rang);
        }
        let [kind, seat, number] = words[..] else {
            return None;
        };
        let (seat, number) = (seat.parse().ok()?, number.parse::<u8>().ok());
        match (kind, number) {
            ("dealt", number) => Some(Event::Dealt { seat, number }),
            ("took", Some(count)) => Some(Event::Took { seat, count }),
            ("rolled", Some(eyes)) => Some(Event::Rolled { seat, eyes }),
            ("shown", Some(number)) => Some(Event::Shown { seat, number }),
            _ => None,
        }
    }

    fn empty(table: &Table) -> State {
        words::empty(table)
    }

    fn setup(_: &Table, state: &State) -> State {
        state.clone()
    }

    fn position(table: &Table, setup: &State) -> Result<State, Vec<Message>> {
        words::position(table, setup)
    }

    fn say(table: &Table, setup: &State, each: &mut impl FnMut(Part)) {
        words::say(table, setup, each);
    }

    fn hear(table: &Table, setup: &mut State, word: &str, value: &str) -> Result<(), Message> {
        words::hear(table, setup, word, value)
            .ok_or_else(|| Message::new("not-understood").with("word", word))
    }

    fn options_text(table: &Table) -> Vec<String> {
        options::options_text(table)
    }

    fn read_options(name: &str, lines: &[&str]) -> (Table, Vec<(usize, Message)>) {
        options::read_options(name, lines)
    }
}
