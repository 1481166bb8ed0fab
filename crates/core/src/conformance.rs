//! The kit that checks that a game keeps the contract: it plays games at random and tests every invariant at every
//! step. Every game is registered with it in a test of its own, which calls [`run()`].

mod awaited;
mod office;
mod run;
mod secrets;
mod seen;
mod words;

pub use self::run::{games_asked_for, run};
pub use self::seen::Seen;

use std::collections::BTreeSet;

use crate::chance::Seeded;
use crate::game::{Game, Listed};
use crate::kind::Kind;
use crate::numbers::Numbers;
use crate::record::{Cause, Header, Line, Player, Record};
use crate::seat::{Seat, Viewer};
use crate::time::Time;

/// What the kit needs to know of a game besides the contract.
pub trait Conforms: Game<Event: Kind, Refusal: Kind> {
    /// Set-ups that together show everything: all numbers of players and all options.
    fn tables() -> Vec<Self::Table>;

    /// Positions that games rarely get to, each played on from.
    fn rare() -> Vec<(Self::Table, Self::State)> {
        Vec::new()
    }

    /// What must stay the same in every position: how many dice of each kind, which cards.
    fn inventory(table: &Self::Table, state: &Self::State) -> Vec<u64>;

    /// An action made up from random numbers, mostly wrong.
    fn any_action(table: &Self::Table, random: &mut Numbers) -> Self::Action;

    /// What games have to show besides every kind of event and refusal: effects of cards, say, by name.
    fn effects() -> Vec<&'static str> {
        Vec::new()
    }

    /// What an event shows of that, in the position before it.
    fn effect(
        _table: &Self::Table,
        _state: &Self::State,
        _event: &Self::Event,
    ) -> Option<&'static str> {
        None
    }

    /// How good an action looks at a glance, for games that get somewhere: the kit mixes random and greedy play.
    fn promise(table: &Self::Table, state: &Self::State, seat: Seat, action: &Self::Action) -> u32;

    /// Returns whether the rules have nothing done for an awaited seat, because the clock will act for it.
    fn is_left_to_the_clock(_table: &Self::Table, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The same position with something swapped that the viewer can't know, made without [`Game::resample`]; none if
    /// everything is public.
    fn swap_hidden(
        _table: &Self::Table,
        _state: &Self::State,
        _viewer: Viewer,
        _random: &mut Numbers,
    ) -> Option<Self::State> {
        None
    }
}

/// How a game is played by the kit.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Out of a hundred decisions so many are greedy, the others random.
    pub greedy: usize,
    /// The time between two actions is random below this.
    pub pace: Time,
    /// A game that is not over after so many actions is left.
    pub longest: usize,
}

/// Plays one game and checks everything. Panics with the seed and the position where something is wrong.
pub fn check_game<G: Conforms>(table: &G::Table, seed: u64, style: Style) -> Seen {
    let mut checker = Checker::<G>::new(table, G::before(table), seed, style);
    checker.start();
    checker.play();
    checker.check_record();
    checker.seen
}

/// The same from a position in the middle of a game, for what games rarely get to.
pub fn check_position<G: Conforms>(
    table: &G::Table,
    position: G::State,
    seed: u64,
    style: Style,
) -> Seen {
    let mut checker = Checker::<G>::new(table, position, seed, style);
    checker.arrive();
    checker.play();
    checker.seen
}

/// A person and bots, who play nothing in truth.
fn header(seats: usize) -> Header {
    let player = |seat: Seat| match seat {
        Seat(0) => Player::Person("Ann Lee".to_owned()),
        _ => Player::Bot("random".to_owned()),
    };
    Header {
        players: Seat::all(seats).map(|seat| (seat, player(seat))).collect(),
        ..Header::default()
    }
}

struct Checker<'a, G: Conforms> {
    table: &'a G::Table,
    seed: u64,
    style: Style,
    random: Numbers,
    chance: Seeded,
    now: Time,
    state: G::State,
    /// What each viewer has, made of nothing but the events they were sent.
    views: Vec<(Viewer, G::State)>,
    inventory: Vec<u64>,
    record: Record<G>,
    seen: Seen,
}

