//! Effects: what emergency cards do (L-60), what triggers do (L-63), and dice, re-rolls and locks of this round or the coming
//! one (L-47, L-62).

use klaxon_flatline::trigger::{Effect, Light};
use klaxon_flatline::{Card, Colour, Die, Icon};

use crate::agenda::Task;
use crate::choice::Kind;
use crate::emergency_area::place_name;
use crate::readings::SETS_TAKE_DONE_BACK;
use crate::script::Step;
use crate::table::{Effects, Phase, Referee};

impl Referee {
    /// The card in this place activates, if there is one (L-23).
    pub(crate) fn activate(&mut self, slot: usize, row: usize) -> Step {
        match self.rows[row][slot] {
            Some(card) => self.activate_card(card, slot, row),
            None => Ok(()),
        }
    }

    fn activate_card(&mut self, card: Card, slot: usize, row: usize) -> Step {
        self.say("L-23", format!("activated {card}"))?;
        self.note(&format!("card {card}"));
        match card {
            Card::LostAssistance => self.offer(Kind::LoseTriage),
            Card::Setback => self.offer(Kind::Setback),
            Card::BathroomBreak => self.offer(Kind::LoseDie(2)),
            Card::Regression => self.offer(Kind::RemoveTile),
            Card::NoHelpInSight => self.lock_triage(),
            Card::LockDown => self.lock_track(),
            Card::UnderDuress | Card::IncreasedDistress | Card::UnexpectedHindrance => {
                self.draw_card()
            }
            Card::FoiledPlans => self.turn_dial("L-60"),
            Card::Escalation => self.escalate(slot),
            Card::PowerLock => {
                if !self.stations_locked {
                    self.stations_locked = true;
                    self.say("L-60", "locked stations")?;
                }
                Ok(())
            }
            Card::UnderManned => self.everyone_loses_a_die(),
            Card::Chaos => {
                self.next(&[Task::Draw, Task::Draw]);
                Ok(())
            }
            Card::BadTiming => self.bad_timing(),
            Card::PowerLoss => self.offer(Kind::Station),
            Card::CaughtOffGuard => self.caught_off_guard(slot, row),
            Card::AThanklessJob => {
                if !self.green_locked {
                    self.green_locked = true;
                    self.say("L-60", "locked green")?;
                }
                Ok(())
            }
            _ => unreachable!("stat cards are never in the emergency area"),
        }
    }

    /// The new card is drawn before this one is discarded, so this one can't come back; its own slot counts as free (L-60).
    fn caught_off_guard(&mut self, slot: usize, row: usize) -> Step {
        if !self.can_draw()? {
            return self.discard_card("L-60", Card::CaughtOffGuard);
        }
        // The card is known before the discard is said, but said after it; nothing else depends on the order.
        self.say("L-60", format!("discarded {}", Card::CaughtOffGuard))?;
        self.take_card(Card::CaughtOffGuard);
        let place = |card: Card| match card.is_stat() {
            true => "stat".to_owned(),
            false => place_name(row, slot),
        };
        let card = self.reveal("L-60", place)?;
        self.discard.insert(Card::CaughtOffGuard);
        if card.is_stat() {
            self.note("L-60 caught off guard by a stat card");
            self.add_stat(card);
            return Ok(());
        }
        self.add_emergency(card, row, slot);
        self.activate_card(card, slot, row)
    }

    /// The red triggers touched now, from the diamond clockwise; what follows changes neither (L-60).
    fn bad_timing(&mut self) -> Step {
        let mut tasks = Vec::new();
        let mut names = Vec::new();
        for bay in self.bays_from_diamond() {
            let space = self.touched_space(bay);
            if let Some(trigger) = self.trigger(bay, space)
                && trigger.light == Light::Red
            {
                let effect = trigger.effect;
                tasks.push(Task::Fire { bay, space, effect });
                names.push(format!("{}.{}", bay + 1, space + 1));
            }
        }
        if tasks.is_empty() {
            self.note("L-60 good timing");
            return Ok(());
        }
        self.next(&tasks);
        self.say("L-60", format!("timing {}", names.join(" ")))
    }

    /// A trigger takes effect (L-63).
    pub(crate) fn fire(&mut self, bay: usize, space: usize, effect: Effect) -> Step {
        self.say("L-43", format!("fired {} {}", bay + 1, space + 1))?;
        if let Some(trigger) = self.trigger(bay, space) {
            self.note(&format!("trigger {trigger}"));
        }
        match effect {
            Effect::GainDie => self.offer(Kind::GainDie),
            Effect::GainDice => (0..self.colours()).try_for_each(|colour| self.gain_die(colour)),
            Effect::Reroll => self.offer(Kind::Reroll),
            Effect::Rerolls => (0..self.colours()).try_for_each(|colour| self.give_reroll(colour)),
            Effect::PlaceTile => self.offer(Kind::PlaceTile),
            Effect::GainCube => self.gain_cube(),
            Effect::DiscardEmergency => self.offer(Kind::DiscardEmergency),
            Effect::HoldDial => self.hold_dial(),
            Effect::TurnDial => self.turn_dial("L-63"),
            Effect::LoseDie => self.offer(Kind::LoseDie(1)),
            Effect::LoseDice => self.everyone_loses_a_die(),
            Effect::RemoveTile => self.offer(Kind::RemoveTile),
            Effect::LoseCube => self.lose_cube(),
            Effect::DiscardTriage => self.offer(Kind::LoseTriage),
            Effect::DrawEmergency => self.draw_card(),
            Effect::LockTrack => self.lock_track(),
        }
    }

