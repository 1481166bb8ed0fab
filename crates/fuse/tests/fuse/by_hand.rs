//! Positions made by hand: said in words, or another one with something changed.

use klaxon_core::position::parse_position;
use klaxon_core::{Game, Message};
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::state::Parts;
use klaxon_fuse::game::{Engine, Setup, State, Table};

/// The position of this line.
pub(crate) fn said<E: Edition>(table: &Table, text: &str) -> State<E> {
    parse_position::<Engine<E>>(table, text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"))
}

/// What is wrong with this line: the keys of the messages. None if it is a position.
pub(crate) fn flaws<G: Game>(table: &G::Table, text: &str) -> Option<Vec<&'static str>> {
    let flaws = parse_position::<G>(table, text).err()?;
    Some(flaws.iter().map(|flaw| flaw.key).collect())
}

/// The same position with something changed. The bag has all dice that lie nowhere else.
pub(crate) fn changed<E: Edition>(
    table: &Table,
    state: &State<E>,
    change: impl FnOnce(&mut Parts<E>),
) -> State<E> {
    try_changed(table, state, change).expect("a position")
}

/// The same, as far as it is a position.
pub(crate) fn try_changed<E: Edition>(
    table: &Table,
    state: &State<E>,
    change: impl FnOnce(&mut Parts<E>),
) -> Result<State<E>, Vec<Message>> {
    let mut setup = Setup::of(state);
    setup.bag = None;
    change(&mut setup.parts);
    setup.position(table)
}

/// The bomb card of this name.
pub(crate) fn card(table: &Table, name: &str) -> CardId {
    let bombs = &table.deck().bombs;
    let place = bombs.iter().position(|bomb| bomb.id == name);
    CardId(place.expect(name) as u8)
}

/// `R1 - B2`: dice space by space.
pub(crate) fn filling(dice: &str) -> Filling {
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.split(' ').enumerate() {
        if let Ok(face) = die.parse() {
            filling.put(space, face);
        }
    }
    filling
}
