//! The record of a game, made from the changes of its room.

use klaxon_core::Seat;
use klaxon_core::fair::{Party, Round};
use klaxon_core::record::{Header, Player, VERSION};

use crate::change::Change;
use crate::fact::Fact;
use crate::seating::Seating;
use crate::wall::Wall;

/// A game that was played to its end, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The number of the change that ended it.
    pub number: u64,
    /// When it ended.
    pub at: Wall,
    /// Which game.
    pub game: String,
    /// The address of its record; none if the server had no share in the seed.
    pub address: Option<String>,
    /// The keys of everybody who had a seat in it, also for a while only.
    pub holders: Vec<String>,
    /// Its record, as `klaxon_core::record` reads it.
    pub text: String,
}

/// The record of the last game that was over, as `klaxon_core::record` reads it; none if there is none yet.
pub fn record(changes: &[Change]) -> Option<String> {
    finished(changes).map(|finished| finished.text)
}

/// The last game that was over; none if there is none yet. The first change may be a [summary](crate::Room::summary) of
/// those before.
pub fn finished(changes: &[Change]) -> Option<Finished> {
    let is = |change: &Change, fact: fn(&Fact) -> bool| change.facts.iter().any(fact);
    let end = changes
        .iter()
        .rposition(|change| is(change, |f| matches!(f, Fact::Over(..))))?;
    let begin = changes[..=end]
        .iter()
        .rposition(|change| is(change, |fact| *fact == Fact::Began))?;
    let played = &changes[begin..=end];
    let game = changes[..=begin].iter().flat_map(|change| &change.facts);
    let mut game = game.filter_map(|fact| match fact {
        Fact::Game(name) => Some(name.as_str()),
        _ => None,
    });
    let game = game.next_back()?;
    let (players, holders) = crew(&changes[..begin], played);
    let header = Header {
        players,
        ..header(&changes[..=end])
    };
    let mut text = format!("{VERSION}\ngame {game}\n{header}");
    for fact in played.iter().flat_map(|change| &change.facts) {
        if let Fact::Table(line) = fact {
            text += &format!("{line}\n");
        }
    }
    text += "\n";
    let lines = played.iter().filter_map(|change| {
        let cause = change.facts.iter().find_map(cause)?;
        Some(format!("{cause}: {}", change.events.join("; ")))
    });
    for (number, line) in lines.enumerate() {
        text += &format!("{number} {}\n", line.trim_end());
    }
    Some(Finished {
        number: changes[end].number,
        at: changes[end].at,
        game: game.to_owned(),
        address: header.address(),
        holders,
        text,
    })
}

/// Who sat where when a game began, and the keys of everybody who had a seat in it at some time.
fn crew(before: &[Change], played: &[Change]) -> (Vec<(Seat, Player)>, Vec<String>) {
    let mut seating = Seating::default();
    let (mut players, mut holders) = (Vec::new(), Vec::new());
    for fact in before.iter().flat_map(|change| &change.facts) {
        seating.apply(fact);
    }
    for fact in played.iter().flat_map(|change| &change.facts) {
        seating.apply(fact);
        if *fact == Fact::Began {
            players = seating.players();
        }
        if matches!(fact, Fact::Began | Fact::Sat(..)) {
            holders.extend(seating.keys().cloned());
        }
    }
    holders.sort();
    holders.dedup();
    (players, holders)
}

/// How chance can be checked: everything that was committed to since the game before, and the seed. The changes end with
/// the end of the game.
fn header(changes: &[Change]) -> Header {
    let mut header = Header::default();
    for fact in changes.iter().flat_map(|change| &change.facts) {
        let round = header.rounds.last_mut();
        match fact {
            Fact::Rematch => header = Header::default(),
            Fact::Committing {
                call,
                devices,
                hash,
                ..
            } => {
                let mut round = Round::new(call.clone(), *devices);
                round.commitments.push((Party::Server, *hash));
                header.rounds.push(round);
            }
            Fact::Committed(id, hash) => {
                let commitment = (Party::Device(id.0), *hash);
                round
                    .into_iter()
                    .for_each(|round| round.commitments.push(commitment));
            }
            Fact::Opened(who, secret) => {
                let secret = (*who, *secret);
                round
                    .into_iter()
                    .for_each(|round| round.secrets.push(secret));
            }
            Fact::Aside(id, why) => {
                let aside = (Party::Device(id.0), *why);
                round.into_iter().for_each(|round| round.asides.push(aside));
            }
            Fact::Revealed(seed) => header.seed = Some(*seed),
            _ => {}
        }
    }
    header
}

/// When, by whom, and what.
fn cause(fact: &Fact) -> Option<String> {
    match fact {
        Fact::Began => Some("0:00 - start".to_owned()),
        Fact::Ticked(at) => Some(format!("{at} - tick")),
        Fact::Acted(seat, at, action) | Fact::Fallback(seat, at, action) => {
            Some(format!("{at} {seat} {action}"))
        }
        _ => None,
    }
}
