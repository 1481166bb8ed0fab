//! What a bot is asked and what it answers, also as text: a question can be answered by another thread, by a worker, or
//! at once.

use std::sync::Arc;

use klaxon_core::board::Board;
use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Time};
use klaxon_room::{Think, Thought};

/// What a bot is asked. It has nothing in it but what the bot's seat sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which bot, and the last change that it knows of: the answer goes back with it.
    pub think: Think,
    /// For what the bot leaves to chance.
    pub seed: u64,
    /// The game time.
    pub time: Time,
    /// The game and its options; the same for all questions of a game.
    pub table: Arc<Table>,
    /// The position as the seat sees it.
    pub position: String,
}

/// A game and all its options, with the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The name of the game.
    pub game: String,
    /// Its options, a line each.
    pub options: Vec<String>,
}

impl Table {
    /// The table of a game.
    pub fn of(board: &dyn Board) -> Table {
        Table {
            game: board.game(),
            options: board.options(),
        }
    }
}

impl Question {
    /// As text: game, seat, policy, last change, seed, game time in milliseconds, position, then the options, a line
    /// each.
    pub fn text(&self) -> String {
        let Think {
            seat,
            policy,
            number,
        } = &self.think;
        let (game, seed, time) = (&self.table.game, self.seed, self.time.0);
        let position = &self.position;
        let mut text = format!("{game}\n{seat}\n{policy}\n{number}\n{seed}\n{time}\n{position}");
        for option in &self.table.options {
            text.push('\n');
            text.push_str(option);
        }
        text
    }

    /// A question from its text; none if it makes no sense.
    pub fn parse(text: &str) -> Option<Question> {
        let mut lines = text.split('\n');
        let game = lines.next()?.to_owned();
        let think = Think {
            seat: lines.next()?.parse::<Seat>().ok()?,
            policy: lines.next()?.to_owned(),
            number: plain_number(lines.next()?)?,
        };
        Some(Question {
            think,
            seed: plain_number(lines.next()?)?,
            time: Time(plain_number(lines.next()?)?),
            position: lines.next()?.to_owned(),
            table: Arc::new(Table {
                game,
                options: lines.map(str::to_owned).collect(),
            }),
        })
    }
}

/// An answer as text: `act ACTION`, `wait`, or `wait MILLISECONDS` of game time.
pub fn thought_text(thought: &Thought) -> String {
    match thought {
        Thought::Act(action) => format!("act {action}"),
        Thought::Wait(Some(Time(millis))) => format!("wait {millis}"),
        Thought::Wait(None) => "wait".to_owned(),
    }
}

/// An answer from its text; none if it makes no sense.
pub fn parse_thought(text: &str) -> Option<Thought> {
    match text.split_once(' ') {
        Some(("act", action)) => Some(Thought::Act(action.to_owned())),
        Some(("wait", millis)) => Some(Thought::Wait(Some(Time(plain_number(millis)?)))),
        None if text == "wait" => Some(Thought::Wait(None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_read_as_they_are_written() {
        for options in [vec![], vec!["players 2".to_owned(), String::new()]] {
            let question = Question {
                think: Think {
                    seat: Seat(2),
                    policy: "greedy".to_owned(),
                    number: 17,
                },
                seed: u64::MAX,
                time: Time(61_500),
                table: Arc::new(Table {
                    game: "fuse".to_owned(),
                    options,
                }),
                position: "view; turn 3".to_owned(),
            };
            assert_eq!(Question::parse(&question.text()), Some(question));
        }
        for wrong in ["", "fuse\n1\ngreedy\n17\n4\n0", "fuse\n0\ng\n1\n1\n1\nx"] {
            assert_eq!(Question::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        for thought in [
            Thought::Act("place R4 a1".to_owned()),
            Thought::Wait(None),
            Thought::Wait(Some(Time(1500))),
        ] {
            let text = thought_text(&thought);
            assert_eq!(parse_thought(&text), Some(thought), "{text}");
        }
        for wrong in ["", "act", "wait soon", "wait 1 2", "tea 1"] {
            assert_eq!(parse_thought(wrong), None, "{wrong}");
        }
    }
}
