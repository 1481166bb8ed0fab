//! What a bot is asked and what it answers, also as text: a question can be answered by another thread, by a worker, or
//! at once.

use std::sync::Arc;

use klaxon_core::board::Board;
use klaxon_core::notation::plain_number;
use klaxon_core::{Company, Seat, Time};
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
    /// The other players.
    pub company: Company,
}

/// A game and all its options, with the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The name of the game.
    pub game: String,
    /// Its options, a line each.
    pub options: Arc<[String]>,
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
    /// As text: game, seat, policy, last change, seed, game time in milliseconds, position, the seats of people, notes
    /// with their seats, then the options, a line each.
    pub fn text(&self) -> String {
        let Think {
            seat,
            policy,
            number,
        } = &self.think;
        let (game, seed, time) = (&self.table.game, self.seed, self.time.0);
        let position = &self.position;
        let people = self.company.people.iter().map(|seat| seat.to_string());
        let people = people.collect::<Vec<_>>().join(" ");
        // No note has a semicolon in it.
        let notes = self.company.notes.iter();
        let notes = notes.map(|(seat, text)| format!("{seat} {text}"));
        let notes = notes.collect::<Vec<_>>().join(";");
        let mut text = format!("{game}\n{seat}\n{policy}\n{number}\n{seed}\n{time}\n{position}");
        text += &format!("\n{people}\n{notes}");
        for option in self.table.options.iter() {
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
            seat: seat(lines.next()?)?,
            policy: lines.next()?.to_owned(),
            number: plain_number(lines.next()?)?,
        };
        Some(Question {
            think,
            seed: plain_number(lines.next()?)?,
            time: Time(plain_number(lines.next()?)?),
            position: lines.next()?.to_owned(),
            company: Company {
                people: words(lines.next()?, ' ').map(seat).collect::<Option<_>>()?,
                notes: words(lines.next()?, ';').map(note).collect::<Option<_>>()?,
            },
            table: Arc::new(Table {
                game,
                options: lines.map(str::to_owned).collect(),
            }),
        })
    }
}

/// The words of a line; of an empty one none.
fn words(line: &str, between: char) -> impl Iterator<Item = &str> {
    line.split(between).filter(|word| !word.is_empty())
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok()
}

fn note(text: &str) -> Option<(Seat, String)> {
    let (one, text) = text.split_once(' ')?;
    Some((seat(one)?, text.to_owned()))
}

/// An answer as text: `act ACTION`, `wait`, or `wait MILLISECONDS` of game time. If the bot says something first, that is a
/// line `note TEXT` before it.
pub fn thought_text(thought: &Thought) -> String {
    match thought {
        Thought::Act(action) => format!("act {action}"),
        Thought::Wait(Some(Time(millis))) => format!("wait {millis}"),
        Thought::Wait(None) => "wait".to_owned(),
        Thought::Note(text, then) => format!("note {text}\n{}", thought_text(then)),
    }
}

/// An answer from its text; none if it makes no sense.
pub fn parse_thought(text: &str) -> Option<Thought> {
    if let Some((first, rest)) = text.split_once('\n') {
        let then = Box::new(parse_thought(rest)?);
        return Some(Thought::Note(first.strip_prefix("note ")?.to_owned(), then));
    }
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
        let alone = Company::default();
        let among_others = Company {
            people: [Seat(0), Seat(3)].into_iter().collect(),
            notes: vec![
                (Seat(0), "4: 1.2 = go".to_owned()),
                (Seat(2), "x".to_owned()),
            ],
        };
        for (options, company) in [
            (vec![], alone),
            (vec!["players 2".to_owned(), String::new()], among_others),
        ] {
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
                    options: options.into(),
                }),
                position: "view; turn 3".to_owned(),
                company,
            };
            assert_eq!(Question::parse(&question.text()), Some(question));
        }
        for wrong in [
            "",
            "fuse\n1\ngreedy\n17\n4\n0",
            "fuse\n0\ng\n1\n1\n1\nx\n\n",
        ] {
            assert_eq!(Question::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        for thought in [
            Thought::Act("place R4 a1".to_owned()),
            Thought::Wait(None),
            Thought::Wait(Some(Time(1500))),
            Thought::Note("4: 1.2 = go".to_owned(), Box::new(Thought::Wait(None))),
            Thought::Note(String::new(), Box::new(Thought::Act("ready".to_owned()))),
        ] {
            let text = thought_text(&thought);
            assert_eq!(parse_thought(&text), Some(thought), "{text}");
        }
        for wrong in [
            "",
            "act",
            "wait soon",
            "wait 1 2",
            "tea 1",
            "note x",
            "act x\nwait",
        ] {
            assert_eq!(parse_thought(wrong), None, "{wrong}");
        }
    }
}
