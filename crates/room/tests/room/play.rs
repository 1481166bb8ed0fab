//! The game itself: actions, repeated messages, what is due, lag.

use klaxon_bots::registry::Games;
use klaxon_core::board::NotDone;
use klaxon_core::chance::Seeded;
use klaxon_core::fair::Party;
use klaxon_core::record::{Record, check, game_of};
use klaxon_core::{Seat, Time};
use klaxon_games::{Catalogued, Visitor, visit};
use klaxon_room::{Change, Command, Fact, MemberId, Phase, Refusal, Room, record};

use crate::table::{FIRST, SECOND, Table, act, bot, set};

const TWO: [&str; 2] = ["Anna", "Ben"];

#[test]
fn an_accepted_action_is_one_change_with_its_time_and_its_events() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    table.wait(1234);
    let change = table.does(anna, act(FIRST, "roll"));
    let acted = Fact::Acted(FIRST, Time(1234), "roll".to_owned());
    assert_eq!(change.facts, [acted]);
    assert_eq!(change.events.len(), 4, "two players roll four dice");
    let rolled = |event: &String| event.starts_with("rolled ");
    assert!(change.events.iter().all(rolled));
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], TWO);
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::NotPlaying);
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::NotPlaying, "the cards are not dealt");
    table.wait(3000);
    let refusal = table.refused(anna, act(SECOND, "roll"));
    assert_eq!(refusal, Refusal::NotYourSeat);
    for nonsense in ["fly", "", "roll ", " roll", "roll\n. owner 2", "ROLL"] {
        let refusal = table.refused(anna, act(FIRST, nonsense));
        assert_eq!(refusal, Refusal::Game(NotDone::NotAnAction), "{nonsense:?}");
        assert_eq!(refusal.rule(), None);
    }
    let refusal = table.refused(ben, act(SECOND, "roll"));
    assert_eq!(refusal.rule(), Some("F-20"), "{refusal:?}");
    assert!(refusal.message().key.starts_with("fuse-"));
    let unknown = table.refused(MemberId(9), act(FIRST, "roll"));
    assert_eq!(unknown, Refusal::NoSuchMember);
}

#[test]
fn a_message_sent_again_gets_its_old_answer_and_does_nothing() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    let first = table.send(anna, 10, act(FIRST, "roll"));
    let changes = table.changes.len();
    table.wait(500);
    for command in [act(FIRST, "roll"), Command::Leave] {
        let again = table.send(anna, 10, command);
        assert_eq!(again, first, "the id counts, not what it says");
    }
    let old = table.send(anna, 9, act(FIRST, "pass"));
    assert_eq!(old, Err(Refusal::OldMessage));
    assert_eq!(table.changes.len(), changes);
    let mut room = table.replayed();
    let answer = room.ask(anna, 10, act(FIRST, "roll"), table.now);
    assert_eq!((answer.result, answer.changes), (first, vec![]));
}

#[test]
fn a_message_that_was_refused_can_be_sent_again() {
    let (mut table, [_, ben]) = Table::playing("fuse", &["players 2"], TWO);
    assert!(table.send(ben, 100, act(SECOND, "fly")).is_err());
    assert!(table.send(ben, 100, Command::Vote(true)).is_ok());
    assert_eq!(table.room.members()[1].last_message(), 100);
}

#[test]
fn the_last_answers_are_kept_and_older_messages_are_not_carried_out() {
    let mut table = Table::open("fuse", &[]);
    let anna = table.join("Anna");
    let rename = |i: u64| Command::Rename(format!("Anna {i}"));
    let answers: Vec<u64> = (1..=200)
        .map(|i| table.send(anna, i, rename(i)).expect("accepted"))
        .collect();
    let room = table.replayed();
    for mut room in [room, table.room] {
        for id in 1..=200 {
            let again = room.ask(anna, id, rename(0), table.now);
            assert_eq!(again.changes, []);
            match again.result {
                Ok(number) => assert_eq!(number, answers[id as usize - 1]),
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::OldMessage);
                    assert!(id <= 72, "the last 128 are kept");
                }
            }
        }
        assert_eq!(room.ask(anna, 0, rename(0), table.now).changes, []);
    }
}

