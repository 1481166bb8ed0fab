//! What is said in a game, and what no more.

use klaxon_voice::moments::{fuse, table};
use klaxon_voice::{CAPTION, Mark, Moment, Pace, Said, Script, Temper};
use klaxon_words::Language;

fn say(script: &mut Script, moment: &Moment, now: u64) -> Option<Said> {
    script.say(moment, Language::English, Temper::Professional, now)
}

fn caption(script: &mut Script, moment: &Moment, now: u64) -> Option<String> {
    say(script, moment, now).map(|said| said.caption)
}

#[test]
fn a_line_is_said_once_in_a_game() {
    let mut script = Script::new();
    script.begin(3);
    assert!(say(&mut script, &fuse::fuse_card(), 0).is_some());
    assert_eq!(say(&mut script, &fuse::fuse_card(), 60_000), None);
    script.begin(3);
    assert!(say(&mut script, &fuse::fuse_card(), 61_000).is_some());
}

#[test]
fn minutes_are_told_again_and_again() {
    let mut script = Script::new();
    let nine = Mark::Minutes(9).moment(600_000);
    let eight = Mark::Minutes(8).moment(600_000);
    assert_eq!(caption(&mut script, &nine, 0).unwrap(), "Nine minutes.");
    assert_eq!(caption(&mut script, &eight, 1).unwrap(), "Eight minutes.");
}

#[test]
fn one_person_is_not_called_everybody() {
    let mut script = Script::new();
    script.begin(1);
    let said = caption(&mut script, &fuse::fuse_card(), 0);
    assert_eq!(said.unwrap(), "Fuse. Return a die.");
}

#[test]
fn an_aside_waits_until_the_caption_is_gone_and_is_not_lost() {
    let mut script = Script::new();
    say(&mut script, &fuse::fuse_card(), 1000);
    assert_eq!(
        say(&mut script, &table::refused(), 1000 + CAPTION - 1),
        None
    );
    assert!(say(&mut script, &table::refused(), 1000 + CAPTION).is_some());
}

#[test]
fn the_last_ten_seconds_are_not_spoken_but_written() {
    let mut script = Script::new();
    script.pass(Pace::Game, 600_000, 10_001);
    let spoken = |script: &mut Script, moment: &Moment| say(script, moment, 0).unwrap().spoken;
    assert!(spoken(&mut script, &fuse::last_bomb()).is_some());
    let passed = script.pass(Pace::Game, 600_000, 10_000);
    let ten = passed.mark.unwrap().moment(600_000);
    let said = say(&mut script, &ten, 0).unwrap();
    assert_eq!((said.caption.as_str(), said.spoken), ("Ten.", None));
    assert_eq!(spoken(&mut script, &fuse::tower_fell()), None);
    assert!(spoken(&mut script, &fuse::lost_by_clock()).is_some());
}

#[test]
fn plans_have_no_tones_and_so_their_end_is_spoken() {
    let mut script = Script::new();
    script.pass(Pace::Planning, 60_000, 60_000);
    let ten = script.pass(Pace::Planning, 60_000, 10_000).mark.unwrap();
    let said = say(&mut script, &ten.moment(60_000), 0).unwrap();
    assert_eq!(said.spoken.as_deref(), Some("Ten."));
}

#[test]
fn a_counted_second_takes_no_caption_away() {
    let mut script = Script::new();
    let count = |seconds| Mark::Count(seconds).moment(600_000);
    say(&mut script, &Mark::Ten.moment(600_000), 0);
    assert_eq!(say(&mut script, &count(9), 1000), None);
    assert_eq!(caption(&mut script, &count(6), 4000).unwrap(), "Six.");
}

#[test]
fn another_clock_is_watched_anew() {
    let mut script = Script::new();
    script.pass(Pace::Minute, 60_000, 60_000);
    assert_eq!(
        script.pass(Pace::Minute, 60_000, 29_900).mark,
        Some(Mark::Thirty)
    );
    script.pass(Pace::Planning, 90_000, 90_000);
    script.pass(Pace::Minute, 60_000, 60_000);
    assert_eq!(
        script.pass(Pace::Minute, 60_000, 29_900).mark,
        Some(Mark::Thirty)
    );
    script.wind_up();
    script.pass(Pace::Minute, 60_000, 60_000);
    assert_eq!(
        script.pass(Pace::Minute, 60_000, 29_900).mark,
        Some(Mark::Thirty)
    );
}

#[test]
fn twelve_still_seconds_are_noticed() {
    let mut script = Script::new();
    assert_eq!(script.still(5_000), None);
    script.moved(10_000);
    assert_eq!(script.still(21_999), None);
    assert_eq!(script.still(22_000), Some(table::still()));
    assert_eq!(script.still(22_100), None);
}
