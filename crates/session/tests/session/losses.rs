//! Connections that are lost: everything is known again afterwards, and nothing was done twice.

use klaxon_room::{Command, Fact, Phase};
use klaxon_session::{Effect, News};

use crate::world::{FIRST, Way, World, act, at_the_table, legal, playing, rename};

/// Two names, a roll and a die.
fn script(world: &mut World) {
    world.ask(rename("Hannah"));
    world.ask(act(FIRST, "roll"));
    world.ask(rename("Joanna"));
}

fn times(world: &World, wanted: impl Fn(&Fact) -> bool) -> usize {
    let facts = world.host.changes.iter().flat_map(|change| &change.facts);
    facts.filter(|fact| wanted(fact)).count()
}

#[test]
fn a_connection_lost_at_any_message_costs_nothing() {
    let mut messages = 0;
    for lost in 0.. {
        let (mut world, _) = playing("fuse", &["players 2", "first 1"]);
        script(&mut world);
        let mut delivered = 0;
        while let Some(way) = world.next_way() {
            if delivered == lost {
                break;
            }
            world.deliver(way);
            delivered += 1;
        }
        if delivered < lost {
            break;
        }
        messages = lost;
        world.cut();
        assert!(!world.session.is_connected());
        world.wait(2000);
        world.assert_same();
        let hannah = |fact: &Fact| matches!(fact, Fact::Named(_, name) if name == "Hannah");
        assert_eq!(times(&world, hannah), 1);
        let joanna = |fact: &Fact| matches!(fact, Fact::Named(_, name) if name == "Joanna");
        assert_eq!(times(&world, joanna), 1);
        let rolled = |fact: &Fact| matches!(fact, Fact::Acted(_, _, action) if action == "roll");
        assert_eq!(times(&world, rolled), 1);
        let answered = |news: &&News| matches!(news, News::Answered { .. });
        assert_eq!(world.news.iter().filter(answered).count(), 3, "{lost}");
    }
    assert!(messages >= 6, "questions and answers");
}

#[test]
fn a_connection_lost_while_coming_back_is_lost_again() {
    let (mut world, ben) = at_the_table("fuse", &["players 2"]);
    world.ask(rename("Hannah"));
    for lost in 0..4 {
        world.cut();
        world.host.does(ben, rename(&format!("Ben the {lost}th")));
        world.pass(5000);
        for _ in 0..lost {
            if let Some(way) = world.next_way() {
                world.deliver(way);
            }
        }
    }
    world.wait(6000);
    world.assert_same();
}

#[test]
fn ids_go_on_after_the_last_that_was_carried_out() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.ask(rename("Hannah"));
    world.settle();
    let last = world.session.id();
    let token = world.session.token().map(str::to_owned);
    // Another page of the same guest, which knows of no ids.
    let hello = klaxon_session::Hello {
        token,
        ..crate::world::anna()
    };
    world.cut();
    let mut again = World::new(world.host, hello);
    again.settle();
    assert_eq!(again.session.id(), last);
    again.ask(rename("Joanna"));
    again.settle();
    let News::Answered { id, .. } = again.news.last().expect("news") else {
        panic!("{:?}", again.news);
    };
    assert_eq!(*id, last + 1);
    again.assert_same();
}

#[test]
fn an_answer_that_comes_twice_is_heard_once() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.told();
    world.ask(rename("Hannah"));
    world.deliver(Way::There);
    let twice = world.host.outbox.back().expect("an answer").clone();
    world.host.outbox.push_back(twice);
    world.settle();
    let told = world.told();
    let answered = |news: &&News| matches!(news, News::Answered { .. });
    assert_eq!(told.iter().filter(answered).count(), 1, "{told:?}");
    world.assert_same();
}

#[test]
fn waits_grow_until_it_works_and_are_never_the_same_for_everybody() {
    let waits = |jitter| {
        let hello = klaxon_session::Hello {
            jitter,
            ..crate::world::anna()
        };
        let host = crate::host::Host::open("fuse", &["players 2"]);
        let mut world = World::new(host, hello);
        world.settle();
        world.waits.clear();
        world.network = false;
        world.cut();
        world.wait(30_000);
        world.network = true;
        world.wait(6000);
        world.assert_same();
        let waits = std::mem::take(&mut world.waits);
        world.cut();
        (waits, world.waits[0])
    };
    let (first, after) = waits(1);
    let longest = [300, 800, 1500, 3000, 5000, 5000, 5000];
    assert!(first.len() >= longest.len());
    for (wait, longest) in first.iter().zip(longest) {
        assert!((longest / 2..=longest).contains(wait), "{first:?}");
    }
    assert!(after <= 300, "it has worked since");
    assert_ne!(first, waits(2).0);
}

#[test]
fn somebody_who_comes_back_to_the_device_does_not_wait() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.network = false;
    world.cut();
    world.wait(20_000);
    world.network = true;
    world.session.hurry(world.device());
    world.settle();
    world.assert_same();
    assert_eq!(world.waits.last(), Some(&0));
}

#[test]
fn a_network_that_is_gone_is_told_before_the_connection_notices() {
    let (mut world, _) = at_the_table("fuse", &["players 2"]);
    world.session.lost(world.device());
    assert!(!world.session.is_connected());
    assert!(world.session.effects().contains(&Effect::Close));
    world.session.lost(world.device());
    assert_eq!(world.session.effects(), [], "it is on its way back already");
}

#[test]
fn a_member_who_is_forgotten_comes_as_somebody_new() {
    let (mut world, ben) = at_the_table("fuse", &["players 2"]);
    let before = world.me();
    world.ask(rename("Hannah"));
    world.cut();
    // Ben sends Anna away. This host lets her in again, as somebody new.
    world.host.does(ben, Command::Kick(before));
    world.told();
    world.wait(1000);
    assert_ne!(world.me(), before);
    assert!(world.told().contains(&News::Dropped(rename("Hannah"))));
    world.assert_same();
}

#[test]
fn a_whole_turn_is_played_over_a_bad_network() {
    let (mut world, _) = playing("fuse", &["players 2", "first 1"]);
    world.ask(act(FIRST, "roll"));
    world.settle();
    for _ in 0..3 {
        let Some(action) = legal(&world).into_iter().next() else {
            break;
        };
        world.ask(act(FIRST, &action));
        world.cut();
        world.wait(1000);
        world.assert_same();
    }
    assert_eq!(world.session.room().phase(), Phase::Playing);
}
