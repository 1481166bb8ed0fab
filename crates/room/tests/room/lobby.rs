//! People come and go, sit down, choose a game, and say that they are ready.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use klaxon_bots::registry::Games;
use klaxon_core::Seat;
use klaxon_core::shelf::{Shelf, Unpacked};
use klaxon_room::{Call, Command, Fact, MemberId, Occupant, Phase, Refusal, Room, Signal, Wall};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, fresh, set, setup};

const NOBODY: Occupant = Occupant::Nobody;

#[test]
fn a_new_room_has_the_first_game_and_nobody_in_it() {
    let room = fresh();
    assert_eq!((room.game(), room.phase()), ("fuse", Phase::Lobby));
    assert_eq!((room.number(), room.owner()), (0, None));
    assert_eq!(room.seats(), vec![NOBODY; 4]);
    assert_eq!(room.deadline(), None);
}

#[test]
fn a_room_is_opened_with_good_options_only() {
    let mut room = fresh();
    let open = |room: &mut Room, game: &str, option: &str| {
        room.open(game.to_owned(), vec![option.to_owned()], Wall(1))
    };
    let refusal = open(&mut room, "chess", "players 2");
    assert_eq!(refusal, Err(Refusal::NoSuchGame(Games.games())));
    let refusal = open(&mut room, "planter", "players 9");
    assert!(matches!(refusal, Err(Refusal::Options(_))), "{refusal:?}");
    assert_eq!((room.number(), room.game()), (0, "fuse"));
    assert!(open(&mut room, "planter", "players 3").is_ok());
    assert_eq!((room.number(), room.game()), (1, "planter"));
    assert_eq!(room.seats().len(), 3);
    let mut room = fresh();
    assert!(open(&mut room, "fuse+roles+sparks", "roles random cutter").is_ok());
    assert_eq!((room.game(), room.seats().len()), ("fuse+roles+sparks", 4));
}

#[test]
fn who_comes_first_owns_the_room() {
    let mut table = Table::open("fuse", &[]);
    let anna = table.join("Anna");
    let ben = table.join("Ben");
    assert_eq!(table.room.owner(), Some(anna));
    assert_eq!((anna, ben), (MemberId(1), MemberId(2)));
    assert_eq!(table.room.member_with_key("Ben").map(|m| m.id), Some(ben));
    assert!(table.room.member_with_key("Carl").is_none());
}

#[test]
fn names_are_tidied_and_some_are_no_names() {
    let mut table = Table::open("fuse", &[]);
    let anna = table.try_join("  Anna \t of  the\n2nd row ", "k");
    let anna = anna.expect("a fine name");
    let name = |table: &Table| table.room.members()[0].name.clone();
    assert_eq!(name(&table), "Anna of the 2nd row");
    table.does(anna, Command::Rename("Ä; > . by 1".to_owned()));
    assert_eq!(name(&table), "Ä; > . by 1");
    let long = "x".repeat(25);
    for wrong in ["", " \n ", &long, "a\u{202e}b", "a\u{7}b", "\u{feff}"] {
        assert_eq!(table.try_join(wrong, "k"), Err(Refusal::Name), "{wrong:?}");
        let refusal = table.refused(anna, Command::Rename(wrong.to_owned()));
        assert_eq!(refusal, Refusal::Name, "{wrong:?}");
    }
    table.does(anna, Command::Rename("y".repeat(24)));
}

#[test]
fn a_name_that_nobody_sees_is_none() {
    let mut table = Table::open("fuse", &[]);
    for unseen in [
        "\u{ad}",
        "\u{3164}",
        "\u{2800}",
        "\u{115f}\u{1160}",
        "\u{ffa0}",
        "\u{180e}",
        "\u{34f}",
        "\u{61c}",
        "\u{e0041}",
        "\u{fe0f}",
        "\u{301}",
        "\u{301} \u{fe0f}",
        "Anna\u{ad}",
        "An\u{3164}na",
    ] {
        assert_eq!(
            table.try_join(unseen, "k"),
            Err(Refusal::Name),
            "{unseen:?}"
        );
    }
    for seen in ["❤\u{fe0f}", "Zoe\u{308}", "山田", "🦊", "…", "Ägidius"] {
        assert!(table.try_join(seen, seen).is_ok(), "{seen:?}");
    }
}

