//! A position, changed by events and by nothing else.

use std::collections::{BTreeMap, BTreeSet};

use crate::deck::Deck;

/// A card in front of a player, by its name and its dice.
#[derive(Clone, Default)]
struct Card {
    name: String,
    dice: BTreeMap<usize, String>,
}

/// What lies where, and where the turn stands. Most parts are kept as the notation writes them.
#[derive(Default)]
pub(crate) struct Position {
    turn: u32,
    holder: String,
    phase: &'static str,
    tray: Vec<String>,
    bag: BTreeMap<String, usize>,
    /// What is returned for, and the players who owe a die.
    returning: Option<(String, BTreeSet<String>)>,
    slots: BTreeMap<(bool, u32, String), Card>,
    sways: BTreeMap<String, String>,
    took: BTreeMap<String, u32>,
    lost: BTreeMap<String, u32>,
    passed: BTreeSet<String>,
    revealed: BTreeSet<String>,
    row: BTreeMap<usize, String>,
    refill: BTreeSet<usize>,
    deck: u32,
    deck_by_value: [u32; 6],
    fuses: usize,
    points: u32,
    defused: u32,
    activated: u32,
    gone: BTreeSet<String>,
    gone_fuses: BTreeSet<String>,
    roles: BTreeMap<String, String>,
    roles_off: BTreeSet<String>,
    named: Option<String>,
    used: u32,
    painted: Option<(String, String)>,
    flipped: Vec<String>,
    sparks_turned: Vec<String>,
    sparks_out: Vec<String>,
    sparks_defused: u32,
    sixes: Option<BTreeSet<String>>,
    six_rolls: BTreeMap<String, u32>,
    sure: BTreeSet<String>,
    stopped: Option<String>,
    face_down: Option<u32>,
    began: String,
    end: Option<String>,
}

type Folded = Result<(), String>;

impl Position {
    pub(crate) fn new(deck: &Deck) -> Position {
        Position {
            holder: deck.first.clone(),
            phase: "rolling",
            bag: deck.dice.clone(),
            fuses: deck.fuses_in_play,
            began: "0:00".to_owned(),
            ..Position::default()
        }
    }

