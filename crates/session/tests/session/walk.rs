//! Random losses, nonsense, jumps and moves: in the end everybody knows the same.

use klaxon_core::Viewer;
use klaxon_room::{Command, MemberId, Occupant};
use klaxon_session::{Hello, News};
use proptest::prelude::*;

use crate::host::{Host, Letter};
use crate::world::{FIRST, SECOND, Way, World, act, anna, rename};

#[derive(Clone, Debug)]
enum Step {
    Deliver(Way),
    Settle,
    Cut,
    Lose,
    Hurry,
    Garble,
    Skip,
    Rename,
    Ready,
    Vote,
    Move(usize),
    Others(usize),
    Wait(u64),
    SetClock(u64),
    Network(bool),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => Just(Step::Deliver(Way::There)),
        8 => Just(Step::Deliver(Way::Back)),
        6 => Just(Step::Settle),
        2 => Just(Step::Cut),
        1 => Just(Step::Lose),
        1 => Just(Step::Hurry),
        1 => Just(Step::Garble),
        1 => Just(Step::Skip),
        2 => Just(Step::Rename),
        3 => Just(Step::Ready),
        1 => Just(Step::Vote),
        6 => (0usize..50).prop_map(Step::Move),
        5 => (0usize..50).prop_map(Step::Others),
        5 => prop_oneof![Just(100u64), Just(700), Just(3100)].prop_map(Step::Wait),
        1 => (0u64..5000).prop_map(Step::SetClock),
        1 => any::<bool>().prop_map(Step::Network),
    ]
}

struct Walk {
    world: World,
    ben: MemberId,
    asked: Vec<Command>,
}

impl Walk {
    fn take(&mut self, step: &Step) {
        let world = &mut self.world;
        match step {
            Step::Deliver(way) => {
                world.deliver(*way);
            }
            Step::Settle => world.settle(),
            Step::Cut => world.cut(),
            Step::Lose => world.session.lost(world.device()),
            Step::Hurry => world.session.hurry(world.device()),
            Step::Garble if world.linked => world.host.outbox.push_back(Letter::garbled()),
            Step::Garble => {}
            // A message is lost, though the connection holds: that must not happen, and is survived.
            Step::Skip => self.skip_a_change(),
            Step::Rename => self.ask(|walk| rename(&format!("Anna {}", walk.asked.len()))),
            Step::Ready => {
                self.ask(|_| Command::Ready(true));
                let _ = self.world.host.ask(self.ben, Command::Ready(true));
            }
            Step::Vote => {
                self.ask(|_| Command::Vote(true));
                let _ = self.world.host.ask(self.ben, Command::Vote(true));
            }
            Step::Move(which) => {
                let board = world.session.board(Viewer::Seat(FIRST));
                let moves = board.map_or(Vec::new(), |board| board.legal(FIRST));
                if !moves.is_empty() {
                    let action = moves[which % moves.len()].clone();
                    self.ask(|_| act(FIRST, &action));
                }
            }
            Step::Others(which) => {
                let moves = world.host.room.legal(SECOND);
                if !moves.is_empty() {
                    let action = &moves[which % moves.len()];
                    let _ = world.host.ask(self.ben, act(SECOND, action));
                }
            }
            Step::Wait(millis) => world.pass(*millis),
            Step::SetClock(by) => world.set_by = *by,
            Step::Network(there) => world.network = *there,
        }
        self.world.obey();
    }

    fn ask(&mut self, command: impl Fn(&Walk) -> Command) {
        let command = command(self);
        self.asked.push(command.clone());
        self.world.ask(command);
    }

    /// Loses a change, not an answer: that would be waited for until the connection is lost.
    fn skip_a_change(&mut self) {
        let outbox = &mut self.world.host.outbox;
        let change = outbox.iter().position(|letter| letter.is_change);
        if let Some(place) = change {
            outbox.remove(place);
        }
    }
}

fn walk(game: &str, options: &[&str], jitter: u64, steps: &[Step]) {
    let mut host = Host::open(game, options);
    let ben = host.join("Ben");
    host.does(ben, Command::Sit(SECOND));
    let mut world = World::new(host, Hello { jitter, ..anna() });
    world.settle();
    assert!(world.host.room.seats()[0] == Occupant::Member(world.me()));
    let mut walk = Walk {
        world,
        ben,
        asked: Vec::new(),
    };
    for step in steps {
        walk.take(step);
    }
    let Walk {
        mut world, asked, ..
    } = walk;
    // Everything heals: a gap that nothing came after is noticed with the next change.
    world.network = true;
    let _ = world.host.ask(ben, rename("Benjamin"));
    world.wait(20_000);
    let _ = world.host.ask(ben, Command::Vote(false));
    world.wait(20_000);
    world.assert_drafts_only();
    // Everything that was asked for was answered in exactly one way, or waits.
    let ends = world.news.iter().filter(|news| {
        matches!(
            news,
            News::Answered { .. } | News::Refused { .. } | News::Offline(_) | News::Dropped(_)
        )
    });
    // The first answer is for the seat.
    let waiting = world.session.waiting().len();
    assert_eq!(ends.count() + waiting, asked.len() + 1);
    let answered = world
        .news
        .iter()
        .filter(|news| matches!(news, News::Answered { .. }));
    assert_eq!(answered.count(), world.host.done.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn in_the_end_everybody_knows_the_same(
        steps in prop::collection::vec(step(), 0..120),
        jitter: u64,
        planter: bool,
    ) {
        match planter {
            true => walk("planter", &["players 2", "first 1"], jitter, &steps),
            false => walk("fuse", &["players 2", "first 1"], jitter, &steps),
        }
    }
}
