//! F: the stat area and the emergency area (L-40, L-41).

use klaxon_flatline::Card;

use crate::agenda::Task;
use crate::readings::STOP_AFTER_ROOM_WAS_MADE;
use crate::script::Step;
use crate::table::{Phase, Referee, Waiting};

/// The slots of the triage area.
const TRIAGE_SLOTS: usize = 4;

impl Referee {
    /// F begins: which stat cards are cleared is settled.
    pub(crate) fn begin_stat(&mut self) -> Step {
        self.say("L-40", "stat")?;
        self.phase = Phase::Stat;
        let cards: Vec<Card> = self.stat.iter().copied().collect();
        let cleared = |card: &Card| self.on_cards[card].is_complete();
        (self.to_keep, self.to_fail) = cards.into_iter().partition(cleared);
        self.first_stat = true;
        self.next(&[Task::NextStat { stopped: false }]);
        Ok(())
    }

    /// How many slots of the triage area are free.
    pub(crate) fn triage_room(&self) -> usize {
        TRIAGE_SLOTS - self.triage.len()
    }

    /// The next stat card: uncleared ones first, then cleared ones, each after a stop but the first (L-40, L-52).
    pub(crate) fn next_stat(&mut self, stopped: bool) -> Step {
        if self.to_fail.is_empty() && self.to_keep.is_empty() {
            self.next(&[Task::EmergencyArea]);
            return Ok(());
        }
        if self.to_fail.is_empty() && self.to_keep.len() > self.triage_room() {
            self.note("L-40 waiting for room");
            self.waiting = Waiting::Room;
            return Ok(());
        }
        if !stopped && !self.first_stat {
            let stopped = true;
            self.next(&[Task::Stop { made: false }, Task::NextStat { stopped }]);
            return Ok(());
        }
        if self.to_fail.is_empty() {
            return self.keep(self.to_keep[0]);
        }
        self.fail()
    }

    /// An uncleared stat card goes to the X area.
    fn fail(&mut self) -> Step {
        let card = self.to_fail.remove(0);
        self.say("L-40", format!("failed {card}"))?;
        self.take_card(card);
        self.failed.push(card);
        if self.failed.len() >= self.setting.failed_limit() {
            return self.end("lost-failed");
        }
        self.stat_card_gone();
        Ok(())
    }

    /// A cleared stat card becomes a triage card.
    pub(crate) fn keep(&mut self, card: Card) -> Step {
        self.say("L-40", format!("kept {card}"))?;
        self.take_card(card);
        self.triage.insert(card);
        self.to_keep.retain(|other| *other != card);
        self.stat_card_gone();
        Ok(())
    }

    /// A cleared stat card for which no room is made is discarded.
    pub(crate) fn drop_card(&mut self, card: Card) -> Step {
        self.discard_card("L-40", card)?;
        self.to_keep.retain(|other| *other != card);
        self.stat_card_gone();
        Ok(())
    }

    fn stat_card_gone(&mut self) {
        self.first_stat = false;
        self.next(&[Task::NextStat { stopped: false }]);
    }

    /// Room may have been made by a card that was used or discarded.
    pub(crate) fn after_room_was_made(&mut self) {
        let stopped = !STOP_AFTER_ROOM_WAS_MADE;
        self.next(&[Task::NextStat { stopped }]);
    }

    /// F, emergency cards: cleared ones are discarded, the dice of the others go back, then cards slide (L-41).
    pub(crate) fn resolve_emergency_area(&mut self) -> Step {
        for card in self.emergency_cards() {
            let line = &self.on_cards[&card];
            if line.is_complete() {
                self.discard_card("L-41", card)?;
            } else if line.filled() > 0 {
                self.say("L-41", format!("returned {card}"))?;
                let line = self.on_cards.get_mut(&card).expect("it lies open");
                let dice = line.take();
                self.spent.extend(dice);
            }
        }
        self.slide()?;
        self.say("L-41", "cards-done")?;
        self.next(&[Task::Stop { made: false }, Task::BeginPatients]);
        Ok(())
    }
}
