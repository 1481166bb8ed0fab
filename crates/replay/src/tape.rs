//! The tape itself: moments in order, and the position at any of them.

use std::collections::BTreeMap;

use klaxon_core::board::Board;
use klaxon_core::record::{Header, VERSION};
use klaxon_core::{Seat, Time};
use klaxon_proto::Reply;
use klaxon_room::fact::viewer_text;
use klaxon_room::{Fact, MemberId};

use crate::cast;
use crate::eyes::Eyes;
use crate::moment::Moment;

/// The position is kept before each moment whose number is a multiple of this: whoever looks for a moment carries out the
/// events of so many at most.
const KEPT_EACH: usize = 64;

/// What there was before the first moment.
pub(crate) struct Before {
    /// Facts that make an empty room into the one where the first moment happens.
    pub(crate) facts: Vec<String>,
    /// The position, as far as the tape knows it.
    pub(crate) position: String,
    /// Where the tape is from.
    pub(crate) source: Source,
}

/// Where a tape is from.
pub(crate) enum Source {
    /// A record of a game that is over.
    Record(Box<Header>),
    /// What this member was told, who looks on.
    Told(MemberId),
}

/// A game that can be watched again.
pub struct Tape {
    before: Before,
    moments: Vec<Moment>,
    /// A board to carry events out on, and the moment that it stands at; none if it is before all of them.
    board: Box<dyn Board>,
    stands: Option<usize>,
    /// The positions that are kept.
    kept: Vec<String>,
    /// What happened in the room since the last moment, of a game that goes on: it is told with the next.
    pub(crate) since: Vec<String>,
}

impl std::fmt::Debug for Tape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tape")
            .field("moments", &self.moments.len())
            .field("stands", &self.stands)
            .finish_non_exhaustive()
    }
}

impl Tape {
    /// A tape of moments, and a board of their game that knows as much as the tape.
    pub(crate) fn new(before: Before, moments: Vec<Moment>, board: Box<dyn Board>) -> Tape {
        Tape {
            kept: vec![before.position.clone()],
            before,
            moments,
            board,
            stands: None,
            since: Vec::new(),
        }
    }

    /// The moments, in order. There is always one.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The number of the last moment.
    pub fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// The last moment that has happened at a time of the game; the first, if none has.
    pub fn moment_at(&self, time: Time) -> usize {
        let later = self.moments.partition_point(|moment| moment.at <= time);
        later.saturating_sub(1)
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.board.seats()
    }

    /// Returns whether somebody saw things in this game that others did not, and the tape knows all of them.
    pub fn has_secrets(&self) -> bool {
        matches!(self.before.source, Source::Record(_)) && self.board.hides()
    }

    /// What the record says of who played; none if the tape is of a game that goes on.
    pub fn header(&self) -> Option<&Header> {
        match &self.before.source {
            Source::Record(header) => Some(header),
            Source::Told(_) => None,
        }
    }

    /// Who somebody with these eyes is in the room of the tape.
    pub fn watcher(&self, eyes: Eyes) -> MemberId {
        match self.before.source {
            Source::Record(_) => cast::watcher(eyes),
            Source::Told(member) => member,
        }
    }

    /// All there is to know at a moment, with these eyes.
    pub fn snapshot(&mut self, moment: usize, eyes: Eyes) -> Reply {
        let moment = moment.min(self.last());
        let mut facts = self.before.facts.clone();
        if let Source::Record(header) = &self.before.source {
            let cast = cast::facts(header, self.board.seats(), eyes);
            facts.extend(cast.iter().map(Fact::text));
        }
        for past in &self.moments[..=moment] {
            facts.extend(past.facts.iter().filter(|fact| is_of_room(fact)).cloned());
        }
        let (at, wall) = (self.moments[moment].at, self.moments[moment].wall);
        facts.push(Fact::Ticked(at).text());
        self.wind_to(moment);
        let position = match eyes {
            Eyes::AllHands => self.board.position(),
            eyes => self.board.view(eyes.viewer()),
        };
        facts.push(Fact::Position(eyes.viewer(), position).text());
        Reply::Snapshot {
            number: number(moment),
            at: wall.0,
            facts,
        }
    }

