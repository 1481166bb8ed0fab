//! How a random game is played: carefully, so that it gets somewhere, or carelessly, so that odd things happen.

use klaxon_flatline::Die;

use crate::countdown::Spot;
use crate::legal::Action;
use crate::random::Random;
use crate::table::Referee;

/// Steps for which triage cards can be saved, by the names of their phases.
const STEPS: [&str; 10] = [
    "Power",
    "Cards",
    "Dice",
    "Rolled",
    "Planning",
    "Countdown",
    "Ended",
    "Stat",
    "Patients",
    "Turning",
];

/// The habits of the players of one game.
pub(crate) struct Temper {
    /// Prefers dice that bring a line to its end.
    careful: bool,
    /// How likely triage cards are used.
    use_weight: usize,
    /// The step for which triage cards are saved; else they are used at any time.
    favourite: Option<&'static str>,
    /// Waits for the clock: never done, and places no die that leads nowhere.
    patient: bool,
    /// How likely odd things are: one in so many.
    steady: usize,
    /// The longest time between two steps, in milliseconds.
    pub(crate) longest_step: usize,
}

impl Temper {
    pub(crate) fn new(random: &mut Random) -> Temper {
        Temper {
            careful: !random.once_in(4),
            use_weight: *random.pick(&[1500, 100, 3]),
            favourite: random.once_in(2).then(|| *random.pick(&STEPS)),
            patient: random.once_in(4),
            steady: *random.pick(&[1, 4, 30]),
            longest_step: *random.pick(&[300, 1200, 3000]),
        }
    }

    /// A seat and what it does; nothing to let the clock run out. None too if nobody may do anything.
    pub(crate) fn choose(&self, referee: &Referee, random: &mut Random) -> Option<(usize, Action)> {
        if self.patient && referee.deadline().is_some() && random.once_in(25) {
            return None;
        }
        let mut weighed: Vec<(usize, Action, usize)> = Vec::new();
        for seat in 0..referee.setting.players {
            for action in referee.actions(seat) {
                let weight = self.weight(referee, &action);
                weighed.push((seat, action, weight));
            }
        }
        let total: usize = weighed.iter().map(|(_, _, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut at = random.below(total);
        for (seat, action, weight) in weighed {
            if at < weight {
                return Some((seat, action));
            }
            at -= weight;
        }
        None
    }

    fn weight(&self, referee: &Referee, action: &Action) -> usize {
        let rare = 120 / self.steady;
        match action {
            Action::ChooseBay(_) | Action::Choose(..) | Action::Keep(_) => 1000,
            Action::Go => 4000,
            Action::Ready => 4000,
            Action::Use(_) => match self.favourite {
                Some(step) if format!("{:?}", referee.phase).starts_with(step) => 6000,
                Some(_) => 2,
                None => self.use_weight,
            },
            Action::Drop(_) => 400,
            Action::Discard(_) => rare,
            Action::Chief(_) => 10,
            Action::Done if self.patient => 0,
            Action::Done => 30 + rare,
            Action::Reroll(_) => 60,
            Action::Set(..) => 200,
            Action::Sacrifice(..) => 20,
            Action::Place(die, spot, space) => self.worth(referee, *die, *spot, *space),
        }
    }

    /// How good it is to place a die there.
    fn worth(&self, referee: &Referee, die: Die, spot: Spot, space: usize) -> usize {
        if !self.careful {
            return 50;
        }
        let mut then = referee.at_spot(spot).clone();
        then.dice[space] = Some(die);
        let mut rest = referee.unplaced.clone();
        if let Some(at) = rest.iter().position(|other| *other == die) {
            rest.swap_remove(at);
        }
        let matters = match spot {
            Spot::Line(..) => 4,
            Spot::Card(card) if card.is_stat() => 16,
            Spot::Card(_) => 1,
            Spot::Station(_) => 8,
        };
        if then.is_complete() {
            20_000 * matters
        } else if then.could_be_filled_by(&rest) {
            1000 * matters * then.filled()
        } else {
            usize::from(!self.patient)
        }
    }
}