#[test]
fn a_room_holds_so_many_people_and_no_more() {
    let mut table = Table::open("fuse", &[]);
    let all: Vec<MemberId> = (0..64).map(|i| table.join(&format!("n{i}"))).collect();
    assert_eq!(table.try_join("one more", "k"), Err(Refusal::Full));
    table.does(all[5], Command::Leave);
    let late = table.join("one more");
    assert_eq!(late, MemberId(65), "a number is never used twice");
    // Who only watched and is gone makes room; who has a seat does not.
    table.does(all[7], Command::Sit(FIRST));
    table.go(all[7]);
    assert_eq!(table.try_join("and another", "k"), Err(Refusal::Full));
    table.go(all[9]);
    table.join("and another");
    assert!(table.room.member(all[9]).is_none() && table.room.member(all[7]).is_some());
}

#[test]
fn the_owner_clears_the_seat_of_who_is_gone_before_the_game() {
    let mut table = Table::open("fuse", &["players 2"]);
    let (anna, ben, carl) = (table.join("Anna"), table.join("Ben"), table.join("Carl"));
    table.does(ben, Command::Sit(FIRST));
    assert_eq!(
        table.refused(anna, Command::Stand(FIRST)),
        Refusal::NotYourSeat
    );
    table.go(ben);
    assert_eq!(
        table.refused(carl, Command::Stand(FIRST)),
        Refusal::NotYourSeat
    );
    table.does(anna, Command::Stand(FIRST));
    assert_eq!(*table.occupant(FIRST), Occupant::Nobody);
}

