//! A position in the notation: one line, parts in a fixed order, what is as usual left out.
//!
//! `view; round 1 2; turn 14 3 0:21.500; hand 1 3*2 7 10 boot card*2; ...`

use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Seats, Time};

use crate::card::Card;
use crate::fuse::Fuse;
use crate::notation::{ENDINGS, ending_word};
use crate::pile::Pile;
use crate::score::Score;
use crate::state::{MAX_SEATS, Phase, State, Sure};
use crate::table::Table;

/// More cards than any pile can have.
const MOST_CARDS: usize = 140;

pub(crate) fn position_text(table: &Table, state: &State) -> String {
    let mut parts = Vec::new();
    if state.blanked {
        parts.push("view".to_owned());
    }
    parts.push(format!("round {} {}", state.round, state.first));
    parts.push(format!(
        "turn {} {} {}",
        state.turn, state.mover, state.since
    ));
    parts.push(match state.phase {
        Phase::Dealing => "dealing".to_owned(),
        Phase::Moving => "moving".to_owned(),
        Phase::Window { closes } => format!("window {closes}"),
        Phase::Between => "between".to_owned(),
        Phase::Over => "over".to_owned(),
    });
    for seat in table.seats() {
        let i = seat.index();
        parts.push(format!("hand {seat} {}", pile_text(&state.hands[i])));
        let Sure { fuses, defuses } = state.sure[i];
        if state.sure[i] != Sure::default() {
            parts.push(format!("sure {seat} {fuses} {defuses}"));
        }
        if !state.won[i].is_empty() {
            parts.push(format!("won {seat} {}", pile_text(&state.won[i])));
        }
        let Score {
            fuses,
            defuses,
            hand,
        } = state.scores[i];
        if state.scores[i] != Score::default() {
            parts.push(format!("score {seat} {fuses} {defuses} {hand}"));
        }
    }
    parts.push(format!("deck {}", pile_text(&state.deck)));
    parts.push(format!("spare {}", pile_text(&state.spare)));
    for (word, pile) in [("beside", &state.beside), ("removed", &state.removed)] {
        if !pile.is_empty() {
            parts.push(format!("{word} {}", pile_text(pile)));
        }
    }
    if !state.fuse.is_empty() {
        parts.push(format!("fuse {}", state.fuse));
    }
    let bombs = state.bombs[..table.players()].iter();
    let bombs: Vec<String> = bombs.map(u8::to_string).collect();
    parts.push(format!("bombs {}", bombs.join(" ")));
    let flags = [
        ("no-time-bomb", !state.time_bomb),
        ("slow", state.slow),
        ("called", state.called),
    ];
    parts.extend(
        flags
            .iter()
            .filter(|(_, on)| *on)
            .map(|(word, _)| (*word).to_owned()),
    );
    if state.passes > 0 {
        parts.push(format!("passes {}", state.passes));
    }
    for (word, seats) in [("shown", state.shown), ("ready", state.ready)] {
        if !seats.is_empty() {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            parts.push(format!("{word} {}", seats.join(" ")));
        }
    }
    if let Some((why, at)) = state.ended {
        parts.push(format!("{} {at}", ending_word(why)));
    }
    parts.join("; ")
}

/// The position, if the text is exactly what would be printed for it.
pub(crate) fn parse_position(table: &Table, text: &str) -> Option<State> {
    let mut state = State::before(table);
    state.deck = Pile::EMPTY;
    state.spare = Pile::EMPTY;
    for part in text.split("; ") {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let words: Vec<&str> = rest.split(' ').filter(|word| !word.is_empty()).collect();
        read(table, &mut state, word, &words)?;
    }
    (position_text(table, &state) == text).then_some(state)
}

fn read(table: &Table, state: &mut State, word: &str, words: &[&str]) -> Option<()> {
    let seat = |text: &str| -> Option<Seat> {
        let seat: Seat = text.parse().ok()?;
        (seat.index() < table.players()).then_some(seat)
    };
    let time = |text: &str| text.parse::<Time>().ok();
    let seats = |words: &[&str]| {
        words
            .iter()
            .map(|word| seat(word))
            .collect::<Option<Seats>>()
    };
    match (word, words) {
        ("view", []) => state.blanked = true,
        ("round", [number, first]) => {
            state.round = plain_number(number)?;
            state.first = seat(first)?;
        }
        ("turn", [number, mover, since]) => {
            state.turn = plain_number(number)?;
            state.mover = seat(mover)?;
            state.since = time(since)?;
        }
        ("dealing", []) => state.phase = Phase::Dealing,
        ("moving", []) => state.phase = Phase::Moving,
        ("window", [closes]) => {
            state.phase = Phase::Window {
                closes: time(closes)?,
            };
        }
        ("between", []) => state.phase = Phase::Between,
        ("over", []) => state.phase = Phase::Over,
        ("hand", [who, cards @ ..]) => state.hands[seat(who)?.index()] = parse_pile(cards)?,
        ("won", [who, cards @ ..]) => state.won[seat(who)?.index()] = parse_pile(cards)?,
        ("sure", [who, fuses, defuses]) => {
            state.sure[seat(who)?.index()] = Sure {
                fuses: plain_number(fuses)?,
                defuses: plain_number(defuses)?,
            };
        }
        ("score", [who, fuses, defuses, hand]) => {
            state.scores[seat(who)?.index()] = Score {
                fuses: plain_number(fuses)?,
                defuses: plain_number(defuses)?,
                hand: plain_number(hand)?,
            };
        }
        ("deck", cards) => state.deck = parse_pile(cards)?,
        ("spare", cards) => state.spare = parse_pile(cards)?,
        ("beside", cards) => state.beside = parse_pile(cards)?,
        ("removed", cards) => state.removed = parse_pile(cards)?,
        ("fuse", cards) => {
            let mut fuse = Fuse::default();
            for card in cards {
                fuse.lay(card.parse().ok()?);
            }
            state.fuse = fuse;
        }
        ("bombs", counts) if counts.len() == table.players() => {
            for (bombs, count) in state.bombs.iter_mut().zip(counts) {
                *bombs = plain_number(count).filter(|count| *count <= table.bombs())?;
            }
        }
        ("no-time-bomb", []) => state.time_bomb = false,
        ("slow", []) => state.slow = true,
        ("called", []) => state.called = true,
        ("passes", [count]) => {
            state.passes = plain_number(count).filter(|n| usize::from(*n) <= MAX_SEATS)?;
        }
        ("shown", who) => state.shown = seats(who)?,
        ("ready", who) => state.ready = seats(who)?,
        (word, [at]) => {
            let why = ENDINGS.into_iter().find(|why| ending_word(*why) == word)?;
            state.ended = Some((why, time(at)?));
        }
        _ => return None,
    }
    Some(())
}

/// `3*2 7 boot card*4`, or `none`.
fn pile_text(pile: &Pile) -> String {
    let cards = Card::ALL.map(|card| (card.word(), pile.count(card)));
    let all = cards.into_iter().chain([("card", pile.backs())]);
    let words = all.filter_map(|(word, count)| match count {
        0 => None,
        1 => Some(word.to_owned()),
        count => Some(format!("{word}*{count}")),
    });
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    }
}

fn parse_pile(words: &[&str]) -> Option<Pile> {
    let mut pile = Pile::EMPTY;
    for word in words.iter().filter(|word| **word != "none") {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let card = match name {
            "card" => None,
            name => Some(name.parse::<Card>().ok()?),
        };
        pile.add_many(card, plain_number(count)?);
    }
    (pile.len() <= MOST_CARDS).then_some(pile)
}
