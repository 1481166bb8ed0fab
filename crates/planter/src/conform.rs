//! What the conformance kit needs to know of the game.

use klaxon_core::conformance::Conforms;
use klaxon_core::{Numbers, Seat, Viewer};

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::game::Planter;
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::view::sees_hand;

impl Conforms for Planter {
    const EVENT_KINDS: &'static [&'static str] = &[
        "round",
        "dealt",
        "mixed",
        "turn",
        "played",
        "drew",
        "time-bomb",
        "exploded",
        "defused",
        "window",
        "cut",
        "relit",
        "passed",
        "slow",
        "called",
        "penalty",
        "absent",
        "shown",
        "ended",
        "ready",
    ];
    const REFUSAL_KINDS: &'static [&'static str] = &[
        "no-such-seat",
        "over",
        "round-over",
        "next-round",
        "not-your-turn",
        "not-in-hand",
        "no-bombs",
        "nothing-to-explode",
        "nothing-to-defuse",
        "must-play",
        "no-calls",
        "not-slow",
        "called-already",
        "own-move",
        "window-open",
        "window-closed",
        "nothing-to-relight",
        "own-defuse",
        "absent",
        "not-between-rounds",
        "ready-already",
    ];

    /// How many of each card there are, seen and from behind, and how many bombs have been used or can be.
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let mut all = Pile::EMPTY;
        let piles = [&state.deck, &state.spare, &state.beside, &state.removed];
        for pile in piles.into_iter().chain(&state.hands).chain(&state.won) {
            all.add_all(pile);
        }
        state.fuse.cards().for_each(|card| all.add(Some(card)));
        let mut inventory: Vec<u64> = Card::ALL.map(|card| all.count(card).into()).to_vec();
        inventory.push(all.backs().into());
        inventory
    }

    fn any_action(_: &Table, random: &mut Numbers) -> Action {
        match random.below(14) {
            0..=8 => Action::Play(Card::ALL[random.below(Card::COUNT)]),
            9 | 10 => Action::Bomb,
            11 => Action::Pass,
            12 => Action::Call,
            _ => Action::Ready,
        }
    }

    /// A bomb for much, then a fuse card, the dearest first; a defuse card against what is not worth a bomb.
    fn promise(_: &Table, state: &State, _: Seat, action: &Action) -> u32 {
        let stake = u32::from(state.stake());
        match *action {
            Action::Bomb => stake * 2,
            Action::Play(Card::Guy) => 500,
            Action::Play(card) if card.is_fuse() => 60 + u32::from(card.points()),
            Action::Play(_) => stake,
            Action::Call | Action::Ready | Action::Pass => 1,
        }
    }

    /// Swaps a card of another's hand with one that is somewhere else and as hidden, so that both piles still hold
    /// what they surely hold.
    fn swap_hidden(
        table: &Table,
        state: &State,
        viewer: Viewer,
        random: &mut Numbers,
    ) -> Option<State> {
        let mut hidden: Vec<Seat> = table.seats().collect();
        hidden.retain(|&seat| !sees_hand(state, viewer, seat));
        if hidden.is_empty() || state.phase == Phase::Dealing {
            return None;
        }
        let seat = hidden[random.below(hidden.len())];
        let mine = *state.hand(seat);
        let other = hidden[random.below(hidden.len())];
        let theirs = match random.below(3) {
            0 => state.deck,
            1 => state.spare,
            _ if other != seat => state.hands[other.index()],
            _ => return None,
        };
        let pick = |pile: &Pile, random: &mut Numbers| {
            let cards: Vec<Card> = pile.cards().collect();
            (!cards.is_empty()).then(|| cards[random.below(cards.len())])
        };
        let given = pick(&mine, random)?;
        let taken = pick(&theirs, random)?;
        // A guy for a fuse card, if the hand has more fuse cards than it surely has.
        let fuses: u8 = Card::FUSES.iter().map(|&card| mine.count(card)).sum();
        let spare_fuse = fuses > state.sure[seat.index()].fuses && theirs == state.deck;
        let fits = match (given, taken) {
            (one, other) if one == other => false,
            (one, Card::Guy) => one.is_fuse() && spare_fuse,
            (one, other) => {
                one.is_fuse() && other.is_fuse() || one.is_defuse() && other.is_defuse()
            }
        };
        if !fits {
            return None;
        }
        let mut swapped = *state;
        let place = match theirs {
            pile if pile == state.deck => &mut swapped.deck,
            pile if pile == state.spare => &mut swapped.spare,
            _ => &mut swapped.hands[other.index()],
        };
        place.remove(Some(taken));
        place.add(Some(given));
        swapped.hands[seat.index()].remove(Some(given));
        swapped.hands[seat.index()].add(Some(taken));
        Some(swapped)
    }

    /// A card drawn by oneself; the cheapest card of somebody who is slow or absent; hands laid open.
    fn reveals(_: &Table, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Drew { seat, .. } => viewer == Viewer::Seat(seat),
            Event::Dealt { seat, .. } => viewer == Viewer::Seat(seat),
            Event::Called(_) | Event::Absent(_) | Event::Shown { .. } => true,
            _ => false,
        }
    }

    fn event_kind(event: &Event) -> &'static str {
        match event {
            Event::Round { .. } => "round",
            Event::Dealt { .. } => "dealt",
            Event::Mixed(_) => "mixed",
            Event::Turn { .. } => "turn",
            Event::Played { .. } => "played",
            Event::Drew { .. } => "drew",
            Event::TimeBomb(_) => "time-bomb",
            Event::Exploded(_) => "exploded",
            Event::Defused { .. } => "defused",
            Event::Window(_) => "window",
            Event::Cut => "cut",
            Event::Relit(_) => "relit",
            Event::Passed(_) => "passed",
            Event::Slow(_) => "slow",
            Event::Called(_) => "called",
            Event::Penalty { .. } => "penalty",
            Event::Absent(_) => "absent",
            Event::Shown { .. } => "shown",
            Event::Ended { .. } => "ended",
            Event::Ready(_) => "ready",
        }
    }

    fn refusal_kind(refusal: &Refusal) -> &'static str {
        match refusal {
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::Over => "over",
            Refusal::RoundOver => "round-over",
            Refusal::NextRound => "next-round",
            Refusal::NotYourTurn(_) => "not-your-turn",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::NoBombs => "no-bombs",
            Refusal::NothingToExplode => "nothing-to-explode",
            Refusal::NothingToDefuse => "nothing-to-defuse",
            Refusal::MustPlay => "must-play",
            Refusal::NoCalls => "no-calls",
            Refusal::NotSlow => "not-slow",
            Refusal::CalledAlready => "called-already",
            Refusal::OwnMove => "own-move",
            Refusal::WindowOpen => "window-open",
            Refusal::WindowClosed => "window-closed",
            Refusal::NothingToRelight => "nothing-to-relight",
            Refusal::OwnDefuse => "own-defuse",
            Refusal::Absent => "absent",
            Refusal::NotBetweenRounds => "not-between-rounds",
            Refusal::ReadyAlready => "ready-already",
        }
    }
}
