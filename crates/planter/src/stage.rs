//! Scenarios of the bomb-planter game: what they may leave out, what chance says in them, and what can be asked besides the
//! parts of a position.

use klaxon_core::chance::{Address, Answer};
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Game, Message, Seat, Time};

use crate::card::Card;
use crate::chance;
use crate::game::Planter;
use crate::options::Options;
use crate::pile::Pile;
use crate::position::NONE;
use crate::position::value::{cards, list, number, pile_text, seat, unreadable};
use crate::score::places;
use crate::setup::Setup;
use crate::shuffle::numbers_of;
use crate::state::{HAND, LAST_CARDS, Phase, State};
use crate::table::Table;

impl Staged for Planter {
    const RULES: &'static [&'static str] = &[include_str!("../../../docs/rules/bomb-planter.md")];

    /// `given deck 30 cards` becomes the cards themselves; what began is not said began now.
    fn prepare(
        options: &mut Options,
        mut given: Vec<Given>,
    ) -> Result<Vec<Given>, (usize, Message)> {
        since_now(&mut given)?;
        let short = given.iter().position(|one| deck_size(one).is_some());
        if let (Some(place), Ok(table)) = (short, Table::new(*options)) {
            let deck = deck_of_size(&table, &given, place);
            given[place].value = deck.map_err(|message| (given[place].line, message))?;
        }
        Ok(given)
    }

    /// It is the first player's move in the first round, and nothing lies anywhere.
    fn usual(table: &Table) -> Setup {
        let mut setup = Setup::empty(table);
        let parts = &mut setup.parts;
        parts.round = 1;
        parts.turn = 1;
        parts.phase = Phase::Moving;
        for seat in table.seats() {
            parts.bombs[seat.index()] = table.bombs();
        }
        setup
    }

    /// Hands that are not said hold seven cheap fuse cards. All other cards that are named nowhere are in the deck, or not
    /// used if they are defuse cards; if the deck is said, they left the game. A called move is slow, and a window is open
    /// for its usual time.
    fn complete(table: &Table, setup: &mut Setup, said: &[&str]) {
        deal_unsaid_hands(table, setup);
        let rest = rest_of_box(table, setup);
        let parts = &mut setup.parts;
        for card in rest.cards() {
            let (word, pile) = match card.is_defuse() {
                true => ("unused", &mut parts.unused),
                false => ("deck", &mut parts.deck),
            };
            match said.contains(&word) {
                true => parts.removed.add(Some(card)),
                false => pile.add(Some(card)),
            }
        }
        if !said.contains(&"slow") {
            parts.slow |= parts.called;
        }
        if let Phase::Window { closes } = &mut parts.phase
            && !said.contains(&"window")
        {
            *closes = parts.since.plus(table.options().window);
        }
    }

    fn time(_: &Table, given: &Given) -> Option<Result<Time, Message>> {
        let unclear = |_| unreadable(&given.word, &given.value);
        (given.word == AT).then(|| given.value.parse().map_err(unclear))
    }

    /// A card that is dealt or drawn `7`, several of them `7*3`, `time-bomb`, and who starts `first:2`.
    fn chance(
        table: &Table,
        state: &State,
        dealing: bool,
        text: &str,
    ) -> Result<Vec<Answer>, Message> {
        let mut left = state.deck.len();
        let mut time_bomb = state.time_bomb && !dealing && state.phase != Phase::Between;
        let mut answers = Vec::new();
        for word in text.split_whitespace() {
            if let Some(first) = word.strip_prefix("first:") {
                let first = seat(table, first)?;
                answers.push(Answer::Number(first.0.into()));
                continue;
            }
            if word == "time-bomb" {
                answers.push(Answer::Number(0));
                time_bomb = false;
                continue;
            }
            let (card, many) = cards(word)?;
            for _ in 0..many {
                // Near the end of the deck each card could have been the time bomb.
                if time_bomb && left <= LAST_CARDS {
                    answers.push(Answer::Highest);
                }
                answers.push(Answer::OneOf(numbers_of(card).collect()));
                left = left.saturating_sub(1);
            }
        }
        Ok(answers)
    }

    fn asked(_: &Table, at: Address) -> Message {
        chance::asked(at)
    }

    fn fact(
        table: &Table,
        state: &State,
        now: Time,
        word: &str,
        asked: &str,
    ) -> Option<Result<String, Message>> {
        let found = match word {
            "cards" => return Some(cards_fact(table, state, asked)),
            "score" => return Some(score_fact(table, state, asked)),
            "stake" => state.stake().to_string(),
            "deadline" => {
                let deadline = Planter::deadline(table, state);
                deadline.map_or(NONE.to_owned(), |deadline| deadline.to_string())
            }
            "time" => now.to_string(),
            "winner" => {
                let over = state.phase == Phase::Over;
                let first = places(table, state).filter(|(_, place)| over && *place == 1);
                list(first.map(|(seat, _)| seat))
            }
            "places" => list(places(table, state).map(|(_, place)| place)),
            _ => return None,
        };
        Some(Ok(found))
    }

    /// When the round ended.
    fn shorter(word: &str, said: &str) -> String {
        let shorter = match word {
            "end" => said.split(' ').next(),
            _ => None,
        };
        shorter.unwrap_or(said).to_owned()
    }
}