#[test]
fn one_device_can_have_several_seats() {
    let mut table = Table::open("fuse", &["players 3"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, Command::Sit(THIRD));
    assert_eq!(table.last_facts(), [Fact::Sat(THIRD, anna)]);
    let seats: Vec<Seat> = table.room.seats_of(anna).collect();
    assert_eq!(seats, [FIRST, THIRD]);
    for member in [anna, ben] {
        let refusal = table.refused(member, Command::Sit(FIRST));
        assert_eq!(refusal, Refusal::SeatTaken);
    }
    for seat in [Seat(3), Seat(200), Seat(255)] {
        for command in [
            Command::Sit(seat),
            Command::Stand(seat),
            bot(seat, "greedy"),
            act(seat, "roll"),
        ] {
            assert_eq!(table.refused(anna, command), Refusal::NoSuchSeat);
        }
    }
    for (member, seat) in [(ben, FIRST), (ben, SECOND), (anna, SECOND)] {
        let refusal = table.refused(member, Command::Stand(seat));
        assert_eq!(refusal, Refusal::NotYourSeat);
    }
    table.does(anna, Command::Stand(FIRST));
    table.does(ben, Command::Sit(FIRST));
    assert_eq!(*table.occupant(FIRST), Occupant::Member(ben));
}

#[test]
fn the_owner_seats_bots_and_people_may_take_their_seats_before_the_game() {
    let mut table = Table::open("fuse", &["players 2"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    let refusal = table.refused(ben, bot(FIRST, "greedy"));
    assert_eq!(refusal, Refusal::NotTheOwner);
    let refusal = table.refused(anna, bot(FIRST, "clever"));
    assert_eq!(refusal, Refusal::NoSuchPolicy(vec!["greedy", "random"]));
    table.does(ben, Command::Sit(FIRST));
    let refusal = table.refused(anna, bot(FIRST, "greedy"));
    assert_eq!(refusal, Refusal::SeatTaken);
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, bot(SECOND, "random"));
    assert_eq!(*table.occupant(SECOND), Occupant::Bot("random".to_owned()));
    let refusal = table.refused(ben, Command::Stand(SECOND));
    assert_eq!(refusal, Refusal::NotTheOwner);
    table.does(anna, Command::Stand(SECOND));
    assert_eq!(*table.occupant(SECOND), NOBODY);
    table.does(anna, bot(SECOND, "random"));
    table.does(ben, Command::Sit(SECOND));
    assert_eq!(table.room.seats_of(ben).count(), 2);
}

#[test]
fn the_owner_chooses_the_game_and_who_was_ready_is_asked_again() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 3"], ["Anna", "Ben"]);
    table.does(ben, Command::Ready(true));
    let refusal = table.refused(ben, setup("planter", &[]));
    assert_eq!(refusal, Refusal::NotTheOwner);
    let refusal = table.refused(anna, setup("tea", &[]));
    assert_eq!(refusal, Refusal::NoSuchGame(Games.games()));
    let Refusal::Options(wrong) = table.refused(
        anna,
        setup("planter", &["players 3", "colour red", "rounds x"]),
    ) else {
        panic!("the options are wrong");
    };
    let lines: Vec<usize> = wrong.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 2]);
    let many = vec!["players 3"; 257];
    let long = format!("players 3{}", " ".repeat(200));
    for options in [
        &many[..],
        &[&long],
        &["players 3\nplayers 4"],
        &["players\r3"],
    ] {
        let refusal = table.refused(anna, setup("planter", options));
        assert_eq!(refusal, Refusal::Options(Vec::new()));
    }
    let Refusal::Options(twice) = table.refused(anna, setup("planter", &many[1..])) else {
        panic!("the options are wrong");
    };
    assert_eq!(twice.len(), 255, "so many are read");
    table.does(anna, setup("planter", &[&long[..200]]));
    table.does(anna, setup("planter", &["players 5", "rounds 2"]));
    assert_eq!(table.room.game(), "planter");
    assert_eq!(table.room.options(), ["players 5", "rounds 2"]);
    assert_eq!(table.room.seats().len(), 5);
    assert!(table.room.members().iter().all(|member| !member.ready));
    assert_eq!(*table.occupant(SECOND), Occupant::Member(ben));
}

/// The usual table has four seats: the fifth must not be lost on the way from one set of options to the next.
#[test]
fn who_sits_keeps_the_seat_if_the_new_game_has_it() {
    let names = ["Anna", "Ben", "Carl", "Dora", "Emil"];
    let (mut table, members) = Table::seated("fuse", &["players 5"], names);
    table.does(members[0], setup("fuse", &["sixes yes", "players 5"]));
    assert_eq!(*table.occupant(Seat(4)), Occupant::Member(members[4]));
    table.does(members[0], setup("planter", &["players 6"]));
    assert_eq!(*table.occupant(Seat(4)), Occupant::Member(members[4]));
    assert_eq!(*table.occupant(Seat(5)), NOBODY);
    table.does(members[0], setup("planter", &["rounds 2", "players 3"]));
    assert_eq!(table.room.seats().len(), 3);
    assert!(table.last_facts().contains(&Fact::Stood(Seat(4))));
    table.does(members[0], setup("fuse", &["players 5"]));
    assert_eq!(table.room.seats()[3..], [NOBODY, NOBODY]);
    assert_eq!(table.replayed().seats(), table.room.seats());
}

/// A shelf on which the second game has fewer policies than the first.
struct Uneven;

impl Shelf for Uneven {
    fn games(&self) -> Vec<String> {
        Games.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        Games.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        match game {
            "planter" => vec!["random"],
            _ => Games.policies(game),
        }
    }
}

/// A shelf that counts how often a game is unpacked.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Shelf for Counting {
    fn games(&self) -> Vec<String> {
        Games.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Games.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        Games.policies(game)
    }
}

