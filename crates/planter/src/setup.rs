//! From set-up to position. It may come from a stranger: what the rules could stumble over is no position, and everything
//! that is wrong is reported.

use klaxon_core::{Message, Seats};

use crate::card::Card;
use crate::pile::Pile;
use crate::state::{HAND, Parts, Phase, State, Sure};
use crate::table::Table;

/// A position that nobody has checked yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What lies where, and where the turn stands.
    pub parts: Parts,
    /// The players whose hands were said.
    pub(crate) hands: Seats,
    /// Whether the phase was said.
    pub(crate) phase: bool,
}

impl Setup {
    /// Nothing is said yet: no card lies anywhere.
    pub(crate) fn empty(table: &Table) -> Setup {
        let parts = Parts {
            deck: Pile::EMPTY,
            unused: Pile::EMPTY,
            ..Parts::before(table)
        };
        Setup {
            parts,
            hands: Seats::NONE,
            phase: false,
        }
    }

    /// Everything that can be said of a position.
    pub(crate) fn of(table: &Table, state: &State) -> Setup {
        Setup {
            parts: state.parts,
            hands: table.seats().collect(),
            phase: true,
        }
    }

    /// A position, or everything that is wrong.
    pub(crate) fn position(&self, table: &Table) -> Result<State, Vec<Message>> {
        let parts = self.parts;
        let mut flaws = card_flaws(table, &parts);
        flaws.extend(hand_flaws(table, &parts));
        flaws.extend(turn_flaws(table, &parts));
        match flaws.is_empty() {
            true => Ok(State { parts }),
            false => Err(flaws),
        }
    }
}

/// Something wrong with what is said behind a word.
fn flaw(key: &'static str, word: &str) -> Message {
    Message::new(key).with("word", word)
}

/// Every card of the box lies somewhere, and no other does (B-1). In a view some of them are seen from behind.
fn card_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let mut flaws = Vec::new();
    let copies = |card: Card| card.copies(table.options().extras);
    let mut lying = Pile::EMPTY;
    for (word, pile) in piles(table, parts) {
        for card in pile.kinds() {
            let before = lying.count(card);
            lying.add_many(Some(card), pile.count(card));
            if before <= copies(card) && lying.count(card) > copies(card) {
                flaws.push(flaw("scenario-planter-no-card", word).with("card", card.word()));
            }
        }
        lying.add_many(None, pile.backs());
        if pile.backs() > 0 && !parts.blanked {
            flaws.push(flaw("planter-position-back", word));
        }
        if let Some(card) = pile.kinds().find(|&card| !may_lie(word, card)) {
            flaws.push(flaw("planter-position-astray", word).with("card", card.word()));
        }
    }
    let all: usize = Card::ALL
        .iter()
        .map(|&card| usize::from(copies(card)))
        .sum();
    if flaws.is_empty() && lying.len() != all {
        let message = Message::new("planter-position-cards");
        flaws.push(message.with("count", lying.len()).with("all", all));
    }
    flaws
}

/// All piles by their words; those that take what is left come last.
fn piles(table: &Table, parts: &Parts) -> Vec<(&'static str, Pile)> {
    let mut piles: Vec<(&'static str, Pile)> = Vec::new();
    for seat in table.seats() {
        piles.push(("hand", parts.hands[seat.index()]));
        piles.push(("won", parts.won[seat.index()]));
    }
    piles.extend([
        ("fuse", parts.fuse.cards().collect()),
        ("beside", parts.beside),
        ("removed", parts.removed),
        ("deck", parts.deck),
        ("unused", parts.unused),
    ]);
    piles
}

/// Returns whether a card may lie in the pile of this word: defuse cards beside the match (B-12) and among what is not used
/// (B-4), no guys among what bombs took (B-31).
fn may_lie(word: &str, card: Card) -> bool {
    match word {
        "beside" | "unused" => card.is_defuse(),
        "won" => card != Card::Guy,
        _ => true,
    }
}

/// A hand has seven cards at most (B-10), holds what is surely in it, and is seen where it lies open.
fn hand_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let mut flaws = Vec::new();
    for seat in table.seats() {
        let (hand, Sure { fuses, defuses }) = (parts.hand(seat), parts.sure[seat.index()]);
        let count = |of: &[Card]| of.iter().map(|&card| hand.count(card)).sum::<u8>();
        let is_sure = match hand.backs() {
            0 => count(Card::FUSES) >= fuses && count(Card::DEFUSES) >= defuses,
            _ => hand.len() >= usize::from(fuses) + usize::from(defuses),
        };
        let is_hidden = parts.shown.contains(seat) && hand.backs() > 0;
        for (wrong, key, word) in [
            (hand.len() > HAND, "planter-position-hand-full", "hand"),
            (!is_sure, "planter-position-sure", "sure"),
            (is_hidden, "planter-position-shown", "shown"),
        ] {
            if wrong {
                flaws.push(flaw(key, word).with("seat", seat.to_string()));
            }
        }
    }
    flaws
}

/// The round is one of the match, and what the table waits for can come.
fn turn_flaws(table: &Table, parts: &Parts) -> Vec<Message> {
    let options = table.options();
    let is_before = parts.round == 0 && parts.phase == Phase::Dealing;
    let is_round = is_before || (1..=options.rounds).contains(&parts.round);
    let is_open = matches!(parts.phase, Phase::Window { .. });
    let is_last = parts.round >= options.rounds;
    let is_over = [Phase::Between, Phase::Over].contains(&parts.phase);
    let passes = usize::from(parts.passes);
    let most_passes = table.players() - usize::from(!is_over);
    let checks = [
        (
            is_round,
            flaw("planter-position-round", "round").with("most", options.rounds),
        ),
        (
            !is_open || options.extras,
            flaw("planter-position-window", "window"),
        ),
        (
            parts.phase != Phase::Between || !is_last,
            flaw("planter-position-between", "phase"),
        ),
        (
            parts.phase != Phase::Over || parts.ended.is_some(),
            flaw("planter-position-no-end", "phase"),
        ),
        (
            passes <= most_passes,
            flaw("planter-position-passes", "passes").with("most", most_passes),
        ),
        (
            parts.slow || !parts.called,
            flaw("planter-position-called", "called"),
        ),
    ];
    let wrong = checks.into_iter().filter(|(right, _)| !right);
    wrong.map(|(_, message)| message).collect()
}
