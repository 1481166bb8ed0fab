//! One line at a time, and none too late.

use klaxon_voice::{Mouth, Rank, Turn};

fn say(mouth: &mut Mouth, text: &str, rank: Rank, now: u64) -> Turn {
    mouth.say(text.to_owned(), rank, now)
}

fn speaking() -> Mouth {
    let mut mouth = Mouth::new();
    let turn = say(&mut mouth, "Two minutes.", Rank::Notice, 0);
    assert_eq!(turn, Turn::Speak("Two minutes.".to_owned(), 700));
    assert!(mouth.speaks());
    mouth
}

#[test]
fn a_line_that_waits_is_spoken_in_time_or_not_at_all() {
    let mut mouth = speaking();
    assert_eq!(say(&mut mouth, "Fuse.", Rank::Notice, 1000), Turn::Wait);
    assert_eq!(mouth.ended(1699), Turn::Speak("Fuse.".to_owned(), 1700));
    assert_eq!(say(&mut mouth, "Spark.", Rank::Notice, 2000), Turn::Wait);
    assert_eq!(mouth.ended(2700), Turn::Wait);
    assert!(!mouth.speaks());
}

#[test]
fn a_newer_line_replaces_one_that_waits() {
    let mut mouth = speaking();
    say(&mut mouth, "Fuse.", Rank::Notice, 100);
    say(&mut mouth, "Spark.", Rank::Notice, 200);
    assert_eq!(mouth.ended(300), Turn::Speak("Spark.".to_owned(), 900));
    assert_eq!(mouth.ended(400), Turn::Wait);
}

#[test]
fn an_aside_does_not_replace_a_notice() {
    let mut mouth = speaking();
    say(&mut mouth, "Fuse.", Rank::Notice, 100);
    say(&mut mouth, "Careful.", Rank::Aside, 200);
    assert_eq!(mouth.ended(300), Turn::Speak("Fuse.".to_owned(), 800));
}

#[test]
fn the_end_interrupts() {
    let mut mouth = speaking();
    say(&mut mouth, "Fuse.", Rank::Notice, 100);
    let turn = say(&mut mouth, "Containment has failed.", Rank::End, 200);
    assert_eq!(
        turn,
        Turn::Interrupt("Containment has failed.".to_owned(), 900)
    );
    assert_eq!(mouth.ended(300), Turn::Wait);
}

#[test]
fn a_shut_mouth_forgets_what_waits() {
    let mut mouth = speaking();
    say(&mut mouth, "Fuse.", Rank::Notice, 100);
    mouth.shut();
    assert_eq!(mouth, Mouth::new());
}
