//! A tape of a game that goes on: made of what somebody who looks on is told, from when they came.

use std::collections::BTreeMap;
use std::sync::Arc;

use klaxon_core::{Seat, Shelf, Time, Viewer};
use klaxon_proto::Reply;
use klaxon_room::fact::viewer_text;
use klaxon_room::{Fact, MemberId, Wall};

use crate::moment::Moment;
use crate::tape::{Before, Source, Tape};

/// What was told so far, taken apart.
#[derive(Default)]
struct Heard {
    /// Facts before the first moment.
    facts: Vec<String>,
    /// The position before it, if the game was on already.
    position: Option<String>,
    moments: Vec<Moment>,
    /// What happened in the room since the last moment: it is told with the next.
    since: Vec<String>,
}

impl Tape {
    /// The tape of the game that is on, as a member was told it: a snapshot, then changes. None if no game is on.
    pub fn of_told(told: &[Reply], member: MemberId, shelf: &Arc<dyn Shelf>) -> Option<Tape> {
        let mut heard = Heard::default();
        for reply in told {
            heard.hear(reply);
        }
        let Heard {
            facts,
            position,
            moments,
            since,
        } = heard;
        let first = moments.first()?;
        let all = || facts.iter().chain(&first.facts);
        let game = all()
            .filter_map(|fact| fact.strip_prefix("game "))
            .next_back()?;
        let table: Vec<&str> = all()
            .filter_map(|fact| fact.strip_prefix("table "))
            .collect();
        let mut board = shelf.unpack(game, &table)?.ok()?;
        // Before the deal somebody who looks on sees the backs of all cards.
        let position = position.unwrap_or_else(|| board.view(Viewer::Spectator));
        board.set_position(&position).then_some(())?;
        let before = Before {
            facts,
            position,
            source: Source::Told(member),
        };
        let mut tape = Tape::new(before, moments, board);
        tape.check().ok()?;
        tape.since = since;
        Some(tape)
    }

    /// Adds what was told after all else; false if it is no part of this game, so that another tape has to be made.
    pub fn hear(&mut self, reply: &Reply) -> bool {
        let Reply::Change {
            at, facts, events, ..
        } = reply
        else {
            return !matches!(reply, Reply::Snapshot { .. });
        };
        let same = !is_anew(facts) && is_seen(events);
        if same {
            self.since.extend(facts.iter().cloned());
            if is_moment(facts) {
                let facts = std::mem::take(&mut self.since);
                self.push(moment(*at, facts, events));
            }
        }
        same
    }
}

impl Heard {
    fn hear(&mut self, reply: &Reply) {
        match reply {
            Reply::Snapshot { at, facts, .. } => self.hear_snapshot(*at, facts),
            Reply::Change {
                at, facts, events, ..
            } => self.hear_change(*at, facts, events),
            _ => {}
        }
    }

    fn hear_snapshot(&mut self, at: u64, facts: &[String]) {
        let begin = format!("position {} ", viewer_text(Viewer::Spectator));
        let mut positions = facts.iter().filter_map(|fact| fact.strip_prefix(&begin));
        let plain = facts.iter().filter(|fact| !is_one_of(fact, &["position"]));
        *self = Heard {
            position: positions.next().map(str::to_owned),
            facts: plain.cloned().collect(),
            ..Heard::default()
        };
        // A guest who had a seat then saw the game by other eyes.
        if self.position.is_some() {
            let first = moment(at, facts.to_vec(), &BTreeMap::new());
            self.moments.push(Moment {
                facts: Vec::new(),
                deed: None,
                ..first
            });
        }
    }

    fn hear_change(&mut self, at: u64, facts: &[String], events: &BTreeMap<String, Vec<String>>) {
        if is_anew(facts) || !is_seen(events) {
            self.forget_game();
        }
        let began = facts.iter().any(|fact| is_one_of(fact, &["began"]));
        let on = began && is_seen(events);
        if self.moments.is_empty() && !on {
            return self.facts.extend(facts.iter().cloned());
        }
        self.since.extend(facts.iter().cloned());
        if is_moment(facts) {
            let facts = std::mem::take(&mut self.since);
            self.moments.push(moment(at, facts, events));
        }
    }

    /// The game before is over: of its moments only what they did to the room counts.
    fn forget_game(&mut self) {
        self.position = None;
        let moments = std::mem::take(&mut self.moments);
        self.facts
            .extend(moments.into_iter().flat_map(|one| one.facts));
        self.facts.append(&mut self.since);
        let of_game = ["acted", "fallback", "ticked", "table", "noted"];
        self.facts.retain(|fact| !is_one_of(fact, &of_game));
    }
}

/// Returns whether another game begins, or people wait for one again.
fn is_anew(facts: &[String]) -> bool {
    let mut facts = facts.iter();
    facts.any(|fact| is_one_of(fact, &["began", "rematch"]))
}

/// Returns whether what happened in the game was told as everybody sees it. A player is told what their seat sees.
fn is_seen(events: &BTreeMap<String, Vec<String>>) -> bool {
    events.is_empty() || events.contains_key(&viewer_text(Viewer::Spectator))
}

/// Returns whether a fact begins with one of these words.
fn is_one_of(fact: &str, words: &[&str]) -> bool {
    let word = fact.split(' ').next().unwrap_or_default();
    words.contains(&word)
}

/// Returns whether something happens in the game: what a record has a line for is a moment, so both count alike.
fn is_moment(facts: &[String]) -> bool {
    let words = ["began", "acted", "fallback", "ticked"];
    facts.iter().any(|fact| is_one_of(fact, &words))
}

fn moment(at: u64, texts: Vec<String>, events: &BTreeMap<String, Vec<String>>) -> Moment {
    let facts: Vec<Fact> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    let eyes = viewer_text(Viewer::Spectator);
    Moment {
        at: time(&facts),
        wall: Wall(at),
        deed: facts.iter().find_map(deed),
        facts: texts,
        events: events.get(&eyes).cloned().unwrap_or_default(),
    }
}

/// The game time that facts tell: that of the deal, if none.
fn time(facts: &[Fact]) -> Time {
    let mut times = facts.iter().filter_map(|fact| match fact {
        Fact::Acted(_, at, _) | Fact::Fallback(_, at, _) | Fact::Ticked(at) => Some(*at),
        _ => None,
    });
    times.next_back().unwrap_or(Time::ZERO)
}

fn deed(fact: &Fact) -> Option<(Seat, String)> {
    match fact {
        Fact::Acted(seat, _, action) | Fact::Fallback(seat, _, action) => {
            Some((*seat, action.clone()))
        }
        _ => None,
    }
}
