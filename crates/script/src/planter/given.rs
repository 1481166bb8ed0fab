//! `given`: any position.

use klaxon_core::{Game, Message, Seat, Seats, Time};
use klaxon_planter::pile::Pile;
use klaxon_planter::score::Score;
use klaxon_planter::state::{HAND, Phase};
use klaxon_planter::{Card, Planter, State, Table};

use super::pile;
use crate::fault::{Checked, Problem};

/// The position: all cards that are named nowhere are in the deck, or not used if they are defuse cards; hands that
/// are not said hold seven cheap fuse cards; it is the first player's move, at 0:00.
pub(super) fn position(
    table: &Table,
    given: &[(usize, String)],
) -> Result<(State, Time), (usize, Problem)> {
    let mut builder = Builder {
        table,
        state: Planter::before(table),
        now: Time::ZERO,
        since: None,
        hands_given: Seats::NONE,
    };
    builder.state.round = 1;
    builder.state.turn = 1;
    builder.state.phase = Phase::Moving;
    // What the deck has left depends on all other cards, wherever they stand.
    let is_deck = |text: &str| text.split_whitespace().next() == Some("deck");
    let (deck, rest): (Vec<_>, Vec<_>) = given.iter().partition(|(_, text)| is_deck(text));
    for (line, text) in rest {
        builder.line(text).map_err(|problem| (*line, problem))?;
    }
    let last = given.last().map_or(1, |(line, _)| *line);
    builder.finish().map_err(|problem| (last, problem))?;
    for (line, text) in deck {
        builder.line(text).map_err(|problem| (*line, problem))?;
    }
    Ok((builder.state, builder.now))
}

struct Builder<'a> {
    table: &'a Table,
    state: State,
    now: Time,
    since: Option<Time>,
    hands_given: Seats,
}