    /// Carries out one event.
    pub(crate) fn fold(&mut self, deck: &Deck, event: &str) -> Folded {
        let words: Vec<&str> = event.split(' ').collect();
        match words.as_slice() {
            ["role", seat, role] => put(&mut self.roles, seat, role),
            ["dealt", slot, card] => self.lay(slot, card)?,
            ["shuffled-back", card] => add(&mut self.sure, card),
            ["composing"] => self.phase = "composing",
            ["composed", counts @ ..] => {
                for (place, count) in self.deck_by_value.iter_mut().zip(counts) {
                    *place = number(count)?;
                }
                self.phase = "rolling";
            }
            ["decked", bombs] => self.deck = number(bombs)?,
            ["laid", place, card] => self.laid(deck, place, card)?,
            ["left-empty", place] => {
                self.refill.remove(&index(place)?);
            }
            ["began", at] => (*at).clone_into(&mut self.began),
            ["turn", seat] => self.begin_turn(seat),
            ["named", what] => self.named = Some((*what).to_owned()),
            ["rolled", die] => {
                self.draw(die)?;
                self.tray.push((*die).to_owned());
                self.phase = "distributing";
            }
            ["used"] => self.used += 1,
            ["turned", die, number] => {
                self.leaves_tray(die)?;
                self.tray.push(showing(die, number));
            }
            ["flipped", die, number] => {
                remove(&mut self.tray, die)?;
                self.tray.push(showing(die, number));
                self.flipped.push(showing(die, number));
            }
            ["painted", die, colour] => {
                self.leaves_tray(die)?;
                self.painted = Some(((*die).to_owned(), (*colour).to_owned()));
            }
            ["unpainted"] => self.tray.extend(self.painted.take().map(|(die, _)| die)),
            ["spared", die] => {
                self.leaves_tray(die)?;
                self.put_in_bag(die);
                self.used += 1;
                *self.took.entry(self.holder.clone()).or_default() += 1;
            }
            ["placed", die, target] => {
                self.leaves_tray(die)?;
                let (slot, space) = space(target)?;
                *self.took.entry(seat_of(slot)).or_default() += 1;
                self.card(slot)?.dice.insert(space, (*die).to_owned());
            }
            ["sways", target, since] => put(&mut self.sways, target, since),
            ["stands", slot] => self.stands(slot),
            ["toppled" | "cleared", slot] => self.clear(slot)?,
            ["mistake", die, slot] => {
                self.leaves_tray(die)?;
                self.put_in_bag(die);
                *self.took.entry(seat_of(slot)).or_default() += 1;
                *self.lost.entry(seat_of(slot)).or_default() += 1;
                self.clear(slot)?;
            }
            ["passed", seat] => add(&mut self.passed, seat),
            ["unpassed", seat] => drop(self.passed.remove(*seat)),
            ["unused"] => self.phase = "unused",
            ["distributed"] => self.phase = "defusing",
            ["rerolled", die, number, owes @ ..] => {
                self.leaves_tray(die)?;
                let cause = format!("die {}", showing(die, number));
                self.returning = Some((cause, owing(owes)));
            }
            ["returned", target] => {
                let (slot, space) = space(target)?;
                let die = self.card(slot)?.dice.remove(&space).ok_or("no die there")?;
                self.put_in_bag(&die);
                self.sways.remove(*target);
                self.owes_no_more(&seat_of(slot));
            }
            ["excused", seat] => self.owes_no_more(seat),
            ["bagged", die] => {
                self.put_in_bag(die);
                self.returning = None;
            }
            ["defused", slot] => self.defused(deck, slot)?,
            ["choosing", slot] => drop(self.slots.insert(key(slot), named("choice"))),
            ["no-choice", slot] => drop(self.slots.remove(&key(slot))),
            ["stopped", at] => self.stopped = Some((*at).to_owned()),
            ["face-down"] => self.face_down()?,
            ["sparked", slot, spark] => {
                self.sparks_turned.retain(|one| one != spark);
                self.sparks_out.retain(|one| one != spark);
                self.slots.insert(key(slot), named(spark));
            }
            ["sparks-turned"] => self.sparks_turned.append(&mut self.sparks_out),
            ["sparkless", when, owes @ ..] => {
                self.returning = Some((format!("spark {when}"), owing(owes)));
            }
            ["left-over", die] => {
                self.leaves_tray(die)?;
                self.put_in_bag(die);
            }
            ["six", seat, _] => *self.six_rolls.entry((*seat).to_owned()).or_default() += 1,
            ["six-done", seat] => {
                if let Some(sixes) = &mut self.sixes {
                    sixes.remove(*seat);
                }
            }
            ["roles-off"] => self.roles_off = (1..=deck.players).map(|n| n.to_string()).collect(),
            ["role-on", seat] => drop(self.roles_off.remove(*seat)),
            ["revealed", seat] => add(&mut self.revealed, seat),
            ["activated", fuse, owes @ ..] => self.activated(fuse, owing(owes)),
            ["resolved"] => {
                self.returning = None;
                self.sixes = None;
                self.six_rolls.clear();
            }
            ["chosen", slot, card] => {
                let place = self.row.iter().find(|(_, laid)| *laid == card);
                let place = *place.ok_or("not in the middle")?.0;
                self.row.remove(&place);
                self.refill.insert(place);
                self.revealed.remove(&seat_of(slot));
                self.lay(slot, card)?;
            }
            ["won", at] => self.end = Some(format!("won {at}")),
            ["lost-clock", at] => self.end = Some(format!("lost clock {at}")),
            ["lost-bag", at] => self.end = Some(format!("lost bag {at}")),
            _ => return Err("no such event".to_owned()),
        }
        Ok(())
    }

    fn lay(&mut self, slot: &str, card: &str) -> Folded {
        self.slots.insert(key(slot), named(card));
        Ok(())
    }

    fn laid(&mut self, deck: &Deck, place: &str, card: &str) -> Folded {
        let place = index(place)?;
        self.row.insert(place, card.to_owned());
        self.refill.remove(&place);
        self.sure.remove(card);
        if self.deck > 0 {
            self.deck -= 1;
        } else {
            let left = &mut self.deck_by_value[deck.value(card)? as usize - 1];
            *left = left
                .checked_sub(1)
                .ok_or("the deck has no such card left")?;
        }
        Ok(())
    }

    /// What belonged to the turn before is over.
    fn begin_turn(&mut self, seat: &str) {
        self.turn += 1;
        seat.clone_into(&mut self.holder);
        self.phase = "rolling";
        self.took.clear();
        self.lost.clear();
        self.passed.clear();
        self.returning = None;
        self.named = None;
        self.used = 0;
        self.flipped.clear();
    }

    fn defused(&mut self, deck: &Deck, slot: &str) -> Folded {
        self.clear(slot)?;
        let card = self.slots.remove(&key(slot)).ok_or("no card there")?;
        if is_spark(slot) {
            self.sparks_out.push(card.name);
            self.sparks_defused += 1;
        } else {
            self.points += deck.value(&card.name)?;
            self.defused += 1;
            self.gone.insert(card.name);
        }
        Ok(())
    }

    fn face_down(&mut self) -> Folded {
        let bombs: Vec<_> = self
            .slots
            .keys()
            .filter(|(spark, ..)| !spark)
            .cloned()
            .collect();
        let mut duds = 0;
        for (_, _, slot) in bombs {
            self.clear(&slot)?;
            let card = self.slots.remove(&key(&slot)).ok_or("no card there")?;
            duds += 1;
            self.gone.insert(card.name);
        }
        self.face_down = Some(duds);
        Ok(())
    }

