//! Scenarios of FUSE, Countdown and their combinations: cards of their own, chance, and what can be asked of a position.

use std::collections::BTreeMap;

use klaxon_core::chance::{Address, Answer};
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Game, Message, Outcome, Seat, Seats, Time};

use super::card_id::CardId;
use super::chance;
use super::edition::Edition;
use super::extras::Extra;
use super::notation::{parse_card, parse_slot, parse_spark};
use super::options::Layout;
use super::position::{Setup, rest_of_dice};
use super::slot::Letter;
use super::state::{Phase, Returning, State};
use super::table::Table;
use super::{Engine, Options};
use crate::card::{Card, CardError};
use crate::colour::Colours;
use crate::deck::{Bomb, Deck};
use crate::face::Face;
use crate::fuse_card::FuseCard;
use crate::role::Role;

/// The decks of scenarios: they never change.
const FUSE: &str = include_str!("../../../../decks/test/fuse.deck");
const COUNTDOWN: &str = include_str!("../../../../decks/test/countdown.deck");

/// Cards of a scenario that have no name there are called like this.
const OWN: &str = "own-";

impl<E: Edition> Staged for Engine<E> {
    const RULES: &'static [&'static str] = &[
        include_str!("../../../../docs/rules/fuse.md"),
        include_str!("../../../../docs/rules/countdown.md"),
    ];

    fn prepare(options: &mut Options, given: Vec<Given>) -> Result<Vec<Given>, (usize, Message)> {
        let mut deck = match options.deck.take() {
            Some(deck) => deck,
            None => test_deck(options),
        };
        let stacks = matches!(options.layout, Layout::Stacks(_));
        let prepared = prepare(&mut deck, given, stacks);
        options.deck = Some(deck);
        prepared
    }

    /// The first turn: ten bombs are in the deck, and all dice that are named nowhere in the bag.
    fn usual(table: &Table) -> Setup<E> {
        let mut setup = Setup::empty(table);
        setup.parts.turn = 1;
        setup.parts.deck = 10;
        setup
    }

    fn complete(table: &Table, setup: &mut Setup<E>, said: &[&str]) {
        let is_said = |word: &str| said.contains(&word);
        let parts = &mut setup.parts;
        let rolled = is_said("tray") || is_said("painted");
        if rolled && !is_said("phase") {
            parts.phase = Phase::Distributing;
        }
        if parts.phase == Phase::Composing && !is_said("deck") {
            parts.deck = 0;
        }
        if let Some(extras) = parts.extra.get_mut()
            && !is_said("roles")
        {
            let asked = &table.options().roles;
            for (place, role) in extras.roles.iter_mut().zip(asked) {
                *place = *role;
            }
        }
        // A bag that the scenario says need not have all the other dice.
        if setup.bag.is_none() {
            setup.bag = rest_of_dice(table, &setup.parts);
        }
        // Everybody who can owes a die, unless the scenario says who does.
        let unsaid = |returning: Returning| returning.owing.is_empty();
        if setup.parts.returning.is_some_and(unsaid) {
            let state = State::new(table, setup.parts);
            if let Some(returning) = &mut setup.parts.returning {
                let seats = table.seats();
                let cause = returning.cause;
                let able = seats.filter(|&seat| state.could_return(table, seat, cause));
                returning.owing = able.collect::<Seats>();
            }
        }
    }

    /// `clock 0:10`: how much time is left.
    fn time(table: &Table, given: &Given) -> Option<Result<Time, Message>> {
        if given.word != "clock" {
            return None;
        }
        let left = given.value.parse::<Time>().ok();
        let left = left.zip(table.options().clock);
        let time = left.map(|(left, clock)| clock.since(left));
        Some(time.ok_or_else(|| Message::new("position-clock")))
    }

    fn chance(
        table: &Table,
        state: &State<E>,
        dealing: bool,
        text: &str,
    ) -> Result<Vec<Answer>, Message> {
        let (hands, rest) = match dealing {
            true => text.split_once('|').unwrap_or((text, "")),
            false => ("", text),
        };
        let mut answers = Vec::new();
        for word in hands.split_whitespace() {
            answers.extend(answers_to(table, state, word, Part::Hands)?);
        }
        for word in rest.split_whitespace() {
            let part = match dealing {
                true => Part::Row(hands),
                false => Part::Play,
            };
            answers.extend(answers_to(table, state, word, part)?);
        }
        Ok(answers)
    }

    fn asked(_: &Table, at: Address) -> Message {
        chance::asked(at)
    }

    fn fact(
        table: &Table,
        state: &State<E>,
        now: Time,
        word: &str,
        asked: &str,
    ) -> Option<Result<String, Message>> {
        let is_count = asked.bytes().all(|b| b.is_ascii_digit()) && !asked.is_empty();
        Some(Ok(match word {
            "bag" if is_count => state.bag.len().to_string(),
            "bag" => of_a_colour(state, asked)?,
            "deck" if is_count => state.bombs_in_deck().to_string(),
            "taken" => {
                let taken = table
                    .seats()
                    .map(|seat| state.took[seat.index()].to_string());
                taken.collect::<Vec<_>>().join(" ")
            }
            "chooses" => {
                let choosing = |seat: &Seat| state.choosing(table, *seat).is_some();
                seats(table.seats().filter(choosing))
            }
            "owes" => {
                let owing = state.returning.map(|returning| returning.owing);
                seats(owing.unwrap_or_default().iter())
            }
            "sparks" => sparks(table, state, asked),
            "sparks-left" => {
                let extras = state.extras();
                let unseen = extras.unseen_sparks.count_ones() as usize;
                (unseen + extras.pile.turned().len()).to_string()
            }
            "left" => match table.options().clock {
                Some(clock) => {
                    let now = state.extras().stopped.unwrap_or(now);
                    state.began.plus(clock).since(now).to_string()
                }
                None => "none".to_owned(),
            },
            "score" => return Some(score(Self::outcome(table, state), asked)),
            slot if has_no_spark(table, state, slot) => "nothing".to_owned(),
            _ => return None,
        }))
    }

    /// The name of a card that has none in the scenario, gaps in the row, and when the game ended.
    fn shorter(word: &str, said: &str) -> String {
        match word {
            "row" => said.replace(". ", ""),
            "end" => said
                .rsplit_once(' ')
                .map_or(said, |(end, _)| end)
                .to_owned(),
            _ if said.starts_with(OWN) => {
                said.split_once(' ').map_or("", |(_, dice)| dice).to_owned()
            }
            _ => said.to_owned(),
        }
    }
}