#[test]
fn of_two_grabs_for_the_same_die_one_succeeds_and_the_other_hears_why() {
    let found = (0..100).find_map(|seed| {
        let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], TWO);
        table.secret = [seed; 32];
        table.does(anna, Command::Ready(true));
        table.does(ben, Command::Ready(true));
        table.wait(3000);
        let rolled = table.does(anna, act(FIRST, "roll")).events.clone();
        let single = rolled
            .iter()
            .find(|die| rolled.iter().filter(|d| d == die).count() == 1)?;
        let place = format!("place {} ", single.strip_prefix("rolled ")?);
        let grab = |seat| {
            let mut all = table.room.legal(seat).into_iter();
            all.find(|action| action.starts_with(&place))
        };
        let grabs = (grab(FIRST)?, grab(SECOND)?);
        Some((table, anna, ben, grabs))
    });
    let (mut table, anna, ben, (first, second)) = found.expect("some seed");
    assert!(table.act(ben, SECOND, &second).is_ok());
    let refusal = table.refused(anna, act(FIRST, &first));
    assert!(refusal.rule().is_some(), "{refusal:?}");
}

#[test]
fn the_clock_ticks_before_anybody_acts() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2", "clock 0:10"], TWO);
    let changes = table.changes.len();
    table.now = table.now.plus(10_000);
    let late = table.act(anna, FIRST, "roll");
    assert_eq!(late, Err(Refusal::NotPlaying));
    assert_eq!(table.changes.len(), changes + 1, "the clock ran out");
    assert_eq!(table.last_facts()[0], Fact::Ticked(Time::seconds(10)));
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn the_clock_ticks_before_anybody_asks_for_anything() {
    for command in [Command::Vote(true), Command::Leave, Command::Stand(FIRST)] {
        let options = ["players 2", "clock 0:10"];
        let (mut table, [anna, _]) = Table::playing("fuse", &options, TWO);
        table.now = table.now.plus(10_001);
        let _ = table.ask(anna, command.clone());
        assert_eq!(table.room.phase(), Phase::Over, "{command:?}");
        assert_eq!(table.room.clock().at(table.now), Time::seconds(10));
    }
}

#[test]
fn several_deadlines_that_were_missed_are_each_told_at_their_time() {
    let options = ["players 2", "slow-fuse call", "absent 0:10", "first 1"];
    let (mut table, [anna, ben]) = Table::playing("planter", &options, TWO);
    let first = table.room.legal(FIRST)[0].clone();
    table.does(anna, act(FIRST, &first));
    table.now = table.now.plus(10_500);
    let answer = table.act(anna, FIRST, "call");
    let ticks: Vec<&Fact> = table
        .facts()
        .filter(|f| matches!(f, Fact::Ticked(_)))
        .collect();
    let (slow, absent) = (Time::seconds(3), Time::seconds(10));
    assert_eq!(ticks, [&Fact::Ticked(slow), &Fact::Ticked(absent)]);
    assert!(matches!(answer, Err(Refusal::Game(_))), "{answer:?}");
    assert_eq!(table.room.legal(SECOND), Vec::<String>::new());
    let refusal = table.refused(ben, act(SECOND, "pass"));
    assert!(refusal.rule().is_some(), "a move was made for Ben");
}

#[test]
fn an_action_counts_from_when_it_was_sent() {
    for (round_trip, earlier) in [(0, 0), (100, 50), (299, 149), (300, 150), (9000, 150)] {
        let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
        table.room.heard_after(anna, round_trip);
        table.wait(1000);
        table.does(anna, act(FIRST, "roll"));
        let Fact::Acted(_, at, _) = table.last_facts()[0] else {
            panic!("somebody acted");
        };
        assert_eq!(at, Time(1000 - earlier), "{round_trip}");
    }
}

#[test]
fn an_action_counts_never_before_what_happened_last() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.room.heard_after(ben, 300);
    table.wait(1000);
    table.does(anna, act(FIRST, "roll"));
    table.wait(40);
    table.does(ben, act(SECOND, "pass"));
    let passed = Fact::Acted(SECOND, Time(1000), "pass".to_owned());
    assert_eq!(table.last_facts()[0], passed);
}

#[test]
fn an_action_never_counts_before_the_game_began() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    table.room.heard_after(anna, 300);
    table.wait(10);
    table.does(anna, act(FIRST, "roll"));
    let rolled = Fact::Acted(FIRST, Time::ZERO, "roll".to_owned());
    assert_eq!(table.last_facts()[0], rolled);
}

