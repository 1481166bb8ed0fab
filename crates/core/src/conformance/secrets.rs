//! Nothing leaks: a viewer can't tell the position from any other that looks the same to them.

use super::{Checker, Conforms};
use crate::chance::Seeded;
use crate::seat::{Seat, Viewer};

/// Something that can happen next.
#[derive(Clone, Copy, Debug)]
enum Next<A> {
    Action(Seat, A),
    Tick,
}

impl<G: Conforms> Checker<'_, G> {
    /// What a viewer can't know is drawn anew, or swapped: they see the same, may do the same, and see the same
    /// happen next.
    pub(super) fn check_secrets(&mut self) {
        for viewer in Viewer::all(G::seats(self.table)) {
            let view = G::view(self.table, &self.state, viewer);
            let resampled = [3, 4].map(|number| {
                let mut chance = Seeded::from_number(self.seed + number);
                G::resample(self.table, &view, viewer, &mut chance)
            });
            let apart = resampled[0] != resampled[1];
            self.seen.resampled_apart += usize::from(apart);
            let swapped = G::swap_hidden(self.table, &self.state, viewer, &mut self.random);
            self.seen.swapped += usize::from(swapped.is_some());
            for other in resampled.into_iter().chain(swapped) {
                self.check_other(viewer, &view, &other);
            }
        }
    }

    fn check_other(&mut self, viewer: Viewer, view: &G::State, other: &G::State) {
        if *other == self.state {
            return;
        }
        let told_apart = G::view(self.table, other, viewer) != *view
            || G::deadline(self.table, other) != G::deadline(self.table, &self.state)
            || G::outcome(self.table, other) != G::outcome(self.table, &self.state)
            || matches!(viewer, Viewer::Seat(seat) if self.listed(other, seat) != self.listed(view, seat));
        if told_apart {
            self.fail(&format!(
                "{viewer:?} can tell a resampled state from the real one"
            ));
        }
        if G::inventory(self.table, other) != self.inventory {
            self.fail(&format!(
                "resampling for {viewer:?} creates or loses something"
            ));
        }
        for next in self.what_could_come(other) {
            self.check_next(viewer, other, next);
        }
    }

    /// The clock, and for each seat something that it may do in both positions.
    fn what_could_come(&mut self, other: &G::State) -> Vec<Next<G::Action>> {
        let mut all = Vec::new();
        if G::deadline(self.table, &self.state).is_some() {
            all.push(Next::Tick);
        }
        for seat in Seat::all(G::seats(self.table)) {
            let there = self.listed(other, seat);
            let mut both = self.listed(&self.state, seat);
            both.retain(|one| there.contains(one));
            if !both.is_empty() {
                let action = both[self.random.below(both.len())].action;
                all.push(Next::Action(seat, action));
            }
        }
        all
    }

    /// The same happens in both positions, as far as the viewer can see, up to where they rightly learn something.
    fn check_next(&self, viewer: Viewer, other: &G::State, next: Next<G::Action>) {
        let here = self.seen_next(&self.state, viewer, next);
        let there = self.seen_next(other, viewer, next);
        for i in 0..here.len().max(there.len()) {
            if here.get(i) != there.get(i) {
                self.fail(&format!(
                    "{viewer:?} can tell a resampled state from the real one after {next:?}: {here:?} or {there:?}"
                ));
            }
        }
    }

    /// What a viewer sees happen, up to where they learn something that they could not know.
    fn seen_next(&self, state: &G::State, viewer: Viewer, next: Next<G::Action>) -> Vec<G::Event> {
        let mut state = state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let mut chance = Seeded::from_number(self.seed + 6);
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
                if let Err(refusal) = result {
                    self.fail(&format!(
                        "{seat} {action:?} is listed, but refused: {refusal:?}"
                    ));
                }
            }
        }
        let known = events
            .iter()
            .take_while(|event| !G::reveals(self.table, event, viewer));
        known
            .map(|event| G::blank(self.table, event, viewer))
            .collect()
    }
}
