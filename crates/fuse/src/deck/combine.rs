//! Decks made of the two boxes, as a ruleset asks for (C-60 to C-62).

use super::{Bomb, Deck};
use crate::card::Card;
use crate::card::mechanism::Mechanism;
use crate::colour::{Colour, Colours};
use crate::dice::DiceSet;
use crate::face::Faces;
use crate::fuse_card::FuseCard;
use crate::game::ruleset::{Ruleset, Source};
use crate::number::Number;

impl Deck {
    /// The cards and dice of a ruleset for so many players, from these two boxes. Where the bombs of both are in play, the
    /// names of FUSE's begin with f and of Countdown's with c.
    pub fn combined(rules: Ruleset, players: usize, fuse: &Deck, countdown: &Deck) -> Deck {
        let bombs = match rules.bombs() {
            Source::Fuse => fuse.bombs.clone(),
            Source::Countdown => countdown.bombs.clone(),
            Source::Both => {
                let named = |letter: char, deck: &Deck| -> Vec<Bomb> {
                    let rename = |bomb: &Bomb| Bomb {
                        id: format!("{letter}{}", bomb.id),
                        card: bomb.card.clone(),
                    };
                    deck.bombs.iter().map(rename).collect()
                };
                [named('f', fuse), named('c', countdown)].concat()
            }
        };
        let fuse_cards = match rules.fuses() {
            Source::Fuse => fuse.fuse_cards.clone(),
            Source::Countdown => countdown.fuse_cards.clone(),
            Source::Both => [&fuse.fuse_cards[..], &countdown.fuse_cards[..]].concat(),
        };
        let name = match rules {
            Ruleset::FUSE => fuse.name.clone(),
            Ruleset::COUNTDOWN => countdown.name.clone(),
            rules => rules.to_string(),
        };
        Deck {
            name,
            twins: rules.bombs() == Source::Both,
            bombs,
            sparks: countdown.sparks.clone(),
            fuse_cards,
            roles: countdown.roles.clone(),
            dice: dice(rules, players, fuse, countdown),
        }
        .for_rules(rules)
    }

    /// The same deck without the cards that need what is not in play (C-61, C-62).
    pub fn for_rules(mut self, rules: Ruleset) -> Deck {
        let dice = match rules {
            // Epic has split dice, but no card that needs one.
            Ruleset::EPIC => single(self.dice.faces()),
            _ => self.dice.faces(),
        };
        let playable = |card: &Card| Mechanism::new(card, dice).is_possible();
        self.bombs.retain(|bomb| playable(&bomb.card));
        self.sparks
            .retain(|spark| rules.sparks() && playable(&spark.card));
        self.fuse_cards.retain(|card| match card {
            FuseCard::Spark => rules.sparks(),
            FuseCard::RolesOff => rules.roles(),
            FuseCard::Return(_) | FuseCard::Six => true,
        });
        if !rules.roles() {
            self.roles.clear();
        }
        self
    }

    /// The same deck without FUSE's bombs worth 6 (F-11), where those of both boxes are in play.
    pub(crate) fn without_fuses_sixes(mut self) -> Deck {
        self.bombs
            .retain(|bomb| bomb.card.value() != 6 || !bomb.id.starts_with('f'));
        self
    }
}

fn single(faces: Faces) -> Faces {
    faces
        .iter()
        .filter(|face| !face.colours().is_split())
        .collect()
}

/// The dice of a ruleset: for six players and more, Countdown's and 10, 15, 20, 25 of FUSE's, as many of each colour (C-62).
fn dice(rules: Ruleset, players: usize, fuse: &Deck, countdown: &Deck) -> DiceSet {
    match rules.dice() {
        Source::Fuse => fuse.dice.clone(),
        Source::Countdown => countdown.dice.clone(),
        Source::Both => {
            let of_each = players.saturating_sub(4).clamp(2, 5);
            let more = Colour::ALL.map(|colour| vec![Colours::single(colour); of_each]);
            let dice = [countdown.dice.dice(), &more.concat()].concat();
            let opposite = Number::ALL.map(|number| countdown.dice.opposite(number));
            DiceSet::new(dice, opposite).unwrap_or_else(|| countdown.dice.clone())
        }
    }
}