impl Builder<'_> {
    fn line(&mut self, text: &str) -> Checked<()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "hand" => {
                let (seat, hand) = self.seat_and_cards(rest)?;
                let held = &mut self.state.hands[seat.index()];
                held.add_all(&hand);
                if held.len() > HAND {
                    return Err(unclear("hand"));
                }
                self.hands_given.insert(seat);
            }
            "won" => {
                let (seat, won) = self.seat_and_cards(rest)?;
                if won.has(Card::Guy) {
                    return Err(unclear("won"));
                }
                self.state.won[seat.index()].add_all(&won);
            }
            "deck" => self.deck(rest)?,
            "fuse" => {
                for word in rest.split_whitespace().filter(|word| *word != "none") {
                    for card in super::cards(word)? {
                        self.take(card)?;
                        match card.is_fuse() {
                            true => self.state.fuse.lay(card),
                            false => return Err(unclear("fuse")),
                        }
                    }
                }
            }
            "beside" => {
                let cards = self.cards(rest)?;
                if !cards.kinds().all(Card::is_defuse) {
                    return Err(unclear("beside"));
                }
                self.state.beside.add_all(&cards);
            }
            "removed" => {
                let cards = self.cards(rest)?;
                self.state.removed.add_all(&cards);
            }
            "bombs" => self.bombs(rest)?,
            "mover" => self.state.mover = self.seat(rest)?,
            "first" => self.state.first = self.seat(rest)?,
            "turn" => self.state.turn = number(rest)?,
            "round" => {
                self.state.round = number(rest)?;
                if !(1..=self.table.options().rounds).contains(&self.state.round) {
                    return Err(unclear("round"));
                }
            }
            "passes" => {
                self.state.passes = number(rest)?;
                if usize::from(self.state.passes) >= self.table.players() {
                    return Err(unclear("passes"));
                }
            }
            "slow" if rest.is_empty() => self.state.slow = true,
            "called" if rest.is_empty() => {
                self.state.slow = true;
                self.state.called = true;
            }
            "window" if self.table.options().extras => {
                let closes = time(rest, "window")?;
                self.state.phase = Phase::Window { closes };
            }
            "between" if rest.is_empty() => self.state.phase = Phase::Between,
            "score" => self.score(rest)?,
            "at" => self.now = time(rest, "at")?,
            "since" => self.since = Some(time(rest, "since")?),
            _ => return Err(unclear(word)),
        }
        Ok(())
    }

    /// What was not said, and what is right or wrong only with all the rest.
    fn finish(&mut self) -> Checked<()> {
        self.state.since = self.since.unwrap_or(self.now);
        if self.state.since > self.now {
            return Err(unclear("since"));
        }
        if self.state.phase == Phase::Between && self.state.round >= self.table.options().rounds {
            return Err(unclear("between"));
        }
        for seat in self.table.seats() {
            if self.hands_given.contains(seat) {
                continue;
            }
            for _ in 0..HAND {
                let cheapest = self.state.deck.first(Card::FUSES);
                let card = cheapest.ok_or_else(|| unclear("hand"))?;
                self.take(card)?;
                self.state.hands[seat.index()].add(Some(card));
            }
        }
        Ok(())
    }

    /// `7 7 boot`, exactly these; `30 cards`, so many, whichever. The time bomb is in it all the same.
    fn deck(&mut self, text: &str) -> Checked<()> {
        let count = text.strip_suffix(" cards").or(text.strip_suffix(" card"));
        let Some(count) = count else {
            let cards = self.cards(text)?;
            let rest = std::mem::replace(&mut self.state.deck, cards);
            self.state.removed.add_all(&rest);
            return Ok(());
        };
        let count: usize = number(count)?;
        if count > self.state.deck.len() {
            return Err(unclear("deck"));
        }
        while self.state.deck.len() > count {
            let deck = self.state.deck;
            let most = Card::ALL.into_iter().max_by_key(|&card| deck.count(card));
            let card = most.unwrap_or(Card::Three);
            self.take(card)?;
            self.state.removed.add(Some(card));
        }
        Ok(())
    }

    /// A card that lies somewhere is neither in the deck nor left over.
    fn take(&mut self, card: Card) -> Checked<()> {
        let pile = match card.is_defuse() {
            true => &mut self.state.spare,
            false => &mut self.state.deck,
        };
        if !pile.has(card) {
            let message = Message::new("scenario-planter-no-card").with("card", card.word());
            return Err(Problem::Unclear(message));
        }
        pile.remove(Some(card));
        Ok(())
    }

    fn cards(&mut self, text: &str) -> Checked<Pile> {
        let pile = pile(text)?;
        if pile.backs() > 0 {
            return Err(unclear("card"));
        }
        pile.cards().try_for_each(|card| self.take(card))?;
        Ok(pile)
    }

    /// `2 7 7 boot`.
    fn seat_and_cards(&mut self, text: &str) -> Checked<(Seat, Pile)> {
        let (seat, cards) = text.split_once(' ').unwrap_or((text, ""));
        Ok((self.seat(seat)?, self.cards(cards)?))
    }

    /// A number for each seat.
    fn bombs(&mut self, text: &str) -> Checked<()> {
        let bombs: Vec<u8> = text
            .split_whitespace()
            .map(number)
            .collect::<Checked<_>>()?;
        let too_many = bombs.iter().any(|&bombs| bombs > self.table.bombs());
        if bombs.len() != self.table.players() || too_many {
            return Err(unclear("bombs"));
        }
        self.state.bombs[..bombs.len()].copy_from_slice(&bombs);
        Ok(())
    }

    /// `2 40 5 10`: what earlier rounds brought a seat: on fuse cards, on defuse cards, less what was in hand.
    fn score(&mut self, text: &str) -> Checked<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, fuses, defuses, hand] = words.as_slice() else {
            return Err(unclear("score"));
        };
        self.state.scores[self.seat(seat)?.index()] = Score {
            fuses: number(fuses)?,
            defuses: number(defuses)?,
            hand: number(hand)?,
        };
        Ok(())
    }

    fn seat(&self, text: &str) -> Checked<Seat> {
        let seat: Option<Seat> = text.parse().ok();
        let seat = seat.filter(|seat| seat.index() < self.table.players());
        seat.ok_or_else(|| Problem::unclear("scenario-seat"))
    }
}

fn time(text: &str, word: &str) -> Checked<Time> {
    text.parse().map_err(|_| unclear(word))
}

fn number<T: std::str::FromStr>(text: &str) -> Checked<T> {
    let message = || Message::new("scenario-number").with("text", text);
    text.parse().map_err(|_| Problem::Unclear(message()))
}

fn unclear(word: &str) -> Problem {
    Problem::Unclear(Message::new("scenario-given").with("word", word))
}
