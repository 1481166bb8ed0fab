//! Bots of FLATLINE beside people: they plan with them, and play a decent minute.

use klaxon_bots::Policy;
use klaxon_bots::flatline::Greedy;
use klaxon_core::chance::Seeded;
use klaxon_core::position::parse_position;
use klaxon_core::{Company, Game, Seat, Time, setup};
use klaxon_flatline::action::Pick;
use klaxon_flatline::line::Sign;
use klaxon_flatline::note::Note;
use klaxon_flatline::place::{Bay, LineId, Target};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Card, Flatline, State, Table};

const PERSON: Seat = Seat(0);
const BOT: Seat = Seat(1);

/// A person on the first seat, who is chief, and bots; in the first round.
struct Crew {
    table: Table,
    state: State,
    chance: Seeded,
    now: Time,
    company: Company,
}

impl Crew {
    /// Planning has begun.
    fn planning(players: usize, seed: u64) -> Crew {
        let line = format!("players {players}");
        let table = setup::table::<Flatline>("flatline", &[&line]).ok();
        let table = table.expect("good options");
        let mut crew = Crew {
            state: Flatline::before(&table),
            table,
            chance: Seeded::from_number(seed),
            now: Time::ZERO,
            company: Company {
                people: [PERSON].into_iter().collect(),
                notes: Vec::new(),
            },
        };
        Flatline::start(&crew.table, &mut crew.state, &mut crew.chance, &mut ());
        crew.act(PERSON, Action::Choose(Pick::Bay(Bay(0))));
        while crew.state.phase != Phase::Planning {
            let action = Flatline::fallback(&crew.table, &crew.state, PERSON);
            crew.act(PERSON, action.expect("the chief decides"));
        }
        crew
    }

    /// The countdown has begun.
    fn countdown(players: usize, seed: u64) -> Crew {
        let mut crew = Crew::planning(players, seed);
        for seat in Seat::all(players) {
            crew.act(seat, Action::Ready);
        }
        assert_eq!(crew.state.phase, Phase::Countdown);
        crew
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let Crew {
            table,
            state,
            chance,
            now,
            ..
        } = self;
        let done = Flatline::act(table, state, seat, action, *now, chance, &mut ());
        done.unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }

    /// What a bot says, if that is something new.
    fn says(&mut self, seat: Seat) -> Option<String> {
        let mut bot = Greedy::default();
        bot.meet(&self.company);
        bot.note(&self.table, &self.state, seat)
    }

    /// A bot says what it plans.
    fn pins(&mut self, seat: Seat) -> Vec<Target> {
        let text = self.says(seat).unwrap_or_default();
        Note::parse(&self.table, &text).unwrap_or_default().pins
    }

    /// The person pins something.
    fn person_pins(&mut self, pins: Vec<Target>) {
        let note = Note {
            round: self.state.round,
            pins,
            proposal: None,
        };
        self.company.notes = vec![(PERSON, note.text(&self.table))];
    }

    /// What a bot does, so long after the countdown began.
    fn does(&mut self, seat: Seat, at: Time) -> Option<Action> {
        self.now = self.state.since.plus(at);
        let mut bot = Greedy::default();
        bot.meet(&self.company);
        bot.decide(&self.table, &self.state, seat, self.now)
    }

    fn sign(&self, target: Target) -> Sign {
        let form = self.table.form(&self.state, target);
        form.expect("something to fill").sign()
    }

    fn needs_others(&self, target: Target) -> bool {
        !matches!(self.sign(target), Sign::Any | Sign::One)
    }

    /// Returns whether a bot lays dice there, if it goes on like this.
    fn goes_to(&mut self, seat: Seat, target: Target, at: Time) -> bool {
        let before = self.state;
        let mut found = false;
        while let Some(action @ Action::Place(_, space)) = self.does(seat, at) {
            found |= space.of == target;
            self.act(seat, action);
        }
        self.state = before;
        found
    }
}

#[test]
fn a_bot_pins_one_to_three_things_that_nobody_else_does() {
    for (players, seed) in (2..=5).flat_map(|players| (0..8).map(move |seed| (players, seed))) {
        let mut crew = Crew::planning(players, seed);
        let mut all: Vec<Target> = Vec::new();
        for seat in Seat::all(players).skip(1) {
            let pins = crew.pins(seat);
            assert!((1..=3).contains(&pins.len()), "{pins:?}");
            for pin in pins {
                assert!(!all.contains(&pin) || crew.needs_others(pin), "{pin}");
                all.push(pin);
            }
        }
    }
}

#[test]
fn a_bot_leaves_to_a_person_what_they_pinned_and_pins_something_else() {
    let mut left = 0;
    for seed in 0..20 {
        let mut crew = Crew::planning(3, seed);
        let pin = crew.pins(BOT)[0];
        crew.person_pins(vec![pin]);
        let again = crew.pins(BOT);
        assert!(!again.is_empty());
        if !crew.needs_others(pin) {
            assert!(!again.contains(&pin), "{pin}");
            left += 1;
        }
    }
    assert!(left > 5, "{left}");
}

