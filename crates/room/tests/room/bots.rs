//! Bots look at the table at their pace; what they come to may be out of date.

use klaxon_core::{Seat, Time};
use klaxon_room::{Command, Fact, MemberId, Phase, Think, Thought, Wall};

use crate::table::{FIRST, SECOND, Table, act, bot, note, set};

/// A person on the first seat and a bot on the second; the bot's thoughts are told by the test.
fn with_bot(game: &str, options: &[&str]) -> (Table, MemberId) {
    let mut table = Table::open(game, options);
    table.bots_think = false;
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    (table, anna)
}

/// Waits until the bot should think.
fn next_think(table: &mut Table) -> Think {
    let due = table.due_in().expect("the bot looks at the table");
    table.wait(due);
    let think = table.thinking.pop().expect("the bot thinks");
    assert!(table.thinking.is_empty());
    think
}

fn does(action: &str) -> Thought {
    Thought::Act(action.to_owned())
}

/// It says something, and waits.
fn says(text: &str) -> Thought {
    Thought::Note(text.to_owned(), Box::new(Thought::Wait(None)))
}

#[test]
fn tables_of_bots_play_to_the_end() {
    for (game, options) in [
        ("fuse", &["players 3"][..]),
        ("fuse", &["players 1", "steady-hands yes"]),
        ("planter", &["players 3", "extras yes", "slow-fuse penalty"]),
        ("countdown", &["players 4", "difficulty heroic"]),
        ("countdown", &["players 1", "steady-hands yes"]),
        ("integrated", &["players 5", "difficulty expert"]),
        ("epic", &["players 6"]),
        ("fuse+roles+sparks", &["players 3"]),
        ("flatline", &["players 3"]),
    ] {
        for (policy, pace) in [("greedy", "1500"), ("random", "500"), ("greedy", "0")] {
            let mut table = Table::open(game, options);
            let anna = table.join("Anna");
            for seat in Seat::all(table.room.seats().len()) {
                table.does(anna, bot(seat, policy));
            }
            table.does(anna, set("pace", pace));
            table.does(anna, Command::Ready(true));
            table.wait(3_600_000);
            assert_eq!(table.room.phase(), Phase::Over, "{game} {policy} {pace}");
            assert_eq!(table.due_in(), None);
        }
    }
}

#[test]
fn a_bot_takes_its_time_from_one_action_to_the_next() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, set("pace", "700"));
    table.does(anna, Command::Ready(true));
    table.wait(3_600_000);
    for seat in [FIRST, SECOND] {
        let times = table.facts().filter_map(|fact| match fact {
            Fact::Acted(who, at, _) if *who == seat => Some(at.0),
            _ => None,
        });
        let times: Vec<u32> = times.collect();
        assert!(times.len() > 10 && times[0] >= 700);
        assert!(times.windows(2).all(|pair| pair[1] >= pair[0] + 700));
    }
}

#[test]
fn a_bot_that_waits_looks_again_when_something_happens() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    assert_eq!(table.due_in(), Some(1500), "it looks at the deal");
    let think = next_think(&mut table);
    assert_eq!((think.seat, think.policy.as_str()), (SECOND, "greedy"));
    assert_eq!(table.due_in(), None, "it thinks, and nothing else is due");
    assert_eq!(table.think(&think, Thought::Wait(None)), 0);
    assert_eq!(table.due_in(), None);
    table.wait(5000);
    table.does(anna, act(FIRST, "roll"));
    assert_eq!(table.due_in(), Some(1500));
}

#[test]
fn a_bot_that_waits_for_a_time_looks_then_or_when_something_happens() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    table.think(&think, Thought::Wait(Some(Time(9000))));
    assert_eq!(table.due_in(), Some(7500));
    let think = next_think(&mut table);
    assert_eq!(table.time(), Time(9000));
    table.think(&think, Thought::Wait(Some(Time(8000))));
    assert_eq!(table.due_in(), Some(0), "that time has come");
    let think = next_think(&mut table);
    table.think(&think, Thought::Wait(Some(Time(60_000))));
    table.wait(1000);
    table.does(anna, act(FIRST, "roll"));
    assert_eq!(table.due_in(), Some(1500), "it has seen that");
}