    fn activated(&mut self, fuse: &str, owing: BTreeSet<String>) {
        self.gone_fuses.insert(fuse.to_owned());
        self.fuses = self.fuses.saturating_sub(1);
        self.activated += 1;
        match fuse.split('.').next() {
            Some("six") => self.sixes = Some(owing),
            Some("spark" | "roles-off") => {}
            shown => self.returning = Some((format!("fuse {}", shown.unwrap_or_default()), owing)),
        }
    }

    fn card(&mut self, slot: &str) -> Result<&mut Card, String> {
        let card = self.slots.get_mut(&key(slot));
        card.ok_or_else(|| format!("no card lies at {slot}"))
    }

    /// All dice of a card go to the bag.
    fn clear(&mut self, slot: &str) -> Folded {
        let dice = std::mem::take(&mut self.card(slot)?.dice);
        dice.values().for_each(|die| self.put_in_bag(die));
        self.stands(slot);
        Ok(())
    }

    fn stands(&mut self, slot: &str) {
        self.sways.retain(|target, _| !target.starts_with(slot));
    }

    fn owes_no_more(&mut self, seat: &str) {
        if let Some((_, owing)) = &mut self.returning {
            owing.remove(seat);
        }
    }

    /// Of two dice that look the same the one that was flipped leaves first.
    fn leaves_tray(&mut self, die: &str) -> Folded {
        let painted = self.painted.as_ref().is_some_and(|(one, _)| one == die);
        if let Some(place) = self.flipped.iter().position(|one| one == die) {
            self.flipped.remove(place);
        }
        match remove(&mut self.tray, die) {
            Err(_) if painted => Ok(()),
            other => other,
        }
    }

    fn put_in_bag(&mut self, die: &str) {
        *self.bag.entry(kind(die)).or_default() += 1;
    }

    fn draw(&mut self, die: &str) -> Folded {
        let left = self.bag.get_mut(&kind(die)).filter(|left| **left > 0);
        *left.ok_or("no such die in the bag")? -= 1;
        Ok(())
    }

    /// The position in the words of the notation.
    pub(crate) fn text(&self, deck: &Deck) -> String {
        let mut parts = vec![
            format!("turn {}", self.turn),
            format!("holder {}", self.holder),
            format!("phase {}", self.phase),
        ];
        let mut say = |word: &str, value: String| {
            if !value.is_empty() {
                parts.push(format!("{word} {value}"));
            }
        };
        let mut tray = self.tray.clone();
        tray.sort_by_key(|die| order(die));
        say("tray", tray.join(" "));
        if let Some((cause, owing)) = &self.returning {
            let owes = if owing.is_empty() { "" } else { " owes " };
            say("returning", format!("{cause}{owes}{}", joined(owing)));
        }
        for ((_, _, slot), card) in &self.slots {
            let last = card.dice.keys().next_back().map_or(0, |last| *last);
            let dice = (1..=last).map(|space| card.dice.get(&space).map_or("-", String::as_str));
            let words: Vec<&str> = std::iter::once(card.name.as_str()).chain(dice).collect();
            say(slot, words.join(" "));
        }
        for (target, since) in &self.sways {
            say("sways", format!("{target} {since}"));
        }
        say("took", counted(&self.took));
        say("lost", counted(&self.lost));
        say("passed", joined(&self.passed));
        say("revealed", joined(&self.revealed));
        let last = self.row.keys().next_back().map_or(0, |last| last + 1);
        let row = (0..last).map(|place| self.row.get(&place).map_or(".", String::as_str));
        say("row", row.collect::<Vec<_>>().join(" "));
        let refill = self.refill.iter().map(|place| (place + 1).to_string());
        say("refill", refill.collect::<Vec<_>>().join(" "));
        let by_value = self.deck_by_value.map(|count| count.to_string()).join(" ");
        match (self.deck, self.deck_by_value) {
            (0, [0, 0, 0, 0, 0, 0]) => {}
            (0, _) => say("deck", by_value),
            (deck, _) => say("deck", deck.to_string()),
        }
        say("fuses", some(self.fuses as u32));
        say("points", some(self.points));
        say("defused", some(self.defused));
        let bombs = deck.bombs.iter().map(|(name, _)| name);
        say("gone", in_order(bombs, &self.gone));
        say("activated", some(self.activated));
        say("gone-fuses", in_order(deck.fuses.iter(), &self.gone_fuses));
        let roles = (1..=deck.players).map(|seat| {
            let role = self.roles.get(&seat.to_string());
            role.map_or("-", String::as_str)
        });
        if !self.roles.is_empty() {
            say("roles", roles.collect::<Vec<_>>().join(" "));
        }
        say("roles-off", joined(&self.roles_off));
        say("named", self.named.clone().unwrap_or_default());
        say("used", some(self.used));
        let painted = self.painted.as_ref();
        say(
            "painted",
            painted.map_or(String::new(), |(die, colour)| format!("{die} {colour}")),
        );
        let mut flipped = self.flipped.clone();
        flipped.sort_by_key(|die| order(die));
        say("flipped", flipped.join(" "));
        say("sparks-turned", self.sparks_turned.join(" "));
        say("sparks-out", self.sparks_out.join(" "));
        say("sparks-defused", some(self.sparks_defused));
        say("sixes", self.sixes.as_ref().map_or(String::new(), joined));
        say("six-rolls", counted(&self.six_rolls));
        let bombs = deck.bombs.iter().map(|(name, _)| name);
        say("sure", in_order(bombs, &self.sure));
        say("stopped", self.stopped.clone().unwrap_or_default());
        say(
            "face-down",
            self.face_down
                .map_or(String::new(), |duds| duds.to_string()),
        );
        if self.began != "0:00" {
            say("began", self.began.clone());
        }
        say("end", self.end.clone().unwrap_or_default());
        parts.join("; ")
    }
}