    /// What happens at a moment, for somebody who is at the one before, with these eyes.
    pub fn change(&self, moment: usize, eyes: Eyes) -> Reply {
        let this = &self.moments[moment.min(self.last())];
        let viewer = eyes.viewer();
        let events = match eyes {
            Eyes::AllHands => this.events.clone(),
            _ => {
                let events = this.events.iter();
                let seen = events.filter_map(|event| self.board.blank(event, viewer));
                seen.collect()
            }
        };
        Reply::Change {
            number: number(moment),
            at: this.wall.0,
            facts: this.facts.clone(),
            events: BTreeMap::from([(viewer_text(viewer), events)]),
        }
    }

    /// What a seat could do at a moment, of a long list as much as fits in so many bytes; and whether that is all.
    pub fn legal(&mut self, moment: usize, seat: Seat, bytes: usize) -> (Vec<String>, bool) {
        self.wind_to(moment.min(self.last()));
        self.board.legal_within(seat, bytes)
    }

    /// What was done next after a moment by a seat: its number, and the action.
    pub fn next_deed(&self, moment: usize, seat: Seat) -> Option<(usize, &str)> {
        let later = self.moments.iter().enumerate().skip(moment + 1);
        let mut deeds = later.filter_map(|(number, moment)| {
            let (who, action) = moment.deed.as_ref()?;
            (*who == seat).then_some((number, action.as_str()))
        });
        deeds.next()
    }

    /// The position before the first moment, as far as the tape knows it.
    pub fn before(&self) -> &str {
        &self.before.position
    }

    /// The game so far as a record, for those who tell stories of records.
    pub fn record(&self) -> String {
        let options = self.board.options();
        let mut text = format!("{VERSION}\ngame {}\n", self.board.game());
        for line in options.iter() {
            text += &format!("{line}\n");
        }
        text += "\n";
        for (number, moment) in self.moments.iter().enumerate() {
            let cause = match &moment.deed {
                _ if number == 0 => "- start".to_owned(),
                Some((seat, action)) => format!("{seat} {action}"),
                None => "- tick".to_owned(),
            };
            let events = moment.events.join("; ");
            text += &format!("{number} {} {cause}: {events}\n", moment.at);
        }
        text
    }

    /// Carries every moment out, and keeps positions; the number of the first moment that makes no sense. Where a position
    /// is kept, it is looked at closely: events that can be read may still lead to something that can't be.
    pub(crate) fn check(&mut self) -> Result<(), usize> {
        for moment in 0..self.moments.len() {
            if !self.step_to(moment) {
                return Err(moment);
            }
            let kept = (moment + 1).is_multiple_of(KEPT_EACH);
            if kept || moment == self.last() {
                let position = self.board.position();
                if !self.board.set_position(&position) {
                    return Err(moment);
                }
                self.kept.extend(kept.then_some(position));
            }
        }
        Ok(())
    }

    /// Adds a moment at the end.
    pub(crate) fn push(&mut self, moment: Moment) {
        let place = self.moments.len();
        self.moments.push(moment);
        if (place + 1).is_multiple_of(KEPT_EACH) {
            self.wind_to(place);
            self.kept.push(self.board.position());
        }
    }

    /// The board comes to stand at a moment.
    fn wind_to(&mut self, moment: usize) {
        let key = (moment / KEPT_EACH).min(self.kept.len() - 1);
        let begin = key * KEPT_EACH;
        let stands = self
            .stands
            .filter(|stands| (begin..=moment).contains(stands));
        let first = match stands {
            Some(stands) => stands + 1,
            None => {
                self.board.set_position(&self.kept[key]);
                begin
            }
        };
        for next in first..=moment {
            self.step_to(next);
        }
        self.stands = Some(moment);
    }

    /// Carries out the events of a moment; false if one of them can't be understood.
    fn step_to(&mut self, moment: usize) -> bool {
        self.stands = Some(moment);
        let mut events = self.moments[moment].events.iter();
        events.all(|event| self.board.apply(event))
    }
}

/// The number of the change that a moment is.
fn number(moment: usize) -> u64 {
    moment as u64 + 1
}

/// Returns whether a fact is one of the room; of what was done and of the time that passed only the last counts.
fn is_of_room(fact: &str) -> bool {
    let word = fact.split(' ').next().unwrap_or_default();
    !["acted", "fallback", "ticked", "position"].contains(&word)
}
