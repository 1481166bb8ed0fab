//! Scenarios: patients and cards of their own, chance, and what can be asked of a position.

use klaxon_core::chance::{Address, Answer};
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Game, Message, Time};

use crate::action::Action;
use crate::awaits::{Duty, duty};
use crate::card::Card;
use crate::chance;
use crate::choice;
use crate::deck::{Deck, DeckError, MAX_PATIENTS};
use crate::die::MAX_COLOURS;
use crate::game::Flatline;
use crate::icon::Icon;
use crate::notation::action_text;
use crate::options::{Cards, Options};
use crate::patient::Patient;
use crate::position::value::{list, unreadable};
use crate::setup::Setup;
use crate::state::{Parts, Phase, State};
use crate::table::Table;

/// The deck of scenarios: it never changes.
const DECK: &str = include_str!("../../../decks/test/flatline.deck");

/// Patients of a scenario that have no name there are called like this, by their bay.
const OWN: [&str; 4] = ["own-one", "own-two", "own-three", "own-four"];

impl Staged for Flatline {
    const RULES: &'static [&'static str] = &[include_str!("../../../docs/rules/flatline.md")];

    /// `bay 1 one P P; two B S; A -> +die . . -cube` lays a patient of the scenario's own; `card chaos: P S` changes what
    /// clears a card.
    fn prepare(options: &mut Options, given: Vec<Given>) -> Result<Vec<Given>, (usize, Message)> {
        let mut deck = match std::mem::replace(&mut options.cards, Cards::Ours) {
            Cards::Own(deck) => *deck,
            Cards::Ours => test_deck(),
        };
        let mut prepared = Vec::new();
        for one in given {
            let line = one.line;
            prepared.extend(prepare(&mut deck, one).map_err(|message| (line, message))?);
        }
        options.cards = Cards::Own(Box::new(deck));
        Ok(prepared)
    }

    /// Planning in the first round. The bays are empty but for the patients that are given.
    fn usual(table: &Table) -> Setup {
        let mut setup = Setup::empty(table);
        setup.parts.round = 1;
        setup.parts.phase = Phase::Planning;
        setup
    }

    /// The rest of the patients are in the deck, dice that lie nowhere are spent, and the emergency dice that lie somewhere
    /// were just rolled.
    fn complete(table: &Table, setup: &mut Setup, said: &[&str]) {
        let is_said = |word: &str| said.contains(&word);
        let parts = &mut setup.parts;
        if is_said("emergency") && !is_said("phase") {
            parts.phase = Phase::Rolled;
        }
        if is_said("hand") && !is_said("phase") {
            parts.phase = Phase::Countdown;
        }
        if parts.phase == Phase::Rolled && is_said("emergency") && !is_said("live") {
            let dice = parts.emergency.dice;
            parts.emergency.live = u8::from(dice[0] > 0) | u8::from(dice[1] > 0) << 1;
        }
        if !setup.left {
            let here = parts.bays.iter().filter(|place| place.patient.is_some());
            let seen = here.count() as u32 + parts.gone.count_ones();
            let all = u32::from(table.patients_to_treat());
            parts.left = all.saturating_sub(seen) as u8;
        }
        if matches!(parts.phase, Phase::Dealing | Phase::Connecting) && !is_said("round") {
            parts.round = 0;
        }
        if !setup.spent {
            spend_the_rest(table, parts);
        }
    }

    /// `clock 0:10`: how much of the countdown is left.
    fn time(_: &Table, given: &Given) -> Option<Result<Time, Message>> {
        if given.word != "clock" {
            return None;
        }
        let left = given.value.parse::<Time>().ok();
        let left = left.filter(|left| *left <= crate::countdown::LENGTH);
        let time = left.map(|left| crate::countdown::LENGTH.since(left));
        Some(time.ok_or_else(|| unreadable("clock", &given.value)))
    }

    /// A patient or an emergency card that comes, by its name; an emergency die, 1 to 6; medic dice, by their icons: `PPB`.
    fn chance(table: &Table, _: &State, _: bool, text: &str) -> Result<Vec<Answer>, Message> {
        let mut answers = Vec::new();
        for word in text.split_whitespace() {
            answers.extend(answers_to(table, word)?);
        }
        Ok(answers)
    }

    fn asked(_: &Table, at: Address) -> Message {
        chance::asked(at)
    }

    /// `stops yes`, `options player 1, player 2`, `removed 2` (cubes), `draw 17`, `unplaced 1 3`, `trigger 2 4`, `time 1:05`,
    /// `score 6`.
    fn fact(
        table: &Table,
        state: &State,
        now: Time,
        word: &str,
        asked: &str,
    ) -> Option<Result<String, Message>> {
        Some(Ok(match word {
            "stops" => match duty(table, state, state.chief) {
                Some(Duty::Stop) => "yes".to_owned(),
                _ => "no".to_owned(),
            },
            "options" => options(table, state),
            "removed" => state.removed_cubes().to_string(),
            "draw" if asked.bytes().all(|byte| byte.is_ascii_digit()) => {
                state.draw.len().to_string()
            }
            "draw" => list(state.draw.iter()),
            "unplaced" => {
                let colour = asked.split(' ').next()?.parse().ok()?;
                format!("{colour} {}", state.unplaced(colour))
            }
            "trigger" => {
                let bay = asked.split(' ').next()?.parse().ok()?;
                format!("{bay} {}", state.touched(table, bay) + 1)
            }
            "time" => now.to_string(),
            "score" => match Self::outcome(table, state) {
                Some(outcome) => outcome.total().to_string(),
                None => return Some(Err(Message::new("scenario-not-over"))),
            },
            _ => return None,
        }))
    }

    /// When the game ended.
    fn shorter(word: &str, said: &str) -> String {
        match word {
            "end" => said.split(' ').next().unwrap_or(said).to_owned(),
            _ => said.to_owned(),
        }
    }
}

