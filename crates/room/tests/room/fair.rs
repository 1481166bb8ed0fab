//! Fair dice: who commits themselves when, who tells what when, and what happens to whoever does not.

use klaxon_bots::registry::Games;
use klaxon_core::fair::{Aside, Party, Secret};
use klaxon_core::record::{Checked, check};
use klaxon_room::fair::Stage;
use klaxon_room::{Change, Command, Fact, MemberId, Phase, Refusal, record};

use crate::portrait::whole;
use crate::table::{FIRST, SECOND, Table, bot, set};

const FOUR: [&str; 4] = ["Anna", "Ben", "Carl", "Dora"];
const OPTIONS: [&str; 2] = ["players 4", "clock 0:10"];

/// Four people whose count-in has just begun.
fn counting() -> (Table, [MemberId; 4]) {
    let (mut table, members) = Table::seated("fuse", &OPTIONS, FOUR);
    table.room.call("KRTW");
    for member in members {
        table.does(member, Command::Ready(true));
    }
    table.wait(0);
    (table, members)
}

fn secret(of: MemberId) -> Secret {
    [of.0 as u8 + 100; 32]
}

fn game(table: &Table) -> u64 {
    table.room.fair().expect("a round").round.call.game
}

fn commitment(table: &Table, of: MemberId, secret: Secret) -> Command {
    let call = &table.room.fair().expect("a round").round.call;
    Command::Commit {
        game: call.game,
        hash: call.commitment(Party::Device(of.0), &secret),
    }
}

fn commit(table: &mut Table, of: MemberId) {
    let command = commitment(table, of, secret(of));
    table.does(of, command);
}

fn reveal(table: &mut Table, of: MemberId) {
    let (game, secret) = (game(table), secret(of));
    table.does(of, Command::Reveal { game, secret });
}

fn stage(table: &Table) -> Stage {
    table.room.fair().expect("a round").stage
}