fn named(name: &str) -> Card {
    Card {
        name: name.to_owned(),
        dice: BTreeMap::new(),
    }
}

/// The letters e and on are those of sparks.
fn is_spark(slot: &str) -> bool {
    slot.as_bytes()
        .get(1)
        .is_some_and(|letter| *letter >= b'e' || letter.is_ascii_uppercase())
}

/// Bombs seat by seat, then sparks by their letters: a to z, then A to J.
fn key(slot: &str) -> (bool, u32, String) {
    let letter = slot.as_bytes().get(1).copied().unwrap_or_default();
    let rank = u32::from(letter) + if letter.is_ascii_uppercase() { 100 } else { 0 };
    let seat = slot.as_bytes().first().copied().unwrap_or_default();
    let order = match is_spark(slot) {
        true => rank,
        false => u32::from(seat) * 1000 + rank,
    };
    (is_spark(slot), order, slot.to_owned())
}

fn seat_of(slot: &str) -> String {
    slot.chars().take(1).collect()
}

/// `2a1`: a slot and a space.
fn space(target: &str) -> Result<(&str, usize), String> {
    let (slot, space) = target.split_at_checked(2).ok_or("no such space")?;
    Ok((slot, number(space)? as usize))
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn index(place: &str) -> Result<usize, String> {
    let place = number(place)?.checked_sub(1).ok_or("no such place")?;
    Ok(place as usize)
}

/// The same die with another number: `R4`, `Y/K4`.
fn showing(die: &str, number: &str) -> String {
    format!("{}{number}", kind(die))
}

/// The colours of a die.
fn kind(die: &str) -> String {
    die.trim_end_matches(|c: char| c.is_ascii_digit())
        .to_owned()
}

/// Dice are sorted by colour in the order R, B, G, Y, K, split dice last, then by number.
fn order(die: &str) -> (usize, Vec<usize>, String) {
    let colours: Vec<usize> = kind(die)
        .split('/')
        .filter_map(|colour| {
            ["R", "B", "G", "Y", "K"]
                .iter()
                .position(|one| *one == colour)
        })
        .collect();
    (colours.len(), colours, die.to_owned())
}

fn owing(words: &[&str]) -> BTreeSet<String> {
    let seats = words.iter().filter(|word| **word != "owes");
    seats.map(|seat| (*seat).to_owned()).collect()
}

fn put(map: &mut BTreeMap<String, String>, key: &str, value: &str) {
    map.insert(key.to_owned(), value.to_owned());
}

fn add(set: &mut BTreeSet<String>, one: &str) {
    set.insert(one.to_owned());
}

fn remove(list: &mut Vec<String>, one: &str) -> Folded {
    let place = list.iter().position(|other| other == one);
    list.remove(place.ok_or_else(|| format!("{one} does not lie there"))?);
    Ok(())
}

fn joined(set: &BTreeSet<String>) -> String {
    set.iter().cloned().collect::<Vec<_>>().join(" ")
}

fn counted(counts: &BTreeMap<String, u32>) -> String {
    let counts = counts.iter().map(|(seat, count)| format!("{seat} {count}"));
    counts.collect::<Vec<_>>().join(", ")
}

fn some(number: u32) -> String {
    match number {
        0 => String::new(),
        number => number.to_string(),
    }
}

fn in_order<'a>(all: impl Iterator<Item = &'a String>, some: &BTreeSet<String>) -> String {
    let listed = all.filter(|name| some.contains(*name)).cloned();
    listed.collect::<Vec<_>>().join(" ")
}
