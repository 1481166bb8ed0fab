//! What stands in one part of a card, in reading order: spaces, and symbols between them.

use std::ops::Range;

use crate::card::equation::{Equation, Operand, Term};
use crate::card::{Card, Group, Relation};

/// What stands between spaces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Symbol {
    /// Nothing: the neighbours have no relation.
    Gap,
    /// A relation.
    Relation(Relation),
    /// `+` of an equation.
    Plus,
    /// `-` of an equation.
    Minus,
    /// `=` of an equation.
    Equals,
    /// A printed number of an equation.
    Printed(u8),
}

/// One part of a card: a level, a stack or a row.
pub(super) struct Line {
    /// Its spaces.
    pub(super) spaces: Range<usize>,
    /// The symbols before each space, and those behind the last.
    pub(super) runs: Vec<Vec<Symbol>>,
}

/// A card's parts, as [`Card::parts`] has them.
pub(super) fn lines(card: &Card) -> Vec<Line> {
    card.parts()
        .into_iter()
        .map(|part| line(card, part))
        .collect()
}

fn line(card: &Card, part: Range<usize>) -> Line {
    let mut line = Line {
        spaces: part.clone(),
        runs: vec![Vec::new()],
    };
    for (spaces, group) in card.groups() {
        if !part.contains(&spaces.start) {
            continue;
        }
        if spaces.start > part.start {
            line.symbol(Symbol::Gap);
        }
        match group {
            Group::Chain(relations) => line.chain(relations),
            Group::Equation(equation) => line.equation(equation),
        }
    }
    line
}

impl Line {
    /// How many spaces it has.
    pub(super) fn len(&self) -> usize {
        self.spaces.len()
    }

    fn symbol(&mut self, symbol: Symbol) {
        if let Some(run) = self.runs.last_mut() {
            run.push(symbol);
        }
    }

    fn space(&mut self) {
        self.runs.push(Vec::new());
    }

    fn chain(&mut self, relations: &[Relation]) {
        self.space();
        for &relation in relations {
            self.symbol(Symbol::Relation(relation));
            self.space();
        }
    }

    fn equation(&mut self, equation: &Equation) {
        self.terms(&equation.left);
        self.symbol(Symbol::Equals);
        self.terms(&equation.right);
    }

    fn terms(&mut self, terms: &[Term]) {
        for (i, term) in terms.iter().enumerate() {
            if i > 0 {
                let minus = term.minus;
                self.symbol(if minus { Symbol::Minus } else { Symbol::Plus });
            }
            match term.operand {
                Operand::Space => self.space(),
                Operand::Printed(number) => self.symbol(Symbol::Printed(number)),
            }
        }
    }
}
