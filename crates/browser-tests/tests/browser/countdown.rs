//! Countdown and what it is combined with: roles, sparks, more players.

use std::time::{Duration, Instant};

use futures_util::future::join_all;

use crate::GAME;
use crate::everyone::{axe, look};
use crate::fits::{MISFITS, SMALL};
use crate::person::Person;
use crate::play::{DICE, LIT, next_step};
use crate::support::{Chromium, Screen, Server};

/// A table: the game, its options, and how many of the players are people. Bots have the other seats.
struct Set {
    game: &'static str,
    players: u8,
    options: &'static [&'static str],
    people: u8,
}

/// People with phones, and one with a desktop, play a whole game; what did not fit on a phone.
async fn plays(set: Set) -> Vec<String> {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let players = format!("players {}", set.players);
    let options: Vec<&str> = [players.as_str()]
        .into_iter()
        .chain(set.options.iter().copied())
        .collect();
    let room = server.room(set.game, &options).await;
    let mut people = Vec::new();
    for (seat, name) in (1..=set.people).zip(["Anna", "Ben", "Cem", "Dora"]) {
        let screen = match seat {
            2 => Screen::Desktop,
            _ => Screen::Phone,
        };
        let person = chromium.person(screen).await;
        person.go_to(&room).await;
        person.comes_in(name).await;
        person
            .sees(&format!(".seats li.mine:nth-child({seat})"))
            .await;
        people.push(person);
    }
    for seat in set.people + 1..=set.players {
        people[0].adds_a_bot(seat).await;
    }
    if set.people < set.players {
        people[0].chooses("pace", "700").await;
    }
    for person in &people {
        person.touch("#ready").await;
    }
    let games = people.iter().zip(1..).map(|(person, seat)| async move {
        let mut misfits: Vec<String> = Vec::new();
        let mut pictured = false;
        let step = async |steps: u32| {
            // A picture of a moment in which there is something to see.
            if !pictured && steps > 30 && person.has(LIT).await {
                person
                    .screenshot(&format!("table-{}-{seat}", set.game))
                    .await;
                pictured = true;
            }
            if seat == 1 && steps.is_multiple_of(5) {
                misfits.extend(lasting_misfits(person).await);
            }
        };
        person.plays_to_the_end(seat, step).await;
        person.is_content();
        (person.text("#total").await, misfits)
    });
    let ends = join_all(games).await;
    let (totals, misfits): (Vec<String>, Vec<Vec<String>>) = ends.into_iter().unzip();
    assert!(
        !totals[0].is_empty() && totals.iter().all(|total| *total == totals[0]),
        "{}: {totals:?}",
        set.game
    );
    let mut misfits = misfits.concat();
    misfits.sort();
    misfits.dedup();
    misfits
}

