//! Nothing gets lost: dice, cubes, cards, patients and tiles.

use klaxon_flatline::{Card, Die};

use crate::table::{Phase, Referee};

/// The cleared tiles of the box (L-4).
const TILES: usize = 20;
/// The power cubes of the box (L-4).
const CUBES: usize = 10;

impl Referee {
    /// Checks dice by colour, cubes, cards, patients and tiles.
    pub(crate) fn check_conservation(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_dice()?;
        let on_meter = self.meter.iter().filter(|cube| **cube).count();
        let cubes = on_meter + self.station_cubes.iter().sum::<usize>() + self.cubes_removed;
        if cubes != CUBES {
            return Err(format!("{cubes} cubes"));
        }
        let gap = self.meter.windows(2).any(|pair| pair[0] && !pair[1]);
        if gap {
            return Err(format!("a gap in the meter: {:?}", self.meter));
        }
        let on_board = self.bays.iter().flatten();
        let tiles: usize = on_board
            .clone()
            .map(|bay| bay.tiles.iter().filter(|tile| **tile).count())
            .sum();
        if tiles > TILES {
            return Err(format!("{tiles} cleared tiles"));
        }
        let patients = on_board.count() + self.patients_gone + self.patients_left;
        if patients != self.setting.patients() {
            return Err(format!("{patients} patients"));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards: Vec<Card> = self.emergency_cards();
        for pile in [&self.draw, &self.discard, &self.triage, &self.stat] {
            cards.extend(pile);
        }
        cards.extend(&self.failed);
        cards.extend(&self.out);
        cards.sort();
        if cards != Card::ALL {
            return Err(format!("the cards are {cards:?}"));
        }
        let orange = self
            .triage
            .iter()
            .chain(&self.stat)
            .all(|card| card.is_stat());
        let blue = self.emergency_cards().iter().all(|card| !card.is_stat());
        if !orange || !blue || self.triage.len() > 4 {
            return Err("a card is where it does not belong".to_owned());
        }
        Ok(())
    }

    /// While dice are out, every colour has its number of them somewhere; never more than it can have.
    fn check_dice(&self) -> Result<(), String> {
        let mut dice: Vec<Die> = [&self.unplaced[..], &self.track, &self.spent].concat();
        let patients = self.bays.iter().flatten().flat_map(|bay| &bay.lines);
        let lines = patients.chain(self.on_cards.values()).chain(&self.stations);
        dice.extend(lines.flat_map(|line| line.dice.iter().flatten()));
        let out = self.phase == Phase::Countdown || self.phase.is_after_countdown();
        for colour in 0..self.colours() {
            let has = dice
                .iter()
                .filter(|die| die.colour().index() == colour)
                .count();
            let should = self.this.dice[colour];
            if out && has != should {
                return Err(format!("colour {} has {has} of {should} dice", colour + 1));
            }
            if should.max(self.coming.dice[colour]) > self.setting.most_dice() {
                return Err(format!("colour {} has too many dice", colour + 1));
            }
        }
        Ok(())
    }
}
