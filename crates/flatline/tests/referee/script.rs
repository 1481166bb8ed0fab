//! The engine's events, compared with what the rules expect, one by one. The referee can also make up a game by itself (its
//! own tests do): then it says its events and draws its own chance.

use crate::random::Random;

/// Why a step of the referee stops.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The game is over; nothing follows.
    Over,
    /// The engine said something else than the rules.
    Wrong(String),
}

/// A step of the rules.
pub(crate) type Step<T = ()> = Result<T, Halt>;

/// Where events come from or go to.
pub(crate) enum Script {
    /// The engine's events, and how many of them were compared.
    Compare { events: Vec<String>, at: usize },
    /// The events that the referee makes up.
    Invent { random: Random, said: Vec<String> },
}

impl Script {
    /// The rules expect exactly this event.
    pub(crate) fn say(&mut self, rule: &str, text: String) -> Step {
        match self {
            Script::Invent { said, .. } => {
                said.push(text);
                Ok(())
            }
            Script::Compare { events, at } => {
                let came = events.get(*at);
                if came == Some(&text) {
                    *at += 1;
                    return Ok(());
                }
                Err(Halt::Wrong(unexpected(rule, &text, events, *at)))
            }
        }
    }

    /// Chance decides between these events.
    pub(crate) fn chance(&mut self, rule: &str, possible: &[String]) -> Step<String> {
        match self {
            Script::Invent { random, said } => {
                let text = random.pick(possible).clone();
                said.push(text.clone());
                Ok(text)
            }
            Script::Compare { events, at } => {
                if let Some(came) = events.get(*at)
                    && possible.contains(came)
                {
                    *at += 1;
                    return Ok(came.clone());
                }
                let expected = format!("one of {possible:?}");
                Err(Halt::Wrong(unexpected(rule, &expected, events, *at)))
            }
        }
    }

    /// Checks that the engine said nothing more.
    pub(crate) fn finish(&mut self) -> Result<(), String> {
        match self {
            Script::Compare { events, at } if *at < events.len() => Err(format!(
                "the rules expect nothing more, the engine said {:?} (after {:?})",
                &events[*at..],
                &events[..*at]
            )),
            _ => Ok(()),
        }
    }
}

fn unexpected(rule: &str, expected: &str, events: &[String], at: usize) -> String {
    let came = match events.get(at) {
        Some(event) => format!("{event:?}"),
        None => "nothing".to_owned(),
    };
    let before = &events[..at];
    format!("{rule} expects {expected:?}, the engine said {came} (after {before:?})")
}
