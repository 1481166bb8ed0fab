//! What the conformance kit needs to know of the game.

use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Numbers, Seat, Staged, Time, Viewer};

use crate::action::Action;
use crate::card::Card;
use crate::game::Planter;
use crate::options::{Options, SlowFuse};
use crate::pile::Pile;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::view::sees_hand;

impl Conforms for Planter {
    /// A table for each number of players, with and without extra cards, with all other options mixed in.
    fn tables() -> Vec<Table> {
        let mut tables = Vec::new();
        for players in 2..=6 {
            for (i, slow_fuse) in SlowFuse::ALL.into_iter().enumerate() {
                for extras in [false, true] {
                    let mix = players + i + usize::from(extras);
                    let options = Options {
                        extras,
                        slow_fuse,
                        rounds: [1, 1, 2, 3][mix % 4],
                        first: (mix % 3 == 0).then_some(Seat(1)),
                        absent: Time::seconds([5, 15, 60][mix % 3]),
                        window: Time::seconds([4, 1, 20][i]),
                        ..Options::new(players)
                    };
                    tables.push(Table::new(options).expect("good options"));
                }
            }
        }
        tables
    }

    /// Late in a round, hands without any fuse card: the table where somebody has to pass.
    fn rare() -> Vec<(Table, State)> {
        let options = Options {
            extras: true,
            slow_fuse: SlowFuse::Penalty,
            ..Options::new(2)
        };
        let table = Table::new(options).expect("good options");
        let mut setup = Planter::usual(&table);
        for (word, value) in [
            ("hand", "1 boot*3 bucket guy*3"),
            ("hand", "2 boot*2 bucket*3 scissors*2"),
            ("bombs", "0 1"),
        ] {
            Planter::hear(&table, &mut setup, word, value).expect("words of a position");
        }
        Planter::complete(&table, &mut setup, &["hand", "bombs"]);
        let position = setup.position(&table).expect("a position");
        vec![(table, position)]
    }

    /// How many of each card there are, seen and from behind.
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let all = state.all_cards();
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

    /// Bombs and defuse cards are never played for anybody (B-32).
    fn is_left_to_the_clock(_: &Table, state: &State, seat: Seat) -> bool {
        state.phase == Phase::Moving && state.hand(seat).first(Card::FUSES).is_none()
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
            1 => state.unused,
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
        let mut swapped = state.parts;
        let place = match theirs {
            pile if pile == state.deck => &mut swapped.deck,
            pile if pile == state.unused => &mut swapped.unused,
            _ => &mut swapped.hands[other.index()],
        };
        place.remove(Some(taken));
        place.add(Some(given));
        swapped.hands[seat.index()].remove(Some(given));
        swapped.hands[seat.index()].add(Some(taken));
        Some(State { parts: swapped })
    }
}
