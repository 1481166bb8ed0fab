//! Anybody does anything at any time: what can be relied on after every step.

use std::collections::{BTreeMap, BTreeSet};

use klaxon_core::fair::Party;
use klaxon_core::{Numbers, Seat, Time, Viewer};
use klaxon_room::{
    Call, Change, Command, Fact, MemberId, Occupant, Phase, Refusal, Room, Signal, Think, Thought,
    Wall,
};

use crate::play::check_record;
use crate::portrait::whole;
use crate::snapshot::Device;
use crate::table::{Table, act, bot, fresh, note, set, setup, thought};

/// What can be put on the table, and what can't.
const SETUPS: [(&str, &[&str]); 11] = [
    ("fuse", &["players 2", "clock 0:30"]),
    ("planter", &["players 2", "slow-fuse call"]),
    ("fuse", &["players 1", "steady-hands yes", "clock 1:00"]),
    ("planter", &["players 5", "extras yes", "rounds 2"]),
    ("fuse", &["players 5", "mistakes penalised", "clock 0:40"]),
    (
        "countdown",
        &["players 3", "steady-hands yes", "clock 0:50"],
    ),
    ("fuse+roles+sparks", &["players 4", "clock 0:40"]),
    ("flatline", &["players 3"]),
    ("planter", &["players 9"]),
    ("chess", &[]),
    ("fuse+sparks+roles", &[]),
];
const SETTINGS: [(&str, &str); 13] = [
    ("pace", "0"),
    ("pace", "400"),
    ("count-in", "0"),
    ("count-in", "2000"),
    ("grace", "1000"),
    ("grace", "9000"),
    ("drop", "pause"),
    ("drop", "go-on"),
    ("head-start", "0"),
    ("head-start", "900"),
    ("lock", "yes"),
    ("lock", "no"),
    ("tea", "hot"),
];
const NAMES: [&str; 5] = ["Anna", "Ben ", "Ä; . > 1", "", "\u{202e}"];
const NOTES: [&str; 5] = ["", "4: 1.2", "5: 2.1, chaos = go", "Ä", "a;b"];
const VIEWERS: [Viewer; 3] = [
    Viewer::Spectator,
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
];

/// What was met on all walks: kinds of facts, commands that were accepted, reasons.
#[derive(Default)]
struct Met(BTreeSet<String>);

impl Met {
    fn meet(&mut self, what: &str, named: &str) {
        let word = |c: char| !c.is_alphanumeric() && c != '-';
        let name = named.split(word).next().unwrap_or_default();
        self.0.insert(format!("{what} {name}"));
    }
}

struct Walk<'a> {
    table: Table,
    numbers: Numbers,
    /// A room that is told everything that is put on record.
    shadow: Room,
    devices: Vec<Device>,
    lags: BTreeMap<MemberId, u64>,
    /// Messages that were carried out, with their answers.
    answers: Vec<(MemberId, u64, u64)>,
    /// Thoughts that came too late.
    stale: Vec<Think>,
    known: usize,
    /// When the game began, and the time of its last event.
    began: Wall,
    last: Time,
    /// The room and its deadline after the last step.
    before: (Vec<String>, Option<Wall>),
    met: &'a mut Met,
}

/// The member who has a seat.
fn player_of(room: &Room, seat: Seat) -> Option<MemberId> {
    match room.seats().get(seat.index())? {
        Occupant::Member(member) => Some(*member),
        _ => None,
    }
}

fn seat_of_somebody_gone(room: &Room) -> Option<Seat> {
    let gone = room.members().iter().filter(|member| !member.is_here());
    gone.flat_map(|member| room.seats_of(member.id)).next()
}

fn bots_in(room: &Room) -> usize {
    let bots = room.seats().iter();
    bots.filter(|seat| matches!(seat, Occupant::Bot(_))).count()
}

