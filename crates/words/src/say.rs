//! Messages of the games, said in a language.

use klaxon_core::message::{Joint, Message, Value};

use crate::{Arg, Language, text};

/// A message as text.
pub fn say(language: Language, message: &Message) -> String {
    let values: Vec<(&str, Said)> = message
        .args
        .iter()
        .map(|(name, value)| (*name, said(language, value)))
        .collect();
    let args: Vec<(&str, Arg)> = values
        .iter()
        .map(|(name, value)| (*name, value.arg()))
        .collect();
    text(language, message.key, &args)
}

/// Several messages as sentences: each with a capital at its beginning and a full stop.
pub fn say_all(language: Language, messages: &[Message]) -> String {
    let sentences = messages.iter().map(|message| {
        let said = say(language, message);
        let mut letters = said.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).chain(['.']).collect::<String>()
    });
    sentences.collect::<Vec<_>>().join(" ")
}

enum Said {
    Number(i64),
    Text(String),
}

impl Said {
    fn arg(&self) -> Arg<'_> {
        match self {
            Said::Number(number) => Arg::Number(*number),
            Said::Text(text) => Arg::Text(text),
        }
    }
}

fn said(language: Language, value: &Value) -> Said {
    match value {
        Value::Number(number) => Said::Number(*number),
        Value::Text(text) => Said::Text(text.clone()),
        Value::Message(message) => Said::Text(say(language, message)),
        Value::List(joint, members) => Said::Text(join(language, *joint, members)),
    }
}

fn join(language: Language, joint: Joint, members: &[Message]) -> String {
    let mut said: Vec<String> = members.iter().map(|m| say(language, m)).collect();
    let separator = match joint {
        Joint::Space => " ",
        Joint::Semicolon => "; ",
        Joint::Comma | Joint::And | Joint::Or => ", ",
    };
    let key = match joint {
        Joint::And => "list-and",
        Joint::Or => "list-or",
        Joint::Space | Joint::Semicolon | Joint::Comma => return said.join(separator),
    };
    let Some(last) = said.pop() else {
        return String::new();
    };
    if said.is_empty() {
        return last;
    }
    let rest = said.join(separator);
    let args = [("rest", Arg::Text(&rest)), ("last", Arg::Text(&last))];
    text(language, key, &args)
}