#[test]
fn a_bot_joins_what_a_person_pinned_and_can_not_do_alone() {
    let mut joined = 0;
    for seed in 0..40 {
        let mut crew = Crew::planning(2, seed);
        let lines = Bay::all().flat_map(|bay| (0..3).map(move |line| LineId { bay, line }));
        let mut lines = lines.map(Target::Line);
        let Some(line) = lines.find(|line| crew.needs_others(*line)) else {
            continue;
        };
        crew.person_pins(vec![line]);
        assert!(crew.pins(BOT).contains(&line), "{line}");
        joined += 1;
    }
    assert!(joined > 3, "{joined}");
}

#[test]
fn a_note_of_another_round_says_nothing() {
    let mut crew = Crew::planning(3, 1);
    let pins = crew.pins(BOT);
    crew.person_pins(pins.clone());
    let text = crew.company.notes[0].1.replacen("1:", "2:", 1);
    crew.company.notes = vec![(PERSON, text)];
    assert_eq!(crew.pins(BOT), pins);
}

#[test]
fn a_bot_says_a_thing_once() {
    let mut crew = Crew::planning(2, 1);
    let text = crew.says(BOT).expect("it pins something");
    crew.company.notes.push((BOT, text));
    assert_eq!(crew.says(BOT), None);
    crew.act(PERSON, Action::Ready);
    crew.act(BOT, Action::Ready);
    assert_eq!(crew.says(BOT), None, "it is kept into the minute");
}

/// Planning, with a card in the triage area.
const TRIAGE: &str = "round 1; phase planning; chief 1; dial 1; bay 1 electrician; bay 2 welder; bay 3 rigger; \
    bay 4 physicist; left 3; meter 7; slot-1 setback; triage clear; draws 2";

#[test]
fn a_bot_proposes_what_it_would_do_as_chief() {
    let mut crew = Crew::planning(2, 1);
    let position = parse_position::<Flatline>(&crew.table, TRIAGE);
    crew.state = position.expect("a position");
    let text = crew.says(BOT).expect("it has something to say");
    let note = Note::parse(&crew.table, &text).expect("a note");
    let action = note.proposal.expect("a proposal");
    assert!(matches!(action, Action::Use(Card::Clear, _)), "{text}");
    crew.company.notes.push((BOT, text));
    assert_eq!(crew.says(BOT), None);
    crew.act(PERSON, action);
    let text = crew.says(BOT).expect("that is done");
    let note = Note::parse(&crew.table, &text).expect("its pins are left");
    assert_eq!(note.proposal, None);
}

#[test]
fn in_the_minute_a_bot_does_not_do_what_a_person_pinned_unless_time_is_short() {
    let (mut left, mut taken) = (0, 0);
    for seed in 0..20 {
        let mut crew = Crew::countdown(2, seed);
        let Some(Action::Place(_, space)) = crew.does(BOT, Time(2000)) else {
            continue;
        };
        if crew.needs_others(space.of) {
            continue;
        }
        crew.person_pins(vec![space.of]);
        assert!(!crew.goes_to(BOT, space.of, Time(2000)), "{space}");
        left += 1;
        taken += usize::from(crew.goes_to(BOT, space.of, Time::seconds(50)));
    }
    assert!(left > 5 && taken > 2, "{left} {taken}");
}

#[test]
fn a_bot_is_not_done_while_a_person_could_use_its_dice() {
    for seed in 0..20 {
        let mut crew = Crew::countdown(2, seed);
        for second in 1..59 {
            match crew.does(BOT, Time::seconds(second)) {
                Some(Action::Done) => {
                    let colour = crew.table.colours_of(BOT).next().expect("a colour");
                    assert_eq!(crew.state.unplaced(colour), 0);
                }
                Some(action) => crew.act(BOT, action),
                None => {}
            }
        }
        crew.now = crew.state.since.plus(Time(59_100));
        crew.act(PERSON, Action::Done);
        while crew.state.phase == Phase::Countdown {
            let action = crew.does(BOT, Time(59_200));
            crew.act(BOT, action.expect("nobody is waited for any more"));
        }
    }
}

#[test]
fn a_bot_ends_what_a_person_began_if_it_can() {
    let mut ended = 0;
    for seed in 0..40 {
        let mut crew = Crew::countdown(2, seed);
        let mut places = Vec::new();
        Flatline::legal(&crew.table, &crew.state, PERSON, &mut |one| {
            places.extend(matches!(one.action, Action::Place(..)).then_some(one.action));
        });
        for action in places {
            let Action::Place(_, space) = action else {
                continue;
            };
            let before = crew.state;
            crew.act(PERSON, action);
            let row = crew.state.row(space.of);
            let form = crew.table.form(&crew.state, space.of).expect("a line");
            let missing = form.len() - row.iter().flatten().count();
            // The person has only this die, and the bot what else it takes.
            crew.state = before;
            if missing == 1 && crew.sign(space.of) != Sign::One {
                crew.act(PERSON, action);
                ended += usize::from(crew.goes_to(BOT, space.of, Time(2000)));
                crew.state = before;
            }
        }
    }
    assert!(ended > 10, "{ended}");
}