/// The record of the game, once it is over.
fn checked(table: &mut Table) -> Checked {
    table.wait(20_000);
    assert_eq!(table.room.phase(), Phase::Over);
    let text = record(&table.changes).expect("a game is over");
    check(&text, &Games).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

#[test]
fn a_game_of_four_begins_when_it_did_before_and_is_checked_by_all() {
    let (mut table, members) = counting();
    let begins = table.now.plus(3000);
    let [_, Fact::Committing { call, devices, .. }] = table.last_facts() else {
        panic!("the server commits itself: {:?}", table.last_facts());
    };
    assert_eq!((call.room.as_str(), *devices), ("KRTW", 4));
    assert_eq!(call.game, table.room.number());
    for member in members {
        assert!(matches!(stage(&table), Stage::Commits(_)));
        commit(&mut table, member);
    }
    assert_eq!(stage(&table), Stage::Reveals(table.now.plus(5000)));
    for member in members {
        table.wait(100);
        reveal(&mut table, member);
    }
    assert_eq!(table.room.deadline(), Some(begins));
    table.wait(begins.since(table.now));
    assert_eq!(table.room.phase(), Phase::Playing);
    let checked = checked(&mut table);
    assert_eq!((checked.by, checked.of, checked.anew), (4, 4, 0));
}

#[test]
fn who_does_not_commit_plays_all_the_same_and_keeps_nobody_waiting() {
    let (mut table, [anna, ben, carl, _]) = counting();
    let begins = table.now.plus(3000);
    for member in [anna, ben, carl] {
        commit(&mut table, member);
    }
    assert!(matches!(stage(&table), Stage::Commits(_)));
    table.wait(1500);
    assert!(matches!(stage(&table), Stage::Reveals(_)));
    for member in [anna, ben, carl] {
        reveal(&mut table, member);
    }
    table.wait(begins.since(table.now));
    assert_eq!(table.room.phase(), Phase::Playing);
    let checked = checked(&mut table);
    assert_eq!((checked.by, checked.of), (3, 4));
}

#[test]
fn without_any_commitment_of_a_device_the_server_is_bound_all_the_same() {
    let (mut table, _) = counting();
    table.wait(3000);
    assert_eq!(table.room.phase(), Phase::Playing);
    let checked = checked(&mut table);
    assert_eq!((checked.by, checked.of), (0, 4));
}

#[test]
fn who_withholds_a_secret_is_put_aside_and_everybody_commits_anew() {
    let (mut table, members) = counting();
    let [anna, ben, carl, dora] = members;
    for member in members {
        commit(&mut table, member);
    }
    for member in [anna, ben, carl] {
        reveal(&mut table, member);
    }
    let (first, old_secret) = (game(&table), table.secret);
    table.wait(4999);
    assert_eq!(game(&table), first, "nobody is in a hurry");
    table.secret = [8; 32];
    table.wait(1);
    let all: Vec<Fact> = table.facts().cloned().collect();
    let place = all
        .iter()
        .position(|f| *f == Fact::Aside(dora, Aside::Late));
    let place = place.expect("everybody hears of it");
    let own = Fact::Opened(Party::Server, old_secret);
    assert_eq!(all[place - 1], own, "nothing of the old round is secret");
    let Fact::Committing { call, hash, .. } = &all[place + 3] else {
        panic!("{:?}", &all[place..]);
    };
    assert_eq!(*hash, call.commitment(Party::Server, &[8; 32]), "fresh");
    assert!(game(&table) > first);
    assert_eq!(table.room.phase(), Phase::Counting(table.now.plus(3000)));
    let again = commitment(&table, dora, secret(dora));
    assert_eq!(table.refused(dora, again), Refusal::PutAside);
    for member in [anna, ben, carl] {
        commit(&mut table, member);
    }
    for member in [anna, ben, carl] {
        reveal(&mut table, member);
    }
    table.wait(3000);
    assert_eq!(table.room.phase(), Phase::Playing);
    let checked = checked(&mut table);
    assert_eq!((checked.by, checked.of, checked.anew), (3, 4, 1));
}

#[test]
fn who_tells_another_secret_is_put_aside_at_once_and_everybody_can_see_why() {
    let (mut table, members) = counting();
    let [anna, ben, ..] = members;
    for member in members {
        commit(&mut table, member);
    }
    reveal(&mut table, anna);
    let (game, other) = (game(&table), [1; 32]);
    table.does(
        ben,
        Command::Reveal {
            game,
            secret: other,
        },
    );
    let expected = [
        Fact::Opened(Party::Device(ben.0), other),
        Fact::Opened(Party::Server, table.secret),
        Fact::Aside(ben, Aside::Other),
    ];
    assert_eq!(table.last_facts(), expected);
    table.wait(0);
    assert!(matches!(stage(&table), Stage::Commits(_)));
    assert_eq!(checked(&mut table).anew, 1);
}

#[test]
fn a_device_commits_once_in_time_and_tells_once_in_time() {
    let (mut table, [anna, ben, carl, _]) = counting();
    let watcher = table.join("Emil");
    let command = commitment(&table, watcher, [1; 32]);
    assert_eq!(table.refused(watcher, command), Refusal::NotSeated);
    let too_early = Command::Reveal {
        game: game(&table),
        secret: secret(anna),
    };
    assert_eq!(
        table.refused(anna, too_early.clone()),
        Refusal::NotRevealing
    );
    commit(&mut table, anna);
    assert_eq!(table.refused(anna, too_early), Refusal::NotRevealing);
    let command = commitment(&table, anna, [1; 32]);
    assert_eq!(table.refused(anna, command), Refusal::NotCommitting);
    let Command::Commit { game, hash } = commitment(&table, ben, secret(ben)) else {
        panic!("a commitment");
    };
    let old = Command::Commit {
        game: game - 1,
        hash,
    };
    assert_eq!(table.refused(ben, old), Refusal::NotCommitting);
    table.wait(1500);
    let late = Command::Commit { game, hash };
    assert_eq!(table.refused(ben, late), Refusal::NotCommitting);
    reveal(&mut table, anna);
    let secret = secret(anna);
    let again = Command::Reveal { game, secret };
    assert_eq!(table.refused(anna, again), Refusal::NotRevealing);
    let secret = self::secret(carl);
    let uncommitted = Command::Reveal { game, secret };
    assert_eq!(table.refused(carl, uncommitted), Refusal::NotRevealing);
}

#[test]
fn a_count_in_that_is_broken_off_gives_the_servers_secret_away_and_the_next_has_another() {
    let (mut table, [anna, ben, ..]) = counting();
    commit(&mut table, anna);
    let old = table.secret;
    table.does(ben, Command::Ready(false));
    let opened = Fact::Opened(Party::Server, old);
    assert_eq!(
        table.last_facts(),
        [Fact::Unready(ben), opened, Fact::Uncounted]
    );
    assert_eq!(table.room.fair(), None);
    table.secret = [8; 32];
    table.does(ben, Command::Ready(true));
    table.wait(0);
    commit(&mut table, anna);
    table.wait(1500);
    reveal(&mut table, anna);
    let checked = checked(&mut table);
    assert_eq!((checked.by, checked.anew), (1, 1));
}

#[test]
fn no_secret_serves_twice_even_if_games_follow_each_other_at_once() {
    let (mut table, [anna]) = Table::seated("fuse", &["players 1", "clock 0:10"], ["Anna"]);
    table.does(anna, set("count-in", "0"));
    table.does(anna, Command::Ready(true));
    table.wait(10_000);
    table.does(anna, Command::Rematch(true));
    table.secret = [8; 32];
    table.wait(10_000);
    let opened = table.facts().filter(|f| matches!(f, Fact::Opened(..)));
    let opened: Vec<&Fact> = opened.collect();
    let [one, other] = opened[..] else {
        panic!("{opened:?}");
    };
    assert_ne!(one, other);
}

#[test]
fn a_restart_in_the_middle_begins_anew_with_fresh_secrets() {
    for stop in 0..3 {
        let (mut table, members) = counting();
        let old = table.secret;
        if stop > 0 {
            for member in members {
                commit(&mut table, member);
            }
        }
        if stop > 1 {
            reveal(&mut table, members[0]);
        }
        assert_eq!(whole(&table.replayed()), whole(&table.room));
        table.restart(table.now);
        assert_eq!(table.room.phase(), Phase::Lobby);
        assert!(
            table
                .last_facts()
                .contains(&Fact::Opened(Party::Server, old))
        );
        table.secret = [9; 32];
        for member in members {
            table.come(member);
        }
        table.wait(0);
        for member in members {
            commit(&mut table, member);
        }
        for member in members {
            reveal(&mut table, member);
        }
        let checked = checked(&mut table);
        assert_eq!((checked.by, checked.of, checked.anew), (4, 4, 1));
    }
}

#[test]
fn a_game_that_is_given_up_tells_what_its_dice_were_made_of() {
    let (mut table, members) = counting();
    for member in members {
        commit(&mut table, member);
    }
    for member in members {
        reveal(&mut table, member);
    }
    table.wait(5000);
    let round = table.room.fair().expect("a round").round.clone();
    let change = table.room.abandon(table.now).expect("a game is on");
    let [
        Fact::Opened(Party::Server, secret),
        Fact::Revealed(seed),
        Fact::Rematch,
    ] = change.facts[..]
    else {
        panic!("{:?}", change.facts);
    };
    assert_eq!(secret, table.secret);
    let mut secrets = round.secrets.clone();
    secrets.push((Party::Server, secret));
    assert_eq!(round.call.seed(&secrets), seed);
    assert_eq!(table.room.abandon(table.now), None, "nothing is on");
}

#[test]
fn where_only_bots_play_the_owner_has_the_share() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], ["Anna", "Ben"]);
    table.does(anna, Command::Stand(FIRST));
    table.does(ben, Command::Stand(SECOND));
    for seat in [FIRST, SECOND] {
        table.does(anna, bot(seat, "greedy"));
    }
    table.does(anna, Command::Ready(true));
    table.wait(0);
    let command = commitment(&table, ben, [1; 32]);
    assert_eq!(table.refused(ben, command), Refusal::NotSeated);
    commit(&mut table, anna);
    reveal(&mut table, anna);
    assert_eq!(table.room.fair().expect("a round").round.devices, 1);
}

#[test]
fn nobody_hears_the_servers_secret_before_the_end() {
    let (mut table, members) = counting();
    table.secret = [0x5e; 32];
    table.does(members[0], Command::Ready(false));
    let quiet = table.changes.len();
    table.does(members[0], Command::Ready(true));
    table.wait(0);
    for member in members {
        commit(&mut table, member);
    }
    for member in members {
        reveal(&mut table, member);
    }
    table.wait(12_000);
    let told = |change: &Change| {
        let public = change.facts.iter().filter(|fact| fact.is_public());
        public.map(|fact| format!("{fact}\n")).collect::<String>()
    };
    let secret = "5e".repeat(32);
    let heard: String = table.changes[quiet..].iter().map(told).collect();
    assert!(!heard.contains(&secret), "{heard}");
    let snapshot = table.room.snapshot(&[]);
    assert!(
        !snapshot
            .iter()
            .any(|fact| fact.to_string().contains(&secret))
    );
    table.wait(2000);
    let heard = told(table.changes.last().expect("a change"));
    assert!(heard.contains(&secret), "{heard}");
}