impl Walk<'_> {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.numbers.below(of.len())]
    }

    /// A member, or now and then nobody.
    fn anybody(&mut self) -> MemberId {
        let members = self.table.room.members().iter().map(|member| member.id);
        let members: Vec<MemberId> = members.collect();
        match members.is_empty() || self.numbers.once_in(60) {
            true => MemberId(99),
            false => self.one(&members),
        }
    }

    fn any_seat(&mut self) -> Seat {
        Seat(self.numbers.below(6) as u8)
    }

    fn step(&mut self) {
        let refused = match self.numbers.below(40) {
            _ if self.counts_in() && self.numbers.once_in(2) => self.share(),
            0..9 => self.pass_time(),
            9..17 => self.think(),
            17..19 => self.come_or_go(),
            19 => self.listen(),
            20 => self.send_again(),
            21..23 => self.begin(),
            23 if self.numbers.once_in(4) => self.crash(),
            24..30 => self.act(),
            _ => self.ask(),
        };
        self.look(refused);
    }

    fn pass_time(&mut self) -> bool {
        self.table.secret = [self.numbers.below(256) as u8; 32];
        let due = self.table.due_in().unwrap_or(0);
        let millis = match self.numbers.below(6) {
            0 => due,
            1 => due.saturating_sub(1),
            2 => self.numbers.below(30_000) as u64,
            _ => self.numbers.below(1500) as u64,
        };
        if self.numbers.once_in(8) {
            // The timer is late: the next message comes before it.
            self.table.now = self.table.now.plus(millis.min(3000));
        } else {
            self.table.wait(millis);
        }
        false
    }

    /// A bot comes to something; sometimes late, sometimes twice.
    fn think(&mut self) -> bool {
        let count = self.table.thinking.len();
        if count > 0 {
            let think = self.table.thinking.swap_remove(self.numbers.below(count));
            let seed = self.numbers.next_number();
            if self.table.room.board().is_some() && self.is_a_policy(&think) {
                let thought = thought(&self.table.room, &think, seed, self.table.now);
                self.table.think(&think, thought);
            }
            self.stale.push(think);
        } else if !self.stale.is_empty() && self.numbers.once_in(3) {
            let think = self.stale[self.numbers.below(self.stale.len())].clone();
            let again = self.table.think(&think, Thought::Act("pass".to_owned()));
            assert_eq!(again, 0, "a thought counts once");
            return true;
        }
        false
    }

    /// A thought can be asked for in one game and come in another.
    fn is_a_policy(&self, think: &Think) -> bool {
        think.seat.index() < self.table.room.seats().len()
    }

    fn come_or_go(&mut self) -> bool {
        let member = self.anybody();
        match self.table.room.member(member).map(|m| m.is_here()) {
            Some(true) if self.numbers.once_in(3) => self.table.go(member),
            Some(false) => self.table.come(member),
            _ if self.table.room.members().len() < 5 => {
                let name = self.one(&NAMES);
                let key = format!("key {}", self.numbers.below(1000));
                if let Err(refusal) = self.table.try_join(name, &key) {
                    self.met.meet("refusal", &format!("{refusal:?}"));
                    return true;
                }
            }
            _ => {}
        }
        false
    }

    /// What is not on record: lag and signals.
    fn listen(&mut self) -> bool {
        let member = self.anybody();
        if self.numbers.once_in(2) {
            let round_trip = self.numbers.below(400) as u64;
            self.table.room.heard_after(member, round_trip);
            self.shadow.heard_after(member, round_trip);
            self.lags.insert(member, round_trip);
            self.before.1 = self.table.room.deadline();
        } else {
            let signal = match self.numbers.below(3) {
                0 => Signal::Phrase(self.numbers.below(20) as u8),
                1 => Signal::Call(self.one(&[Call::Need, Call::Thanks]), None),
                _ => Signal::Claim(self.one(&["R4", "B2", "Y1", "K 3"]).to_owned()),
            };
            let now = self.table.now;
            if let Err(refusal) = self.table.room.signal(member, &signal, now) {
                self.met.meet("refusal", &format!("{refusal:?}"));
            }
        }
        true
    }

    fn send_again(&mut self) -> bool {
        if self.answers.is_empty() {
            return true;
        }
        let (member, id, number) = self.one(&self.answers.clone());
        let again = self.table.send(member, id, Command::Leave);
        match again {
            Ok(answer) => assert_eq!(answer, number),
            Err(refusal) => {
                let gone = self.table.room.member(member).is_none();
                let expected = match gone {
                    true => Refusal::NoSuchMember,
                    false => Refusal::OldMessage,
                };
                assert_eq!(refusal, expected);
                self.met.meet("refusal", &format!("{refusal:?}"));
            }
        }
        true
    }

    /// Bots take the free seats, and everybody is ready.
    fn begin(&mut self) -> bool {
        let Some(owner) = self.table.room.owner() else {
            return true;
        };
        if self.table.room.phase() != Phase::Lobby {
            return true;
        }
        for seat in Seat::all(self.table.room.seats().len()) {
            if *self.table.occupant(seat) == Occupant::Nobody {
                let policy = self.one(&["greedy", "random"]);
                self.say(owner, bot(seat, policy));
            }
        }
        let members = self.table.room.members().iter().map(|member| member.id);
        for member in members.collect::<Vec<_>>() {
            self.say(member, Command::Ready(true));
        }
        false
    }

    fn counts_in(&self) -> bool {
        let counts = matches!(self.table.room.phase(), Phase::Counting(_));
        counts && self.table.room.fair().is_some()
    }

    /// A device commits itself or tells its secret, as it should or not.
    fn share(&mut self) -> bool {
        let round = self.table.room.fair().map(|fair| fair.round.clone());
        let Some(round) = round else { return true };
        let (from, secret) = (self.anybody(), [self.numbers.below(2) as u8; 32]);
        let game = round.call.game - u64::from(self.numbers.once_in(10));
        let command = match self.numbers.once_in(2) {
            true => {
                let hash = round.call.commitment(Party::Device(from.0), &secret);
                Command::Commit { game, hash }
            }
            false => Command::Reveal { game, secret },
        };
        self.say(from, command)
    }

    /// The process dies and comes back.
    fn crash(&mut self) -> bool {
        self.stale.append(&mut self.table.thinking);
        let alive = self.table.now.minus(self.numbers.below(1500) as u64);
        for member in self.lags.keys() {
            self.shadow.heard_after(*member, 0);
        }
        self.lags.clear();
        self.table.restart(alive);
        false
    }

    /// Somebody acts for a seat of theirs.
    fn act(&mut self) -> bool {
        let room = &self.table.room;
        let owned = room.seats().iter().zip(0..).filter_map(|(who, seat)| {
            let Occupant::Member(member) = who else {
                return None;
            };
            Some((*member, Seat(seat)))
        });
        let owned: Vec<(MemberId, Seat)> = owned.collect();
        if owned.is_empty() {
            return true;
        }
        let (member, seat) = self.one(&owned);
        let legal = self.table.room.legal(seat);
        let action = match legal.len() {
            0 => "pass".to_owned(),
            _ if self.numbers.once_in(20) => "fly".to_owned(),
            count => legal[self.numbers.below(count)].clone(),
        };
        let member = match self.numbers.once_in(30) {
            true => self.anybody(),
            false => member,
        };
        self.say(member, act(seat, &action))
    }

    /// Somebody asks for anything else.
    fn ask(&mut self) -> bool {
        let mut from = self.anybody();
        let seat = self.any_seat();
        let command = match self.numbers.below(26) {
            21..24 => {
                from = match player_of(&self.table.room, seat) {
                    Some(member) if !self.numbers.once_in(8) => member,
                    _ => from,
                };
                note(seat, self.one(&NOTES))
            }
            0..4 => Command::Sit(seat),
            4 => Command::Stand(seat),
            5..7 => {
                let left = seat_of_somebody_gone(&self.table.room);
                bot(
                    left.unwrap_or(seat),
                    self.one(&["greedy", "random", "clever"]),
                )
            }
            7 | 24.. => {
                let (game, options) = self.one(&SETUPS);
                setup(game, options)
            }
            8..10 => {
                let (name, value) = self.one(&SETTINGS);
                set(name, value)
            }
            10..12 => Command::Ready(!self.numbers.once_in(4)),
            12..16 => Command::Vote(!self.numbers.once_in(5)),
            16 => Command::Kick(self.anybody()),
            17 => Command::Rename(self.one(&NAMES).to_owned()),
            18 if self.numbers.once_in(2) => Command::Leave,
            19 if self.numbers.once_in(2) => Command::Reset,
            _ => Command::Rematch(!self.numbers.once_in(4)),
        };
        let owners = !matches!(command, Command::Vote(_) | Command::Sit(_) | Command::Leave);
        if owners && self.numbers.once_in(2) {
            from = self.table.room.owner().unwrap_or(from);
        }
        self.say(from, command)
    }

    /// True if it was refused and nothing was due.
    fn say(&mut self, from: MemberId, command: Command) -> bool {
        let count = self.table.changes.len();
        let named = format!("{command:?}");
        match self.table.ask(from, command) {
            Ok(_) if self.table.changes[count..].iter().all(|c| c.by.is_none()) => {
                assert!(named.starts_with("Note"), "a note that was there before");
                self.table.changes.len() == count
            }
            Ok(number) => {
                let by = self.table.changes[number as usize - 1].by;
                let (member, id) = by.expect("a member's message");
                assert_eq!(member, from);
                self.answers.push((member, id, number));
                self.met.meet("command", &named);
                false
            }
            Err(refusal) => {
                self.met.meet("refusal", &format!("{refusal:?}"));
                self.table.changes.len() == count
            }
        }
    }

    /// Checks everything that can be relied on.
    fn look(&mut self, nothing_happened: bool) {
        for i in self.known..self.table.changes.len() {
            let change = self.table.changes[i].clone();
            self.follow(&change);
        }
        self.known = self.table.changes.len();
        let room = &self.table.room;
        let now = (whole(room), room.deadline());
        assert_eq!(now.0, whole(&self.shadow), "what is on record is all");
        if nothing_happened {
            assert_eq!(now, self.before, "nothing happened");
        }
        self.before = now;
        if bots_in(room) == 0 {
            assert_eq!(room.deadline(), self.shadow.deadline());
        }
        self.devices.iter().for_each(|device| device.check(room));
        self.check_sense();
        if self.numbers.once_in(25) {
            assert_eq!(whole(&self.table.replayed()), self.before.0);
            for viewer in VIEWERS {
                Device::late(viewer, &self.table.room).check(&self.table.room);
            }
        }
    }

    fn follow(&mut self, change: &Change) {
        let read = Change::parse(change.number, change.at, &change.body());
        assert!(self.shadow.replay(&read.expect("what was written is read")));
        for device in &mut self.devices {
            device.follow(&self.table.room, change);
        }
        for fact in &change.facts {
            self.met.meet("fact", &fact.to_string());
            match fact {
                Fact::Began => (self.began, self.last) = (change.at, Time::ZERO),
                Fact::Acted(_, at, _) | Fact::Fallback(_, at, _) | Fact::Ticked(at) => {
                    assert!(*at >= self.last, "game time runs back");
                    self.last = *at;
                }
                Fact::Over(..) => {
                    let changes = &self.table.changes[..change.number as usize];
                    check_record(changes, &self.table.room);
                }
                _ => {}
            }
        }
    }

    fn check_sense(&self) {
        let (room, now) = (&self.table.room, self.table.now);
        let somebody = room.members().iter().any(|member| member.is_here());
        assert!(room.owner().is_some() || !somebody, "somebody owns it");
        assert!(
            room.owner()
                .is_none_or(|owner| room.member(owner).is_some())
        );
        for seat in room.seats() {
            if let Occupant::Member(member) = seat {
                assert!(room.member(*member).is_some(), "a ghost sits there");
            }
        }
        if matches!(room.phase(), Phase::Counting(_)) {
            assert!(!room.seats().contains(&Occupant::Nobody));
        }
        if room.phase() == Phase::Playing && room.clock().runs(now) {
            let passed = u64::from(room.clock().at(now).0) + room.paused();
            assert_eq!(now.since(self.began), passed, "played or paused");
        }
    }
}