#[test]
fn however_many_options_there_are_the_game_is_unpacked_once() {
    let shelf = Arc::new(Counting::default());
    let mut room = Room::new(shelf.clone());
    let board = Games.unpack("fuse", &["players 3"]).expect("a game");
    let options = board.map(|board| board.options()).expect("its options");
    assert!(options.len() > 60, "a deck is long: {}", options.len());
    let before = shelf.0.load(Ordering::Relaxed);
    let opened = room.open("fuse".to_owned(), options.to_vec(), Wall(1));
    let opened = opened.expect("good options");
    assert_eq!(shelf.0.load(Ordering::Relaxed) - before, 1);
    assert_eq!(room.seats().len(), 3);

    let mut again = Room::new(shelf.clone());
    let before = shelf.0.load(Ordering::Relaxed);
    assert!(again.replay(&opened));
    assert_eq!(shelf.0.load(Ordering::Relaxed) - before, 1);
    assert_eq!(again.seats(), room.seats());
}

#[test]
fn a_bot_keeps_its_seat_if_it_can_play_the_new_game() {
    let mut room = Room::new(Arc::new(Uneven));
    let now = Wall(1);
    let (anna, _) = room.join("Anna", "key", now).expect("an open room");
    let commands = [
        bot(FIRST, "greedy"),
        bot(SECOND, "random"),
        setup("planter", &[]),
    ];
    for (id, command) in (1..).zip(commands) {
        let answer = room.ask(anna, id, command, now);
        assert!(answer.result.is_ok(), "{answer:?}");
    }
    assert_eq!(room.seats()[0], NOBODY);
    assert_eq!(room.seats()[1], Occupant::Bot("random".to_owned()));
}

#[test]
fn the_owner_changes_settings() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], ["Anna", "Ben"]);
    assert_eq!(
        table.refused(ben, set("grace", "5000")),
        Refusal::NotTheOwner
    );
    for (name, value) in [("grace", "9"), ("tea", "1"), ("drop", "yes"), ("pace", "")] {
        assert_eq!(table.refused(anna, set(name, value)), Refusal::Setting);
    }
    for (name, value) in [
        ("grace", "5000"),
        ("drop", "pause"),
        ("pace", "0"),
        ("count-in", "0"),
    ] {
        table.does(anna, set(name, value));
        let all = table.room.settings().all();
        assert!(all.contains(&(name, value.to_owned())), "{name} {value}");
    }
}

#[test]
fn the_deal_comes_a_count_in_after_everybody_is_ready() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], ["Anna", "Ben"]);
    let watcher = table.join("Carl");
    let refusal = table.refused(watcher, Command::Ready(true));
    assert_eq!(refusal, Refusal::NotSeated);
    table.does(anna, Command::Ready(true));
    assert_eq!((table.room.phase(), table.due_in()), (Phase::Lobby, None));
    table.does(ben, Command::Ready(true));
    let until = table.now.plus(3000);
    assert_eq!(table.room.phase(), Phase::Counting(until));
    table.wait(0);
    assert_eq!(table.room.deadline(), Some(until));
    table.wait(2999);
    assert!(table.room.board().is_none());
    table.wait(1);
    assert_eq!(table.room.phase(), Phase::Playing);
    assert_eq!(table.time().0, 0);
    assert!(table.last_facts().contains(&Fact::Began));
}

