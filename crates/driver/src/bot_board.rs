//! The board that bots look at, made of nothing but the questions that they are asked.

use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::board::Board;

use crate::question::{Question, Table};

/// A board for bots. It is set up once for each game, and shows each bot what its seat sees.
#[derive(Default)]
pub struct BotBoard {
    known: Option<(Arc<Table>, Box<dyn Board>)>,
}

impl BotBoard {
    /// The board as the seat of a question sees it; none if the game or the position is unknown.
    pub fn show(&mut self, shelf: &dyn Shelf, question: &Question) -> Option<&dyn Board> {
        let known = self.known.as_ref().map(|(table, _)| table);
        if known != Some(&question.table) {
            let Table { game, options } = &*question.table;
            let options: Vec<&str> = options.iter().map(String::as_str).collect();
            let board = shelf.unpack(game, &options)?.ok()?;
            self.known = Some((question.table.clone(), board));
        }
        let (_, board) = self.known.as_mut()?;
        board.set_position(&question.position).then_some(&**board)
    }
}

impl std::fmt::Debug for BotBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let table = self.known.as_ref().map(|(table, _)| table);
        f.debug_struct("BotBoard").field("table", &table).finish()
    }
}
