//! From set-up to position. It may come from a stranger: what the rules could stumble over is no position, and everything
//! that is wrong is reported.

use klaxon_core::Message;

use super::value::flaw;
use super::{Setup, face_up, hidden_bombs, rest_of_dice, usual_draws};
use crate::card::space::Order;
use crate::card::{Card, Filling, Mechanism};
use crate::colour::Colours;
use crate::game::card_set::CardSet;
use crate::game::deal;
use crate::game::edition::Edition;
use crate::game::notation::{card_name, slot_text};
use crate::game::options::{Composition, Layout};
use crate::game::slot::{Held, SlotId};
use crate::game::state::{Phase, State};
use crate::game::table::Table;

impl<E: Edition> Setup<E> {
    /// A position, or everything that is wrong.
    pub fn position(&self, table: &Table) -> Result<State<E>, Vec<Message>> {
        let mut parts = self.parts;
        let mut flaws = Vec::new();
        match rest_of_dice(table, &parts) {
            Some(rest) => {
                parts.bag = self.bag.unwrap_or(rest);
                let too_many = |colours: &Colours| parts.bag.count(*colours) > rest.count(*colours);
                let more = Colours::all().find(too_many);
                let kind = |colours: Colours| flaw("position-dice", "die", &colours.to_string());
                flaws.extend(more.map(kind));
            }
            None => flaws.push(self.too_many_dice(table)),
        }
        parts.draws = self.draws.unwrap_or_else(|| usual_draws(table, &parts));
        let state = State::new(table, parts);
        flaws.extend(slot_flaws(table, &state));
        flaws.extend(card_flaws(table, &state));
        flaws.extend(turn_flaws(table, &state));
        flaws.extend(extras_flaws(table, &state));
        match flaws.is_empty() {
            true => Ok(state),
            false => Err(flaws),
        }
    }

    /// Which kind of die lies there more often than the table has it.
    fn too_many_dice(&self, table: &Table) -> Message {
        let mut rest: Vec<Colours> = table.deck().dice.dice().to_vec();
        let mut dice = super::dice_on_table(&self.parts);
        let missing = dice.find(|die| {
            let place = rest.iter().position(|colours| *colours == die.colours());
            place.map(|place| rest.swap_remove(place)).is_none()
        });
        let die = missing.map_or(String::new(), |die| die.to_string());
        flaw("scenario-no-such-die", "die", &die)
    }
}

/// What is wrong with the cards in front of the players.
fn slot_flaws<E: Edition>(table: &Table, state: &State<E>) -> Vec<Message> {
    let mut flaws = Vec::new();
    for (held, slot) in state.slots.as_ref().iter().zip(0..) {
        let at = || slot_text(table, state.at(table, SlotId(slot)));
        let Held::Card(card) = held.card else {
            if !held.dice.filled().is_empty() {
                flaws.push(flaw("scenario-wrong-dice", "word", &at()));
            }
            if held.sways.is_some() {
                flaws.push(flaw("position-sways", "word", &at()));
            }
            continue;
        };
        let mechanism = table.mechanism(card);
        let printed = table.card(card).map(|bomb| &bomb.card);
        if !printed.is_some_and(|card| could_lie(table, card, mechanism, &held.dice)) {
            flaws.push(flaw("scenario-wrong-dice", "word", &at()));
        }
        if !table.defuse_step && state.is_complete(table, SlotId(slot)) {
            flaws.push(flaw("scenario-complete", "word", &at()));
        }
        // Only dice on dice sway, and only where the table plays so (F-28).
        let could_sway = |space: usize| {
            let lies = held.dice.get(space).is_some();
            table.options().steady_hands && mechanism.is_raised(space) && lies
        };
        if held
            .sways
            .is_some_and(|(space, _)| !could_sway(space.index()))
        {
            flaws.push(flaw("position-sways", "word", &at()));
        }
    }
    flaws
}

/// Returns whether these dice could lie on the card. Whatever stands below a die lies there too, and so does the die that
/// must be first; but those before the one that must be last can have been returned while it swayed. Where there are roles,
/// a die can have been placed in a colour that is not its own (C-39).
fn could_lie(table: &Table, card: &Card, mechanism: &Mechanism, filling: &Filling) -> bool {
    let filled = filling.filled();
    let count = card.spaces().len();
    let lies_well = |space: usize| {
        let required = match card.spaces()[space].order {
            Order::Last => card.layout().support(space, count),
            _ => card.required(space),
        };
        let mut before = *filling;
        let die = before.take(space);
        filled.covers(required)
            && (table.has_roles
                || die.is_some_and(|die| mechanism.takes(space, &before).contains(die)))
    };
    mechanism.spaces().covers(filled)
        && filled.iter().all(lies_well)
        && (!table.has_roles || mechanism.can_be_completed(filling))
}