/// The word of the line that says what time it is.
const AT: &str = "at";

/// Without a line that says since when, what is going on began at the time of the scenario. It can't have begun later.
fn since_now(given: &mut Vec<Given>) -> Result<(), (usize, Message)> {
    let find = |word: &str| given.iter().find(|one| one.word == word).cloned();
    let at = find(AT);
    let now = at.as_ref().map_or(Ok(Time::ZERO), |at| at.value.parse());
    match (find("since"), at, now) {
        (None, Some(at), _) => given.push(Given {
            word: "since".to_owned(),
            ..at
        }),
        (Some(since), _, Ok(now)) if since.value.parse().is_ok_and(|since: Time| since > now) => {
            let message = Message::new("planter-given-since").with("now", now.to_string());
            return Err((since.line, message));
        }
        _ => {}
    }
    Ok(())
}

/// `deck 30 cards`: the number, as it is written.
fn deck_size(given: &Given) -> Option<&str> {
    let value = given.value.as_str();
    let size = value.strip_suffix(" cards").or(value.strip_suffix(" card"));
    size.filter(|_| given.word == "deck")
}

/// So many cards, whichever: of those that are named nowhere, the kind that is most frequent leaves the game first.
fn deck_of_size(table: &Table, given: &[Given], place: usize) -> Result<String, Message> {
    let size: usize = number(deck_size(&given[place]).unwrap_or_default())?;
    let mut setup = Planter::usual(table);
    for (i, one) in given.iter().enumerate() {
        if i != place && one.word != AT {
            // Whoever reads the lines one by one reports what is wrong with this one.
            let _ = Planter::hear(table, &mut setup, &one.word, &one.value);
        }
    }
    Planter::complete(table, &mut setup, &[]);
    let mut deck = setup.parts.deck;
    if size > deck.len() {
        return Err(Message::new("planter-given-deck").with("most", deck.len()));
    }
    while deck.len() > size {
        let most = Card::ALL.into_iter().max_by_key(|&card| deck.count(card));
        deck.remove(most);
    }
    Ok(pile_text(&deck))
}

/// Seven of the cheapest fuse cards that lie nowhere else, for each hand that nobody spoke of.
fn deal_unsaid_hands(table: &Table, setup: &mut Setup) {
    let mut rest = rest_of_box(table, setup);
    let hands = setup.hands;
    for seat in table.seats().filter(|seat| !hands.contains(*seat)) {
        for _ in 0..HAND {
            if let Some(card) = rest.first(Card::FUSES) {
                rest.remove(Some(card));
                setup.parts.hands[seat.index()].add(Some(card));
            }
        }
    }
}

/// The cards of the box that lie nowhere.
fn rest_of_box(table: &Table, setup: &Setup) -> Pile {
    let lying = setup.parts.all_cards();
    let mut rest = Pile::EMPTY;
    for card in Card::ALL {
        let copies = card.copies(table.options().extras);
        rest.add_many(Some(card), copies.saturating_sub(lying.count(card)));
    }
    rest
}

/// `1 7`: how many cards a player holds; `deck 31`: how many the deck has, the time bomb counted.
fn cards_fact(table: &Table, state: &State, asked: &str) -> Result<String, Message> {
    match asked.split_once(' ') {
        Some(("deck", _)) => Ok(format!("deck {}", state.deck_len())),
        Some((who, _)) => {
            let seat = seat(table, who)?;
            Ok(format!("{seat} {}", state.hand(seat).len()))
        }
        None => Err(unreadable("cards", asked)),
    }
}

/// `1 40`: the points of all rounds that are over; `1 fuses 45`, `1 defuses 5`, `1 hand 10`: what they are made of.
fn score_fact(table: &Table, state: &State, asked: &str) -> Result<String, Message> {
    let words: Vec<&str> = asked.split_whitespace().collect();
    let seat: Seat = seat(table, words.first().unwrap_or(&""))?;
    let score = &state.scores[seat.index()];
    match words[1..] {
        [_] => Ok(format!("{seat} {}", score.total())),
        ["fuses", _] => Ok(format!("{seat} fuses {}", score.fuses)),
        ["defuses", _] => Ok(format!("{seat} defuses {}", score.defuses)),
        ["hand", _] => Ok(format!("{seat} hand {}", score.hand)),
        _ => Err(unreadable("score", asked)),
    }
}
