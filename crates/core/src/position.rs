//! Positions in the notation. A game says its position part by part and reads it part by part, each in one place
//! ([`Game::say`], [`Game::hear`]); the line of a position, and what scenarios give and expect, are made of that.
//!
//! `turn 12; holder 2; phase distributing; tray R4 B2; 1a 3b R4 - -; ...`

use crate::game::{Game, Part};
use crate::message::Message;

/// What stands between the parts of a position.
const BETWEEN: &str = "; ";

/// A position, or a view of one: one line, what is as usual left out.
pub fn position_text<G: Game>(table: &G::Table, state: &G::State) -> String {
    setup_text::<G>(table, &G::setup(table, state))
}

/// The same of a set-up.
fn setup_text<G: Game>(table: &G::Table, setup: &G::Setup) -> String {
    let mut text = String::new();
    G::say(table, setup, &mut |part| {
        if part.usual {
            return;
        }
        if !text.is_empty() {
            text += BETWEEN;
        }
        text += &part.word;
        if !part.value.is_empty() {
            text += " ";
            text += &part.value;
        }
    });
    text
}

/// A position from its line, or everything that is wrong with it. The line must be the very one that is printed for the
/// position, so that a position has one line only.
pub fn parse_position<G: Game>(table: &G::Table, text: &str) -> Result<G::State, Vec<Message>> {
    let mut setup = G::empty(table);
    let mut problems = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for part in text.split(BETWEEN) {
        let (word, value) = part.split_once(' ').unwrap_or((part, ""));
        // A word such as `hand` is said once for each seat; the same part can't be said twice.
        if seen.contains(&part) {
            problems.push(Message::new("position-twice").with("word", word));
        }
        seen.push(part);
        problems.extend(G::hear(table, &mut setup, word, value).err());
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let state = G::position(table, &setup)?;
    let printed = position_text::<G>(table, &state);
    match printed == text {
        true => Ok(state),
        false => Err(vec![Message::new("position-form").with("printed", printed)]),
    }
}

/// What is said behind a word of a position; none if the game has no such word. A word that is said several times, such
/// as `hand` for each seat, is told apart by the first word behind it: that of `value`.
pub fn said<G: Game>(
    table: &G::Table,
    setup: &G::Setup,
    word: &str,
    value: &str,
) -> Option<String> {
    let first = |value: &str| value.split(' ').next().map(str::to_owned);
    let mut found: Vec<String> = Vec::new();
    G::say(table, setup, &mut |part: Part| {
        if part.word == word {
            found.push(part.value);
        }
    });
    let same = found.iter().position(|one| first(one) == first(value));
    (!found.is_empty()).then(|| found.swap_remove(same.unwrap_or(0)))
}

/// The same text as the game prints it: read into an empty set-up, and said again.
pub fn in_its_form<G: Game>(
    table: &G::Table,
    word: &str,
    value: &str,
) -> Result<Option<String>, Message> {
    let mut setup = G::empty(table);
    G::hear(table, &mut setup, word, value)?;
    Ok(said::<G>(table, &setup, word, value))
}