/// The frozen cards that these options ask for.
fn test_deck(options: &Options) -> Deck {
    let [fuse, countdown] = [FUSE, COUNTDOWN].map(|text| text.parse::<Deck>());
    let (Ok(fuse), Ok(countdown)) = (fuse, countdown) else {
        return Deck::fuse();
    };
    let deck = Deck::combined(options.rules, options.players, &fuse, &countdown);
    match deck.twins && !options.sixes {
        true => deck.without_fuses_sixes(),
        false => deck,
    }
}

/// Adds cards that are written out to the deck, and says all lines in words of a position.
fn prepare(
    deck: &mut Deck,
    given: Vec<Given>,
    stacks: bool,
) -> Result<Vec<Given>, (usize, Message)> {
    let mut prepared: Vec<Given> = Vec::new();
    let mut together: BTreeMap<&str, Given> = BTreeMap::new();
    let mut own = 0;
    let mut spark_deck = None;
    for Given { line, word, value } in given {
        let fail = |message| (line, message);
        match word.as_str() {
            "row" => {
                let names = match value.contains(':') {
                    true => {
                        let (name, dice) = card(deck, &value, &mut own).map_err(fail)?;
                        if !dice.is_empty() {
                            return Err(fail(Message::new("position-row-dice")));
                        }
                        name
                    }
                    false => value,
                };
                add(&mut together, "row", line, &names, " ");
            }
            "took" | "lost" => {
                let word = if word == "took" { "took" } else { "lost" };
                add(&mut together, word, line, &value, ", ");
            }
            "spark-deck" => spark_deck = Some((line, value)),
            slot if is_slot(slot) => {
                let (mut value, dice) = card(deck, &value, &mut own).map_err(fail)?;
                if !dice.is_empty() {
                    value = format!("{value} {dice}");
                }
                prepared.push(Given { line, word, value });
            }
            _ => prepared.push(Given { line, word, value }),
        }
    }
    if let Some(row) = together.get_mut("row").filter(|_| stacks) {
        row.value = on_their_stacks(deck, &row.value);
    }
    prepared.extend(together.into_values());
    if let Some((line, names)) = spark_deck {
        keep_sparks(deck, &names, &prepared).map_err(|message| (line, message))?;
    }
    Ok(prepared)
}

/// Lines that add up are said as one, where the first of them stands.
fn add<'a>(
    together: &mut BTreeMap<&'a str, Given>,
    word: &'a str,
    line: usize,
    value: &str,
    joint: &str,
) {
    let joined = together.entry(word).or_insert_with(|| Given {
        line,
        word: word.to_owned(),
        value: String::new(),
    });
    if !joined.value.is_empty() {
        joined.value += joint;
    }
    joined.value += value;
}

