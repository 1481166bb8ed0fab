//! Pebbles: a toy game with hidden numbers that keeps the contract, and breaks it in one place if told to.

use std::cell::Cell;

use klaxon_core::chance::Address;
use klaxon_core::conformance::Conforms;
use klaxon_core::game::Reason;
use klaxon_core::outcome::Outcome;
use klaxon_core::{Chance, Game, Listed, Message, Numbers, Seat, Sink, Time, Viewer};

/// Players take pebbles from a heap in turn, each at most as many as their secret number. Who passes rolls a die and
/// puts back so many. Three at once are a mistake. The team wins when the heap is gone before the clock runs out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pebbles;

/// One deliberate violation of the contract each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fault {
    ListsWhatIsRefused,
    RefusesWhenItIsLate,
    ListsTwice,
    ListsBySecrets,
    AcceptsTheUnlisted,
    AcceptsAfterTheEnd,
    RefusalChangesTheState,
    RefusalEmitsEvents,
    LateRefusalChangesTheState,
    StateMovesWithoutEvent,
    EventLosesAPebble,
    ActionTextIsCut,
    ActionTextHasAColon,
    EventTextIsCut,
    EventTextHasASemicolon,
    BlankedEventLeaks,
    BlankedEventSaysTooLittle,
    ResampleRedrawsTheKnown,
    FallbackOutOfTurn,
    FallbackIsAMistake,
    EventBeforeTheDeadline,
    ChangeBeforeTheDeadline,
    NothingAtTheDeadline,
    DeadlineInThePast,
    DeadlineAfterTheEnd,
    ListsAfterTheEnd,
    NobodyCanAct,
    OptionsCannotBeRead,
    OptionsReadDifferently,
    OptionsForgetTheClock,
    CountsInSecret,
}

/// Options and table: there is nothing to compile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) seats: usize,
    pub(crate) clock: Time,
    pub(crate) fault: Option<Fault>,
}

impl Table {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) heap: u8,
    pub(crate) piles: Vec<u8>,
    /// What is not dealt or not seen is missing.
    pub(crate) numbers: Vec<Option<u8>>,
    pub(crate) turn: u32,
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

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Event {
    Dealt { seat: Seat, number: Option<u8> },
    Took { seat: Seat, count: u8 },
    Rolled { seat: Seat, eyes: u8 },
    Ended(End),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Refusal {
    NoSuchSeat,
    Over,
    NotYourTurn,
    NotOnTheHeap,
    NotYourNumber,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat | Refusal::Over | Refusal::NotYourTurn => "P-1",
            Refusal::NotOnTheHeap | Refusal::NotYourNumber => "P-2",
        }
    }

    fn message(&self) -> Message {
        Message::new(Pebbles::refusal_kind(self))
    }
}

/// All options are good.
#[derive(Debug)]
pub(crate) enum Problem {}

impl Reason for Problem {
    fn rule(&self) -> &'static str {
        match *self {}
    }

    fn message(&self) -> Message {
        match *self {}
    }
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

fn roll_the_die(table: &Table, turn: u32, chance: &mut impl Chance) -> u8 {
    thread_local! { static ROLLS: Cell<u16> = const { Cell::new(0) } }
    let mut times = 0;
    if table.has(Fault::CountsInSecret) {
        times = ROLLS.get();
        ROLLS.set(times.wrapping_add(1));
    }
    roll(chance, 1, turn, 0, times)
}

