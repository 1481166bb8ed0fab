//! What the conformance kit needs to know of the game.

use klaxon_core::conformance::Conforms;
use klaxon_core::stage::Given;
use klaxon_core::{Game, Numbers, Seat, Staged, Time};

use crate::action::{Action, Aim, Pick};
use crate::card::Card;
use crate::die::{Colour, Die, MAX_COLOURS};
use crate::event::Event;
use crate::game::Flatline;
use crate::icon::Icon;
use crate::options::{self, Difficulty, Options, Side};
use crate::place::{Bay, LineId, SpaceId, StationId, Target};
use crate::stage;
use crate::state::State;
use crate::table::Table;
use crate::trigger::Effect;

impl Conforms for Flatline {
    /// A table for each number of players and difficulty, with all other options mixed in.
    fn tables() -> Vec<Table> {
        let mut tables = Vec::new();
        for players in 1..=5 {
            for (i, difficulty) in Difficulty::ALL.into_iter().enumerate() {
                let mix = players + i;
                let options = Options {
                    difficulty,
                    meter: Side::ALL[mix % 2],
                    planning: (mix % 3 == 0).then_some(Time::seconds(60)),
                    chief: Seat((mix % players) as u8),
                    cards: match i {
                        0 => options::Cards::Own(Box::new(stage::test_deck())),
                        _ => options::Cards::Ours,
                    },
                    ..Options::new(players)
                };
                tables.push(Table::new(options).expect("good options"));
            }
        }
        tables
    }

    /// A full emergency area and an empty draw pile; cleared stat cards that wait for room; chains of treated patients;
    /// emergency cards one after the other, with triage cards at hand.
    fn rare() -> Vec<(Table, State)> {
        RARE.iter().map(|lines| rare(lines)).collect()
    }

    /// Dice of each colour, cubes, cards and patients.
    fn inventory(table: &Table, state: &State) -> Vec<u64> {
        let cubes = u64::from(state.meter) + state.stations.map(u64::from).iter().sum::<u64>();
        let mut inventory = vec![cubes + u64::from(state.removed_cubes())];
        let piles = [
            state.draw,
            state.discard,
            state.out,
            state.triage,
            state.failed,
            state.stat,
            state.emergencies(),
        ];
        for &card in Card::ALL {
            inventory.push(piles.iter().filter(|pile| pile.contains(card)).count() as u64);
        }
        let here = state.bays.iter().filter(|place| place.patient.is_some());
        let patients = here.count() as u32 + u32::from(state.left) + state.gone.count_ones();
        inventory.push(u64::from(patients));
        let lying = lying_dice(state);
        for colour in table.colours() {
            // Dice that were not rolled yet lie nowhere. That all others do is checked wherever a position is read.
            let dice = u64::from(state.dice[colour.index()]);
            inventory.push(lying[colour.index()].saturating_sub(dice));
        }
        inventory
    }