#[test]
fn a_deadline_is_delivered_as_much_later_as_the_slowest_player_is_heard() {
    let options = ["players 2", "clock 0:10"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    let watcher = table.join("Carl");
    let due = |table: &Table| table.due_in().expect("the clock runs");
    assert_eq!(due(&table), 10_000);
    table.room.heard_after(watcher, 300);
    assert_eq!(due(&table), 10_000, "who watches has no say");
    table.room.heard_after(anna, 80);
    table.room.heard_after(ben, 8000);
    assert_eq!(due(&table), 10_150);
    table.go(ben);
    assert_eq!(due(&table), 10_040, "who is away is not waited for");
    table.come(ben);
    // Sent in time, heard after the clock ran out.
    table.wait(10_100);
    table.does(ben, Command::Rename("Benno".to_owned()));
    assert!(table.act(ben, SECOND, "unpass").is_err());
    assert_eq!(table.room.phase(), Phase::Playing);
    table.wait(50);
    assert_eq!(table.room.phase(), Phase::Over);
    let over = Fact::Over(Time::seconds(10), 0);
    assert!(table.last_facts().contains(&over));
}

#[test]
fn who_acted_in_time_but_is_heard_later_is_not_too_late() {
    let options = ["players 2", "clock 0:10"];
    let (mut table, [anna, _]) = Table::playing("fuse", &options, TWO);
    table.room.heard_after(anna, 240);
    table.wait(10_119);
    table.does(anna, act(FIRST, "roll"));
    let rolled = Fact::Acted(FIRST, Time(9999), "roll".to_owned());
    assert_eq!(table.last_facts()[0], rolled);
    let (mut table, [anna, _]) = Table::playing("fuse", &options, TWO);
    table.room.heard_after(anna, 240);
    table.now = table.now.plus(10_120);
    let late = table.act(anna, FIRST, "roll");
    assert_eq!(late, Err(Refusal::NotPlaying));
}

/// Only an action brings a deadline on before those who are heard late had their time.
#[test]
fn nobody_is_cut_off_by_what_is_no_action_of_a_player() {
    let options = ["players 2", "clock 0:20", "first 2"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    let watcher = table.join("Carl");
    table.room.heard_after(anna, 300);
    table.wait(10_050);
    table.go(ben);
    table.wait(9950);
    table.does(watcher, Command::Rename("Carlo".to_owned()));
    table.does(anna, set("pace", "100"));
    table.wait(50);
    let rolled = Fact::Fallback(SECOND, Time(19_900), "roll".to_owned());
    assert_eq!(table.last_facts(), [rolled], "for Ben");
    table.wait(50);
    assert_eq!(table.room.phase(), Phase::Playing);
    table.does(anna, act(FIRST, "pass"));
    table.wait(50);
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn exactly_one_timer_is_armed_for_whatever_comes_first() {
    let options = ["players 2", "clock 0:20"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    assert_eq!(table.due_in(), Some(20_000), "the clock");
    table.go(anna);
    assert_eq!(table.due_in(), Some(10_000), "Anna is played for");
    table.wait(10_000);
    let rolled = Fact::Fallback(FIRST, Time::seconds(10), "roll".to_owned());
    assert_eq!(table.last_facts(), [rolled]);
    table.come(anna);
    assert_eq!(table.due_in(), Some(10_000), "the clock");
    table.wait(10_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert_eq!(table.due_in(), None);
    table.go(anna);
    assert_eq!(table.due_in(), Some(30_000), "the room gets another owner");
    table.wait(30_000);
    assert_eq!(table.room.owner(), Some(ben));
    assert_eq!(table.due_in(), None);
}

#[test]
fn after_the_end_everybody_may_know_the_seed_and_nobody_acts() {
    let options = ["players 2", "clock 0:10"];
    let (mut table, [anna, _]) = Table::playing("fuse", &options, TWO);
    assert_eq!(table.room.outcome(), None);
    table.wait(10_000);
    let outcome = table.room.outcome().expect("it is over");
    assert_eq!((outcome.won, outcome.at), (false, Time::seconds(10)));
    let secret = Fact::Opened(Party::Server, [7; 32]);
    assert!(table.last_facts().contains(&secret));
    let seed = |fact: &Fact| matches!(fact, Fact::Revealed(_));
    assert!(table.last_facts().iter().any(seed));
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::NotPlaying);
    let refusal = table.refused(anna, Command::Vote(true));
    assert_eq!(refusal, Refusal::NotPlaying);
    assert_eq!(table.room.legal(FIRST), Vec::<String>::new());
}

/// An evening with everything in it: people, a bot, pauses, somebody who drops and comes back, somebody who leaves.
fn evening(game: &str, options: &[&str]) -> Table {
    let (mut table, [anna, ben]) = Table::seated(game, options, TWO);
    for seat in Seat::all(table.room.seats().len()).skip(2) {
        table.does(anna, bot(seat, "greedy"));
    }
    table.does(anna, set("pace", "300"));
    table.room.heard_after(ben, 90);
    for member in [anna, ben] {
        table.does(member, Command::Ready(true));
    }
    table.wait(3000);
    let mut round = 0;
    while table.goes_on() {
        match round {
            4 => {
                table.does(anna, Command::Vote(true));
                table.does(ben, Command::Vote(true));
                table.wait(5000);
                table.does(anna, Command::Vote(true));
                table.does(ben, Command::Vote(true));
            }
            8 => table.go(ben),
            16 => table.come(ben),
            20 => {
                let now = table.now;
                table.wait(700);
                table.restart(now);
                table.come(anna);
                table.come(ben);
            }
            30 => {
                table.does(ben, Command::Leave);
            }
            _ => {}
        }
        for (member, seat) in [(anna, FIRST), (ben, SECOND)] {
            let legal = table.room.legal(seat);
            if let Some(action) = legal.get(round % legal.len().max(1)) {
                let _ = table.act(member, seat, action);
            }
        }
        table.wait(900);
        round += 1;
    }
    table
}

/// The record can be read, is written in the only way there is, and comes out the same with its seed.
pub(crate) fn check_record(changes: &[Change], room: &Room) {
    let text = record(changes).expect("a game is over");
    assert_eq!(game_of(&text), Some(room.game()));
    visit(room.game(), Check { text: &text, room }).expect("a game of the catalogue");
}

struct Check<'a> {
    text: &'a str,
    room: &'a Room,
}

impl Visitor for Check<'_> {
    type Answer = ();

    fn visit<G: Catalogued>(self, _: &str) {
        let Check { text, room } = self;
        let (rules, record) = Record::<G>::parse(text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        let seed = record.header.seed.expect("the seed is known after the end");
        let replayed = record.replay(&rules, &mut Seeded::new(seed));
        assert_eq!(replayed, Ok(()), "{text}");
        let checked = check(text, &Games);
        assert!(checked.is_ok(), "{checked:?} {text}");
        assert_eq!(record.text(&rules), text);
        let last = record.positions(&rules).pop().expect("positions");
        assert_eq!(G::outcome(&rules, &last), room.outcome());
    }
}

#[test]
fn the_record_of_a_game_can_be_read_and_played_again() {
    for (game, options) in [
        ("fuse", &["players 3", "clock 2:00"][..]),
        ("planter", &["players 3", "extras yes", "rounds 2"]),
        ("countdown", &["players 3", "clock 2:00"]),
        ("integrated", &["players 3", "clock 2:00", "sixes yes"]),
        ("epic", &["clock 2:00"]),
        ("fuse+roles+sparks", &["players 3", "clock 2:00"]),
    ] {
        let table = evening(game, options);
        check_record(&table.changes, &table.room);
        let fallbacks = table.facts().filter(|f| matches!(f, Fact::Fallback(..)));
        assert!(fallbacks.count() > 2, "{game}");
    }
}

#[test]
fn the_record_is_that_of_the_last_game_that_was_over() {
    let options = ["players 2", "clock 0:10"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    assert_eq!(record(&table.changes), None);
    table.wait(10_000);
    let first = record(&table.changes).expect("over");
    table.does(anna, Command::Reset);
    assert_eq!(record(&table.changes).as_ref(), Some(&first));
    table.does(anna, crate::table::setup("planter", &["players 2"]));
    table.secret = [9; 32];
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(3000);
    assert_eq!(record(&table.changes).as_ref(), Some(&first));
    table.does(anna, Command::Leave);
    table.does(ben, Command::Leave);
    table.wait(3_600_000);
    check_record(&table.changes, &table.room);
    assert!(
        table
            .last_facts()
            .contains(&Fact::Opened(Party::Server, [9; 32]))
    );
}
