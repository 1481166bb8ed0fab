//! The contract of a game, kept by the last match.

use klaxon_core::chance::Address;
use klaxon_core::notation::{self, OptionKeys, Set, plain_number, set};
use klaxon_core::outcome::{Outcome, ScoreLine, Standing};
use klaxon_core::{Chance, Game, Listed, Message, Part, Reason, Seat, Seats, Sink, Time, Viewer};

use crate::{Action, Event, Matches, Options, Refusal, State};

const NAME: &str = "matches";
/// What chance decides: which player starts (M-3).
const FIRST: u8 = 1;
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
const HEAP: std::ops::RangeInclusive<u8> = 10..=99;
const MOST: u8 = 3;

fn unreadable(word: &str, value: &str) -> Message {
    Message::new("position-value")
        .with("word", word)
        .with("value", value)
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok()
}

fn check(
    options: &Options,
    state: &State,
    seat: Seat,
    Action::Take(count): Action,
) -> Result<(), Refusal> {
    if seat.index() >= options.players {
        Err(Refusal::NoSuchSeat)
    } else if state.end.is_some() {
        Err(Refusal::Over)
    } else if seat != state.mover {
        Err(Refusal::NotYourTurn(state.mover))
    } else if !(1..=MOST).contains(&count) || count > state.heap {
        Err(Refusal::NotSoMany)
    } else {
        Ok(())
    }
}

/// Carries out a fact and reports it.
fn emit(table: &Options, state: &mut State, event: Event, sink: &mut impl Sink<Event>) {
    Matches::apply(table, state, &event);
    sink.push(event);
}

const KEYS: OptionKeys = OptionKeys {
    unknown: "matches-option-unknown",
    twice: "matches-option-twice",
    bad_value: |name| match name {
        "players" => "matches-option-players",
        _ => "matches-option-heap",
    },
};

impl Game for Matches {
    type Options = Options;
    type Table = Options;
    type Setup = State;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const HIDES: bool = false;

    fn names() -> Vec<String> {
        vec!["matches".to_owned()]
    }

    fn name(_: &Options) -> String {
        NAME.to_owned()
    }

    fn table(options: Options) -> Result<Options, Vec<Reason>> {
        let problem = |rule, key| Reason {
            rule,
            message: Message::new(key),
        };
        let mut problems = Vec::new();
        if !PLAYERS.contains(&options.players) {
            problems.push(problem("M-1", "matches-problem-players"));
        }
        if !HEAP.contains(&options.heap) {
            problems.push(problem("M-2", "matches-problem-heap"));
        }
        if problems.is_empty() {
            Ok(options)
        } else {
            Err(problems)
        }
    }

    fn seats(table: &Options) -> usize {
        table.players
    }

    fn before(table: &Options) -> State {
        State {
            heap: table.heap,
            taken: [0; 4],
            mover: Seat(0),
            end: None,
        }
    }

    fn start(
        table: &Options,
        state: &mut State,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let at = Address {
            what: FIRST,
            turn: 0,
            which: 0,
            times: 0,
        };
        let first = chance.roll(at, table.players as u32);
        emit(table, state, Event::Turn(Seat(first as u8)), sink);
    }

    fn act(
        table: &Options,
        state: &mut State,
        seat: Seat,
        action: Action,
        now: Time,
        _: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check(table, state, seat, action)?;
        let Action::Take(count) = action;
        emit(table, state, Event::Took { seat, count }, sink);
        let next = match state.heap {
            0 => Event::Lost { seat, at: now },
            _ => Event::Turn(seat.left(table.players)),
        };
        emit(table, state, next, sink);
        Ok(())
    }

    fn tick(_: &Options, _: &mut State, _: Time, _: &mut impl Chance, _: &mut impl Sink<Event>) {}

    fn deadline(_: &Options, _: &State) -> Option<Time> {
        None
    }

    fn apply(_: &Options, state: &mut State, event: &Event) {
        match *event {
            Event::Turn(seat) => state.mover = seat,
            Event::Took { seat, count } => {
                state.heap = state.heap.saturating_sub(count);
                let taken = &mut state.taken[seat.index()];
                *taken = taken.saturating_add(count);
            }
            Event::Lost { seat, at } => state.end = Some((seat, at)),
        }
    }

    fn legal(table: &Options, state: &State, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
        for action in (1..=MOST).map(Action::Take) {
            if check(table, state, seat, action).is_ok() {
                each(Listed {
                    action,
                    mistake: false,
                });
            }
        }
    }

    fn view(_: &Options, state: &State, _: Viewer) -> State {
        *state
    }

    fn blank(_: &Options, event: &Event, _: Viewer) -> Event {
        *event
    }

    fn resample(_: &Options, view: &State, _: Viewer, _: &mut impl Chance) -> State {
        *view
    }

    fn awaited(_: &Options, state: &State) -> Seats {
        let waits = state.end.is_none();
        waits.then_some(state.mover).into_iter().collect()
    }

    fn fallback(_: &Options, state: &State, seat: Seat) -> Option<Action> {
        let waits = state.end.is_none() && seat == state.mover;
        waits.then_some(Action::Take(1))
    }