    /// Every card and every trigger.
    fn effects() -> Vec<&'static str> {
        let cards = Card::ALL.iter().map(|card| card.word());
        cards.chain(Effect::ALL.map(Into::into)).collect()
    }

    fn effect(table: &Table, state: &State, event: &Event) -> Option<&'static str> {
        match *event {
            Event::Activated(card) | Event::Used(card) => Some(card.word()),
            Event::Fired(bay, space) => {
                let patient = state.bays[bay.index()].patient?;
                let trigger = table.trigger(patient, space)?;
                Some(trigger.effect.into())
            }
            _ => None,
        }
    }

    fn any_action(table: &Table, random: &mut Numbers) -> Action {
        let card = |random: &mut Numbers| Card::ALL[random.below(Card::ALL.len())];
        let colour = Colour(random.below(table.colour_count().min(MAX_COLOURS - 1) + 1) as u8);
        let icon = Icon::ALL[random.below(Icon::COUNT)];
        let die = Die::new(colour, icon);
        let bay = Bay(random.below(4) as u8);
        let line = random.below(5) as u8;
        let line = LineId { bay, line };
        let station = StationId(random.below(2) as u8);
        let space = random.below(6) as u8;
        match random.below(40) {
            0 => Action::Choose(Pick::Bay(bay)),
            1 => Action::Choose(Pick::Card(card(random))),
            2 => Action::Choose(Pick::Player(colour)),
            3 => Action::Choose(Pick::Line(line)),
            4 => Action::Choose(Pick::Station(station)),
            5 => Action::Go,
            6 => Action::Use(card(random), Aim::Nothing),
            7 => Action::Use(Card::Clear, Aim::Line(line)),
            8 => Action::Use(Card::CaffeineRush, Aim::Player(colour)),
            9 => Action::Use(Card::UnderControl, Aim::Card(card(random))),
            10 => Action::Use(Card::DisasterAverted, Aim::Die(random.below(2) as u8)),
            11 => Action::Discard(card(random)),
            12 => Action::Keep(card(random)),
            13 => Action::Drop(card(random)),
            14 => Action::Chief(Seat(random.below(6) as u8)),
            15 => Action::Ready,
            16 => Action::Done,
            17 => Action::Sacrifice(die, Colour(random.below(MAX_COLOURS) as u8)),
            18 => {
                let mut icons = [0; Icon::COUNT];
                icons[icon.index()] = random.below(3) as u8;
                Action::Reroll(colour, icons)
            }
            19 => Action::Set(die, Icon::ALL[random.below(Icon::COUNT)]),
            20 | 21 => {
                let of = Target::Card(card(random));
                Action::Place(die, SpaceId { of, space })
            }
            22 => {
                let of = Target::Station(station);
                Action::Place(die, SpaceId { of, space })
            }
            _ => {
                let of = Target::Line(line);
                Action::Place(die, SpaceId { of, space })
            }
        }
    }

    /// Stat cards first, then lines that are nearly complete; dice that fit nowhere are rolled again.
    fn promise(table: &Table, state: &State, _: Seat, action: &Action) -> u32 {
        match *action {
            Action::Place(_, SpaceId { of, .. }) => {
                let row = state.row(of).iter().flatten().count() as u32;
                let len = table.form(state, of).map_or(0, |form| form.len() as u32);
                let free = len.saturating_sub(row);
                let worth = match of {
                    Target::Card(card) if card.is_stat() => 300,
                    Target::Line(_) => 250,
                    Target::Station(_) => 200,
                    Target::Card(_) => 150,
                };
                worth + row * 40 + (6 - free.min(6)) * 10
            }
            Action::Reroll(_, icons) => 260 + icons.iter().map(|&n| u32::from(n)).sum::<u32>(),
            Action::Sacrifice(..) => 100,
            Action::Set(..) => 120,
            Action::Use(..) => 400,
            Action::Choose(_) | Action::Keep(_) => 500,
            Action::Ready | Action::Go => 350,
            Action::Drop(_) | Action::Discard(_) => 40,
            Action::Done | Action::Chief(_) => 1,
        }
    }
}

/// How many dice of each colour lie on the board, in front of their player or out of use.
fn lying_dice(state: &State) -> [u64; MAX_COLOURS] {
    let mut lying = [0; MAX_COLOURS];
    for die in state.placed() {
        lying[die.colour().index()] += 1;
    }
    for (i, count) in lying.iter_mut().enumerate() {
        *count += u64::from(state.spent[i]);
        *count += state.hands[i].iter().map(|&n| u64::from(n)).sum::<u64>();
    }
    lying
}

