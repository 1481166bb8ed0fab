//! A moment as a line of text: as it is spoken, and as it is written.

use klaxon_words::{Arg, Language, text};

use crate::{Moment, Temper, Value};

/// Who is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crew {
    /// One person, who is never called by a plural.
    Solo,
    /// Several.
    Team,
}

impl Crew {
    /// The crew of so many players.
    pub fn of(players: usize) -> Crew {
        match players {
            0 | 1 => Crew::Solo,
            _ => Crew::Team,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Crew::Solo => "solo",
            Crew::Team => "team",
        }
    }
}

/// For whom a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// For the voice: players are numbers of seats.
    Spoken,
    /// For the eyes: players are names.
    Caption,
}

/// What stands around a name, so that its letters keep their direction and their case.
const NAME_BEGINS: char = '\u{2068}';
const NAME_ENDS: char = '\u{2069}';

impl Moment {
    /// The line of this moment.
    pub fn line(&self, language: Language, temper: Temper, crew: Crew, form: Form) -> String {
        let said: Vec<(String, String)> = self
            .args
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => (format!("{name}-word"), word(language, *number)),
                Value::Seat { number, name: who } => {
                    ((*name).to_owned(), player(language, *number, who, form))
                }
            })
            .collect();
        let numbers = self.args.iter().filter_map(|(name, value)| match value {
            Value::Number(number) => Some((*name, Arg::Number(*number))),
            Value::Seat { .. } => None,
        });
        let mut args = vec![
            ("temper", Arg::Text(temper.name())),
            ("crew", Arg::Text(crew.name())),
        ];
        args.extend(numbers);
        args.extend(said.iter().map(|(name, text)| (&**name, Arg::Text(text))));
        with_capitals(&text(language, self.key, &args))
    }
}

/// A number as a word up to twelve.
fn word(language: Language, number: i64) -> String {
    text(language, "number-word", &[("number", Arg::Number(number))])
}

fn player(language: Language, number: u8, name: &str, form: Form) -> String {
    if form == Form::Caption && !name.is_empty() {
        return format!("{NAME_BEGINS}{name}{NAME_ENDS}");
    }
    let number = word(language, number.into());
    text(language, "voice-seat", &[("number", Arg::Text(&number))])
}

/// A sentence begins with a capital letter, except with a name. No word for a number begins with a letter beyond ASCII.
fn with_capitals(text: &str) -> String {
    let (mut begins, mut in_name) = (true, false);
    let capital = |letter: char| {
        match letter {
            NAME_BEGINS => in_name = true,
            NAME_ENDS => in_name = false,
            _ => {}
        }
        let letter = match begins && !in_name {
            true => letter.to_ascii_uppercase(),
            false => letter,
        };
        begins = match letter {
            '.' | '!' | '?' => !in_name,
            ' ' => begins,
            _ => false,
        };
        letter
    };
    text.chars().map(capital).collect()
}
