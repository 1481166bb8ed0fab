//! A shelf whose games are guided.

use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::board::Board;
use klaxon_core::shelf::Unpacked;

use crate::board::GuidedBoard;
use crate::coach::Coach;

/// The games of another shelf, guided by a coach.
pub struct GuidedShelf {
    /// The games.
    pub shelf: Arc<dyn Shelf>,
    /// Who guides.
    pub coach: Coach,
}

impl Shelf for GuidedShelf {
    fn games(&self) -> Vec<String> {
        self.shelf.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        let unpacked = self.shelf.unpack(game, options)?;
        Some(unpacked.map(|game| {
            let guided: Box<dyn Board> = Box::new(GuidedBoard::new(game, self.coach.clone()));
            guided
        }))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        self.shelf.policies(game)
    }
}
