//! Fair dice, as a device sees them: it takes part by itself, and names whoever cheats.

use klaxon_core::fair::{Call, Fault, Party, Where};
use klaxon_room::fair::Stage;
use klaxon_room::{Change, Command, Fact, MemberId, Phase, record};
use klaxon_session::{News, Verdict};

use crate::world::{FIRST, SECOND, World, act, at_the_table, legal};

const OPTIONS: [&str; 2] = ["players 2", "clock 0:30"];
const ANNA: [u8; 32] = [0xa1; 32];
const BEN: [u8; 32] = [0xb2; 32];

fn call(world: &World) -> Call {
    let fair = world.host.room.fair().expect("a round");
    fair.round.call.clone()
}

/// Anna's device, which draws these secrets, and Ben, whose count-in has just begun.
fn counting(game: &str, options: &[&str], secrets: &[[u8; 32]]) -> (World, MemberId) {
    let (mut world, ben) = at_the_table(game, options);
    world.secrets.extend(secrets);
    world.ask(Command::Ready(true));
    world.host.does(ben, Command::Ready(true));
    world.settle();
    world.host.wake();
    world.settle();
    (world, ben)
}

/// Ben's device commits itself, and everything is told.
fn commit(world: &mut World, ben: MemberId) {
    let call = call(world);
    let hash = call.commitment(Party::Device(ben.0), &BEN);
    let game = call.game;
    world.host.does(ben, Command::Commit { game, hash });
    world.settle();
}

fn reveal(world: &mut World, ben: MemberId) {
    let (game, secret) = (call(world).game, BEN);
    world.host.does(ben, Command::Reveal { game, secret });
    world.settle();
}

/// A game with two honest shares has begun.
fn begun(game: &str, options: &[&str]) -> (World, MemberId) {
    let (mut world, ben) = counting(game, options, &[ANNA]);
    commit(&mut world, ben);
    reveal(&mut world, ben);
    begin(&mut world);
    (world, ben)
}

fn begin(world: &mut World) {
    world.wait(3200);
    assert_eq!(world.session.room().phase(), Phase::Playing);
}

/// Both play on, until the game is over.
fn play(world: &mut World, ben: MemberId) {
    for turn in 0..4000usize {
        if world.session.room().phase() == Phase::Over {
            return;
        }
        if turn % 3 == 0 {
            let moves = legal(world);
            if let Some(action) = turn.checked_rem(moves.len()).and_then(|i| moves.get(i)) {
                world.ask(act(FIRST, action));
            }
            world.settle();
            let moves = world.host.room.legal(SECOND);
            if let Some(action) = turn.checked_rem(moves.len()).and_then(|i| moves.get(i)) {
                let _ = world.host.ask(ben, act(SECOND, action));
            }
        }
        world.wait(200);
    }
    panic!("it does not come to an end");
}

fn record_of(world: &World) -> String {
    record(&world.host.changes).expect("a game is over")
}

fn verdict(world: &World) -> Verdict {
    world.session.verdict(&record_of(world))
}

/// A cheating server puts something on record, tells nobody, and acts accordingly.
fn slip_in(world: &mut World, facts: &[Fact]) {
    for fact in facts {
        world.host.room.apply(fact);
    }
    let last = world.host.changes.last_mut().expect("a change");
    last.facts.extend_from_slice(facts);
}

#[test]
fn a_device_takes_part_by_itself_and_finds_the_dice_fair() {
    for (game, options) in [
        ("fuse", &OPTIONS[..]),
        ("planter", &["players 2", "rounds 1"]),
        ("countdown", &["players 2", "clock 0:30"]),
    ] {
        let (mut world, ben) = begun(game, options);
        play(&mut world, ben);
        let checked = Verdict::Checked {
            by: 2,
            of: 2,
            own: true,
        };
        assert_eq!(verdict(&world), checked, "{game}");
    }
}