#[test]
fn a_count_in_is_broken_off_by_whatever_makes_the_table_incomplete() {
    type Break = fn(&mut Table, MemberId, MemberId);
    let breaks: [(&str, Break); 9] = [
        ("not ready", |t, _, ben| {
            t.does(ben, Command::Ready(false));
        }),
        ("stands", |t, _, ben| {
            t.does(ben, Command::Stand(SECOND));
        }),
        ("drops", |t, _, ben| t.go(ben)),
        ("the owner drops", |t, anna, _| t.go(anna)),
        ("leaves", |t, _, ben| {
            t.does(ben, Command::Leave);
        }),
        ("is kicked", |t, anna, ben| {
            t.does(anna, Command::Kick(ben));
        }),
        ("another game", |t, anna, _| {
            t.does(anna, setup("planter", &["players 3"]));
        }),
        ("a bot's seat is taken", |t, _, ben| {
            t.does(ben, Command::Sit(THIRD));
        }),
        ("a bot is sent away", |t, anna, _| {
            t.does(anna, Command::Stand(THIRD));
        }),
    ];
    for (how, break_off) in breaks {
        let (mut table, [anna, ben]) = Table::seated("fuse", &["players 3"], ["Anna", "Ben"]);
        table.does(anna, bot(THIRD, "greedy"));
        table.does(anna, Command::Ready(true));
        table.does(ben, Command::Ready(true));
        table.wait(1000);
        assert!(matches!(table.room.phase(), Phase::Counting(_)), "{how}");
        break_off(&mut table, anna, ben);
        assert_eq!(table.room.phase(), Phase::Lobby, "{how}");
        assert!(table.last_facts().contains(&Fact::Uncounted), "{how}");
        table.wait(10_000);
        assert!(table.room.board().is_none(), "{how}");
    }
}

#[test]
fn a_count_in_begins_anew_after_it_was_broken_off() {
    let (mut table, [anna, ben]) = Table::seated("planter", &["players 2"], ["Anna", "Ben"]);
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(2000);
    table.go(ben);
    table.wait(500);
    table.come(ben);
    assert_eq!(
        table.room.phase(),
        Phase::Lobby,
        "who was away is asked again"
    );
    table.does(ben, Command::Ready(true));
    table.wait(2999);
    assert!(table.room.board().is_none());
    table.wait(1);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn an_owner_without_a_seat_starts_a_table_of_bots() {
    let mut table = Table::open("fuse", &["players 2"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, bot(SECOND, "random"));
    assert_eq!(table.room.phase(), Phase::Lobby);
    let refusal = table.refused(ben, Command::Ready(true));
    assert_eq!(refusal, Refusal::NotSeated);
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn who_stands_up_is_not_ready_any_more() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, Command::Ready(true));
    table.does(anna, Command::Stand(FIRST));
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, bot(SECOND, "greedy"));
    assert_eq!(
        table.room.phase(),
        Phase::Lobby,
        "nobody asked for the bots to begin"
    );
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, Command::Sit(SECOND));
    table.does(anna, Command::Ready(true));
    table.does(anna, Command::Stand(SECOND));
    assert!(table.room.members()[0].ready, "there is still a seat");
}

#[test]
fn during_a_game_nobody_changes_the_game() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], ["Anna", "Ben"]);
    for command in [setup("planter", &[]), Command::Ready(true)] {
        assert_eq!(table.refused(anna, command), Refusal::NotInTheLobby);
    }
    assert_eq!(
        table.refused(anna, Command::Rematch(true)),
        Refusal::NotOver
    );
    table.does(anna, set("pace", "100"));
}

#[test]
fn who_is_sent_away_stays_away_and_the_seat_is_free() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], ["Anna", "Ben"]);
    assert_eq!(
        table.refused(ben, Command::Kick(anna)),
        Refusal::NotTheOwner
    );
    assert_eq!(
        table.refused(anna, Command::Kick(anna)),
        Refusal::OwnerStays
    );
    let refusal = table.refused(anna, Command::Kick(MemberId(9)));
    assert_eq!(refusal, Refusal::NoSuchMember);
    table.does(anna, Command::Kick(ben));
    assert_eq!(*table.occupant(SECOND), NOBODY);
    assert_eq!(
        table.refused(ben, Command::Sit(SECOND)),
        Refusal::NoSuchMember
    );
    assert_eq!(table.try_join("Benno", "Ben"), Err(Refusal::SentAway));
    assert!(table.room.is_banned("Ben") && table.replayed().is_banned("Ben"));
    assert_eq!(table.room.come(ben, table.now), None);
    assert_eq!(table.room.go(ben, table.now), None);
}