fn walk(seed: u64, steps: usize, met: &mut Met) {
    let mut numbers = Numbers::new(seed);
    let (game, options) = SETUPS[seed as usize % 8];
    let mut table = Table::open(game, options);
    table.bots_think = false;
    for name in ["Anna", "Ben", "Carl"] {
        let member = table.join(name);
        let seat = Seat(numbers.below(3) as u8);
        let _ = table.ask(member, Command::Sit(seat));
    }
    let mut walk = Walk {
        before: (whole(&table.room), table.room.deadline()),
        table,
        numbers,
        shadow: fresh(),
        devices: VIEWERS.map(Device::new).into(),
        lags: BTreeMap::new(),
        answers: Vec::new(),
        stale: Vec::new(),
        known: 0,
        began: Wall(0),
        last: Time::ZERO,
        met,
    };
    walk.look(true);
    for _ in 0..steps {
        walk.step();
    }
}

/// Walks, and checks that they came to everything there is.
fn walks(seeds: std::ops::Range<u64>) {
    let mut met = Met::default();
    for seed in seeds {
        walk(seed, 800, &mut met);
    }
    let facts = "game option table setting joined key named came gone left kicked owner sat bot stood kept noted ready unready \
        counting uncounted secret committing committed revealing opened aside seed began acted fallback ticked voted unvoted paused running over revealed rematch restarted";
    let commands =
        "Act Note Sit Stand Bot Setup Set Commit Reveal Ready Vote Kick Rename Leave Rematch Reset";
    let refusals = "Game NoSuchGame Options NoSuchPolicy Setting Name NoSuchMember NoSuchSeat SeatTaken StillTheirs Secrets Locked NotYourSeat \
        NotSeated NotTheOwner OwnerStays NotInTheLobby NotCommitting NotRevealing PutAside NotPlaying Paused CountIn NotOver Note NoSuchSignal";
    for (what, names) in [
        ("fact", facts),
        ("command", commands),
        ("refusal", refusals),
    ] {
        for name in names.split_whitespace() {
            let name = format!("{what} {name}");
            assert!(met.0.contains(&name), "the walks did not meet {name}");
        }
    }
}

#[test]
fn whatever_people_do_at_a_table_it_keeps_its_promises() {
    walks(0..16);
}

#[test]
fn whatever_others_do_at_a_table_it_keeps_its_promises() {
    walks(16..32);
}
