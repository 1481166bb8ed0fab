//! From options in the notation to a table.

use crate::game::{Game, Reason};
use crate::message::Message;

/// Something wrong with options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The line, counted from 0, if it is about one line alone.
    pub line: Option<usize>,
    /// The rule against it, if the line could be read.
    pub rule: Option<&'static str>,
    /// What to tell.
    pub message: Message,
}

/// Options of a game of this name, one a line: its table, or everything that is wrong at once. What can't be read counts as
/// not said.
pub fn table<G: Game>(name: &str, lines: &[&str]) -> Result<G::Table, Vec<Wrong>> {
    let names = G::names();
    if !names.iter().any(|one| one == name) {
        return Err(vec![Wrong {
            line: None,
            rule: None,
            message: Message::new("record-game").with("game", names[0].clone()),
        }]);
    }
    let (options, unread) = G::read_options(name, lines);
    let unread = unread.into_iter().map(|(line, message)| Wrong {
        line: Some(line),
        rule: None,
        message,
    });
    let mut wrong: Vec<Wrong> = unread.collect();
    match G::table(options) {
        Ok(table) if wrong.is_empty() => Ok(table),
        Ok(_) => Err(wrong),
        Err(problems) => {
            wrong.extend(problems.into_iter().map(|Reason { rule, message }| Wrong {
                line: None,
                rule: Some(rule),
                message,
            }));
            Err(wrong)
        }
    }
}