#[test]
fn when_the_owner_leaves_the_room_belongs_to_who_sits_longest() {
    let mut table = Table::open("fuse", &["players 4"]);
    let [anna, ben, carl, dora] = ["Anna", "Ben", "Carl", "Dora"].map(|n| table.join(n));
    table.does(dora, Command::Sit(FIRST));
    table.does(carl, Command::Sit(SECOND));
    table.go(carl);
    table.does(anna, Command::Leave);
    assert_eq!(
        table.room.owner(),
        Some(dora),
        "Ben only watches, Carl is away"
    );
    table.does(dora, Command::Leave);
    assert_eq!(table.room.owner(), Some(ben));
    table.does(ben, Command::Leave);
    assert_eq!(table.room.owner(), None, "nobody is here");
    table.come(carl);
    assert_eq!(table.room.owner(), Some(carl));
    table.does(carl, Command::Leave);
    assert!(table.room.members().is_empty());
    let emil = table.join("Emil");
    assert_eq!(table.room.owner(), Some(emil));
}

#[test]
fn an_owner_who_is_gone_for_long_is_the_owner_no_more() {
    let mut table = Table::open("fuse", &["players 4"]);
    let [anna, _, carl] = ["Anna", "Ben", "Carl"].map(|n| table.join(n));
    table.does(carl, Command::Sit(FIRST));
    table.go(anna);
    table.wait(29_999);
    assert_eq!(table.room.owner(), Some(anna));
    table.come(anna);
    table.wait(60_000);
    assert_eq!(table.room.owner(), Some(anna));
    table.go(anna);
    table.wait(30_000);
    assert_eq!(table.room.owner(), Some(carl));
    assert_eq!(table.last_facts(), [Fact::Owner(carl)]);
    table.come(anna);
    assert_eq!(table.room.owner(), Some(carl), "it does not go back");
}

#[test]
fn an_owner_who_is_gone_keeps_an_empty_room_until_somebody_comes() {
    let mut table = Table::open("fuse", &["players 4"]);
    let anna = table.join("Anna");
    table.go(anna);
    assert_eq!(table.due_in(), None, "there is nobody to wait for");
    table.wait(3_600_000);
    assert_eq!(table.room.owner(), Some(anna));
    let ben = table.join("Ben");
    table.wait(0);
    assert_eq!(table.room.owner(), Some(ben));
}

#[test]
fn a_screen_does_not_get_the_room_of_an_owner_who_is_gone() {
    let mut table = Table::open("fuse", &["players 4"]);
    let screen = table.join_as_screen("TV");
    let anna = table.join("Anna");
    table.go(anna);
    assert_eq!(table.due_in(), None, "a screen is nobody to wait for");
    table.wait(3_600_000);
    assert_eq!(table.room.owner(), Some(anna));
    let ben = table.join("Ben");
    table.wait(0);
    assert_eq!(table.room.owner(), Some(ben));
    assert_eq!(table.refused(screen, Command::Sit(FIRST)), Refusal::Screen);
}

#[test]
fn a_person_who_comes_back_as_a_screen_becomes_one() {
    let mut table = Table::open("fuse", &["players 2"]);
    let [anna, ben] = ["Anna", "Ben"].map(|n| table.join(n));
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, Command::Ready(true));
    table.go(anna);
    table.come_as_screen(anna);
    assert_eq!(table.room.seats()[0], Occupant::Nobody);
    assert_eq!(table.room.owner(), Some(ben));
    assert_eq!(table.refused(anna, Command::Sit(FIRST)), Refusal::Screen);
    assert_eq!(table.room.come_as_screen(anna, table.now), None);
    // A new connection of a person who is here makes a screen of them, too.
    table.does(ben, Command::Sit(FIRST));
    table.does(ben, Command::Ready(true));
    table.come_as_screen(ben);
    assert_eq!(table.room.owner(), None, "only screens are left");
    assert_eq!(table.room.seats()[0], Occupant::Nobody);
    assert!(table.room.members().iter().all(|m| m.screen && !m.ready));
    table.go(ben);
    table.come(ben);
    assert_eq!(table.room.owner(), None, "it stays one");
    assert_eq!(table.replayed().owner(), None);
}

