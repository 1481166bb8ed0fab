//! What happened when: the turning points of a game, from its record.

use klaxon_core::{Seat, Time};

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A bomb was defused.
    Defused,
    /// A fuse card came up.
    Fuse,
    /// Dice were lost, or left over.
    Lost,
    /// The game ended.
    End,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// When.
    pub at: Time,
    /// What kind of thing.
    pub kind: Kind,
    /// What it was.
    pub what: What,
}

/// What it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A seat defused the card with this id.
    Defused(Seat, String),
    /// This fuse card came up.
    Fuse(String),
    /// A seat lost the dice of a card by a mistake.
    Mistake(Seat),
    /// A seat's dice fell.
    Toppled(Seat),
    /// Dice were left over.
    Unused,
    /// The end.
    End,
}

/// The turning points of a record.
pub fn moments(record: &str) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut cards: Vec<(String, String)> = Vec::new();
    let lines = record.lines().skip_while(|line| !line.is_empty()).skip(1);
    for line in lines {
        let Some((head, events)) = line.split_once(": ") else {
            continue;
        };
        let Some(at) = head
            .split(' ')
            .nth(1)
            .and_then(|time| time.parse::<Time>().ok())
        else {
            continue;
        };
        for event in events.split("; ") {
            let words: Vec<&str> = event.split(' ').collect();
            if let ["dealt" | "chosen", slot, card] = words.as_slice() {
                cards.retain(|(at, _)| at != slot);
                cards.push(((*slot).to_owned(), (*card).to_owned()));
            }
            let card = |slot: &str| {
                let found = cards.iter().find(|(at, _)| at == slot);
                found.map_or(String::new(), |(_, card)| card.clone())
            };
            if let Some((kind, what)) = turning_point(&words, card) {
                moments.push(Moment { at, kind, what });
            }
        }
    }
    moments
}

fn turning_point(words: &[&str], card: impl Fn(&str) -> String) -> Option<(Kind, What)> {
    let owner = |slot: &str| slot.get(..1)?.parse::<Seat>().ok();
    Some(match words {
        ["defused", slot] => (Kind::Defused, What::Defused(owner(slot)?, card(slot))),
        ["activated", fuse, ..] => (Kind::Fuse, What::Fuse((*fuse).to_owned())),
        ["mistake", _, slot] => (Kind::Lost, What::Mistake(owner(slot)?)),
        ["toppled", slot] => (Kind::Lost, What::Toppled(owner(slot)?)),
        ["unused"] => (Kind::Lost, What::Unused),
        ["won" | "lost-clock" | "lost-bag", _] => (Kind::End, What::End),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_has_its_turning_points() {
        let record = "klaxon record 2\ngame fuse\nplayers 1\n\n\
            0 0:00 - start: dealt 1a 2h; dealt 1b 1i; turn 1\n\
            1 0:01 1 roll: rolled R4; rolled B2; rolled K1\n\
            2 0:02.500 1 place R4 a1: placed R4 1a1; defused 1a; activated G\n\
            3 0:09 1 choose 3b: chosen 1a 3b\n\
            4 0:20 1 place B2 a1: placed B2 1a1; defused 1a\n\
            5 10:00 - tick: lost-clock 10:00\n";
        let found = moments(record);
        let whats: Vec<&What> = found.iter().map(|moment| &moment.what).collect();
        let defused = |card: &str| What::Defused(Seat(0), card.to_owned());
        assert_eq!(
            whats,
            [
                &defused("2h"),
                &What::Fuse("G".to_owned()),
                &defused("3b"),
                &What::End
            ]
        );
        assert_eq!(found[0].at, Time(2500));
        assert_eq!(found[3].kind, Kind::End);
    }
}
