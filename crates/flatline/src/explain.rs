//! Patients, cards, stations and meters in words: keys with arguments, which the word crate says in every language.

use klaxon_core::Message;
use klaxon_core::message::Joint;

use crate::card::Card;
use crate::deck::{Deck, GROUPS, Meter, Station};
use crate::icon::Icon;
use crate::line::{Line, Sign, Space};
use crate::patient::Patient;
use crate::trigger::{Effect, Trigger};

impl Icon {
    /// What it is called.
    pub fn explain(self) -> Message {
        let icon: &'static str = self.into();
        Message::new("flatline-icon").with("icon", icon)
    }
}

impl Sign {
    /// Says which players may fill a line that has it.
    pub fn explain(self) -> Message {
        Message::new("flatline-sign").with("sign", self.word())
    }
}

impl Space {
    /// What it asks for.
    pub fn explain(self) -> Message {
        match self {
            Space::Icon(icon) => icon.explain(),
            Space::Either(one, other) => Message::new("flatline-space-either")
                .with("one", one.explain())
                .with("other", other.explain()),
            Space::Any => Message::new("flatline-space-any"),
            Space::Matching => Message::new("flatline-space-matching"),
        }
    }
}

impl Line {
    /// Says which players may fill it, and with which dice.
    pub fn explain(&self) -> Message {
        let (left, right) = self.parts();
        match self.sign {
            Sign::Split => Message::new("flatline-line-split")
                .with_list("left", Joint::Comma, dice(left))
                .with_list("right", Joint::Comma, dice(right)),
            sign => Message::new("flatline-line")
                .with("sign", sign.word())
                .with_list("dice", Joint::Comma, dice(right)),
        }
    }
}

/// What spaces ask for, one after the other; those that must match are told together, last.
fn dice(spaces: &[Space]) -> Vec<Message> {
    let is_matching = |space: &&Space| **space == Space::Matching;
    let matching = spaces.iter().filter(is_matching).count();
    let others = spaces.iter().filter(|space| !is_matching(space));
    let mut dice: Vec<Message> = others.map(|space| space.explain()).collect();
    match matching {
        0 => {}
        1 => dice.push(Space::Matching.explain()),
        count => dice.push(Message::new("flatline-matching").with("count", count)),
    }
    dice
}

impl Effect {
    /// What happens.
    pub fn explain(self) -> Message {
        let effect: &'static str = self.into();
        Message::new("flatline-effect").with("effect", effect)
    }
}

impl Trigger {
    /// What a trigger space does, if it is not blank; spaces are counted from 0 here and from 1 in words.
    pub fn explain(trigger: Option<Trigger>, place: usize) -> Message {
        let message = match trigger {
            Some(Trigger { light, effect }) => {
                let effect: &'static str = effect.into();
                Message::new("flatline-trigger")
                    .with("light", light.word())
                    .with("effect", effect)
            }
            None => Message::new("flatline-trigger-blank"),
        };
        message.with("place", place + 1)
    }
}

impl Patient {
    /// The name and what is wrong, such as 'Pilot, crushed hand'. A patient of somebody's own deck is called by its id.
    pub fn name(&self) -> Message {
        Message::new("flatline-patient").with("patient", self.id.as_str())
    }

    /// Its name, its lines and its triggers, a message for each sentence.
    pub fn explain(&self) -> Vec<Message> {
        let lines = self.lines.iter().enumerate().map(|(index, line)| {
            Message::new("flatline-patient-line")
                .with("number", index + 1)
                .with("line", line.explain())
        });
        let triggers = self.triggers.iter().enumerate();
        let triggers = triggers.map(|(place, trigger)| Trigger::explain(*trigger, place));
        let name = std::iter::once(self.name());
        name.chain(lines).chain(triggers).collect()
    }
}

impl Card {
    /// What it is called.
    pub fn name(self) -> Message {
        Message::new("flatline-card").with("card", self.word())
    }

    /// What it does: a standard card when it activates, a stat card when it is used.
    pub fn effect(self) -> Message {
        Message::new("flatline-card-effect").with("card", self.word())
    }
}

impl Deck {
    /// A card's name, what it does and what clears it, a message for each sentence.
    pub fn explain_card(&self, card: Card) -> Vec<Message> {
        let (kind, effect) = match card.is_stat() {
            true => ("stat", "flatline-card-helps"),
            false => ("standard", "flatline-card-activates"),
        };
        let title = Message::new("flatline-card-title")
            .with("card", card.word())
            .with("kind", kind);
        let line = self.card(card);
        let clears = Message::new("flatline-card-clears")
            .with("sign", line.sign.word())
            .with_list("dice", Joint::Comma, dice(&line.spaces));
        vec![
            title,
            Message::new(effect).with("card", card.word()),
            clears,
        ]
    }
}

impl Station {
    /// The station of this number, what its top row asks for and what more players bring, a message for each sentence.
    pub fn explain(&self, number: usize) -> Vec<Message> {
        let [three, four, five] = self.bottom.map(Space::explain);
        let bottom = Message::new("flatline-station-bottom")
            .with("three", three)
            .with("four", four)
            .with("five", five);
        vec![
            Station::name(number),
            Message::new("flatline-station-top").with_list("dice", Joint::Comma, dice(&self.top)),
            bottom,
        ]
    }

    /// What the station of this number is called.
    pub fn name(number: usize) -> Message {
        Message::new("flatline-station").with("number", number)
    }
}

impl Meter {
    /// For whom the meter is, and what its sides bring, a message for each sentence. Groups of players are counted from 0.
    pub fn explain(&self, group: usize) -> Vec<Message> {
        let sides = self.sides().map(|(light, numbers)| {
            let texts = numbers.map(|number| number.to_string());
            Message::new("flatline-meter-side")
                .with("side", light.word())
                .with("numbers", texts.join(", "))
                .with("sum", numbers.into_iter().map(usize::from).sum::<usize>())
        });
        [Meter::name(group)].into_iter().chain(sides).collect()
    }

    /// What the meter of this group of players is called, counted from 0.
    pub fn name(group: usize) -> Message {
        let players = GROUPS.get(group).copied().unwrap_or_default();
        Message::new("flatline-meter").with("players", players)
    }
}
