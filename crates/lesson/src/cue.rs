//! What the coach tells the page: what to say, what to light, what is waited for.

use std::fmt::Write;

/// A cue.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cue {
    /// The key of what the coach says.
    pub say: String,
    /// What is waited for.
    pub waits: Waits,
    /// What the lesson points at, in the words of its game.
    pub points: Vec<String>,
    /// What is accepted now, in the notation.
    pub ways: Vec<String>,
    /// How often the learner was waited for before.
    pub done: usize,
    /// How often they are waited for in all.
    pub of: usize,
    /// The keys of what helps.
    pub hints: Vec<String>,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Waits {
    /// The learner reads.
    #[default]
    Next,
    /// The learner does something.
    Act,
    /// The learner tries something in vain, or reads on.
    Try,
    /// Something happens by itself.
    Mate,
    /// The learner solves a puzzle.
    Puzzle,
    /// Nothing any more: it is done, or solved.
    Done,
    /// Nothing any more: the puzzle is failed.
    Failed,
}

impl Waits {
    const ALL: [(Waits, &'static str); 7] = [
        (Waits::Next, "next"),
        (Waits::Act, "act"),
        (Waits::Try, "try"),
        (Waits::Mate, "mate"),
        (Waits::Puzzle, "puzzle"),
        (Waits::Done, "done"),
        (Waits::Failed, "failed"),
    ];

    /// Returns whether the learner can say that they have read it.
    pub fn takes_next(self) -> bool {
        matches!(self, Waits::Next | Waits::Try)
    }
}

/// A line for each thing.
impl std::fmt::Display for Cue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let waits = Waits::ALL.iter().find(|(waits, _)| *waits == self.waits);
        writeln!(f, "say {}", self.say)?;
        writeln!(f, "waits {}", waits.map_or("", |(_, word)| word))?;
        write!(f, "at {} {}", self.done, self.of)?;
        for (word, lines) in [
            ("point", &self.points),
            ("way", &self.ways),
            ("hint", &self.hints),
        ] {
            for line in lines {
                f.write_char('\n')?;
                write!(f, "{word} {line}")?;
            }
        }
        Ok(())
    }
}

/// What [`Display`](std::fmt::Display) prints.
impl std::str::FromStr for Cue {
    type Err = ();

    fn from_str(text: &str) -> Result<Cue, ()> {
        let mut cue = Cue::default();
        for line in text.lines() {
            let (word, rest) = line.split_once(' ').ok_or(())?;
            match word {
                "say" => cue.say = rest.to_owned(),
                "waits" => {
                    let mut all = Waits::ALL.iter();
                    cue.waits = all.find(|(_, word)| *word == rest).ok_or(())?.0;
                }
                "at" => {
                    let (done, of) = rest.split_once(' ').ok_or(())?;
                    cue.done = done.parse().map_err(|_| ())?;
                    cue.of = of.parse().map_err(|_| ())?;
                }
                "point" => cue.points.push(rest.to_owned()),
                "way" => cue.ways.push(rest.to_owned()),
                "hint" => cue.hints.push(rest.to_owned()),
                _ => return Err(()),
            }
        }
        Ok(cue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cue_is_read_as_it_is_written() {
        for (waits, _) in Waits::ALL {
            let cue = Cue {
                say: "light".to_owned(),
                waits,
                points: vec!["mate 2".to_owned()],
                ways: vec!["place R3 a1".to_owned(), "pass".to_owned()],
                done: 3,
                of: 12,
                hints: vec!["slowly".to_owned()],
            };
            assert_eq!(cue.to_string().parse(), Ok(cue));
        }
        for wrong in ["say", "waits tea", "at 3", "fly away"] {
            assert_eq!(wrong.parse::<Cue>(), Err(()), "{wrong}");
        }
    }
}
