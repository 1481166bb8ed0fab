//! Reading what was written in version 1 of the notation, which had fewer events: some of what followed from the rules was
//! not said.

use klaxon_core::chance::Seeded;
use klaxon_core::record::{Header, OLD_VERSION, RecordError, Recorder};
use klaxon_core::{Message, Seat, Time, setup};

use crate::{Catalogued, Visitor, visit};

/// Events that version 1 did not have.
const NEW: [&str; 10] = [
    // Of FUSE and Countdown.
    "excused",
    "choosing",
    "no-choice",
    "stopped",
    "sparkless",
    "six-done",
    "roles-off",
    "role-on",
    // Of the bomb-planter game.
    "scored",
    "over",
];

/// The events of one step as version 1 said them.
pub fn events_of_version_1(events: &[String]) -> Vec<String> {
    let mut old = Vec::new();
    for (i, event) in events.iter().enumerate() {
        let word = event.split(' ').next().unwrap_or_default();
        let next = events.get(i + 1).map_or("", String::as_str);
        // A player who did something had taken a pass back, and a die that nobody took was its own colour again.
        let implied = match word {
            "unpassed" => !next.is_empty(),
            "unpainted" => matches!(next, "distributed" | "unused"),
            word => NEW.contains(&word),
        };
        if implied {
            continue;
        }
        let said = event.split(" owes ").next().unwrap_or(event);
        old.push(match word {
            "flipped" | "round" => said
                .rsplit_once(' ')
                .map_or(said, |(before, _)| before)
                .to_owned(),
            _ => said.to_owned(),
        });
    }
    old
}

/// A record of version 1 in the form of today: the game is played again from its seed, and everything that the old record
/// says must come out. The error says which line does not.
pub fn upgrade_record(text: &str) -> Result<String, Vec<RecordError>> {
    let lines: Vec<&str> = text.lines().collect();
    let fail = |line: usize, message| {
        let line = line + 1;
        Err(vec![RecordError { line, message }])
    };
    if lines.first() != Some(&OLD_VERSION) {
        return fail(0, Message::new("record-not-old"));
    }
    let name = lines.get(1).and_then(|line| line.strip_prefix("game "));
    let name = name.unwrap_or_default();
    let unknown = || Message::new("record-game").with("game", "fuse");
    visit(name, Upgrade { lines: &lines }).unwrap_or_else(|| fail(1, unknown()))
}

struct Upgrade<'a> {
    lines: &'a [&'a str],
}

impl Visitor for Upgrade<'_> {
    type Answer = Result<String, Vec<RecordError>>;

    fn visit<G: Catalogued>(self, name: &str) -> Self::Answer {
        let at = |line: usize| {
            move |message| {
                vec![RecordError {
                    line: line + 1,
                    message,
                }]
            }
        };
        let seed = self
            .lines
            .get(2)
            .and_then(|line| line.strip_prefix("seed "));
        let seed = seed.and_then(Header::parse_seed);
        let seed = seed.ok_or_else(|| at(2)(Message::new("record-no-seed")))?;
        let blank = self.lines.iter().position(|line| line.trim().is_empty());
        let end = blank.unwrap_or(self.lines.len());
        let table = setup::table::<G>(name, &self.lines[3..end]).map_err(|wrong| {
            let errors = wrong.into_iter().map(|wrong| RecordError {
                line: 4 + wrong.line.unwrap_or(0),
                message: wrong.message,
            });
            errors.collect::<Vec<_>>()
        })?;
        let mut chance = Seeded::new(seed);
        let mut game = Recorder::<G>::start(&table, &mut chance);
        let mut first = true;
        for (i, text) in self.lines.iter().enumerate().skip(end + 1) {
            if text.trim().is_empty() {
                continue;
            }
            let line = Line::parse(text).ok_or_else(|| at(i)(Message::new("record-colon")))?;
            let before = game.record.lines.len();
            match (line.who, line.action) {
                ("-", "start") => {}
                ("-", _) => game.tick(line.at, &mut chance),
                (seat, action) => {
                    let seat: Seat = seat
                        .parse()
                        .map_err(|()| at(i)(Message::new("record-seat")))?;
                    let unclear = || Message::new("record-action").with("action", action);
                    let action = G::parse_action(&table, action).ok_or_else(|| at(i)(unclear()))?;
                    let refused = game.act(seat, action, line.at, &mut chance).err();
                    if let Some(refusal) = refused {
                        let rule = G::reason(&table, &refusal).rule;
                        return Err(at(i)(Message::new("record-refused-now").with("rule", rule)));
                    }
                }
            }
            let played = match first {
                true => &game.record.lines[..],
                false => &game.record.lines[before..],
            };
            first = false;
            let events = played.iter().flat_map(|line| &line.events);
            let events: Vec<String> = events.map(|event| G::event_text(&table, event)).collect();
            if events_of_version_1(&events) != line.events {
                let events = events.join("; ");
                return Err(at(i)(
                    Message::new("record-plays-differently").with("events", events),
                ));
            }
        }
        game.record.header.seed = Some(seed);
        Ok(game.record.text(&table))
    }
}

/// `2 0:02.100 2 place R4 a1: placed R4 2a1; ...`
struct Line<'a> {
    at: Time,
    who: &'a str,
    action: &'a str,
    events: Vec<String>,
}

impl Line<'_> {
    fn parse(text: &str) -> Option<Line<'_>> {
        let mut words = text.splitn(4, ' ').skip(1);
        let at = words.next()?.parse().ok()?;
        let who = words.next()?;
        let (action, events) = words.next()?.split_once(':')?;
        let events = events
            .split(';')
            .map(str::trim)
            .filter(|event| !event.is_empty());
        Some(Line {
            at,
            who,
            action,
            events: events.map(str::to_owned).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_version_1_left_to_the_rules_is_left_out() {
        let events = [
            "unpassed 2",
            "placed R4 2a1",
            "defused 2a",
            "choosing 2a",
            "activated Y owes 1 2",
            "flipped R2 5",
            "unpainted",
            "distributed",
        ];
        let events = events.map(str::to_owned);
        let old = [
            "placed R4 2a1",
            "defused 2a",
            "activated Y",
            "flipped R2",
            "distributed",
        ];
        assert_eq!(events_of_version_1(&events), old);
        assert_eq!(events_of_version_1(&events[..1]), ["unpassed 2"]);
    }

    #[test]
    fn what_is_wrong_is_reported_with_its_line() {
        for (text, line, key) in [
            ("klaxon record 2\ngame fuse\n", 1, "record-not-old"),
            ("klaxon record 1\ngame chess\n", 2, "record-game"),
            (
                "klaxon record 1\ngame fuse\nplayers 2\n",
                3,
                "record-no-seed",
            ),
        ] {
            let errors = upgrade_record(text).expect_err(text);
            assert_eq!((errors[0].line, errors[0].message.key), (line, key));
        }
    }
}