/// The cards of the middle, each on the stack of its value.
fn on_their_stacks(deck: &Deck, names: &str) -> String {
    let mut stacks = ["."; 6];
    for name in names.split_whitespace() {
        let value = deck.bomb(name).map_or(1, |bomb| bomb.card.value());
        stacks[usize::from(value - 1)] = name;
    }
    stacks.join(" ")
}

/// Exactly these sparks are there besides those that lie somewhere: the scenario's deck has no others.
fn keep_sparks(deck: &mut Deck, names: &str, given: &[Given]) -> Result<(), Message> {
    let names: Vec<&str> = names.split_whitespace().filter(|n| *n != "none").collect();
    let known = |name: &&str| deck.sparks.iter().any(|spark| spark.id == *name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        return Err(Message::new("scenario-no-such-card").with("name", *name));
    }
    let lies = |id: &str| {
        let mut words = given.iter().flat_map(|one| one.value.split(' '));
        words.any(|word| word == id)
    };
    deck.sparks
        .retain(|spark| names.contains(&spark.id.as_str()) || lies(&spark.id));
    Ok(())
}

fn is_slot(text: &str) -> bool {
    let split = text.split_at_checked(1);
    split.is_some_and(|(seat, letter)| {
        seat.parse::<Seat>().is_ok() && letter.parse::<Letter>().is_ok()
    })
}

/// The name of the card that a line brings, and the dice on it: `NAME`, `3: # = #`, or `NAME 3: # = #`; it may go on `with`
/// dice. A spark is written `spark: # = #`.
fn card(deck: &mut Deck, text: &str, own: &mut usize) -> Result<(String, String), Message> {
    let (text, dice) = match text.split_once(" with ") {
        Some((card, dice)) => (card.trim(), dice.trim()),
        None => (text, ""),
    };
    let Some((before, _)) = text.split_once(':') else {
        // `3b R4 -`, as in a position.
        let (name, more) = text.split_once(' ').unwrap_or((text, ""));
        let dice = if dice.is_empty() { more } else { dice };
        return Ok((name.to_owned(), dice.to_owned()));
    };
    let words: Vec<&str> = before.split_whitespace().collect();
    let (id, card) = match words.as_slice() {
        [id, _] if *id != "spark" => ((*id).to_owned(), text[id.len()..].trim()),
        _ => {
            *own += 1;
            (format!("{OWN}{own}"), text)
        }
    };
    let card: Card = card
        .parse()
        .map_err(|error: CardError| error.problem.message())?;
    deck.bombs.retain(|bomb| bomb.id != id);
    deck.sparks.retain(|spark| spark.id != id);
    let is_spark = card.is_spark();
    // The deck has room for few more: one's own takes the place of the last of the deck.
    let numbered = |spark: &Bomb| spark.id.trim_start_matches('s').parse::<u8>().is_ok();
    let last = deck.sparks.iter().rposition(numbered);
    if let Some(last) = last.filter(|_| is_spark) {
        deck.sparks.remove(last);
    }
    let pile = match is_spark {
        true => &mut deck.sparks,
        false => &mut deck.bombs,
    };
    let bomb = Bomb {
        id: id.clone(),
        card,
    };
    pile.push(bomb);
    Ok((id, dice.to_owned()))
}

/// What words of chance are about.
#[derive(Clone, Copy)]
enum Part<'a> {
    /// The hands that are dealt.
    Hands,
    /// The row that is laid next; these words told the hands.
    Row(&'a str),
    /// Whatever comes later.
    Play,
}