/// Positions that games rarely get to, in words: options first.
const RARE: [&[&str]; 12] = [
    // Both rows are full, and the next card leaves the game.
    &[
        "phase power",
        "triage crisis-averted a-fresh-start",
        "slot-1 chaos",
        "slot-2 under-duress",
        "slot-3 increased-distress",
        "slot-4 unexpected-hindrance",
        "slot-5 caught-off-guard",
        "slot-6 escalation",
        "above-1 lock-down",
        "above-2 power-lock",
        "above-3 bad-timing",
        "above-4 power-loss",
        "above-5 regression",
        "above-6 setback",
    ],
    // Escalation, Caught Off Guard and an empty draw pile.
    &[
        "phase dice",
        "triage disaster-averted crisis-averted under-control",
        "slot-1 escalation",
        "slot-2 caught-off-guard",
        "slot-3 chaos",
        "slot-4 bad-timing",
        "slot-5 no-help-in-sight",
        "slot-6 lost-assistance",
        "discard setback regression power-loss",
        "out under-duress increased-distress unexpected-hindrance foiled-plans power-lock under-manned",
        "failed tactical-decision",
    ],
    // More cleared stat cards than room.
    &[
        "phase countdown",
        "triage clear triage tactical-decision recharge",
        "stat caffeine-rush concentrated-effort disaster-averted",
        "meter 4",
        "hand 1 PPDDWA",
        "hand 2 PBDWSA",
    ],
    // No help, and stat cards that wait for room.
    &[
        "phase countdown",
        "locked triage track",
        "triage clear triage tactical-decision",
        "stat caffeine-rush disaster-averted",
        "hand 1 PPDDWA",
        "hand 2 PBDWSA",
    ],
    // No room for a cleared stat card; or room for one of two.
    &[
        "phase stat",
        "triage clear triage tactical-decision recharge",
        "stat caffeine-rush",
        "on caffeine-rush 1D 1P",
    ],
    &[
        "phase stat",
        "triage clear triage tactical-decision",
        "stat caffeine-rush disaster-averted",
        "on caffeine-rush 1D 1P",
        "on disaster-averted 2A 2W",
    ],
    // A choice is open, with triage cards at hand.
    &[
        "emergency 1 2",
        "slot-1 lost-assistance",
        "passed slot-1",
        "choice lose-triage",
        "triage clear recharge a-fresh-start",
    ],
    // Two filled stations, and one open space of the meter.
    &[
        "phase patients 1 1 2 3 4",
        "meter 7",
        "on station-1 1S 1P",
        "on station-2 2A 2A",
    ],
    // A roll that triage cards could undo.
    &[
        "emergency 1 2",
        "slot-1 escalation",
        "slot-2 chaos",
        "triage crisis-averted disaster-averted",
    ],
    // Lines that are half filled, each under another sign.
    &[
        "bay 1 two ? ?; two ? ?; two ? ?; two ? ?; two ? ? -> . . . .",
        "bay 2 more ? ?; more ? ?; one ? ?; one ? ?; one ? ? -> . . . .",
        "bay 3 split ? / ?; split ? / ?; all ?; all ?; more ? ? -> . . . .",
        "on 1.1 1P",
        "on 1.2 - 1P",
        "on 1.3 2P",
        "on 2.1 1P",
        "on 2.2 2P",
        "on 2.3 1P",
        "on 2.4 2P",
        "on 3.1 2P",
        "on 3.3 2P",
        "hand 1 PBD",
        "hand 2 PS",
    ],
    // Tiles everywhere: triggers set one another off.
    &[
        "phase planning",
        "triage clear triage",
        "bay 1 loader",
        "bay 2 gunner",
        "bay 3 cadet",
        "bay 4 stoker",
        "tiles 1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.2 4.3",
    ],
    // The last cubes, and triggers that cost them.
    &[
        "phase planning",
        "meter 1",
        "triage recharge adrenaline-rush a-fresh-start",
        "bay 1 engineer",
        "bay 2 captain",
        "bay 3 quartermaster",
        "bay 4 rigger",
        "tiles 1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3",
    ],
];

fn rare(lines: &[&str]) -> (Table, State) {
    let given = lines.iter().map(|line| {
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        let (word, value) = (word.to_owned(), value.to_owned());
        Given {
            line: 1,
            word,
            value,
        }
    });
    let mut options = Options::new(2);
    let given = Flatline::prepare(&mut options, given.collect()).expect("a scenario's words");
    let table = Table::new(options).expect("good options");
    let mut setup = Flatline::usual(&table);
    let mut said = Vec::new();
    for Given { word, value, .. } in &given {
        Flatline::hear(&table, &mut setup, word, value).expect("words of a position");
        said.push(word.as_str());
    }
    Flatline::complete(&table, &mut setup, &said);
    let position = setup.position(&table).expect("a position");
    (table, position)
}
