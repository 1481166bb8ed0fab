//! The score (F-53, C-59), of a game in the computer as of one on a table of wood.

use klaxon_core::outcome::ScoreLine;
use klaxon_core::{Message, Time};

/// Points for a win (F-53).
const WIN: i32 = 10;
/// Points for each defused spark (C-59).
const SPARK: i32 = 2;
/// Points for each activated fuse card (F-53).
const FUSE_CARD: i32 = 2;

/// What counts at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Whether the team has won.
    pub won: bool,
    /// What is left on the clock; none without one.
    pub left: Option<Time>,
    /// How many bombs are defused.
    pub bombs: u32,
    /// What they are worth together.
    pub points: u32,
    /// How many sparks are defused; none in a game without sparks.
    pub sparks: Option<u32>,
    /// How many fuse cards were activated.
    pub fuse_cards: u32,
}

impl Tally {
    /// The score, line by line.
    pub fn score(&self) -> Vec<ScoreLine> {
        let mut score = Vec::new();
        if self.won {
            score.push(line(Message::new("fuse-score-won"), WIN));
            if let Some(left) = self.left {
                let left = Time::seconds(left.whole_seconds());
                let message = Message::new("fuse-score-time").with("left", left.to_string());
                score.push(line(message, (left.whole_seconds() / 10) as i32));
            }
        }
        let bombs = Message::new("fuse-score-bombs").with("count", self.bombs);
        score.push(line(bombs, self.points as i32));
        if let Some(sparks) = self.sparks {
            let what = Message::new("countdown-score-sparks").with("count", sparks);
            score.push(line(what, SPARK * sparks as i32));
        }
        let fuses = Message::new("fuse-score-fuse-cards").with("count", self.fuse_cards);
        score.push(line(fuses, FUSE_CARD * self.fuse_cards as i32));
        score
    }
}

fn line(what: Message, points: i32) -> ScoreLine {
    ScoreLine { what, points }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(tally: Tally) -> Vec<i32> {
        tally.score().iter().map(|line| line.points).collect()
    }

    #[test]
    fn a_win_counts_time_and_a_loss_does_not() {
        let won = Tally {
            won: true,
            left: Some(Time(129_999)),
            bombs: 3,
            points: 11,
            sparks: None,
            fuse_cards: 4,
        };
        assert_eq!(points(won), [10, 12, 11, 8]);
        let lost = Tally {
            won: false,
            sparks: Some(2),
            ..won
        };
        assert_eq!(points(lost), [11, 4, 8]);
    }
}
