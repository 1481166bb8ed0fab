//! Messages that make no sense.

use klaxon_proto::Reply;
use klaxon_session::News;

use crate::host::Letter;
use crate::world::{Way, World, at_the_table, rename};

/// Whatever comes next makes no sense.
fn garble(world: &mut World) {
    world.host.outbox.push_back(Letter::garbled());
    world.settle();
}

#[test]
fn bytes_that_are_no_message_bring_everything_anew() {
    let (mut world, ben) = at_the_table("fuse", &["players 2"]);
    world.told();
    garble(&mut world);
    assert_eq!(world.told(), [News::Lost], "nothing to bother anybody with");
    assert!(!world.linked, "the connection is given up");
    assert_eq!(world.session.room().members().len(), 2, "still shown");
    world.host.does(ben, rename("Benjamin"));
    world.wait(1000);
    let told = world.told();
    assert_eq!(told, [News::Connected, News::Snapshot]);
    world.assert_same();
}

#[test]
fn a_gap_brings_everything_anew() {
    let (mut world, ben) = at_the_table("fuse", &["players 2"]);
    for name in ["Benjamin", "Benno", "Benedict"] {
        world.host.does(ben, rename(name));
    }
    world.deliver(Way::Back);
    world.host.outbox.pop_front();
    world.settle();
    assert!(!world.session.is_connected());
    world.wait(1000);
    world.assert_same();
}

#[test]
fn facts_that_make_no_sense_bring_everything_anew() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    let nonsense = Reply::Change {
        number: world.host.room.number() + 1,
        at: 0,
        facts: vec!["the moon is full".to_owned()],
        events: [].into(),
    };
    world.host.tell(&nonsense);
    world.settle();
    assert!(!world.session.is_connected());
    world.wait(1000);
    world.assert_same();
}

#[test]
fn what_was_asked_for_is_asked_for_again() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.ask(rename("Hannah"));
    world.host.outbox.push_back(Letter::garbled());
    world.deliver(Way::Back);
    world.wait(1000);
    let member = world.host.room.member(world.me()).expect("Anna");
    assert_eq!(member.name, "Hannah");
    world.assert_same();
}

#[test]
fn a_server_that_makes_no_sense_again_and_again_is_told_of_and_left_in_peace() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.waits.clear();
    garble(&mut world);
    for _ in 0..600 {
        world.pass(100);
        world.settle_garbled();
    }
    let garbled = world.news.iter().filter_map(|news| match news {
        News::Garbled(times) => Some(*times),
        _ => None,
    });
    let garbled: Vec<u32> = garbled.collect();
    assert_eq!(garbled[..3], [3, 4, 5]);
    assert!(world.waits.len() < 30, "{:?}", world.waits);
    world.wait(6000);
    world.assert_same();
}

#[test]
fn changes_that_make_no_sense_after_snapshots_that_do_are_not_asked_for_in_a_hurry() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.waits.clear();
    for _ in 0..8 {
        let nonsense = Reply::Change {
            number: world.host.room.number() + 1,
            at: 0,
            facts: vec!["the moon is full".to_owned()],
            events: [].into(),
        };
        world.host.tell(&nonsense);
        world.settle();
        // Whoever looks at the device again and again does not make it worse.
        world.session.hurry(world.device());
        world.wait(6000);
        assert!(world.session.is_connected(), "a snapshot came");
    }
    let last: Vec<u64> = world.waits.iter().rev().take(4).copied().collect();
    assert!(
        last.iter().all(|wait| *wait >= 2500 || *wait == 0),
        "{last:?}"
    );
    assert!(world.news.contains(&News::Garbled(8)), "it is told");
    world.assert_same();
}
