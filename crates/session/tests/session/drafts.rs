//! Moves that are made without a connection.

use klaxon_core::Viewer;
use klaxon_room::{Command, Phase};
use klaxon_session::{Asked, News};

use crate::world::{FIRST, SECOND, World, act, legal, playing, rename};

/// Anna has rolled, and her first die could be placed.
fn rolled() -> (World, klaxon_room::MemberId, String) {
    let (mut world, ben) = playing("fuse", &["players 2", "first 1"]);
    world.ask(act(FIRST, "roll"));
    world.settle();
    world.told();
    let moves = legal(&world);
    let place = moves.into_iter().find(|action| action.starts_with("place"));
    (world, ben, place.expect("a die fits"))
}

fn view(world: &World) -> String {
    let board = world.session.board(Viewer::Spectator).expect("a game");
    board.view(Viewer::Spectator)
}

#[test]
fn a_move_without_a_connection_is_shown_and_sent_later() {
    let (mut world, _, place) = rolled();
    let before = view(&world);
    world.cut();
    world.told();
    world.ask(act(FIRST, &place));
    assert!(world.session.waiting().iter().all(Asked::is_draft));
    assert_ne!(view(&world), before, "it is drawn");
    assert_eq!(world.told(), []);
    world.wait(1000);
    let command = act(FIRST, &place);
    let done =
        |news: &News| matches!(news, News::Answered { command: done, .. } if *done == command);
    assert!(world.told().iter().any(done));
    world.assert_same();
}

#[test]
fn a_move_that_is_not_legal_any_more_is_dropped() {
    let (mut world, ben, place) = rolled();
    world.cut();
    world.ask(act(FIRST, &place));
    // Ben is faster: whatever he places, he takes the very die.
    let die = place.split(' ').nth(1).expect("a die").to_owned();
    take_all(&mut world, ben, &die);
    world.told();
    world.wait(1000);
    let told = world.told();
    assert!(
        told.contains(&News::Dropped(act(FIRST, &place))),
        "{told:?}"
    );
    let sent = world.host.done.values();
    assert!(sent.clone().all(|done| *done != act(FIRST, &place)));
    world.assert_same();
}

/// Ben takes every die that looks like this one, or ends the turn.
fn take_all(world: &mut World, ben: klaxon_room::MemberId, die: &str) {
    let board = world.host.room.board().expect("a game");
    let moves = board.legal(SECOND);
    let start = format!("place {die} ");
    let own = moves.into_iter().find(|action| action.starts_with(&start));
    match own {
        Some(action) => world.host.does(ben, act(SECOND, &action)),
        None => panic!("the test needs another die than {die}"),
    }
}

#[test]
fn what_is_no_move_is_refused_without_a_connection() {
    let (mut world, _, _) = rolled();
    world.cut();
    world.told();
    world.ask(rename("Hannah"));
    world.ask(Command::Vote(true));
    let offline = [rename("Hannah"), Command::Vote(true)].map(News::Offline);
    assert_eq!(world.told(), offline);
    world.wait(1000);
    world.assert_same();
    assert!(
        !world
            .host
            .done
            .values()
            .any(|done| *done == rename("Hannah"))
    );
}

#[test]
fn an_illegal_move_without_a_connection_is_dropped_at_once() {
    let (mut world, _, _) = rolled();
    world.cut();
    world.told();
    world.ask(act(FIRST, "roll"));
    assert_eq!(world.told(), [News::Dropped(act(FIRST, "roll"))]);
}

#[test]
fn moves_wait_for_the_end_of_a_pause() {
    let (mut world, ben, place) = rolled();
    world.host.does(ben, Command::Vote(true));
    world.ask(Command::Vote(true));
    world.settle();
    assert!(matches!(world.session.room().phase(), Phase::Paused { .. }));
    world.cut();
    world.ask(act(FIRST, &place));
    world.wait(1000);
    assert!(world.session.is_connected());
    assert_eq!(world.session.waiting().len(), 1, "it waits");
    world.host.does(ben, Command::Vote(true));
    world.ask(Command::Vote(true));
    world.settle();
    assert_eq!(world.session.waiting().len(), 1, "somebody counts in");
    world.wait(4000);
    assert!(
        world
            .host
            .done
            .values()
            .any(|done| *done == act(FIRST, &place))
    );
    world.assert_same();
}

#[test]
fn moves_are_dropped_when_their_game_is_over() {
    let (mut world, _, place) = rolled();
    world.network = false;
    world.cut();
    world.ask(act(FIRST, &place));
    for _ in 0..12 {
        world.pass(60_000);
    }
    assert_eq!(world.host.room.phase(), Phase::Over);
    world.network = true;
    world.told();
    world.wait(6000);
    assert!(world.told().contains(&News::Dropped(act(FIRST, &place))));
    world.assert_same();
    assert!(world.session.played().is_some());
}

#[test]
fn a_move_before_anything_is_known_is_refused() {
    let host = crate::host::Host::open("fuse", &["players 2"]);
    let mut world = World::new(host, crate::world::anna());
    world.ask(act(FIRST, "roll"));
    assert_eq!(world.told(), [News::Offline(act(FIRST, "roll"))]);
}