#[test]
fn a_device_that_draws_no_secret_plays_and_checks_all_the_same() {
    let (mut world, ben) = counting("fuse", &OPTIONS, &[]);
    commit(&mut world, ben);
    world.wait(1600);
    reveal(&mut world, ben);
    begin(&mut world);
    play(&mut world, ben);
    let checked = Verdict::Checked {
        by: 1,
        of: 2,
        own: false,
    };
    assert_eq!(verdict(&world), checked);
}

#[test]
fn commitments_that_are_made_anew_get_fresh_secrets() {
    let fresh = [0xa3; 32];
    let (mut world, ben) = counting("fuse", &OPTIONS, &[ANNA, fresh]);
    commit(&mut world, ben);
    let first = call(&world).game;
    // Ben does not tell his secret.
    world.host.secret = [8; 32];
    world.wait(5100);
    assert!(call(&world).game > first);
    let told = world.told();
    let aside = |news: &News| matches!(news, News::Change { facts, .. } if facts.iter().any(|f| matches!(f, Fact::Aside(id, _) if *id == ben)));
    assert!(told.iter().any(aside), "everybody hears of it");
    begin(&mut world);
    play(&mut world, ben);
    let text = record_of(&world);
    assert_eq!(text.matches("\nfair ").count(), 2, "on record");
    assert!(text.contains(&"a3".repeat(32)));
    let checked = Verdict::Checked {
        by: 1,
        of: 2,
        own: true,
    };
    assert_eq!(verdict(&world), checked);
}

#[test]
fn a_server_that_swaps_its_secret_is_caught() {
    let (mut world, ben) = counting("fuse", &OPTIONS, &[ANNA]);
    commit(&mut world, ben);
    reveal(&mut world, ben);
    // It knows all other secrets now, and would like other dice.
    slip_in(&mut world, &[Fact::Secret([9; 32])]);
    begin(&mut world);
    play(&mut world, ben);
    assert_eq!(
        verdict(&world),
        Verdict::Cheated(vec![Fault::Secret(Party::Server)])
    );
}

#[test]
fn a_server_that_swaps_its_commitment_in_the_record_is_caught() {
    let (mut world, ben) = counting("fuse", &OPTIONS, &[ANNA]);
    commit(&mut world, ben);
    reveal(&mut world, ben);
    slip_in(&mut world, &[Fact::Secret([9; 32])]);
    let new = call(&world).commitment(Party::Server, &[9; 32]);
    begin(&mut world);
    play(&mut world, ben);
    let swap = |fact: &mut Fact| {
        if let Fact::Committing { hash, .. } = fact {
            *hash = new;
        }
    };
    let facts = |change: &mut Change| change.facts.iter_mut().for_each(swap);
    world.host.changes.iter_mut().for_each(facts);
    assert_eq!(
        verdict(&world),
        Verdict::Cheated(vec![Fault::Commitment(Party::Server)])
    );
}

#[test]
fn a_device_that_chooses_its_secret_late_is_named() {
    let (mut world, ben) = counting("fuse", &OPTIONS, &[ANNA]);
    world.wait(1600);
    let stage = world.host.room.fair().expect("a round").stage;
    assert!(matches!(stage, Stage::Reveals(_)), "Anna has told hers");
    let late = Party::Device(ben.0);
    let hash = call(&world).commitment(late, &BEN);
    slip_in(
        &mut world,
        &[Fact::Committed(ben, hash), Fact::Opened(late, BEN)],
    );
    begin(&mut world);
    play(&mut world, ben);
    assert_eq!(verdict(&world), Verdict::Cheated(vec![Fault::Late(late)]));
}

#[test]
fn a_device_that_reveals_another_secret_is_named_if_the_server_lets_it() {
    let (mut world, ben) = counting("fuse", &OPTIONS, &[ANNA]);
    commit(&mut world, ben);
    let who = Party::Device(ben.0);
    slip_in(&mut world, &[Fact::Opened(who, [1; 32])]);
    begin(&mut world);
    play(&mut world, ben);
    assert_eq!(verdict(&world), Verdict::Cheated(vec![Fault::Secret(who)]));
}