/// A die `R4`, the number of a die rolled again `5`, a bomb card or a spark by its name, a fuse card `fuse:R`, a role by
/// its name.
fn answers_to<E: Edition>(
    table: &Table,
    state: &State<E>,
    word: &str,
    part: Part<'_>,
) -> Result<Vec<Answer>, Message> {
    if let Some(card) = parse_card(table, word) {
        return Ok(bomb_answers(table, state, card, word, part));
    }
    if let Some(spark) = parse_spark(table, word) {
        return Ok(vec![Answer::OneOf(vec![spark.into()])]);
    }
    if let Ok(role) = word.parse::<Role>() {
        let roles = table.deck().roles.iter().zip(0..);
        let same = roles.filter(|(one, _)| **one == role);
        return Ok(vec![Answer::OneOf(same.map(|(_, i)| i).collect())]);
    }
    if let Some(fuse) = word.strip_prefix("fuse:") {
        let shown: Option<FuseCard> = fuse.parse().ok();
        let cards = table.deck().fuse_cards.iter().zip(0..);
        let fuses = cards.filter(|(card, _)| Some(**card) == shown);
        let fuse_itself = Answer::OneOf(fuses.map(|(_, i)| i).collect());
        return Ok(match table.has_stacks() {
            true => vec![fuse_itself],
            false => vec![Answer::Highest, fuse_itself],
        });
    }
    if let Ok(face) = word.parse::<Face>() {
        let dice = table.deck().dice.dice().iter().zip(0..);
        let same = dice.filter(|(colours, _)| **colours == face.colours());
        let same = same.map(|(_, i)| i).collect();
        let number = u32::from(face.number().get() - 1);
        return Ok(vec![Answer::OneOf(same), Answer::Number(number)]);
    }
    match word.parse() {
        Ok(number @ 1..=6u32) => Ok(vec![Answer::Number(number - 1)]),
        _ => Err(Message::new("scenario-chance").with("word", word)),
    }
}

/// A bomb card that is dealt, or drawn from the deck.
fn bomb_answers<E: Edition>(
    table: &Table,
    state: &State<E>,
    card: CardId,
    word: &str,
    part: Part<'_>,
) -> Vec<Answer> {
    let card_itself = Answer::OneOf(vec![card.0.into()]);
    if matches!(part, Part::Hands) || table.has_stacks() {
        return vec![card_itself];
    }
    // A card that is in the deck for sure, because it was dealt and shuffled back, is one of the first (C-12).
    let sure = state.extras().sure;
    let was_dealt = |hands: &str| hands.split_whitespace().any(|dealt| dealt == word);
    let which = match part {
        Part::Row(hands) if table.rules().hands_in_deck() && !was_dealt(hands) => Answer::Highest,
        Part::Play if !sure.is_empty() && !sure.contains(card) => Answer::Number(sure.len() as u32),
        _ => {
            // With chosen values, the first of its value.
            let value = usize::from(table.value(card));
            let lower = state.deck_by_value[..value - 1].iter();
            Answer::Number(lower.map(|&count| u32::from(count)).sum())
        }
    };
    vec![which, card_itself]
}

/// `3 R`: how many dice of a colour are in the bag.
fn of_a_colour<E: Edition>(state: &State<E>, asked: &str) -> Option<String> {
    let (_, letters) = asked.split_once(' ').filter(|_| !asked.contains(','))?;
    let colours = Colours::all().find(|colours| colours.to_string() == letters.trim())?;
    Some(format!("{} {letters}", state.bag.count(colours)))
}

/// `3`: how many sparks are in play; `2 1`: player 2 has one. Said in the form that was asked for.
fn sparks<E: Edition>(table: &Table, state: &State<E>, asked: &str) -> String {
    let count = |seat: Seat| state.extras().sparks[seat.index()].count_ones();
    let seat = asked
        .split_once(' ')
        .and_then(|(seat, _)| seat.parse::<Seat>().ok());
    match seat.filter(|seat| seat.index() < table.players()) {
        Some(seat) => format!("{seat} {}", count(seat)),
        None => table.seats().map(count).sum::<u32>().to_string(),
    }
}

/// Returns whether a slot is a place for sparks that holds none of this player.
fn has_no_spark<E: Edition>(table: &Table, state: &State<E>, word: &str) -> bool {
    let own = |(seat, place): (Seat, usize)| state.extra.sparks_of(seat) >> place & 1 == 1;
    let at = parse_slot(table, word);
    at.and_then(|at| Some((at.seat, table.spark_place(at.slot)?)))
        .is_some_and(|at| !own(at))
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    match seats.is_empty() {
        true => "none".to_owned(),
        false => seats.join(" "),
    }
}

/// `47`: the total; `won 10`, `time 12`, `bombs 20`, `fuse-cards 4`, `sparks 2`: a line of it.
fn score(outcome: Option<Outcome>, asked: &str) -> Result<String, Message> {
    let outcome = outcome.ok_or_else(|| Message::new("scenario-not-over"))?;
    Ok(match asked.split_once(' ') {
        None => outcome.total().to_string(),
        Some((name, _)) => {
            let keys = ["fuse", "countdown"].map(|game| format!("{game}-score-{name}"));
            let ours = |key: &str| keys.iter().any(|one| one == key);
            let line = outcome.score.iter().find(|line| ours(line.what.key));
            let points = line.map_or("nothing".to_owned(), |line| line.points.to_string());
            format!("{name} {points}")
        }
    })
}