#[test]
fn coming_and_going_twice_is_nothing_new() {
    let mut table = Table::open("fuse", &[]);
    let anna = table.join("Anna");
    assert_eq!(table.room.come(anna, table.now), None);
    table.go(anna);
    assert_eq!(table.room.go(anna, table.now), None);
    assert_eq!(table.last_facts(), [Fact::Gone(anna, table.now)]);
    assert_eq!(table.room.go(MemberId(7), table.now), None);
}

#[test]
fn who_joins_a_running_game_watches() {
    let (mut table, _) = Table::playing("planter", &["players 2"], ["Anna", "Ben"]);
    let carl = table.join("Carl");
    assert_eq!(table.refused(carl, Command::Sit(FIRST)), Refusal::SeatTaken);
    assert_eq!(
        table.refused(carl, act(FIRST, "bomb")),
        Refusal::NotYourSeat
    );
    assert_eq!(table.refused(carl, Command::Vote(true)), Refusal::NotSeated);
}

#[test]
fn a_locked_room_lets_nobody_new_in() {
    let mut table = Table::open("fuse", &["players 2"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    let refusal = table.refused(ben, set("lock", "yes"));
    assert_eq!(refusal, Refusal::NotTheOwner);
    table.does(anna, set("lock", "yes"));
    assert_eq!(table.try_join("Carl", "Carl"), Err(Refusal::Locked));
    table.go(ben);
    table.come(ben);
    table.does(anna, set("lock", "no"));
    table.join("Carl");
}

#[test]
fn a_lock_that_everybody_has_left_behind_keeps_nobody_out() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, set("lock", "yes"));
    table.does(anna, Command::Leave);
    let ben = table.join("Ben");
    assert_eq!(table.room.owner(), Some(ben));
}

#[test]
fn a_lock_that_only_a_screen_has_kept_keeps_nobody_out() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.join_as_screen("TV");
    table.does(anna, set("lock", "yes"));
    assert_eq!(table.try_join("Ben", "Ben"), Err(Refusal::Locked));
    table.does(anna, Command::Leave);
    let ben = table.join("Ben");
    assert_eq!(table.room.owner(), Some(ben));
}

#[test]
fn signals_are_heard_unless_they_are_too_many_or_nonsense() {
    let mut table = Table::open("fuse", &[]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    let number = table.room.number();
    let good = [
        Signal::Claim("R4".to_owned()),
        Signal::Phrase(15),
        Signal::Ping("unexpected-hindrance".to_owned()),
        Signal::Call(Call::Need, Some("R".to_owned())),
        Signal::Call(Call::Take, Some("R4".to_owned())),
        Signal::Call(Call::Pass, None),
    ];
    let wrong = [
        Signal::Call(Call::Need, None),
        Signal::Call(Call::Take, Some("R 4".to_owned())),
        Signal::Call(Call::Thanks, Some("R4".to_owned())),
        Signal::Phrase(16),
        Signal::Claim(String::new()),
        Signal::Claim("R4 B2".to_owned()),
        Signal::Ping("<b>".to_owned()),
        Signal::Ping("x".repeat(25)),
    ];
    let now = table.now;
    for signal in wrong {
        let sent = table.room.signal(anna, &signal, now);
        assert_eq!(sent, Err(Refusal::NoSuchSignal), "{signal:?}");
    }
    for signal in &good {
        assert_eq!(table.room.signal(anna, signal, now), Ok(()));
    }
    let mut again = |member, after| table.room.signal(member, &good[0], now.plus(after));
    assert_eq!(again(anna, 2999), Err(Refusal::TooManySignals));
    assert_eq!(again(ben, 2999), Ok(()), "others have their own measure");
    assert_eq!(again(anna, 3000), Ok(()));
    assert_eq!(again(MemberId(9), 3000), Err(Refusal::NoSuchMember));
    assert_eq!(table.room.number(), number, "nobody writes them down");
}