/// The frozen deck.
pub(crate) fn test_deck() -> Deck {
    DECK.parse().unwrap_or_else(|_| Deck::flatline())
}

/// Adds what a line brings to the deck, and says the line in words of a position.
fn prepare(deck: &mut Deck, given: Given) -> Result<Option<Given>, Message> {
    let first_error = |errors: Vec<DeckError>| match errors.into_iter().next() {
        Some(error) => error.problem.message(),
        None => unreadable(&given.word, &given.value),
    };
    match given.word.as_str() {
        "card" => {
            let (name, line) = given.value.split_once(':').unwrap_or((&given.value, ""));
            let card: Result<Card, ()> = name.trim().parse();
            let card = card.map_err(|()| unreadable("card", &given.value))?;
            deck.cards[card.index()] = line.trim().parse().map_err(first_error)?;
            Ok(None)
        }
        "bay" if given.value.contains("->") => {
            let (bay, patient) = given.value.split_once(' ').unwrap_or((&given.value, ""));
            let number: Result<crate::place::Bay, ()> = bay.parse();
            let number = number.map_err(|()| unreadable("bay", &given.value))?;
            let text = match patient.contains(':') {
                true => patient.to_owned(),
                false => format!("{}: {patient}", OWN[number.index()]),
            };
            let patient: Patient = text.parse().map_err(first_error)?;
            let name = patient.id.clone();
            deck.patients.retain(|one| one.id != name);
            // The deck has room for few more: one of its own makes room, never one of the scenario's.
            if deck.patients.len() >= MAX_PATIENTS {
                deck.patients.remove(0);
            }
            deck.patients.push(patient);
            Ok(Some(Given {
                value: format!("{bay} {name}"),
                ..given
            }))
        }
        _ => Ok(Some(given)),
    }
}

/// From the countdown on, dice that lie nowhere are spent.
fn spend_the_rest(table: &Table, parts: &mut Parts) {
    if parts.phase != Phase::Countdown && !parts.phase.is_after_countdown() {
        return;
    }
    let mut lying = [0u8; MAX_COLOURS];
    for die in parts.placed() {
        let count = &mut lying[die.colour().index()];
        *count = count.saturating_add(1);
    }
    for colour in table.colours() {
        let i = colour.index();
        let used = lying[i].saturating_add(parts.unplaced(colour));
        parts.spent[i] = parts.dice[i].saturating_sub(used);
    }
}

fn answers_to(table: &Table, word: &str) -> Result<Vec<Answer>, Message> {
    if let Some(patient) = table.patient(word) {
        return Ok(vec![Answer::OneOf(vec![patient.0.into()])]);
    }
    if let Ok(card) = word.parse::<Card>() {
        return Ok(vec![Answer::OneOf(vec![card.index() as u32])]);
    }
    if let Ok(number @ 1..=6u32) = word.parse() {
        return Ok(vec![Answer::Number(number - 1)]);
    }
    let icons = word.chars().map(|letter| {
        let icon = Icon::from_letter(letter)?;
        Some(Answer::Number(icon.index() as u32))
    });
    let icons: Option<Vec<Answer>> = icons.collect();
    icons.ok_or_else(|| Message::new("scenario-chance").with("word", word))
}

/// The options of the open choice, as they are chosen.
fn options(table: &Table, state: &State) -> String {
    let mut texts = Vec::new();
    if let Some(choice) = state.choice {
        choice::options(table, state, choice, &mut |pick| {
            let text = action_text(&Action::Choose(pick));
            texts.push(text.trim_start_matches("choose ").to_owned());
        });
    }
    match texts.is_empty() {
        true => "none".to_owned(),
        false => texts.join(", "),
    }
}
