//! Clocks, and silence.

use klaxon_session::News;

use crate::world::at_the_table;

#[test]
fn the_clock_of_the_room_is_known() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.wait(200);
    assert_eq!(world.session.now(world.device()), world.host.now);
}

#[test]
fn a_clock_that_was_set_is_compared_anew() {
    for set_by in [3_600_000, 300] {
        let (mut world, _) = at_the_table("fuse", &["players 2"]);
        world.wait(200);
        world.set_by = set_by;
        assert_ne!(world.session.now(world.device()), world.host.now);
        world.wait(200);
        assert_eq!(world.session.now(world.device()), world.host.now);
        world.set_by = 0;
        world.wait(200);
        assert_eq!(world.session.now(world.device()), world.host.now);
        world.assert_same();
        assert!(!world.news.contains(&News::Lost), "that is no silence");
    }
}

#[test]
fn a_connection_that_says_nothing_is_dead() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.wait(200);
    // From here on nothing arrives.
    for _ in 0..200 {
        world.pass(100);
        world.outbox.clear();
        if !world.linked {
            break;
        }
    }
    assert!(world.news.contains(&News::Lost));
    world.wait(1000);
    world.assert_same();
}

#[test]
fn a_hello_without_an_answer_is_said_again() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.cut();
    world.wait_for_link();
    world.outbox.clear();
    let opened = world.waits.len();
    for _ in 0..70 {
        world.pass(100);
    }
    assert_eq!(world.waits.len(), opened + 1);
    world.wait(1000);
    world.assert_same();
}

#[test]
fn an_opening_that_never_ends_is_broken_off() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.cut();
    // The connection is being opened, and nobody ever says that it failed.
    world.opens = None;
    let opened = world.waits.len();
    for _ in 0..110 {
        world.pass(100);
    }
    assert_eq!(world.waits.len(), opened + 1);
    world.wait(6000);
    world.assert_same();
}