/// No card lies in two places, and those that are still to come can come.
fn card_flaws<E: Edition>(table: &Table, state: &State<E>) -> Vec<Message> {
    let mut flaws = Vec::new();
    let mut lying = CardSet::NONE;
    for card in face_up(table, state) {
        if lying.contains(card) {
            flaws.push(flaw("scenario-card-twice", "name", card_name(table, card)));
        }
        lying.insert(card);
    }
    let hidden = hidden_bombs(table, state);
    let left = deal::left_by_value(table, state);
    let mut by_value = left.iter().zip(&state.deck_by_value);
    let unseen = state.unseen.len();
    if !state.unseen.minus(hidden).is_empty()
        || state.bombs_in_deck() > unseen
        || by_value.any(|(left, wanted)| wanted > left)
    {
        flaws.push(Message::new("position-deck").with("unseen", unseen));
    }
    if u32::from(state.deck_fuses) > state.unseen_fuses.count_ones() {
        let unseen = state.unseen_fuses.count_ones();
        flaws.push(Message::new("position-fuses").with("unseen", unseen as usize));
    }
    let refilled = (0..state.row.len()).find(|&place| {
        let open = state.refills >> place & 1 == 1;
        open && state.row[place].is_some()
    });
    flaws.extend(refilled.map(|place| Message::new("position-refill").with("place", place + 1)));
    flaws
}

/// Dice lie there when they can, the deck is made up when it can, and a player who owes a die has one.
fn turn_flaws<E: Edition>(table: &Table, state: &State<E>) -> Vec<Message> {
    let rules = table.rules();
    let mut flaws = Vec::new();
    let phase_fits = match state.phase {
        Phase::Composing => {
            let layout = table.options().layout;
            let later = Composition::AfterTheDeal;
            [Layout::SingleDeck(later), Layout::Stacks(later)].contains(&layout)
                && state.middle_is_empty()
                && state.tray.is_empty()
        }
        Phase::Rolling => state.tray.is_empty(),
        Phase::Distributing => true,
        Phase::Unused => !rules.has_steps(),
        Phase::Defusing => rules.has_steps(),
    };
    // Dice are returned only after the roll, and for a die only where unused ones are rolled again (F-31).
    let early = matches!(state.phase, Phase::Composing | Phase::Rolling);
    let for_die = state.rolled_again.is_some() && state.phase != Phase::Unused;
    let phase_fits = phase_fits && !(early && state.is_held_up()) && !for_die;
    if !phase_fits {
        let word = super::phase_word(state.phase);
        flaws.push(flaw("position-phase", "value", word));
    }
    if let Some(returning) = state.returning {
        let mut owing = returning.owing.iter();
        let unable = owing.find(|&seat| !state.could_return(table, seat, returning.cause));
        let message = |seat: klaxon_core::Seat| {
            Message::new("position-owes-nothing").with("seat", seat.to_string())
        };
        flaws.extend(unable.map(message));
    }
    flaws
}

/// Every spark is in one place, the dice that were turned lie there, and cards that are in the deck for sure are unseen.
fn extras_flaws<E: Edition>(table: &Table, state: &State<E>) -> Vec<Message> {
    let extras = state.extras();
    let mut flaws = Vec::new();
    let lying = |place: usize| {
        let slot = table.spark_slot(place);
        let held = state.slots.as_ref().get(slot.index());
        held.and_then(|held| table.spark(held.card()?))
    };
    let owned = extras.all_sparks();
    let spots = if table.has_sparks { 32 } else { 0 };
    let astray = (0..spots).any(|place| lying(place).is_some() != (owned >> place & 1 == 1));
    let owners: u32 = extras.sparks.iter().map(|own| own.count_ones()).sum();
    let mut tray = state.tray;
    let flipped = extras.flipped.dice().iter().all(|die| tray.remove(*die));
    let sure =
        extras.sure.minus(state.unseen).is_empty() && extras.sure.len() <= usize::from(state.deck);
    let painted = extras.painted.is_none() || state.phase == Phase::Distributing;
    for (sound, key) in [
        (!astray && owners == owned.count_ones(), "position-sparks"),
        (flipped, "position-flipped"),
        (sure, "position-sure"),
        (painted, "position-painted"),
    ] {
        if !sound {
            flaws.push(Message::new(key));
        }
    }
    flaws
}
