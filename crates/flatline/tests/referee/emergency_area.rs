//! Emergency cards: the draw pile, the two rows, the stat area, discards and slides (L-21, L-22, L-41).

use klaxon_flatline::Card;

use crate::agenda::Task;
use crate::lines::Filled;
use crate::script::Step;
use crate::table::{Phase, Referee};

/// The name of a place in the emergency area.
pub(crate) fn place_name(row: usize, slot: usize) -> String {
    let word = if row == 0 { "slot" } else { "above" };
    format!("{word}-{}", slot + 1)
}

impl Referee {
    /// B (L-21).
    pub(crate) fn add_cards(&mut self) -> Step {
        let Phase::Cards(count) = self.phase else {
            unreachable!("B follows A");
        };
        for _ in 0..count {
            self.draw_card()?;
        }
        self.say("L-21", "added")?;
        self.phase = Phase::Dice;
        self.next(&[Task::Stop { made: false }, Task::Roll]);
        Ok(())
    }

    /// Makes a new draw pile if the old one is empty; returns whether there is a card to draw (L-22).
    pub(crate) fn can_draw(&mut self) -> Step<bool> {
        if self.draw.is_empty() {
            if self.discard.is_empty() {
                self.note("L-22 no card left");
                return Ok(false);
            }
            self.say("L-22", "reshuffled")?;
            self.draw = std::mem::take(&mut self.discard);
        }
        Ok(true)
    }

    /// The lowest free place: row 2 only once row 1 is full (L-21).
    fn free_place(&self) -> Option<(usize, usize)> {
        let places = (0..2).flat_map(|row| (0..6).map(move |slot| (row, slot)));
        places
            .into_iter()
            .find(|(row, slot)| self.rows[*row][*slot].is_none())
    }

    /// A card comes from the draw pile to where it belongs (L-21, L-22).
    pub(crate) fn draw_card(&mut self) -> Step {
        if !self.can_draw()? {
            return Ok(());
        }
        let free = self.free_place();
        let place = |card: Card| match free {
            None => "out".to_owned(),
            Some(_) if card.is_stat() => "stat".to_owned(),
            Some((row, slot)) => place_name(row, slot),
        };
        let card = self.reveal("L-21", place)?;
        match free {
            None => {
                self.note("L-21 both rows full");
                self.out.push(card);
            }
            Some(_) if card.is_stat() => self.add_stat(card),
            Some((row, slot)) => self.add_emergency(card, row, slot),
        }
        Ok(())
    }

    /// Chance turns a card of the draw pile up, which goes to the place that the function says.
    pub(crate) fn reveal(&mut self, rule: &str, place: impl Fn(Card) -> String) -> Step<Card> {
        let text = |card: &Card| format!("revealed {card} {}", place(*card));
        let possible: Vec<String> = self.draw.iter().map(text).collect();
        let came = self.chance(rule, &possible)?;
        let card = self.draw.iter().copied().find(|card| text(card) == came);
        let card = card.expect("it is one of the possible events");
        self.draw.remove(&card);
        Ok(card)
    }

    pub(crate) fn add_stat(&mut self, card: Card) {
        self.stat.insert(card);
        self.lay_open(card);
    }

    pub(crate) fn add_emergency(&mut self, card: Card, row: usize, slot: usize) {
        self.rows[row][slot] = Some(card);
        self.lay_open(card);
    }

    fn lay_open(&mut self, card: Card) {
        let line = Filled::new(self.setting.deck.card(card), self.colours());
        self.on_cards.insert(card, line);
    }

    /// Takes a card away; the dice on it are spent until the round ends (L-37).
    pub(crate) fn take_card(&mut self, card: Card) {
        for row in &mut self.rows {
            for place in row {
                if *place == Some(card) {
                    *place = None;
                }
            }
        }
        self.stat.remove(&card);
        self.triage.remove(&card);
        if let Some(mut line) = self.on_cards.remove(&card) {
            self.spent.extend(line.take());
        }
    }

    /// A card goes to the discard pile.
    pub(crate) fn discard_card(&mut self, rule: &str, card: Card) -> Step {
        self.say(rule, format!("discarded {card}"))?;
        self.take_card(card);
        self.discard.insert(card);
        Ok(())
    }

    /// A card of the emergency area is discarded by an effect; what lies above slides down, in C only later (L-41).
    pub(crate) fn discard_emergency(&mut self, rule: &str, card: Card) -> Step {
        self.discard_card(rule, card)?;
        if self.phase == Phase::Rolled {
            return Ok(());
        }
        self.slide()
    }

    /// Cards of row 2 above a free slot slide down (L-41).
    pub(crate) fn slide(&mut self) -> Step {
        for slot in 0..6 {
            if self.rows[0][slot].is_none()
                && let Some(card) = self.rows[1][slot].take()
            {
                self.rows[0][slot] = Some(card);
                self.say("L-41", format!("slid {}", slot + 1))?;
            }
        }
        Ok(())
    }

    /// The cards of both rows: slot 1, above it, slot 2, ...
    pub(crate) fn emergency_cards(&self) -> Vec<Card> {
        let both = |slot| [self.rows[0][slot], self.rows[1][slot]];
        (0..6).flat_map(both).flatten().collect()
    }
}
