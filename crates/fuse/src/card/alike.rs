//! When two cards are the same face: written in another order, mirrored, or in other colours.

use super::equation::Equation;
use super::layout::Layout;
use super::print::group_text;
use super::relation::Relation;
use super::space::{ColourIcon, Demand, Icon, Space};
use super::{Card, Group};
use crate::colour::Colour;

impl Card {
    /// Do both cards ask for the same dice in the same way? Their values don't matter, nor which way round a
    /// row, a level or a split space is drawn.
    pub fn is_same_face(&self, other: &Card) -> bool {
        self.face_text() == other.face_text()
    }

    /// Would they be the same face if colours were exchanged?
    pub fn differs_by_colours_only(&self, other: &Card) -> bool {
        let text = other.face_text();
        let mut ways = permutations(Vec::new()).into_iter();
        ways.any(|colours| self.recoloured(&colours).face_text() == text)
    }

    /// One text for all ways of writing the same face.
    pub(crate) fn face_text(&self) -> String {
        let levels: Vec<Vec<[String; 2]>> = self
            .parts()
            .iter()
            .map(|part| {
                let groups = self.groups().filter(|(s, _)| part.contains(&s.start));
                groups
                    .map(|(spaces, group)| both_ways(group, &self.spaces[spaces]))
                    .collect()
            })
            .collect();
        let straight = |level: &Vec<[String; 2]>| {
            let texts = level.iter().map(|[straight, _]| straight.clone());
            texts.collect::<Vec<_>>().join(", ")
        };
        let turned = |level: &Vec<[String; 2]>| {
            let texts = level.iter().rev().map(|[_, turned]| turned.clone());
            texts.collect::<Vec<_>>().join(", ")
        };
        let all_straight = || levels.iter().map(straight).collect::<Vec<_>>().join(" / ");
        let all_turned = || levels.iter().map(turned).collect::<Vec<_>>().join(" / ");
        match self.layout {
            Layout::Row => {
                let groups = levels[0].iter().flat_map(|ways| ways.iter().min().cloned());
                sorted(groups.collect()).join(", ")
            }
            Layout::Stack => format!("stack {}", straight(&levels[0])),
            Layout::DoubleStack => {
                let stacks = sorted(levels.iter().map(straight).collect());
                format!("stacks {}", stacks.join(" / "))
            }
            Layout::Wall { width, upper } => {
                let mirror = upper.iter().map(|column| width - 1 - column).collect();
                let turned = Layout::Wall {
                    width,
                    upper: mirror,
                };
                let straight = format!("{:?} {}", self.layout, all_straight());
                straight.min(format!("{turned:?} {}", all_turned()))
            }
            Layout::Pyramid | Layout::Ziggurat => {
                let levels = all_straight().min(all_turned());
                format!("{} {levels}", self.layout.word())
            }
        }
    }

    fn recoloured(&self, colours: &[Colour]) -> Card {
        let mut card = self.clone();
        let icon = |icon: Icon| Icon {
            colour: match icon.colour {
                ColourIcon::Is(colour) => ColourIcon::Is(colours[colour as usize]),
                ColourIcon::Not(colour) => ColourIcon::Not(colours[colour as usize]),
                other => other,
            },
            ..icon
        };
        for space in &mut card.spaces {
            space.demand = match space.demand {
                Demand::Icon(one) => Demand::Icon(icon(one)),
                Demand::Either(one, other) => Demand::Either(icon(one), icon(other)),
                Demand::NumberOrColour => Demand::NumberOrColour,
            };
        }
        card
    }
}

/// A group as it is printed, and as it reads from the other side.
fn both_ways(group: &Group, spaces: &[Space]) -> [String; 2] {
    let mut spaces: Vec<Space> = spaces.iter().map(in_order).collect();
    let straight = group_text(group, &spaces);
    spaces.reverse();
    let group = match group {
        Group::Chain(relations) => Group::Chain(
            relations
                .iter()
                .rev()
                .copied()
                .map(Relation::reversed)
                .collect(),
        ),
        Group::Equation(equation) => match turned(equation) {
            Some(equation) => Group::Equation(equation),
            None => return [straight.clone(), straight],
        },
    };
    [straight, group_text(&group, &spaces)]
}

/// A sum reads the same from both sides; a difference does not.
fn turned(equation: &Equation) -> Option<Equation> {
    let mut turned = Equation {
        left: equation.right.clone(),
        right: equation.left.clone(),
    };
    turned.left.reverse();
    turned.right.reverse();
    let mut terms = equation.left.iter().chain(&equation.right);
    (!terms.any(|term| term.minus)).then_some(turned)
}

/// A split space with its halves in a fixed order.
fn in_order(space: &Space) -> Space {
    match space.demand {
        Demand::Either(one, other) if one.to_string() > other.to_string() => Space {
            demand: Demand::Either(other, one),
            ..*space
        },
        _ => *space,
    }
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

/// All orders of the five colours that begin with these.
fn permutations(begin: Vec<Colour>) -> Vec<Vec<Colour>> {
    if begin.len() == Colour::ALL.len() {
        return vec![begin];
    }
    let rest = Colour::ALL.into_iter().filter(|c| !begin.contains(c));
    rest.flat_map(|colour| {
        let mut longer = begin.clone();
        longer.push(colour);
        permutations(longer)
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use crate::card::Card;

    fn check(one: &str, other: &str, same_face: bool, same_but_colours: bool) {
        let (one, other): (Card, Card) = (one.parse().unwrap(), other.parse().unwrap());
        assert_eq!(one.is_same_face(&other), same_face, "{one} | {other}");
        assert_eq!(
            one.differs_by_colours_only(&other),
            same_but_colours,
            "{one} | {other}"
        );
    }

    #[test]
    fn faces_alike() {
        check("1: R, 4", "3: 4, R", true, true);
        check("1: # < # > 4", "1: 4 < # > #", true, true);
        check("1: [R|4], c = c", "1: c = c, [4|R]", true, true);
        check("1: # + R = 4", "1: 4 = R + #", true, true);
        check("1: stacks R, B / 1, 2", "1: stacks 1, 2 / R, B", true, true);
        check("1: pyramid R, B / 1", "1: pyramid B, R / 1", true, true);
        check(
            "1: wall R, B, 3 / 1, 2",
            "1: wall 3, B, R / -, 2, 1",
            true,
            true,
        );
    }

    #[test]
    fn faces_apart() {
        check("1: R, 4", "1: B, 4", false, true);
        check("1: R, R", "1: B, G", false, false);
        check("1: # - R = 4", "1: R - # = 4", false, false);
        check("1: stack R, B, 1", "1: stack 1, B, R", false, false);
        check("1: R, B, 1", "1: stack R, B, 1", false, false);
        check("1: pyramid R, 2 / 1", "1: pyramid 2, K / 1", false, true);
        check(
            "1: wall R, B, 3 / 1",
            "1: wall R, B, 3 / -, 1",
            false,
            false,
        );
    }
}