/// What does not fit on the screen, and still does not a moment later: what flies or tumbles is no fault.
async fn lasting_misfits(person: &Person) -> Vec<String> {
    let mut misfits = Vec::new();
    for what in [MISFITS, SMALL] {
        let first: Vec<String> = person.ask(what).await;
        if first.is_empty() {
            continue;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let second: Vec<String> = person.ask(what).await;
        misfits.extend(first.into_iter().filter(|one| second.contains(one)));
    }
    misfits
}

/// C-10, C-20 to C-32
#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_countdown_together() {
    let misfits = plays(Set {
        game: "countdown",
        players: 4,
        options: &["clock 0:50"],
        people: 2,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn countdown_alone() {
    let misfits = plays(Set {
        game: "countdown",
        players: 1,
        options: &["clock 2:00"],
        people: 1,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn countdown_for_two() {
    let misfits = plays(Set {
        game: "countdown",
        players: 2,
        options: &["clock 2:00", "difficulty expert"],
        people: 2,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn countdown_for_four() {
    let misfits = plays(Set {
        game: "countdown",
        players: 4,
        options: &["clock 3:00", "difficulty expert", "fuse-cards 10"],
        people: 4,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn fuse_with_roles_and_sparks_for_three() {
    let misfits = plays(Set {
        game: "fuse+roles+sparks",
        players: 3,
        options: &["clock 2:00"],
        people: 3,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn both_sets_for_five() {
    let misfits = plays(Set {
        game: "integrated",
        players: 5,
        options: &["clock 2:00", "difficulty expert"],
        people: 3,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

/// C-62
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn both_sets_for_nine() {
    let misfits = plays(Set {
        game: "epic",
        players: 9,
        options: &["clock 2:00", "difficulty expert"],
        people: 2,
    })
    .await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

/// Somebody alone with this role, in a game of Countdown.
async fn leads(chromium: &Chromium, server: &Server, role: &str) -> Person {
    let role = format!("roles {role}");
    let room = server.room("countdown", &["players 1", &role]).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&room).await;
    anna.comes_in("Anna").await;
    anna.begins().await;
    anna
}

/// Rolls, and takes up the first die.
async fn holds_a_die(anna: &Person) {
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.touch(".lying .dbtn:nth-child(1)").await;
    anna.sees(".pow").await;
}

/// The dice that lie there.
async fn lying(anna: &Person) -> Vec<String> {
    anna.ask("[...document.querySelectorAll('.lying .dbtn:not(.dent)')].map(die=>die.dataset.die)")
        .await
}

/// C-33
#[tokio::test(flavor = "multi_thread")]
async fn a_cutter_names_a_colour_before_rolling() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let anna = leads(&chromium, &server, "cutter").await;
    anna.sees(".pow").await;
    assert_eq!(
        anna.text(".roleline .leads").await.matches("wild").count(),
        1
    );
    let mut found = Vec::new();
    for theme in ["dark", "light", "contrast"] {
        let put_on = format!("document.documentElement.dataset.theme='{theme}'");
        assert_eq!(anna.ask::<String>(&put_on).await, theme);
        look(&anna, &axe(), &format!("{theme} role"), &mut found).await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.touch(".pow").await;
    anna.gone(".pow").await;
    assert!(anna.text(".roleline .leads").await.contains("is wild"));
    anna.is_content();
}

/// C-36
#[tokio::test(flavor = "multi_thread")]
async fn technicians_change_a_die_that_they_hold() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let anna = leads(&chromium, &server, "technologist").await;
    holds_a_die(&anna).await;
    anna.touch(".pow").await;
    // The new colour is a ring around the die.
    anna.sees(".lying .dr").await;
    anna.is_content();
    let anna = leads(&chromium, &server, "equipment-technician").await;
    holds_a_die(&anna).await;
    let before = lying(&anna).await;
    anna.touch(".pow").await;
    anna.until(async || lying(&anna).await[0] != before[0])
        .await;
    assert_eq!(lying(&anna).await[1..], before[1..]);
    anna.is_content();
}

/// C-35, C-37
#[tokio::test(flavor = "multi_thread")]
async fn dice_are_turned_over_or_go_back_to_the_bag() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let anna = leads(&chromium, &server, "disposal-expert").await;
    holds_a_die(&anna).await;
    let before = lying(&anna).await;
    anna.touch(".pow").await;
    anna.until(async || lying(&anna).await[0] != before[0])
        .await;
    anna.is_content();
    let anna = leads(&chromium, &server, "logistics-specialist").await;
    holds_a_die(&anna).await;
    let before = lying(&anna).await.len();
    // Alone three dice are rolled (C-20), by this role one more.
    assert_eq!(before, 4);
    anna.touch(".pow").await;
    anna.until(async || lying(&anna).await.len() == before - 1)
        .await;
    anna.is_content();
}

/// C-38
#[tokio::test(flavor = "multi_thread")]
async fn an_instructor_picks_dice_and_rolls_them_again() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let anna = leads(&chromium, &server, "explosives-instructor").await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.touch("#roll-again").await;
    anna.touch(".lying .dbtn:nth-child(1)").await;
    anna.touch(".lying .dbtn:nth-child(2)").await;
    anna.sees("#again-these:enabled").await;
    anna.touch("#again-these").await;
    // It can be done twice more.
    anna.until(async || anna.text("#roll-again").await.contains('2'))
        .await;
    assert_eq!(lying(&anna).await.len(), 3);
    anna.is_content();
}

/// Does the next thing by keyboard; true when the game is over.
async fn plays_by_key(anna: &Person) -> bool {
    let (what, selector): (String, String) = anna.ask(&next_step(1)).await;
    let place = selector
        .strip_prefix(".lying .dbtn:nth-child(")
        .and_then(|rest| rest.strip_suffix(')'));
    match (what.as_str(), place) {
        ("end", _) => return true,
        ("wait", _) => {}
        (_, Some(place)) => anna.presses(place).await,
        // The first lit space, and the first bomb to choose.
        _ if selector.starts_with(".hand") || selector == ".choosable" => anna.presses("a").await,
        _ => presses_key(anna, &selector).await,
    }
    tokio::time::sleep(Duration::from_millis(60)).await;
    false
}

/// Goes to a key by Tab and presses it, unless it is gone meanwhile.
async fn presses_key(anna: &Person, selector: &str) {
    for _ in 0..60 {
        let there = format!(
            "[!!document.querySelector({selector:?}),document.activeElement.matches({selector:?})]"
        );
        match anna.ask::<(bool, bool)>(&there).await {
            (false, _) => return,
            (true, true) => return anna.presses("Enter").await,
            (true, false) => anna.presses("Tab").await,
        }
    }
    panic!("Tab never comes to {selector}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn countdown_by_keyboard_in_german() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let options = [
        "players 3",
        "clock 2:00",
        "roles cutter",
        "difficulty expert",
    ];
    let room = server.room("countdown", &options).await;
    let anna = chromium.person(Screen::Desktop).await;
    anna.go_to(&format!("{room}?lang=de")).await;
    anna.comes_in("Änne").await;
    for seat in 2..=3 {
        anna.adds_a_bot(seat).await;
    }
    anna.chooses("pace", "700").await;
    anna.begins().await;
    assert!(anna.text(".roleline .leads").await.contains("Du führst"));
    let began = Instant::now();
    while !plays_by_key(&anna).await {
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
    }
    assert!(!anna.text("#total").await.is_empty());
    anna.is_content();
}

/// A room of this tab: no network is needed.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn countdown_with_bots_without_a_network() {
    let (server, chromium) = (Server::start().await, Chromium::start().await);
    let anna = chromium.person(Screen::Phone).await;
    let address = format!(
        "{}/solo?game=countdown&players=3&clock=1:30",
        server.address
    );
    anna.go_to(&address).await;
    anna.sees("#ready:enabled").await;
    anna.begins().await;
    anna.has_every_part().await;
    anna.offline(true).await;
    anna.plays_to_the_end(1, async |_| {}).await;
    assert!(!anna.text("#total").await.is_empty());
    anna.is_content();
    anna.asked_only(&server.address);
}
