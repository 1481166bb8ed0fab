//! What is asked for, and how it is answered.

use klaxon_core::Viewer;
use klaxon_proto::{Reply, Sign};
use klaxon_room::{Command, MemberId, Occupant};
use klaxon_session::{Kept, News};

use crate::host::{Host, why};
use crate::world::{FIRST, SECOND, Way, World, act, anna, at_the_table, legal, playing, rename};

#[test]
fn a_newcomer_sits_down_and_is_told_everything() {
    let (world, _) = at_the_table("fuse", &["players 2"]);
    let me = Occupant::Member(world.me());
    assert_eq!(world.host.room.seats()[0], me);
    assert_eq!(world.waits, [0], "at once");
    assert!(matches!(
        world.news.as_slice(),
        [
            News::Connected,
            News::Snapshot,
            News::Change { .. },
            News::Answered {
                command: Command::Sit(FIRST),
                ..
            }
        ]
    ));
    let token = world.session.token().expect("a secret").to_owned();
    let name = "Anna".to_owned();
    assert_eq!(world.kept, [Kept::Token(token), Kept::Name(name)]);
    world.assert_same();
}

#[test]
fn a_screen_takes_no_seat_and_its_name_is_not_kept() {
    let hello = klaxon_session::Hello {
        plays: false,
        ..anna()
    };
    let mut world = World::new(Host::open("fuse", &["players 2"]), hello);
    world.settle();
    assert!(
        !world
            .host
            .room
            .seats()
            .contains(&Occupant::Member(world.me()))
    );
    assert!(matches!(world.kept.as_slice(), [Kept::Token(_)]));
}

#[test]
fn a_guest_with_a_secret_stays_where_they_are() {
    let mut host = Host::open("fuse", &["players 2"]);
    host.join("Anna");
    let hello = klaxon_session::Hello {
        token: Some("Anna".to_owned()),
        ..anna()
    };
    let mut world = World::new(host, hello);
    world.settle();
    assert_eq!(world.me(), MemberId(1));
    assert_eq!(world.host.room.seats()[0], Occupant::Nobody);
    world.assert_same();
}

#[test]
fn a_seat_that_somebody_else_was_faster_to_take_is_not_mourned() {
    let mut host = Host::open("fuse", &["players 2"]);
    let ben = host.join("Ben");
    let mut world = World::new(host, anna());
    world.settle_until_there();
    world.host.does(ben, Command::Sit(FIRST));
    world.settle();
    let me = Occupant::Member(world.me());
    assert_eq!(world.host.room.seats()[1], me, "the next one is free");
    let refused = |news: &News| matches!(news, News::Refused { .. });
    assert!(!world.news.iter().any(refused));
    world.assert_same();
}

#[test]
fn a_refusal_tells_what_was_asked_for() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.ask(Command::Sit(SECOND));
    world.settle();
    let told = world.told();
    let [News::Refused { command, why, .. }] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(*command, Command::Sit(SECOND));
    assert_eq!(why.key, "room-refused-seat-taken");
    world.assert_same();
}

#[test]
fn a_new_name_is_kept_when_it_is_accepted() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.kept.clear();
    world.ask(rename("Hannah"));
    assert!(world.kept.is_empty());
    world.settle();
    assert_eq!(world.kept, [Kept::Name("Hannah".to_owned())]);
}

#[test]
fn a_set_up_is_shown_as_it_was_asked_for() {
    let mut world = World::new(Host::open("fuse", &["players 2"]), anna());
    world.settle();
    let options = vec!["players 3".to_owned()];
    let asked = ("countdown".to_owned(), options.clone());
    world.ask(Command::Setup {
        game: asked.0.clone(),
        options: options.clone(),
    });
    assert_eq!(world.session.set_up_as_asked(), asked);
    assert_ne!(world.session.room().options(), options);
    world.settle();
    assert_eq!(world.session.set_up_as_asked(), asked);
    world.assert_same();
}

#[test]
fn a_sure_move_is_shown_before_it_is_answered() {
    let (mut world, _) = playing("fuse", &["players 2", "first 1"]);
    world.ask(act(FIRST, "roll"));
    let rolled = world.session.board(Viewer::Seat(FIRST)).expect("a game");
    assert!(rolled.legal(FIRST).contains(&"roll".to_owned()), "not sure");
    world.settle();
    let moves = legal(&world);
    let place = moves.iter().find(|action| action.starts_with("place"));
    let place = place.expect("a die fits").clone();
    let before = view(&world);
    world.ask(act(FIRST, &place));
    let shown = view(&world);
    assert_ne!(shown, before);
    world.deliver(Way::There);
    // The change comes before the answer: the die is not placed twice, nor taken back for a moment.
    while world.deliver(Way::Back) {
        assert_eq!(view(&world), shown);
    }
    world.assert_same();
}

fn view(world: &World) -> String {
    let board = world.session.board(Viewer::Spectator).expect("a game");
    board.view(Viewer::Spectator)
}

#[test]
fn signals_pass_and_are_not_waited_for() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.session.signal(Sign::Phrase(3));
    let sign = Sign::Phrase(4);
    world.host.tell(&Reply::Signal {
        member: 1,
        sign: sign.clone(),
    });
    world.settle();
    let member = MemberId(1);
    assert_eq!(world.told(), [News::Signal { member, sign }]);
    assert_eq!(world.session.waiting(), []);
}

#[test]
fn a_complaint_is_passed_on_and_its_message_is_not_sent_again() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.ask(rename("Hannah"));
    world.outbox.clear();
    world.host.tell(&Reply::Error {
        id: Some(world.session.id()),
        why: why("what"),
    });
    world.settle();
    assert_eq!(world.told(), [News::Complaint(why("what"))]);
    assert_eq!(world.session.waiting(), []);
}
