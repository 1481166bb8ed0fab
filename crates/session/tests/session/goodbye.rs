//! What the server says last.

use klaxon_session::{Kept, News};

use crate::host::{Host, why};
use crate::world::{World, anna, at_the_table, rename};

#[test]
fn a_guest_who_is_sent_off_does_not_come_back() {
    for (key, kept) in [
        ("serve-replaced", None),
        ("room-refused-sent-away", None),
        ("serve-no-room", Some(Kept::NoToken)),
        ("room-refused-name", Some(Kept::NoName)),
    ] {
        let (mut world, _) = at_the_table("fuse", &["players 2"]);
        world.told();
        world.kept.clear();
        world.waits.clear();
        world.host.say_goodbye(key, false);
        world.settle();
        world.wait(20_000);
        let why = why(key);
        let bye = News::Bye { why, back: false };
        assert_eq!(world.told(), [News::Lost, bye]);
        assert_eq!(world.kept, Vec::from_iter(kept));
        assert!(world.session.is_over());
        world.session.hurry(world.device());
        world.ask(rename("Hannah"));
        assert_eq!(world.told(), [News::Offline(rename("Hannah"))]);
        assert!(world.waits.is_empty());
    }
}

#[test]
fn a_guest_who_is_asked_to_come_back_does() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.host.say_goodbye("serve-stopping", true);
    world.settle();
    world.cut();
    world.wait(1000);
    world.assert_same();
}

#[test]
fn a_name_that_nobody_can_have_is_forgotten() {
    let hello = klaxon_session::Hello {
        name: Some(String::new()),
        ..anna()
    };
    let mut world = World::new(Host::open("fuse", &["players 2"]), hello);
    world.settle();
    assert_eq!(world.kept, [Kept::NoName]);
    assert!(world.session.is_over());
}
