//! How many dice and re-rolls players have: gained and lost, in this round or for the coming one (L-36, L-47, L-62).

use klaxon_core::{Chance, Sink};

use crate::die::Colour;
use crate::event::{Event, Lock};
use crate::play::Play;
use crate::state::{Parts, Phase};
use crate::table::Table;

impl Parts {
    /// How many dice a player has, in the round for which effects count now (L-47).
    pub(crate) fn dice_now(&self, colour: Colour) -> u8 {
        match self.phase.is_after_countdown() {
            true => self.coming_dice[colour.index()],
            false => self.dice[colour.index()],
        }
    }

    /// Returns whether a player has a die to lose.
    pub(crate) fn can_lose(&self, colour: Colour) -> bool {
        self.dice_now(colour) > 0
    }

    /// Returns whether a player can have one die more (L-62).
    pub(crate) fn can_gain(&self, table: &Table, colour: Colour) -> bool {
        self.dice_now(colour) < table.most_dice()
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    fn set_dice(&mut self, colour: Colour, count: u8) {
        self.emit(match self.state.phase.is_after_countdown() {
            true => Event::ComingDice(colour, count),
            false => Event::Dice(colour, count),
        });
    }

    /// A player loses dice; below none nothing is lost.
    pub(crate) fn lose_dice(&mut self, colour: Colour, count: u8) {
        let dice = self.state.dice_now(colour);
        if dice > 0 {
            self.set_dice(colour, dice.saturating_sub(count));
        }
    }

    /// Every player loses a die.
    pub(crate) fn all_lose_a_die(&mut self) {
        for colour in self.table.colours() {
            self.lose_dice(colour, 1);
        }
    }

    /// A player gains a die, if they can have one more. During the countdown it is rolled at once (L-37).
    pub(crate) fn gain_die(&mut self, colour: Colour) {
        if !self.state.can_gain(self.table, colour) {
            return;
        }
        let dice = self.state.dice_now(colour);
        self.set_dice(colour, dice + 1);
        if self.state.phase == Phase::Countdown {
            self.roll_die(colour);
            self.take_back_done(colour);
        }
    }

    /// Every player gains a die.
    pub(crate) fn all_gain_a_die(&mut self) {
        for colour in self.table.colours() {
            self.gain_die(colour);
        }
    }

    /// A player has one re-roll more (L-36).
    pub(crate) fn give_reroll(&mut self, colour: Colour) {
        let i = colour.index();
        if self.state.phase.is_after_countdown() {
            let count = self.state.coming.rerolls[i].saturating_add(1);
            return self.emit(Event::ComingRerolls(colour, count));
        }
        let count = self.state.effects.rerolls[i].saturating_add(1);
        self.emit(Event::Rerolls(colour, count));
        self.take_back_done(colour);
    }

    /// Every player has one re-roll more.
    pub(crate) fn all_get_a_reroll(&mut self) {
        for colour in self.table.colours() {
            self.give_reroll(colour);
        }
    }

    /// Every player may set one die more (Concentrated Effort, L-61).
    pub(crate) fn all_may_set_a_die(&mut self) {
        for colour in self.table.colours() {
            let i = colour.index();
            if self.state.phase.is_after_countdown() {
                let count = self.state.coming.sets[i].saturating_add(1);
                self.emit(Event::ComingSets(colour, count));
            } else {
                let count = self.state.effects.sets[i].saturating_add(1);
                self.emit(Event::Sets(colour, count));
                self.take_back_done(colour);
            }
        }
    }

    /// Something is locked, unless it is already (L-60).
    pub(crate) fn lock(&mut self, lock: Lock) {
        let is_coming = self.state.phase.is_after_countdown();
        match is_coming {
            true if !self.state.coming.is_locked(lock) => self.emit(Event::ComingLocked(lock)),
            false if !self.state.effects.is_locked(lock) => self.emit(Event::Locked(lock)),
            _ => {}
        }
    }
}