    fn reason(_: &Options, refusal: &Refusal) -> Reason {
        let (rule, message) = match *refusal {
            Refusal::NotYourTurn(mover) => {
                let message = Message::new("matches-refused-not-your-turn");
                ("M-10", message.with("seat", mover.to_string()))
            }
            Refusal::NoSuchSeat => ("M-1", Message::new("matches-refused-no-such-seat")),
            Refusal::Over => ("M-12", Message::new("matches-refused-over")),
            Refusal::NotSoMany => ("M-11", Message::new("matches-refused-not-so-many")),
        };
        Reason { rule, message }
    }

    fn outcome(table: &Options, state: &State) -> Option<Outcome> {
        let (loser, at) = state.end?;
        let standing = |seat: Seat| Standing {
            seat,
            place: if seat == loser {
                table.players as u8
            } else {
                1
            },
            score: Vec::<ScoreLine>::new(),
        };
        Some(Outcome {
            won: true,
            reason: Message::new("matches-lost").with("seat", loser.to_string()),
            at,
            score: Vec::new(),
            standings: Seat::all(table.players).map(standing).collect(),
        })
    }

    fn action_text(_: &Options, Action::Take(count): &Action) -> String {
        format!("take {count}")
    }

    fn parse_action(_: &Options, text: &str) -> Option<Action> {
        let count = text.strip_prefix("take ")?;
        plain_number(count).map(Action::Take)
    }

    fn event_text(_: &Options, event: &Event) -> String {
        match *event {
            Event::Turn(seat) => format!("turn {seat}"),
            Event::Took { seat, count } => format!("took {seat} {count}"),
            Event::Lost { seat, at } => format!("lost {seat} {at}"),
        }
    }

    fn parse_event(table: &Options, text: &str) -> Option<Event> {
        let words: Vec<&str> = text.split(' ').collect();
        let seat = |text: &str| -> Option<Seat> {
            let seat: Seat = text.parse().ok()?;
            (seat.index() < table.players).then_some(seat)
        };
        Some(match words.as_slice() {
            ["took", who, count] => Event::Took {
                seat: seat(who)?,
                count: plain_number(count)?,
            },
            ["turn", who] => Event::Turn(seat(who)?),
            ["lost", who, at] => Event::Lost {
                seat: seat(who)?,
                at: at.parse().ok()?,
            },
            _ => return None,
        })
    }

    fn empty(table: &Options) -> State {
        Self::before(table)
    }

    fn setup(_: &Options, state: &State) -> State {
        *state
    }

    fn position(table: &Options, setup: &State) -> Result<State, Vec<Message>> {
        let taken = setup.taken.iter().map(|&count| usize::from(count));
        let all = usize::from(setup.heap) + taken.sum::<usize>();
        let sound = all == usize::from(table.heap) && setup.mover.index() < table.players;
        match sound {
            true => Ok(*setup),
            false => Err(vec![Message::new("matches-position")]),
        }
    }

    fn say(table: &Options, setup: &State, each: &mut impl FnMut(Part)) {
        let mut part = |word: &str, value: String, usual: bool| {
            let word = word.to_owned();
            each(Part { word, value, usual });
        };
        part("mover", setup.mover.to_string(), false);
        part("heap", setup.heap.to_string(), false);
        for seat in Seat::all(table.players) {
            let count = setup.taken[seat.index()];
            part("taken", format!("{seat} {count}"), count == 0);
        }
        let end = setup.end.map(|(seat, at)| format!("{seat} {at}"));
        part("end", end.unwrap_or("none".to_owned()), setup.end.is_none());
    }

    fn hear(_: &Options, setup: &mut State, word: &str, value: &str) -> Result<(), Message> {
        let unclear = || unreadable(word, value);
        match word {
            "heap" => setup.heap = plain_number(value).ok_or_else(unclear)?,
            "mover" => setup.mover = seat(value).ok_or_else(unclear)?,
            "taken" => {
                let (who, count) = value.split_once(' ').ok_or_else(unclear)?;
                let place = setup
                    .taken
                    .get_mut(seat(who).ok_or_else(unclear)?.index())
                    .ok_or_else(unclear)?;
                *place = plain_number(count).ok_or_else(unclear)?;
            }
            "end" if value == "none" => setup.end = None,
            "end" => {
                let (who, at) = value.split_once(' ').ok_or_else(unclear)?;
                setup.end = Some((
                    seat(who).ok_or_else(unclear)?,
                    at.parse().map_err(|_| unclear())?,
                ));
            }
            _ => return Err(Message::new("scenario-given").with("word", word)),
        }
        Ok(())
    }

    fn options_text(table: &Options) -> Vec<String> {
        vec![
            format!("players {}", table.players),
            format!("heap {}", table.heap),
        ]
    }

    fn read_options(_: &str, lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
        let mut options = Options {
            players: 4,
            heap: 21,
        };
        let lines = lines.iter().copied().enumerate();
        let wrong = notation::read_options(lines, KEYS, |name, value| match name {
            "players" => set(&mut options.players, plain_number(value)),
            "heap" => set(&mut options.heap, plain_number(value)),
            _ => Set::Unknown,
        });
        (options, wrong)
    }
}
