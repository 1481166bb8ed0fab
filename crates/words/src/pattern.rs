use crate::{Arg, Language};

/// All texts of one language.
pub(crate) struct Table {
    pub(crate) messages: Entries,
    pub(crate) terms: Entries,
}

/// Names with their patterns, sorted by name.
pub(crate) type Entries = &'static [(&'static str, Pattern)];

pub(crate) type Pattern = &'static [Part];

#[allow(
    dead_code,
    reason = "which parts occur depends on the texts, not on the program"
)]
pub(crate) enum Part {
    Text(&'static str),
    Arg(&'static str),
    Message(&'static str),
    Term(&'static str),
    /// The pattern of the variant that the argument selects; the last is the default.
    Select(&'static str, &'static [(Key, Pattern)]),
}

#[allow(
    dead_code,
    reason = "which keys occur depends on the texts, not on the program"
)]
pub(crate) enum Key {
    Number(i64),
    Name(&'static str),
}

impl Table {
    pub(crate) fn message(&self, key: &str) -> Option<Pattern> {
        find(self.messages, key)
    }

    fn term(&self, name: &str) -> Option<Pattern> {
        find(self.terms, name)
    }
}

fn find(entries: Entries, name: &str) -> Option<Pattern> {
    let index = entries.binary_search_by(|(other, _)| (*other).cmp(name));
    Some(entries[index.ok()?].1)
}

/// Turns patterns into text.
pub(crate) struct Speaker<'a> {
    language: Language,
    table: &'static Table,
    args: &'a [(&'a str, Arg<'a>)],
    said: String,
}

impl<'a> Speaker<'a> {
    pub(crate) fn new(
        language: Language,
        table: &'static Table,
        args: &'a [(&'a str, Arg<'a>)],
    ) -> Self {
        Speaker {
            language,
            table,
            args,
            said: String::new(),
        }
    }

    pub(crate) fn text(mut self, key: &str) -> String {
        self.say_message(key);
        self.said
    }

    fn say_message(&mut self, key: &str) {
        match self.table.message(key) {
            Some(pattern) => self.say(pattern),
            None => self.say_unknown("", key),
        }
    }

    fn say_term(&mut self, name: &str) {
        match self.table.term(name) {
            Some(pattern) => self.say(pattern),
            None => self.say_unknown("-", name),
        }
    }

    fn say(&mut self, pattern: Pattern) {
        for part in pattern {
            match part {
                Part::Text(text) => self.said.push_str(text),
                Part::Arg(name) => self.say_arg(name),
                Part::Message(key) => self.say_message(key),
                Part::Term(name) => self.say_term(name),
                Part::Select(arg, variants) => self.say_variant(arg, variants),
            }
        }
    }

    fn say_arg(&mut self, name: &str) {
        match self.arg(name) {
            Some(Arg::Number(number)) => self.said.push_str(&number.to_string()),
            Some(Arg::Text(text)) => self.said.push_str(text),
            None => self.say_unknown("$", name),
        }
    }

    fn say_variant(&mut self, arg: &str, variants: &[(Key, Pattern)]) {
        let chosen = match self.arg(arg) {
            Some(Arg::Number(number)) => {
                numbered(variants, number).or_else(|| named(variants, self.language.plural(number)))
            }
            Some(Arg::Text(name)) => named(variants, name),
            None => return self.say_unknown("$", arg),
        };
        let default = variants.last().map(|(_, pattern)| *pattern);
        if let Some(pattern) = chosen.or(default) {
            self.say(pattern);
        }
    }

    fn say_unknown(&mut self, sigil: &str, name: &str) {
        for piece in ["⟨", sigil, name, "⟩"] {
            self.said.push_str(piece);
        }
    }

    fn arg(&self, name: &str) -> Option<Arg<'a>> {
        let (_, value) = self.args.iter().find(|(other, _)| *other == name)?;
        Some(*value)
    }
}

fn numbered(variants: &[(Key, Pattern)], number: i64) -> Option<Pattern> {
    let matches = |key: &Key| matches!(key, Key::Number(other) if *other == number);
    let (_, pattern) = variants.iter().find(|(key, _)| matches(key))?;
    Some(pattern)
}

fn named(variants: &[(Key, Pattern)], name: &str) -> Option<Pattern> {
    let matches = |key: &Key| matches!(key, Key::Name(other) if *other == name);
    let (_, pattern) = variants.iter().find(|(key, _)| matches(key))?;
    Some(pattern)
}
