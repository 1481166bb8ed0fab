//! Games that are not on the shelf yet.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use klaxon_bots::registry::Games;
use klaxon_core::Shelf;
use klaxon_core::shelf::Unpacked;
use klaxon_room::Command;
use klaxon_session::News;

use crate::host::Host;
use crate::world::{World, anna, rename};

/// Has FUSE, and the others later.
#[derive(Default)]
struct Growing(AtomicBool);

impl Shelf for Growing {
    fn games(&self) -> Vec<String> {
        vec!["fuse".to_owned()]
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        let there = game == "fuse" || self.0.load(Ordering::Relaxed);
        there.then(|| Games.unpack(game, options))?
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        Games.policies(game)
    }
}

fn wants() -> News {
    News::Wants("planter".to_owned())
}

#[test]
fn a_room_with_another_game_waits_for_its_rules() {
    let shelf = Arc::new(Growing::default());
    let host = Host::open("planter", &["players 2"]);
    let mut world = World::with_shelf(host, anna(), shelf.clone());
    world.wait(20_000);
    assert_eq!(world.told(), [News::Connected, wants()]);
    world.session.go_on(world.device());
    world.settle();
    assert_eq!(world.told(), [wants()], "it is still not there");
    shelf.0.store(true, Ordering::Relaxed);
    world.session.go_on(world.device());
    world.settle();
    assert_eq!(world.session.room().game(), "planter");
    world.assert_same();
}

#[test]
fn a_game_that_is_chosen_later_is_waited_for() {
    let shelf = Arc::new(Growing::default());
    let mut host = Host::open("fuse", &["players 2"]);
    let ben = host.join("Ben");
    let mut world = World::with_shelf(host, anna(), shelf.clone());
    world.settle();
    world.told();
    world.host.does(
        ben,
        Command::Setup {
            game: "planter".to_owned(),
            options: Vec::new(),
        },
    );
    world.host.does(ben, rename("Benjamin"));
    world.ask(rename("Hannah"));
    world.wait(8000);
    assert_eq!(world.told(), [wants()]);
    assert_eq!(world.session.room().game(), "fuse", "as it was known");
    shelf.0.store(true, Ordering::Relaxed);
    world.session.go_on(world.device());
    world.settle();
    world.assert_same();
}

#[test]
fn a_connection_lost_while_waiting_for_a_game_holds_nothing_back() {
    let shelf = Arc::new(Growing::default());
    let host = Host::open("planter", &["players 2"]);
    let mut world = World::with_shelf(host, anna(), shelf.clone());
    world.settle();
    world.cut();
    shelf.0.store(true, Ordering::Relaxed);
    world.session.go_on(world.device());
    world.wait(1000);
    world.assert_same();
}