#[test]
fn a_server_that_leaves_a_secret_out_is_caught() {
    let (mut world, ben) = begun("fuse", &OPTIONS);
    play(&mut world, ben);
    let anna = Party::Device(world.me().0);
    let own = |line: &&str| {
        !line.starts_with(&format!("commitment {anna} "))
            && !line.starts_with(&format!("secret {anna} "))
    };
    let text = record_of(&world);
    let without: Vec<&str> = text.lines().filter(own).collect();
    assert_eq!(
        world.session.verdict(&without.join("\n")),
        Verdict::Cheated(vec![Fault::Differs(Where::Seed), Fault::Missing(anna)])
    );
    let other = text.replace(&"a1".repeat(32), &"a2".repeat(32));
    let expected = vec![Fault::Secret(anna), Fault::Differs(Where::Seed), Fault::Own];
    assert_eq!(world.session.verdict(&other), Verdict::Cheated(expected));
}

#[test]
fn a_die_that_does_not_come_from_the_seed_is_found() {
    let (mut world, ben) = begun("fuse", &OPTIONS);
    play(&mut world, ben);
    let text = record_of(&world);
    let (head, lines) = text.split_once("\n\n").expect("lines");
    let place = lines.lines().position(|line| line.contains("rolled "));
    let place = place.expect("a roll");
    let line = lines.lines().nth(place).expect("the line");
    let other = match line.contains("rolled R") {
        true => line.replacen("rolled R", "rolled B", 1),
        false => line.replacen("rolled ", "rolled R6; rolled ", 1),
    };
    let lied = format!("{head}\n\n{}", lines.replacen(line, &other, 1));
    assert_eq!(
        world.session.verdict(&lied),
        Verdict::Cheated(vec![Fault::Line(place), Fault::Shown(place)])
    );
}

#[test]
fn a_server_that_shows_other_dice_than_it_writes_down_is_caught() {
    let (mut world, _) = begun("fuse", &OPTIONS);
    world.ask(act(FIRST, &legal(&world)[0]));
    world.settle();
    world.host.lie = Some(|event| match event {
        "lost-clock 0:30" => "lost-clock 0:29".to_owned(),
        event => event.to_owned(),
    });
    world.wait(31_000);
    assert_eq!(world.session.room().phase(), Phase::Over);
    let lines = record_of(&world);
    let (_, lines) = lines.split_once("\n\n").expect("lines");
    assert_eq!(
        verdict(&world),
        Verdict::Cheated(vec![Fault::Shown(lines.lines().count() - 1)])
    );
}

#[test]
fn a_device_that_was_away_checks_what_it_saw() {
    for long in [false, true] {
        let (mut world, ben) = begun("fuse", &OPTIONS);
        world.wait(2000);
        world.network = false;
        world.cut();
        for _ in 0..if long { 12 } else { 2 } {
            for action in world.host.room.legal(SECOND).into_iter().take(3) {
                let _ = world.host.ask(ben, act(SECOND, &action));
            }
            world.pass(1000);
        }
        world.network = true;
        world.wait(5000);
        play(&mut world, ben);
        let checked = Verdict::Checked {
            by: 2,
            of: 2,
            own: true,
        };
        assert_eq!(verdict(&world), checked, "{}", record_of(&world));
    }
}

#[test]
fn without_a_record_nothing_can_be_said() {
    let (mut world, ben) = begun("fuse", &OPTIONS);
    play(&mut world, ben);
    assert_eq!(world.session.verdict(""), Verdict::Unchecked);
    let bare = record_of(&world);
    let bare = bare.lines().filter(|line| {
        let word = line.split(' ').next().unwrap_or_default();
        !["fair", "commitment", "secret"].contains(&word)
    });
    let bare = bare.collect::<Vec<_>>().join("\n");
    assert_eq!(
        world.session.verdict(&bare),
        Verdict::Cheated(vec![Fault::Differs(Where::Record)]),
        "it had commitments"
    );
}