#[test]
fn a_bot_that_waited_for_something_that_has_happened_looks_again() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    table.does(anna, act(FIRST, "roll"));
    table.think(&think, Thought::Wait(None));
    assert_eq!(table.due_in(), Some(1500));
}

#[test]
fn a_thought_that_is_refused_is_thought_over() {
    let (mut table, _) = with_bot("fuse", &["players 2", "clock none"]);
    for thought in [does("roll"), does("fly")] {
        let think = next_think(&mut table);
        assert_eq!(table.think(&think, thought), 0, "it is Anna's turn");
        assert_eq!(table.due_in(), Some(1500));
    }
}

#[test]
fn a_thought_counts_once() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    table.does(anna, act(FIRST, "roll"));
    assert_eq!(table.think(&think, does("pass")), 1);
    assert_eq!(table.think(&think, does("unpass")), 0);
    let forged = Think {
        seat: FIRST,
        ..think.clone()
    };
    assert_eq!(table.think(&forged, does("pass")), 0);
    let nowhere = Think {
        seat: Seat(9),
        ..think
    };
    assert_eq!(table.think(&nowhere, does("pass")), 0);
}

#[test]
fn a_thought_of_a_bot_that_was_replaced_is_forgotten() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let old = next_think(&mut table);
    table.does(anna, act(FIRST, "roll"));
    table.does(anna, bot(SECOND, "random"));
    assert_eq!(table.think(&old, does("pass")), 0);
    table.does(anna, bot(SECOND, "greedy"));
    assert_eq!(table.think(&old, does("pass")), 0);
    let new = next_think(&mut table);
    assert_eq!(table.think(&old, does("pass")), 0, "the new one thinks");
    assert_eq!(table.think(&new, does("pass")), 1);
}

#[test]
fn a_thought_about_the_last_game_is_forgotten() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock 0:10"]);
    let old = next_think(&mut table);
    table.wait(10_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert_eq!(table.think(&old, does("pass")), 0);
    table.does(anna, Command::Rematch(true));
    assert_eq!(table.think(&old, does("pass")), 0);
    table.wait(3000);
    table.does(anna, act(FIRST, "roll"));
    assert_eq!(table.think(&old, does("pass")), 0);
    let new = next_think(&mut table);
    assert_eq!(table.think(&old, does("pass")), 0, "the new one thinks");
    assert_eq!(table.think(&new, does("pass")), 1);
}

#[test]
fn a_bot_that_thought_during_a_pause_looks_again_after_it() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    table.does(anna, act(FIRST, "roll"));
    table.does(anna, Command::Vote(true));
    for thought in [does("pass"), Thought::Wait(Some(Time(9)))] {
        assert_eq!(table.think(&think, thought), 0);
    }
    assert_eq!(table.due_in(), None);
    table.wait(60_000);
    table.does(anna, Command::Vote(true));
    assert_eq!(table.due_in(), Some(3000), "when the count-in is over");
    let think = next_think(&mut table);
    assert_eq!(table.think(&think, does("pass")), 1);
}

#[test]
fn the_clock_ticks_before_a_bot_acts() {
    let (mut table, _) = with_bot("fuse", &["players 2", "clock 0:10", "first 2"]);
    let think = next_think(&mut table);
    table.now = table.now.plus(8500);
    assert_eq!(table.think(&think, does("roll")), 1);
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn people_who_watch_a_bot_think_do_not_stop_it() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    table.does(anna, Command::Rename("Anne".to_owned()));
    table.wait(100);
    assert_eq!(table.think(&think, Thought::Wait(None)), 0);
    assert_eq!(table.due_in(), Some(1500));
    assert_eq!(table.room.deadline(), Some(Wall(table.now.0 + 1500)));
}

