//! Races: four sockets grab the same thing at the same time. Who came first gets it, and the others hear why not.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Trouble};
use klaxon_proto::{Ask, Form, Refused, Reply};
use klaxon_room::Phase;
use tokio::task::JoinSet;

use crate::support::{Chance, Running, catch_up, join_all, legal, table};

/// So many races for one die, in so many rooms at the same time.
const RACES: usize = 1000;
const ROOMS: usize = 25;

/// Options of FUSE with cards that take any die at any time: whoever has not taken one yet can take each of those that
/// were rolled. Cards must differ, so these do in their shapes.
fn any_die_fits() -> Vec<String> {
    let mut shapes = Vec::new();
    for spaces in 2..=6 {
        let any = |spaces| vec!["?"; spaces].join(", ");
        shapes.push(any(spaces));
        shapes.push(format!("first ?, {}", any(spaces - 1)));
        shapes.push(format!("last ?, {}", any(spaces - 1)));
        if spaces > 2 {
            shapes.push(format!("stack {}", any(spaces)));
            shapes.push(format!("first ?, last ?, {}", any(spaces - 2)));
        }
    }
    let built = [
        "stacks ?, ? / ?, ?",
        "stacks ?, ?, ? / ?, ?, ?",
        "pyramid ?, ? / ?",
        "pyramid ?, ?, ? / ?, ? / ?",
        "wall ?, ? / ?, ?",
        "wall ?, ?, ? / ?, ?",
        "wall ?, ?, ? / ?, -, ?",
        "wall ?, ?, ? / ?, ?, ?",
        "ziggurat ?, ?, ?, ? / ?",
    ];
    shapes.extend(built.map(str::to_owned));
    let options = [
        "players 4",
        "difficulty training",
        "fuse-cards 0",
        "clock none",
    ];
    let options = options.map(str::to_owned).into_iter();
    options
        .chain(["| deck Race".to_owned()])
        .chain(shapes.iter().map(|shape| format!("| 1: {shape}")))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_four_who_grab_one_die_exactly_one_gets_it() {
    let server = Arc::new(Running::start().await);
    let mut rooms = JoinSet::new();
    for seed in 0..ROOMS as u64 {
        let server = server.clone();
        rooms.spawn(async move {
            let options = any_die_fits();
            let options: Vec<&str> = options.iter().map(String::as_str).collect();
            let clients = table(&server, "fuse", &options, 4).await;
            let mut table = Race::new(clients, seed);
            while table.races < RACES / ROOMS {
                table.turn().await;
            }
            table.wins
        });
    }
    let mut wins = [0; 4];
    for room in rooms.join_all().await {
        room.iter()
            .zip(&mut wins)
            .for_each(|(won, sum)| *sum += won);
    }
    let all: usize = wins.iter().sum();
    let fair = |won: &usize| 10 * won > all;
    assert!(wins.iter().all(fair), "whoever comes first wins: {wins:?}");
    let server = Arc::into_inner(server).expect("nobody else has it");
    server.stop().await;
}

/// A table where everybody wants the same.
struct Race {
    clients: Vec<Client>,
    chance: Chance,
    /// How often several could have had one die, and one got it.
    races: usize,
    /// How often each seat got it where all could have had it.
    wins: [usize; 4],
}

impl Race {
    fn new(clients: Vec<Client>, seed: u64) -> Race {
        Race {
            clients,
            chance: Chance::new(seed),
            races: 0,
            wins: [0; 4],
        }
    }

    /// Four dice are rolled, and one after the other is raced for.
    async fn turn(&mut self) {
        let mut dice = self.roll().await;
        while !dice.is_empty() && self.phase() == Phase::Playing {
            // What lies there once comes first.
            let (die, count) = dice.iter().min_by_key(|(_, count)| **count).expect("a die");
            let (die, count) = (die.clone(), *count);
            let could = (1..=4).filter(|&seat| self.spaces(seat, &die).next().is_some());
            let could = could.count();
            let taken = self.grab(&die).await;
            let expected = could.min(count);
            assert_eq!(taken.len(), expected, "{die} of {dice:?}, {could} could");
            if count == 1 && could > 1 {
                self.races += 1;
            }
            if count == 1 && could == 4 {
                self.wins[taken[0]] += 1;
            }
            match count - taken.len() {
                0 => dice.remove(&die),
                left => dice.insert(die, left),
            };
            self.choose_cards().await;
        }
        if self.phase() == Phase::Over {
            self.play_again().await;
        }
    }

    fn phase(&self) -> Phase {
        self.clients[0].fold().phase()
    }

    /// Whoever has the bag rolls. Gives the dice that lie there, and how many of each.
    async fn roll(&mut self) -> BTreeMap<String, usize> {
        let roll = "roll".to_owned();
        let holder = (1..=4).find(|&seat| legal(&self.clients[0], seat).contains(&roll));
        let holder = holder.expect("somebody has the bag");
        self.act(holder, "roll").await;
        let mut dice = BTreeMap::new();
        let heard = self.clients[0].heard.iter().rev();
        let changes = heard.filter_map(|reply| match reply {
            Reply::Change { events, .. } => Some(&events["all"]),
            _ => None,
        });
        let rolled = changes.flatten().take(4);
        for die in rolled.map(|event| event.strip_prefix("rolled ").expect("a roll")) {
            *dice.entry(die.to_owned()).or_default() += 1;
        }
        dice
    }

    /// Where a seat can put a die, in the notation.
    fn spaces(&self, seat: u8, die: &str) -> impl Iterator<Item = String> {
        let place = format!("place {die} ");
        let actions = legal(&self.clients[0], seat).into_iter();
        actions.filter(move |action| action.starts_with(&place))
    }

    /// All four grab a die at once, in any order. Gives who got one.
    async fn grab(&mut self, die: &str) -> Vec<usize> {
        let mut order = [0, 1, 2, 3];
        self.chance.shuffle(&mut order);
        for i in order {
            let seat = i as u8 + 1;
            let action = self.spaces(seat, die).next();
            // Who has a die already tries nevertheless.
            let action = action.unwrap_or_else(|| format!("place {die} a1"));
            let client = &mut self.clients[i];
            let ask = Ask::Act { seat, action };
            client.say(ask).await.expect("said");
        }
        let mut taken = Vec::new();
        for i in order {
            let client = &mut self.clients[i];
            match client.answer_to(client.id()).await {
                Ok(Reply::Done { .. }) => taken.push(i),
                Err(Trouble::Refused(Refused { rule, key, .. })) => {
                    assert!(rule.is_some(), "no rule for {key}");
                }
                answer => panic!("{answer:?}"),
            }
        }
        catch_up(&mut self.clients.iter_mut().collect::<Vec<_>>()).await;
        taken
    }

    /// Whoever completed a card takes another.
    async fn choose_cards(&mut self) {
        for seat in 1..=4 {
            let actions = legal(&self.clients[0], seat);
            if let Some(choose) = actions.iter().find(|action| action.starts_with("choose")) {
                self.act(seat, choose).await;
            }
        }
    }

    async fn act(&mut self, seat: u8, action: &str) {
        let client = &mut self.clients[usize::from(seat) - 1];
        client.act(seat, action).await.expect("done");
        catch_up(&mut self.clients.iter_mut().collect::<Vec<_>>()).await;
    }

    async fn play_again(&mut self) {
        for client in &mut self.clients {
            client.ask(Ask::Rematch(true)).await.expect("again");
        }
        for client in &mut self.clients {
            let began = client.until(|fold| fold.phase() == Phase::Playing).await;
            began.expect("the next game begins");
        }
    }
}

#[tokio::test]
async fn of_four_who_want_one_seat_exactly_one_gets_it() {
    let server = Running::start().await;
    let room = server.open("planter", &["players 2"]).await;
    let mut clients = join_all(&server, &room, 4).await;
    let mut chance = Chance::new(7);
    for _ in 0..20 {
        let mut order = [0, 1, 2, 3];
        chance.shuffle(&mut order);
        for i in order {
            let client = &mut clients[i];
            let ask = Ask::Sit { seat: 2 };
            client.say(ask).await.expect("said");
        }
        let mut seated = Vec::new();
        for (i, client) in clients.iter_mut().enumerate() {
            match client.answer_to(client.id()).await {
                Ok(_) => seated.push(i),
                Err(Trouble::Refused(why)) => assert_eq!(why.key, "room-refused-seat-taken"),
                answer => panic!("{answer:?}"),
            }
        }
        let &[one] = seated.as_slice() else {
            panic!("{seated:?} sit on one seat");
        };
        let stood = clients[one].ask(Ask::Stand { seat: 2 }).await;
        stood.expect("the seat is free again");
    }
    drop(clients);
    server.stop().await;
}

/// In a race every moment counts: an answer goes out behind its change at once, whatever the client has confirmed.
#[tokio::test]
async fn an_answer_does_not_wait_for_anything_but_the_record() {
    let server = Running::start().await;
    let room = server.open("fuse", &[]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    let mut times = Vec::new();
    for i in 0..50 {
        let name = format!("Anna {i}");
        let asked = Instant::now();
        anna.ask(Ask::Rename { name }).await.expect("done");
        times.push(asked.elapsed());
    }
    // Systems are quick to confirm at first, and later wait for 40 ms.
    let fastest = times.split_off(25).into_iter().min();
    assert!(fastest < Some(Duration::from_millis(30)), "{fastest:?}");
    drop(anna);
    server.stop().await;
}
