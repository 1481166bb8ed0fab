//! Nothing leaks: a viewer can't tell the position from any other that looks the same to them.

use super::{Checker, Conforms};
use crate::chance::Seeded;
use crate::game::{Game, Listed};
use crate::seat::{Seat, Viewer};

/// Something that can happen next.
#[derive(Clone, Copy, Debug)]
enum Next<A> {
    Action(Seat, A),
    Tick,
}

/// A position that the viewer should not be able to tell from the real one.
struct Other<G: Game> {
    viewer: Viewer,
    /// How it was made.
    made: &'static str,
    state: G::State,
}

/// What a viewer sees happen.
#[derive(PartialEq, Debug)]
struct Sight<E, R> {
    events: Vec<E>,
    /// After that they learn something that they could not know.
    reveals: bool,
    /// Why nothing happens.
    refusal: Option<R>,
}

/// What each seat may do.
type Lists<G> = Vec<Vec<Listed<<G as Game>::Action>>>;

impl<G: Conforms> Checker<'_, G> {
    /// What a viewer can't know is drawn anew, or swapped: they see the same, may do the same, and see the same
    /// happen next.
    pub(super) fn check_secrets(&mut self) {
        let seats = Seat::all(G::seats(self.table));
        let lists: Lists<G> = seats.map(|seat| self.listed(&self.state, seat)).collect();
        for viewer in Viewer::all(G::seats(self.table)) {
            let view = G::view(self.table, &self.state, viewer);
            // Other numbers at every step: what is drawn once a game would come out the same all the time.
            let resampled = [(); 2].map(|()| {
                let mut chance = Seeded::from_number(self.random.next_number());
                G::resample(self.table, &view, viewer, &mut chance)
            });
            if resampled[0] != resampled[1] {
                self.seen.resampled_apart.insert(viewer);
            }
            let swapped = G::swap_hidden(self.table, &self.state, viewer, &mut self.random)
                .filter(|swapped| *swapped != self.state);
            if swapped.is_some() {
                self.seen.swapped.insert(viewer);
            }
            let resampled = resampled.map(|state| ("resampled", state));
            let swapped = swapped.map(|state| ("swapped", state));
            for (made, state) in resampled.into_iter().chain(swapped) {
                let other = Other {
                    viewer,
                    made,
                    state,
                };
                self.check_other(&other, &view, &lists);
            }
        }
    }

    fn check_other(&mut self, other: &Other<G>, view: &G::State, lists: &Lists<G>) {
        if other.state == self.state {
            return;
        }
        if let Some(how) = self.told_apart(other, view, lists) {
            self.fail_apart(other, how);
        }
        if G::inventory(self.table, &other.state) != self.inventory {
            let Other {
                viewer,
                made,
                state,
            } = other;
            self.fail(&format!(
                "what is {made} for {viewer:?} creates or loses something: {state:?}"
            ));
        }
        for next in self.what_could_come(other, lists) {
            self.check_next(other, next);
        }
    }

    /// How a viewer can tell the position from the real one before anything happens, if they can.
    fn told_apart(
        &self,
        other: &Other<G>,
        view: &G::State,
        lists: &Lists<G>,
    ) -> Option<&'static str> {
        let (table, here, there) = (self.table, &self.state, &other.state);
        if G::view(table, there, other.viewer) != *view {
            return Some("by what they see");
        }
        if G::deadline(table, there) != G::deadline(table, here) {
            return Some("by the deadline");
        }
        if G::outcome(table, there) != G::outcome(table, here) {
            return Some("by the outcome");
        }
        // Rooms say whom they wait for.
        if G::awaited(table, there) != G::awaited(table, here) {
            return Some("by whom the table waits for");
        }
        let Viewer::Seat(seat) = other.viewer else {
            return None;
        };
        if self.listed(there, seat) != lists[seat.index()] {
            return Some("by what they may do");
        }
        if G::fallback(table, there, seat) != G::fallback(table, here, seat) {
            return Some("by what is done for them");
        }
        None
    }

    /// The clock, for each seat something that it may do in both positions, and whatever the viewer may try.
    fn what_could_come(&mut self, other: &Other<G>, lists: &Lists<G>) -> Vec<Next<G::Action>> {
        let mut all = Vec::new();
        if G::deadline(self.table, &self.state).is_some() {
            all.push(Next::Tick);
        }
        for (seat, here) in Seat::all(lists.len()).zip(lists) {
            let mut both = self.listed(&other.state, seat);
            both.retain(|one| here.contains(one));
            if !both.is_empty() {
                let action = both[self.random.below(both.len())].action;
                all.push(Next::Action(seat, action));
            }
        }
        if let Viewer::Seat(seat) = other.viewer {
            let action = G::any_action(self.table, &mut self.random);
            all.push(Next::Action(seat, action));
        }
        all
    }

    /// The same happens in both positions, as far as the viewer can see, up to where they rightly learn something.
    fn check_next(&self, other: &Other<G>, next: Next<G::Action>) {
        let here = self.seen_next(&self.state, other.viewer, next);
        let there = self.seen_next(&other.state, other.viewer, next);
        if here != there {
            self.fail_apart(other, &format!("after {next:?}, {here:?} or {there:?}"));
        }
    }

    /// What a viewer sees happen, up to where they learn something that they could not know.
    fn seen_next(
        &self,
        state: &G::State,
        viewer: Viewer,
        next: Next<G::Action>,
    ) -> Sight<G::Event, G::Refusal> {
        let mut state = state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let mut chance = Seeded::from_number(self.seed + 6);
        let mut refusal = None;
        match next {
            Next::Tick => {
                if let Some(due) = G::deadline(self.table, &state) {
                    G::tick(self.table, &mut state, due, &mut chance, &mut events);
                }
            }
            Next::Action(seat, action) => {
                let result = G::act(
                    self.table,
                    &mut state,
                    seat,
                    action,
                    self.now,
                    &mut chance,
                    &mut events,
                );
                refusal = result.err();
            }
        }
        let is_news = |event: &G::Event| G::reveals(self.table, event, viewer);
        let news = events.iter().position(is_news);
        events.truncate(news.unwrap_or(events.len()));
        for event in &mut events {
            *event = G::blank(self.table, event, viewer);
        }
        Sight {
            events,
            reveals: news.is_some(),
            refusal,
        }
    }

    fn fail_apart(&self, other: &Other<G>, how: &str) -> ! {
        let Other {
            viewer,
            made,
            state,
        } = other;
        self.fail(&format!(
            "{viewer:?} can tell a {made} state from the real one {how}: {state:?}"
        ));
    }
}