impl<'a, G: Conforms> Checker<'a, G> {
    fn new(table: &'a G::Table, state: G::State, seed: u64, style: Style) -> Checker<'a, G> {
        let viewers = Viewer::all(G::seats(table));
        let views = viewers.map(|viewer| (viewer, G::view(table, &state, viewer)));
        Checker {
            table,
            seed,
            style,
            random: Numbers::new(seed),
            chance: Seeded::from_number(seed),
            now: Time::ZERO,
            inventory: G::inventory(table, &state),
            views: views.collect(),
            state,
            record: Record {
                header: header(G::seats(table)),
                lines: Vec::new(),
            },
            seen: Seen::default(),
        }
    }

    fn start(&mut self) {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        G::start(self.table, &mut state, &mut self.chance, &mut events);
        self.follow(state, Cause::Start, events);
    }

    /// To the end, or until the longest game is reached.
    fn play(&mut self) {
        while self.seen.games == 0 && self.seen.actions < self.style.longest {
            if self.record.lines.len() > 100 * self.style.longest {
                self.fail("the clock goes on and on");
            }
            self.step();
        }
        if self.seen.games > 0 {
            self.check_wrong_actions();
            self.check_secrets();
        }
    }

    /// One action of somebody, or the clock.
    fn step(&mut self) {
        self.check_lists();
        self.check_awaited();
        self.check_office();
        self.check_words();
        self.check_wrong_actions();
        self.check_too_late();
        self.check_fallbacks();
        self.check_secrets();
        self.check_late_tick();
        self.pass_time();
        if self.seen.games > 0 {
            return;
        }
        let Some((seat, action)) = self.decide() else {
            return self.wait_for_the_clock();
        };
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let (table, now) = (self.table, self.now);
        let result = G::act(
            table,
            &mut state,
            seat,
            action,
            now,
            &mut self.chance,
            &mut events,
        );
        if let Err(refusal) = result {
            self.fail(&format!(
                "{seat} {action:?} was listed, and refused: {refusal:?}"
            ));
        }
        self.seen.actions += 1;
        self.follow(state, Cause::Action(seat, action), events);
    }

    /// Nobody can act: the next thing to happen is the clock.
    fn wait_for_the_clock(&mut self) {
        match G::deadline(self.table, &self.state) {
            Some(deadline) => self.tick_at(deadline),
            None => self.fail("the game is not over, nobody can act and nothing is due"),
        }
    }

    /// Every action that is listed is accepted; what was listed for the state is listed for the view.
    fn check_lists(&mut self) {
        for seat in Seat::all(G::seats(self.table)) {
            let listed = self.listed(&self.state, seat);
            let view = G::view(self.table, &self.state, Viewer::Seat(seat));
            if self.listed(&view, seat) != listed {
                self.fail(&format!("seat {seat} sees another list than there is"));
            }
            let mut texts = BTreeSet::new();
            for one in &listed {
                let text = self.check_action_text(&one.action);
                if !texts.insert(text) {
                    self.fail(&format!("{seat} {:?} is listed twice", one.action));
                }
            }
            // Trying all of them at every step would make long games slow.
            for _ in 0..listed.len().min(4) {
                let action = listed[self.random.below(listed.len())].action;
                let mut copy = self.state.clone();
                let mut chance = Seeded::from_number(self.seed + 1);
                let result = G::act(
                    self.table,
                    &mut copy,
                    seat,
                    action,
                    self.now,
                    &mut chance,
                    &mut (),
                );
                if let Err(refusal) = result {
                    self.fail(&format!(
                        "{seat} {action:?} is listed, but refused: {refusal:?}"
                    ));
                }
            }
        }
    }

    /// What is not listed is refused, with a rule, and changes nothing.
    fn check_wrong_actions(&mut self) {
        for _ in 0..6 {
            let seat = Seat(self.random.below(G::seats(self.table) + 1) as u8);
            let action = G::any_action(self.table, &mut self.random);
            self.check_action_text(&action);
            let is_listed = self
                .listed(&self.state, seat)
                .iter()
                .any(|listed| listed.action == action);
            let mut copy = self.state.clone();
            let mut events = Vec::new();
            let mut chance = Seeded::from_number(self.seed + 2);
            let (table, now) = (self.table, self.now);
            let result = G::act(
                table,
                &mut copy,
                seat,
                action,
                now,
                &mut chance,
                &mut events,
            );
            match result {
                Ok(()) if !is_listed => {
                    self.fail(&format!("{seat} {action:?} is accepted, but not listed"));
                }
                Ok(()) => {}
                Err(refusal) if is_listed => {
                    self.fail(&format!(
                        "{seat} {action:?} is listed, but refused: {refusal:?}"
                    ));
                }
                Err(refusal) => self.refused(&copy, &events, &refusal),
            }
        }
    }

    /// Acting when something is due and nobody ticked: accepted or refused, as the game likes, but soundly.
    fn check_too_late(&mut self) {
        let Some(deadline) = G::deadline(self.table, &self.state) else {
            return;
        };
        let seat = Seat(self.random.below(G::seats(self.table)) as u8);
        let Some(listed) = self.listed(&self.state, seat).first().copied() else {
            return;
        };
        let mut copy = self.state.clone();
        let mut events = Vec::new();
        let mut chance = Seeded::from_number(self.seed + 4);
        let result = G::act(
            self.table,
            &mut copy,
            seat,
            listed.action,
            deadline,
            &mut chance,
            &mut events,
        );
        match result {
            Ok(()) => self.check_events(&events, &copy),
            Err(refusal) => self.refused(&copy, &events, &refusal),
        }
    }

    fn refused(&mut self, copy: &G::State, events: &[G::Event], refusal: &G::Refusal) {
        if *copy != self.state || !events.is_empty() {
            self.fail(&format!("{refusal:?} changed something"));
        }
        self.seen.refusals.insert(refusal.kind());
        self.seen.rules.insert(G::reason(self.table, refusal).rule);
    }

    fn check_fallbacks(&self) {
        for seat in Seat::all(G::seats(self.table)) {
            if let Some(action) = G::fallback(self.table, &self.state, seat) {
                let listed = self.listed(&self.state, seat);
                if !listed.contains(&Listed {
                    action,
                    mistake: false,
                }) {
                    self.fail(&format!("the fallback {seat} {action:?} is not listed"));
                }
            }
        }
    }

    /// An action survives as text; returns it.
    fn check_action_text(&self, action: &G::Action) -> String {
        let text = G::action_text(self.table, action);
        if G::parse_action(self.table, &text) != Some(*action) || text.contains([':', ';', '\n']) {
            self.fail(&format!("{action:?} does not survive as {text:?}"));
        }
        text
    }

    /// A tick that comes late makes happen what ticks in time would have.
    fn check_late_tick(&mut self) {
        let Some(deadline) = G::deadline(self.table, &self.state) else {
            return;
        };
        if !self.random.once_in(8) {
            return;
        }
        let late = deadline.plus(Time(self.random.below(30_000) as u32));
        let mut chance = Seeded::from_number(self.seed + 5);
        let (mut punctual, mut told) = (self.state.clone(), Vec::new());
        while let Some(due) = G::deadline(self.table, &punctual).filter(|due| *due <= late) {
            let before = told.len();
            G::tick(self.table, &mut punctual, due, &mut chance, &mut told);
            if told.len() == before {
                self.fail("nothing happened at the deadline");
            }
            if told.len() > 10_000 {
                self.fail("the clock goes on and on");
            }
        }
        let (mut at_once, mut events) = (self.state.clone(), Vec::new());
        G::tick(self.table, &mut at_once, late, &mut chance, &mut events);
        if at_once != punctual || events != told {
            self.fail(&format!(
                "ticks in time make {told:?}, a late one makes {events:?}"
            ));
        }
    }

    /// Some time passes; before the deadline nothing happens by itself.
    fn pass_time(&mut self) {
        let step = self.random.below(self.style.pace.0 as usize + 1) as u32;
        let now = self.now.plus(Time(step));
        match G::deadline(self.table, &self.state) {
            Some(deadline) if deadline <= now => self.tick_at(deadline),
            _ => {
                let mut copy = self.state.clone();
                let mut events = Vec::new();
                G::tick(self.table, &mut copy, now, &mut self.chance, &mut events);
                if copy != self.state || !events.is_empty() {
                    self.fail("something happened before the deadline");
                }
                self.now = now;
            }
        }
    }

    /// At the deadline something happens.
    fn tick_at(&mut self, deadline: Time) {
        self.now = deadline;
        let mut state = self.state.clone();
        let mut events = Vec::new();
        G::tick(
            self.table,
            &mut state,
            deadline,
            &mut self.chance,
            &mut events,
        );
        if events.is_empty() {
            self.fail("nothing happened at the deadline");
        }
        self.follow(state, Cause::Tick, events);
    }

    /// A seat that can act, and what it does.
    fn decide(&mut self) -> Option<(Seat, G::Action)> {
        let mut able: Vec<(Seat, Vec<Listed<G::Action>>)> = Seat::all(G::seats(self.table))
            .map(|seat| (seat, self.listed(&self.state, seat)))
            .filter(|(_, listed)| !listed.is_empty())
            .collect();
        if able.is_empty() {
            return None;
        }
        let (seat, listed) = able.swap_remove(self.random.below(able.len()));
        let greedy = self.random.below(100) < self.style.greedy;
        let action = if greedy {
            let promise = |l: &&Listed<G::Action>| {
                (
                    !l.mistake,
                    G::promise(self.table, &self.state, seat, &l.action),
                )
            };
            listed.iter().max_by_key(promise).map(|l| l.action)
        } else {
            Some(listed[self.random.below(listed.len())].action)
        };
        action.map(|action| (seat, action))
    }

    /// Checks what happened, and goes on from there.
    fn follow(&mut self, state: G::State, cause: Cause<G>, events: Vec<G::Event>) {
        self.check_events(&events, &state);
        let mut folded = self.state.clone();
        for event in &events {
            self.seen.events.insert(event.kind());
            let effect = G::effect(self.table, &folded, event);
            self.seen.effects.extend(effect);
            G::apply(self.table, &mut folded, event);
        }
        self.tell(&events);
        self.state = state;
        let at = self.now;
        self.record.lines.push(Line { at, cause, events });
        self.arrive();
    }

    /// The events make the new state of the old one, lose nothing on the way, and can be written down.
    fn check_events(&self, events: &[G::Event], state: &G::State) {
        let mut folded = self.state.clone();
        for event in events {
            G::apply(self.table, &mut folded, event);
            if G::inventory(self.table, &folded) != self.inventory {
                self.fail(&format!("{event:?} creates or loses something"));
            }
            if let Err(text) = self.event_survives(event) {
                self.fail(&format!("{event:?} does not survive as {text:?}"));
            }
        }
        if folded != *state {
            self.fail(&format!(
                "the events {events:?} do not make the state {state:?}"
            ));
        }
    }

    /// Everybody is sent what they may see of what happened.
    fn tell(&mut self, events: &[G::Event]) {
        let mut views = std::mem::take(&mut self.views);
        for (viewer, view) in &mut views {
            for event in events {
                let blanked = G::blank(self.table, event, *viewer);
                if blanked != *event
                    && let Err(text) = self.event_survives(&blanked)
                {
                    self.fail(&format!(
                        "{viewer:?} sees {blanked:?}, which does not survive as {text:?}"
                    ));
                }
                G::apply(self.table, view, &blanked);
            }
        }
        self.views = views;
    }

    /// The event is the same after it was written and read; if not, what was written.
    fn event_survives(&self, event: &G::Event) -> Result<(), String> {
        let text = G::event_text(self.table, event);
        let is_same = G::parse_event(self.table, &text) == Some(*event);
        match is_same && !text.contains([';', '\n']) {
            true => Ok(()),
            false => Err(text),
        }
    }

    /// A new position: what is due lies ahead, everybody sees what they may, and perhaps it is the end.
    fn arrive(&mut self) {
        let due = G::deadline(self.table, &self.state);
        if due.is_some_and(|due| due < self.now) {
            self.fail("a deadline in the past");
        }
        self.check_views();
        if let Some(outcome) = G::outcome(self.table, &self.state) {
            self.seen.games = 1;
            self.seen.won = usize::from(outcome.won);
            self.check_end();
        }
    }

    /// Folding what a viewer was sent gives what the viewer may see, and the view tells as much of time and end as the
    /// position itself.
    fn check_views(&self) {
        self.check_position_text(&self.state);
        for (viewer, folded) in &self.views {
            let view = G::view(self.table, &self.state, *viewer);
            if *folded != view {
                self.fail(&format!(
                    "{viewer:?} has {folded:?} and should see {view:?}"
                ));
            }
            if G::HIDES {
                self.check_position_text(&view);
            } else if view != self.state {
                self.fail(&format!("nothing is hidden, but {viewer:?} sees {view:?}"));
            }
            if G::deadline(self.table, &view) != G::deadline(self.table, &self.state) {
                self.fail(&format!("{viewer:?} sees another deadline"));
            }
            if G::outcome(self.table, &view) != G::outcome(self.table, &self.state) {
                self.fail(&format!("{viewer:?} sees another outcome"));
            }
            self.check_awaited_in_view(*viewer, &view);
        }
    }

    /// Nobody is awaited after the end, nobody can do anything, nothing is due, and time changes nothing.
    fn check_end(&self) {
        let awaited = G::awaited(self.table, &self.state);
        let goes_on = |seat: Seat| {
            awaited.contains(seat)
                || !self.listed(&self.state, seat).is_empty()
                || G::fallback(self.table, &self.state, seat).is_some()
                || G::hand_office(self.table, &self.state, seat).is_some()
        };
        let somebody = Seat::all(G::seats(self.table)).any(goes_on);
        if somebody || G::deadline(self.table, &self.state).is_some() {
            self.fail("the game is over, and goes on");
        }
        let mut copy = self.state.clone();
        let mut events = Vec::new();
        let mut chance = Seeded::from_number(self.seed);
        let later = self.now.plus(Time::seconds(3600));
        G::tick(self.table, &mut copy, later, &mut chance, &mut events);
        if copy != self.state || !events.is_empty() {
            self.fail("the game is over, and the clock changes it");
        }
    }

    /// The record of the whole game can be read again, and played again. Its name is one of the game's.
    fn check_record(&self) {
        let (name, names) = (G::name(self.table), G::names());
        if !names.contains(&name) {
            self.fail(&format!("the name {name:?} is none of {names:?}"));
        }
        let text = self.record.text(self.table);
        match Record::<G>::parse(&text) {
            Ok((table, record)) => {
                if record.text(&table) != text || record.header != self.record.header {
                    self.fail("the record reads differently the second time");
                }
                let mut chance = Seeded::from_number(self.seed);
                if let Err(difference) = record.replay(&table, &mut chance) {
                    self.fail(&format!("the record plays differently: {difference:?}"));
                }
            }
            Err(errors) => self.fail(&format!("the record can't be read: {errors:?}\n{text}")),
        }
    }

    fn listed(&self, state: &G::State, seat: Seat) -> Vec<Listed<G::Action>> {
        let mut listed = Vec::new();
        G::legal(self.table, state, seat, &mut |one| listed.push(one));
        listed
    }

    fn fail(&self, what: &str) -> ! {
        panic!("seed {}: {what}\nin {:#?}", self.seed, self.state);
    }
}
