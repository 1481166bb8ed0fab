//! A position that a viewer could not tell from the real one.

use klaxon_core::{Chance, Viewer};

use crate::card::Card;
use crate::chance;
use crate::pile::Pile;
use crate::shuffle::any_card;
use crate::state::{MAX_SEATS, State};
use crate::table::Table;
use crate::view::sees_hand;

/// The deck and the unused cards among the piles that chance is asked for; hands go by their seats.
const DECK: usize = MAX_SEATS;
const UNUSED: usize = MAX_SEATS + 1;

/// Turns every back into a card, each possible way as likely as the other. What is not used are defuse cards, and a
/// hand keeps what it surely has from the deal (B-4). What could be concluded from how somebody played is not
/// considered.
pub(crate) fn resample(
    table: &Table,
    view: &State,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> State {
    let mut state = view.parts;
    state.blanked = false;
    let mut unseen = unseen(table, view);
    let mut turn_up = |pile: &mut Pile, which: usize, many: usize, kind: fn(Card) -> bool| {
        for _ in 0..many {
            let at = chance::resample(which, usize::from(pile.backs()));
            let card = any_card(chance, at, &unseen, kind);
            unseen.remove(Some(card));
            pile.remove(None);
            pile.add(Some(card));
        }
    };
    let hidden = || table.seats().filter(|&seat| !sees_hand(view, viewer, seat));
    // Where only some cards can be, these go first; then all that is left fits anywhere.
    let unused = view.unused.backs();
    turn_up(&mut state.unused, UNUSED, unused.into(), Card::is_defuse);
    for seat in hidden() {
        let (hand, sure) = (&mut state.hands[seat.index()], view.sure[seat.index()]);
        turn_up(hand, seat.index(), sure.defuses.into(), Card::is_defuse);
        turn_up(hand, seat.index(), sure.fuses.into(), Card::is_fuse);
    }
    for seat in hidden() {
        let hand = &mut state.hands[seat.index()];
        let backs = hand.backs();
        turn_up(hand, seat.index(), backs.into(), |_| true);
    }
    let deck = view.deck.backs();
    turn_up(&mut state.deck, DECK, deck.into(), |_| true);
    State { parts: state }
}

/// All cards of the box that the viewer does not see.
fn unseen(table: &Table, view: &State) -> Pile {
    let seen = view.all_cards();
    let mut unseen = Pile::EMPTY;
    for card in Card::ALL {
        let copies = card.copies(table.options().extras);
        unseen.add_many(Some(card), copies.saturating_sub(seen.count(card)));
    }
    unseen
}