fn check_rules(table: &Table, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let stuck = table.has(Fault::NobodyCanAct) && state.turn >= 3;
    if seat.index() >= table.seats {
        return Err(Refusal::NoSuchSeat);
    }
    if state.end.is_some() {
        return Err(Refusal::Over);
    }
    if seat.index() != state.turn as usize % table.seats || stuck {
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

impl Game for Pebbles {
    type Options = Table;
    type Problem = Problem;
    type Table = Table;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "pebbles";

    fn table(options: Table) -> Result<Table, Vec<Problem>> {
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
            return Err(refusal);
        }
        if table.has(Fault::RefusesWhenItIsLate) && now > Time::seconds(3) {
            return Err(Refusal::Over);
        }
        if table.has(Fault::LateRefusalChangesTheState) && now >= table.clock {
            state.turn += 1;
            return Err(Refusal::Over);
        }
        let event = match action {
            Action::Take(count) => Event::Took { seat, count },
            Action::Pass => Event::Rolled {
                seat,
                eyes: roll_the_die(table, state.turn, chance),
            },
        };
        happen(table, state, event, sink);
        if table.has(Fault::StateMovesWithoutEvent) {
            state.turn += 1;
        }
        if state.heap == 0 {
            let end = End { won: true, at: now };
            happen(table, state, Event::Ended(end), sink);
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
        if table.has(Fault::EventBeforeTheDeadline) {
            let seat = Seat(0);
            sink.push(Event::Took { seat, count: 0 });
        }
        if table.has(Fault::ChangeBeforeTheDeadline) {
            state.turn += 1;
        }
        let is_due = state.end.is_none() && now >= table.clock;
        if is_due && !table.has(Fault::NothingAtTheDeadline) {
            let (won, at) = (false, table.clock);
            happen(table, state, Event::Ended(End { won, at }), sink);
        }
    }

    fn deadline(table: &Table, state: &State) -> Option<Time> {
        match table.fault {
            Some(Fault::NobodyCanAct) => None,
            Some(Fault::DeadlineInThePast) if state.turn >= 3 => Some(Time::ZERO),
            Some(Fault::DeadlineAfterTheEnd) => Some(table.clock),
            _ => state.end.is_none().then_some(table.clock),
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
            Event::Ended(end) => state.end = Some(end),
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
            _ => {}
        }
    }

    fn view(_: &Table, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for seat in Seat::all(view.numbers.len()) {
            if viewer != Viewer::Seat(seat) {
                view.numbers[seat.index()] = None;
            }
        }
        view
    }

    fn blank(table: &Table, event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt { seat, .. }
                if viewer != Viewer::Seat(seat) && !table.has(Fault::BlankedEventLeaks) =>
            {
                Event::Dealt { seat, number: None }
            }
            Event::Took { seat, .. } if table.has(Fault::BlankedEventSaysTooLittle) => {
                Event::Took { seat, count: 0 }
            }
            event => event,
        }
    }

    fn resample(table: &Table, view: &State, _: Viewer, chance: &mut impl Chance) -> State {
        let mut state = view.clone();
        for seat in Seat::all(table.seats) {
            let number = &mut state.numbers[seat.index()];
            if number.is_none() || table.has(Fault::ResampleRedrawsTheKnown) {
                *number = Some(deal(chance, seat));
            }
        }
        state
    }

    fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
        let may_pass = check_rules(table, state, seat, Action::Pass).is_ok();
        (may_pass || table.has(Fault::FallbackOutOfTurn)).then_some(Action::Pass)
    }

    fn outcome(_: &Table, state: &State) -> Option<Outcome> {
        state.end.map(|end| Outcome {
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
            Event::Dealt { seat, number: None } => format!("dealt {seat} -"),
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
        let [kind, seat, number] = words[..] else {
            return None;
        };
        let (seat, number) = (seat.parse().ok()?, number.parse::<u8>().ok());
        match (kind, number) {
            ("dealt", number) => Some(Event::Dealt { seat, number }),
            ("took", Some(count)) => Some(Event::Took { seat, count }),
            ("rolled", Some(eyes)) => Some(Event::Rolled { seat, eyes }),
            _ => None,
        }
    }

    fn options_text(table: &Table) -> Vec<String> {
        let mut lines = vec![format!("seats {}", table.seats)];
        if !table.has(Fault::OptionsForgetTheClock) {
            lines.push(format!("clock {}", table.clock));
        }
        if let Some(fault) = table.fault {
            lines.push(format!("fault {fault:?}"));
        }
        lines
    }

    fn parse_options(lines: &[&str]) -> Result<Table, Vec<(usize, Message)>> {
        let mut table = Table {
            seats: 0,
            clock: USUAL_CLOCK,
            fault: None,
        };
        for (i, line) in lines.iter().enumerate() {
            read_option(&mut table, line).ok_or(vec![(i, Message::new("option"))])?;
        }
        if table.has(Fault::OptionsReadDifferently) {
            table.clock = table.clock.plus(Time(1));
        }
        Ok(table)
    }
}

fn read_option(table: &mut Table, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "seats" => table.seats = rest.parse().ok()?,
        "clock" => table.clock = rest.parse().ok()?,
        "fault" => {
            let mut faults = crate::COMPLAINTS.iter().map(|(fault, _)| *fault);
            let fault = faults.find(|fault| format!("{fault:?}") == rest)?;
            if fault == Fault::OptionsCannotBeRead {
                return None;
            }
            table.fault = Some(fault);
        }
        _ => return None,
    }
    Some(())
}

impl Conforms for Pebbles {
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let pebbles = state.piles.iter().chain([&state.heap]);
        vec![pebbles.map(|&pebbles| u64::from(pebbles)).sum()]
    }

    fn any_action(_: &Table, random: &mut Numbers) -> Action {
        match random.below(6) {
            5 => Action::Pass,
            count => Action::Take(count as u8),
        }
    }

    fn promise(_: &Table, _: &State, _: Seat, action: &Action) -> u32 {
        match *action {
            Action::Take(count) => u32::from(count),
            Action::Pass => 0,
        }
    }

    const EVENT_KINDS: &'static [&'static str] = &["dealt", "took", "grabbed", "rolled", "ended"];
    const REFUSAL_KINDS: &'static [&'static str] = &[
        "no-such-seat",
        "over",
        "not-your-turn",
        "not-on-the-heap",
        "not-your-number",
    ];

    fn event_kind(event: &Event) -> &'static str {
        match event {
            Event::Dealt { .. } => "dealt",
            Event::Took { count: GRAB, .. } => "grabbed",
            Event::Took { .. } => "took",
            Event::Rolled { .. } => "rolled",
            Event::Ended(_) => "ended",
        }
    }

    fn refusal_kind(refusal: &Refusal) -> &'static str {
        match refusal {
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::Over => "over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::NotOnTheHeap => "not-on-the-heap",
            Refusal::NotYourNumber => "not-your-number",
        }
    }
}