#[test]
fn a_bot_says_what_it_plans_and_then_acts() {
    let (mut table, _) = with_bot("fuse", &["players 2", "clock none"]);
    let think = next_think(&mut table);
    assert_eq!(table.think(&think, says("x")), 1);
    assert_eq!(table.last_facts(), [Fact::Noted(SECOND, "x".to_owned())]);
    assert_eq!(table.due_in(), None, "what it says itself is no news to it");
}

#[test]
fn a_bot_says_nothing_twice_and_nothing_that_is_no_note() {
    for (text, count) in [("x", 0), ("Ä", 0), ("y", 1)] {
        let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
        let think = next_think(&mut table);
        table.think(&think, says("x"));
        table.does(anna, act(FIRST, "roll"));
        let think = next_think(&mut table);
        let said = table.think(&think, says(text));
        assert_eq!(said, count, "{text}");
    }
}

/// Anna and two bots, who plan the first round of FLATLINE.
fn planning(seed: u8) -> (Table, MemberId) {
    let mut table = Table::open("flatline", &["players 3"]);
    table.secret = [seed; 32];
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, bot(Seat(2), "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    table.does(anna, act(FIRST, "choose bay 1"));
    (table, anna)
}

#[test]
fn bots_say_what_they_plan_before_they_are_ready() {
    let (mut table, _) = planning(7);
    table.wait(1500);
    for seat in [SECOND, Seat(2)] {
        assert!(table.room.note(seat).starts_with("1: "), "{seat}");
        let facts: Vec<&Fact> = table.facts().collect();
        let said = facts
            .iter()
            .position(|f| matches!(f, Fact::Noted(one, _) if *one == seat));
        let ready = facts.iter().position(
            |f| matches!(f, Fact::Acted(one, _, action) if *one == seat && action == "ready"),
        );
        assert!(said < ready, "{said:?} {ready:?}");
    }
    assert_ne!(table.room.note(SECOND), table.room.note(Seat(2)));
}

#[test]
fn bots_plan_again_when_a_person_does() {
    let (mut table, anna) = planning(7);
    table.wait(1500);
    let before = table.room.note(SECOND).to_owned();
    table.does(anna, note(FIRST, &before));
    table.wait(1500);
    assert_ne!(table.room.note(SECOND), before);
    let count = table.changes.len();
    table.wait(60_000);
    assert_eq!(table.changes.len(), count, "they say everything once");
}

#[test]
fn bots_play_beside_a_person_to_the_end() {
    let (mut table, anna) = planning(3);
    while table.goes_on() {
        let board = table.room.board().expect("a game");
        if let Some(action) = board.fallback(FIRST).filter(|action| action != "done") {
            let _ = table.act(anna, FIRST, &action);
        }
        table.wait(2000);
    }
    let says = |fact: &&Fact| matches!(fact, Fact::Noted(..));
    let (said, all) = (table.facts().filter(says).count(), table.changes.len());
    assert!(said * 4 < all, "{said} of {all} changes are notes");
}

#[test]
fn bots_in_a_hurry_act_a_thousand_times_and_then_take_their_time() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    table.does(anna, set("pace", "0"));
    table.does(anna, set("head-start", "0"));
    table.does(anna, act(FIRST, "roll"));
    let (began, mut done) = (table.now, 0);
    for action in ["pass", "unpass"].into_iter().cycle().take(5000) {
        let think = next_think(&mut table);
        if table.now > began {
            break;
        }
        done += table.think(&think, does(action));
    }
    assert!((1000..1010).contains(&done), "{done}");
}

#[test]
fn bots_alone_wait_in_a_game_without_a_clock() {
    let (mut table, anna) = with_bot("fuse", &["players 2", "clock none"]);
    table.does(anna, act(FIRST, "roll"));
    assert!(table.due_in().is_some());
    table.go(anna);
    // All that is due is that somebody else would own the room.
    table.wait(3_600_000);
    assert!(table.thinking.is_empty());
    table.come(anna);
    next_think(&mut table);
}