    /// The dial will not turn at H; a second time says nothing new (L-62).
    pub(crate) fn hold_dial(&mut self) -> Step {
        if self.held {
            return Ok(());
        }
        self.held = true;
        self.say("L-63", "held")
    }

    /// The round that effects of now count for, and how its events begin (L-47).
    fn round_of_effects(&mut self) -> (&mut Effects, &'static str) {
        if self.phase.is_after_countdown() {
            (&mut self.coming, "coming-")
        } else {
            (&mut self.this, "")
        }
    }

    /// The same, to look at.
    pub(crate) fn counting(&self) -> &Effects {
        if self.phase.is_after_countdown() {
            &self.coming
        } else {
            &self.this
        }
    }

    pub(crate) fn can_lose_die(&self, colour: usize) -> bool {
        self.counting().dice[colour] > 0
    }

    pub(crate) fn can_gain_die(&self, colour: usize) -> bool {
        self.counting().dice[colour] < self.setting.most_dice()
    }

    /// Below none nothing is lost (L-62).
    pub(crate) fn lose_dice(&mut self, colour: usize, count: usize) -> Step {
        let (effects, prefix) = self.round_of_effects();
        let had = effects.dice[colour];
        let has = had.saturating_sub(count);
        effects.dice[colour] = has;
        if had - has < count {
            self.note("L-62 below none");
        }
        if has == had {
            return Ok(());
        }
        self.say("L-62", format!("{prefix}dice {} {has}", colour + 1))
    }

    fn everyone_loses_a_die(&mut self) -> Step {
        (0..self.colours()).try_for_each(|colour| self.lose_dice(colour, 1))
    }

    /// A gain beyond the limit is ignored (L-62); a die gained in the countdown is rolled at once (L-37).
    pub(crate) fn gain_die(&mut self, colour: usize) -> Step {
        if !self.can_gain_die(colour) {
            self.note("L-62 limit");
            return Ok(());
        }
        let (effects, prefix) = self.round_of_effects();
        effects.dice[colour] += 1;
        let has = effects.dice[colour];
        self.say("L-62", format!("{prefix}dice {} {has}", colour + 1))?;
        if self.phase != Phase::Countdown {
            return Ok(());
        }
        self.roll_medic_die("L-37", colour)?;
        self.undone("L-37", self.setting.seat_of(colour))
    }

    /// A die of this colour is rolled.
    pub(crate) fn roll_medic_die(&mut self, rule: &str, colour: usize) -> Step {
        let faces = Icon::ALL.map(|icon| Die::new(Colour(colour as u8), icon));
        let possible = faces.map(|die| format!("rolled {die}"));
        let came = self.chance(rule, &possible)?;
        let face = possible.iter().position(|text| *text == came);
        self.unplaced.push(faces[face.expect("one of the six")]);
        Ok(())
    }

    pub(crate) fn give_reroll(&mut self, colour: usize) -> Step {
        let (effects, prefix) = self.round_of_effects();
        effects.rerolls[colour] += 1;
        let has = effects.rerolls[colour];
        self.say("L-36", format!("{prefix}rerolls {} {has}", colour + 1))?;
        if self.phase != Phase::Countdown {
            return Ok(());
        }
        self.undone("L-36", self.setting.seat_of(colour))
    }

    /// Concentrated Effort for one colour (L-36).
    pub(crate) fn give_set(&mut self, colour: usize) -> Step {
        let (effects, prefix) = self.round_of_effects();
        effects.sets[colour] += 1;
        let has = effects.sets[colour];
        self.say("L-36", format!("{prefix}sets {} {has}", colour + 1))?;
        if self.phase != Phase::Countdown || !SETS_TAKE_DONE_BACK {
            return Ok(());
        }
        self.undone("L-36", self.setting.seat_of(colour))
    }

    /// No re-roll track; a second lock does nothing (L-60).
    fn lock_track(&mut self) -> Step {
        let (effects, prefix) = self.round_of_effects();
        if effects.track_locked {
            return Ok(());
        }
        effects.track_locked = true;
        self.say("L-47", format!("{prefix}locked track"))
    }

    /// Crisis Averted before the roll or for the coming round (L-50, L-61).
    pub(crate) fn set_skip(&mut self) -> Step {
        let (effects, prefix) = self.round_of_effects();
        effects.skip = true;
        self.say("L-61", format!("{prefix}skip"))
    }

    /// Disaster Averted likewise.
    pub(crate) fn set_single(&mut self) -> Step {
        let (effects, prefix) = self.round_of_effects();
        effects.single = true;
        self.say("L-61", format!("{prefix}single"))
    }
}
