//! Seats during a game: for whoever comes late, and for whoever comes again.

use klaxon_core::{Time, Viewer};
use klaxon_room::{Command, Fact, Occupant, Phase, Refusal};

use crate::table::{FIRST, SECOND, Table, act, bot, set};

const TWO: [&str; 2] = ["Anna", "Ben"];

fn is_bot(table: &Table) -> bool {
    matches!(table.occupant(SECOND), Occupant::Bot(_))
}

#[test]
fn whoever_comes_late_takes_a_seat_that_was_left() {
    let (mut table, [_, ben]) = Table::playing("fuse", &["players 2"], TWO);
    let carl = table.join("Carl");
    let refusal = table.refused(carl, Command::Sit(SECOND));
    assert_eq!(refusal, Refusal::SeatTaken);
    table.does(ben, Command::Leave);
    table.does(carl, Command::Sit(SECOND));
    assert_eq!(*table.occupant(SECOND), Occupant::Member(carl));
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn whoever_comes_late_takes_over_from_a_bot() {
    let mut table = Table::open("fuse", &["players 2", "clock none"]);
    table.bots_think = false;
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(3000 + 1500);
    let think = table.thinking.pop().expect("the bot thinks");
    table.does(anna, act(FIRST, "roll"));
    let ben = table.join("Ben");
    table.does(ben, Command::Sit(SECOND));
    let thought = klaxon_room::Thought::Act("pass".to_owned());
    assert_eq!(table.think(&think, thought), 0, "it has nothing to say now");
    table.does(ben, act(SECOND, "pass"));
}

#[test]
fn the_owner_puts_a_bot_on_the_seat_of_a_player_who_is_away() {
    for game in ["fuse", "planter"] {
        let (mut table, [anna, ben]) = Table::playing(game, &["players 2"], TWO);
        let refusal = table.refused(anna, bot(SECOND, "greedy"));
        assert_eq!(refusal, Refusal::SeatTaken, "{game}");
        table.does(anna, set("grace", "2000"));
        table.go(ben);
        table.wait(1999);
        let refusal = table.refused(anna, bot(SECOND, "greedy"));
        assert_eq!(refusal, Refusal::StillTheirs, "{game}");
        table.now = table.now.plus(1);
        table.does(anna, bot(SECOND, "greedy"));
        let expected = [
            Fact::Bot(SECOND, "greedy".to_owned()),
            Fact::Kept(SECOND, ben),
        ];
        assert!(table.last_facts().ends_with(&expected), "{game}");
        table.come(ben);
        table.does(ben, Command::Sit(SECOND));
        assert_eq!(*table.occupant(SECOND), Occupant::Member(ben), "{game}");
        assert_eq!(table.room.kept(), [], "{game}");
    }
}

#[test]
fn before_the_game_a_bot_takes_the_seat_of_who_is_gone_at_once() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], TWO);
    table.go(ben);
    table.does(anna, bot(SECOND, "greedy"));
    assert!(is_bot(&table) && table.room.kept().is_empty());
}

#[test]
fn a_bot_for_who_dropped_lets_the_game_go_on() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.does(anna, set("drop", "pause"));
    table.go(ben);
    table.wait(10_000);
    assert_eq!(table.room.phase(), Phase::Paused { drop: true });
    table.does(anna, bot(SECOND, "greedy"));
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn a_seat_with_secrets_is_only_for_the_player_who_had_it() {
    let (mut table, [anna, ben]) = Table::playing("planter", &["players 2"], TWO);
    let carl = table.join("Carl");
    table.does(ben, Command::Stand(SECOND));
    assert_eq!(
        table.last_facts(),
        [Fact::Stood(SECOND), Fact::Kept(SECOND, ben)]
    );
    for member in [anna, carl] {
        let refusal = table.refused(member, Command::Sit(SECOND));
        assert_eq!(refusal, Refusal::Secrets);
    }
    table.does(anna, bot(SECOND, "greedy"));
    let refusal = table.refused(carl, Command::Sit(SECOND));
    assert_eq!(refusal, Refusal::Secrets);
    table.does(ben, Command::Sit(SECOND));
    assert_eq!(table.room.eyes(ben), [Viewer::Seat(SECOND)]);
}

#[test]
fn a_seat_is_kept_until_the_player_leaves_or_the_table_plays_again() {
    let (mut table, [anna, ben]) = Table::playing("planter", &["players 2"], TWO);
    table.does(ben, Command::Stand(SECOND));
    assert_eq!(table.room.kept(), [(SECOND, ben)]);
    assert_eq!(table.replayed().kept(), [(SECOND, ben)]);
    table.does(ben, Command::Leave);
    assert_eq!(table.room.kept(), []);

    let options = ["players 2", "clock 0:10"];
    let (mut table, [_, ben]) = Table::playing("fuse", &options, TWO);
    table.does(ben, Command::Stand(SECOND));
    table.wait(10_000);
    table.does(anna, Command::Reset);
    assert_eq!(table.room.kept(), []);
}

#[test]
fn after_the_end_nobody_takes_a_seat() {
    let options = ["players 2", "clock 0:10"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    table.does(ben, Command::Leave);
    table.wait(10_000);
    let refusal = table.refused(anna, Command::Sit(SECOND));
    assert_eq!(refusal, Refusal::NotInTheLobby);
}

#[test]
fn everybody_hears_who_is_away_and_who_is_back() {
    let (mut table, [_, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.wait(1000);
    table.go(ben);
    assert_eq!(table.last_facts(), [Fact::Gone(ben, table.now)]);
    let name = |table: &Table| table.room.member(ben).map(|member| member.name.clone());
    assert_eq!(
        name(&table).as_deref(),
        Some("Ben"),
        "an absent player has a name"
    );
    table.come(ben);
    assert_eq!(table.last_facts(), [Fact::Came(ben)]);
    assert_eq!(table.time(), Time(1000));
}

#[test]
fn the_owner_does_not_look_into_a_hand_by_sending_its_player_away() {
    let (mut table, [anna, ben]) = Table::playing("planter", &["players 2"], TWO);
    let carl = table.join("Carl");
    table.does(anna, Command::Kick(ben));
    assert_eq!(*table.occupant(SECOND), Occupant::Nobody);
    for member in [anna, carl] {
        let refusal = table.refused(member, Command::Sit(SECOND));
        assert_eq!(refusal, Refusal::Secrets);
    }
    assert_eq!(table.room.eyes(anna), [Viewer::Seat(FIRST)]);
    assert_eq!(table.room.eyes(carl), [Viewer::Spectator]);
    // A bot plays on, and is not to be taken over from either.
    table.does(anna, bot(SECOND, "greedy"));
    let refusal = table.refused(anna, Command::Sit(SECOND));
    assert_eq!(refusal, Refusal::Secrets);
    let refusal = table.refused(anna, Command::Stand(SECOND));
    assert_eq!(refusal, Refusal::NotYourSeat);
}
