//! Nothing that a client receives tells it another seat's hand, the deck, or anybody's secret.
//!
//! A whole bomb-planter game is played. Its record, which is public after the end, has every card. From it is made what
//! each client must have been told in a world in which every card that it may not see is another one; and that is, byte
//! for byte, what it was told.

use std::collections::BTreeMap;

use klaxon_client::{Client, Trouble};
use klaxon_core::chance::Seeded;
use klaxon_core::fair::Party;
use klaxon_core::position::position_text;
use klaxon_core::record::{Cause, Record};
use klaxon_core::{Game, Seat, Viewer};
use klaxon_planter::card::Glimpse;
use klaxon_planter::{Card, Event, Planter, State, Table};
use klaxon_proto::{Form, Reply, Told};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Fact, Wall};
use klaxon_server::journal::{Journal, SqliteJournal};

use crate::support::{Chance, Running, round_of_moves, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_they_may_not_see() {
    check(&["rounds 2"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_who_has_which_extra_card() {
    check(&["extras yes", "window 0:01"]).await;
}

/// Plays a game with these options, and looks at everything that was said.
async fn check(options: &[&str]) {
    let server = Running::start().await;
    let (room, witnesses) = a_whole_game(&server, options).await;
    let record = server.get(&format!("/api/rooms/{room}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let folder = server.stop().await;

    let numbers = numbers_of_lines(&witnesses[0]);
    let world = World::new(&record.body, numbers);
    for witness in &witnesses {
        world.check_changes(witness);
        world.check_snapshots(witness);
        no_hidden_card_is_named(witness);
        no_token_is_told(witness, &witnesses);
    }

    let journal = SqliteJournal::open(folder.path())
        .await
        .expect("the journal");
    let row = journal.find(&room).await.expect("read").expect("the room");
    let entries = journal.history(row.id).await.expect("sound");
    journal.finish().await.expect("closed");
    let changes = entries.iter().map(|entry| {
        let change = Change::parse(entry.number, Wall(entry.at), &entry.body);
        change.expect("understood")
    });
    let changes: Vec<Change> = changes.collect();
    for witness in &witnesses {
        no_key_is_told_and_no_seed_before_the_end(witness, &changes);
    }
}

/// A frame as it came, what was told before it, and what it says.
struct Frame<'a> {
    bytes: &'a [u8],
    before: Told,
    reply: Reply,
    /// What it says, in JSON.
    text: Vec<u8>,
}

/// Somebody who plays or watches, and every frame they ever got.
struct Witness {
    client: Client,
    form: Form,
    viewer: Viewer,
    frames: Vec<Vec<u8>>,
}

impl Witness {
    fn new(client: Client, form: Form, viewer: Viewer) -> Witness {
        Witness {
            client,
            form,
            viewer,
            frames: Vec::new(),
        }
    }

    /// Comes in again having forgotten everything, and so is told everything at once.
    async fn forget(&mut self, server: &Running) {
        let ticket = self.client.ticket();
        let again = server.come_back_afresh(self.form, &ticket).await;
        let mut before = std::mem::replace(&mut self.client, again);
        while before.next().await.is_ok() {}
        self.frames.extend(before.frames);
    }

    fn replies(&self) -> impl Iterator<Item = Frame<'_>> {
        let mut told = Told::default();
        self.frames.iter().map(move |bytes| {
            let before = told;
            let reply = self.form.read_reply(bytes, &mut told).expect("a reply");
            let text = Form::Json.write_reply(&reply, &mut Told::default());
            Frame {
                bytes,
                before,
                reply,
                text,
            }
        })
    }
}

/// A game with three players and two onlookers; the code of its room, and what everybody heard.
async fn a_whole_game(server: &Running, options: &[&str]) -> (String, Vec<Witness>) {
    let options = [&["players 3"], options].concat();
    let clients = table(server, "planter", &options, 3).await;
    let room = clients[0].ticket().room;
    let mut witnesses = Vec::new();
    let forms = [Form::Json, Form::Binary, Form::Json];
    for ((client, form), seat) in clients.into_iter().zip(forms).zip(Seat::all(3)) {
        witnesses.push(Witness::new(client, form, Viewer::Seat(seat)));
    }
    for form in [Form::Binary, Form::Json] {
        let onlooker = server.join(form, &room, "Onlooker").await;
        witnesses.push(Witness::new(onlooker, form, Viewer::Spectator));
    }
    let mut chance = Chance::new(11);
    // However short the game is, everybody sees a position with hidden cards.
    for witness in &mut witnesses {
        witness.forget(server).await;
    }
    loop {
        let clients = witnesses.iter_mut().map(|witness| &mut witness.client);
        let mut clients: Vec<&mut Client> = clients.collect();
        if !round_of_moves(&mut clients, 3, &mut chance).await {
            break;
        }
        ask_nosy_questions(&mut witnesses, &mut chance).await;
        if chance.once_in(3) {
            let one = chance.below(witnesses.len());
            witnesses[one].forget(server).await;
        }
    }
    for witness in &mut witnesses {
        witness.forget(server).await;
        let frames = std::mem::take(&mut witness.client.frames);
        witness.frames.extend(frames);
    }
    (room, witnesses)
}

/// What another seat may do would tell its hand.
async fn ask_nosy_questions(witnesses: &mut [Witness], chance: &mut Chance) {
    for witness in witnesses {
        let other = chance.below(3) as u8;
        if witness.viewer == Viewer::Seat(Seat(other)) {
            continue;
        }
        match witness.client.legal(other + 1).await {
            Err(Trouble::Refused(why)) => assert_eq!(why.key, "room-refused-not-your-seat"),
            answer => panic!("{:?} is told {answer:?}", witness.viewer),
        }
    }
}

/// Is it what a line of the record is made of?
fn is_cause(fact: &str) -> bool {
    let word = fact.split(' ').next().unwrap_or(fact);
    ["began", "ticked", "acted", "fallback"].contains(&word)
}

/// The numbers of the changes that are lines of the record, as told to somebody who was there all the time.
fn numbers_of_lines(witness: &Witness) -> Vec<u64> {
    let lines = witness.replies().filter_map(|frame| match frame.reply {
        Reply::Change { number, facts, .. } => {
            facts.iter().any(|fact| is_cause(fact)).then_some(number)
        }
        _ => None,
    });
    lines.collect()
}

/// The game as it really was.
struct World {
    table: Table,
    record: Record<Planter>,
    /// The position after each line.
    positions: Vec<State>,
    /// The change of each line.
    numbers: Vec<u64>,
}

impl World {
    fn new(record: &str, numbers: Vec<u64>) -> World {
        let (table, record) = Record::<Planter>::parse(record).expect("a record");
        let seed = record.header.seed.expect("the seed is revealed");
        let again = record.replay(&table, &mut Seeded::new(seed));
        assert_eq!(again, Ok(()), "the seed makes the same game");
        assert_eq!(numbers.len(), record.lines.len());
        World {
            positions: record.positions(&table),
            table,
            record,
            numbers,
        }
    }

    /// What a line is told as, if everything that the viewer may not see were something else.
    fn told(&self, line: usize, at: u64, viewer: Viewer) -> Reply {
        let played = &self.record.lines[line];
        let mut facts = Vec::new();
        match &played.cause {
            Cause::Start => {
                let options = Planter::options_text(&self.table);
                facts.extend(options.into_iter().map(Fact::Table));
                facts.extend([Fact::Began, Fact::Running(played.at, Wall(at))]);
            }
            Cause::Tick => facts.push(Fact::Ticked(played.at)),
            Cause::Action(seat, action) => {
                let action = Planter::action_text(&self.table, action);
                facts.push(Fact::Acted(*seat, played.at, action));
            }
        }
        if let Some(outcome) = Planter::outcome(&self.table, &self.positions[line]) {
            let seed = self.record.header.seed.expect("the seed is revealed");
            let round = self.record.header.rounds.last().expect("a commitment");
            let own = round.secret(Party::Server).expect("the server tells it");
            facts.push(Fact::Over(outcome.at, 0));
            facts.push(Fact::Opened(Party::Server, *own));
            facts.push(Fact::Revealed(seed));
        }
        let events = played.events.iter().map(|event| {
            let other = swapped(event, viewer);
            let seen = Planter::blank(&self.table, &other, viewer);
            Planter::event_text(&self.table, &seen)
        });
        let events = events.collect();
        Reply::Change {
            number: self.numbers[line],
            at,
            facts: facts.iter().map(Fact::to_string).collect(),
            events: match played.events.is_empty() {
                true => BTreeMap::new(),
                false => BTreeMap::from([(viewer_text(viewer), events)]),
            },
        }
    }

    /// Every change of the game was told exactly so.
    fn check_changes(&self, witness: &Witness) {
        let mut lines = Vec::new();
        for mut frame in witness.replies() {
            let Reply::Change { number, at, .. } = frame.reply else {
                continue;
            };
            if let Ok(line) = self.numbers.binary_search(&number) {
                let told = self.told(line, at, witness.viewer);
                let told = witness.form.write_reply(&told, &mut frame.before);
                assert_same(frame.bytes, &told, witness.viewer);
                lines.push(line);
            }
        }
        let since = match witness.viewer {
            Viewer::Seat(_) => 0,
            // Onlookers came after the deal.
            Viewer::Spectator => 1,
        };
        let all: Vec<usize> = (since..self.numbers.len()).collect();
        assert_eq!(lines, all, "{:?} is told every line once", witness.viewer);
    }

    /// Every position was told as it would look if everything that the viewer can't know were drawn anew.
    fn check_snapshots(&self, witness: &Witness) {
        let viewer = witness.viewer;
        let mut different = 0;
        for mut frame in witness.replies() {
            let Reply::Snapshot { number, at, facts } = frame.reply else {
                continue;
            };
            let Some(line) = self.numbers.iter().rposition(|one| *one <= number) else {
                continue;
            };
            let state = &self.positions[line];
            let view = Planter::view(&self.table, state, viewer);
            let mut chance = Seeded::new([number as u8; 16]);
            let other = Planter::resample(&self.table, &view, viewer, &mut chance);
            different += usize::from(other != *state);
            let view = Planter::view(&self.table, &other, viewer);
            let position = position_text::<Planter>(&self.table, &view);
            let position = Fact::Position(viewer, position).to_string();
            let facts = facts.into_iter().map(|fact| match fact.split_once(' ') {
                Some(("position", _)) => position.clone(),
                _ => fact,
            });
            let told = Reply::Snapshot {
                number,
                at,
                facts: facts.collect(),
            };
            let told = witness.form.write_reply(&told, &mut frame.before);
            assert_same(frame.bytes, &told, viewer);
        }
        assert!(different > 0, "{viewer:?} never saw a hidden card");
    }
}

fn assert_same(bytes: &[u8], told: &[u8], viewer: Viewer) {
    let text = String::from_utf8_lossy;
    assert_eq!(text(bytes), text(told), "{viewer:?}");
    assert_eq!(bytes, told, "{viewer:?}");
}

/// The same event with another card, if the viewer may not see it.
fn swapped(event: &Event, viewer: Viewer) -> Event {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    match *event {
        Event::Dealt { seat, card } if !own(seat) => Event::Dealt {
            seat,
            card: another(card, Glimpse::dealt_back),
        },
        Event::Mixed(card) => Event::Mixed(another(card, Glimpse::dealt_back)),
        Event::Drew { seat, card } if !own(seat) => Event::Drew {
            seat,
            card: another(card, |_| Glimpse::Back),
        },
        event => event,
    }
}

/// Another card with the same back.
fn another(card: Glimpse, back: fn(Glimpse) -> Glimpse) -> Glimpse {
    let mut all = Card::ALL.into_iter().map(Glimpse::Card);
    let other = all.find(|other| *other != card && back(*other) == back(card));
    other.expect("another card")
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|part| part == text.as_bytes())
}

/// No frame names a card that was dealt to another seat, drawn by it, or mixed into the deck.
fn no_hidden_card_is_named(witness: &Witness) {
    let others = Seat::all(3).filter(|seat| witness.viewer != Viewer::Seat(*seat));
    let hidden = others.flat_map(|seat| [format!("dealt {seat} "), format!("drew {seat} ")]);
    let hidden = hidden.chain(["mixed ".to_owned()]);
    let frames: Vec<Frame<'_>> = witness.replies().collect();
    for words in hidden {
        for card in Card::ALL {
            let named = format!("{words}{card}");
            let told = frames.iter().find(|frame| holds(&frame.text, &named));
            assert!(told.is_none(), "{:?} is told: {named}", witness.viewer);
        }
    }
}

/// A token is told to its owner, in their welcomes, and to nobody else.
fn no_token_is_told(witness: &Witness, all: &[Witness]) {
    for Frame { text, reply, .. } in witness.replies() {
        let welcome = matches!(reply, Reply::Welcome { .. });
        for owner in all {
            let own = owner.client.member == witness.client.member;
            let told = holds(&text, &owner.client.token);
            assert_eq!(told, own && welcome, "{reply:?}");
        }
    }
}

fn no_key_is_told_and_no_seed_before_the_end(witness: &Witness, changes: &[Change]) {
    let mut seeds = 0;
    let texts: Vec<Vec<u8>> = witness.replies().map(|frame| frame.text).collect();
    for fact in changes.iter().flat_map(|change| &change.facts) {
        match fact {
            Fact::Key(_, key) => {
                assert!(!texts.iter().any(|text| holds(text, key)));
            }
            Fact::Seed(_) | Fact::Secret(_) => {
                let text = fact.to_string();
                let (word, digits) = text.split_once(' ').expect("what nobody may know");
                let open = match word {
                    "seed" => "revealed",
                    _ => "opened server",
                };
                let first = texts.iter().find(|text| holds(text, digits));
                let first = first.expect("it is told in the end");
                let told = holds(first, &format!("{open} {digits}")) && holds(first, "over ");
                assert!(told, "{}", String::from_utf8_lossy(first));
                seeds += usize::from(word == "seed");
            }
            _ => {}
        }
    }
    assert_eq!(seeds, 1);
}
