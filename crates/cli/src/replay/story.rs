//! A game as a story: a line for each action, with what came of it.

use klaxon_core::record::{RecordText, TextLine};
use klaxon_core::{Seat, notation};
use klaxon_words::{Arg, Language, text};

use super::players;
use super::saying::{Mark, Part, Said, Saying};
use super::sayings::{self, Sayings};

/// The story of a record, line by line.
pub(super) fn story(record: &RecordText<'_>, language: Language) -> String {
    let teller = Teller {
        record,
        sayings: sayings::of(record.game),
        language,
    };
    record
        .lines
        .iter()
        .filter_map(|line| teller.line(line))
        .collect()
}

/// Whoever tells a record.
struct Teller<'a> {
    record: &'a RecordText<'a>,
    sayings: Sayings,
    language: Language,
}

/// Arguments of a text, by their names.
type Args = Vec<(&'static str, String)>;

impl Teller<'_> {
    /// A line of the story; none if there is nothing to tell.
    fn line(&self, line: &TextLine<'_>) -> Option<String> {
        let mut told: Vec<String> = self.action(line).into_iter().collect();
        let mark = self.events(line, &mut told);
        let told = told.join("; ");
        let at = line.at.to_string();
        (!told.is_empty()).then(|| format!("{at:>9} {} {told}\n", mark.sign()))
    }

    /// What somebody did; none for the clock, which does nothing of its own.
    fn action(&self, line: &TextLine<'_>) -> Option<String> {
        if line.seat.is_none() && line.action == "tick" {
            return None;
        }
        let who = line.seat.map(|seat| ("who", self.name(seat)));
        let args: Args = who.into_iter().collect();
        let raw = || match line.seat {
            Some(seat) => format!("{}: {}", self.name(seat), line.action),
            None => line.action.to_owned(),
        };
        let found = self.find(self.sayings.actions, line.action, args);
        Some(found.map_or_else(raw, |(saying, args)| self.said(saying, &args)))
    }

    /// What came of it. Returns what weighs most of it.
    fn events(&self, line: &TextLine<'_>, told: &mut Vec<String>) -> Mark {
        let action = line.action.split(' ').next().unwrap_or_default();
        let mut mark = Mark::Plain;
        let mut events = line.events.iter().peekable();
        while let Some(event) = events.next() {
            let Some((saying, mut args)) = self.find(self.sayings.events, event, Args::new())
            else {
                told.push((*event).to_owned());
                continue;
            };
            mark = mark.max(saying.mark);
            if let Said::Together(_) = saying.said {
                let mut all = vec![after(event, saying.word)];
                let next = |event: &&&str| first(event) == saying.word;
                while let Some(event) = events.next_if(next) {
                    all.push(after(event, saying.word));
                }
                args = vec![("what", all.join(" "))];
            }
            let silent = matches!(saying.said, Said::Nothing) || saying.unless == action;
            if !silent {
                told.push(self.said(saying, &args));
            }
        }
        mark
    }

    /// How something is said, with the arguments for its text; none if nobody knows.
    fn find(
        &self,
        sayings: &'static [Saying],
        line: &str,
        args: Args,
    ) -> Option<(&'static Saying, Args)> {
        let words: Vec<&str> = line.split(' ').collect();
        let (first, rest) = words.split_first()?;
        let mut sayings = sayings.iter().filter(|saying| saying.word == *first);
        sayings.find_map(|saying| {
            let args = self.understand(saying.parts, rest, args.clone())?;
            Some((saying, args))
        })
    }

    fn said(&self, saying: &Saying, args: &Args) -> String {
        let (Said::Text(key) | Said::Together(key)) = saying.said else {
            return String::new();
        };
        let args = args.iter();
        let args: Vec<(&str, Arg<'_>)> =
            args.map(|(name, text)| (*name, Arg::Text(text))).collect();
        text(self.language, key, &args)
    }

    /// What words mean; none if they are more, fewer or others than these.
    fn understand(&self, parts: &[Part], words: &[&str], mut args: Args) -> Option<Args> {
        let mut words = words.iter();
        for part in parts {
            match part {
                Part::Tail => return Some(args),
                Part::Rest => {
                    let rest: Vec<&str> = words.by_ref().copied().collect();
                    set(&mut args, "what", rest.join(" "));
                }
                part => self.note(*part, words.next()?, &mut args)?,
            }
        }
        words.next().is_none().then_some(args)
    }

    /// Notes what one word means.
    fn note(&self, part: Part, word: &str, args: &mut Args) -> Option<()> {
        match part {
            Part::Who => set(args, "who", self.name(word.parse().ok()?)),
            Part::Other => set(args, "other", self.name(word.parse().ok()?)),
            Part::Card | Part::Space => {
                let (seat, own) = word.split_at_checked(1)?;
                set(args, "who", self.name(seat.parse().ok()?));
                note_own(part == Part::Space, own, args)?;
            }
            Part::OwnCard | Part::OwnSpace => note_own(part == Part::OwnSpace, word, args)?,
            Part::What => set(args, "what", word.to_owned()),
            Part::Now => set(args, "now", word.to_owned()),
            Part::Last => set(args, "last", word.to_owned()),
            Part::Role => set(args, "what", self.called("countdown-role", "role", word)),
            Part::Title => set(args, "card", self.called("flatline-card", "card", word)),
            Part::Patient => set(
                args,
                "now",
                self.called("flatline-patient", "patient", word),
            ),
            Part::Tool => set(args, "what", self.tool(word)),
            Part::Skip | Part::Rest | Part::Tail => {}
        }
        Some(())
    }

    fn name(&self, seat: Seat) -> String {
        players::name(&self.record.header, seat, self.language)
    }

    fn called(&self, key: &str, arg: &str, word: &str) -> String {
        text(self.language, key, &[(arg, Arg::Text(word))])
    }

    /// A card of the bomb-planter game: what it is worth, or what it is called.
    fn tool(&self, word: &str) -> String {
        let key = match word {
            "boot" => "planter-card-boot",
            "bucket" => "planter-card-bucket",
            "scissors" => "planter-card-scissors",
            "extinguisher" => "planter-card-extinguisher",
            "guy" => "planter-card-guy",
            worth => return worth.to_owned(),
        };
        text(self.language, key, &[])
    }
}

/// Notes a card, `a`, or a space of it, `a1`.
fn note_own(is_space: bool, word: &str, args: &mut Args) -> Option<()> {
    let (card, space) = word.split_at_checked(1)?;
    set(args, "card", card.to_owned());
    if is_space {
        let space: usize = notation::plain_number(space)?;
        set(args, "space", space.to_string());
    }
    (is_space || space.is_empty()).then_some(())
}

fn set(args: &mut Args, name: &'static str, value: String) {
    args.retain(|(one, _)| *one != name);
    args.push((name, value));
}

fn first(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// What stands behind the first word.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    line.strip_prefix(word).unwrap_or(line).trim_start()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// All records below a folder.
    fn records(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            match entry.path() {
                path if path.is_dir() => records(&path, found),
                path => found.push(fs::read_to_string(path).expect("a record")),
            }
        }
    }

    #[test]
    fn everything_that_happens_in_any_game_is_told_in_words() {
        let above = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut texts = Vec::new();
        for folder in ["golden", "crates/room/tests/records"] {
            records(&above.join(folder), &mut texts);
        }
        assert!(texts.len() > 20, "{}", texts.len());
        let mut unsaid = BTreeSet::new();
        for text in &texts {
            let record = RecordText::parse(text).expect("a record");
            let teller = Teller {
                record: &record,
                sayings: sayings::of(record.game),
                language: Language::English,
            };
            let knows = |sayings, line: &str| teller.find(sayings, line, Args::new()).is_some();
            for line in &record.lines {
                if line.action != "tick" && !knows(teller.sayings.actions, line.action) {
                    unsaid.insert(format!("{}: {}", record.game, line.action));
                }
                let events = line.events.iter();
                let new = events.filter(|event| !knows(teller.sayings.events, event));
                unsaid.extend(new.map(|event| format!("{}: {event}", record.game)));
            }
            let told = story(&record, Language::English);
            assert!(!told.contains('⟨'), "{told}");
        }
        assert_eq!(unsaid, BTreeSet::new());
    }
}
