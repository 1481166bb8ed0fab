//! A position can be said in words, as a whole and part by part, and every word is understood.

use super::{Checker, Conforms};
use crate::game::Part;
use crate::position::{in_its_form, parse_position, position_text};
use crate::seat::Viewer;

impl<G: Conforms> Checker<'_, G> {
    /// What is said of the position makes the same position, and so does its line.
    pub(super) fn check_position_text(&self, state: &G::State) {
        let checked = G::position(self.table, &G::setup(self.table, state));
        if checked.as_ref() != Ok(state) {
            self.fail(&format!(
                "what is said of {state:?} makes another position: {checked:?}"
            ));
        }
        let text = position_text::<G>(self.table, state);
        let parts = self.parts(state);
        for (i, part) in parts.iter().enumerate().filter(|(_, part)| !part.usual) {
            let Part { word, value, .. } = part;
            let same = |one: &Part| !one.usual && (&one.word, &one.value) == (word, value);
            if parts[..i].iter().any(same) {
                self.fail(&format!("\"{word} {value}\" is said twice in {text:?}"));
            }
        }
        let read = parse_position::<G>(self.table, &text);
        if read.as_ref() != Ok(state) || text.contains('\n') {
            self.fail(&format!("{state:?} does not survive as {text:?}: {read:?}"));
        }
    }

    /// Every part that is said of a position, or of somebody's view of it, is understood alone and said again the same.
    pub(super) fn check_words(&mut self) {
        // For all positions and viewers this would take longer than all the rest.
        if !self.random.once_in(8) {
            return;
        }
        let viewers: Vec<Viewer> = Viewer::all(G::seats(self.table)).collect();
        let viewer = viewers[self.random.below(viewers.len())];
        let view = G::view(self.table, &self.state, viewer);
        for state in [&self.state, &view] {
            for Part { word, value, .. } in self.parts(state) {
                let again = in_its_form::<G>(self.table, &word, &value);
                if again.as_ref() != Ok(&Some(value.clone())) {
                    self.fail(&format!(
                        "\"{word} {value}\" is not said again the same: {again:?}"
                    ));
                }
            }
        }
    }

    fn parts(&self, state: &G::State) -> Vec<Part> {
        let mut parts = Vec::new();
        let setup = G::setup(self.table, state);
        G::say(self.table, &setup, &mut |part| parts.push(part));
        parts
    }
}
