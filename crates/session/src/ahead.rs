//! Moves that are not answered yet: shown as made where they are sure, and kept where there is no connection.

use klaxon_core::board::Board;
use klaxon_core::{Foreseen, Seat, Viewer};
use klaxon_room::{Command, Phase, Wall};

use crate::asked::Asked;
use crate::news::News;
use crate::session::Session;

/// The game after some moves.
struct Outlook {
    /// None if they change nothing.
    board: Option<Box<dyn Board>>,
    /// Whether all moves are sure.
    sure: bool,
}

impl Session {
    /// Makes the moves that are not answered yet, for each pair of eyes, up to the first that is not sure.
    pub(crate) fn look_ahead(&mut self, now: Wall) {
        let eyes: Vec<String> = self.fold.eyes().map(str::to_owned).collect();
        let all = self.waiting.len();
        let boards = eyes.into_iter().filter_map(|eyes| {
            let board = self.outlook(&eyes, all, now).board?;
            Some((eyes, board))
        });
        self.ahead = boards.collect();
    }

    /// The game after the first moves that wait. A move that is refused changes nothing, here as there.
    fn outlook(&self, eyes: &str, moves: usize, now: Wall) -> Outlook {
        let mut board = None;
        let time = self.time(now);
        let told = self.fold.board(eyes);
        for (seat, action) in self.waiting[..moves].iter().filter_map(Asked::open_move) {
            let Some(here) = board.as_deref().or(told) else {
                break;
            };
            match here.foresee(seat, action, time) {
                Foreseen::Sure(next) => board = Some(next),
                Foreseen::Refused(_) => {}
                Foreseen::Unsure => return Outlook { board, sure: false },
            }
        }
        Outlook { board, sure: true }
    }

    /// What will come of a move after the first that wait; none if that can't be known, or there is no game.
    fn after_others(&self, seat: Seat, action: &str, moves: usize, now: Wall) -> Option<Foreseen> {
        let eyes = self.eyes_for(Viewer::Seat(seat));
        let outlook = self.outlook(&eyes, moves, now);
        let board = outlook.board.as_deref().or(self.fold.board(&eyes))?;
        let known = outlook.sure.then(|| self.time(now));
        known.map(|time| board.foresee(seat, action, time))
    }

    /// Keeps a move until there is a connection, if it is legal as far as is known.
    pub(crate) fn draft(&mut self, seat: Seat, action: String, now: Wall) {
        let foreseen = self.after_others(seat, &action, self.waiting.len(), now);
        let command = Command::Act { seat, action };
        let plays = matches!(self.room().phase(), Phase::Playing | Phase::Paused { .. });
        self.news.push(match foreseen.filter(|_| plays) {
            None => News::Offline(command),
            Some(Foreseen::Refused(_)) => News::Dropped(command),
            Some(Foreseen::Sure(_) | Foreseen::Unsure) => {
                self.waiting.push(Asked::new(None, command));
                return self.look_ahead(now);
            }
        });
    }

    /// Sends the moves that were made without a connection, as far as they are still legal. While the game is paused, or
    /// somebody counts in, they wait on.
    pub(crate) fn send_drafts(&mut self, now: Wall) {
        if !self.connection.is_up() || !self.waiting.iter().any(Asked::is_draft) {
            return;
        }
        let (phase, clock) = (self.room().phase(), self.room().clock());
        match phase {
            Phase::Playing if clock.runs(self.now(now)) => {}
            Phase::Playing | Phase::Paused { .. } => return,
            Phase::Lobby | Phase::Counting(_) | Phase::Over => return self.drop_drafts(now),
        }
        while let Some(place) = self.waiting.iter().position(Asked::is_draft) {
            let Command::Act { seat, action } = self.waiting[place].command.clone() else {
                break;
            };
            match self.after_others(seat, &action, place, now) {
                // What comes before it has to be answered first.
                None => break,
                Some(Foreseen::Refused(_)) => {
                    let dropped = self.waiting.remove(place);
                    self.news.push(News::Dropped(dropped.command));
                }
                Some(Foreseen::Sure(_) | Foreseen::Unsure) => {
                    let id = self.next_id();
                    self.waiting[place].id = Some(id);
                    self.send(id, Command::Act { seat, action }.into());
                }
            }
        }
        self.look_ahead(now);
    }

    fn drop_drafts(&mut self, now: Wall) {
        let (drafts, sent) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition(Asked::is_draft);
        self.waiting = sent;
        self.tell_dropped(drafts);
        self.look_ahead(now);
    }

    pub(crate) fn tell_dropped(&mut self, dropped: Vec<Asked>) {
        let dropped = dropped.into_iter();
        let news = dropped.map(|asked| News::Dropped(asked.command));
        self.news.extend(news);
    }
}
